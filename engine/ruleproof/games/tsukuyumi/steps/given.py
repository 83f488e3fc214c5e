"""Given: the map, the pieces on it, and the values that only the pieces and cards show."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table
from ruleproof.games.tsukuyumi.flow import before
from ruleproof.games.tsukuyumi.state import ONI, SUPPLY, Area, Board, Faction, Oni, OniValues, Units
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


@vocabulary.given("the areas", Columns({"area": "Area", "ground": "Ground", "next to": "Area+?", "value": "d?"}))
def the_areas(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Neighbours are neighbours both ways: one of the two rows may say it."""
    for row in rows:
        if row["area"] in table.state.areas:
            raise InputError(f"the area {row['area']} is on the map already.", todo="Give each area its own name.")
        table.state.areas[row["area"]] = Area(kind=row["ground"], value=row["value"] or 0)
    for row in rows:
        for near in row["next to"] or ():
            if near == row["area"]:
                raise InputError(f"the area {near} lies next to itself.", todo="Name its neighbours only.")
            area_named(table, near).neighbours.add(row["area"])
            area_named(table, row["area"]).neighbours.add(near)


@vocabulary.given("the Oni are worth", Columns({"Oni": "Oni", "conquest points": "d", "damage": "d", "life": "d?"}))
def oni_are_worth(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Life is needed only where players damage the Oni."""
    for row in rows:
        values = OniValues(points=row["conquest points"], damage=row["damage"], life=row["life"])
        table.state.oni_values[row["Oni"]] = values


@vocabulary.given("these Oni are in play", Columns({"area": "Area", "Oni": "Oni", "number": "d"}))
def oni_in_play(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """What is in play is no longer available."""
    board = table.state
    for row in rows:
        oni: Oni = row["Oni"]
        area_named(table, row["area"]).add_oni(oni, _number(row["number"]))
        if board.in_play(oni) > SUPPLY[oni]:
            raise InputError(f"there are only {SUPPLY[oni]} {oni.value}.", todo="Take some off the board.")
        board.available[oni] = min(board.available[oni], SUPPLY[oni] - board.in_play(oni))


@vocabulary.given("only these Oni are available", Columns({"Oni": "Oni", "number": "d"}))
def only_available(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Sizes that are not named are used up."""
    board = table.state
    stated = {row["Oni"]: row["number"] for row in rows}
    for oni, supply in SUPPLY.items():
        left = stated.get(oni, 0)
        if not 0 <= left <= supply - board.in_play(oni):
            raise InputError(
                f"{left} {oni.value} cannot be available.",
                todo=f"There are {supply}, of which {board.in_play(oni)} are in play.",
            )
        board.available[oni] = left


@vocabulary.given(
    "these player units are in play",
    Columns(
        {"area": "Area", "faction": "Faction", "unit": "text?", "number": "d", "conquest points": "d", "life": "d"}
    ),
)
def units_in_play(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Conquest points and life of a single unit. Units of one faction that differ need names."""
    for row in rows:
        area = area_named(table, row["area"])
        faction: Faction = row["faction"]
        name = row["unit"] or faction.value
        if any(group.name == name for group in area.units_of(faction)):
            raise InputError(
                f"the {name} in {row['area']} are there already.", todo="Name units that differ, or add them up."
            )
        units = Units(
            faction=faction,
            name=name,
            number=_number(row["number"]),
            points=row["conquest points"],
            life=row["life"],
        )
        area.units = [*area.units, units]


@vocabulary.given("{areas:Area+} (carries|carry) an Oni territory token")
def oni_token(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        area_named(table, name).token = ONI


@vocabulary.given("{areas:Area+} (carries|carry) a territory token of the {faction:Faction}")
def player_token(table: Table[Board], areas: list[str], faction: Faction) -> None:
    for name in areas:
        area_named(table, name).token = faction


@vocabulary.given("{areas:Area+} (carries|carry) a priority token")
def priority_token(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        area_named(table, name).priority = True


@vocabulary.given("the protection of {area:Area} is worth {points:d} conquest points")
def protection(table: Table[Board], area: str, points: int) -> None:
    area_named(table, area).protection = points


@vocabulary.given("the initiative order is {factions:Faction+}")
def initiative(table: Table[Board], factions: list[Faction]) -> None:
    if len(set(factions)) != len(factions):
        raise InputError("a faction stands twice in the initiative order.", todo="Name each faction once.")
    table.state.initiative = factions
    put_in_order(table.state)


@vocabulary.given("the counterattack {counterattack:text} prevents {damage:d} damage")
def counterattack(table: Table[Board], counterattack: str, damage: int) -> None:
    if damage < 0:
        raise InputError("a counterattack cannot prevent less than 0 damage.", todo="State 0 or more.")
    table.state.counterattacks[counterattack] = damage


@vocabulary.given("{number:d} Oni territory (token|tokens) (is|are) left")
def tokens_left(table: Table[Board], number: int) -> None:
    table.state.oni_tokens = number


def put_in_order(board: Board) -> None:
    """Whoever comes before the player whose phase was stated has ended theirs, in whichever order both are stated."""
    course = board.course
    if course.active is not None and not course.played:
        course.done = before(board, course.active)


def _number(number: int) -> int:
    if number < 1:
        raise InputError(f"{number} pieces cannot be in play.", todo="State at least 1, or leave the row out.")
    return number
