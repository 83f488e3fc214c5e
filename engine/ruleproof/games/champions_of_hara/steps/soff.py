"""Enoki in Soff's arena: where he is, what his sheet shows, his Corrupted Turn."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect
from ruleproof.games.champions_of_hara.names import EnokiAbility, Mode, Space
from ruleproof.games.champions_of_hara.rules import soff
from ruleproof.games.champions_of_hara.rules.flow import turns
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import (
    CARD_COLUMNS,
    card_from,
    require_amount,
    vocabulary,
)


@vocabulary.given("the Dusk deck holds, from the top", Columns(CARD_COLUMNS))
def dusk_deck(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.dusk_deck = [card_from(row) for row in rows]


@vocabulary.given("Enoki has {health:d} Health, {attack:d} Attack and {reach:d} Range")
def enoki_has(table: Table[Hara], health: int, attack: int, reach: int) -> None:
    """As his sheet shows."""
    enoki = table.state.enoki
    enoki.health, enoki.attack, enoki.range = health, attack, reach


@vocabulary.given("Enoki is on {space:Space}")
def enoki_is_on(table: Table[Hara], space: Space) -> None:
    if table.state.enoki.defeated:
        raise InputError("Enoki is defeated.", todo="Leave one of the two out.")
    table.state.enoki.space = space


@vocabulary.given("Enoki has been defeated")
def enoki_defeated(table: Table[Hara]) -> None:
    table.state.enoki.space, table.state.enoki.defeated = None, True


@vocabulary.given("the next abilities of Enoki are {abilities:EnokiAbility+}")
def next_abilities(table: Table[Hara], abilities: list[EnokiAbility]) -> None:
    """As the base game's rules for a Corrupted give them, one for each Activation."""
    table.chance.state_roll(soff.ABILITY, *abilities)


@vocabulary.when("Enoki takes his Corrupted Turn")
def corrupted_turn(table: Table[Hara]) -> None:
    table.do(soff.corrupted_turn)


@vocabulary.when("Enoki activates")
def activates(table: Table[Hara]) -> None:
    """The first part of his Corrupted Turn."""
    table.do(soff.begin_corrupted_turn)


@vocabulary.when("the Scenario Effect is rolled")
def effect_rolled(table: Table[Hara]) -> None:
    """The second part of his Corrupted Turn."""
    table.do(soff.scenario_effect)


@vocabulary.when("Soff deals {damage:d} damage to Enoki")
def deals(table: Table[Hara], damage: int) -> None:
    """With an effect that reaches him wherever he is."""
    require_amount(damage, "damage")
    table.do(turns.in_arena, Mode.DANCE_WITH_THE_DEMON, "soff.goal", soff.attack_enoki, damage)


@vocabulary.when("Soff attacks Enoki for {damage:d} damage at range {reach:d}")
def attacks_enoki(table: Table[Hara], damage: int, reach: int) -> None:
    """The damage and the range of the attack, as the Ability card has them."""
    require_amount(damage, "damage")
    require_amount(reach, "range")
    table.do(turns.in_arena, Mode.DANCE_WITH_THE_DEMON, "soff.goal", soff.attack_enoki, damage, reach)


@vocabulary.then("Enoki is on {space:Space}")
def is_on(table: Table[Hara], space: Space) -> None:
    found = table.state.enoki.space
    expect(found.value if found else None, space.value, "where Enoki is")


@vocabulary.then("Enoki is not on the board")
def is_away(table: Table[Hara]) -> None:
    found = table.state.enoki.space
    expect(found.value if found else None, None, "where Enoki is")


@vocabulary.then("Enoki has {health:d} Health left")
def has_left(table: Table[Hara], health: int) -> None:
    expect(table.state.enoki.health, health, "Enoki's Health")


@vocabulary.then("the Dusk deck holds, from the top: {cards:text+}")
def dusk_deck_holds(table: Table[Hara], cards: list[str]) -> None:
    expect([card.name for card in table.state.dusk_deck], cards, "the Dusk deck")


@vocabulary.then("the Dusk deck is empty")
def dusk_deck_is_empty(table: Table[Hara]) -> None:
    expect([card.name for card in table.state.dusk_deck], [], "the Dusk deck")
