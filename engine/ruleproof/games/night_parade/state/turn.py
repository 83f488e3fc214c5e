"""The turn under way."""

from __future__ import annotations

from pydantic import Field

from ruleproof.core import State
from ruleproof.games.night_parade.names import CardName, Clan, Element, Icon, IslandName, Phase
from ruleproof.games.night_parade.state.cards import Card


class Turn(State):
    """Whose turn it is and how far it has come."""

    clan: Clan
    phase: Phase = Phase.ACTIVATE
    parade: Element | None = None
    waiting: list[CardName] = Field(default_factory=list)
    """Cards of the active Parade not yet activated, from left to right."""
    card: CardName | None = None
    icons: list[Icon] = Field(default_factory=list)
    """Icons still to resolve on the card, or on the space its Champion has entered, from top to bottom."""
    on_space: bool = False
    """Whether those icons are the action of a space."""
    change_due: bool = False
    """Whether the card must Change when its icons are done."""
    kept: list[Icon] = Field(default_factory=list)
    """Icons of a space kept for later, which only one reading of the book allows."""
    started: bool = False
    """Whether an icon of the card has been used or skipped."""
    played: list[Card] = Field(default_factory=list)
    """Shikigami played this turn; the last of them may be the card being resolved."""
    shikigami: bool = False
    """Whether the card being resolved is a Shikigami."""
    by_king: bool = False
    """Whether King Enma is playing it, by his own rules."""
    exiled_from: list[Clan] = Field(default_factory=list)
    """Whose cards were exiled this turn."""
    placed_on: list[IslandName] = Field(default_factory=list)
    moved_onto: list[IslandName] = Field(default_factory=list)
