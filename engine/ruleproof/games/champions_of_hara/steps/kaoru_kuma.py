"""The Clues of Kaoru's arena: placed, investigated, moved."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.names import Champion, Mode, Payment, Space, Token
from ruleproof.games.champions_of_hara.rules import kaoru_kuma
from ruleproof.games.champions_of_hara.rules.flow import game, turns
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import (
    figure_of,
    put_token,
    require_free,
    vocabulary,
)


@vocabulary.given("the Inventory of {champion:Champion} holds the {token:Token}")
def holds_token(table: Table[Hara], champion: Champion, token: Token) -> None:
    figure = figure_of(table, champion)
    require_free(table, token)
    figure.tokens = [*figure.tokens, token]


@vocabulary.given("Kaoru has {number:d} Grit")
def has_grit(table: Table[Hara], number: int) -> None:
    figure_of(table, Champion.KAORU).grit = number


@vocabulary.given("the {token:Token} lies face down on {space:Space}")
def lies_face_down(table: Table[Hara], token: Token, space: Space) -> None:
    put_token(table, token, space, face_up=False)


@vocabulary.given("the Clues are shuffled into this order: {tokens:Token+}")
def clues_shuffled(table: Table[Hara], tokens: list[Token]) -> None:
    table.chance.state_order(kaoru_kuma.PILE, tokens)


@vocabulary.when("the player places the Clues")
def place_clues(table: Table[Hara]) -> None:
    table.do(game.lay_out, Mode.SEPARATION, kaoru_kuma.place_clues)


@vocabulary.when("Kaoru investigates for 1 {payment:Payment}")
def investigates(table: Table[Hara], payment: Payment) -> None:
    table.do(turns.in_arena, Mode.SEPARATION, "investigate.free", kaoru_kuma.investigate, payment)


@vocabulary.when("Kaoru uses an effect that needs Kuma")
def uses_kuma(table: Table[Hara]) -> None:
    table.do(turns.in_arena, Mode.SEPARATION, "kuma.missing", kaoru_kuma.use_kuma)


@vocabulary.then("Kaoru has {number:d} Grit")
def grit_is(table: Table[Hara], number: int) -> None:
    expect(figure_of(table, Champion.KAORU).grit, number, "Kaoru's Grit")


@vocabulary.then("Kaoru could investigate for 1 {payments:Payment+}")
def could_investigate(table: Table[Hara], payments: list[Payment]) -> None:
    """And for nothing else."""
    expect_set(_payments(table), [payment.value for payment in payments], "what Kaoru could pay")


@vocabulary.then("Kaoru could not investigate")
def could_not_investigate(table: Table[Hara]) -> None:
    expect(_payments(table), [], "what Kaoru could pay")


def _payments(table: Table[Hara]) -> list[str]:
    """Nothing while it is not for Kaoru to act."""
    if not turns.may_act(table, Mode.SEPARATION, "investigate.free"):
        return []
    return [payment.value for payment in kaoru_kuma.payments(table.state)]


@vocabulary.then("Kuma is found")
def is_found(table: Table[Hara]) -> None:
    expect(_found(table), True, "Kuma is found")


@vocabulary.then("Kuma is not found")
def is_not_found(table: Table[Hara]) -> None:
    expect(_found(table), False, "Kuma is found")


def _found(table: Table[Hara]) -> bool:
    figure_of(table, Champion.KAORU)
    return kaoru_kuma.kuma_is_found(table.state)


@vocabulary.then("Kuma can be used")
def can_be_used(table: Table[Hara]) -> None:
    """Now, for an effect that needs him."""
    expect(_can_use_kuma(table), True, "whether Kuma can be used")


@vocabulary.then("Kuma cannot be used")
def cannot_be_used(table: Table[Hara]) -> None:
    expect(_can_use_kuma(table), False, "whether Kuma can be used")


def _can_use_kuma(table: Table[Hara]) -> bool:
    return turns.may_act(table, Mode.SEPARATION, "kuma.missing") and kaoru_kuma.why_not_use_kuma(table) is None


@vocabulary.then("the Inventory of {champion:Champion} holds these tokens: {tokens:Token+}")
def holds_tokens(table: Table[Hara], champion: Champion, tokens: list[Token]) -> None:
    """And no others."""
    held = [token.value for token in figure_of(table, champion).tokens]
    expect_set(held, [token.value for token in tokens], f"the tokens of {champion}")


@vocabulary.then("the Inventory of {champion:Champion} holds, among others: {tokens:Token+}")
def holds_among(table: Table[Hara], champion: Champion, tokens: list[Token]) -> None:
    expect_among(figure_of(table, champion).tokens, tokens, f"the tokens of {champion}")


@vocabulary.then("the Inventory of {champion:Champion} holds no token")
def holds_no_token(table: Table[Hara], champion: Champion) -> None:
    expect([token.value for token in figure_of(table, champion).tokens], [], f"the tokens of {champion}")


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
    expect([one.face_up for one in table.state.tokens if one.token is token], [False], f"{token} is face up")
