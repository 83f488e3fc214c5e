"""Harakiri's levels, special movements, spawn points, tests and limits on generated tables, against naive readings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.harakiri_naive import BLOCKING

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import LIFELESS, Attribute, Kind, Motion, Name, Side, Square, Terrain
from ruleproof.games.harakiri.rules import movement
from ruleproof.games.harakiri.rules.enemies.outlook import Outlook
from ruleproof.games.harakiri.rules.geometry import View, range_between
from ruleproof.games.harakiri.rules.terrain import attribute_tests, limits, spawn_points
from ruleproof.games.harakiri.state import Armour, Attack, Creature, Ground, Harakiri, Hero, Scenery, Thing, Weapon
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 4, 4
SQUARES = [Square(column, row) for column in range(1, WIDTH + 1) for row in range(1, HEIGHT + 1)]
ONRYO, KAPPA, TOMOE, HIKARU = (Name(kind) for kind in (Kind.ONRYO, Kind.KAPPA, Kind.TOMOE, Kind.HIKARU))
CIVILIAN, DOOR = Name(Kind.CIVILIAN), Name(Kind.DOOR)
OTHERS = [KAPPA, TOMOE, HIKARU, CIVILIAN, DOOR]


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


def begin(runner: BookRunner, state: Harakiri) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table({})
    table.state = state.model_copy(deep=True)
    return table


@st.composite
def states(draw: st.DrawFn) -> Harakiri:
    """An onryo of any kind of movement among others, on any terrain, two levels and stairs."""
    kinds = st.sampled_from([Terrain.NORMAL] * 4 + list(Terrain))
    zone = {
        square: Ground(terrain=draw(kinds), level=draw(st.integers(0, 1)), stairs=draw(st.sampled_from([False, True])))
        for square in SQUARES
    }
    names = [ONRYO, *draw(st.lists(st.sampled_from(OTHERS), unique=True))]
    places = dict(zip(names, draw(st.permutations(SQUARES)), strict=False))
    for square in places.values():
        if zone[square].terrain in BLOCKING:
            zone[square] = Ground(level=zone[square].level)
    creatures = {name: Creature(sign=name.kind.name[0], life=1, full_life=1) for name in names}
    creatures[ONRYO].motion = draw(st.sampled_from(Motion))
    return Harakiri(zone=zone, creatures=creatures, places=places)


# --- movement -----------------------------------------------------------------------------------------------------


def naive_taken(state: Harakiri, square: Square) -> Name | None:
    return next((name for name, at in state.places.items() if at == square and name != ONRYO), None)


def naive_occupied(state: Harakiri, square: Square) -> bool:
    """For the onryo: outside, a wall, an obstacle, an opponent or an element."""
    return (
        square not in state.zone
        or state.zone[square].terrain in BLOCKING
        or naive_taken(state, square) not in (None, KAPPA)
    )


def naive_step(state: Harakiri, start: Square, end: Square) -> int | None:
    """What one step of the onryo costs; None if it cannot be made."""
    motion = state.creatures[ONRYO].motion
    low, high = sorted((state.zone[start], state.zone[end]), key=lambda ground: ground.level)
    if motion is not Motion.FLYING and low.level != high.level and not low.stairs:
        return None
    beside = (
        []
        if start.column == end.column or start.row == end.row
        else [
            Square(start.column, end.row),
            Square(end.column, start.row),
        ]
    )
    if motion is Motion.NORMAL:
        if any(naive_occupied(state, square) for square in (end, *beside)):
            return None
        return 2 if state.zone[start].terrain is Terrain.DIFFICULT else 1
    if motion is Motion.FLYING and any(
        square not in state.zone or state.zone[square].terrain is Terrain.INACCESSIBLE for square in (end, *beside)
    ):
        return None
    return 1


def naive_costs(state: Harakiri) -> dict[Square, int]:
    return cheapest(state, state.places[ONRYO], lambda start, end: naive_step(state, start, end))


def naive_steps(state: Harakiri, start: Square) -> dict[Square, int]:
    """How many steps, whatever they cost."""
    return cheapest(state, start, lambda one, other: None if naive_step(state, one, other) is None else 1)


def cheapest(state: Harakiri, start: Square, step: Callable[[Square, Square], int | None]) -> dict[Square, int]:
    """By going round until nothing gets cheaper."""
    costs = {start: 0}
    changed = True
    while changed:
        changed = False
        for one in list(costs):
            for other in state.zone:
                if max(abs(one.column - other.column), abs(one.row - other.row)) != 1:
                    continue
                cost = step(one, other)
                if cost is not None and costs[one] + cost < costs.get(other, 10_000):
                    costs[other] = costs[one] + cost
                    changed = True
    return costs


def naive_end(state: Harakiri, square: Square) -> bool:
    """Whether the onryo may stop there."""
    other = naive_taken(state, square)
    if state.creatures[ONRYO].motion is Motion.SPECTRAL:
        return other is None or other.kind in LIFELESS
    return other is None and state.zone[square].terrain not in BLOCKING


@given(states())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_every_movement_against_a_naive_reading(runner: BookRunner, state: Harakiri) -> None:
    readings = runner.new_table({}).readings
    view = View(state, Side.SHOGUN, readings, mover=ONRYO)
    start, costs = state.places[ONRYO], naive_costs(state)
    assert movement.passable(view, start, 99) == costs
    ends = {square: cost for square, cost in costs.items() if square == start or naive_end(state, square)}
    assert movement.stops(view, start, 99) == ends


@given(states(), st.data())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_a_square_where_one_may_stop_is_a_possible_place(
    runner: BookRunner, state: Harakiri, data: st.DataObject
) -> None:
    readings = runner.new_table({}).readings
    view = View(state, Side.SHOGUN, readings, mover=ONRYO)
    square = data.draw(st.sampled_from(sorted(movement.stops(view, state.places[ONRYO], 99))))
    state.place(ONRYO, square)  # the state refuses an impossible one
    if naive_occupied(state, square):
        outlook = Outlook(state, ONRYO, readings)
        assert not outlook.strike_targets(square, Attack(9))
        for name in state.places:
            if state.side_of(name) is Side.CHARACTERS:
                fault = Outlook(state, name, readings).strike_fault(state.square_of(name), Attack(9), ONRYO)
                assert fault is not None
                assert fault.rule == "spectral.no-target"


@given(states())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_a_miniature_of_one_square_is_a_special_case_of_several(runner: BookRunner, state: Harakiri) -> None:
    """A base of 2 by 1 gets nowhere that each of its squares alone could not be."""
    readings = runner.new_table({}).readings
    start = state.places[ONRYO]
    right = start.moved(1, 0)
    if right not in state.zone or right in state.places.values() or state.zone[right].terrain in BLOCKING:
        return
    small = movement.passable(View(state, Side.SHOGUN, readings, mover=ONRYO), start, 99)
    state.creatures[ONRYO].base.columns = 2
    large = movement.passable(View(state, Side.SHOGUN, readings, mover=ONRYO), start, 99)
    assert set(large) <= set(small)
    assert all(square.moved(1, 0) in state.zone for square in large)


# --- spawn points -------------------------------------------------------------------------------------------------


@given(states(), st.sampled_from(SQUARES), st.integers(0, 9))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_an_enemy_appears_on_the_nearest_free_square(
    runner: BookRunner, state: Harakiri, point: Square, seed: int
) -> None:
    state.places = {name: square for name, square in state.places.items() if name != ONRYO}
    state.creatures[ONRYO].motion = Motion.NORMAL
    state.scenery = Scenery(spawn_points={"red": point})
    free = [
        square
        for square in state.zone
        if square not in state.places.values() and state.zone[square].terrain not in BLOCKING
    ]
    if not free:
        return
    table = begin(runner, state)
    table.do(spawn_points.spawn, ONRYO, "red")
    offered = [option for option in table.pending.options if isinstance(option, Square)] if table.pending else []
    if table.pending is not None and offered:
        table.pick(table.pending.by, offered[seed % len(offered)], rule=table.pending.rule)
    where = {square: (naive_steps(state, point).get(square, 99), range_between(point, square)) for square in free}
    nearest = [square for square in free if where[square] == min(where.values())]
    assert table.state.square_of(ONRYO) in ([point] if point in free else nearest)
    assert set(offered) == (set() if point in free or len(nearest) == 1 else set(nearest))
    assert {name: at for name, at in table.state.places.items() if name != ONRYO} == {
        name: at for name, at in state.places.items() if name != ONRYO
    }


# --- attribute tests ----------------------------------------------------------------------------------------------


@given(st.sampled_from(Attribute), st.integers(0, 5), st.integers(1, 9), st.integers(1, 6))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_a_test_is_passed_from_the_difficulty_on(
    runner: BookRunner, attribute: Attribute, score: int, difficulty: int, roll: int
) -> None:
    creature = Creature(sign="T", life=1, full_life=1)
    setattr(creature, attribute.value, score)
    table = begin(runner, Harakiri(creatures={TOMOE: creature}, heroes={TOMOE: Hero()}))
    table.chance.state_roll("test die", roll)
    table.do(attribute_tests.take, TOMOE, attribute, difficulty, "yes", "no")
    (result,) = table.state.ending.tests
    assert result.total == roll + score
    assert result.passed == (roll + score >= difficulty)
    assert result.consequence == ("yes" if result.passed else "no")


# --- limits -------------------------------------------------------------------------------------------------------


@st.composite
def cards(draw: st.DrawFn) -> list[Weapon | Armour | Thing]:
    """Cards that effects give one after another, each with its own name."""
    kinds = draw(st.lists(st.integers(0, 4), max_size=14))
    return [
        Weapon(name=f"weapon {number}")
        if kind == 0
        else Armour(name=f"armour {number}", armour=number % 4)
        if kind == 1
        else Thing(name=f"thing {number}", permanent=kind == 2, special=kind == 3)
        for number, kind in enumerate(kinds)
    ]


@given(cards(), st.integers(0, 99))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_no_limit_is_exceeded_and_no_card_is_lost(
    runner: BookRunner, gained: list[Weapon | Armour | Thing], seed: int
) -> None:
    creature = Creature(sign="T", life=1, full_life=1)
    table = begin(runner, Harakiri(creatures={TOMOE: creature}, heroes={TOMOE: Hero()}))
    for card in gained:
        table.do(limits.gain, TOMOE, card)
        while table.pending is not None:
            options = table.pending.options
            table.pick(table.pending.by, options[seed % len(options)], rule=table.pending.rule)
        hero = table.state.heroes[TOMOE]
        counted = [thing for thing in hero.objects if not thing.special]
        assert len(hero.weapons) <= 2
        assert len(counted) <= 5
        assert sum(thing.permanent for thing in counted) <= 3
    hero = table.state.heroes[TOMOE]
    owned = [*(one.name for one in hero.weapons), *(one.name for one in hero.objects)]
    owned += [hero.armour_card.name] if hero.armour_card else []
    back = [*table.state.setup.decks.get(str(TOMOE), ()), *(thing.name for thing in table.state.market)]
    assert sorted([*owned, *back]) == sorted(card.name for card in gained)
    specials = {card.name for card in gained if isinstance(card, Thing) and card.special}
    assert specials <= {thing.name for thing in hero.objects}
