"""Answers to questions that several chapters decide: whom one can attack, how far one gets."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import CHARACTERS, Motion, Name, Square, Terrain
from ruleproof.games.harakiri.rules import flow, movement
from ruleproof.games.harakiri.rules.attacks import attack
from ruleproof.games.harakiri.rules.enemies.outlook import Outlook
from ruleproof.games.harakiri.rules.faults import Fault
from ruleproof.games.harakiri.rules.geometry import View, around, flanks, ground
from ruleproof.games.harakiri.rules.naming import require_enemy
from ruleproof.games.harakiri.state import Attack, Harakiri


def attack_fault(table: Table[Harakiri], attacker: Name, target: Name, reach: int) -> Fault | None:
    """Why an attack of this range cannot be made: a character's by its rules, anybody else's by those of enemies."""
    fault: Fault | None
    if rule := flow.defeated_by(table.state, target):
        fault = Fault(rule, flow.DEFEATED, {"who": target})
    elif attacker.kind in CHARACTERS:
        fault = attack.target_fault(table, attacker, target, reach)
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
    require_enemy(enemy)
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
