"""The map: regions with their slots, and the sites in them."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State


class Site(State):
    """A site card with what lies there."""

    faceup: bool = True
    ruler: str | None = None
    """The player who rules it. How one comes to rule a site is in the base rules, so the scenario states it."""
    capacity: NonNegativeInt | None = None
    """How many cards have room here; None while nobody asks."""
    cards: list[str] = Field(default_factory=list)
    relics: list[str] = Field(default_factory=list)
    """The closest to the site first."""
    relics_needed: NonNegativeInt = 0
    """As printed on the site."""
    warbands: dict[str, PositiveInt] = Field(default_factory=dict)
    """By player."""

    @property
    def has_room(self) -> bool:
        return self.capacity is None or len(self.cards) < self.capacity
