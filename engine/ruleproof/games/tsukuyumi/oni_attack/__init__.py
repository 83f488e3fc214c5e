"""The Oni attack: areas by priority, ties, the Oni that move, and what the attack does."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.tsukuyumi import flow
from ruleproof.games.tsukuyumi.figures import is_in_play
from ruleproof.games.tsukuyumi.oni_attack.legendary import abyssal_attack, observer_attack
from ruleproof.games.tsukuyumi.oni_attack.priority import attack_priority, record_priority
from ruleproof.games.tsukuyumi.oni_attack.strike import attack
from ruleproof.games.tsukuyumi.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.oni_attack.tie import next_area
from ruleproof.games.tsukuyumi.state import Board, Legendary


def oni_attacks(table: Table[Board], number: int | None = None, wanted: str | None = None) -> Act[None]:
    """So many of the attacks before a player, or all that are left; `wanted` is where somebody wants the next one.

    Tied areas are attacked together; then the priority is looked up anew. The Abyssal comes last.
    """
    first = table.state.course.attacks_left is None
    flow.require_attacks_due(table)
    if first:
        table.state.attacks = []
    made = len(table.state.attacks)
    left = attacks_due(table.state)
    if left < (number or 1):
        raise Refusal("attack.two", "attacks that the Oni have left before this player: {left}", left=left)
    table.trace.applied("attack.two", "attacks of the Oni: {number}", number=number or left)
    yield from _make(table, number or left, wanted)
    table.state.course.oni_attacks += len(table.state.attacks) - made


def attacks_due(board: Board) -> int:
    """How many attacks the Oni still make before the player who is due."""
    left = flow.ATTACKS if board.course.attacks_left is None else board.course.attacks_left
    return left + (is_in_play(board, Legendary.ABYSSAL) and not board.course.abyssal_done)


def attack_area(table: Table[Board], name: str) -> Act[None]:
    """The next attack, on an area that somebody names. Refused by the rule that sends the Oni elsewhere."""
    yield from oni_attacks(table, 1, name)


def _make(table: Table[Board], number: int, wanted: str | None) -> Act[None]:
    course = table.state.course
    while number and course.attacks_left:
        observer = course.attacks_left == flow.ATTACKS and is_in_play(table.state, Legendary.DARK_OBSERVER)
        if observer and (yield from observer_attack(table, wanted)):
            course.attacks_left -= 1
            number -= 1
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
        number = yield from _attack_tied(table, priority.tied, number, wanted)
    if number > 0 and not course.abyssal_done and is_in_play(table.state, Legendary.ABYSSAL):
        course.abyssal_done = True
        yield from abyssal_attack(table, wanted)


def _attack_tied(table: Table[Board], tied: list[Plan], number: int, wanted: str | None) -> Act[int]:
    """Attack the tied areas while attacks are left. Gives the number of attacks that remain to be made now."""
    course = table.state.course
    areas = [plan.area for plan in tied]
    while areas and number and course.attacks_left:
        area = yield from next_area(table, areas, course.attacks_left, wanted)
        yield from attack(table, area)
        course.attacks_left -= 1
        number -= 1
        done = not (number and course.attacks_left)
        areas = [one for one in areas if one != area and (done or _still_tied(table, one, tied[0].moved))]
    return number


def _still_tied(table: Table[Board], area: str, moved: int) -> bool:
    """Whether the area still takes no more Oni than when the tie was found."""
    plan = examine(table.state, table.readings, area)
    if isinstance(plan, Plan) and plan.moved <= moved:
        return True
    because = "after the attack before, {moved} moved Oni no longer conquer it"
    table.trace.rejected("fewest.moved", "{area} is no longer tied", because=because, area=area, moved=moved)
    return False
