"""The Oni attack: areas by priority, ties, the Oni that move, and what the attack does."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.tsukuyumi.map import record_ground
from ruleproof.games.tsukuyumi.oni_attack.movers import oni_that_move
from ruleproof.games.tsukuyumi.oni_attack.priority import attack_priority, record_priority
from ruleproof.games.tsukuyumi.oni_attack.resolve import conquer_defended, conquer_empty
from ruleproof.games.tsukuyumi.oni_attack.target import Plan, examine, points_of
from ruleproof.games.tsukuyumi.state import AreaKind, Attack, Board, Faction

ATTACKS = 2


def oni_attacks(table: Table[Board], number: int = ATTACKS) -> Act[None]:
    """So many attacks, one after the other. Tied areas are attacked together; then the priority is looked up anew."""
    table.state.attacks = []
    table.trace.applied("attack.two", "the Oni make {number} attacks", number=number)
    left = number
    while left:
        priority = attack_priority(table.state, table.readings)
        record_priority(table, priority)
        if not priority.tied:
            return
        left = yield from _attack_tied(table, priority.tied, left)


def attack_area(table: Table[Board], name: str) -> Act[None]:
    """One attack on an area that somebody names. Refused by the rule that sends the Oni elsewhere."""
    table.state.attacks = []
    priority = attack_priority(table.state, table.readings)
    for out in priority.ruled_out:
        if out.area == name:
            raise Refusal(out.rule, out.because, **out.values)
    record_priority(table, priority)
    tied = [plan.area for plan in priority.tied]
    marked = _with_priority_token(table.state, tied)
    if len(tied) > ATTACKS and marked and name not in marked:
        raise Refusal("tie.priority-token", "{areas} come first: they carry a priority token", areas=marked)
    yield from _attack(table, name)


def _attack_tied(table: Table[Board], tied: list[Plan], left: int) -> Act[int]:
    """Attack the tied areas while attacks are left. Gives the number of attacks that remain."""
    areas = [plan.area for plan in tied]
    while areas and left:
        area = yield from _next_area(table, areas, left)
        yield from _attack(table, area)
        left -= 1
        areas = [one for one in areas if one != area and (not left or _still_tied(table, one, tied[0].moved))]
    return left


def _still_tied(table: Table[Board], area: str, moved: int) -> bool:
    """Whether the area still takes no more Oni than when the tie was found."""
    plan = examine(table.state, table.readings, area)
    if isinstance(plan, Plan) and plan.moved <= moved:
        return True
    because = "after the attack before, {moved} moved Oni no longer conquer it"
    table.trace.rejected("fewest.moved", "{area} is no longer tied", because=because, area=area, moved=moved)
    return False


def _next_area(table: Table[Board], areas: list[str], left: int) -> Act[str]:
    """Work down the list until it is clear which of the tied areas is attacked now."""
    if len(areas) > 1:
        table.trace.applied("tie.list", "to choose from, for {left} attacks: {areas}", left=left, areas=areas)
    if len(areas) <= left:
        if len(areas) > 1:
            table.trace.applied("tie.two", "all of them are attacked: {areas}", areas=areas)
        return (yield from choose("the players", "which area is attacked first", areas, rule="tie.two"))
    marked = _with_priority_token(table.state, areas)
    if not marked:
        return (yield from choose("the players", "which area is attacked", areas, rule="tie.players"))
    table.trace.applied("tie.priority-token", "with a priority token: {areas}", areas=marked)
    for area in areas:
        if area not in marked:
            because = "it carries no priority token"
            table.trace.rejected("tie.priority-token", "{area} does not come first", because=because, area=area)
    return (yield from choose("the players", "which area is attacked", marked, rule="tie.priority-token"))


def _with_priority_token(board: Board, areas: list[str]) -> list[str]:
    return [area for area in areas if board.areas[area].priority]


def _attack(table: Table[Board], name: str) -> Act[None]:
    """Move the Oni, compare the conquest points, resolve."""
    plan = examine(table.state, table.readings, name)
    if not isinstance(plan, Plan):
        raise ValueError(f"{name} was chosen for an attack although it is ruled out")
    attack = Attack(area=name, moves=(yield from oni_that_move(table, plan)))
    area = table.state.areas[name]
    for move in attack.moves:
        table.state.areas[move.start].remove_oni(move.oni, move.number)
        area.add_oni(move.oni, move.number)
        text = "{number} {oni} from {start} to {area}"
        values = {"number": move.number, "oni": move.oni, "start": move.start, "area": name}
        table.trace.applied("range.two", text, **values)
    starts = list(dict.fromkeys(move.start for move in attack.moves))
    if len(starts) > 1:
        table.trace.applied("range.sources", "the Oni come from {areas}", areas=starts)
    _record_comparison(table, plan)
    table.state.attacks = [*table.state.attacks, attack]
    if area.units:
        yield from conquer_defended(table, table.state.attacks[-1])
    else:
        conquer_empty(table, table.state.attacks[-1])


def _record_comparison(table: Table[Board], plan: Plan) -> None:
    """Say what the conquest points of the Oni are compared with, before any damage."""
    area = table.state.areas[plan.area]
    points = points_of(table.state, area)
    record_ground(table.trace, plan.area, area)
    if area.protection:
        text = "the protection of {area} adds {protection} to the conquest points needed"
        table.trace.applied("target.protected", text, area=plan.area, protection=area.protection)
    if area.kind is AreaKind.MOON_AREA and isinstance(area.token, Faction):
        text = "the moon area {area} can be attacked: a player's territory token lies there"
        table.trace.applied("target.moon", text, area=plan.area)
    if not area.units:
        return
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
