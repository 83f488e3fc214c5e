"""Harakiri's attacks of characters under generated tables, against a naive reading of the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.harakiri_fights import (
    AKIRA,
    CREATURES,
    EFFECTS,
    KACHI,
    ROLLED,
    ROLLS,
    THERE,
    Rolls,
    answer,
    armour,
    begin,
    blind,
    poison,
)

from ruleproof.books import load_project
from ruleproof.games.harakiri.names import AttackKind, ConcentratedFace, Decision, Protection
from ruleproof.games.harakiri.rules.attacks.attack import attack
from ruleproof.games.harakiri.state import Creature, Effect, Weapon
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


def naive_damage(akira: Creature, kachi: Creature, rolls: Rolls, effect: Effect, above: bool, critical: bool) -> int:
    hits = rolls.hits + akira.power + effect.hits + akira.event_hits + above - poison(akira)
    taken = 0 if Protection.DEFENCE in effect.ignores else kachi.defence
    taken += 0 if Protection.ARMOUR in effect.ignores else armour(kachi)
    return max(0, max(0, hits) - (0 if critical else taken))


@settings(max_examples=250, deadline=None, derandomize=True)
@given(
    akira=CREATURES,
    kachi=CREATURES,
    rolls=ROLLS,
    effect=EFFECTS,
    concentrated=st.booleans(),
    levels=st.sampled_from([(0, 0), (1, 0), (0, 1)]),
)
def test_the_damage_is_that_of_a_naive_sum_and_nothing_gets_lost(
    runner: BookRunner,
    akira: Creature,
    kachi: Creature,
    rolls: Rolls,
    effect: Effect,
    concentrated: bool,
    levels: tuple[int, int],
) -> None:
    weapon = Weapon(name="bow", range=3, quick=ROLLED, effect=effect)
    table = begin(runner, akira, kachi, rolls, weapon=weapon, levels=levels)
    table.do(attack, AKIRA, KACHI, AttackKind.QUICK, concentrated=concentrated)
    answer(table, Decision.NO)
    assert table.refusal is None
    hero, target = table.state.heroes[AKIRA], table.state.creatures[KACHI]
    assert hero.action_points == 2
    fails = blind(akira, rolls) or (
        concentrated and rolls.face in (ConcentratedFace.BLANK, ConcentratedFace.CRITICAL_FAILURE)
    )
    critical = concentrated and rolls.face is ConcentratedFace.CRITICAL
    damage = 0 if fails else naive_damage(akira, kachi, rolls, effect, levels[0] > levels[1], critical)
    assert target.life == max(0, kachi.life - damage)
    assert (KACHI in table.state.defeated) == (damage >= kachi.life)
    assert target.minus_armour <= target.armour
    broken = concentrated and rolls.face in (ConcentratedFace.CRITICAL, ConcentratedFace.ARMOUR_BREAK)
    if fails or not broken or KACHI in table.state.defeated:
        assert target.minus_armour == kachi.minus_armour
    heads = sum(table.state.heads.values()) + hero.heads
    assert heads == (KACHI in table.state.defeated)
    assert set(table.state.heads) <= {THERE}
    if damage == 0:
        assert target.states == kachi.states


@settings(max_examples=60, deadline=None, derandomize=True)
@given(akira=CREATURES, kachi=CREATURES, rolls=ROLLS, decision=st.sampled_from(Decision))
def test_the_same_attack_gives_the_same_trace(
    runner: BookRunner, akira: Creature, kachi: Creature, rolls: Rolls, decision: Decision
) -> None:
    traces = []
    weapon = Weapon(name="bow", range=3, quick=ROLLED, yin_yang=Effect(hits=1), effect=Effect(rerolls=1))
    for _ in range(2):
        table = begin(runner, akira, kachi, rolls, weapon=weapon)
        table.do(attack, AKIRA, KACHI, AttackKind.QUICK, concentrated=True)
        answer(table, decision)
        traces.append([str(entry) for entry in table.trace.entries])
    assert traces[0] == traces[1]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    reach=st.integers(1, 3),
    points=st.integers(0, 3),
    kind=st.sampled_from(AttackKind),
    quick=st.sampled_from([(), ROLLED]),
    strong=st.sampled_from([(), ROLLED]),
    levels=st.sampled_from([(0, 0), (1, 0)]),
    rolls=ROLLS,
)
def test_an_attack_is_refused_exactly_when_a_naive_reading_forbids_it(
    runner: BookRunner,
    reach: int,
    points: int,
    kind: AttackKind,
    quick: tuple[()],
    strong: tuple[()],
    levels: tuple[int, int],
    rolls: Rolls,
) -> None:
    someone = Creature(sign="x", life=9, full_life=9)
    weapon = Weapon(name="staff", range=reach, quick=quick, strong=strong)
    table = begin(runner, someone, someone, rolls, weapon=weapon, levels=levels)
    table.state.heroes[AKIRA].action_points = points
    before = table.state.model_copy(deep=True)
    table.do(attack, AKIRA, KACHI, kind)
    cost, dice = (1, quick) if kind is AttackKind.QUICK else (2, strong)
    allowed = points >= cost and bool(dice) and (levels[0] == levels[1] or reach > 2)
    assert (table.refusal is None) == allowed
    if table.refusal is not None:
        table.expect_refusal(table.refusal.rule)
        assert table.state == before
