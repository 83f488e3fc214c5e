"""What lies on squares to be interacted with."""

from __future__ import annotations

from enum import Enum

from ruleproof.core import State
from ruleproof.games.harakiri.names import Square


class FixtureKind(Enum):
    """Tokens on a square that are there to interact with."""

    POINT = "interaction point"
    NPC = "non-player character"


class Fixture(State):
    """An interaction point or a non-player character."""

    kind: FixtureKind
    square: Square
    stays: bool = False
    """Whether its section keeps it in play after an interaction."""
