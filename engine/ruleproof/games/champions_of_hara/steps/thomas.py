"""Thomas's arena: the Dusk deck of Rifts, and Rifts that are closed."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect
from ruleproof.games.champions_of_hara import flow, thomas
from ruleproof.games.champions_of_hara.state import Card, Hara
from ruleproof.games.champions_of_hara.steps.kinds import CARD_COLUMNS, card_from, card_named, vocabulary
from ruleproof.games.champions_of_hara.words import CardKind, Mode


@vocabulary.given("the Dusk deck holds {rifts:d} Rifts and {monsters:d} Monsters")
def deck_of(table: Table[Hara], rifts: int, monsters: int) -> None:
    """The Rifts are named "Rift 1", "Rift 2" and so on."""
    cards = [Card(name=f"Rift {number}", kind=CardKind.RIFT) for number in range(1, rifts + 1)]
    cards += [Card(name=f"Monster {number}", kind=CardKind.MONSTER) for number in range(1, monsters + 1)]
    table.state.dusk_deck = cards


@vocabulary.given("the Dusk discard pile holds", Columns(CARD_COLUMNS))
def discard_pile(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.dusk_discard = [card_from(row) for row in rows]


@vocabulary.when("Thomas prepares the Dusk deck")
def prepares(table: Table[Hara]) -> None:
    table.do(flow.lay_out, Mode.FLOOD_OF_RIFTS, thomas.prepare_dusk_deck)


@vocabulary.when("Thomas places a Dusk card")
def places(table: Table[Hara]) -> None:
    """The top card of the Dusk deck, on the space that the dice show."""
    table.do(thomas.places_dusk_card)


@vocabulary.when("Thomas closes the Rift {name:text}")
def closes(table: Table[Hara], name: str) -> None:
    """By the success of its Challenge, as in the base game."""
    if card_named(table, name).card.kind is not CardKind.RIFT:
        raise InputError(f"{name} is no Rift.", todo="Name a Rift.")
    table.do(flow.in_arena, Mode.FLOOD_OF_RIFTS, "thomas.goal", thomas.close_rift, name)


@vocabulary.then("the Dusk discard pile is empty")
def discard_pile_is_empty(table: Table[Hara]) -> None:
    expect([card.name for card in table.state.dusk_discard], [], "the Dusk discard pile")
