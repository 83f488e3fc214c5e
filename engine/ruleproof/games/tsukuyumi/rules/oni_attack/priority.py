"""Which of the areas that can be attacked come first: fewest Oni moved, then the shortest way."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.core import Readings, Table
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Plan, RuledOut, examine
from ruleproof.games.tsukuyumi.state import Board


@dataclass(frozen=True)
class Priority:
    """The areas tied for the next attack, and every other area with the rule that excludes it."""

    tied: list[Plan]
    ruled_out: list[RuledOut]


def attack_priority(board: Board, readings: Readings) -> Priority:
    """Look at every area of the map, in the order in which it was laid out."""
    results = [examine(board, readings, name) for name in board.areas]
    plans = [result for result in results if isinstance(result, Plan)]
    ruled_out = [result for result in results if isinstance(result, RuledOut)]
    if plans:
        plans, more = _fewest(plans)
        ruled_out += more
    if len(plans) > 1 and len({plan.distance for plan in plans}) > 1 and readings["C57"] == "a":
        plans, farther = _nearest(plans)
        ruled_out += farther
    return Priority(plans, ruled_out)


def first_of(plans: list[Plan], readings: Readings) -> list[Plan]:
    """Of these the ones with the fewest Oni moved, and then the shortest way."""
    plans, _ = _fewest(plans)
    if len({plan.distance for plan in plans}) > 1 and readings["C57"] == "a":
        plans, _ = _nearest(plans)
    return plans


def _fewest(plans: list[Plan]) -> tuple[list[Plan], list[RuledOut]]:
    fewest = min(plan.moved for plan in plans)
    because = "{moved} Oni would have to move, elsewhere {fewest}"
    return [plan for plan in plans if plan.moved == fewest], [
        RuledOut(plan.area, "fewest.moved", because, {"moved": plan.moved, "fewest": fewest})
        for plan in plans
        if plan.moved > fewest
    ]


def _nearest(plans: list[Plan]) -> tuple[list[Plan], list[RuledOut]]:
    nearest = min(plan.distance for plan in plans)
    because = "areas to move in all: {distance}, elsewhere {nearest}"
    return [plan for plan in plans if plan.distance == nearest], [
        RuledOut(plan.area, "fewest.distance", because, {"distance": plan.distance, "nearest": nearest})
        for plan in plans
        if plan.distance > nearest
    ]


def record_priority(table: Table[Board], priority: Priority) -> None:
    """Put into the trace which areas were considered, and why the others are not attacked."""
    for out in priority.ruled_out:
        table.trace.rejected(out.rule, "{area} is not attacked", because=out.because, area=out.area, **out.values)
    if priority.tied:
        areas = [plan.area for plan in priority.tied]
        moved = priority.tied[0].moved
        table.trace.applied("target.all", "what meets every condition: {areas}", areas=areas)
        table.trace.applied("fewest.moved", "Oni that move: {moved}", moved=moved)
        if any(out.rule == "fewest.distance" for out in priority.ruled_out):
            distance = priority.tied[0].distance
            table.trace.applied("fewest.distance", "areas moved in all: {distance}", distance=distance)
    else:
        table.trace.applied("target.conquer", "there is no area that the Oni can conquer: they do not attack")
