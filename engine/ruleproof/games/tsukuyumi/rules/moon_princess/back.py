"""The Moon Princess comes back: at the intersection that is worst for the players."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose
from ruleproof.games.tsukuyumi.names import Faction
from ruleproof.games.tsukuyumi.rules.map import Point, intersections, next_to_home
from ruleproof.games.tsukuyumi.rules.moments import STATE_ORDER
from ruleproof.games.tsukuyumi.rules.moon_princess.border import stand_on
from ruleproof.games.tsukuyumi.state import Board


def put_back(table: Table[Board]) -> Act[None]:
    """Place her on the board again."""
    board = table.state
    points = intersections(board)
    if not points:
        raise InputError("the purple border has no intersections.", todo="Lay out the Moon and area tiles around it.")
    if table.readings["C39"] == "a":
        points = _least_favourable(table, _nearest_to_last(table, points))
    options = [Point(tuple(sorted(point))) for point in points]
    point = yield from choose(PLAYERS, "where the Moon Princess comes back", options, rule="princess.back-tie")
    table.trace.applied("princess.back", "the Moon Princess comes back between {areas}", areas=point.areas)
    stand_on(table, frozenset(point.areas))


def _nearest_to_last(table: Table[Board], points: list[frozenset[str]]) -> list[frozenset[str]]:
    board = table.state
    if not board.initiative:
        raise InputError("the initiative order is not stated.", todo=STATE_ORDER)
    last = board.initiative[-1]
    away = _distances_from(board, next_to_home(board, last))
    if not away:
        raise InputError(f"the Homezone of the {last} is not stated.", todo="Say next to which areas it lies.")
    gaps = {point: min(away.get(name, len(board.areas)) for name in point) for point in points}
    nearest = min(gaps.values())
    text = "the {faction} are last in initiative; areas from their Homezone to the nearest intersections: {distance}"
    table.trace.applied("princess.back", text, faction=last, distance=nearest)
    return [point for point in points if gaps[point] == nearest]


def _distances_from(board: Board, areas: set[str]) -> dict[str, int]:
    """How far every area lies from the nearest of these, whatever stands between."""
    found = dict.fromkeys(areas, 0)
    edge = areas
    while edge:
        edge = {near for name in edge for near in board.areas[name].neighbours if near not in found}
        found.update(dict.fromkeys(edge, max(found.values()) + 1))
    return found


def _least_favourable(table: Table[Board], points: list[frozenset[str]]) -> list[frozenset[str]]:
    """Those that cancel most player tokens."""
    areas = table.state.areas
    tokens = {point: sum(isinstance(areas[name].token, Faction) for name in point) for point in points}
    most = max(tokens.values())
    if len(points) > 1:
        text = "of {number} intersections those that cancel most player tokens: {tokens}"
        table.trace.applied("princess.back-tie", text, number=len(points), tokens=most)
    return [point for point in points if tokens[point] == most]


def influence_placement(table: Table[Board], faction: Faction, effect: str) -> None:
    """Somebody wants to change where she comes into play."""
    text = "{effect} of the {faction} does not change where the Moon Princess comes into play"
    raise Refusal("princess.placement", text, effect=effect, faction=faction)
