"""Oni attacks on generated tables, against a brute-force reading of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Act, Table
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Faction, Oni
from ruleproof.games.tsukuyumi.rules.moments import ATTACKS
from ruleproof.games.tsukuyumi.rules.oni_attack.attacks import attack_area, oni_attacks
from ruleproof.games.tsukuyumi.rules.oni_attack.movers import oni_that_move
from ruleproof.games.tsukuyumi.rules.oni_attack.priority import attack_priority
from ruleproof.games.tsukuyumi.rules.oni_attack.target import Plan, examine
from ruleproof.games.tsukuyumi.state import SUPPLY, Area, Board, Move, OniValues, Units
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
FACTIONS = [Faction.NOMADS, Faction.FIREBORN, Faction.BOARLORDS]

Group = frozenset[tuple[Oni, str, int]]
"""Oni that move: size, start and how many."""
Groups = list[tuple[int, int, int, Group]]
"""With the number of Oni in each, the way they move in all, and their conquest points."""


@st.composite
def units(draw: st.DrawFn) -> list[Units]:
    factions = draw(st.lists(st.sampled_from(FACTIONS), max_size=2, unique=True))
    numbers = st.integers(1, 2)
    return [
        Units(
            faction=faction,
            name=name,
            number=draw(numbers),
            points=draw(st.integers(0, 6)) * 5,
            life=draw(st.integers(1, 4)) * 5,
        )
        for faction in factions
        for name in draw(st.sampled_from([["walker"], ["walker", "rider"]]))
    ]


@st.composite
def areas(draw: st.DrawFn) -> Area:
    kind = draw(st.sampled_from([AreaKind.OCEAN_FLOOR] * 3 + [AreaKind.MOON_AREA, AreaKind.MOUNTAIN_RANGE]))
    return Area(
        kind=kind,
        value=draw(st.sampled_from([10, 15, 20])) if kind is AreaKind.MOUNTAIN_RANGE else 0,
        protection=draw(st.sampled_from([0, 0, 0, 10])),
        token=draw(st.sampled_from([None, None, None, ONI, Faction.NOMADS])),
        priority=draw(st.booleans()),
        units=draw(st.one_of(st.just([]), units())),
    )


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Up to 6 areas with up to 7 Oni, of which every size may be used up."""
    names = "ABCDEF"[: draw(st.integers(1, 6))]
    board = Board(areas={name: draw(areas()) for name in names}, initiative=draw(st.permutations(FACTIONS)))
    for one, other in draw(st.lists(st.sampled_from([*combinations(names, 2)] or [("A", "A")]), max_size=8)):
        if one != other:
            board.areas[one].neighbours.add(other)
            board.areas[other].neighbours.add(one)
    for oni, points in zip(Oni, draw(st.sampled_from([(10, 20, 30), (5, 10, 15), (10, 15, 30)])), strict=True):
        board.oni_values[oni] = OniValues(points=points, damage=draw(st.sampled_from([0, 10, 20])))
    for name, oni in draw(st.lists(st.tuples(st.sampled_from(names), st.sampled_from(Oni)), max_size=7)):
        board.areas[name].add_oni(oni, 1)
    for oni in Oni:
        board.available[oni] = min(SUPPLY[oni] - board.in_play(oni), draw(st.sampled_from([0, 1, 15])))
    board.counterattacks = draw(st.sampled_from([{}, {"Protection": 10}, {"Protection": 10, "Ambush": 0}]))
    board.oni_tokens = draw(st.sampled_from([None, 0, 1]))
    return board


readings = st.fixed_dictionaries(
    {id: st.sampled_from(sorted(dispute.readings)) for id, dispute in RUNNER.book.disputes.items()}
)


def table_with(board: Board, chosen: dict[str, str]) -> Table[Board]:
    table: Table[Board] = RUNNER.new_table(chosen)
    table.state = board.model_copy(deep=True)
    return table


# --- the rules, read by brute force ---------------------------------------------------------------------------------


def distance_table(board: Board) -> dict[tuple[str, str], int]:
    far = 99
    table = {
        (one, other): 0 if one == other else 1 if other in board.areas[one].neighbours else far
        for one in board.areas
        for other in board.areas
    }
    for middle in board.areas:
        for one in board.areas:
            for other in board.areas:
                table[one, other] = min(table[one, other], table[one, middle] + table[middle, other])
    return table


