"""Harakiri's initiative on generated queues, against naive readings of the same rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import CHARACTERS, ELECTS, SERVANTS, WANDERERS, Kind, Name, Part, Square
from ruleproof.games.harakiri.rules import flow, initiative
from ruleproof.games.harakiri.rules.characters import activation
from ruleproof.games.harakiri.state import Creature, Ground, Harakiri, Round, Shift
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
WHO = [
    Name(kind)
    for kind in (
        Kind.AKIRA,
        Kind.TOMOE,
        Kind.HIKARU,
        Kind.KACHI,
        Kind.KAPPA,
        Kind.NUE,
        Kind.GRAVEDIGGER,
        Kind.LANDOLFO,
        Kind.BLOOD_ONI,
        Kind.DEMON_HUNTER,
    )
]


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


def begin(runner: BookRunner, present: list[Name]) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table({})
    squares = [Square(column, 1) for column in range(1, len(present) + 1)]
    table.state = Harakiri(
        zone={square: Ground() for square in squares},
        creatures={name: Creature(sign=name.kind.name[0], life=1, full_life=1) for name in present},
        places=dict(zip(present, squares, strict=True)),
    )
    return table


def naive_shift(row: list[Name], name: Name, places: int) -> list[Name]:
    """Change places with the neighbour, once for each place, as long as there is one."""
    row = list(row)
    for _ in range(abs(places)):
        at = row.index(name)
        beside = at - 1 if places > 0 else at + 1
        if 0 <= beside < len(row):
            row[at], row[beside] = row[beside], row[at]
    return row


def settle(table: Table[Harakiri], seed: int) -> list[object]:
    """Pick some option whenever the players may choose; what they picked."""
    picked = []
    while table.pending is not None:
        options = table.pending.options
        picked.append(options[seed % len(options)])
        table.pick(table.pending.by, picked[-1], rule=table.pending.rule)
    return picked


presence = st.lists(st.sampled_from(WHO), unique=True, min_size=1)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(present=presence, data=st.data(), seed=st.integers(0, 5))
def test_the_queue_is_what_neighbours_changing_places_give(
    runner: BookRunner, present: list[Name], data: st.DataObject, seed: int
) -> None:
    table = begin(runner, present)
    row = [name for name in data.draw(st.permutations(present)) if name.kind not in ELECTS]
    affected = tuple(data.draw(st.lists(st.sampled_from(present), unique=True, max_size=3)))
    places = data.draw(st.sampled_from([-2, -1, 1, 2, 3]))
    table.state.queue.shifts = (Shift(name="Fog", cards=affected, places=places),)
    table.chance.state_order(initiative.CARDS, row)

    table.do(initiative.determine)
    picked = settle(table, seed)

    expected = row
    for name in row if places > 0 else reversed(row):
        if name in affected:
            expected = naive_shift(expected, name, places)
    servants = [name for name in row if name.kind in SERVANTS | WANDERERS]
    order = [one for one in picked if one in servants]
    for name in [*order, *(one for one in servants if one not in order)]:
        expected = naive_shift(expected, name, 3)
    elects = [name for name in present if name.kind in ELECTS]
    assert list(table.state.initiative[len(elects) :]) == expected
    assert set(table.state.initiative[: len(elects)]) == set(elects)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(present=presence, data=st.data())
def test_newcomers_change_nothing_before_the_active_card(
    runner: BookRunner, present: list[Name], data: st.DataObject
) -> None:
    cut = data.draw(st.integers(1, len(present)))
    queued, newcomers = present[:cut], present[cut:]
    turned = data.draw(st.integers(0, cut))
    table = begin(runner, present)
    state = table.state
    state.initiative = tuple(queued)
    state.queue.followed = True
    state.queue.turned = tuple(queued[:turned])
    if turned < cut and data.draw(st.booleans()):
        state.queue.current = queued[turned]
    kept = turned + (state.queue.current is not None)
    order = data.draw(st.permutations([*queued[kept:], *newcomers]))
    table.chance.state_order(initiative.CARDS, order)

    table.do(initiative.join, newcomers)
    assert table.refusal is None

    assert table.state.initiative == (*queued[:kept], *order)
    assert table.state.queue.turned == tuple(queued[:turned])


ACTS = st.one_of(
    st.tuples(st.just("begin"), st.sampled_from(WHO[:3])),
    st.tuples(st.just("end"), st.sampled_from(WHO[:3])),
    st.tuples(st.just("swap"), st.sampled_from(WHO[:4]), st.sampled_from(WHO[:4])),
)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(acts=st.lists(ACTS, max_size=14), order=st.permutations(WHO[:4]))
def test_activations_go_from_left_to_right_and_refusals_change_nothing(
    runner: BookRunner, acts: list[tuple[Any, ...]], order: list[Name]
) -> None:
    traces = []
    for _ in range(2):
        table = begin(runner, WHO[:4])
        table.state.initiative = tuple(order)
        table.state.queue.settled = table.state.queue.followed = True
        table.state.round = Round(number=1, part=Part.INITIATIVE, stated=True)
        for act, *names in acts:
            before = table.state.model_copy(deep=True)
            if act == "swap" and names[0] != names[1]:
                table.do(initiative.swap, *names)
            elif act != "swap":
                table.do({"begin": activation.begin, "end": activation.end}[str(act)], names[0])
            if table.refusal is not None:
                table.expect_refusal(table.refusal.rule)
                assert table.state == before
            queue = table.state.queue
            done = [name for name in table.state.initiative if name in queue.turned]
            assert list(table.state.initiative[: len(done)]) == done
            if queue.current:
                assert flow.next_card(table.state) == queue.current
            assert sorted(map(str, table.state.initiative)) == sorted(map(str, order))
            if queue.swapped:
                assert all(
                    name.kind in CHARACTERS or order.index(name) == table.state.initiative.index(name) for name in order
                )
        traces.append([str(entry) for entry in table.trace.entries])
    assert traces[0] == traces[1]
