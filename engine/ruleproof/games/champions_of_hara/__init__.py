"""The rules engine of the solo modes of Champions of Hara."""

from ruleproof.core import Chance, Game, Readings, Table, Trace
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps import vocabulary


def _new_table(trace: Trace, chance: Chance, readings: Readings) -> Table[Hara]:
    return Table(Hara(), trace, chance, readings)


GAME = Game(_new_table, vocabulary)
