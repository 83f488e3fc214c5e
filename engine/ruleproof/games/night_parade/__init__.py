"""The engine of Night Parade of a Hundred Yokai with the expansion Cursed Throne."""

from ruleproof.core import Game, Table
from ruleproof.games.night_parade.state import NightParade
from ruleproof.games.night_parade.steps import vocabulary

GAME = Game(lambda trace, chance, readings: Table(NightParade(), trace, chance, readings), vocabulary)
