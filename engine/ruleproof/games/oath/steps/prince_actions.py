"""The Prince takes his actions: how many, along which arrows."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among
from ruleproof.games.oath.names import Colour, Phase, Suit
from ruleproof.games.oath.rules import flow, prince_actions
from ruleproof.games.oath.state import Arrow, OathTable
from ruleproof.games.oath.steps.common import given, space_named, then, when

# --- what is on the table ---------------------------------------------------------------------------------------------


@given(
    "the arrows of the Mind guide",
    table=Columns(
        {"starts at": "text", "leads to": "text", "colour": "Colour", "condition": "text?", "Priority": "Mark?"}
    ),
)
def arrows(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """From left to right. An arrow without a condition can always be followed."""
    for row in rows:
        if row["Priority"] and row["colour"] is not Colour.ORANGE:
            raise InputError("only an orange arrow can be marked Priority.", todo="Leave the mark out.")
        arrow = Arrow(
            start=space_named(table, row["starts at"]),
            end=space_named(table, row["leads to"]),
            colour=row["colour"],
            condition=row["condition"],
            priority=bool(row["Priority"]),
        )
        table.state.prince_turn.mind.arrows.append(arrow)


@given("this turn the Prince has played or discarded a card of the suit {suit:Suit}")
def suit_of_turn(table: OathTable, suit: Suit) -> None:
    """And the relationship marker of the suit has advanced where it now stands."""
    table.state.prince_turn.suit = suit


@given("these conditions of arrows are met: {conditions:text+}")
def conditions_met(table: OathTable, conditions: list[str]) -> None:
    known = {arrow.condition for arrow in table.state.prince_turn.mind.arrows}
    for condition in conditions:
        if condition not in known:
            raise InputError(f"no arrow has the condition {condition!r}.", todo="State the arrows first.")
    table.state.prince_turn.met |= set(conditions)


@given("no condition of an arrow is met")
def no_condition_met(table: OathTable) -> None:
    table.state.prince_turn.met = set()


@given("the actions of {spaces:text+} cannot be performed")
def impossible(table: OathTable, spaces: list[str]) -> None:
    table.state.prince_turn.impossible |= {space_named(table, space) for space in spaces}


@given("every action can be performed")
def all_possible(table: OathTable) -> None:
    table.state.prince_turn.impossible = set()


# --- what happens -----------------------------------------------------------------------------------------------------


@when("the Prince takes his next action")
def next_action(table: OathTable) -> None:
    """Skipped ones on the way to it included."""
    table.do(prince_actions.take_next_action)


@when("the Prince takes his actions")
def all_actions(table: OathTable) -> None:
    table.do(prince_actions.take_actions)


@when("a player moves the start-of-action marker")
def moves_start_marker(table: OathTable) -> None:
    table.do(prince_actions.move_start_marker)


@when("a player marks Supply for an action of the Prince")
def marks_supply(table: OathTable) -> None:
    table.do(prince_actions.mark_supply)


@when("the Prince carries out the cleanup")
def cleans_up(table: OathTable) -> None:
    table.do(prince_actions.clean_up)


# --- what can be seen -------------------------------------------------------------------------------------------------


@then("the Prince's next phase is {phase:Phase}")
def sees_phase(table: OathTable, phase: Phase) -> None:
    expect(flow.due_phase(table.state), phase, "the Prince's next phase")


@then("the Prince has taken the (action|actions) of {spaces:text+}")
def sees_actions(table: OathTable, spaces: list[str]) -> None:
    """In this order."""
    expect(table.state.prince_turn.taken, spaces, "the actions taken")


@then("the Prince has taken the (action|actions) of {spaces:text+}, among others")
def sees_some_actions(table: OathTable, spaces: list[str]) -> None:
    expect_among(table.state.prince_turn.taken, spaces, "the actions taken")


@then("the Prince has taken no action")
def sees_no_action(table: OathTable) -> None:
    expect(table.state.prince_turn.taken, [], "the actions taken")


@then("the Prince has taken {number:d} (action|actions)")
def sees_number(table: OathTable, number: int) -> None:
    expect(len(table.state.prince_turn.taken), number, "the number of actions taken")


@then("the Prince has skipped the (action|actions) of {spaces:text+}")
def sees_skipped(table: OathTable, spaces: list[str]) -> None:
    expect(table.state.prince_turn.skipped, spaces, "the actions skipped")