def conquering_groups(board: Board, chosen: dict[str, str], name: str) -> Groups:
    """Every group of Oni that can move here and conquer."""
    area = board.areas[name]
    if area.token == ONI and not (area.units and chosen["C56"] == "b"):
        return []
    if area.kind is AreaKind.MOON_AREA and area.token in (None, ONI) and not (area.units and chosen["C94"] == "b"):
        return []
    strength = [area.points_of(faction) for faction in area.defenders] or [0]
    needed = (sum(strength) if chosen["C55"] == "b" else max(strength)) + area.value + area.protection
    present = sum(board.oni_values[oni].points * number for oni, number in area.oni.items())
    distances = distance_table(board)
    pieces = [
        (oni, start)
        for start in board.areas
        if 1 <= distances[start, name] <= 2
        for oni, number in board.areas[start].oni.items()
        for _ in range(number)
    ]
    groups = []
    for count in range(len(pieces) + 1):
        for some in combinations(pieces, count):
            points = sum(board.oni_values[oni].points for oni, _ in some)
            if present + points >= needed and (area.oni or some):
                way = sum(distances[start, name] for _, start in some)
                group = frozenset((oni, start, number) for (oni, start), number in Counter(some).items())
                groups.append((count, way, points, group))
    return groups


def best_groups(groups: Groups, chosen: dict[str, str]) -> tuple[tuple[int, int], set[Group]]:
    """How few of these Oni conquer the area and by how short a way, and the groups the rules allow for it."""
    ways = [(count, way if chosen["C57"] == "a" else 0, points, group) for count, way, points, group in groups]
    best = min(way[:3] for way in ways)
    return (best[0], best[1]), {group for *way, group in ways if tuple(way) == best}


def tied_areas(board: Board, chosen: dict[str, str]) -> list[str]:
    groups = {name: conquering_groups(board, chosen, name) for name in board.areas}
    costs = {name: best_groups(found, chosen)[0] for name, found in groups.items() if found}
    return [name for name, cost in costs.items() if cost == min(costs.values())]


# --- properties -------------------------------------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(boards(), readings)
def test_the_areas_offered_are_those_of_a_brute_force_reading(board: Board, chosen: dict[str, str]) -> None:
    priority = attack_priority(board, table_with(board, chosen).readings)
    assert [plan.area for plan in priority.tied] == tied_areas(board, chosen)
    ruled_out = [out.area for out in priority.ruled_out]
    assert sorted([*ruled_out, *(plan.area for plan in priority.tied)]) == sorted(board.areas)


@settings(max_examples=120, deadline=None)
@given(boards(), readings)
def test_the_oni_that_can_be_sent_are_those_of_a_brute_force_reading(board: Board, chosen: dict[str, str]) -> None:
    for name in board.areas:
        table = table_with(board, chosen)
        plan = examine(table.state, table.readings, name)
        groups = conquering_groups(board, chosen, name)
        assert isinstance(plan, Plan) == bool(groups)
        if isinstance(plan, Plan):
            found = every_outcome(partial(oni_that_move, table, plan))
            sent = {frozenset((move.oni, move.start, move.number) for move in moves) for moves in found}
            assert sent == best_groups(groups, chosen)[1]


def every_outcome(act: Callable[[], Act[list[Move]]]) -> list[list[Move]]:
    """What the act can end in, over every way to choose."""
    outcomes: list[list[Move]] = []
    open_picks: list[list[int]] = [[]]
    while open_picks:
        picks = open_picks.pop()
        running = act()
        try:
            choice = next(running)
            for pick in picks:
                choice = running.send(pick)
        except StopIteration as end:
            outcomes.append(end.value)
        else:
            open_picks += [[*picks, option] for option in range(len(choice.options))]
    return outcomes


def play(board: Board, chosen: dict[str, str], picks: list[int]) -> Table[Board]:
    """A phase of two attacks, with choices made by the numbers in turn."""
    table = table_with(board, chosen)
    table.do(oni_attacks)
    choose_by(table, picks, 0)
    return table


def choose_by(table: Table[Board], picks: list[int], turn: int) -> int:
    """Make the open choices by the numbers in turn, from this turn on; gives the next turn."""
    while table.pending is not None:
        table.pick(
            table.pending.by,
            table.pending.options[picks[turn % len(picks)] % len(table.pending.options)],
            rule=table.pending.rule,
        )
        turn += 1
    return turn


