"""The Chronicle: who won and how, which steps are done, and what the steps set apart."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, model_validator

from ruleproof.core import State
from ruleproof.games.oath.names import Suit


class Chronicle(State):
    winner: str
    vision: str | None = None
    """The Vision that won the game; None after any other win."""
    other_way: bool = False
    """Whether the winner has also won in another way than with the Vision."""
    goals: list[str] = Field(default_factory=list)
    """The goal references in the box. They are cards, so the scenario states them."""
    wheel: list[Suit] = Field(default_factory=list)
    """The suits clockwise. The wheel is only a picture, so the scenario states it."""
    next_goal: str | None = None
    """The goal vowed for the next game."""
    done: NonNegativeInt = Field(default=0, le=8)
    """The last step done."""
    turned: list[str] = Field(default_factory=list)
    """Players whose Citizen boards have just been turned."""
    edifice: str | None = None
    """The edifice built or repaired."""
    visions: list[str] = Field(default_factory=list)
    """Set aside in step 5."""
    stack: list[str] = Field(default_factory=list)
    """The discards and the losers' advisers, shuffled together."""
    scepter_apart: bool = False
    """Whether the Grand Scepter is kept apart for the next game."""
    box: list[str] = Field(default_factory=list)
    """Cards and sites in the World Box, top first."""

    @model_validator(mode="after")
    def only_with_a_vision_in_two_ways(self) -> Chronicle:
        if self.other_way and self.vision is None:
            raise ValueError("a second way to win needs a Vision as the first")
        return self
