"""The Oni attack: areas by priority, ties, the Oni that move, and what the attack does."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.tsukuyumi.figures import is_in_play
from ruleproof.games.tsukuyumi.oni_attack.legendary import abyssal_attack, observer_attack
from ruleproof.games.tsukuyumi.oni_attack.priority import attack_priority, record_priority
from ruleproof.games.tsukuyumi.oni_attack.strike import attack
from ruleproof.games.tsukuyumi.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.oni_attack.tie import next_area, with_priority_token
from ruleproof.games.tsukuyumi.state import Board, Legendary

ATTACKS = 2


def oni_attacks(table: Table[Board], number: int = ATTACKS) -> Act[None]:
    """So many attacks, one after the other. Tied areas are attacked together; then the priority is looked up anew."""
    table.state.attacks = []
    table.trace.applied("attack.two", "attacks of the Oni: {number}", number=number)
    left = number
    if is_in_play(table.state, Legendary.DARK_OBSERVER) and (yield from observer_attack(table)):
        left -= 1
    while left:
        priority = attack_priority(table.state, table.readings)
        record_priority(table, priority)
        if not priority.tied:
            break
        left = yield from _attack_tied(table, priority.tied, left)
    if is_in_play(table.state, Legendary.ABYSSAL):
        yield from abyssal_attack(table)


def attack_area(table: Table[Board], name: str) -> Act[None]:
    """One attack on an area that somebody names. Refused by the rule that sends the Oni elsewhere."""
    table.state.attacks = []
    priority = attack_priority(table.state, table.readings)
    for out in priority.ruled_out:
        if out.area == name:
            raise Refusal(out.rule, out.because, **out.values)
    record_priority(table, priority)
    tied = [plan.area for plan in priority.tied]
    marked = with_priority_token(table.state, tied)
    if len(tied) > ATTACKS and marked and name not in marked:
        raise Refusal("tie.priority-token", "{areas} come first: they carry a priority token", areas=marked)
    yield from attack(table, name)


def _attack_tied(table: Table[Board], tied: list[Plan], left: int) -> Act[int]:
    """Attack the tied areas while attacks are left. Gives the number of attacks that remain."""
    areas = [plan.area for plan in tied]
    while areas and left:
        area = yield from next_area(table, areas, left)
        yield from attack(table, area)
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
