"""The zones of a chapter, their events and oracle cards, and the round they are played in."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, NonNegativeInt, model_validator

from ruleproof.core import State
from ruleproof.games.harakiri.names import Adventure, Colour, EventColour, Name, Part, Square

CARDS_OF_A_ZONE = 2
LAST_MALICE = 6


class EventCard(State):
    """An event card in its omamori: events not yet revealed, the next one first, and those revealed."""

    colour: EventColour
    hidden: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()


class Arrival(State):
    """Somebody whom the setup of a zone puts on a square."""

    who: Name
    sign: str
    square: Square
    life: NonNegativeInt = 1
    improved: bool = False
    """A "+" stands beside the name."""
    resistance: NonNegativeInt = 0
    """Resistance tokens of a vulnerable element."""


class OracleCards(State):
    """How many oracle cards a zone adds."""

    green: NonNegativeInt = 0
    red: NonNegativeInt = 0

    @property
    def cards(self) -> tuple[Colour, ...]:
        return (Colour.GREEN,) * self.green + (Colour.RED,) * self.red


class Zone(State):
    """An area of tiles, with its events. What its squares are made of stands in the table's one grid."""

    tiles: dict[str, tuple[Square, ...]] = Field(default_factory=dict)
    start: tuple[Square, ...] = ()
    """Start squares: a zone that lists them is travelled to."""
    cards: tuple[EventCard, ...] = ()
    eventless: bool = False
    """Whether its setup says that it has no events at all."""
    arrivals: tuple[Arrival, ...] = ()
    spawn_points: dict[str, Square] = Field(default_factory=dict)
    """Those that its setup puts on squares."""
    oracle: dict[Adventure | None, OracleCards] = Field(default_factory=dict)
    """The oracle cards that it adds: always, under None, or after a success or a failure."""

    @property
    def squares(self) -> frozenset[Square]:
        return frozenset(square for tile in self.tiles.values() for square in tile)

    @property
    def scripted(self) -> bool:
        return any(card.colour is EventColour.PURPLE for card in self.cards)

    @model_validator(mode="after")
    def _cards_fit(self) -> Self:
        if len(self.cards) > CARDS_OF_A_ZONE:
            raise ValueError(f"{len(self.cards)} event cards are more than {CARDS_OF_A_ZONE}")
        colours = [card.colour for card in self.cards]
        if self.scripted and set(colours) != {EventColour.PURPLE}:
            raise ValueError("a zone of scripted events has purple cards only")
        if not self.scripted and len(set(colours)) < len(colours):
            raise ValueError("a zone of random events has one card of a colour")
        return self


class Oracle(State):
    """The oracle deck, top card first, and the cards revealed, the one in play last."""

    deck: tuple[Colour, ...] = ()
    revealed: tuple[Colour, ...] = ()


class Chapter(State):
    """What the campaign book says about the chapter."""

    zones: dict[str, Zone] = Field(default_factory=dict)
    """Those not revealed yet."""
    adventure: Adventure | None = None
    lasting: frozenset[str] = frozenset()
    """Events that say that they last beyond the round."""
    malice_effects: dict[int, str] = Field(default_factory=dict)


class InForce(State):
    """An event that was resolved, and the creatures it applies to."""

    event: str
    zone: str
    affected: tuple[Name, ...] = ()


class Round(State):
    """Where the round stands, and what its events did."""

    number: NonNegativeInt = 0
    part: Part | None = None
    """The part being played; None before the first round, and when a round has to begin."""
    stated: bool = False
    """Whether it is known where the round stands: the scenario has said so, or its first act took it for granted."""
    resolved: tuple[tuple[str, str], ...] = ()
    """Zone and event, in the order resolved this round."""
    in_force: tuple[InForce, ...] = ()
    malice: Annotated[int, Field(ge=0, le=LAST_MALICE)] = 0
    applied: tuple[str, ...] = ()
    """Effects of malice that the chapter has added."""
