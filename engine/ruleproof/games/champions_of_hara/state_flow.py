"""Where the game stands: the step of the Day, who has taken a turn, the phase of the player's turn."""

from __future__ import annotations

from enum import Enum

from pydantic import Field

from ruleproof.core import State


class Side(Enum):
    """Who takes turns. The Phantom does so in its own mode only."""

    PLAYER = "the player"
    PHANTOM = "the Phantom"

    @property
    def other(self) -> Side:
        return Side.PHANTOM if self is Side.PLAYER else Side.PLAYER


class DayStep(Enum):
    """The steps of a Day, in order; swap, Advanced Ability and the end only against the Phantom."""

    SETUP = "setup"
    DAWN = "start of Dawn"
    DAWN_TURNS = "turns at Dawn"
    DUSK = "start of Dusk"
    DUSK_TURNS = "turns at Dusk"
    SHIFT = "World Shift"
    SWAP = "swap of the Turn Order cards"
    ADVANCED = "Advanced Ability of the Phantom"
    END = "end of the Day"


class Phase(Enum):
    """The phases of a player's turn."""

    ADVENTURE = "Adventure"
    ATTACKS = "Monster Attacks"


class Flow(State):
    """The moment of a game with Dawns and Dusks; the Corrupted Champion counts steps of its own."""

    step: DayStep | None = None
    """None while the scenario has set no moment and nothing has happened."""
    phase: Phase | None = None
    """None while it is not the player's turn."""
    taken: list[Side] = Field(default_factory=list)
    """Who has taken a turn in this round."""
    timed: bool = False
    """Whether the scenario has said which Day and round it is."""
    laid_out: bool = False
    """Whether the setup of the mode has been made."""
