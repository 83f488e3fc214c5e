"""Player units on the move."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Table
from ruleproof.games.tsukuyumi.names import ActionKind, Faction
from ruleproof.games.tsukuyumi.rules.figures import gambler_shows
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import require_move_allowed
from ruleproof.games.tsukuyumi.rules.rounds.actions import spend
from ruleproof.games.tsukuyumi.state import Board, Units


def move_units(table: Table[Board], faction: Faction, unit: str, path: list[str], number: int = 1) -> Act[None]:
    """One movement action: so many units of one kind go together; the first area is where they start."""
    yield from spend(table, faction, ActionKind.MOVEMENT)
    board = table.state
    group = next((one for one in board.areas[path[0]].units_of(faction) if one.name == unit), None)
    if group is None or group.movement is None or group.number < number:
        raise InputError(
            f"{number} {unit} with a stated movement are not in {path[0]}.", todo="State units and movement."
        )
    require_move_allowed(board, group, path)
    if gambler_shows(board, 5):
        table.trace.applied("gambler.five", "{unit} moves {steps} area", unit=unit, steps=len(path) - 1)
    _shift(board, group, path[0], path[-1], number)


def _shift(board: Board, group: Units, start: str, end: str, number: int) -> None:
    moved = group.model_copy(update={"number": number})
    for _ in range(number):
        board.areas[start].remove_unit(group)
    same = next((one for one in board.areas[end].units_of(group.faction) if one.name == group.name), None)
    if same is None:
        board.areas[end].units = [*board.areas[end].units, moved]
    else:
        same.number += number
