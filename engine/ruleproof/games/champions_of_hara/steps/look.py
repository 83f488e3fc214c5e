"""What lies on the table after an act: Champions, Inventories, tokens, cards and the Dusk deck."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import card_named, figure_of, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Energy, Space, Token


@vocabulary.then("{champion:Champion} has {health:d} Health and {spirit:d} Spirit")
def has_health_and_spirit(table: Table[Hara], champion: Champion, health: int, spirit: int) -> None:
    figure = figure_of(table, champion)
    expect((figure.health, figure.spirit), (health, spirit), f"Health and Spirit of {champion.value}")


@vocabulary.then("{champion:Champion} has {number:d} {colour:Energy} Energy")
def has_energy(table: Table[Hara], champion: Champion, number: int, colour: Energy) -> None:
    expect(figure_of(table, champion).energy.get(colour, 0), number, f"{colour.value} Energy of {champion.value}")


@vocabulary.then("{champion:Champion} is defeated")
def is_defeated(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).defeated, True, f"{champion.value} is defeated")


@vocabulary.then("{champion:Champion} is not defeated")
def is_not_defeated(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).defeated, False, f"{champion.value} is defeated")


@vocabulary.then("the Inventory of {champion:Champion} holds these tokens: {tokens:Token+}")
def holds_tokens(table: Table[Hara], champion: Champion, tokens: list[Token]) -> None:
    """And no others."""
    held = [token.value for token in figure_of(table, champion).tokens]
    expect_set(held, [token.value for token in tokens], f"the tokens of {champion.value}")


@vocabulary.then("the Inventory of {champion:Champion} holds, among others: {tokens:Token+}")
def holds_among(table: Table[Hara], champion: Champion, tokens: list[Token]) -> None:
    expect_among(figure_of(table, champion).tokens, tokens, f"the tokens of {champion.value}")


@vocabulary.then("the Inventory of {champion:Champion} holds no token")
def holds_no_token(table: Table[Hara], champion: Champion) -> None:
    expect([token.value for token in figure_of(table, champion).tokens], [], f"the tokens of {champion.value}")


@vocabulary.then("{champion:Champion} has these items: {items:text+}")
def has_items(table: Table[Hara], champion: Champion, items: list[str]) -> None:
    """And no others."""
    expect_set(figure_of(table, champion).items, items, f"the items of {champion.value}")


@vocabulary.then("{champion:Champion} has these items, among others: {items:text+}")
def has_items_among(table: Table[Hara], champion: Champion, items: list[str]) -> None:
    expect_among(figure_of(table, champion).items, items, f"the items of {champion.value}")


@vocabulary.then("{champion:Champion} has no item")
def has_no_item(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).items, [], f"the items of {champion.value}")


@vocabulary.then("these tokens are on the board", Columns({"token": "Token", "space": "Space"}))
def tokens_on_board(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """And no others."""
    found = [(one.token.value, one.space.value) for one in table.state.tokens]
    expect_set(found, [(row["token"].value, row["space"].value) for row in rows], "the tokens on the board")


@vocabulary.then("these tokens are on the board, among others", Columns({"token": "Token", "space": "Space"}))
def tokens_among(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    found = [(one.token.value, one.space.value) for one in table.state.tokens]
    expect_among(found, [(row["token"].value, row["space"].value) for row in rows], "the tokens on the board")


@vocabulary.then("no token is on the board")
def no_token_on_board(table: Table[Hara]) -> None:
    expect([one.token.value for one in table.state.tokens], [], "the tokens on the board")


@vocabulary.then("the {token:Token} is face down")
def face_down(table: Table[Hara], token: Token) -> None:
    expect([one.face_up for one in table.state.tokens if one.token is token], [False], f"{token.value} is face up")


@vocabulary.then("these cards are on the board", Columns({"card": "text", "space": "Space"}))
def cards_on_board(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """And no others."""
    found = [(one.card.name, one.space.value) for one in table.state.cards]
    expect_set(found, [(row["card"], row["space"].value) for row in rows], "the cards on the board")


@vocabulary.then("these cards are on the board, among others", Columns({"card": "text", "space": "Space"}))
def cards_among(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    found = [(one.card.name, one.space.value) for one in table.state.cards]
    expect_among(found, [(row["card"], row["space"].value) for row in rows], "the cards on the board")


@vocabulary.then("no card is on the board")
def no_card_on_board(table: Table[Hara]) -> None:
    expect([one.card.name for one in table.state.cards], [], "the cards on the board")


@vocabulary.then("{card:text} has taken {damage:d} damage")
def has_taken(table: Table[Hara], card: str, damage: int) -> None:
    expect(card_named(table, card).damage, damage, f"the damage of {card}")


@vocabulary.then("{card:text} lies on {space:Space}")
def card_lies(table: Table[Hara], card: str, space: Space) -> None:
    expect(card_named(table, card).space.value, space.value, f"where {card} lies")


@vocabulary.then("the Dusk deck holds, from the top: {cards:text+}")
def dusk_deck_holds(table: Table[Hara], cards: list[str]) -> None:
    expect([card.name for card in table.state.dusk_deck], cards, "the Dusk deck")


@vocabulary.then("the Dusk deck is empty")
def dusk_deck_is_empty(table: Table[Hara]) -> None:
    expect([card.name for card in table.state.dusk_deck], [], "the Dusk deck")
