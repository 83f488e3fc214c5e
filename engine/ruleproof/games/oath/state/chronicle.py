"""The Chronicle: who won and how, which steps are done, and what the steps set apart."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt

from ruleproof.core import State


class Chronicle(State):
    winner: str | None = None
    """None until somebody has won."""
    vision: str | None = None
    """The Vision that won the game; None after any other win."""
    other_way: str | None = None
    """Who has also won in another way than with a Vision."""
    next_goal: str | None = None
    """The goal vowed for the next game."""
    done: NonNegativeInt = Field(default=0, le=8)
    """The last step done."""
    turned: list[str] = Field(default_factory=list)
    """Players whose Citizen boards have just been turned."""
    offers_over: bool = False
    """Whether the winner makes no more offers of Citizenship."""
    edifice: str | None = None
    """The edifice built or repaired."""
    edifice_passed: bool = False
    """Whether the winner has chosen neither to build nor to repair."""
    visions: list[str] = Field(default_factory=list)
    """Set aside in step 5."""
    stack: list[str] = Field(default_factory=list)
    """The discards and the losers' advisers, shuffled together."""
    stack_size: NonNegativeInt = 0
    """How many cards that stack had when it was shuffled."""
    dispossessed: NonNegativeInt = 0
    """How many of them went to the Dispossessed."""
    piles: list[NonNegativeInt] = Field(default_factory=list)
    """The cards in each of the three piles of step 8, their Visions included."""
    scepter_apart: bool = False
    """Whether the Grand Scepter is kept apart for the next game."""
    box: list[str] = Field(default_factory=list)
    """Cards and sites in the World Box, top first."""
