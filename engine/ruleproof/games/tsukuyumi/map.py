"""The map: how far areas lie apart, and what a Mountain Range demands of whoever wants to conquer it."""

from __future__ import annotations

from ruleproof.core import Trace
from ruleproof.games.tsukuyumi.state import Area, AreaKind, Board


def distances(board: Board, start: str, farthest: int | None = None) -> dict[str, int]:
    """Every area that can be reached from `start`, with the number of areas to move; `start` itself is 0 away."""
    found = {start: 0}
    edge = [start]
    steps = 0
    while edge and steps != farthest:
        steps += 1
        edge = sorted({near for area in edge for near in board.areas[area].neighbours if near not in found})
        found.update(dict.fromkeys(edge, steps))
    return found


def mountain_rule(area: Area) -> str:
    """The rule by which the value of a Mountain Range counts here: against attackers, or for the defenders."""
    return "mountain.defenders" if area.units else "mountain.attackers"


def record_ground(trace: Trace, name: str, area: Area) -> None:
    """Say what the ground of an attacked area adds to the conquest points needed."""
    if area.kind is AreaKind.OCEAN_FLOOR:
        trace.applied("ocean-floor.plain", "{area} is Ocean Floor, which asks for nothing more", area=name)
    elif area.kind is AreaKind.MOUNTAIN_RANGE:
        text = "the Mountain Range {area} adds {value} to the conquest points needed"
        trace.applied(mountain_rule(area), text, area=name, value=area.value)
