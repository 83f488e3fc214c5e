"""Steps of several chapters: Oni, units and tokens on the map, whose turn comes first, choices of areas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ruleproof.core import (
    PLAYERS,
    Columns,
    InputError,
    Mismatch,
    Refusal,
    Table,
    Vocabulary,
    expect,
    expect_set,
    nearest,
)
from ruleproof.games.tsukuyumi.kinds import KINDS
from ruleproof.games.tsukuyumi.names import FIGURES, ONI, Faction, FigureName, Oni
from ruleproof.games.tsukuyumi.rules.damage import pieces_in
from ruleproof.games.tsukuyumi.rules.moments import before
from ruleproof.games.tsukuyumi.state import SUPPLY, Area, Board, OniValues, Units

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)


def area_named(table: Table[Board], name: str) -> Area:
    areas = table.state.areas
    if name not in areas:
        known = f"The map has: {', '.join(areas)}." if areas else "Lay out the areas first."
        raise InputError(f"there is no area {name!r}.", todo=nearest(name, areas) or known)
    return areas[name]


def stated(act: Callable[[], object]) -> None:
    """Carry out what a Given says has happened already; it must have been legal."""
    try:
        act()
    except Refusal as refusal:
        raise InputError(f"the rules do not allow it: {refusal}.", todo="State a legal table.") from None


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
            raise InputError(f"there are only {SUPPLY[oni]} {oni}.", todo="Take some off the board.")
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
                f"{left} {oni} cannot be available.",
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
        _lay_token(area_named(table, name), name, ONI)


@vocabulary.given("{areas:Area+} (carries|carry) a territory token of the {faction:Faction}")
def player_token(table: Table[Board], areas: list[str], faction: Faction) -> None:
    for name in areas:
        _lay_token(area_named(table, name), name, faction)


def _lay_token(area: Area, name: str, token: Faction | Literal["Oni"]) -> None:
    if area.token not in (None, token):
        raise InputError(f"{name} carries a territory token of the {area.token} already.", todo="State just 1 token.")
    area.token = token


@vocabulary.given("{areas:Area+} (carries|carry) a priority token")
def priority_token(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        area_named(table, name).priority = True


@vocabulary.given("the initiative order is {factions:Faction+}")
def initiative(table: Table[Board], factions: list[Faction]) -> None:
    if len(set(factions)) != len(factions):
        raise InputError("a faction stands twice in the initiative order.", todo="Name each faction once.")
    table.state.initiative = factions
    put_in_order(table.state)


def put_in_order(board: Board) -> None:
    """Whoever comes before the player whose phase was stated has ended theirs, in whichever order both are stated."""
    course = board.course
    if course.active is not None and not course.played:
        course.done = before(board, course.active)


def _number(number: int) -> int:
    if number < 1:
        raise InputError(f"{number} pieces cannot be in play.", todo="State at least 1, or leave the row out.")
    return number


@vocabulary.when("the players choose {area:Area}")
def choose_area(table: Table[Board], area: str) -> None:
    area_named(table, area)
    table.pick(PLAYERS, area, rule="tie.players")


@vocabulary.when("the {faction:Faction} choose {area:Area}")
def picks_area(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    table.pick(faction, area, rule="home.units")


@vocabulary.then("the players choose between {areas:Area+}")
def choice_of_area(table: Table[Board], areas: list[str]) -> None:
    table.expect_choice(PLAYERS, areas)


@vocabulary.then("the {faction:Faction} choose between {areas:Area+}")
def choice_of_faction(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    table.expect_choice(faction, areas)


@vocabulary.then("nobody has anything to choose")
def no_choice(table: Table[Board]) -> None:
    expect_set(table.pending.options if table.pending else (), [], "what somebody can choose")


@vocabulary.then("there are {number:d} things to choose from")
def so_many_choices(table: Table[Board], number: int) -> None:
    if table.pending is None:
        raise Mismatch("there is nothing to choose")
    table.expect_choice(table.pending.by, table.pending.options)
    expect(len(table.pending.options), number, "the number of choices")


@vocabulary.then("{area:Area} is not among the choices")
def no_option(table: Table[Board], area: str) -> None:
    area_named(table, area)
    if table.pending is None:
        raise Mismatch("there is nothing to choose")
    table.expect_choice(table.pending.by, table.pending.options)
    expect(area in table.pending.options, False, f"whether {area} can be chosen")


@vocabulary.then("these are all the Oni in play", Columns({"area": "Area", "Oni": "Figure", "number": "d"}))
def all_oni(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Legendary Oni included; the Moon Princess is asked for by where she stands."""
    found = [
        (name, figure.value, number)
        for name, area in table.state.areas.items()
        for figure, number in [*area.oni.items(), *area.legendary.items()]
    ]
    expect_set(found, [(row["area"], row["Oni"].value, row["number"]) for row in rows], "the Oni in play")


