"""A card, wherever it lies."""

from __future__ import annotations

from pydantic import Field

from ruleproof.core import State
from ruleproof.games.night_parade.names import Amount, CardKind, CardName, Element, Icon


class Card(State):
    """A card: its element and its icons from top to bottom. The Champion Card has no element."""

    name: CardName
    element: Element | None
    icons: list[Icon]
    level: int | None = Field(default=None, ge=1, le=3)
    """Starting Yokai and the Champion Card have none."""
    kind: CardKind | None = None
    price: list[Amount] = Field(default_factory=list)
    """What it costs to recruit, where the scenario says so."""
    exiled: bool = False
    """Face down in its Parade."""

    def fits(self, parade: Element | None) -> bool:
        """Whether, as a Shikigami, it may be used with this Parade."""
        return self.element is parade or Icon.CHANGE in self.icons
