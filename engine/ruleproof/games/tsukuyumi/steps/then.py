"""Then: who may choose what, where the Oni attack, and what is on the table afterwards."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, Mismatch, Table, expect, expect_among, expect_set, fill
from ruleproof.games.tsukuyumi.damage import pieces_in
from ruleproof.games.tsukuyumi.oni_attack import attacks_due
from ruleproof.games.tsukuyumi.oni_attack.movers import Mover
from ruleproof.games.tsukuyumi.oni_attack.resolve import NOBODY, Answer
from ruleproof.games.tsukuyumi.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.state import ONI, SUPPLY, Board, Faction, Oni
from ruleproof.games.tsukuyumi.steps.combat import FIGURES, Figure
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


@vocabulary.then("the players choose between {areas:Area+}")
def choice_of_area(table: Table[Board], areas: list[str]) -> None:
    table.expect_choice(PLAYERS, areas)


@vocabulary.then("the players choose which Oni moves", Columns({"Oni": "Oni", "from": "Area"}))
def choice_of_mover(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.expect_choice(PLAYERS, [Mover(row["Oni"], row["from"]) for row in rows])


@vocabulary.then("one counterattack may be chosen", Columns({"faction": "Faction", "counterattack": "text"}))
def choice_of_counterattack(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Or none: nobody has to counterattack."""
    answers = [Answer(row["faction"], row["counterattack"]) for row in rows]
    table.expect_choice(PLAYERS, [*answers, NOBODY])


@vocabulary.then("the {faction:Faction} choose which unit falls: {units:text+}")
def choice_of_unit(table: Table[Board], faction: Faction, units: list[str]) -> None:
    table.expect_choice(faction, units)


@vocabulary.then("nobody has anything to choose")
def no_choice(table: Table[Board]) -> None:
    expect(table.pending, None, "the open choice")


@vocabulary.then("the Oni have attacked {areas:Area+}")
def attacked(table: Table[Board], areas: list[str]) -> None:
    """All attacks of the phase so far, in this order."""
    expect([attack.area for attack in table.state.attacks], areas, "the areas attacked")


@vocabulary.then("the Oni have attacked no area")
def attacked_nothing(table: Table[Board]) -> None:
    expect([attack.area for attack in table.state.attacks], [], "the areas attacked")


@vocabulary.then("{area:Area} is ruled out: {rule:Rule}")
def ruled_out(table: Table[Board], area: str, rule: str) -> None:
    """The Oni considered the area, and this rule was the reason not to attack it."""
    area_named(table, area)
    rules = [
        entry.rule for entry in table.trace.entries if entry.outcome == "rejected" and entry.values.get("area") == area
    ]
    if rule not in rules:
        names = ", ".join(table.trace.name(one) for one in dict.fromkeys(rules))
        found = f"ruled out by {names}" if rules else "never ruled out"
        raise Mismatch(f"{area} is {found}, not by {table.trace.name(rule)}")


@vocabulary.then("the Oni could conquer {area:Area} by moving {number:d} Oni")
def could_conquer(table: Table[Board], area: str, number: int) -> None:
    """As the table is now, whatever other areas there are."""
    area_named(table, area)
    plan = examine(table.state, table.readings, area)
    if not isinstance(plan, Plan):
        raise Mismatch(f"the Oni cannot attack {area}: {fill(plan.because, plan.values)}")
    expect(plan.moved, number, f"the Oni to move to {area}")


MOVES = Columns({"Oni": "Figure", "number": "d", "from": "Area", "to": "Area"})


@vocabulary.then("these Oni have moved", MOVES)
def moved(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """All moves of the attacks before this player, legendary Oni included."""
    expect_set(_moves(table.state), _wanted_moves(rows), "the Oni moved")


@vocabulary.then("these Oni have moved, among others", MOVES)
def moved_among(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    expect_among(_moves(table.state), _wanted_moves(rows), "the Oni moved")


@vocabulary.then("no Oni has moved")
def none_moved(table: Table[Board]) -> None:
    """No legendary one either."""
    expect_set(_moves(table.state), [], "the Oni moved")


def _moves(board: Board) -> list[tuple[object, ...]]:
    return [(move.number, move.oni.value, move.start, attack.area) for attack in board.attacks for move in attack.moves]


def _wanted_moves(rows: list[dict[str, Any]]) -> list[tuple[object, ...]]:
    return [(row["number"], row["Oni"].value, row["from"], row["to"]) for row in rows]


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
def figures_in_area(table: Table[Board], number: int, figure: Figure, area: str) -> None:
    """Among others."""
    area_named(table, area)
    found = pieces_in(table.state, area).count(FIGURES[figure])
    expect(found, number, f"the number of {figure.value} in {area}")


@vocabulary.then("{number:d} (unit|units) {unit:text} of the {faction:Faction} (is|are) in {area:Area}")
def units_of_in_area(table: Table[Board], number: int, unit: str, faction: Faction, area: str) -> None:
    """Among others."""
    found = sum(group.number for group in area_named(table, area).units_of(faction) if group.name == unit)
    expect(found, number, f"the number of {unit} of the {faction.value} in {area}")


@vocabulary.then("the Oni have attacked {areas:Area+}, among others")
def attacked_among(table: Table[Board], areas: list[str]) -> None:
    """In any order."""
    expect_among([attack.area for attack in table.state.attacks], areas, "the areas attacked")


@vocabulary.then("the Oni still make {number:d} (attack|attacks) before the next player")
def attacks_still_due(table: Table[Board], number: int) -> None:
    expect(attacks_due(table.state), number, "the attacks that the Oni still make")


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


@vocabulary.then("just {areas:Area+} (carries|carry) an Oni territory token")
def just_oni_tokens(table: Table[Board], areas: list[str]) -> None:
    expect_set(_with_token(table.state, ONI), areas, "the areas with an Oni territory token")


@vocabulary.then("just {areas:Area+} (carries|carry) a territory token of the {faction:Faction}")
def just_player_tokens(table: Table[Board], areas: list[str], faction: Faction) -> None:
    expect_set(_with_token(table.state, faction), areas, f"the areas with a token of the {faction.value}")


def _with_token(board: Board, token: object) -> list[str]:
    return [name for name, area in board.areas.items() if area.token == token]


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
        expect(found.get(oni, 0), wanted.get(oni, 0), f"{what}, {oni.value}")


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


@vocabulary.then("{areas:Area+} (carries|carry) a priority token")
def has_priority_token(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        expect(area_named(table, name).priority, True, f"the priority token of {name}")


@vocabulary.then("the Oni territory token of {area:Area} is borrowed from an unused faction")
def has_borrowed_token(table: Table[Board], area: str) -> None:
    found = area_named(table, area)
    expect((found.token, found.borrowed), (ONI, True), f"the token of {area} and whether it is borrowed")


@vocabulary.then("the {faction:Faction} have taken {damage:d} damage in {area:Area}")
def took_damage(table: Table[Board], faction: Faction, damage: int, area: str) -> None:
    area_named(table, area)
    taken = sum(attack.damage.get(faction, 0) for attack in table.state.attacks if attack.area == area)
    expect(taken, damage, f"the damage of the {faction.value} in {area}")


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
