"""Thomas's arena: the Dusk deck of Rifts, Rifts that are closed, and items."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.names import CardKind, Champion, Mode
from ruleproof.games.champions_of_hara.rules import thomas
from ruleproof.games.champions_of_hara.rules.flow import game, turns
from ruleproof.games.champions_of_hara.rules.worlds import decks
from ruleproof.games.champions_of_hara.state import Card, Hara
from ruleproof.games.champions_of_hara.steps.common import CARD_COLUMNS, card_from, card_named, figure_of, vocabulary


@vocabulary.given("{champion:Champion} has the item {item:text}")
def has_item(table: Table[Hara], champion: Champion, item: str) -> None:
    figure = figure_of(table, champion)
    figure.items = [*figure.items, item]


@vocabulary.given("the Dusk deck holds {rifts:d} Rifts and {monsters:d} Monsters")
def deck_of(table: Table[Hara], rifts: int, monsters: int) -> None:
    """The Rifts are named "Rift 1", "Rift 2" and so on."""
    cards = [Card(name=f"Rift {number}", kind=CardKind.RIFT) for number in range(1, rifts + 1)]
    cards += [Card(name=f"Monster {number}", kind=CardKind.MONSTER) for number in range(1, monsters + 1)]
    table.state.dusk_deck = cards


@vocabulary.given("the Dusk discard pile holds", Columns(CARD_COLUMNS))
def discard_pile(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.dusk_discard = [card_from(row) for row in rows]


@vocabulary.given("the Dusk deck will be shuffled to {names:text+}")
def dusk_order(table: Table[Hara], names: list[str]) -> None:
    table.chance.state_order(decks.DUSK_DECK, names)


@vocabulary.when("Thomas prepares the Dusk deck")
def prepares(table: Table[Hara]) -> None:
    table.do(game.lay_out, Mode.FLOOD_OF_RIFTS, thomas.prepare_dusk_deck)


@vocabulary.when("Thomas places a Dusk card")
def places(table: Table[Hara]) -> None:
    """The top card of the Dusk deck, on the space that the dice show."""
    table.do(thomas.places_dusk_card)


@vocabulary.when("Thomas closes the Rift {name:text}")
def closes(table: Table[Hara], name: str) -> None:
    """By the success of its Challenge, as in the base game."""
    if card_named(table, name).card.kind is not CardKind.RIFT:
        raise InputError(f"{name} is no Rift.", todo="Name a Rift.")
    table.do(turns.in_arena, Mode.FLOOD_OF_RIFTS, "thomas.goal", thomas.close_rift, name)


@vocabulary.then("the Dusk discard pile is empty")
def discard_pile_is_empty(table: Table[Hara]) -> None:
    expect([card.name for card in table.state.dusk_discard], [], "the Dusk discard pile")


@vocabulary.then("{champion:Champion} has these items: {items:text+}")
def has_items(table: Table[Hara], champion: Champion, items: list[str]) -> None:
    """And no others."""
    expect_set(figure_of(table, champion).items, items, f"the items of {champion}")


@vocabulary.then("{champion:Champion} has these items, among others: {items:text+}")
def has_items_among(table: Table[Hara], champion: Champion, items: list[str]) -> None:
    expect_among(figure_of(table, champion).items, items, f"the items of {champion}")


@vocabulary.then("{champion:Champion} has no item")
def has_no_item(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).items, [], f"the items of {champion}")
