"""The Moon Princess action: a card is drawn and carried out, or she is put back into play."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.moon_princess.back import put_back
from ruleproof.games.tsukuyumi.rules.moon_princess.border import follow_card
from ruleproof.games.tsukuyumi.state import Board

PILE = "Moon Princess cards"


def princess_action(table: Table[Board]) -> Act[None]:
    board = table.state
    if board.moon_princess is None:
        text = "the Moon Princess is not on the board: no card is drawn, she is put back into play"
        table.trace.applied("white.absent", text)
        yield from put_back(table)
        return
    yield from _carry_out(table, _draw(table))


def _draw(table: Table[Board]) -> str:
    """The top card, in case of need from a deck newly made of the discards."""
    cards = table.state.cards
    if not cards.princess_deck:
        if not cards.princess_discards:
            raise InputError("the Moon Princess deck is not stated.", todo="Name its cards from the top.")
        cards.princess_deck = table.chance.shuffle(PILE, cards.princess_discards)
        cards.princess_discards = []
        table.trace.applied("white.deck", "the discarded Moon Princess cards form a new deck")
    card, cards.princess_deck = cards.princess_deck[0], cards.princess_deck[1:]
    return card


def _carry_out(table: Table[Board], card: str) -> Act[None]:
    cards = table.state.cards
    cards.princess_discards = [*cards.princess_discards, card]
    table.trace.applied("white.princess", "the Moon Princess card is {card}", card=card)
    yield from follow_card(table, card)


def princess_card(table: Table[Board], card: str) -> Act[None]:
    """The Moon Princess acts before a player, and this is the card drawn: the top one, where the deck is stated."""
    flow.require_princess_due(table)
    if table.state.moon_princess is None:
        raise Refusal("white.absent", "the Moon Princess is not on the board: no card is drawn")
    if table.state.cards.princess_deck is not None and (top := _draw(table)) != card:
        raise Refusal("white.princess", "the top card of the deck is {top}, not {card}", top=top, card=card)
    yield from _carry_out(table, card)


def princess_comes_back(table: Table[Board]) -> Act[None]:
    """The Moon Princess is due to act and not on the board."""
    flow.require_princess_due(table)
    if table.state.moon_princess is not None:
        raise Refusal("white.absent", "the Moon Princess is on the board")
    yield from put_back(table)
