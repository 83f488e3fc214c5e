"""The rules engine of Lighthouse."""

from lighthouse.state import Lighthouse
from lighthouse.steps import vocabulary
from ruleproof.core import Game, Table

GAME = Game(lambda trace, chance, readings: Table(Lighthouse(), trace, chance, readings), vocabulary)
