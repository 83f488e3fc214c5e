"""Harakiri, Blades of Honor: the exploration phase."""

from ruleproof.core import Game, Table
from ruleproof.games.harakiri.state import Harakiri
from ruleproof.games.harakiri.steps import vocabulary

GAME = Game(lambda trace, chance, readings: Table(Harakiri(), trace, chance, readings), vocabulary)
