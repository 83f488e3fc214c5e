"""The Mind guide and the Prince's board: what is printed on them, and where the markers stand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ruleproof.core import Columns, InputError, Wording, Words, expect, expect_set, nearest, plain
from ruleproof.games.oath.names import Column, OathGoal, Quadrant, Suit, Threat
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_prince import MindSpace, RelationshipSpace, Tactics
from ruleproof.games.oath.state_prince_turn import Arrow, CannotPlayBox, Colour
from ruleproof.games.oath.steps.base import given, then, vocabulary
from ruleproof.games.oath.words import BANNER

QUOTED = {Quadrant.UPPER_LEFT: [Column.FRIENDS]}
"""All that the book quotes of the texts in the quadrants."""


NAMED_GOALS = (BANNER, Words("Goal", OathGoal))


@dataclass(frozen=True)
class Goals:
    """A goal: a banner, another that has a name in every language, or any other in quotation marks."""

    name: str = "Goal"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return ", ".join([*(kind.accepts(wording) for kind in NAMED_GOALS), 'or another goal in "quotation marks"'])

    def pattern(self, wording: Wording) -> str:
        return "|".join(['"[^"]+"', *(kind.pattern(wording) for kind in NAMED_GOALS)])

    def read(self, text: str, wording: Wording) -> str:
        for kind in NAMED_GOALS:
            if re.fullmatch(kind.pattern(wording), text):
                return str(kind.read(text, wording))
        return text[1:-1]

    def write(self, value: str, wording: Wording) -> str:
        for kind in NAMED_GOALS:
            for goal in kind.members:
                if goal.value == value:
                    return kind.write(goal, wording)
        return f'"{value}"'


vocabulary.add_kind(Goals())
vocabulary.add_kind(Words("Quadrant", Quadrant))
vocabulary.add_kind(Words("Colour", Colour))


def space_named(table: OathTable, name: str) -> str:
    spaces = table.state.board().mind
    if name not in spaces:
        hint = nearest(name, spaces) or "State the spaces of the Mind guide first."
        raise InputError(f"the Mind guide has no space {name!r}.", todo=hint)
    return name


# --- the Mind guide -----------------------------------------------------------------------------------------------


@given("the Mind guide", table=Columns({"space": "text", "quadrant": "Quadrant", "Threat space for": "Goal?"}))
def mind_guide(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Its spaces. Those without a goal are action spaces."""
    for row in rows:
        if row["space"] in table.state.board().mind:
            raise InputError(f"the space {row['space']!r} is stated twice.", todo="Give every space its own name.")
        table.state.board().mind[row["space"]] = MindSpace(quadrant=row["quadrant"], goal=row["Threat space for"])


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


@given("the {quadrant:Quadrant} quadrant asks for {columns:Column+}")
def asks(table: OathTable, quadrant: Quadrant, columns: list[Column]) -> None:
    """In this order."""
    table.state.prince_turn.mind.asks[quadrant] = columns


@given("the quadrants ask for what the book quotes")
def quoted(table: OathTable) -> None:
    """The upper left one for Friends; of the others nothing is known."""
    table.state.prince_turn.mind.asks |= {quadrant: list(columns) for quadrant, columns in QUOTED.items()}


