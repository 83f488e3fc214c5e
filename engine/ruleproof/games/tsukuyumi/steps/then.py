"""Then: who may choose what, where the Oni attack, and what is on the table afterwards."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Mismatch, Table, expect, expect_set
from ruleproof.games.tsukuyumi.oni_attack.movers import Mover
from ruleproof.games.tsukuyumi.oni_attack.resolve import NOBODY, Answer
from ruleproof.games.tsukuyumi.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.state import ONI, SUPPLY, Board, Faction, Oni
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


@vocabulary.then("the players choose between {areas:Area+}")
def choice_of_area(table: Table[Board], areas: list[str]) -> None:
    table.expect_choice("the players", areas)


@vocabulary.then("the players choose which Oni moves", Columns({"Oni": "Oni", "from": "Area"}))
def choice_of_mover(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.expect_choice("the players", [Mover(row["Oni"], row["from"]) for row in rows])


@vocabulary.then("one counterattack may be chosen", Columns({"faction": "Faction", "counterattack": "text"}))
def choice_of_counterattack(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Or none: nobody has to counterattack."""
    answers = [Answer(row["faction"], row["counterattack"]) for row in rows]
    table.expect_choice("the players", [*answers, NOBODY])


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
        found = f"ruled out by {', '.join(dict.fromkeys(rules))}" if rules else "never ruled out"
        raise Mismatch(f"{area} is {found}, not by {rule}")


@vocabulary.then("the Oni could conquer {area:Area} by moving {number:d} Oni")
def could_conquer(table: Table[Board], area: str, number: int) -> None:
    """As the table is now, whatever other areas there are."""
    area_named(table, area)
    plan = examine(table.state, table.readings, area)
    if not isinstance(plan, Plan):
        raise Mismatch(f"the Oni cannot attack {area}: {plan.because.format(**plan.values)}")
    expect(plan.moved, number, f"the Oni to move to {area}")


@vocabulary.then("these Oni have moved", Columns({"Oni": "Oni", "number": "d", "from": "Area", "to": "Area"}))
def moved(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """All moves of the phase so far, but for legendary Oni."""
    found = [
        (move.number, move.oni.value, move.start, attack.area)
        for attack in table.state.attacks
        for move in attack.moves
        if isinstance(move.oni, Oni)
    ]
    wanted = [(row["number"], row["Oni"].value, row["from"], row["to"]) for row in rows]
    expect_set(found, wanted, "the Oni moved")


@vocabulary.then("no Oni has moved")
def none_moved(table: Table[Board]) -> None:
    expect(sum(len(attack.moves) for attack in table.state.attacks), 0, "the moves")


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
