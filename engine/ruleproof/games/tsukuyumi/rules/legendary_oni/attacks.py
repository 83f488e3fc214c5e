"""Attacks that legendary Oni make by themselves: the Dark Observer's first one and the Abyssal's third one."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import PLAYERS, Act, Refusal, Table, choose
from ruleproof.games.tsukuyumi.names import Legendary
from ruleproof.games.tsukuyumi.rules.damage import values_of
from ruleproof.games.tsukuyumi.rules.figures import areas_with
from ruleproof.games.tsukuyumi.rules.map import distances
from ruleproof.games.tsukuyumi.rules.oni_attack.priority import first_of
from ruleproof.games.tsukuyumi.rules.oni_attack.strike import attack, carry_out
from ruleproof.games.tsukuyumi.rules.oni_attack.target import (
    Group,
    Plan,
    barred_from_attack,
    examine,
    figures_fighting,
    points_needed,
    points_of,
    range_of,
)
from ruleproof.games.tsukuyumi.rules.oni_attack.tie import next_area
from ruleproof.games.tsukuyumi.state import Board, Move


def observer_attack(table: Table[Board], wanted: str | None = None) -> Act[bool]:
    """The Dark Observer and all Oni in his area attack together. Gives whether they can conquer anything."""
    (home,) = areas_with(table.state, Legendary.DARK_OBSERVER)
    plans = _plans_of_group(table, home)
    if not plans:
        because = "they can conquer no area"
        table.trace.rejected("observer.attacks", "the Dark Observer's group does not attack", because=because)
        return False
    tied = first_of(plans, table.readings)
    text = "the Dark Observer and the Oni in {area} attack, whoever could do it with fewer Oni"
    table.trace.applied("observer.attacks", text, area=home)
    areas = [plan.area for plan in tied]
    if wanted is not None and wanted not in areas:
        raise Refusal("observer.attacks", "the Dark Observer's group attacks {areas}", areas=areas)
    target = yield from next_area(table, areas, 1, wanted)
    (plan,) = [plan for plan in tied if plan.area == target]
    group = figures_fighting(table.state, home) if plan.moved else {}
    moves = [Move(oni=figure, number=number, start=home) for figure, number in group.items()]
    yield from carry_out(table, plan, moves)
    return True


def _plans_of_group(table: Table[Board], home: str) -> list[Plan]:
    """His own area if it can be conquered, else every area that the whole group conquers."""
    board, readings = table.state, table.readings
    group = figures_fighting(board, home)
    strength = sum(values_of(board, figure).points * number for figure, number in group.items())
    farthest = min(range_of(board, readings, figure) for figure in group)
    plans = []
    for name in board.areas:
        away = distances(board, readings, name, farthest).get(home)
        if away is None or barred_from_attack(board, readings, name):
            continue
        needed = points_needed(board.areas[name], readings)
        if away == 0 and points_of(board, name) >= needed:
            return [Plan(name, needed, points_of(board, name), 0, 0)]
        if away and points_of(board, name) + strength >= needed:
            number = sum(group.values())
            plans.append(Plan(name, needed, points_of(board, name), number, number * away))
    return plans


def abyssal_attack(table: Table[Board], wanted: str | None = None) -> Act[None]:
    """The third attack: the Abyssal's own, or that of a group of other Oni if it can conquer nothing."""
    table.trace.applied("abyssal.third", "the Abyssal brings a third attack")
    (home,) = areas_with(table.state, Legendary.ABYSSAL)
    plans = _plans_of_abyssal(table, home)
    if plans:
        areas = [plan.area for plan in first_of(plans, table.readings)]
        if wanted is not None and wanted not in areas:
            raise Refusal("abyssal.third", "the Abyssal attacks {areas}", areas=areas)
        target = yield from next_area(table, areas, 1, wanted)
        (plan,) = [plan for plan in plans if plan.area == target]
        moves = [Move(oni=Legendary.ABYSSAL, number=1, start=home)] if plan.moved else []
        yield from carry_out(table, plan, moves)
        return
    table.trace.applied("abyssal.transfer", "the Abyssal cannot conquer: other Oni make the third attack")
    groups = {start: _plans(table, start, _OthersFrom(start)) for start in table.state.areas}
    starts = [start for start, found in groups.items() if found]
    if not starts:
        table.trace.applied("abyssal.transfer", "no other Oni can conquer an area either")
        return
    fitting = [start for start in starts if wanted in (None, *(plan.area for plan in groups[start]))]
    if not fitting:
        raise Refusal("abyssal.transfer", "no other Oni can conquer {area}", area=wanted)
    start = yield from choose(PLAYERS, "the group that attacks", fitting, rule="abyssal.transfer")
    areas = [plan.area for plan in groups[start] if wanted in (None, plan.area)]
    target = yield from choose(PLAYERS, "which area is attacked", areas, rule="abyssal.transfer")
    yield from attack(table, target, _OthersFrom(start))


def _plans_of_abyssal(table: Table[Board], home: str) -> list[Plan]:
    """What it conquers: its own area as it is, or one that it moves to, even where others would be enough."""
    board, readings = table.state, table.readings
    strength = values_of(board, Legendary.ABYSSAL).points
    plans = []
    for name in board.areas:
        away = distances(board, readings, name, range_of(board, readings, Legendary.ABYSSAL)).get(home)
        if away is None or barred_from_attack(board, readings, name):
            continue
        needed = points_needed(board.areas[name], readings)
        present = points_of(board, name) if needed else 0
        if present + (strength if away else 0) >= needed:
            plans.append(Plan(name, needed, present, 1 if away else 0, away))
    return plans


class _OthersFrom:
    """The Oni of one area, without the Abyssal."""

    def __init__(self, start: str) -> None:
        self._start = start

    def __call__(self, group: Group) -> bool:
        return group.start == self._start and group.oni is not Legendary.ABYSSAL


def _plans(table: Table[Board], home: str, only: Callable[[Group], bool]) -> list[Plan]:
    """What can be conquered by those that stand in an area: this area as it is, or others that some of them move to."""
    found = [examine(table.state, table.readings, name, only) for name in table.state.areas]
    return [plan for plan in found if isinstance(plan, Plan) and (plan.moved or plan.area == home)]
