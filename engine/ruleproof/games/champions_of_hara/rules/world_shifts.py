"""The World Shift deck, which several modes draw from."""

from __future__ import annotations

from ruleproof.core import InputError, Table
from ruleproof.games.champions_of_hara.state import Hara, WorldShift

SHIFT_DECK = "World Shift deck"


def draw_shift(table: Table[Hara]) -> WorldShift:
    """The top card of the World Shift deck; the discards are shuffled into a new deck first if it is empty."""
    state = table.state
    if not state.shift_deck:
        shuffle_shifts(table, state.shift_discard)
        state.shift_discard = []
    if not state.shift_deck:
        raise InputError("the World Shift deck is not stated.", todo="State its cards.")
    card, state.shift_deck = state.shift_deck[0], state.shift_deck[1:]
    state.shift_discard = [*state.shift_discard, card]
    return card


def shuffle_shifts(table: Table[Hara], cards: list[WorldShift]) -> None:
    """These cards become the deck."""
    named = {card.name: card for card in cards}
    table.state.shift_deck = [named[name] for name in table.chance.shuffle(SHIFT_DECK, named)]


def move_tiles(table: Table[Hara], card: WorldShift, rule: str) -> None:
    """The Worlds of the card change places; figures and what else lies on a tile stay on it."""
    for one, other in card.swaps:
        table.state.swap_worlds(one, other)
        table.trace.applied(rule, "{one} and {other} change places", one=one, other=other)
