"""Steps of a round: what action cards offer, abilities, using actions, and units on the move."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_set
from ruleproof.games.tsukuyumi.names import ActionKind, Faction, Phase
from ruleproof.games.tsukuyumi.rules.movement import move_units
from ruleproof.games.tsukuyumi.rules.rounds.actions import abilities_in_force, points_unused, use_action
from ruleproof.games.tsukuyumi.state import Ability, Board, CardAction, Units
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.given(
    "the action card {card:text} offers",
    Columns({"phase": "Phase", "action": "text", "kind": "Action", "points": "d?"}),
)
def action_card(table: Table[Board], card: str, rows: list[dict[str, Any]]) -> None:
    if len({row["action"] for row in rows}) < len(rows):
        raise InputError(f"two actions of {card} have the same name.", todo="Give each action its own name.")
    table.state.cards.actions[card] = [
        CardAction(phase=row["phase"], name=row["action"], kind=row["kind"], points=row["points"] or 1) for row in rows
    ]


@vocabulary.given("the {faction:Faction} have chosen {card:text}")
def chosen(table: Table[Board], faction: Faction, card: str) -> None:
    table.state.cards.chosen[faction] = card


@vocabulary.given(
    "the {faction:Faction} have the ability {ability:text}: {points:d} more {kind:Action} in the {phase:Phase} phase"
)
def has_ability(
    table: Table[Board], faction: Faction, ability: str, points: int, kind: ActionKind, phase: Phase
) -> None:
    found = Ability(faction=faction, name=ability, phase=phase, kind=kind, points=points)
    table.state.abilities = [*table.state.abilities, found]


@vocabulary.when("the {faction:Faction} use the action {action:text}")
def uses(table: Table[Board], faction: Faction, action: str) -> None:
    table.do(use_action, faction, action)


@vocabulary.when("the {faction:Faction} use {points:d} of the action {action:text}")
def uses_points(table: Table[Board], faction: Faction, points: int, action: str) -> None:
    table.do(use_action, faction, action, points)


@vocabulary.when("the {faction:Faction} take it from the action {action:text}")
def picks_action(table: Table[Board], faction: Faction, action: str) -> None:
    """Where several actions of the card allow the same movement or combat."""
    table.pick(faction, action, rule="black.actions")


@vocabulary.then("of the abilities of the {faction:Faction} now {abilities:text+} (applies|apply)")
def abilities_apply(table: Table[Board], faction: Faction, abilities: list[str]) -> None:
    found = [ability.name for ability in abilities_in_force(table.state, faction)]
    expect_set(found, abilities, "the abilities that apply")


@vocabulary.then("of the abilities of the {faction:Faction} now none applies")
def no_ability(table: Table[Board], faction: Faction) -> None:
    expect_set([ability.name for ability in abilities_in_force(table.state, faction)], [], "the abilities that apply")


@vocabulary.then("the {faction:Faction} have used {points:d} of the action {action:text}")
def have_used(table: Table[Board], faction: Faction, points: int, action: str) -> None:
    """In the phase under way."""
    expect(table.state.course.active, faction, "whose phase it is")
    found = sum(use.points for use in table.state.course.used if use.action == action)
    expect(found, points, f"how much of {action} is used")


@vocabulary.then("the {faction:Faction} can use {points:d} more of the action {action:text}")
def can_still_use(table: Table[Board], faction: Faction, points: int, action: str) -> None:
    """As much as card, abilities and legendary Oni leave, less what is used; whether it may follow what was done is
    another question."""
    expect(table.state.course.active, faction, "whose phase it is")
    expect(points_unused(table, faction, action), points, f"how much of {action} is left")


@vocabulary.given("the unit {unit:text} of the {faction:Faction} in {area:Area} has movement {movement:d}")
def has_movement(table: Table[Board], unit: str, faction: Faction, area: str, movement: int) -> None:
    """With every bonus."""
    _unit(table, unit, faction, area).movement = movement


@vocabulary.given("the unit {unit:text} of the {faction:Faction} in {area:Area} flies over Blocks")
def flies(table: Table[Board], unit: str, faction: Faction, area: str) -> None:
    _unit(table, unit, faction, area).flying = True


@vocabulary.when("the {faction:Faction} move a unit {unit:text} along {areas:Area+}")
def moves_unit(table: Table[Board], faction: Faction, unit: str, areas: list[str]) -> None:
    """One movement action; the first area is where it starts."""
    moves_units(table, faction, 1, unit, areas)


@vocabulary.when("the {faction:Faction} move {number:d} units {unit:text} along {areas:Area+}")
def moves_units(table: Table[Board], faction: Faction, number: int, unit: str, areas: list[str]) -> None:
    """One movement action of several together; others of the same kind stay."""
    for name in areas:
        area_named(table, name)
    if len(areas) < 2 or number < 1:
        raise InputError("a move takes units to another area.", todo="Name where they start and where they go.")
    table.do(move_units, faction, unit, areas, number)


def _unit(table: Table[Board], unit: str, faction: Faction, area: str) -> Units:
    for group in area_named(table, area).units_of(faction):
        if group.name == unit:
            return group
    raise InputError(f"there is no {unit} of the {faction} in {area}.", todo="State the unit first.")
