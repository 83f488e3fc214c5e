"""The Clues of Kaoru's arena: placed, investigated, moved."""

from __future__ import annotations

from ruleproof.core import Table, Words, expect, expect_set
from ruleproof.games.champions_of_hara import flow, kaoru_kuma
from ruleproof.games.champions_of_hara.kaoru_kuma import Payment
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import figure_of, put_token, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Mode, Space, Token

vocabulary.add_kind(Words("Payment", Payment, {Payment.GRIT: "grit", Payment.HEALTH: "health"}))


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
    figure_of(table, Champion.KAORU)
    table.do(flow.lay_out, Mode.SEPARATION, kaoru_kuma.place_clues)


@vocabulary.when("Kaoru investigates for 1 {payment:Payment}")
def investigates(table: Table[Hara], payment: Payment) -> None:
    figure_of(table, Champion.KAORU)
    table.do(flow.in_arena, Mode.SEPARATION, "investigate.free", kaoru_kuma.investigate, payment)


@vocabulary.when("Kaoru uses an effect that needs Kuma")
def uses_kuma(table: Table[Hara]) -> None:
    figure_of(table, Champion.KAORU)
    table.do(flow.in_arena, Mode.SEPARATION, "kuma.missing", kaoru_kuma.use_kuma)


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
    if not flow.may_act(table, Champion.KAORU):
        return []
    return [payment.value for payment in kaoru_kuma.payments(table.state)]


@vocabulary.then("Kuma is found")
def is_found(table: Table[Hara]) -> None:
    expect(kaoru_kuma.kuma_is_found(table.state), True, "Kuma is found")


@vocabulary.then("Kuma is not found")
def is_not_found(table: Table[Hara]) -> None:
    expect(kaoru_kuma.kuma_is_found(table.state), False, "Kuma is found")


@vocabulary.then("Kuma can be used")
def can_be_used(table: Table[Hara]) -> None:
    expect(kaoru_kuma.why_not_use_kuma(table), None, "why Kuma cannot be used")
