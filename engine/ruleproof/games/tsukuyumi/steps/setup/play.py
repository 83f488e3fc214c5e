"""Steps of setting up: the way to play, the box, factions."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_set
from ruleproof.games.tsukuyumi.names import Faction, Mode, Module, Part
from ruleproof.games.tsukuyumi.rules.flow import set_up
from ruleproof.games.tsukuyumi.rules.setup.play import (
    BOX,
    add_module,
    choose_faction,
    choose_mode,
    count_box,
    strongest_claim,
    take_modification,
    without_modification,
)
from ruleproof.games.tsukuyumi.state import Board, Claim
from ruleproof.games.tsukuyumi.steps.common import stated, vocabulary


@vocabulary.given("a {mode:Mode} with {players:d} (player|players)")
def game(table: Table[Board], mode: Mode, players: int) -> None:
    _positive(players)
    stated(lambda: choose_mode(table, mode, players))


@vocabulary.when("the players want a {mode:Mode} with {players:d} (player|players)")
def wants_game(table: Table[Board], mode: Mode, players: int) -> None:
    _positive(players)
    table.do(set_up, "scope.modes", choose_mode, mode, players)


@vocabulary.then("it is a {mode:Mode} with {players:d} (player|players)")
def is_game(table: Table[Board], mode: Mode, players: int) -> None:
    found = table.state.preparation
    expect((found.mode, found.players), (mode, players), "the way to play and the number of players")


@vocabulary.given("these rules contradict each other", Columns({"source": "Source", "says": "text"}))
def claims(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.state.preparation.claims = [Claim(source=row["source"], says=row["says"]) for row in rows]


@vocabulary.when("the players look up which rule holds")
def look_up(table: Table[Board]) -> None:
    if not table.state.preparation.claims:
        raise InputError("no rules contradict each other.", todo="State what each source says.")
    table.do(strongest_claim)


@vocabulary.then("what holds is {rule:text}")
def holds(table: Table[Board], rule: str) -> None:
    expect(table.state.preparation.applies, rule, "what holds")


@vocabulary.when("the players want to use {module:Module}")
def wants_module(table: Table[Board], module: Module) -> None:
    table.do(set_up, "scope.modules", add_module, module)


@vocabulary.then("{modules:Module+} (is|are) used")
def modules_used(table: Table[Board], modules: list[Module]) -> None:
    expect_set(table.state.preparation.modules, modules, "the modules used")


@vocabulary.then("no other module is used")
def no_module(table: Table[Board]) -> None:
    expect_set(table.state.preparation.modules, [], "the modules used")


@vocabulary.given("the {faction:Faction} came out in {month:Month}")
def came_out(table: Table[Board], faction: Faction, month: str) -> None:
    table.state.preparation.released[faction] = month


@vocabulary.given("the players are, clockwise, {factions:Faction+}")
def players(table: Table[Board], factions: list[Faction]) -> None:
    if len(set(factions)) != len(factions):
        raise InputError("a faction is named twice.", todo="Name each player once.")
    table.state.seats = factions


@vocabulary.when("a player chooses the {faction:Faction}")
def chooses_faction(table: Table[Board], faction: Faction) -> None:
    table.do(set_up, "faction.choose", choose_faction, faction)


@vocabulary.then("the players are, clockwise, {factions:Faction+}")
def players_are(table: Table[Board], factions: list[Faction]) -> None:
    expect(table.state.seats, factions, "the players")


@vocabulary.when("the {faction:Faction} take the modification card of the {card:Faction}")
def takes_modification(table: Table[Board], faction: Faction, card: Faction) -> None:
    table.do(set_up, "faction.modification", take_modification, faction, card)


@vocabulary.then("the {factions:Faction+} still lack their modification card")
def lack_modification(table: Table[Board], factions: list[Faction]) -> None:
    expect_set(without_modification(table.state), factions, "the players without a modification card")


@vocabulary.then("every player has a modification card")
def all_modified(table: Table[Board]) -> None:
    expect_set(without_modification(table.state), [], "the players without a modification card")


@vocabulary.when("somebody counts the box", Columns({"part": "Part", "number": "d"}))
def counts(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.do(count_box, {row["part"]: row["number"] for row in rows})


@vocabulary.then("nothing of it is missing")
def nothing_missing(table: Table[Board]) -> None:
    expect(table.state.preparation.missing, {}, "what is missing")


@vocabulary.then("these parts are missing", Columns({"part": "Part", "number": "d"}))
def missing(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    expect(table.state.preparation.missing, {row["part"]: row["number"] for row in rows}, "what is missing")


@vocabulary.then("the {parts:Part+} of a whole box make {total:d}")
def sum_of(table: Table[Board], parts: list[Part], total: int) -> None:
    numbers = {part: number for parts in BOX.values() for part, number in parts.items()}
    expect(sum(numbers[part] for part in parts), total, "the sum")


def _positive(players: int) -> None:
    if players < 1:
        raise InputError(f"{players} people cannot play.", todo="State at least 1.")
