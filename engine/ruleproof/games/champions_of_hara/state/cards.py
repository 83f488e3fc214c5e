"""Cards and tokens, in decks and on the board."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import CardKind, Energy, Keyword, Space, Token, World


class Card(State):
    """A Monster, Event or Rift. What it shows is on the card only, so the scenario states it."""

    name: str
    kind: CardKind
    health: PositiveInt = 1
    attack: NonNegativeInt = 0
    range: NonNegativeInt = 0
    boss: bool = False
    keywords: set[Keyword] = Field(default_factory=set)
    reward: list[Energy] = Field(default_factory=list)
    """From top to bottom."""
    success: list[Energy] = Field(default_factory=list)
    """What the success of a Rift's Challenge gives."""
    deck: World | None = None
    """The World whose deck it belongs to; None for the Dusk deck."""


class CardInPlay(State):
    card: Card
    space: Space
    damage: NonNegativeInt = 0
    """What a Monster has taken so far."""
    doubled: bool = False
    """Whether its Health has been doubled in this turn."""
    extra: NonNegativeInt = 0
    """What the doubling has added, until the end of the turn."""


class TokenInPlay(State):
    token: Token
    space: Space
    face_up: bool = True


class WorldShift(State):
    """A World Shift card: the scenario states which Worlds it makes change places, one pair after the other."""

    name: str
    swaps: list[tuple[World, World]] = Field(default_factory=list)
    energy: list[Energy] = Field(default_factory=list)
    """What every player gains."""
