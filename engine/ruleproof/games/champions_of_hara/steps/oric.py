"""Oric's arena: placing the tokens, and cards on token spaces."""

from __future__ import annotations

from ruleproof.core import Table, expect
from ruleproof.games.champions_of_hara import flow, oric
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import figure_of, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Mode, Space, Token, World


@vocabulary.given("the deck of {world:World} will be shuffled to {names:text+}")
def world_order(table: Table[Hara], world: World, names: list[str]) -> None:
    table.chance.state_order(oric.pile_of(world), names)


@vocabulary.given("the Inventory of {champion:Champion} holds, in this order: {tokens:Token+}")
def holds_in_order(table: Table[Hara], champion: Champion, tokens: list[Token]) -> None:
    figure_of(table, champion).tokens = tokens


@vocabulary.when("Oric's tokens are placed")
def tokens_placed(table: Table[Hara]) -> None:
    table.do(flow.lay_out, Mode.HOMECOMING, oric.place_tokens)


@vocabulary.when("a card of the {world:World} deck comes onto {space:Space}")
def world_card(table: Table[Hara], world: World, space: Space) -> None:
    table.do(oric.place_card, world, space)


@vocabulary.when("a Dusk card comes onto {space:Space}")
def dusk_card(table: Table[Hara], space: Space) -> None:
    table.do(oric.place_card, None, space)


@vocabulary.then("the deck of {world:World} is {names:text+}")
def deck_is(table: Table[Hara], world: World, names: list[str]) -> None:
    """From the top."""
    found = [card.name for card in table.state.world_decks.get(world, [])]
    expect(found, names, f"the deck of {world.value}")
