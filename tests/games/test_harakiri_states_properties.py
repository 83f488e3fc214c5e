"""Harakiri's state tokens under generated effects, against naive counters."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELECTS,
    ELEMENTS,
    MINIONS,
    NEGATIVE,
    SERVANTS,
    SINGLE,
    WANDERERS,
    CreatureState,
    Kind,
    Name,
)
from ruleproof.games.harakiri.rules.states import discard, receive
from ruleproof.games.harakiri.state import Creature, Harakiri
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
STATES = st.sampled_from(CreatureState)
ACTS = st.lists(st.tuples(st.booleans(), STATES), max_size=15)
AKIRA = Name(Kind.AKIRA)


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


def naive(tokens: Counter[CreatureState], adds: bool, state: CreatureState) -> bool:
    """Change the counters as the book says; whether that is allowed."""
    if not adds:
        if tokens[state] == 0:
            return False
        tokens[state] = 0 if state in NEGATIVE else tokens[state] - 1
    elif state in SINGLE and tokens[state]:
        pass
    elif state in NEGATIVE and tokens[CreatureState.BLESSED]:
        tokens[CreatureState.BLESSED] -= 1
    else:
        tokens[state] += 1
    return True


@settings(max_examples=150, deadline=None, derandomize=True)
@given(acts=ACTS)
def test_tokens_come_and_go_as_naive_counters_do(runner: BookRunner, acts: list[tuple[bool, CreatureState]]) -> None:
    table = runner.new_table({})
    table.state = Harakiri(creatures={AKIRA: Creature(sign="A", life=9, full_life=9)})
    tokens: Counter[CreatureState] = Counter()
    for adds, state in acts:
        before = table.state.model_copy(deep=True)
        allowed = naive(tokens, adds, state)
        if adds:
            table.do(receive, AKIRA, [state])
        else:
            table.do(discard, AKIRA, state)
        assert (table.refusal is None) == allowed
        if table.refusal is not None:
            table.expect_refusal("state.discard")
            assert table.state == before
        assert table.state.creatures[AKIRA].states == +tokens
        assert all(tokens[one] <= 1 for one in SINGLE)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(blessings=st.integers(0, 3), states=st.lists(STATES, max_size=4, unique=True), pick=st.integers(0, 3))
def test_every_blessing_stops_one_of_several_states(
    runner: BookRunner, blessings: int, states: list[CreatureState], pick: int
) -> None:
    table = runner.new_table({})
    creature = Creature(sign="A", life=9, full_life=9)
    if blessings:
        creature.states = {CreatureState.BLESSED: blessings}
    table.state = Harakiri(creatures={AKIRA: creature})
    table.do(receive, AKIRA, states)
    while table.pending is not None:
        options = table.pending.options
        assert set(options) <= NEGATIVE & set(states)
        table.pick(table.pending.by, options[pick % len(options)], rule=table.pending.rule)
    coming = [state for state in states if state in NEGATIVE]
    stopped = min(blessings, len(coming))
    after = Counter(table.state.creatures[AKIRA].states)
    assert sum(after[state] for state in NEGATIVE) == len(coming) - stopped
    assert after[CreatureState.BLESSED] == blessings - stopped + (CreatureState.BLESSED in states)


@pytest.mark.parametrize("kind", list(Kind))
def test_only_characters_and_minions_have_states(runner: BookRunner, kind: Kind) -> None:
    who = Name(kind)
    table = runner.new_table({})
    table.state = Harakiri(creatures={who: Creature(sign="x", life=9, full_life=9)})
    table.do(receive, who, [CreatureState.POISONED])
    assert (table.refusal is None) == (kind in CHARACTERS | MINIONS)
    if kind in SERVANTS | ELECTS | WANDERERS | ELEMENTS:
        table.expect_refusal("state.who")
