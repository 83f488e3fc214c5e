"""The rules engine of Tsukuyumi: Rise of the Moon Princess."""

from ruleproof.core import Chance, Game, Readings, Table, Trace
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.steps import vocabulary


def _new_table(trace: Trace, chance: Chance, readings: Readings) -> Table[Board]:
    return Table(Board(), trace, chance, readings)


GAME = Game(_new_table, vocabulary)