@vocabulary.then("{number:d} {figure:Figure} (is|are) in {area:Area}")
def figures_in_area(table: Table[Board], number: int, figure: FigureName, area: str) -> None:
    """Among others."""
    area_named(table, area)
    found = pieces_in(table.state, area).count(FIGURES[figure])
    expect(found, number, f"the number of {figure} in {area}")


@vocabulary.then("{number:d} (unit|units) {unit:text} of the {faction:Faction} (is|are) in {area:Area}")
def units_of_in_area(table: Table[Board], number: int, unit: str, faction: Faction, area: str) -> None:
    """Among others."""
    found = sum(group.number for group in area_named(table, area).units_of(faction) if group.name == unit)
    expect(found, number, f"the number of {unit} of the {faction} in {area}")


@vocabulary.then("these Oni are in {area:Area}", Columns({"Oni": "Oni", "number": "d"}))
def oni_in_area(table: Table[Board], area: str, rows: list[dict[str, Any]]) -> None:
    _expect_oni(area_named(table, area).oni, rows, f"the Oni in {area}")


@vocabulary.then("no Oni are in {area:Area}")
def no_oni_in_area(table: Table[Board], area: str) -> None:
    _expect_oni(area_named(table, area).oni, [], f"the Oni in {area}")


@vocabulary.then("these Oni are available", Columns({"Oni": "Oni", "number": "d"}))
def available(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    _expect_oni(table.state.available, rows, "the available Oni")


def _expect_oni(found: dict[Oni, int], rows: list[dict[str, Any]], what: str) -> None:
    wanted = {row["Oni"]: row["number"] for row in rows}
    for oni in SUPPLY:
        expect(found.get(oni, 0), wanted.get(oni, 0), f"{what}, {oni}")


@vocabulary.then("{areas:Area+} (carries|carry) an Oni territory token")
def has_oni_token(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        expect(area_named(table, name).token, ONI, f"the territory token of {name}")


@vocabulary.then("{areas:Area+} (carries|carry) a territory token of the {faction:Faction}")
def has_player_token(table: Table[Board], areas: list[str], faction: Faction) -> None:
    for name in areas:
        expect(area_named(table, name).token, faction, f"the territory token of {name}")


@vocabulary.then("{areas:Area+} (carries|carry) no territory token")
def has_no_token(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        expect(area_named(table, name).token, None, f"the territory token of {name}")


@vocabulary.then("just {areas:Area+} (carries|carry) an Oni territory token")
def just_oni_tokens(table: Table[Board], areas: list[str]) -> None:
    expect_set(_with_token(table.state, ONI), areas, "the areas with an Oni territory token")


@vocabulary.then("just {areas:Area+} (carries|carry) a territory token of the {faction:Faction}")
def just_player_tokens(table: Table[Board], areas: list[str], faction: Faction) -> None:
    expect_set(_with_token(table.state, faction), areas, f"the areas with a token of the {faction}")


def _with_token(board: Board, token: object) -> list[str]:
    return [name for name, area in board.areas.items() if area.token == token]


@vocabulary.then(
    "these player units are in {area:Area}", Columns({"faction": "Faction", "unit": "text?", "number": "d"})
)
def units_in_area(table: Table[Board], area: str, rows: list[dict[str, Any]]) -> None:
    found = [(group.faction.value, group.name, group.number) for group in area_named(table, area).units]
    wanted = [(row["faction"].value, row["unit"] or row["faction"].value, row["number"]) for row in rows]
    expect_set(found, wanted, f"the player units in {area}")


@vocabulary.then("no player units are in {area:Area}")
def no_units_in_area(table: Table[Board], area: str) -> None:
    expect([(group.faction.value, group.number) for group in area_named(table, area).units], [], f"units in {area}")
