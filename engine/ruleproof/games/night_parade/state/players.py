"""What one player has: Parades, tokens, supply, Champion, Throne Cards, hand."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt

from ruleproof.core import State
from ruleproof.games.night_parade.names import PARADES, CardName, Element, PlotIcon, Token
from ruleproof.games.night_parade.state.cards import Card


def _no_tokens() -> dict[Token, NonNegativeInt]:
    return dict.fromkeys(Token, 0)


def _empty_parades() -> dict[Element, list[Card]]:
    return {element: [] for element in PARADES}


class Player(State):
    parades: dict[Element, list[Card]] = Field(default_factory=_empty_parades)
    """Cards from left to right."""
    flipped: set[Element] = Field(default_factory=set)
    """The Parades whose Scroll is flipped."""
    tokens: dict[Token, NonNegativeInt] = Field(default_factory=_no_tokens)
    supply: NonNegativeInt = 0
    """Ordinary Meeples in the personal supply."""
    champion_space: int | None = None
    """Where the Champion stands on the Challenge Board."""
    champion_in_supply: bool = False
    """Whether the Champion, back from the Throne, waits in its owner's area."""
    rescued: list[int] = Field(default_factory=list)
    """Throne Cards kept face up."""
    betrayed: list[int] = Field(default_factory=list)
    """Throne Cards kept face down."""
    hand: list[Card] = Field(default_factory=list)
    """Shikigami."""
    parade_shikigami: dict[Element, list[Card]] = Field(default_factory=_empty_parades)
    """Shikigami of King Enma, at the right ends of his Parades."""
    plot: list[PlotIcon] = Field(default_factory=list)
    """The icons of the Hidden Plot."""
    mystery_bonus: NonNegativeInt = 0
    """Points of the Mystery Bonus tokens collected."""

    def card(self, name: CardName) -> Card:
        return next(card for cards in self.parades.values() for card in cards if card.name == name)
