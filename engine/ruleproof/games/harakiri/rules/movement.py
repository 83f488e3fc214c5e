"""Where a creature can move: the squares it can pass and stop on, and what they cost.

A miniature of several squares moves as one: a step is judged for each of its squares.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator

from ruleproof.games.harakiri.names import ELEMENTS, LIFELESS, Motion, Square, Terrain
from ruleproof.games.harakiri.rules.geometry import View, around, flanks, ground, same_level
from ruleproof.games.harakiri.rules.terrain.levels import level_forbidden, parts

StepCost = Callable[[View, Square, Square], int]
Forbidden = Callable[[View, Square, Square], str | None]


def step_cost(view: View, start: Square, end: Square) -> int:
    """The movement points of one step."""
    return 2 if view.motion is Motion.NORMAL and _difficult(view, start, end) else 1


def _difficult(view: View, start: Square, end: Square) -> bool:
    """Whether the step leaves difficult terrain; by a reading, also whether it passes beside some."""
    left = list(view.base.at(start))
    if view.readings["C47"] == "b":
        left += flanks(start, end)
    return any(ground(view.state, square).terrain is Terrain.DIFFICULT for square in left)


def step_forbidden(view: View, start: Square, end: Square) -> str | None:
    """The rule that forbids a step between squares that touch; None where it is allowed."""
    if rule := level_forbidden(view, start, end):
        return rule
    if any(_closes_diagonal(view, flank) for one, other in parts(view, start, end) for flank in flanks(one, other)):
        return "move.diagonal"
    return _enter_forbidden(view, end)


def entry_forbidden(view: View, start: Square, end: Square) -> str | None:
    """As `step_forbidden`, but any diagonal will do: to tell whether it is the diagonal that stops somebody."""
    return level_forbidden(view, start, end) or _enter_forbidden(view, end)


def _closes_diagonal(view: View, flank: Square) -> bool:
    if view.motion is Motion.NORMAL:
        return view.why_occupied(flank) is not None
    return view.motion is Motion.FLYING and ground(view.state, flank).terrain is Terrain.INACCESSIBLE


def _enter_forbidden(view: View, end: Square) -> str | None:
    for square in view.base.at(end):
        if view.motion is Motion.NORMAL and view.why_occupied(square):
            return "occupied.enter"
        if view.motion is Motion.FLYING and ground(view.state, square).terrain is Terrain.INACCESSIBLE:
            return "fly.over"
        if square not in view.state.zone:
            return "occupied.enter"
    return None


# --- ways -------------------------------------------------------------------------------------------------------------


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
        for other in around(view.state, square):
            cost = spent + cost_of(view, square, other)
            if cost <= points and cost < costs.get(other, cost + 1) and not forbidden(view, square, other):
                costs[other] = cost
                heapq.heappush(queue, (cost, other))
    return costs


def stops(
    view: View, start: Square, points: int, cost_of: StepCost = step_cost, forbidden: Forbidden = step_forbidden
) -> dict[Square, int]:
    """Every square a creature can end its movement on; where it stands is one."""
    reached = passable(view, start, points, cost_of, forbidden)
    return {square: cost for square, cost in reached.items() if square == start or not end_forbidden(view, square)}


def end_forbidden(view: View, square: Square) -> str | None:
    """The rule by which a movement cannot end there; None where it can."""
    for part in view.base.at(square):
        if view.motion is Motion.SPECTRAL:
            if _alive(view, part):
                return "spectral.end"
        elif part in view.allies:
            return "move.end"
        elif view.why_occupied(part):
            return "fly.end" if view.motion is Motion.FLYING else "move.end"
    return None


def _alive(view: View, square: Square) -> bool:
    """Whether a creature is there; doors and mechanisms are none."""
    if square in view.allies or view.occupied.get(square) == "occupied.opponents":
        return True
    living = ELEMENTS - LIFELESS
    return any(at == square and name.kind in living for name, at in view.state.places.items())


def allowed_by(view: View, start: Square, end: Square) -> Iterator[tuple[str, str]]:
    """The exceptions that a step makes use of, each with a text for the trace."""
    levels_differ = not same_level(view.state, start, end)
    if levels_differ and view.motion is Motion.FLYING:
        yield "fly.levels", "{who} flies from {start} to {end}, which are on different levels"
    elif levels_differ:
        yield "stairs.use", "stairs join {start} and {end}"
        if len(view.base.at(start)) > 1:
            yield "stairs.fit", "{who} fits on the stairs between {start} and {end}"
    if view.motion is Motion.NORMAL:
        if ground(view.state, end).terrain is Terrain.SPECIAL:
            yield "terrain.special", "{end} is special terrain, which is entered like any other"
        return
    flying = view.motion is Motion.FLYING
    if ground(view.state, start).terrain is Terrain.DIFFICULT:
        yield ("fly.difficult" if flying else "spectral.difficult"), "leaving {start} costs {who} no more than 1 point"
    if any(view.why_occupied(square) for square in (*view.base.at(end), *flanks(start, end))):
        yield ("fly.over" if flying else "spectral.through"), "{who} passes what is in the way from {start} to {end}"
