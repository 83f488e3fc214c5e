"""The Moon Princess and the legendary Oni on generated tables, against a plain reading of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Direction, Faction, Legendary, Oni
from ruleproof.games.tsukuyumi.rules.map import intersections
from ruleproof.games.tsukuyumi.rules.momentum.fighting import play_combat_card
from ruleproof.games.tsukuyumi.rules.moon_princess.back import put_back
from ruleproof.games.tsukuyumi.rules.moon_princess.border import follow_card, next_point
from ruleproof.games.tsukuyumi.rules.moon_princess.fighting import princess_attacks
from ruleproof.games.tsukuyumi.rules.oni_attack.attacks import oni_attacks
from ruleproof.games.tsukuyumi.state import SUPPLY, Area, Board, OniValues, PrincessCard, Units
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
RING = [f"T{number}" for number in range(8)]
BORDER = [
    {"M1", "M2", "T0"},
    *({"M1", RING[place], RING[place + 1]} for place in range(4)),
    {"M1", "M2", "T4"},
    *({"M2", RING[place], RING[(place + 1) % 8]} for place in range(4, 8)),
]
"""The intersections around 2 moon areas, clockwise."""
FACTIONS = [Faction.NOMADS, Faction.FIREBORN]


def empty_map() -> Board:
    """2 moon areas in a ring of 8; T0 and T4 touch both."""
    kinds = {"M1": AreaKind.MOON_AREA, "M2": AreaKind.MOON_AREA, **dict.fromkeys(RING, AreaKind.OCEAN_FLOOR)}
    board = Board(areas={name: Area(kind=kind) for name, kind in kinds.items()})
    pairs = [("M1", "M2"), *(("M1", RING[place]) for place in range(5))]
    pairs += [
        *(("M2", RING[place % 8]) for place in range(4, 9)),
        *((RING[place - 1], RING[place]) for place in range(8)),
    ]
    for one, other in pairs:
        board.areas[one].neighbours.add(other)
        board.areas[other].neighbours.add(one)
    board.special.ring = list(RING)
    board.oni_values = {
        oni: OniValues(points=10 * place, damage=10, life=10 * place) for place, oni in enumerate(Oni, 1)
    }
    board.legendary_values = {one: OniValues(points=40, damage=20, life=40) for one in Legendary}
    board.princess_values = OniValues(points=50, damage=20, life=60)
    board.initiative = list(FACTIONS)
    board.homezones = {FACTIONS[-1]: {"T2"}}
    return board


@st.composite
def tables(draw: st.DrawFn) -> Table[Board]:
    board = empty_map()
    for area in board.areas.values():
        area.token = draw(st.sampled_from([None, None, ONI, *FACTIONS]))
        for faction in FACTIONS:
            if draw(st.integers(0, 3)) == 0:
                number = draw(st.integers(1, 5))
                area.units = [*area.units, Units(faction=faction, name="walker", number=number, points=10, life=10)]
        if draw(st.booleans()):
            oni = draw(st.sampled_from([oni for oni in Oni if board.available[oni]]))
            area.add_oni(oni, 1)
            board.available[oni] -= 1
    for legendary in draw(st.lists(st.sampled_from(list(Legendary)), max_size=4, unique=True)):
        area = board.areas[draw(st.sampled_from(list(board.areas)))]
        area.legendary = {**area.legendary, legendary: 1}
    board.special.gambler = draw(st.integers(1, 6))
    board.moon_princess = set(draw(st.sampled_from(BORDER)))
    table: Table[Board] = RUNNER.new_table({})
    table.state = board
    return table


def run(table: Table[Board], draw: Callable[[int], int], act: Callable[..., object], *args: object) -> None:
    """Carry out an act, making every choice at random."""
    table.do(act, *args)
    while table.pending is not None:
        options = table.pending.options
        table.pick(table.pending.by, options[draw(len(options))], rule=table.pending.rule)


def oni_in_use(board: Board) -> Counter[Oni]:
    """Available and on the board."""
    return Counter({oni: board.available[oni] + board.in_play(oni) for oni in Oni})


def picker(data: st.DataObject) -> Callable[[int], int]:
    return lambda number: data.draw(st.integers(0, number - 1))


@given(st.sampled_from(range(len(BORDER))), st.integers(1, 25), st.sampled_from(list(Direction)))
@settings(max_examples=40, deadline=None)
def test_steps_follow_the_border(start: int, steps: int, direction: Direction) -> None:
    board = empty_map()
    assert {frozenset(point) for point in BORDER} == set(intersections(board))
    point = frozenset(BORDER[start])
    for _ in range(steps):
        point = next_point(board, point, direction)
    sign = 1 if direction is Direction.CLOCKWISE else -1
    assert point == BORDER[(start + sign * steps) % len(BORDER)]


@given(tables(), st.integers(1, 12), st.sampled_from(list(Direction)))
@settings(max_examples=40, deadline=None)
def test_her_move_changes_nothing_but_her_place_and_the_skybounds(
    table: Table[Board], steps: int, direction: Direction
) -> None:
    board = table.state
    board.special.princess_cards["card"] = PrincessCard(direction=direction, steps=steps)
    before = board.model_copy(deep=True)
    table.do(follow_card, "card")
    gone = 0
    for name, area in table.state.areas.items():
        assert (area.units, area.oni) == (before.areas[name].units, before.areas[name].oni)
        gone += area.token != before.areas[name].token
    assert gone <= 2
    assert frozenset(table.state.moon_princess or ()) in intersections(board)


@given(tables(), st.data())
@settings(max_examples=40, deadline=None)
def test_she_comes_back_where_she_cancels_most_tokens_nearest_to_the_last_player(
    table: Table[Board], data: st.DataObject
) -> None:
    table.state.moon_princess = None
    table.do(put_back)
    near = [point for point in BORDER if "T2" in point]
    tokens = [sum(isinstance(table.state.areas[name].token, Faction) for name in point) for point in near]
    worst = [point for point, number in zip(near, tokens, strict=True) if number == max(tokens)]
    if table.pending is not None:
        offered = [set(option.areas) for option in table.pending.options]  # type: ignore[attr-defined]
        assert sorted(map(sorted, offered)) == sorted(map(sorted, worst))
        table.pick(
            table.pending.by, table.pending.options[data.draw(st.integers(0, len(worst) - 1))], rule=table.pending.rule
        )
    assert table.state.moon_princess in worst


@given(tables(), st.data())
@settings(max_examples=40, deadline=None)
def test_her_counter_replaces_half_and_conserves_oni(table: Table[Board], data: st.DataObject) -> None:
    board = table.state
    name = data.draw(st.sampled_from(sorted(board.moon_princess or ())))
    faction = data.draw(st.sampled_from(FACTIONS))
    units = sum(group.number for group in board.areas[name].units_of(faction))
    used, free = oni_in_use(board), sum(board.available.values())
    run(table, picker(data), play_combat_card, faction, "Devastation", name)
    left = sum(group.number for group in table.state.areas[name].units_of(faction))
    assert units - left == min((units + 1) // 2, free)
    assert oni_in_use(table.state) == used


@given(tables(), st.data())
@settings(max_examples=40, deadline=None)
def test_attacks_conserve_oni_and_legendary_oni(table: Table[Board], data: st.DataObject) -> None:
    board = table.state
    legendary = Counter(one for area in board.areas.values() for one in area.legendary)
    abyssal = Legendary.ABYSSAL in legendary
    run(table, picker(data), oni_attacks)
    after = table.state
    assert Counter(one for area in after.areas.values() for one in area.legendary) == legendary
    assert oni_in_use(after) == Counter(SUPPLY)
    assert len(after.attacks) <= 2 + abyssal
    assert all(after.areas[attack.area].token == ONI for attack in after.attacks)


@given(tables(), st.data())
@settings(max_examples=40, deadline=None)
def test_her_attack_takes_units_in_her_areas_only(table: Table[Board], data: st.DataObject) -> None:
    before = table.state.model_copy(deep=True)
    run(table, picker(data), princess_attacks)
    for name, area in table.state.areas.items():
        total = sum(group.number for group in before.areas[name].units)
        lost = total - sum(group.number for group in area.units)
        assert lost == (min(total, 2) if name in (before.moon_princess or ()) else 0)
        assert area.token == before.areas[name].token


@given(tables(), st.data())
@settings(max_examples=30, deadline=None)
def test_the_same_table_gives_the_same_trace(table: Table[Board], data: st.DataObject) -> None:
    twin: Table[Board] = RUNNER.new_table({})
    twin.state = table.state.model_copy(deep=True)
    run(table, lambda number: number - 1, oni_attacks)
    run(twin, lambda number: number - 1, oni_attacks)
    assert [str(entry) for entry in table.trace.entries] == [str(entry) for entry in twin.trace.entries]
