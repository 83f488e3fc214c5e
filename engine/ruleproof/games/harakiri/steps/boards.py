"""Steps that state what an enemy board prints: its movement, and its sequences for a roll."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError
from ruleproof.games.harakiri.boards import Behaviour, Board, Colour, Priority, Sequence
from ruleproof.games.harakiri.names import FOLLOWERS, MINIONS, WANDERERS, Name
from ruleproof.games.harakiri.steps.words import HarakiriTable, vocabulary

SEQUENCES = Columns({"sequence": "d", "does": "Deed+", "priority": "Priority?"})


@vocabulary.given("{enemy:Creature} has a movement of {movement:d}")
def movement(table: HarakiriTable, enemy: Name, movement: int) -> None:
    board(table, enemy).movement = movement


@vocabulary.given("on a {roll:d} {enemy:Creature} prefers {priority:Priority} and reads", SEQUENCES)
def reads(table: HarakiriTable, roll: int, enemy: Name, priority: Priority, rows: list[dict[str, Any]]) -> None:
    """For a minion, whatever the oracle card."""
    colours: tuple[Colour | None, ...] = tuple(Colour) if enemy.kind in MINIONS else (None,)
    for colour in colours:
        _list(table, enemy, colour, roll, priority, rows)


@vocabulary.given(
    "on a {roll:d} with a {colour:Colour} oracle card {enemy:Creature} prefers {priority:Priority} and reads", SEQUENCES
)
def reads_by_colour(
    table: HarakiriTable, roll: int, colour: Colour, enemy: Name, priority: Priority, rows: list[dict[str, Any]]
) -> None:
    if enemy.kind not in MINIONS:
        raise InputError(f"{enemy} has one behaviour for both colours.", todo="Leave the oracle card out.")
    _list(table, enemy, colour, roll, priority, rows)


def _list(
    table: HarakiriTable,
    enemy: Name,
    colour: Colour | None,
    roll: int,
    priority: Priority,
    rows: list[dict[str, Any]],
) -> None:
    known = board(table, enemy)
    known.tables = {**known.tables, colour: {**known.tables.get(colour, {}), roll: listed(priority, rows)}}


def listed(priority: Priority, rows: list[dict[str, Any]]) -> Behaviour:
    """What the rows of a behaviour or an AI card say."""
    sequences = tuple(
        Sequence(number=row["sequence"], deeds=tuple(row["does"]), priority=row["priority"]) for row in rows
    )
    if [one.number for one in sequences] != list(range(1, len(sequences) + 1)):
        raise InputError("the sequences are not numbered 1, 2, 3 ….", todo="Number them in order.")
    return Behaviour(priority=priority, sequences=sequences)


def board(table: HarakiriTable, enemy: Name) -> Board:
    """The board of an enemy, to be stated."""
    if enemy.kind not in FOLLOWERS | WANDERERS:
        raise InputError(f"{enemy} has no board.", todo="Name a minion, a servant, an elect or a wanderer.")
    return table.state.boards.setdefault(enemy.kind, Board())