picks = st.lists(st.integers(0, 5), min_size=1, max_size=6)


@settings(max_examples=100, deadline=None)
@given(boards(), readings, picks)
def test_pieces_are_conserved_and_attacked_areas_conquered(
    board: Board, chosen: dict[str, str], numbers: list[int]
) -> None:
    table = play(board, chosen, numbers)
    after = table.state
    attacked = [attack.area for attack in after.attacks]
    assert table.refusal is None
    assert len(attacked) <= ATTACKS
    for oni in Oni:
        assert after.in_play(oni) + after.available[oni] == board.in_play(oni) + board.available[oni]
    new = sum(after.in_play(oni) - board.in_play(oni) for oni in Oni)
    assert new <= sum(not board.areas[name].units for name in attacked)
    for name, area in after.areas.items():
        was = board.areas[name]
        assert area.token == (ONI if name in attacked else was.token)
        assert area.priority == was.priority
        assert unit_count(area) <= unit_count(was)
        assert name in attacked or area.units == was.units
    assert bool(attacked) == bool(tied_areas(board, chosen))


def unit_count(area: Area) -> int:
    return sum(group.number for group in area.units)


@settings(max_examples=50, deadline=None)
@given(boards(), readings, picks)
def test_the_same_table_and_choices_give_the_same_trace(
    board: Board, chosen: dict[str, str], numbers: list[int]
) -> None:
    first, second = play(board, chosen, numbers), play(board, chosen, numbers)
    assert first.trace.entries == second.trace.entries
    assert first.state == second.state


@st.composite
def crossroads(draw: st.DrawFn) -> Board:
    """All Oni in the middle, two to four areas around it, areas behind these: ties, and attacks that bring nearer."""
    inner = "ABCD"[: draw(st.integers(2, 4))]
    board = Board(areas={"X": Area(kind=AreaKind.OCEAN_FLOOR, token=ONI)}, initiative=FACTIONS)
    board.oni_values = {oni: OniValues(points=10 * size, damage=10) for size, oni in enumerate(Oni, 1)}
    for oni in draw(st.lists(st.sampled_from(Oni), min_size=2, max_size=4)):
        board.areas["X"].add_oni(oni, 1)
        board.available[oni] -= 1
    ways = [("X", name) for name in inner] + [(name, name.lower()) for name in inner if draw(st.booleans())]
    for start, end in ways:
        units = draw(
            st.sampled_from([[], [], [Units(faction=FACTIONS[0], name="walker", number=1, points=10, life=10)]])
        )
        board.areas[end] = Area(
            kind=AreaKind.OCEAN_FLOOR, neighbours={start}, units=units, priority=draw(st.booleans())
        )
        board.areas[start].neighbours.add(end)
    return board


@settings(max_examples=100, deadline=None)
@given(crossroads(), readings, picks)
def test_attacks_made_one_by_one_are_those_made_at_once(
    board: Board, chosen: dict[str, str], numbers: list[int]
) -> None:
    together, apart = play(board, chosen, numbers), table_with(board, chosen)
    turn = 0
    for _ in range(ATTACKS):
        apart.do(oni_attacks, 1)
        turn = choose_by(apart, numbers, turn)
    assert apart.state == together.state


@settings(max_examples=80, deadline=None)
@given(boards(), readings)
def test_what_is_not_offered_is_refused_and_changes_nothing(board: Board, chosen: dict[str, str]) -> None:
    tied = tied_areas(board, chosen)
    marked = [name for name in tied if board.areas[name].priority]
    allowed = marked if len(tied) > ATTACKS and marked else tied
    for name in board.areas:
        table = table_with(board, chosen)
        table.do(attack_area, name)
        assert (table.refusal is None) == (name in allowed)
        if table.refusal is not None:
            assert table.state == board
            assert [entry.outcome for entry in table.trace.entries] == ["refused"]
    table = table_with(board, chosen)
    table.do(oni_attacks)
    if table.pending is not None:
        before, open_choice = table.state.model_copy(deep=True), table.pending
        table.pick(table.pending.by, "nowhere", rule=table.pending.rule)
        assert table.refusal is not None
        assert table.refusal.rule == open_choice.rule
        assert table.state == before
        assert table.pending == open_choice
