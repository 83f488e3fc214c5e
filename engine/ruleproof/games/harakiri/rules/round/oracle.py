"""The oracle deck: which cards are in it, and which one is in play."""

from __future__ import annotations

from ruleproof.core import InputError, Table
from ruleproof.games.harakiri.names import (
    Colour,
)
from ruleproof.games.harakiri.state import Harakiri, Zone

ORACLE = "oracle deck"


def oracle_cards(table: Table[Harakiri], zone: Zone) -> tuple[Colour, ...]:
    """The cards that a zone adds, by how the adventure phase ended where that matters."""
    adventure = table.state.chapter.adventure
    found = zone.oracle.get(adventure) or zone.oracle.get(None)
    if found is None:
        if zone.oracle:
            raise InputError("nobody said how the adventure phase ended.", todo="State a success or a failure.")
        return ()
    if adventure in zone.oracle and adventure is not None:
        table.trace.applied("oracle.amounts", "after a {outcome}: {cards}", outcome=adventure, cards=found.cards)
    else:
        table.trace.applied("oracle.amounts", "the zone adds {cards}", cards=found.cards)
    return found.cards


def first_oracle_deck(table: Table[Harakiri], name: str) -> None:
    """The deck at the start: the cards of the first zone."""
    cards = oracle_cards(table, table.state.zones[name])
    table.state.oracle_deck.deck = tuple(table.chance.shuffle(ORACLE, cards))
    table.trace.applied("oracle.first", "cards in the first oracle deck: {n}", n=len(cards))


def add_oracle_cards(table: Table[Harakiri], name: str) -> None:
    """A zone revealed adds its cards to those not yet revealed."""
    cards = oracle_cards(table, table.state.zones[name])
    if not cards:
        return
    oracle = table.state.oracle_deck
    oracle.deck = tuple(table.chance.shuffle(ORACLE, (*oracle.deck, *cards)))
    table.trace.applied("oracle.added", "shuffled into the oracle deck: {cards}", cards=cards)
    if oracle.revealed:
        table.trace.applied("oracle.left-out", "revealed cards that stay out: {n}", n=len(oracle.revealed))


def reveal_oracle_card(table: Table[Harakiri]) -> None:
    """Turn up the top card; an empty deck is made anew of all cards revealed."""
    oracle = table.state.oracle_deck
    if not oracle.deck:
        if not oracle.revealed:
            raise InputError("there are no oracle cards.", todo="State the oracle deck.")
        oracle.deck = tuple(table.chance.shuffle(ORACLE, oracle.revealed))
        oracle.revealed = ()
        table.trace.applied("oracle.empty", "revealed cards that become the deck: {n}", n=len(oracle.deck))
    card, *rest = oracle.deck
    oracle.deck = tuple(rest)
    oracle.revealed += (card,)
    table.state.oracle = card
    table.trace.applied("oracle.reveal", "the oracle card is {card}", card=card)
