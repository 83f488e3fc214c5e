"""The Oni attacks before a player: one area after the other by priority, then the Abyssal's."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.tsukuyumi.names import Legendary
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.figures import is_in_play
from ruleproof.games.tsukuyumi.rules.legendary_oni.attacks import abyssal_attack, observer_attack
from ruleproof.games.tsukuyumi.rules.moments import ATTACKS, attacks_due
from ruleproof.games.tsukuyumi.rules.oni_attack.priority import attack_priority, record_priority
from ruleproof.games.tsukuyumi.rules.oni_attack.strike import attack
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.rules.oni_attack.tie import next_area
from ruleproof.games.tsukuyumi.state import Board, Tie


def oni_attacks(table: Table[Board], number: int | None = None, wanted: str | None = None) -> Act[None]:
    """So many of the attacks before a player, or all that are left; `wanted` is where somebody wants the next one.

    Tied areas are attacked together; then the priority is looked up anew. The Abyssal comes last.
    """
    flow.require_attacks_due(table)
    made = len(table.state.attacks)
    left = attacks_due(table.state)
    if left < (number or 1):
        raise Refusal("attack.two", "attacks that the Oni have left before this player: {left}", left=left)
    table.trace.applied("attack.two", "attacks of the Oni: {number}", number=number or left)
    yield from _make(table, number or left, wanted)
    table.state.course.oni_attacks += len(table.state.attacks) - made


def attack_area(table: Table[Board], name: str) -> Act[None]:
    """The next attack, on an area that somebody names. Refused by the rule that sends the Oni elsewhere."""
    yield from oni_attacks(table, 1, name)


def _make(table: Table[Board], number: int, wanted: str | None) -> Act[None]:
    course = table.state.course
    while number and course.attacks_left:
        observer = course.attacks_left == ATTACKS and is_in_play(table.state, Legendary.DARK_OBSERVER)
        if observer and (yield from observer_attack(table, wanted)):
            course.attacks_left -= 1
            number -= 1
            continue
        if left_over := _left_of_tie(table, wanted):
            number = yield from _attack_tied(table, left_over, number, wanted)
            continue
        priority = attack_priority(table.state, table.readings)
        for out in priority.ruled_out:
            if out.area == wanted:
                raise Refusal(out.rule, out.because, **out.values)
        record_priority(table, priority)
        if not priority.tied:
            number -= course.attacks_left
            course.attacks_left = 0
            break
        found = Tie(areas=[plan.area for plan in priority.tied], moved=priority.tied[0].moved)
        number = yield from _attack_tied(table, found, number, wanted)
    if number > 0 and not course.abyssal_done and is_in_play(table.state, Legendary.ABYSSAL):
        course.abyssal_done = True
        yield from abyssal_attack(table, wanted)


def _attack_tied(table: Table[Board], tie: Tie, number: int, wanted: str | None) -> Act[int]:
    """Attack the tied areas while attacks are left. Gives the number of attacks that remain to be made now."""
    course = table.state.course
    areas = tie.areas
    while areas and number and course.attacks_left:
        area = yield from next_area(table, areas, course.attacks_left, wanted)
        yield from attack(table, area)
        course.attacks_left -= 1
        number -= 1
        done = not (number and course.attacks_left)
        areas = [one for one in areas if one != area and (done or _still_tied(table, one, tie.moved))]
    course.tie = Tie(areas=areas, moved=tie.moved) if areas and course.attacks_left else None
    return number


def _left_of_tie(table: Table[Board], wanted: str | None) -> Tie | None:
    """What is left of the tie that the attack before has found: those areas come before any other."""
    course = table.state.course
    tie, course.tie = course.tie, None
    if tie is None:
        return None
    areas = [area for area in tie.areas if _still_tied(table, area, tie.moved)]
    if wanted is not None and areas and wanted not in areas:
        raise Refusal("tie.list", "first come the areas that were tied: {areas}", areas=areas)
    return Tie(areas=areas, moved=tie.moved) if areas else None


def _still_tied(table: Table[Board], area: str, moved: int) -> bool:
    """Whether the area still takes no more Oni than when the tie was found."""
    plan = examine(table.state, table.readings, area)
    if isinstance(plan, Plan) and plan.moved <= moved:
        return True
    because = "after the attack before, {moved} moved Oni no longer conquer it"
    table.trace.rejected("fewest.moved", "{area} is no longer tied", because=because, area=area, moved=moved)
    return False
