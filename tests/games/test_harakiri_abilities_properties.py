"""Harakiri's abilities under generated boards, against a naive reading of their requirements and effects."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import AbilityKind, AbilitySource, Kind, Name
from ruleproof.games.harakiri.rules import abilities
from ruleproof.games.harakiri.state import Ability, Effect, Harakiri, Hero, Line
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
AKIRA = Name(Kind.AKIRA)
NAMES = ["Stab", "Fury", "Storm"]


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


FACES = st.integers(1, 6)
LINES = st.lists(
    st.builds(Line, from_ki=st.integers(0, 6), effect=st.builds(Effect, hits=st.integers(0, 3))), max_size=3
)
ABILITIES = st.builds(
    Ability,
    kind=st.sampled_from(AbilityKind),
    source=st.sampled_from(AbilitySource),
    ki=FACES,
    die=st.none() | FACES,
    affinity=st.integers(0, 6),
    used=st.booleans(),
    lines=LINES.map(tuple),
    accumulates=st.booleans(),
)
HEROES = st.builds(
    lambda affinity, barred, some: Hero(
        level=5, affinity=affinity, kami_barred=barred, abilities=dict(zip(NAMES, some, strict=True))
    ),
    st.integers(0, 6),
    st.booleans(),
    st.lists(ABILITIES, min_size=3, max_size=3),
)


def begin(runner: BookRunner, hero: Hero, readings: dict[str, str]) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table(readings)
    table.state = Harakiri(heroes={AKIRA: hero.model_copy(deep=True)})
    return table


def naive_usable(hero: Hero, ability: Ability) -> bool:
    if ability.source is AbilitySource.CHARACTER:
        return ability.die is not None and ability.die >= ability.ki
    spent = ability.used and ability.kind is not AbilityKind.PASSIVE
    return hero.affinity >= ability.affinity and not spent and not hero.kami_barred


@settings(max_examples=150, deadline=None, derandomize=True)
@given(hero=HEROES)
def test_abilities_are_usable_exactly_when_their_requirements_are_met(runner: BookRunner, hero: Hero) -> None:
    table = begin(runner, hero, {})
    found = abilities.usable(table, AKIRA)
    assert found == [name for name, ability in hero.abilities.items() if naive_usable(hero, ability)]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(hero=HEROES, reading=st.sampled_from("ab"))
def test_every_set_of_attack_abilities_is_judged_as_a_naive_reading_does(
    runner: BookRunner, hero: Hero, reading: str
) -> None:
    for size in range(4):
        for names in combinations(NAMES, size):
            table = begin(runner, hero, {"C31": reading})
            before = table.state.model_copy(deep=True)
            table.do(abilities.require_for_attack, AKIRA, names)
            chosen = [hero.abilities[name] for name in names]
            allowed = (
                all(one.kind is AbilityKind.ATTACK and naive_usable(hero, one) for one in chosen)
                and len({one.source for one in chosen}) <= 1
                and (reading == "b" or size <= 1)
            )
            assert (table.refusal is None) == allowed
            assert table.state == before


@settings(max_examples=100, deadline=None, derandomize=True)
@given(hero=HEROES)
def test_effects_follow_the_ki_die(runner: BookRunner, hero: Hero) -> None:
    for name, ability in hero.abilities.items():
        table = begin(runner, hero, {})
        met = sorted(
            (line for line in ability.lines if line.from_ki <= (ability.die or 0)), key=lambda one: one.from_ki
        )
        hits = abilities.effect_of(table, AKIRA, name).hits
        if ability.accumulates or not met:
            assert hits == sum(line.effect.hits for line in met)
        else:
            top = [line.effect.hits for line in met if line.from_ki == met[-1].from_ki]
            assert hits in top
