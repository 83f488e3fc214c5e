"""Steps of setting up: Homezones, Home tokens, starting areas and starting units."""

from __future__ import annotations

from ruleproof.core import InputError, Table, expect, expect_set
from ruleproof.games.tsukuyumi.names import Faction
from ruleproof.games.tsukuyumi.rules.flow import set_up
from ruleproof.games.tsukuyumi.rules.setup.homes import (
    HOME_TOKENS,
    mark_starting_areas,
    place_home_token,
    place_starting_unit,
)
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.steps.common import area_named, stated, vocabulary


@vocabulary.given("the Homezone of the {faction:Faction} lies next to {areas:Area+}")
def homezone(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.state.homezones[faction] = set(areas)


@vocabulary.given("the Home token of the {faction:Faction} lies in {area:Area}")
def home_token(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    if faction not in HOME_TOKENS:
        owners = " and the ".join(str(owner) for owner in HOME_TOKENS)
        raise InputError(f"the {faction} have no Home token.", todo=f"The {owners} have one.")
    table.state.home_tokens[faction] = area


@vocabulary.given("a Block separates {area:Area} from the Homezone of the {faction:Faction}")
def home_block(table: Table[Board], area: str, faction: Faction) -> None:
    if area not in table.state.homezones.get(faction, ()):
        raise InputError(f"{area} is not next to the Homezone of the {faction}.", todo="State it first.")
    table.state.preparation.blocked_homes.setdefault(faction, set()).add(area)


@vocabulary.given("the starting (area|areas) of the {faction:Faction} (is|are) {areas:Area+}")
def starting_areas(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    stated(lambda: mark_starting_areas(table, faction, areas))


@vocabulary.when("the {faction:Faction} mark {areas:Area+} as starting (area|areas)")
def mark(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.do(set_up, "home.place", mark_starting_areas, faction, areas)


@vocabulary.then("the {faction:Faction} start from {areas:Area+}")
def start_from(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    expect_set(table.state.preparation.starting_areas.get(faction, []), areas, "the starting areas")


@vocabulary.then("the {faction:Faction} have no starting area")
def no_start(table: Table[Board], faction: Faction) -> None:
    expect_set(table.state.preparation.starting_areas.get(faction, []), [], "the starting areas")


@vocabulary.given("the portals of the {faction:Faction} are in {areas:Area+}")
def portals(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.state.preparation.portals[faction] = areas


@vocabulary.when("the {faction:Faction} place their Home token")
def places_home_token(table: Table[Board], faction: Faction) -> None:
    table.do(set_up, "home.tokens", place_home_token, faction)


@vocabulary.when("the {faction:Faction} place a starting unit {unit:text}")
def places_unit(table: Table[Board], faction: Faction, unit: str) -> None:
    table.do(set_up, "home.units", place_starting_unit, faction, unit)


@vocabulary.then("the Home token of the {faction:Faction} lies in {area:Area}")
def home_token_lies(table: Table[Board], faction: Faction, area: str) -> None:
    expect(table.state.home_tokens.get(faction), area, f"the Home token of the {faction}")
