"""The dice with numbers, by the names under which a scenario states what they show."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.state import Harakiri

TEST_DIE = "test die"
KI_DIE = "ki die"
FACES = range(1, 7)


def roll_test_die(table: Table[Harakiri], name: str = TEST_DIE) -> int:
    """One roll; `name` tells rolls apart that a scenario states on their own."""
    return table.chance.roll(name, FACES)


def roll_ki_dice(table: Table[Harakiri], number: int) -> tuple[int, ...]:
    return tuple(table.chance.roll(KI_DIE, FACES) for _ in range(number))
