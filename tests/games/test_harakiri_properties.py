"""Harakiri's enemies and geometry on generated zones, against naive readings of the same rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.harakiri_naive import BLOCKING, naive_line, naive_occupied, naive_sight

from ruleproof.books import load_project
from ruleproof.core import InputError, Table
from ruleproof.games.harakiri.names import Colour, Kind, Name, Priority, Side, Square, Terrain
from ruleproof.games.harakiri.rules.enemies.activation import activate
from ruleproof.games.harakiri.rules.geometry import View, adjacent, range_between
from ruleproof.games.harakiri.state import (
    Attack,
    Behaviour,
    Board,
    Condition,
    Creature,
    EnemySequence,
    Ground,
    Harakiri,
    Heal,
    Move,
)
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 5, 4
SQUARES = [Square(column, row) for column in range(1, WIDTH + 1) for row in range(1, HEIGHT + 1)]
KACHI, KAPPA = Name(Kind.KACHI), Name(Kind.KAPPA)
HEROES = [Name(Kind.TOMOE), Name(Kind.HIKARU), Name(Kind.AKIRA)]
CIVILIAN = Name(Kind.CIVILIAN)
EVERYBODY = [KACHI, KAPPA, *HEROES, CIVILIAN]


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


@st.composite
def states(draw: st.DrawFn) -> Harakiri:
    """A zone with up to six creatures, on any terrain and two levels."""
    terrain = st.sampled_from([Terrain.NORMAL] * 6 + list(Terrain))
    level = draw(st.sampled_from([st.just(0), st.integers(0, 1)]))
    zone = {square: Ground(terrain=draw(terrain), level=draw(level)) for square in SQUARES}
    who = draw(st.lists(st.sampled_from(EVERYBODY[1:]), unique=True, max_size=5))
    where = draw(st.permutations(SQUARES))
    creatures, places = {}, {}
    for name, square in zip([KACHI, *who], where, strict=False):
        life = draw(st.integers(1, 3))
        creatures[name] = Creature(
            sign=name.kind.name[0], life=life, full_life=3, resistance=draw(st.sampled_from([0, 2]))
        )
        places[name] = square
        if zone[square].terrain in BLOCKING:
            zone[square] = Ground(level=zone[square].level)
    return Harakiri(zone=zone, creatures=creatures, places=places, oracle=Colour.GREEN)


DEEDS = st.sampled_from(
    [
        (Move(Condition.ADJACENT), Attack()),
        (Move(Condition.RANGE, 3), Attack(3)),
        (Move(Condition.TOWARDS),),
        (Move(Condition.AWAY),),
        (Attack(2), Heal(1)),
        (Attack(), Move(Condition.AWAY)),
        (Move(Condition.TOWARDS), Attack(2)),
    ]
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Harakiri, int]:
    """A zone and a behaviour of the kachi for one roll."""
    state = draw(states())
    priorities = st.sampled_from([Priority.LEAST_LIFE, Priority.MOST_LIFE, Priority.NOBODY])
    sequences = tuple(
        EnemySequence(number=number, deeds=deeds, priority=draw(st.none() | priorities))
        for number, deeds in enumerate(draw(st.lists(DEEDS, min_size=1, max_size=3)), 1)
    )
    listed = {1: Behaviour(priority=draw(priorities), sequences=sequences)}
    state.boards = {Kind.KACHI: Board(movement=draw(st.integers(0, 4)), tables={Colour.GREEN: listed})}
    return state, draw(st.integers(0, 10_000))


def begin(runner: BookRunner, state: Harakiri) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table({})
    table.state = state.model_copy(deep=True)
    return table


def play(table: Table[Harakiri], seed: int) -> list[str]:
    """Let the kachi activate, picking some option whenever the players may choose."""
    table.chance.state_roll("test die", 1)
    table.do(activate, KACHI)
    while table.pending is not None:
        options = table.pending.options
        table.pick(table.pending.by, options[seed % len(options)], rule=table.pending.rule)
    return [str(entry) for entry in table.trace.entries]


# --- geometry -----------------------------------------------------------------------------------------------------


@settings(deadline=None, derandomize=True)
@given(st.sampled_from(SQUARES), st.sampled_from(SQUARES))
def test_range_counts_the_squares_that_a_line_of_fractions_crosses(start: Square, end: Square) -> None:
    assert range_between(start, end) == len(naive_line(start, end)[0])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(state=states(), side=st.sampled_from([Side.CHARACTERS, Side.SHOGUN]), data=st.data())
def test_sight_is_symmetric_and_as_the_naive_reading_says(
    runner: BookRunner, state: Harakiri, side: Side, data: st.DataObject
) -> None:
    view = View(state, side, runner.new_table({}).readings)
    start = data.draw(st.sampled_from(SQUARES))
    for end in SQUARES:
        if end != start:
            assert view.sight(start, end).clear == naive_sight(state, side, start, end), (str(start), str(end))
            assert view.sight(start, end).clear == view.sight(end, start).clear


@settings(max_examples=60, deadline=None, derandomize=True)
@given(state=states(), side=st.sampled_from([Side.CHARACTERS, Side.SHOGUN]), reading=st.sampled_from("ab"))
def test_all_lines_of_sight_at_once_are_those_one_by_one(
    runner: BookRunner, state: Harakiri, side: Side, reading: str
) -> None:
    gap = Square(3, 2)
    if gap not in state.places.values():
        state.zone = {square: ground for square, ground in state.zone.items() if square != gap}
    view = View(state, side, runner.new_table({"C61": reading}).readings)
    for start, end in product(state.zone, state.zone):
        if start != end:
            assert view.sees(start, end) == view.sight(start, end).clear, (str(start), str(end))


# --- activations --------------------------------------------------------------------------------------------------


def naive_stops(state: Harakiri, movement: int) -> dict[Square, int]:
    """Where the kachi can stop, by walking every way it could go."""
    best: dict[Square, int] = {}

    def walk(square: Square, spent: int) -> None:
        if best.get(square, spent + 1) <= spent:
            return
        best[square] = spent
        for other in SQUARES:
            if not adjacent(state, square, other) or naive_occupied(state, other, Side.SHOGUN):
                continue
            beside = (Square(square.column, other.row), Square(other.column, square.row))
            if any(one not in (square, other) and naive_occupied(state, one, Side.SHOGUN) for one in beside):
                continue
            cost = spent + (2 if state.zone[square].terrain is Terrain.DIFFICULT else 1)
            if cost <= movement:
                walk(other, cost)

    walk(state.places[KACHI], 0)
    taken = set(state.places.values()) - {state.places[KACHI]}
    return {square: cost for square, cost in best.items() if square not in taken}


def naive_targets(state: Harakiri) -> list[Name]:
    fair = [name for name in state.places if state.side_of(name) is not Side.SHOGUN]
    return [name for name in fair if name != CIVILIAN or state.creatures[name].resistance]


def attackable(state: Harakiri, square: Square, target: Name) -> bool:
    there = state.places[target]
    return adjacent(state, square, there) and naive_sight(state, Side.SHOGUN, square, there)


@settings(max_examples=120, deadline=None, derandomize=True)
@given(state=states(), movement=st.integers(0, 4))
def test_the_options_of_move_adjacent_and_attack_are_exactly_the_legal_ones(
    runner: BookRunner, state: Harakiri, movement: int
) -> None:
    deeds = (Move(Condition.ADJACENT), Attack())
    listed = Behaviour(priority=Priority.LEAST_LIFE, sequences=(EnemySequence(number=1, deeds=deeds),))
    state.boards = {Kind.KACHI: Board(movement=movement, tables={Colour.GREEN: {1: listed}})}
    stops = naive_stops(state, movement)
    good = {one: cost for one, cost in stops.items() if any(attackable(state, one, t) for t in naive_targets(state))}
    squares = {
        target: {one: cost for one, cost in good.items() if adjacent(state, one, state.places[target])}
        for target in naive_targets(state)
    }
    possible = [target for target in squares if squares[target]]
    least = min((state.creatures[one].life for one in possible if one != CIVILIAN), default=0)
    preferred = [CIVILIAN] if CIVILIAN in possible else [t for t in possible if state.creatures[t].life == least]

    table = begin(runner, state)
    table.chance.state_roll("test die", 1)
    table.do(activate, KACHI)
    assert table.state.activation is not None
    if not possible:
        assert table.state.activation.resolved is None
        assert table.state.places == state.places
        return
    if len(preferred) > 1:
        assert table.pending is not None
        assert set(table.pending.options) == set(preferred)
        table.pick(table.pending.by, preferred[0], rule=table.pending.rule)
    cheapest = min(squares[preferred[0]].values())
    ends = {one for one, cost in squares[preferred[0]].items() if cost == cheapest}
    if len(ends) > 1:
        assert table.pending is not None
        assert set(table.pending.options) == ends
        table.pick(table.pending.by, min(ends), rule=table.pending.rule)
    assert table.state.places[KACHI] in ends
    assert table.state.activation.headed_for == (preferred[0],)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(tables())
def test_the_same_input_gives_the_same_trace_and_keeps_every_creature(
    runner: BookRunner, given: tuple[Harakiri, int]
) -> None:
    state, seed = given
    first, second = begin(runner, state), begin(runner, state)
    assert play(first, seed) == play(second, seed)
    assert first.state == second.state
    assert first.state.places.keys() == state.places.keys()
    assert {name: where for name, where in first.state.places.items() if name != KACHI} == {
        name: where for name, where in state.places.items() if name != KACHI
    }
    assert first.state.activation is not None
    if first.state.activation.resolved is None:
        assert first.state.places == state.places
        assert first.state.creatures == state.creatures


@settings(max_examples=80, deadline=None, derandomize=True)
@given(tables())
def test_a_refused_pick_changes_nothing(runner: BookRunner, given: tuple[Harakiri, int]) -> None:
    state, seed = given
    table = begin(runner, state)
    table.chance.state_roll("test die", 1)
    table.do(activate, KACHI)
    while table.pending is not None:
        before, options = table.state.model_copy(deep=True), table.pending.options
        for wrong in [*SQUARES, *EVERYBODY]:
            if wrong not in options:
                table.pick(table.pending.by, wrong, rule=table.pending.rule)
                assert table.refusal is not None
                table.expect_refusal(table.pending.rule)
                break
        assert table.state == before
        assert table.pending.options == options
        table.pick(table.pending.by, options[seed % len(options)], rule=table.pending.rule)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(states(), st.sampled_from(EVERYBODY))
def test_nothing_is_raised_but_input_errors(runner: BookRunner, state: Harakiri, who: Name) -> None:
    table = begin(runner, state)
    table.chance.state_roll("test die", 1)
    with pytest.raises(InputError):
        table.do(activate, who)
