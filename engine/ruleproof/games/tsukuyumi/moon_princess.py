"""The Moon Princess: her way along the purple border, her cards, and coming back to the board.

`rounds` calls `follow_card` when a Moon Princess card is drawn and `put_back` when she is due to act and absent; event
cards use `move_to` with one of `places_after`.
"""

from __future__ import annotations

from ruleproof.core import Act, Table, choose
from ruleproof.games.tsukuyumi.map import intersections
from ruleproof.games.tsukuyumi.state import AreaKind, Board


def along_the_border(board: Board, point: frozenset[str]) -> list[frozenset[str]]:
    """The intersections 1 step away: they share with this one a moon area and an area outside the Moon."""
    moon = {name for name, area in board.areas.items() if area.kind is AreaKind.MOON_AREA}
    return [
        other
        for other in intersections(board)
        if other != point and (shared := point & other) and shared & moon and shared - moon
    ]


def places_after(board: Board, steps: int) -> list[frozenset[str]]:
    """Where so many steps in one direction can take her."""
    if board.moon_princess is None:
        return []
    start = frozenset(board.moon_princess)
    found: dict[frozenset[str], None] = {}
    for first in along_the_border(board, start):
        before, here = start, first
        for _ in range(steps - 1):
            ahead = [point for point in along_the_border(board, here) if point != before]
            if not ahead:
                break
            before, here = here, ahead[0]
        else:
            found[here] = None
    return list(found)


def move_to(table: Table[Board], point: frozenset[str]) -> None:
    """Every move of the Moon Princess ends here."""
    table.state.moon_princess = set(point)


def follow_card(table: Table[Board], card: str) -> Act[None]:
    """Carry out everything that a Moon Princess card says."""
    yield from ()


def put_back(table: Table[Board]) -> Act[None]:
    """Place her on the board again."""
    points = [tuple(sorted(point)) for point in intersections(table.state)]
    point = yield from choose("the players", "where the Moon Princess comes back", points, rule="white.absent")
    table.state.moon_princess = set(point)
