"""Steps of the Moon Princess: where she stands, her cards and moves, coming back, and fighting her."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect
from ruleproof.games.tsukuyumi.names import AreaKind, Direction, Faction
from ruleproof.games.tsukuyumi.rules.map import intersections
from ruleproof.games.tsukuyumi.rules.moon_princess.back import influence_placement
from ruleproof.games.tsukuyumi.rules.moon_princess.fighting import Replaced, princess_attacks
from ruleproof.games.tsukuyumi.rules.oni_attack.resolve import NOBODY, Answer
from ruleproof.games.tsukuyumi.rules.rounds.own_will import move_at_will
from ruleproof.games.tsukuyumi.rules.rounds.princess import princess_card, princess_comes_back
from ruleproof.games.tsukuyumi.state import Board, OniValues, PrincessCard
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.given("the Moon Princess stands between {areas:Area+}")
def princess_stands(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        others = {other for other in areas if other != name}
        if len(set(areas)) != 3 or not others <= area_named(table, name).neighbours:
            raise InputError("she stands where 3 areas meet.", todo="Name 3 areas that are next to each other.")
    table.state.moon_princess = set(areas)


@vocabulary.given("the Moon Princess is worth {points:d} conquest points and {damage:d} damage, and has {life:d} life")
def princess_is_worth(table: Table[Board], points: int, damage: int, life: int) -> None:
    table.state.princess_values = OniValues(points=points, damage=damage, life=life)


@vocabulary.given("clockwise around the Moon lie {areas:Area+}")
def ring(table: Table[Board], areas: list[str]) -> None:
    """All areas outside that touch the Moon."""
    board = table.state
    moon = [area for area in board.areas.values() if area.kind is AreaKind.MOON_AREA]
    around = {name for area in moon for name in area.neighbours if board.areas[name].kind is not AreaKind.MOON_AREA}
    if len(set(areas)) != len(areas) or set(areas) != around:
        raise InputError(
            "these are not the areas around the Moon.", todo=f"Name {', '.join(sorted(around))} once each."
        )
    board.special.ring = areas


@vocabulary.given("the Moon Princess card {card:text} moves her {steps:d} (step|steps) {direction:Direction}")
def card_of_steps(table: Table[Board], card: str, steps: int, direction: Direction) -> None:
    table.state.special.princess_cards[card] = PrincessCard(direction=direction, steps=steps)


@vocabulary.given("the Moon Princess card {card:text} moves her {direction:Direction} until she is in {areas:Area+}")
def card_with_target(table: Table[Board], card: str, direction: Direction, areas: list[str]) -> None:
    if not any(set(areas) <= point for point in intersections(table.state)):
        raise InputError("these areas do not meet on the purple border.", todo="Name areas of one intersection.")
    table.state.special.princess_cards[card] = PrincessCard(direction=direction, target=set(areas))


@vocabulary.when("the Moon Princess card {card:text} is carried out")
def carries_out(table: Table[Board], card: str) -> None:
    if card not in table.state.special.princess_cards:
        raise InputError(f"what the card {card!r} says is not stated.", todo="State it.")
    table.do(princess_card, card)


@vocabulary.when("somebody wants to move the Moon Princess between {areas:Area+}")
def wants_to_move(table: Table[Board], areas: list[str]) -> None:
    table.do(move_at_will, areas)


@vocabulary.when("the Moon Princess comes back")
def comes_back(table: Table[Board]) -> None:
    table.do(princess_comes_back)


@vocabulary.when("the {faction:Faction} want to change with {effect:text} where the Moon Princess comes into play")
def wants_to_divert(table: Table[Board], faction: Faction, effect: str) -> None:
    table.do(influence_placement, faction, effect)


@vocabulary.when("the Moon Princess attacks")
def attacks(table: Table[Board]) -> None:
    table.do(princess_attacks)


@vocabulary.when("the {faction:Faction} turn a unit {unit:text} in {area:Area} into an Oni")
def turns(table: Table[Board], faction: Faction, unit: str, area: str) -> None:
    table.pick(faction, Replaced(unit, area), rule="princess.counter")


@vocabulary.then("the {faction:Faction} choose which unit becomes an Oni", Columns({"unit": "text?", "area": "Area"}))
def choice_of_unit(table: Table[Board], faction: Faction, rows: list[dict[str, Any]]) -> None:
    table.expect_choice(faction, [Replaced(row["unit"] or faction.value, row["area"]) for row in rows])


@vocabulary.then(
    "the {faction:Faction} may counterattack with {counterattacks:text+}",
    was=["the {faction:Faction} may answer the Moon Princess with {counterattacks:text+}"],
)
def may_answer(table: Table[Board], faction: Faction, counterattacks: list[str]) -> None:
    """Or with none."""
    table.expect_choice(faction, [*(Answer(faction, name) for name in counterattacks), NOBODY])


@vocabulary.then(
    "the Moon Princess has been answered", Columns({"faction": "Faction", "counterattack": "text", "area": "Area"})
)
def answered(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """In this order."""
    found = [(one.faction.value, one.name, one.area) for one in table.state.special.princess_answers]
    wanted = [(row["faction"].value, row["counterattack"], row["area"]) for row in rows]
    expect(found, wanted, "the counterattacks")
    for row in rows:
        area_named(table, row["area"])


@vocabulary.then("the Moon Princess stands between {areas:Area+}")
def princess_is_between(table: Table[Board], areas: list[str]) -> None:
    expect(sorted(table.state.moon_princess or ()), sorted(areas), "the areas of the Moon Princess")


@vocabulary.then("the Moon Princess is not on the board")
def princess_is_away(table: Table[Board]) -> None:
    expect(table.state.moon_princess, None, "the areas of the Moon Princess")
