"""The effects of the Turn Order cards in the Corrupted Champion."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.corrupted_harm import figure
from ruleproof.games.champions_of_hara.corrupted_setup import SHIFT_DECK
from ruleproof.games.champions_of_hara.state import Hara, WorldShift
from ruleproof.games.champions_of_hara.words import Champion

EAGER, WELL_RESTED, MEDITATION, PROPHETIC_DREAM = 1, 2, 3, 4


def apply_card(table: Table[Hara], champion: Champion, card: int) -> None:
    """A Champion never declines its card."""
    always = "{champion} uses Turn Order card {card}"
    if card == PROPHETIC_DREAM and not (table.state.shift_deck or table.state.shift_discard):
        because = "there is no World Shift card to draw"
        table.trace.rejected("turn-card.always", always, because=because, champion=champion, card=card)
        return
    table.trace.applied("turn-card.always", always, champion=champion, card=card)
    if card == EAGER:
        table.trace.applied("turn-card.eager", "no bonus for {champion}", champion=champion)
    elif card == WELL_RESTED:
        one = figure(table, champion)
        one.health, one.spirit = one.health + 1, one.spirit + 1
        table.trace.applied("turn-card.well-rested", "{champion} gains 1 Health and 1 Spirit", champion=champion)
    elif card == MEDITATION:
        table.state.corrupted.hands[champion].meditation = True
        text = "the next single-target Attack of {champion} deals 1 more damage"
        table.trace.applied("turn-card.meditation", text, champion=champion)
    else:
        move_tiles(table, draw_shift(table))


def draw_shift(table: Table[Hara]) -> WorldShift:
    """The top card of the World Shift deck; the discards are shuffled into a new deck first if it is empty."""
    state = table.state
    if not state.shift_deck:
        named = {card.name: card for card in state.shift_discard}
        state.shift_deck = [named[name] for name in table.chance.shuffle(SHIFT_DECK, list(named))]
        state.shift_discard = []
    card, state.shift_deck = state.shift_deck[0], state.shift_deck[1:]
    state.shift_discard = [*state.shift_discard, card]
    return card


def move_tiles(table: Table[Hara], card: WorldShift) -> None:
    """Only the movement of tiles. Figures and Dreamstones stay on their tile."""
    rule = "turn-card.prophetic-dream"
    table.trace.applied(rule, "only the tile movement of {card} is resolved", card=card.name)
    for one, other in card.swaps:
        table.state.swap_worlds(one, other)
        table.trace.applied(rule, "{one} and {other} change places", one=one, other=other)
