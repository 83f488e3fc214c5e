"""Harakiri's attacks of enemies under generated tables, against a naive reading of the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.harakiri_fights import (
    AKIRA,
    CREATURES,
    HERE,
    KACHI,
    ROLLS,
    Rolls,
    answer,
    armour,
    begin,
    blind,
    poison,
)

from ruleproof.books import load_project
from ruleproof.games.harakiri.names import ConcentratedFace, CreatureState, Decision, Kind, Name
from ruleproof.games.harakiri.rules.enemies import activation
from ruleproof.games.harakiri.state import Creature
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
FAILURES = (ConcentratedFace.BLANK, ConcentratedFace.CRITICAL_FAILURE)


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


@settings(max_examples=250, deadline=None, derandomize=True)
@given(akira=CREATURES, kachi=CREATURES, rolls=ROLLS, concentrated=st.booleans(), above=st.booleans())
def test_life_and_armour_drop_as_a_naive_reading_says(
    runner: BookRunner, akira: Creature, kachi: Creature, rolls: Rolls, concentrated: bool, above: bool
) -> None:
    akira.minus_armour = 0
    kachi.states = {state: n for state, n in kachi.states.items() if state is not CreatureState.KNOCKED_DOWN}
    levels = (0, int(above))
    table = begin(runner, akira, kachi, rolls, levels=levels, concentrated=concentrated, active=False)
    table.do(activation.activate, KACHI)
    answer(table, Decision.NO)
    assert table.refusal is None
    after = table.state.creatures[AKIRA]
    bled = kachi.states.get(CreatureState.BLEEDING, 0)
    if bled >= kachi.life:
        assert KACHI in table.state.defeated
        assert after == akira
        return
    fails = blind(kachi, rolls) or (concentrated and rolls.face in FAILURES)
    critical = concentrated and rolls.face is ConcentratedFace.CRITICAL
    hits = max(0, rolls.hits + kachi.event_hits + above - poison(kachi))
    damage = 0 if fails else max(0, hits - (0 if critical else armour(akira)))
    assert after.life == max(0, akira.life - damage)
    assert (AKIRA in table.state.defeated) == (damage >= akira.life)
    breaks = concentrated and not fails and rolls.face in (ConcentratedFace.CRITICAL, ConcentratedFace.ARMOUR_BREAK)
    lost = breaks and after.life > 0 and akira.armour > 0
    assert after.armour == akira.armour - lost
    assert table.state.creatures[KACHI].life == kachi.life - bled
    assert CreatureState.BLINDED not in table.state.creatures[KACHI].states


@settings(max_examples=40, deadline=None, derandomize=True)
@given(resistance=st.integers(1, 3), kachi=CREATURES, rolls=ROLLS)
def test_an_element_loses_one_token_an_attack_and_goes_with_the_last(
    runner: BookRunner, resistance: int, kachi: Creature, rolls: Rolls
) -> None:
    kachi.states = {}
    door = Name(Kind.DOOR)
    table = begin(runner, Creature(sign="A", life=1, full_life=1), kachi, rolls)
    table.state.leave(AKIRA)
    table.state.creatures[door] = Creature(sign="d", resistance=resistance)
    table.state.place(door, HERE)
    table.do(activation.activate, KACHI)
    assert table.refusal is None
    assert table.state.creatures[door].resistance == resistance - 1
    assert (door in table.state.places) == (resistance > 1)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(akira=CREATURES, kachi=CREATURES, rolls=ROLLS, decision=st.sampled_from(Decision))
def test_the_same_activation_gives_the_same_trace(
    runner: BookRunner, akira: Creature, kachi: Creature, rolls: Rolls, decision: Decision
) -> None:
    traces = []
    for _ in range(2):
        table = begin(runner, akira, kachi, rolls, concentrated=True, active=False)
        table.do(activation.activate, KACHI)
        answer(table, decision)
        assert table.refusal is None
        traces.append([str(entry) for entry in table.trace.entries])
    assert traces[0] == traces[1]
