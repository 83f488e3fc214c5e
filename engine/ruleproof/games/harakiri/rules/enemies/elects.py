"""Elects: the AI card they draw, and what becomes of it."""

from __future__ import annotations

from ruleproof.core import InputError, Table
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.rules.enemies.deeds import activation_of
from ruleproof.games.harakiri.state import Behaviour, Harakiri

AI_DECK = "AI deck"


def draw(table: Table[Harakiri], elect: Name) -> Behaviour:
    """The top card of an elect's deck, which is made anew from the discards when it is empty."""
    state = table.state
    if not state.ai_decks.get(elect.kind):
        discards = state.ai_discards.get(elect.kind, ())
        if not discards:
            raise InputError(f"{elect} has no AI cards.", todo="State its deck.")
        state.ai_decks[elect.kind] = tuple(table.chance.shuffle(AI_DECK, discards))
        state.ai_discards[elect.kind] = ()
        table.trace.applied(
            "elect.reshuffle", "the discards of {elect} are a new deck: {n}", n=len(discards), elect=elect
        )
    card, *rest = state.ai_decks[elect.kind]
    state.ai_decks[elect.kind] = tuple(rest)
    activation_of(table).card = card
    table.trace.applied("elect.draw", "{elect} draws {card}", elect=elect, card=card)
    board = state.board_of(elect)
    empowered = card in state.ai_in_play.get(elect.kind, ()) and card in board.empowered_cards
    cards = board.empowered_cards if empowered else board.cards
    if empowered:
        text = "another {card} is in play, so its empowered version is read"
        table.trace.applied("enemy-attack.ability", text, card=card)
    if card not in cards:
        raise InputError(f"nobody said what the AI card {card!r} reads.", todo=f"State it for {elect}.")
    return cards[card]


def put_away(table: Table[Harakiri], elect: Name) -> None:
    """The card drawn goes to the discards, unless it stays in play."""
    state, card = table.state, activation_of(table).card
    assert card is not None
    if card in state.board_of(elect).lasting_cards:
        state.ai_in_play[elect.kind] = (*state.ai_in_play.get(elect.kind, ()), card)
        because = "it stays in play"
        table.trace.rejected("elect.discard", "{card} to the discards", because=because, card=card)
    else:
        state.ai_discards[elect.kind] = (*state.ai_discards.get(elect.kind, ()), card)
        table.trace.applied("elect.discard", "{card} goes to the discards", card=card)
