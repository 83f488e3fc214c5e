"""The zones in play, what lies in them, and the oracle deck."""

from __future__ import annotations

from enum import Enum
from typing import Self

from pydantic import Field, NonNegativeInt, model_validator

from ruleproof.core import State
from ruleproof.games.harakiri.boards import Colour
from ruleproof.games.harakiri.names import Name, Square

OMAMORI_OF_A_ZONE = 2


class EventColour(Enum):
    """Of an exploration event card: green and red are random events, purple ones are scripted."""

    GREEN = "green"
    RED = "red"
    PURPLE = "purple"


class Events(State):
    """An event card in its omamori: the events not yet revealed, the next one first."""

    hidden: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()


class Arrival(State):
    """Somebody whom the setup of a zone puts on a square."""

    who: Name
    square: Square
    improved: bool = False
    """A "+" stands beside the name."""


class Zone(State):
    """An area of tiles, with its events. The squares themselves are in the table's one grid."""

    tiles: dict[str, tuple[Square, ...]] = Field(default_factory=dict)
    start: tuple[Square, ...] = ()
    """Start squares: a zone that lists them is travelled to."""
    events: dict[EventColour, Events] = Field(default_factory=dict)
    arrivals: tuple[Arrival, ...] = ()
    green_oracles: NonNegativeInt = 0
    red_oracles: NonNegativeInt = 0
    """The oracle cards that it adds."""

    @property
    def squares(self) -> frozenset[Square]:
        return frozenset(square for tile in self.tiles.values() for square in tile)

    @model_validator(mode="after")
    def _events_fit(self) -> Self:
        if len(self.events) > OMAMORI_OF_A_ZONE:
            raise ValueError(f"{len(self.events)} event cards are more than {OMAMORI_OF_A_ZONE}")
        if EventColour.PURPLE in self.events and len(self.events) > 1:
            raise ValueError("scripted events stand alone in a zone")
        return self


class Oracle(State):
    """The oracle deck, top card first, and the cards revealed, the one in play last."""

    deck: tuple[Colour, ...] = ()
    revealed: tuple[Colour, ...] = ()
