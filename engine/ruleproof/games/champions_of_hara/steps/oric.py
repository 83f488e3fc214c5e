"""Oric's arena: placing the tokens, and cards on token spaces."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Table, expect, expect_set
from ruleproof.games.champions_of_hara.names import Champion, Keyword, Mode, Space, Token, World
from ruleproof.games.champions_of_hara.rules import oric
from ruleproof.games.champions_of_hara.rules.flow import game
from ruleproof.games.champions_of_hara.rules.worlds import decks, monsters
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import (
    CARD_COLUMNS,
    card_from,
    card_named,
    figure_of,
    put_token,
    require_free,
    vocabulary,
)


@vocabulary.given("the {token:Token} lies on {space:Space}")
def token_lies(table: Table[Hara], token: Token, space: Space) -> None:
    put_token(table, token, space, face_up=True)


@vocabulary.given("the deck of {world:World} holds, from the top", Columns(CARD_COLUMNS))
def world_deck(table: Table[Hara], world: World, rows: list[dict[str, Any]]) -> None:
    deck = [card_from(row, world) for row in rows]
    table.state.world_decks = {**table.state.world_decks, world: deck}


@vocabulary.given("the Monster {name:text} is a Boss")
def is_boss(table: Table[Hara], name: str) -> None:
    card_named(table, name).card.boss = True


@vocabulary.given("the deck of {world:World} will be shuffled to {names:text+}")
def world_order(table: Table[Hara], world: World, names: list[str]) -> None:
    table.chance.state_order(decks.pile_of(world), names)


@vocabulary.given("the Inventory of {champion:Champion} holds, in this order: {tokens:Token+}")
def holds_in_order(table: Table[Hara], champion: Champion, tokens: list[Token]) -> None:
    figure = figure_of(table, champion)
    figure.tokens = []
    require_free(table, *tokens)
    figure.tokens = tokens


@vocabulary.when("Oric's tokens are placed")
def tokens_placed(table: Table[Hara]) -> None:
    table.do(game.lay_out, Mode.HOMECOMING, oric.place_tokens)


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
    expect(found, names, f"the deck of {world}")


@vocabulary.then("the keywords of {name:text} are {keywords:Keyword+}")
def keywords_are(table: Table[Hara], name: str, keywords: list[Keyword]) -> None:
    found = monsters.keywords_of(table, card_named(table, name))
    expect_set([one.value for one in found], [one.value for one in keywords], f"the keywords of {name}")


@vocabulary.then("{name:text} has no keywords")
def no_keywords(table: Table[Hara], name: str) -> None:
    found = monsters.keywords_of(table, card_named(table, name))
    expect_set([one.value for one in found], [], f"the keywords of {name}")
