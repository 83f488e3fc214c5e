"""The effects of the Turn Order cards in the Corrupted Champion."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import Champion
from ruleproof.games.champions_of_hara.rules.against_ophion import figure
from ruleproof.games.champions_of_hara.rules.world_shifts import draw_shift, move_tiles
from ruleproof.games.champions_of_hara.state import Hara

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
        shift = draw_shift(table)
        rule = "turn-card.prophetic-dream"
        table.trace.applied(rule, "only the tile movement of {card} is resolved", card=shift.name)
        move_tiles(table, shift, rule)
