"""The Spirit Dimension: face-up Yokai, refilled from the deck of their level."""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.night_parade.names import CardName
from ruleproof.games.night_parade.state import Card, NightTable


def offered(table: NightTable, name: CardName, rule: str) -> Card:
    """The face-up card of this name, which the rule is about."""
    table.state.require_card(name)
    for card in table.state.spirit_dimension:
        if card.name == name:
            return card
    raise Refusal(rule, "{card} is not in the Spirit Dimension", card=name)


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
