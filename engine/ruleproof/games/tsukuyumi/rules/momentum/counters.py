"""Drawing a counter card: from the deck of the round, which its discards renew when it is empty."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.tsukuyumi.state import Board, CounterCard


def draw_counter_card(table: Table[Board]) -> CounterCard | None:
    """The top card; in the last round that of the other deck. None if no card is left anywhere."""
    board = table.state
    deck = list(board.last_round_counter_deck if board.last_round else board.counter_deck)
    if not deck:
        discards = [card for card in board.discarded_counters if card.last_round == board.last_round]
        board.discarded_counters = [card for card in board.discarded_counters if card.last_round != board.last_round]
        for name in table.chance.shuffle("counter cards", [card.name for card in discards]):
            deck.append(next(card for card in discards if card.name == name))
            discards.remove(deck[-1])
    if not deck:
        return None
    card, rest = deck[0], deck[1:]
    if board.last_round:
        table.trace.applied("counter.last-round", "the counter card is a last-round one")
        board.last_round_counter_deck = rest
    else:
        board.counter_deck = rest
    return card
