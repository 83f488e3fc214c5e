"""The Prince's turn: how far it has come, what the players have achieved, and what the Mind guide says."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, model_validator

from ruleproof.core import State
from ruleproof.games.oath.names import Colour, Column, Phase, Quadrant, Suit


class Arrow(State):
    """A path on the Mind guide from one space to another."""

    start: str
    end: str
    colour: Colour
    condition: str | None = None
    """What is written on it; None for nothing."""
    priority: bool = False

    @model_validator(mode="after")
    def only_orange_arrows_are_marked(self) -> Arrow:
        if self.priority and self.colour is not Colour.ORANGE:
            raise ValueError("only an orange arrow can be marked Priority")
        return self


class CannotPlayBox(State):
    """What the Cannot Play Card box of one quadrant shows."""

    favor: NonNegativeInt = 0
    shields: NonNegativeInt = 0
    other: str | None = None
    """Anything else, in words."""


class Mind(State):
    """What the Mind guide says besides its spaces. It is only a picture, so the scenario states it."""

    asks: dict[Quadrant, list[Column]] = Field(default_factory=dict)
    """By quadrant: the kinds of suit it asks for, in order."""
    boxes: dict[Quadrant, CannotPlayBox] = Field(default_factory=dict)
    """By quadrant."""
    arrows: list[Arrow] = Field(default_factory=list)
    """From left to right."""
    leads: dict[Suit, Column] = Field(default_factory=dict)
    """The column to which a suit goes from the Unaligned box."""


class PrinceTurn(State):
    phase: Phase | None = None
    """The phase that comes next, or is under way; None while nobody has said how far the turn has come."""
    first: bool = False
    """Whether it is the Prince's first turn of the game."""
    threat_goal: str | None = None
    """The goal behind the Threat that the threat marker shows."""
    successors: dict[str, str] = Field(default_factory=dict)
    """Players who meet the Successor goal, with the goal."""
    fulfilled: set[str] = Field(default_factory=set)
    """Players who have fulfilled the Vision they revealed."""
    peoples_favor: NonNegativeInt = 0
    """Favor on the People's Favor."""
    mind: Mind = Field(default_factory=Mind)
    visions_drawn: list[str] = Field(default_factory=list)
    """Face down; what becomes of them is told by the missing Cleanup."""
    revealed: list[str] = Field(default_factory=list)
    """The cards drawn and revealed this turn, from left to right."""
    lying: list[str] = Field(default_factory=list)
    """Cards drawn in earlier turns and left over; what becomes of them is told by the missing Cleanup."""
    card: str | None = None
    """The card played or discarded this turn."""
    gained: list[str] = Field(default_factory=list)
    """What a Cannot Play Card box gave besides favor and shields."""
    suit: Suit | None = None
    """The suit of the card played or discarded this turn."""
    actions: NonNegativeInt | None = None
    """How many actions the Prince takes this turn; None before the phase."""
    met: set[str] = Field(default_factory=set)
    """Conditions on arrows that are met."""
    impossible: set[str] = Field(default_factory=set)
    """Spaces of the Mind guide whose action cannot be performed now."""
    taken: list[str] = Field(default_factory=list)
    """Spaces whose actions were performed this turn, in order."""
    skipped: list[str] = Field(default_factory=list)
    """Spaces whose actions were skipped this turn, in order."""
    stuck: bool = False
    """Whether the path of the actions has come to an end."""

    @property
    def left_over(self) -> list[str]:
        """The cards of the row that were neither played nor discarded."""
        return [card for card in self.revealed if card != self.card]

    def begin(self) -> None:
        """A new turn: nothing has been drawn, played or done in it yet."""
        self.first = self.first and self.phase in (None, Phase.ASSESS)
        self.phase, self.stuck, self.actions = Phase.ASSESS, False, None
        self.lying = [*self.lying, *self.visions_drawn, *self.left_over]
        self.visions_drawn, self.revealed, self.gained = [], [], []
        self.card, self.suit = None, None
        self.taken, self.skipped = [], []
