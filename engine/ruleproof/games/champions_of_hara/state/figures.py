"""A Champion on the board, and its gauges."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, NonNegativeInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import Energy, Space, Token

GAUGE = 10
"""The highest value of an Energy gauge."""


Gauge = Annotated[int, Field(ge=0, le=GAUGE)]


class Figure(State):
    """A Champion on the board, with the gauges of its player board."""

    space: Space = Space.DOJO
    health: NonNegativeInt = 0
    spirit: NonNegativeInt = 0
    grit: NonNegativeInt = 0
    movement: NonNegativeInt = 0
    """Movement points left."""
    energy: dict[Energy, Gauge] = Field(default_factory=dict)
    """By colour; a colour that is not named is at 0."""
    items: list[str] = Field(default_factory=list)
    tokens: list[Token] = Field(default_factory=list)
    """In the Inventory, in the order in which they came."""
    ultimate: bool = False
    """Whether the Ultimate is in hand."""
    defeated: bool = False

    def set_energy(self, colour: Energy, value: int) -> None:
        self.energy = {**self.energy, colour: value}
