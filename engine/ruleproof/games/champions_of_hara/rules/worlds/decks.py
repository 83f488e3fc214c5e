"""Decks of cards, shuffled and drawn from."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import World
from ruleproof.games.champions_of_hara.state import Card, Hara

DUSK_DECK = "Dusk deck"


def pile_of(deck: World | None) -> str:
    """What the chance calls the deck of a World, or the Dusk deck."""
    return DUSK_DECK if deck is None else f"{deck} deck"


def shuffled(table: Table[Hara], pile: str, cards: list[Card]) -> list[Card]:
    """The cards in the order stated for the pile, by their names."""
    left, order = list(cards), []
    for name in table.chance.shuffle(pile, [card.name for card in cards]):
        order.append(next(card for card in left if card.name == name))
        left.remove(order[-1])
    return order


def draw_dusk_card(table: Table[Hara], rule: str) -> Card | None:
    """The top card of the Dusk deck; an empty deck is rebuilt from its discard pile. None where both are empty."""
    state = table.state
    if not state.dusk_deck:
        state.dusk_deck, state.dusk_discard = shuffled(table, DUSK_DECK, state.dusk_discard), []
        table.trace.applied(rule, "Dusk cards shuffled back: {number}", number=len(state.dusk_deck))
    if not state.dusk_deck:
        table.trace.rejected(rule, "no Dusk card arrives", because="the Dusk deck is empty")
        return None
    card, state.dusk_deck = state.dusk_deck[0], state.dusk_deck[1:]
    return card
