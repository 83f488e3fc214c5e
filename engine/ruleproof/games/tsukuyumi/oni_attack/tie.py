"""Ties between areas: all of them while attacks last, then priority tokens, then the players."""

from __future__ import annotations

from ruleproof.core import Act, Table, choose
from ruleproof.games.tsukuyumi.state import Board


def next_area(table: Table[Board], areas: list[str], left: int) -> Act[str]:
    """Work down the list until it is clear which of the tied areas is attacked now."""
    if len(areas) > 1:
        table.trace.applied("tie.list", "to choose from: {areas}; attacks left: {left}", left=left, areas=areas)
    if len(areas) <= left:
        if len(areas) > 1:
            table.trace.applied("tie.two", "all of them are attacked: {areas}", areas=areas)
        return (yield from choose("the players", "which area is attacked first", areas, rule="tie.two"))
    marked = with_priority_token(table.state, areas)
    if not marked:
        return (yield from choose("the players", "which area is attacked", areas, rule="tie.players"))
    table.trace.applied("tie.priority-token", "with a priority token: {areas}", areas=marked)
    for area in areas:
        if area not in marked:
            because = "it carries no priority token"
            table.trace.rejected("tie.priority-token", "{area} does not come first", because=because, area=area)
    return (yield from choose("the players", "which area is attacked", marked, rule="tie.priority-token"))


def with_priority_token(board: Board, areas: list[str]) -> list[str]:
    return [area for area in areas if board.areas[area].priority]
