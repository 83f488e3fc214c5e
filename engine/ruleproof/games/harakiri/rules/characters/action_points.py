"""What every action of a character needs: that it is the active one, that nothing else is under way, and its price."""

from __future__ import annotations

from ruleproof.core import Refusal, Table
from ruleproof.games.harakiri.names import Action, Name
from ruleproof.games.harakiri.rules.flow import turn_of
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import MOST_ACTION_POINTS, Harakiri, Turn

ONCE = {Action.MOVE: "turn.one-move", Action.ATTACK: "turn.one-attack"}


def take(table: Table[Harakiri], who: Name, action: Action, cost: int, rule: str) -> Turn:
    """Start an action and pay for it by `rule`."""
    turn = turn_of(table, who, "turn.actions")
    if action in ONCE:
        if action in turn.taken:
            raise Refusal(ONCE[action], "{who} has done so in this activation", who=who)
        table.trace.applied(ONCE[action], "{who} has not done so in this activation", who=who)
    if turn.points is not None:
        if action is not Action.INTERACT or table.readings["C70"] == "a":
            raise Refusal("turn.complete", "the move of {who} is not over", who=who)
        table.trace.applied("turn.complete", "the move of {who} goes on after this", who=who)
    pay(table, who, cost, rule)
    table.trace.applied("turn.actions", "{who}: {action}", who=who, action=action)
    if turn.taken:
        table.trace.applied("turn.any-order", "{who} has taken {actions} before", who=who, actions=turn.taken)
    turn.taken += (action,)
    return turn


def take_free(table: Table[Harakiri], who: Name) -> Turn:
    """Start a free action."""
    turn = turn_of(table, who, "free.when")
    middle = "in the middle of a move" if turn.points is not None else "between actions"
    table.trace.applied("free.when", f"{{who}} takes a free action {middle}", who=who)
    points = hero_of(table.state, who).action_points
    table.trace.applied("free.actions", "{who} keeps all action points: {points}", who=who, points=points)
    return turn


def pay(table: Table[Harakiri], who: Name, cost: int, rule: str) -> None:
    """Spend action points by `rule`."""
    hero = hero_of(table.state, who)
    if hero.action_points < cost:
        raise Refusal(
            rule, "{who} needs action points: {cost}; there are {points}", who=who, points=hero.action_points, cost=cost
        )
    hero.action_points -= cost
    table.trace.applied(rule, "{who} pays with action points: {cost}", who=who, cost=cost)


def gain(table: Table[Harakiri], who: Name, points: int) -> None:
    """Gain action points, up to the most that a character can have."""
    hero = hero_of(table.state, who)
    kept = min(hero.action_points + points, MOST_ACTION_POINTS)
    if kept < hero.action_points + points:
        table.trace.applied("turn.most", "{who} has {most} action points and no more", who=who, most=kept)
    hero.action_points = kept
