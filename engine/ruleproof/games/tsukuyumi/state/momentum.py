"""The momentum track and the cards that its spaces bring."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import Faction, Legendary


class Track(State):
    """The momentum track is only in pictures, so the scenario states it."""

    last: PositiveInt
    counter: set[PositiveInt] = Field(default_factory=set)
    legendary: set[PositiveInt] = Field(default_factory=set)
    points: dict[PositiveInt, NonNegativeInt] = Field(default_factory=dict)
    """Victory points for the Oni while the marker stands here."""


class CounterCard(State):
    """Its effect is on the card only, so the scenario names the card and says whether it stays."""

    name: str
    permanent: bool = False
    last_round: bool = False


class DrawnCard(State):
    """A card from the momentum track, face down until the phase of the player who drew it is over."""

    faction: Faction
    card: CounterCard | Legendary


class CounterInForce(State):
    """A permanent counter card, face up in front of the player who drew it."""

    faction: Faction
    card: CounterCard
