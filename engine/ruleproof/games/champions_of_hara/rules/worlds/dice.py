"""The dice, and the random space they give."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import NUMBERS, Space, World, space_of
from ruleproof.games.champions_of_hara.state import Hara

WORLD_DIE = "World die"


D6 = "D6"


def roll_world(table: Table[Hara]) -> World:
    return table.chance.roll(WORLD_DIE, list(World))


def roll_d6(table: Table[Hara]) -> int:
    return table.chance.roll(D6, NUMBERS)


def roll_space(table: Table[Hara]) -> Space:
    """A random space: the World die for the World, the D6 for the space."""
    space = space_of(roll_world(table), roll_d6(table))
    table.trace.applied("board.random-space", "the dice give {space}", space=space)
    return space
