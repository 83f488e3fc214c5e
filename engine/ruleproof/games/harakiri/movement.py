"""Where a creature can move: the squares it can pass and stop on, and what they cost."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from ruleproof.games.harakiri.geometry import View, flanks, ground, neighbours
from ruleproof.games.harakiri.names import Square
from ruleproof.games.harakiri.state import Terrain

StepCost = Callable[[View, Square, Square], int]
Forbidden = Callable[[View, Square, Square], str | None]


def step_cost(view: View, start: Square, end: Square) -> int:
    """The movement points of one step."""
    difficult = ground(view.state, start).terrain is Terrain.DIFFICULT
    if view.readings["C47"] == "b":
        difficult = difficult or any(
            ground(view.state, flank).terrain is Terrain.DIFFICULT for flank in flanks(start, end)
        )
    return 2 if difficult else 1


def step_forbidden(view: View, start: Square, end: Square) -> str | None:
    """The rule that forbids a step between adjacent squares; None where it is allowed."""
    if any(view.why_occupied(flank) for flank in flanks(start, end)):
        return "move.diagonal"
    return entry_forbidden(view, start, end)


def entry_forbidden(view: View, start: Square, end: Square) -> str | None:
    """As `step_forbidden`, but any diagonal will do: to tell whether it is the diagonal that stops somebody."""
    return "occupied.enter" if view.why_occupied(end) else None


def passable(
    view: View, start: Square, points: int, cost_of: StepCost = step_cost, forbidden: Forbidden = step_forbidden
) -> dict[Square, int]:
    """Every square a creature can get to, with the fewest points that takes; squares with allies among them."""
    costs = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, square = heapq.heappop(queue)
        if spent > costs[square]:
            continue
        for other in neighbours(view.state, square):
            cost = spent + cost_of(view, square, other)
            if cost <= points and cost < costs.get(other, cost + 1) and not forbidden(view, square, other):
                costs[other] = cost
                heapq.heappush(queue, (cost, other))
    return costs


def stops(
    view: View, start: Square, points: int, cost_of: StepCost = step_cost, forbidden: Forbidden = step_forbidden
) -> dict[Square, int]:
    """Every empty square a creature can end its movement on; where it stands is one."""
    return {
        square: cost
        for square, cost in passable(view, start, points, cost_of, forbidden).items()
        if square == start or square not in view.allies
    }
