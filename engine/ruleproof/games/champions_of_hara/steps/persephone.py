"""The Oneroi Scientists of Persephone's arena."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Act, Columns, InputError, Table, expect, expect_among, expect_set, fill
from ruleproof.games.champions_of_hara.names import Champion, Keyword, Mode, Space, Token
from ruleproof.games.champions_of_hara.rules import persephone
from ruleproof.games.champions_of_hara.rules.flow import turns
from ruleproof.games.champions_of_hara.rules.worlds import monsters
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import figure_of, require_amount, vocabulary


@vocabulary.given("the Scientist of the {token:Token} is on {space:Space}")
def scientist_on(table: Table[Hara], token: Token, space: Space) -> None:
    figure_of(table, Champion.PERSEPHONE)
    if token not in persephone.SCIENTISTS:
        raise InputError(f"{token} is no Scientist.", todo="Name a Doom token.")
    if refusal := persephone.why_not_arrive(table.state, token):
        raise InputError(f"{fill(refusal.text, refusal.values)}.", todo="Name another Doom token.")
    persephone.place(table, token, space)


@vocabulary.when("Persephone attacks the Scientist of the {token:Token} for {damage:d} damage at range {reach:d}")
def attacks(table: Table[Hara], token: Token, damage: int, reach: int) -> None:
    """The damage and the range of the attack, as the Ability card has them."""
    require_amount(damage, "damage")
    require_amount(reach, "range")
    table.do(turns.in_arena, Mode.ONEROI_ASSAULT, "scientist.defeated", _attack, token, damage, reach)


def _attack(table: Table[Hara], token: Token, damage: int, reach: int) -> Act[None]:
    name = persephone.scientist(table.state, token).card.name
    yield from monsters.attack(table, Champion.PERSEPHONE, name, damage, reach)


@vocabulary.when("the Critical of the {token:Token} triggers")
def critical(table: Table[Hara], token: Token) -> None:
    """When that is, the base game says."""
    table.do(persephone.critical_triggers, token)


@vocabulary.then("the Scientist of the {token:Token} has {health:d} Health, {attack:d} Attack and {reach:d} Range")
def values(table: Table[Hara], token: Token, health: int, attack: int, reach: int) -> None:
    """The Health it has left."""
    card = persephone.scientist(table.state, token)
    found = monsters.health_of(table, card), monsters.attack_of(table, card), monsters.range_of(table, card)
    expect(found, (health, attack, reach), f"Health, Attack and Range of {token}")


@vocabulary.then("the Scientist of the {token:Token} has the keywords {keywords:Keyword+}")
def keywords(table: Table[Hara], token: Token, keywords: list[Keyword]) -> None:
    """And no others."""
    found = monsters.keywords_of(table, persephone.scientist(table.state, token))
    expect_set([one.value for one in found], [one.value for one in keywords], f"the keywords of {token}")


@vocabulary.then("these Scientists are in play", Columns({"token": "Token", "space": "Space"}))
def in_play(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """And no others."""
    found = [(token.value, card.space.value) for token, card in persephone.scientists(table.state)]
    expect_set(found, [(row["token"].value, row["space"].value) for row in rows], "the Scientists in play")


@vocabulary.then("these Scientists are in play, among others", Columns({"token": "Token", "space": "Space"}))
def in_play_among(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    found = [(token.value, card.space.value) for token, card in persephone.scientists(table.state)]
    expect_among(found, [(row["token"].value, row["space"].value) for row in rows], "the Scientists in play")


@vocabulary.then("no Scientist is in play")
def none_in_play(table: Table[Hara]) -> None:
    expect([token.value for token, _ in persephone.scientists(table.state)], [], "the Scientists in play")


@vocabulary.then("the Scientist of the {token:Token} stays: {rule:Rule}")
def stays(table: Table[Hara], token: Token, rule: str) -> None:
    """In the last act, the end of a round, by this rule."""
    rules = [
        entry.rule for entry in table.last_act if entry.outcome == "rejected" and entry.values.get("token") is token
    ]
    name = table.trace.name
    expect(name(rules[-1]) if rules else None, name(rule), f"the rule by which {token} stays")
