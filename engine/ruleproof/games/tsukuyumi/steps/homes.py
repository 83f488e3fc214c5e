"""Homezones, Home tokens and Blocks."""

from __future__ import annotations

from ruleproof.core import InputError, Table
from ruleproof.games.tsukuyumi.state import Board, Faction
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


@vocabulary.given("the Homezone of the {faction:Faction} lies next to {areas:Area+}")
def homezone(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.state.homezones[faction] = set(areas)


@vocabulary.given("the Home token of the {faction:Faction} lies in {area:Area}")
def home_token(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    table.state.home_tokens[faction] = area


@vocabulary.given("a Block separates {one:Area} from {other:Area}")
def block(table: Table[Board], one: str, other: str) -> None:
    if other not in area_named(table, one).neighbours:
        raise InputError(f"{one} and {other} are not adjacent.", todo="Put the Block between neighbours.")
    table.state.blocks.add(frozenset((one, other)))


@vocabulary.given("a Block separates {area:Area} from the Homezone of the {faction:Faction}")
def home_block(table: Table[Board], area: str, faction: Faction) -> None:
    if area not in table.state.homezones.get(faction, ()):
        raise InputError(f"{area} is not next to the Homezone of the {faction.value}.", todo="State it first.")
    table.state.preparation.blocked_homes.setdefault(faction, set()).add(area)
