"""Answers to questions about squares, each recorded with the rules that decide it."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri import attacks, movement
from ruleproof.games.harakiri.boards import Attack
from ruleproof.games.harakiri.geometry import (
    View,
    adjacent,
    around,
    closest,
    flanks,
    ground,
    range_between,
    touching,
)
from ruleproof.games.harakiri.names import CHARACTERS, Name, Square
from ruleproof.games.harakiri.state import Harakiri, Terrain
from ruleproof.games.harakiri.state_terrain import Motion
from ruleproof.games.harakiri.targets import Fault, Outlook


def are_adjacent(table: Table[Harakiri], one: Square, other: Square) -> bool:
    for square in (one, other):
        if ground(table.state, square).stairs:
            table.trace.applied("stairs.part", "the stairs on {square} belong to the lower level", square=square)
    if adjacent(table.state, one, other):
        table.trace.applied("square.adjacent", "{one} and {other} share a side or a corner", one=one, other=other)
        return True
    if touching(one, other):
        rule, because = "square.levels", "they are on different levels"
    else:
        rule, because = "square.adjacent", "they share neither a side nor a corner"
    table.trace.rejected(rule, "{one} and {other}", because=because, one=one, other=other)
    return False


def range_from(table: Table[Harakiri], start: Square, end: Square) -> int:
    distance = range_between(start, end)
    table.trace.applied(
        "range.count", "the line from {start} to {end} crosses {n} squares", start=start, end=end, n=distance
    )
    return distance


def occupied_for(table: Table[Harakiri], square: Square, who: Name) -> str | None:
    """The rule that makes the square occupied for this creature's side."""
    view = View(table.state, table.state.side_of(who), table.readings)
    rule = view.why_occupied(square)
    if rule:
        table.trace.applied(rule, "{square} is occupied for {who}", square=square, who=who)
    elif square in view.allies:
        table.trace.applied("occupied.allies", "{square} holds an ally of {who}", square=square, who=who)
    else:
        because = "there is no such terrain"
        table.trace.rejected("occupied.terrain", "{square} as an occupied square", because=because, square=square)
    return rule


def sees(table: Table[Harakiri], viewer: Name, target: Name) -> bool:
    start, end = closest(table.state, viewer, table.state.square_of(viewer), target)
    view = View(table.state, table.state.side_of(viewer), table.readings, mover=viewer)
    sight = view.sight(start, end)
    line = {"start": start, "end": end}
    if sight.levels_differ:
        table.trace.applied("sight.levels", "{start} and {end} are on different levels", **line)
    for square in (*sight.crossed, *sight.touched):
        if rule := view.why_occupied(square):
            table.trace.applied(rule, "{square} is occupied for {who}", square=square, who=viewer)
    if sight.allies:
        table.trace.applied("sight.allies", "allies on {squares} are not in the way", squares=sight.allies)
    if sight.crossed:
        because = "it crosses {squares}"
        table.trace.rejected(
            "sight.crossed", "the line from {start} to {end}", because=because, squares=sight.crossed, **line
        )
    if len(sight.touched) > 1:
        because = "it touches corners of {squares}"
        table.trace.rejected(
            "sight.corners", "the line from {start} to {end}", because=because, squares=sight.touched, **line
        )
    elif sight.touched:
        table.trace.applied(
            "sight.corners", "the line touches a corner of {squares}, which is one", squares=sight.touched
        )
    if sight.clear:
        table.trace.applied("sight.clear", "the line from {start} to {end} is clear", **line)
    return sight.clear


def attack_fault(table: Table[Harakiri], attacker: Name, target: Name, reach: int) -> Fault | None:
    """Why an attack of this range cannot be made: a character's by its rules, anybody else's by those of enemies."""
    if attacker.kind in CHARACTERS:
        fault = attacks.target_fault(table, attacker, target, reach)
    else:
        outlook = Outlook(table.state, attacker, table.readings)
        at, strike = table.state.square_of(attacker), Attack(range=reach)
        fault = outlook.no_opponent(target) or outlook.strike_fault(at, strike, target)
    if fault:
        values = {**fault.values, "target": target}
        table.trace.rejected(fault.rule, "{target} as the target", because=fault.because, **values)
    elif attacker.kind in CHARACTERS:
        table.trace.applied("attack.target", "{target} is in range {range} and in sight", target=target, range=reach)
    else:
        table.trace.applied("attack.reach", "{target} is within reach of {enemy}", target=target, enemy=attacker)
    return fault


