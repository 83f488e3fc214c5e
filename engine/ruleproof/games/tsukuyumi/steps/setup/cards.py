"""Steps of setting up: dealing and choosing action cards, the decks and their piles."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, Table, expect, expect_among
from ruleproof.games.tsukuyumi.names import Deck, Faction, Legendary, Pile
from ruleproof.games.tsukuyumi.rules.flow import set_up
from ruleproof.games.tsukuyumi.rules.rounds.end import choose_new_cards
from ruleproof.games.tsukuyumi.rules.setup.cards import deal_action_cards, form_decks, leave_out
from ruleproof.games.tsukuyumi.state import Board, BoxCard
from ruleproof.games.tsukuyumi.steps.common import vocabulary


@vocabulary.given("the action deck is, from the top, {cards:text+}")
def action_deck(table: Table[Board], cards: list[str]) -> None:
    table.state.cards.action_deck = cards


@vocabulary.given("{cards:text+} (is|are) of the base game")
def base_game_card(table: Table[Board], cards: list[str]) -> None:
    table.state.cards.base_game = {*table.state.cards.base_game, *cards}


@vocabulary.given("the {faction:Faction} hold the action cards {cards:text+}")
def hand(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    table.state.cards.hands[faction] = cards


@vocabulary.when("the action cards are dealt")
def deal(table: Table[Board]) -> None:
    table.do(set_up, "cards.deal", deal_action_cards)


@vocabulary.when("everybody chooses a new action card")
def new_cards(table: Table[Board]) -> None:
    table.do(choose_new_cards)


@vocabulary.when("the {faction:Faction} choose the action card {card:text}")
def choose_card(table: Table[Board], faction: Faction, card: str) -> None:
    table.pick(faction, card, rule="round.steps")


@vocabulary.then("the {faction:Faction} choose between the action cards {cards:text+}")
def choice_of_card(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    table.expect_choice(faction, cards)


@vocabulary.then("the {faction:Faction} have chosen {card:text}")
def has_chosen(table: Table[Board], faction: Faction, card: str) -> None:
    expect(table.state.cards.chosen.get(faction), card, f"the action card of the {faction}")


@vocabulary.then("the {faction:Faction} have chosen no action card")
def has_chosen_none(table: Table[Board], faction: Faction) -> None:
    expect(table.state.cards.chosen.get(faction), None, f"the action card of the {faction}")


@vocabulary.then("the {faction:Faction} hold the action cards {cards:text+}")
def holds_cards(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    expect(table.state.cards.hands.get(faction), cards, f"the hand of the {faction}")


@vocabulary.then("the {faction:Faction} hold no action cards")
def holds_none(table: Table[Board], faction: Faction) -> None:
    expect(table.state.cards.hands.get(faction) or [], [], f"the hand of the {faction}")


@vocabulary.then("the discarded action cards are {cards:text+}")
def discarded(table: Table[Board], cards: list[str]) -> None:
    expect(table.state.cards.action_discards, cards, "the discarded action cards")


@vocabulary.given("these cards are in the box", Columns({"card": "text", "deck": "Deck"}))
def box(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.state.preparation.box = [BoxCard(name=row["card"], deck=row["deck"]) for row in rows]


@vocabulary.given("shuffling the {deck:Deck} gives {cards:text+}")
def shuffled(table: Table[Board], deck: Deck, cards: list[str]) -> None:
    table.chance.state_order(deck.value, cards)


@vocabulary.when("the decks are formed")
def forms_decks(table: Table[Board]) -> None:
    table.do(set_up, "decks.five", form_decks)


@vocabulary.then("the {deck:Deck} are, from the top, {cards:text+}")
def deck_is(table: Table[Board], deck: Deck, cards: list[str]) -> None:
    expect(_names(table.state, deck), cards, f"the {deck}")


@vocabulary.then("no {deck:Deck} are left to draw")
def deck_is_empty(table: Table[Board], deck: Deck) -> None:
    expect(_names(table.state, deck), [], f"the {deck}")


@vocabulary.when("somebody wants to play without the {legendary:Legendary}")
def wants_without(table: Table[Board], legendary: Legendary) -> None:
    table.do(set_up, "pool.legendary", leave_out, legendary)


@vocabulary.then("the pile of {pile:Pile} holds {number:d} (card|cards)")
def pile_size(table: Table[Board], pile: Pile, number: int) -> None:
    expect(len(_drawn_from(table.state, pile)), number, f"the number of {pile} left to draw")


@vocabulary.then("the discard pile of {pile:Pile} holds {number:d} (card|cards)")
def discard_size(table: Table[Board], pile: Pile, number: int) -> None:
    expect(len(_discards(table.state, pile)), number, f"the number of {pile} discarded")


@vocabulary.then("{cards:text+} (is|are) in the pile of {pile:Pile}")
def in_pile(table: Table[Board], cards: list[str], pile: Pile) -> None:
    """Among others."""
    expect_among(_drawn_from(table.state, pile), cards, f"the {pile} left to draw")


@vocabulary.then("{cards:text+} (is|are) not in the pile of {pile:Pile}")
def not_in_pile(table: Table[Board], cards: list[str], pile: Pile) -> None:
    found = [card for card in cards if card in _drawn_from(table.state, pile)]
    expect(found, [], f"which of them are among the {pile} left to draw")


@vocabulary.then("{cards:text+} (is|are) in the discard pile of {pile:Pile}")
def in_discards(table: Table[Board], cards: list[str], pile: Pile) -> None:
    """Among others."""
    expect_among(_discards(table.state, pile), cards, f"the {pile} discarded")


@vocabulary.then("the {faction:Faction} choose from {number:d} action cards")
def choice_of_so_many(table: Table[Board], faction: Faction, number: int) -> None:
    expect(len(_action_cards_to_choose(table, faction)), number, "the number of action cards to choose from")


@vocabulary.then("the {faction:Faction} cannot choose the action (card|cards) {cards:text+}")
def not_among_cards(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    found = [card for card in cards if card in _action_cards_to_choose(table, faction)]
    expect(found, [], f"which of them the {faction} can choose")


def _action_cards_to_choose(table: Table[Board], faction: Faction) -> list[str]:
    if table.pending is None:
        raise Mismatch("there is nothing to choose")
    expect(table.pending.by, faction, "who chooses")
    table.expect_choice(faction, table.pending.options)
    return [str(option) for option in table.pending.options]


def _drawn_from(board: Board, pile: Pile) -> list[str]:
    if pile is Pile.ACTION:
        return board.cards.action_deck
    return board.cards.event_deck if pile is Pile.EVENT else _names(board, Deck(pile.value))


def _discards(board: Board, pile: Pile) -> list[str]:
    counters = {Pile.COUNTER: False, Pile.LAST_ROUND_COUNTER: True}
    if pile in counters:
        return [card.name for card in board.discarded_counters if card.last_round is counters[pile]]
    piles = {
        Pile.ACTION: board.cards.action_discards,
        Pile.EVENT: board.cards.event_discards,
        Pile.MOON_PRINCESS: board.cards.princess_discards,
    }
    if pile not in piles:
        raise InputError(f"the {pile} are never discarded.", todo="Name another pile.")
    return piles[pile]


def _names(board: Board, deck: Deck) -> list[str]:
    return {
        Deck.MOON_PRINCESS: board.cards.princess_deck or [],
        Deck.ONI_TURN: board.cards.turn_deck,
        Deck.COUNTER: [card.name for card in board.counter_deck],
        Deck.LAST_ROUND_COUNTER: [card.name for card in board.last_round_counter_deck],
        Deck.LEGENDARY_ONI: [card.value for card in board.legendary_pile or ()],
    }[deck]
