"""The action of moving."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Refusal, Table
from ruleproof.games.harakiri.names import Action, Motion, Name, Square
from ruleproof.games.harakiri.rules import movement
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.flow import turn_of
from ruleproof.games.harakiri.rules.geometry import View, around, flanks
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Harakiri, Turn

MOVE_POINTS = 3
EXERT_POINTS = 3


def start_move(table: Table[Harakiri], who: Name) -> None:
    """The action of moving begins: it gives movement points."""
    turn = action_points.take(table, who, Action.MOVE, 1, "walk.cost")
    dexterity, bonus = table.state.creature(who).dexterity, hero_of(table.state, who).move_bonus
    turn.points = MOVE_POINTS + dexterity + bonus
    table.trace.applied(
        "walk.points",
        "3 and {dexterity} for dexterity and {bonus} for effects give {points} movement points",
        dexterity=dexterity,
        bonus=bonus,
        points=turn.points,
    )


def exert(table: Table[Harakiri], who: Name) -> None:
    """More movement points for an action point, while moving."""
    turn = _moving(table, who, "walk.exert")
    action_points.pay(table, who, 1, "walk.exert")
    assert turn.points is not None
    turn.points += EXERT_POINTS
    table.trace.applied("walk.exert", "{who} now has {points} movement points", who=who, points=turn.points)


def walk(table: Table[Harakiri], who: Name, path: Sequence[Square]) -> None:
    """Go from square to square; the last one need not be the end of the move."""
    turn = _moving(table, who, "walk.cost")
    for square in path:
        _step(table, who, turn, square)


def _step(table: Table[Harakiri], who: Name, turn: Turn, square: Square) -> None:
    state = table.state
    start = state.square_of(who)
    step = {"who": who, "start": start, "end": square}
    view = View(state, state.side_of(who), table.readings, mover=who)
    if square not in around(state, start):
        raise Refusal("walk.step", "{end} is not adjacent to {start}", **step)
    rule = movement.step_forbidden(view, start, square)
    if rule == "move.diagonal":
        raise Refusal("walk.diagonal", "a square beside the way from {start} to {end} is occupied", **step)
    if rule:
        raise Refusal(rule, "{who} cannot go from {start} to {end}", **step)
    cost = movement.step_cost(view, start, square)
    assert turn.points is not None
    if cost > turn.points:
        raise Refusal(
            "walk.step", "it takes {cost} movement points and {points} are left", cost=cost, points=turn.points
        )
    if flanks(start, square) and view.motion is Motion.NORMAL:
        table.trace.applied("walk.diagonal", "nothing beside the way from {start} to {end} is occupied", **step)
    if square in view.allies:
        table.trace.applied("walk.pass", "{who} may pass {end}", **step)
    if cost > 1:
        table.trace.applied("terrain.difficult", "leaving {square} costs 2 points", square=start)
    for exception, text in movement.allowed_by(view, start, square):
        table.trace.applied(exception, text, **step)
    turn.points -= cost
    state.place(who, square)
    table.trace.applied(
        "walk.step",
        "{who} goes to {end} for {cost} and has {points} movement points left",
        cost=cost,
        points=turn.points,
        **step,
    )


def stop(table: Table[Harakiri], who: Name) -> None:
    """The move ends, on an empty square; what is left of its movement points is lost."""
    turn = _moving(table, who, "walk.end")
    square = table.state.square_of(who)
    rule = movement.end_forbidden(View(table.state, table.state.side_of(who), table.readings, mover=who), square)
    if rule:
        raise Refusal("walk.end" if rule == "move.end" else rule, "{square} is not empty", square=square)
    table.trace.applied("walk.end", "{who} may stop on {square}", who=who, square=square)
    if turn.points:
        table.trace.applied("walk.unspent", "{points} movement points are lost", points=turn.points)
    turn.points = None


def _moving(table: Table[Harakiri], who: Name, rule: str) -> Turn:
    turn = turn_of(table, who, "turn.actions")
    if turn.points is None:
        raise Refusal(rule, "{who} is not moving", who=who)
    return turn
