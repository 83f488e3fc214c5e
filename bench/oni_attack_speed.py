"""Measures the planner of Oni attacks: the same choice as trying everything, and quick on the largest table.

Trying everything means every group of Oni that could move, which doubles with each Oni. The planner must agree with it
on thousands of small tables, and take at most four times as long when areas and Oni double.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Faction, Legendary, Oni
from ruleproof.games.tsukuyumi.rules.oni_attack.movers import oni_that_move
from ruleproof.games.tsukuyumi.rules.oni_attack.priority import attack_priority
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.state import SUPPLY, Area, Board, OniValues, Units
from ruleproof.scenarios import BookRunner

SMALL_TABLES = 3_000
MOON_AREAS, TILES, PLAYERS, LEGENDARY = 7, 35, 5, 7
DOUBLINGS = 3
REPEATS = 5
MOST_GROWTH = 2.0
"""The exponent: twice the areas and Oni may take 2 to the power of this as long."""

Figure = Oni | Legendary
PLAIN = (Legendary.MERCHANT, Legendary.DEFILER)
"""Legendary Oni that attack like any other Oni."""
POINTS: dict[Figure, int] = {Oni.SMALL: 10, Oni.MEDIUM: 20, Oni.LARGE: 30, **dict.fromkeys(PLAIN, 40)}
Group = frozenset[tuple[Figure, str, int]]


def main() -> int:
    """Print what was measured as text, then as one line of JSON; 1 if a target is missed."""
    project = load_project(Path(__file__).parent.parent, ["tsukuyumi"])
    runner = BookRunner(project, project.book("tsukuyumi"))
    different = sum(not agrees(runner, small_board(seed)) for seed in range(SMALL_TABLES))
    sizes = [2**doubling for doubling in range(DOUBLINGS + 1)]
    spread = [planning_time(runner, [large_board(size, seed) for seed in range(3)]) for size in sizes]
    crowd = [planning_time(runner, [crowded_board(size)]) for size in sizes]
    growth = {"spread": exponent(spread), "crowded": exponent(crowd)}
    brute = [brute_force_time(oni) for oni in (10, 12, 14)]
    good = not different and all(value <= MOST_GROWTH for value in growth.values())
    print(f"{SMALL_TABLES} small tables: {SMALL_TABLES - different} choices as by trying everything, {different} not")
    areas = MOON_AREAS + TILES
    print(
        f"largest table, {areas} areas, {sum(SUPPLY.values())} Oni and {LEGENDARY} legendary: {spread[0] * 1000:.1f} ms"
    )
    print(f"  all of them around one area: {crowd[0] * 1000:.1f} ms")
    for name, seconds in (("spread out", spread), ("around one area", crowd)):
        shown = ", ".join(f"{size} times {second * 1000:.1f} ms" for size, second in zip(sizes, seconds, strict=True))
        print(f"  {name}: {shown}")
    wanted = f"wanted: at most {MOST_GROWTH:g}"
    print(f"  growth: to the power {growth['spread']:.2f} and {growth['crowded']:.2f} of the size ({wanted})")
    times = brute[-1] / brute[-2]
    print(
        f"  trying everything: {brute[-1] * 1000:.0f} ms for 14 Oni within range, {times:.1f} times as long for 2 more"
    )
    measured = {"largest": spread[0], "crowded": crowd[0], "brute_force_14": brute[-1]}
    values = {"seconds": measured, "growth": growth, "tables": SMALL_TABLES, "different": different, "good": good}
    print(json.dumps({"bench": "oni_attack", **values}))
    return 0 if good else 1


def table_with(runner: BookRunner, board: Board) -> Table[Board]:
    table: Table[Board] = runner.new_table({})
    table.state = board
    return table


# --- the same choice as trying everything --------------------------------------------------------------------------


def agrees(runner: BookRunner, board: Board) -> bool:
    """Whether planner and brute force choose the same areas, and for each area the same Oni to move."""
    table = table_with(runner, board)
    found = {name: every_group(board, name) for name in board.areas}
    costs = {name: groups[0][:2] for name, groups in found.items() if groups}
    tied = [name for name, cost in costs.items() if cost == min(costs.values())]
    if [plan.area for plan in attack_priority(board, table.readings).tied] != tied:
        return False
    return all(sent_by_planner(table, name) == sent_by_brute_force(found[name]) for name in board.areas)


def every_group(board: Board, name: str) -> list[tuple[int, int, int, list[tuple[Figure, str, int]]]]:
    """Every group of Oni that can move here and conquer: how many, how far in all, how strong, and which."""
    area = board.areas[name]
    if area.token == ONI or (area.kind is AreaKind.MOON_AREA and area.token is None):
        return []
    needed = max([area.points_of(faction) for faction in area.defenders] or [0]) + area.value
    present = sum(POINTS[figure] * number for figure, number in figures_in(area).items())
    near = area.neighbours
    far = {other for one in near for other in board.areas[one].neighbours} - near - {name}
    pieces = [
        (oni, start, distance)
        for distance, starts in ((1, near), (2, far))
        for start in sorted(starts)
        for oni, number in figures_in(board.areas[start]).items()
        for _ in range(number)
    ]
    groups = []
    for count in range(len(pieces) + 1):
        for some in combinations(pieces, count):
            points = sum(POINTS[oni] for oni, _, _ in some)
            if present + points >= needed and (figures_in(area) or some):
                which = Counter((oni, start) for oni, start, _ in some)
                named = sorted(((oni, start, n) for (oni, start), n in which.items()), key=str)
                groups.append((count, sum(distance for *_, distance in some), points, named))
    return sorted(groups, key=lambda group: group[:3])


def figures_in(area: Area) -> dict[Figure, int]:
    figures: dict[Figure, int] = {}
    for oni, number in area.oni.items():
        figures[oni] = number
    for legendary, number in area.legendary.items():
        figures[legendary] = number
    return figures


def sent_by_brute_force(groups: list[tuple[int, int, int, list[tuple[Figure, str, int]]]]) -> set[Group]:
    """Among the fewest Oni with the shortest way, those with the fewest conquest points."""
    return {frozenset(which) for *cost, which in groups if tuple(cost) == groups[0][:3]}


def sent_by_planner(table: Table[Board], name: str) -> set[Group]:
    """The groups that the players can end up with, over every way to choose."""
    plan = examine(table.state, table.readings, name)
    if not isinstance(plan, Plan):
        return set()
    sent: set[Group] = set()
    open_picks: list[list[int]] = [[]]
    while open_picks:
        picks = open_picks.pop()
        running = oni_that_move(table, plan)
        try:
            choice = next(running)
            for pick in picks:
                choice = running.send(pick)
        except StopIteration as end:
            sent.add(frozenset((move.oni, move.start, move.number) for move in end.value))
        else:
            open_picks += [[*picks, option] for option in range(len(choice.options))]
    return sent


def brute_force_time(oni: int) -> float:
    """Processor time to try every group when so many Oni are within range of one area."""
    board = empty_board(3)
    for number in range(oni):
        board.areas["A1" if number % 2 else "A2"].add_oni([*Oni][number % 3], 1)
    board.areas["A0"].units = units(Faction.NOMADS, 30 * oni)
    start = time.process_time()
    every_group(board, "A0")
    return time.process_time() - start


# --- tables --------------------------------------------------------------------------------------------------------


def empty_board(areas: int, moon: int = 0) -> Board:
    """Hexagons in a spiral; the first of them are the Moon."""
    places = spiral(areas)
    names = {place: f"A{number}" for number, place in enumerate(places)}
    board = Board(oni_values={oni: OniValues(points=POINTS[oni], damage=10) for oni in Oni})
    board.legendary_values = {one: OniValues(points=40, damage=40, life=40) for one in Legendary}
    for number, (q, r) in enumerate(places):
        beside = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        near = {names[q + dq, r + dr] for dq, dr in beside if (q + dq, r + dr) in names}
        kind = AreaKind.MOON_AREA if number < moon else AreaKind.OCEAN_FLOOR
        board.areas[names[q, r]] = Area(kind=kind, neighbours=near)
    return board


def spiral(number: int) -> list[tuple[int, int]]:
    radius = 1
    while 3 * radius * (radius + 1) + 1 < number:
        radius += 1
    places = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius]
    return sorted(places, key=lambda place: (max(map(abs, (*place, sum(place)))), place))[:number]


def units(faction: Faction, points: int) -> list[Units]:
    return [Units(faction=faction, name="unit", number=1, points=points, life=10)]


def small_board(seed: int) -> Board:
    """2 to 7 areas with up to 8 Oni and 2 legendary Oni: small enough to try everything."""
    chance = random.Random(seed)
    board = empty_board(chance.randint(2, 7))
    for area in board.areas.values():
        area.kind = chance.choice([AreaKind.OCEAN_FLOOR] * 3 + [AreaKind.MOON_AREA])
        area.token = chance.choice([None, None, None, ONI, Faction.NOMADS])
        for faction in chance.sample([Faction.NOMADS, Faction.FIREBORN], chance.choice([0, 0, 1, 2])):
            area.units = [*area.units, *units(faction, 5 * chance.randint(0, 20))]
    for _ in range(chance.randint(0, 8)):
        board.areas[chance.choice([*board.areas])].add_oni(chance.choice([*Oni]), 1)
    for legendary in chance.sample(PLAIN, chance.choice([0, 0, 1, 2])):
        area = board.areas[chance.choice([*board.areas])]
        area.legendary = {**area.legendary, legendary: 1}
    return board


def large_board(size: int, seed: int) -> Board:
    """The largest table, or one with so many times its areas, Oni, legendary Oni and player units."""
    chance = random.Random(seed)
    board = empty_board(size * (MOON_AREAS + TILES), size * MOON_AREAS)
    names = [*board.areas]
    for oni, supply in SUPPLY.items():
        for _ in range(size * supply):
            board.areas[chance.choice(names)].add_oni(oni, 1)
    for legendary in [*Legendary][:LEGENDARY]:
        for _ in range(size):
            area = board.areas[chance.choice(names)]
            area.legendary = {**area.legendary, legendary: area.legendary.get(legendary, 0) + 1}
    for name in names:
        faction = chance.choice([*Faction][:PLAYERS])
        board.areas[name].token = faction
        board.areas[name].units = units(faction, 20 * chance.randint(4, 12))
    return board


def crowded_board(size: int) -> Board:
    """All Oni within range of a single area that takes about half of them."""
    board = empty_board(size * (MOON_AREAS + TILES))
    near = [*board.areas][1:19]
    pieces = [oni for oni, supply in SUPPLY.items() for _ in range(size * supply)]
    for number, oni in enumerate(pieces):
        board.areas[near[number % len(near)]].add_oni(oni, 1)
    for area in board.areas.values():
        area.token = ONI
    board.areas["A0"].token = None
    board.areas["A0"].units = units(Faction.NOMADS, 405 * size)
    return board


def planning_time(runner: BookRunner, boards: list[Board]) -> float:
    """Processor time to find the areas to attack on all these tables, the best of several tries, for one of them."""
    best = math.inf
    for _ in range(REPEATS):
        start = time.process_time()
        for board in boards:
            attack_priority(board, table_with(runner, board).readings)
        best = min(best, time.process_time() - start)
    return best / len(boards)


def exponent(seconds: list[float]) -> float:
    """How the time grows with the size, over all doublings."""
    return math.log2(seconds[-1] / seconds[0]) / (len(seconds) - 1)


if __name__ == "__main__":
    sys.exit(main())
