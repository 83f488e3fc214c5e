"""Ties between areas: all of them while attacks last, then priority tokens, then the players."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, Refusal, Table, choose
from ruleproof.games.tsukuyumi.state import Board

NO_TOKEN = "{areas} come first: they carry a priority token"


def next_area(table: Table[Board], areas: list[str], left: int, wanted: str | None = None) -> Act[str]:
    """Work down the list until it is clear which of the tied areas is attacked now; `wanted` is what somebody wants."""
    if len(areas) > 1:
        table.trace.applied("tie.list", "to choose from: {areas}; attacks left: {left}", left=left, areas=areas)
    if len(areas) <= left:
        if len(areas) > 1:
            table.trace.applied("tie.two", "all of them are attacked: {areas}", areas=areas)
        return wanted or (yield from choose(PLAYERS, "which area is attacked first", areas, rule="tie.two"))
    marked = with_priority_token(table.state, areas)
    if not marked or not _broken(table, areas):
        return wanted or (yield from choose(PLAYERS, "which area is attacked", areas, rule="tie.players"))
    table.trace.applied("tie.priority-token", "with a priority token: {areas}", areas=marked)
    for area in areas:
        if area not in marked:
            because = "it carries no priority token"
            table.trace.rejected("tie.priority-token", "{area} does not come first", because=because, area=area)
    if wanted is not None and wanted not in marked:
        raise Refusal("tie.priority-token", NO_TOKEN, areas=marked)
    return wanted or (yield from choose(PLAYERS, "which area is attacked", marked, rule="tie.priority-token"))


def _broken(table: Table[Board], areas: list[str]) -> bool:
    """Whether priority tokens break the tie: always where attacks lack, or only between more than 2 areas."""
    return len(areas) > 2 or table.readings["C102"] == "a"


def with_priority_token(board: Board, areas: list[str]) -> list[str]:
    return [area for area in areas if board.areas[area].priority]
