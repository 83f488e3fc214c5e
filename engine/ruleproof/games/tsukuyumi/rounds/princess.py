"""The Moon Princess action: a card is drawn and carried out, or she is put back into play."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Table
from ruleproof.games.tsukuyumi.moon_princess import follow_card, put_back
from ruleproof.games.tsukuyumi.state import Board

PILE = "Moon Princess cards"


def princess_action(table: Table[Board]) -> Act[None]:
    board = table.state
    if board.moon_princess is None:
        text = "the Moon Princess is not on the board: no card is drawn, she is put back into play"
        table.trace.applied("white.absent", text)
        yield from put_back(table)
        return
    cards = board.cards
    if not cards.princess_deck:
        if not cards.princess_discards:
            raise InputError("the Moon Princess deck is not stated.", todo="Name its cards from the top.")
        cards.princess_deck = table.chance.shuffle(PILE, cards.princess_discards)
        cards.princess_discards = []
        table.trace.applied("white.deck", "the discarded Moon Princess cards form a new deck")
    card, cards.princess_deck = cards.princess_deck[0], cards.princess_deck[1:]
    cards.princess_discards = [*cards.princess_discards, card]
    table.trace.applied("white.princess", "the Moon Princess card is {card}", card=card)
    yield from follow_card(table, card)
