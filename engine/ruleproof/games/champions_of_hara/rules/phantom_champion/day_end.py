"""The end of a Day for the Phantom: the Turn Order cards change hands, and it gains an Advanced Ability."""

from __future__ import annotations

from ruleproof.core import InputError, Table
from ruleproof.games.champions_of_hara.names import Side
from ruleproof.games.champions_of_hara.rules.phantom_champion.setup import HAND_DECK, shuffled_abilities
from ruleproof.games.champions_of_hara.state import Hara


def swap_cards(table: Table[Hara]) -> None:
    """Player and Phantom swap their Turn Order cards."""
    order = table.state.phantom.turn_order
    if not order:
        raise InputError("nobody has a Turn Order card.", todo="State who has which.")
    table.state.phantom.turn_order = {side: order[side.other] for side in order}
    number = table.state.phantom.turn_order[Side.PHANTOM]
    table.trace.applied("phantom.swap", "the Phantom has Turn Order card {number} now", number=number)


def gain_advanced(table: Table[Hara]) -> None:
    """The top card of the Advanced Abilities deck goes on the Phantom's discard pile."""
    phantom = table.state.phantom
    if not phantom.advanced_deck:
        because = "its Advanced Abilities deck is empty"
        table.trace.rejected("phantom.advanced-card", "no card for the Phantom", because=because)
        return
    card, phantom.advanced_deck = phantom.advanced_deck[0], phantom.advanced_deck[1:]
    if table.readings["C5"] == "b":
        phantom.hand_deck = shuffled_abilities(table, HAND_DECK, [*phantom.hand_deck, card])
        table.trace.applied("phantom.advanced-card", "{card} goes into the Hand deck", card=card.name)
    else:
        phantom.discard = [*phantom.discard, card]
        table.trace.applied("phantom.advanced-card", "{card} goes on the discard pile", card=card.name)