def movement_of(table: Table[Harakiri], enemy: Name) -> int:
    """How far an enemy can move now."""
    if Outlook(table.state, enemy, table.readings).knocked_down:
        because = "{enemy} is knocked down"
        table.trace.rejected("state.knocked-down-enemy", "moving", because=because, enemy=enemy)
        return 0
    return table.state.board_of(enemy).movement


def stops_of(table: Table[Harakiri], who: Name, points: int) -> dict[Square, int]:
    """Where a creature can stop with this many movement points, and what keeps it from the other squares."""
    start = table.state.square_of(who)
    cost: movement.StepCost = movement.step_cost
    if who.kind not in CHARACTERS:
        outlook = Outlook(table.state, who, table.readings)
        cost = outlook.step_cost
        if outlook.knocked_down:
            because = "{enemy} is knocked down"
            table.trace.rejected("state.knocked-down-enemy", "moving", because=because, enemy=who)
            return {start: 0}
    view = View(table.state, table.state.side_of(who), table.readings, mover=who)
    reached = movement.passable(view, start, points, cost)
    _say_steps(table, who, view, reached, points)
    _say_ends(table, who, view, reached, start)
    return movement.stops(view, start, points, cost)


def _say_steps(table: Table[Harakiri], who: Name, view: View, reached: dict[Square, int], points: int) -> None:
    """Record what allows or forbids each step."""
    for square, spent in sorted(reached.items()):
        for other in around(table.state, square):
            step = {"start": square, "end": other, "who": who}
            if (rule := movement.step_forbidden(view, square, other)) and spent < points:
                because = _REASONS.get(rule, "{end} is occupied for {who}")
                if rule == "occupied.enter" and flanks(square, other):
                    because = "it passes an occupied square"
                table.trace.rejected(_rule(who, rule), "the step from {start} to {end}", because=because, **step)
            elif other in reached:
                for rule, text in movement.allowed_by(view, square, other):
                    table.trace.applied(rule, text, **step)
        if ground(table.state, square).terrain is Terrain.DIFFICULT and view.motion is Motion.NORMAL:
            table.trace.applied("terrain.difficult", "leaving {square} costs 2 points", square=square)


def _say_ends(table: Table[Harakiri], who: Name, view: View, reached: dict[Square, int], start: Square) -> None:
    """Record which squares can be passed and not stopped on."""
    if passed := [square for square in sorted(reached) if square in view.allies]:
        table.trace.applied(_rule(who, "move.allies"), "{who} may pass {squares}", who=who, squares=passed)
    for rule, because in _NO_END.items():
        if ends := [one for one in sorted(reached) if one != start and movement.end_forbidden(view, one) == rule]:
            table.trace.rejected(_rule(who, rule), "{squares} as an end of the movement", because=because, squares=ends)
    if view.motion is Motion.SPECTRAL and (inside := [one for one in sorted(reached) if view.why_occupied(one)]):
        table.trace.applied("spectral.end", "nobody alive stands on {squares}", squares=inside)


def _rule(who: Name, rule: str) -> str:
    """The rule for characters where enemies have one of their own."""
    return _OF_CHARACTERS.get(rule, rule) if who.kind in CHARACTERS else rule


_OF_CHARACTERS = {"move.allies": "walk.pass", "move.end": "walk.end", "move.diagonal": "walk.diagonal"}
_NO_END = {
    "move.end": "allies stand there",
    "fly.end": "that is occupied",
    "spectral.end": "creatures stand there",
}
_REASONS = {
    "move.diagonal": "it passes an occupied square",
    "level.change": "{start} and {end} are on different levels",
    "stairs.fit": "{who} does not fit on the stairs",
    "fly.over": "{end} is inaccessible",
}
