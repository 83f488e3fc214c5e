"""The Spirit Dimension: face-up Yokai, refilled from the deck of their level."""

from __future__ import annotations

from ruleproof.core import InputError, nearest
from ruleproof.games.night_parade.state import Card, CardName, NightTable


def offered(table: NightTable, name: CardName) -> Card:
    """The face-up card of this name."""
    cards = {str(card.name): card for card in table.state.spirit_dimension}
    if str(name) not in cards:
        raise InputError(f"the Spirit Dimension has no card {name}.", todo=nearest(str(name), cards))
    return cards[str(name)]


def take_away(table: NightTable, card: Card) -> None:
    """Take a face-up card; the next of its deck takes its place."""
    place = table.state.spirit_dimension.index(card)
    del table.state.spirit_dimension[place]
    refill(table, place, card.level)


def refill(table: NightTable, place: int, level: int | None) -> Card | None:
    """Reveal the top card of the deck of this level at this place, if there is one."""
    if level is None or not table.state.decks[level]:
        return None
    card = table.state.decks[level].pop(0)
    table.state.spirit_dimension.insert(place, card)
    return card


def put_back(table: NightTable, card: Card) -> None:
    """Put a card at the bottom of the deck of its level."""
    assert card.level is not None
    table.state.decks[card.level].append(card)
