"""Which Oni move to an area that is already settled: the smallest that are enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from ruleproof.core import PLAYERS, Act, Table, Worded, choose
from ruleproof.games.tsukuyumi.rules.figures import Figure
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Group, Plan, groups_within
from ruleproof.games.tsukuyumi.state import Board, Move

Sum = tuple[int, int, int]
"""Of some Oni: how many, the way they move in all, their conquest points."""


@dataclass(frozen=True)
class Mover(Worded):
    """An Oni of this size from this area; Oni of one size in one area are alike."""

    template: ClassVar[str] = "{oni} from {start}"
    oni: Figure
    start: str


def oni_that_move(table: Table[Board], plan: Plan, only: Callable[[Group], bool] | None = None) -> Act[list[Move]]:
    """The players choose only where Oni of the smallest sufficient total can come from different places."""
    if not plan.moved:
        return []
    groups = groups_within(table.state, table.readings, plan.area)
    groups = [group for group in groups if only is None or only(group)]
    if len({group.distance for group in groups}) > 1 and table.readings["C57"] == "b":
        groups = [replace(group, distance=0) for group in groups]
        plan = replace(plan, distance=0)
    sums = {points for count, way, points in sums_of(groups, plan.moved) if (count, way) == (plan.moved, plan.distance)}
    enough = sorted(points for points in sums if points >= plan.shortfall)
    table.trace.applied("oni.after-area", "{area} is settled, now the Oni that move there", area=plan.area)
    if len(enough) > 1:
        text = "the smallest that are enough: {points} conquest points, not {more}"
        table.trace.applied("oni.smallest", text, points=enough[0], more=enough[1])
    chosen = yield from _choose_group(groups, (plan.moved, plan.distance, enough[0]))
    return [Move(oni=mover.oni, number=number, start=mover.start) for mover, number in chosen.items()]


def _choose_group(groups: list[Group], wanted: Sum) -> Act[dict[Mover, int]]:
    """Take the Oni that every sufficient group has, let the players pick 1 where groups differ, and so on."""
    chosen: dict[Mover, int] = {}
    while wanted[0]:
        takes = _takes(groups, wanted)
        taken = {group: min(take) for group, take in takes.items() if min(take)}
        if not taken:
            options = {Mover(group.oni, group.start): group for group, take in takes.items() if max(take)}
            mover = yield from choose(PLAYERS, "which Oni moves", list(options), rule="oni.smallest")
            taken = {options[mover]: 1}
        for group, number in taken.items():
            mover = Mover(group.oni, group.start)
            chosen[mover] = chosen.get(mover, 0) + number
            wanted = _less(wanted, group, number)
        groups = [replace(group, number=group.number - taken.get(group, 0)) for group in groups]
        groups = [group for group in groups if group.number]
    return chosen


def _takes(groups: list[Group], wanted: Sum) -> dict[Group, set[int]]:
    """How many Oni of each group can be among Oni that make up exactly the wanted sum."""
    takes: dict[Group, set[int]] = {}
    for like in {(group.distance, group.points): group for group in groups}.values():
        alike = [group for group in groups if (group.distance, group.points) == (like.distance, like.points)]
        rest = sums_of((group for group in groups if group not in alike), wanted[0])
        total = sum(group.number for group in alike)
        fitting = [number for number in range(min(total, wanted[0]) + 1) if _less(wanted, like, number) in rest]
        for group in alike:
            others = total - group.number
            takes[group] = {
                part for number in fitting for part in range(max(0, number - others), min(group.number, number) + 1)
            }
    return {group: takes[group] for group in groups}


def _less(wanted: Sum, group: Group, number: int) -> Sum:
    count, way, points = wanted
    return count - number, way - number * group.distance, points - number * group.points


def sums_of(groups: Iterable[Group], most: int) -> set[Sum]:
    """Every sum that at most so many Oni can make. Oni of equal points and distance are counted together."""
    numbers: dict[tuple[int, int], int] = {}
    for group in groups:
        key = (group.distance, group.points)
        numbers[key] = numbers.get(key, 0) + group.number
    sums: set[Sum] = {(0, 0, 0)}
    for (distance, points), number in numbers.items():
        sums = {
            (count + more, way + more * distance, total + more * points)
            for count, way, total in sums
            for more in range(min(number, most - count) + 1)
        }
    return sums
