"""Carrying out an attack on an area that is settled: the Oni move, conquest points are compared, the area falls."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import Act, Table
from ruleproof.games.tsukuyumi.names import AreaKind, Faction, Legendary
from ruleproof.games.tsukuyumi.rules.figures import move_figure
from ruleproof.games.tsukuyumi.rules.legendary_oni.joining import record_legendary
from ruleproof.games.tsukuyumi.rules.legendary_oni.skybound import remove_tokens_on_the_way
from ruleproof.games.tsukuyumi.rules.map import record_ground
from ruleproof.games.tsukuyumi.rules.oni_attack.movers import oni_that_move
from ruleproof.games.tsukuyumi.rules.oni_attack.resolve import conquer_defended, conquer_empty
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Group, Plan, examine, points_of
from ruleproof.games.tsukuyumi.state import Attack, Board, Move


def attack(table: Table[Board], name: str, only: Callable[[Group], bool] | None = None) -> Act[None]:
    """Move the Oni, compare the conquest points, resolve. `only` says which Oni could move, where not all could."""
    plan = examine(table.state, table.readings, name, only)
    if not isinstance(plan, Plan):
        raise ValueError(f"{name} was chosen for an attack although it is ruled out")
    yield from carry_out(table, plan, (yield from oni_that_move(table, plan, only)))


def carry_out(table: Table[Board], plan: Plan, moves: list[Move]) -> Act[None]:
    """Move these Oni and resolve the attack."""
    name, area = plan.area, table.state.areas[plan.area]
    record_legendary(table, plan, moves)
    for move in moves:
        if move.oni is Legendary.SKYBOUND:
            yield from remove_tokens_on_the_way(table, move.start, name)
        move_figure(table.state, move.oni, move.number, move.start, name)
        text = "{number} {oni} from {start} to {area}"
        values = {"number": move.number, "oni": move.oni, "start": move.start, "area": name}
        table.trace.applied("range.two", text, **values)
    starts = list(dict.fromkeys(move.start for move in moves))
    if len(starts) > 1:
        table.trace.applied("range.sources", "the Oni come from {areas}", areas=starts)
    _record_comparison(table, plan)
    table.state.attacks = [*table.state.attacks, Attack(area=name, moves=moves)]
    if area.units:
        yield from conquer_defended(table, table.state.attacks[-1])
    else:
        conquer_empty(table, table.state.attacks[-1])


def _record_comparison(table: Table[Board], plan: Plan) -> None:
    """Say what the conquest points of the Oni are compared with, before any damage."""
    area = table.state.areas[plan.area]
    record_ground(table.trace, plan.area, area)
    if area.protection:
        text = "the protection of {area} adds {protection} to the conquest points needed"
        table.trace.applied("target.protected", text, area=plan.area, protection=area.protection)
    if area.kind is AreaKind.MOON_AREA and isinstance(area.token, Faction):
        text = "the moon area {area} can be attacked: a player's territory token lies there"
        table.trace.applied("target.moon", text, area=plan.area)
    if not area.units:
        return
    points = points_of(table.state, plan.area)
    if table.state.moon_princess and plan.area in table.state.moon_princess:
        text = "the conquest points and the damage of the Moon Princess count in {area}"
        table.trace.applied("princess.battles", text, area=plan.area)
    if len(area.defenders) > 1 and table.readings["C55"] == "a":
        strongest = max(area.defenders, key=area.points_of)
        values = {"area": plan.area, "faction": strongest, "points": area.points_of(strongest)}
        text = "in {area} only the strongest count, the {faction} with {points} conquest points"
        table.trace.applied("target.strongest", text, **values)
    values = {"area": plan.area, "points": points, "needed": plan.needed}
    table.trace.applied("target.equal", "{points} conquest points are enough against {needed}", **values)
    table.trace.applied(
        "attack.before-damage", "the conquest points in {area} are compared before any damage", **values
    )
