"""Enoki in Soff's arena: where he is, what his sheet shows, his Corrupted Turn."""

from __future__ import annotations

from ruleproof.core import InputError, Table, Words, expect
from ruleproof.games.champions_of_hara import flow, soff
from ruleproof.games.champions_of_hara.soff import EnokiAbility
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import figure_of, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Mode, Space

vocabulary.add_kind(
    Words(
        "EnokiAbility",
        EnokiAbility,
        {EnokiAbility.WHIRLING_AXES: "whirling-axes", EnokiAbility.CULL_AND_HARVEST: "cull-and-harvest"},
    )
)


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
    figure_of(table, Champion.SOFF)
    table.do(soff.corrupted_turn)


@vocabulary.when("Enoki activates")
def activates(table: Table[Hara]) -> None:
    """The first part of his Corrupted Turn."""
    figure_of(table, Champion.SOFF)
    table.do(soff.begin_corrupted_turn)


@vocabulary.when("the Scenario Effect is rolled")
def effect_rolled(table: Table[Hara]) -> None:
    """The second part of his Corrupted Turn."""
    figure_of(table, Champion.SOFF)
    table.do(soff.scenario_effect)


@vocabulary.when("Soff deals {damage:d} damage to Enoki")
def deals(table: Table[Hara], damage: int) -> None:
    """With an effect that reaches him wherever he is."""
    table.do(flow.in_arena, Mode.DANCE_WITH_THE_DEMON, "soff.goal", soff.attack_enoki, damage)


@vocabulary.when("Soff attacks Enoki for {damage:d} damage at range {reach:d}")
def attacks_enoki(table: Table[Hara], damage: int, reach: int) -> None:
    """The damage and the range of the attack, as the Ability card has them."""
    table.do(flow.in_arena, Mode.DANCE_WITH_THE_DEMON, "soff.goal", soff.attack_enoki, damage, reach)


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
