"""Steps of an Oni attack: where it goes, who moves, who answers, and what it costs."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Mismatch, Table, expect, expect_among, expect_set, fill
from ruleproof.games.tsukuyumi.names import ONI, Faction, Oni
from ruleproof.games.tsukuyumi.rules.moments import attacks_due
from ruleproof.games.tsukuyumi.rules.oni_attack.attacks import attack_area, oni_attacks
from ruleproof.games.tsukuyumi.rules.oni_attack.movers import Mover
from ruleproof.games.tsukuyumi.rules.oni_attack.resolve import NOBODY, Answer
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.given("the counterattack {counterattack:text} prevents {damage:d} damage")
def counterattack(table: Table[Board], counterattack: str, damage: int) -> None:
    if damage < 0:
        raise InputError("a counterattack cannot prevent less than 0 damage.", todo="State 0 or more.")
    table.state.counterattacks[counterattack] = damage


@vocabulary.given("{number:d} Oni territory (token|tokens) (is|are) left")
def tokens_left(table: Table[Board], number: int) -> None:
    table.state.oni_tokens = number


@vocabulary.when("the Oni make their attacks")
def attacks(table: Table[Board]) -> None:
    """All that are left before the player who is due."""
    table.do(oni_attacks)


@vocabulary.when("the Oni make {number:d} (attack|attacks)")
def so_many_attacks(table: Table[Board], number: int) -> None:
    """So many of those that are left before the player who is due."""
    if number < 1:
        raise InputError(f"the Oni cannot make {number} attacks.", todo="State at least 1.")
    table.do(oni_attacks, number)


@vocabulary.when("somebody wants the Oni to attack {area:Area}")
def wants_attack(table: Table[Board], area: str) -> None:
    area_named(table, area)
    table.do(attack_area, area)


@vocabulary.when("the players send a {oni:Oni} from {area:Area}")
def choose_mover(table: Table[Board], oni: Oni, area: str) -> None:
    area_named(table, area)
    table.pick(PLAYERS, Mover(oni, area), rule="oni.smallest")


@vocabulary.when("the {faction:Faction} answer with {counterattack:text}")
def choose_counterattack(table: Table[Board], faction: Faction, counterattack: str) -> None:
    table.pick(faction, Answer(faction, counterattack), rule="defend.counterattack")


@vocabulary.when("the {faction:Faction} choose no counterattack", was=["nobody counterattacks"])
def no_counterattack(table: Table[Board], faction: Faction | None = None) -> None:
    table.pick(faction, NOBODY, rule="defend.counterattack")


@vocabulary.when("the players choose no counterattack")
def no_counterattack_at_all(table: Table[Board]) -> None:
    table.pick(PLAYERS, NOBODY, rule="defend.one")


@vocabulary.when("the {faction:Faction} give up a unit {unit:text}")
def choose_unit(table: Table[Board], faction: Faction, unit: str) -> None:
    table.pick(faction, unit, rule="resolve.units")


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


@vocabulary.then("the Oni have attacked {areas:Area+}")
def attacked(table: Table[Board], areas: list[str]) -> None:
    """All attacks of the phase so far, in this order."""
    expect([attack.area for attack in table.state.attacks], areas, "the areas attacked")


@vocabulary.then("the Oni have attacked {areas:Area+}, among others")
def attacked_among(table: Table[Board], areas: list[str]) -> None:
    """In any order."""
    expect_among([attack.area for attack in table.state.attacks], areas, "the areas attacked")


@vocabulary.then("the Oni have attacked no area")
def attacked_nothing(table: Table[Board]) -> None:
    if table.refusal is None and not any(entry.rule == "attack.two" for entry in table.trace.entries):
        raise Mismatch("the time of the Oni attacks has not come yet")
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


@vocabulary.then("the Oni still make {number:d} (attack|attacks) before the next player")
def attacks_still_due(table: Table[Board], number: int) -> None:
    expect(attacks_due(table.state), number, "the attacks that the Oni still make")


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
    attacks = [*table.state.attacks, *table.state.special.princess_attacks]
    taken = sum(attack.damage.get(faction, 0) for attack in attacks if attack.area == area)
    expect(taken, damage, f"the damage of the {faction} in {area}")
