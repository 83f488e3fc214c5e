"""The map: how far areas lie apart, where three of them meet, and what each kind of ground asks and gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import Readings, Table, Trace, Worded
from ruleproof.games.tsukuyumi.names import AreaKind, Faction
from ruleproof.games.tsukuyumi.state import Area, Board


def distances(board: Board, readings: Readings, start: str, farthest: int | None = None) -> dict[str, int]:
    """Every area from which Oni can move to `start`, with the number of areas to move; `start` itself is 0 away."""
    found = {start: 0}
    edge = [start]
    steps = 0
    while edge and steps != farthest:
        steps += 1
        edge = sorted({near for area in edge for near in ways_in(board, readings, area) if near not in found})
        found.update(dict.fromkeys(edge, steps))
    return found


def ways_in(board: Board, readings: Readings, area: str) -> set[str]:
    """The areas from which Oni can move straight into this one: neighbours that no Block separates from it.

    Where a Home token lies is a Homezone for their movement, so by the first reading they cannot move into it.
    """
    if area in board.home_tokens.values() and readings["C101"] == "a":
        return set()
    return {near for near in board.areas[area].neighbours if frozenset((area, near)) not in board.blocks}


def next_to_home(board: Board, faction: Faction) -> set[str]:
    """The areas adjacent to a player's Homezone or Home token."""
    areas = set(board.homezones.get(faction, ()))
    if faction in board.home_tokens:
        areas |= board.areas[board.home_tokens[faction]].neighbours
    return areas


def intersections(board: Board) -> list[frozenset[str]]:
    """The points of the Moon's purple border: where 3 areas meet, of which at least 1 is on the Moon and 1 is not."""
    moon = {name for name, area in board.areas.items() if area.kind is AreaKind.MOON_AREA}
    found: dict[frozenset[str], None] = {}
    for one, area in board.areas.items():
        for other in sorted(area.neighbours):
            for third in sorted(area.neighbours & board.areas[other].neighbours):
                point = frozenset((one, other, third))
                if 0 < len(point & moon) < len(point):
                    found[point] = None
    return list(found)


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


@dataclass(frozen=True)
class Point(Worded):
    """An intersection, named by its areas."""

    template: ClassVar[str] = "between {areas}"
    areas: tuple[str, ...]


WORTH = {AreaKind.FERTILE_GROUND: 2, AreaKind.DEVASTATED_LAND: 0, AreaKind.TOXIC_AREA: 0}
"""Victory points of an area for the Oni; any other kind is worth 1."""
WORTH_RULES = {
    AreaKind.OCEAN_FLOOR: "ocean-floor.plain",
    AreaKind.FERTILE_GROUND: "fertile-ground.worth",
    AreaKind.DEVASTATED_LAND: "devastated-land.worth",
    AreaKind.TOXIC_AREA: "devastated-land.worth",
}


def area_worth(area: Area) -> int:
    """What the ground is worth to the Oni, before a Homezone raises it."""
    return WORTH.get(area.kind, 1) if area.worth is None else area.worth


def record_worth(table: Table[Board], name: str, points: int) -> None:
    kind = table.state.areas[name].kind
    if kind in WORTH_RULES and table.state.areas[name].worth is None:
        text = "the ground of {area} is worth {points} here"
        table.trace.applied(WORTH_RULES[kind], text, area=name, points=points)