@given(
    "the Cannot Play Card boxes",
    table=Columns({"quadrant": "Quadrant", "favor": "d?", "shields": "d?", "other": "text?"}),
)
def cannot_play_boxes(table: OathTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        box = CannotPlayBox(favor=row["favor"] or 0, shields=row["shields"] or 0, other=row["other"])
        table.state.prince_turn.mind.boxes[row["quadrant"]] = box


@given("both action markers are on {space:text}")
def both_markers(table: OathTable, space: str) -> None:
    table.state.board().current = table.state.board().start = space_named(table, space)


@given("the current action marker is on {current:text} and the start-of-action marker on {start:text}")
def two_markers(table: OathTable, current: str, start: str) -> None:
    table.state.board().current = space_named(table, current)
    table.state.board().start = space_named(table, start)


@then("both action markers are on {space:text}")
def sees_both_markers(table: OathTable, space: str) -> None:
    sees_two_markers(table, space, space)


@then("the current action marker is on {current:text} and the start-of-action marker on {start:text}")
def sees_two_markers(table: OathTable, current: str, start: str) -> None:
    found = (table.state.board().current, table.state.board().start)
    expect(found, (space_named(table, current), space_named(table, start)), "the current and the start marker")


# --- the Prince's board -------------------------------------------------------------------------------------------


@given(
    "the relationship spaces",
    table=Columns({"column": "Column", "row": "d", "actions": "d?", "markers": "Suit+?"}),
)
def relationship_spaces(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Rows are counted from the bottom; the Unaligned box is row 0. Markers stand from left to right."""
    spaces = [
        RelationshipSpace(column=row["column"], row=row["row"], actions=row["actions"], markers=row["markers"] or [])
        for row in rows
    ]
    places = [(space.column, space.row) for space in spaces]
    for column, row in places:
        if (column is Column.UNALIGNED) != (row == 0):
            raise InputError(f"{column} has no row {row}.", todo="Unaligned is row 0, the columns begin with row 1.")
        if places.count((column, row)) > 1:
            raise InputError(f"row {row} of {column} is stated twice.", todo="State every space once.")
    placed = [suit for space in spaces for suit in space.markers]
    for suit in Suit:
        if placed.count(suit) > 1:
            raise InputError(f"the marker of {suit} stands twice.", todo="Each suit has one marker.")
    table.state.board().relationships = spaces


@given("from Unaligned these suits go to", table=Columns({"suit": "Suit", "column": "Column"}))
def leads(table: OathTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if row["column"] is Column.UNALIGNED:
            raise InputError("Unaligned does not lead to Unaligned.", todo="Write Friends or Conspirators.")
        table.state.prince_turn.mind.leads[row["suit"]] = row["column"]


@given("the Tactics track reads {values:d+} and its marker is on {value:d}")
def tactics_track(table: OathTable, values: list[int], value: int) -> None:
    """Attack dice from the start to the end of the track."""
    track(table, values).position = place_on_track(values, value)


def track(table: OathTable, values: list[int]) -> Tactics:
    """The Tactics track with these values; what is known of another one is forgotten."""
    board = table.state.board()
    if board.tactics.values != values:
        board.tactics = Tactics(values=values)
    return board.tactics


def place_on_track(values: list[int], value: int) -> int:
    if values.count(value) != 1:
        raise InputError(f"the Tactics track has not one space {value}.", todo=f"Write one of {plain(values)}.")
    return values.index(value)


@given("the Ambition box holds {favor:d} favor")
def ambition(table: OathTable, favor: int) -> None:
    table.state.board().ambition = favor


@given("last turn the threat marker showed {threat:Threat} for the goal {goal:Goal}")
def last_threat(table: OathTable, threat: Threat, goal: str) -> None:
    if threat is Threat.NONE:
        raise InputError("No Threat has no goal.", todo='Write "last turn there was No Threat".')
    table.state.board().threat, table.state.prince_turn.threat_goal = threat, goal


@given("last turn there was No Threat")
def no_last_threat(table: OathTable) -> None:
    table.state.board().threat, table.state.prince_turn.threat_goal = Threat.NONE, None


@then("the threat marker shows {threat:Threat}")
def sees_threat(table: OathTable, threat: Threat) -> None:
    expect(table.state.board().threat, threat, "the threat marker")


@then("the tactics marker is on {value:d}")
def sees_tactics(table: OathTable, value: int) -> None:
    tactics = table.state.board().tactics
    expect(None if tactics.position is None else tactics.values[tactics.position], value, "the tactics marker")


@then("the Ambition box holds {favor:d} favor")
def sees_ambition(table: OathTable, favor: int) -> None:
    expect(table.state.board().ambition, favor, "favor in the Ambition box")


@then("the relationship markers are", table=Columns({"column": "Column", "row": "d", "markers": "Suit+"}))
def sees_relationships(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Every space that holds markers, from left to right."""
    found = [(one.column, one.row, one.markers) for one in table.state.board().relationships if one.markers]
    expect_set(found, [(row["column"], row["row"], row["markers"]) for row in rows], "the relationship markers")


@then("the relationship marker of {suit:Suit} is in row {row:d} of {column:Column}")
def sees_relationship(table: OathTable, suit: Suit, row: int, column: Column) -> None:
    """Unaligned is row 0."""
    space = table.state.board().space_of(suit)
    found = None if space is None else (space.column, space.row)
    expect(found, (column, row), f"the column and row of {suit}")
