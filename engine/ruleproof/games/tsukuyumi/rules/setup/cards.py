"""Action cards, dealt and drafted, and the decks."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.tsukuyumi.names import Deck, Event, Legendary
from ruleproof.games.tsukuyumi.rules.moments import STATE_SEATS
from ruleproof.games.tsukuyumi.state import Board, CounterCard, Happened

DEALT = 5
DEALT_FEW = 3
FEW = 2
"""Up to so many players there is no draft."""


def drafting(board: Board) -> bool:
    """Whether the players pass action cards on."""
    if not board.seats:
        raise InputError("who plays is not stated.", todo=STATE_SEATS)
    return len(board.seats) > FEW


def deal_action_cards(table: Table[Board]) -> Act[None]:
    """The cards for the first round: each player gets a hand, chooses 1, and passes or discards the others."""
    board = table.state
    number = DEALT if drafting(board) else DEALT_FEW
    rule = "cards.deal" if drafting(board) else "cards.few"
    if board.cards.chosen or board.cards.hands:
        raise Refusal(rule, "the action cards of the first round are dealt already")
    draw_hands(table, number, rule)
    yield from choose_action_cards(table, rule)


def draw_hands(table: Table[Board], number: int, rule: str) -> None:
    cards = table.state.cards
    for old in cards.action_deck:
        if old in cards.base_game:
            raise Refusal("cards.expansion", "{card} is an action card of the base game", card=old)
    if len(cards.action_deck) < number * len(table.state.seats):
        raise InputError(
            f"the action deck has only {len(cards.action_deck)} cards.",
            todo=f"{len(table.state.seats)} players draw {number} each.",
        )
    for faction in table.state.seats:
        cards.hands[faction] = cards.action_deck[:number]
        cards.action_deck = cards.action_deck[number:]
        values = {"faction": faction, "number": number}
        table.trace.applied(rule, "the {faction} get {number} action cards", **values)
    table.trace.applied("cards.expansion", "the action cards of this expansion are used")


def choose_action_cards(table: Table[Board], rule: str) -> Act[None]:
    """Everybody chooses 1 card, then the others are passed to the left, or discarded where there is no draft."""
    board = table.state
    cards = board.cards
    table.trace.applied("round.steps", "everybody chooses an action card")
    for faction in board.seats:
        if not cards.hands.get(faction):
            raise InputError(f"the {faction} have no action cards to choose from.", todo="State their hand.")
        card = yield from choose(faction, "the action card", cards.hands[faction], rule=rule)
        cards.chosen[faction] = card
        left = list(cards.hands[faction])
        left.remove(card)
        cards.hands[faction] = left
    if drafting(board):
        hands = [cards.hands[faction] for faction in board.seats]
        for faction, hand in zip([*board.seats[1:], board.seats[0]], hands, strict=True):
            cards.hands[faction] = hand
        table.trace.applied(rule, "everybody passes the other cards to the left")
    else:
        for faction in board.seats:
            cards.action_discards = [*cards.action_discards, *cards.hands[faction]]
            cards.hands[faction] = []
        table.trace.applied(rule, "the other cards are discarded, not passed")
    board.course.log = [*board.course.log, Happened(event=Event.CARD_CHOSEN)]


def form_decks(table: Table[Board]) -> None:
    """Each deck is made of its own cards and shuffled on its own; the scenario states the order that comes out."""
    board = table.state
    box = board.preparation.box
    if board.cards.turn_deck or board.cards.princess_deck:
        raise Refusal("decks.five", "the decks are formed already")
    for deck in Deck:
        order = table.chance.shuffle(deck.value, [card.name for card in box if card.deck is deck])
        table.trace.applied("decks.five", "the {deck} are a deck of their own: {number}", deck=deck, number=len(order))
        if deck is Deck.MOON_PRINCESS:
            board.cards.princess_deck = order
        elif deck is Deck.ONI_TURN:
            board.cards.turn_deck = order
        elif deck is Deck.COUNTER:
            board.counter_deck = [CounterCard(name=name) for name in order]
        elif deck is Deck.LAST_ROUND_COUNTER:
            board.last_round_counter_deck = [CounterCard(name=name) for name in order]
        else:
            board.legendary_pile = [_legendary(name) for name in order]
            table.trace.applied("pool.legendary", "every legendary Oni has its card in the deck")


def leave_out(table: Table[Board], legendary: Legendary) -> None:
    """Somebody wants to play without a legendary Oni: only where it has no figure."""
    board = table.state
    if legendary not in board.special.without_figure:
        raise Refusal("pool.legendary", "the {legendary} belongs in the deck", legendary=legendary)
    board.legendary_pile = [one for one in board.legendary_pile or () if one is not legendary]
    table.trace.applied("pool.legendary", "there is no figure of the {legendary}", legendary=legendary)


def _legendary(name: str) -> Legendary:
    try:
        return Legendary(name)
    except ValueError:
        known = ", ".join(one.value for one in Legendary)
        raise InputError(f"there is no legendary Oni {name!r} here.", todo=f"The book describes {known}.") from None
