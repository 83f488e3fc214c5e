"""A game while it is being set up."""

from __future__ import annotations

from pydantic import Field

from ruleproof.core import State
from ruleproof.games.night_parade.names import Clan
from ruleproof.games.night_parade.state.cards import Card


class Seat(State):
    """A player while the game is being set up."""

    name: str
    clan: Clan | None = None
    plots: list[str] = Field(default_factory=list)
    """Hidden Plots in hand."""
    seen: list[str] = Field(default_factory=list)
    """Hidden Plots the player has looked at."""


class Setup(State):
    """A game that is being set up."""

    seats: list[Seat]
    """Clockwise."""
    first_game: bool = False
    """Whether it is the group's first game with Cursed Throne."""
    plots: list[str] = Field(default_factory=list)
    """Hidden Plots, shuffled, from the top."""
    box: list[str] = Field(default_factory=list)
    """Hidden Plots not in use."""
    new_yokai: list[Card] = Field(default_factory=list)
    """Yokai of the expansion that have not joined the decks."""
