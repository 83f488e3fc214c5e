"""The rules engine of Oath: its card reference, its Chronicle and the Clockwork Prince."""

from ruleproof.core import Game, Table
from ruleproof.games.oath.rules.shuffles import Shuffles
from ruleproof.games.oath.state import Oath
from ruleproof.games.oath.steps import vocabulary

GAME = Game(lambda trace, chance, readings: Table(Oath(), trace, Shuffles(chance), readings), vocabulary)
