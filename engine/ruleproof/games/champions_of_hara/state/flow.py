"""Where the game stands: the step of the Day, who has taken a turn, the phase of the player's turn."""

from __future__ import annotations

from pydantic import Field

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import DayStep, Phase, Side


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
