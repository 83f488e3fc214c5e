"""Whose turn it is."""

from __future__ import annotations

from ruleproof.core import State
from ruleproof.games.oath.names import MajorAction


class Turn(State):
    """Whose turn it is, and what has happened in it."""

    player: str
    action: MajorAction | None = None
    """The major action under way."""
    card: str | None = None
    """The card used for a Trade or Muster."""
    travelled: bool = False
    """Whether the player has taken a Travel action this turn."""
