"""Harakiri's action points and ki dice under generated acts, against naive readings of the same rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import AbilityKind, Kind, KiPlace, Name, Square
from ruleproof.games.harakiri.rules.characters import activation, kami_mode, ki
from ruleproof.games.harakiri.rules.characters.ki import Taken
from ruleproof.games.harakiri.rules.dice import KI_DIE
from ruleproof.games.harakiri.state import Ability, Creature, Ground, Harakiri, Hero, Turn
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
AKIRA = Name(Kind.AKIRA)
SLOTS = ["Stab", "Focus", "Whirl"]
FACES = st.integers(1, 6)


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


@st.composite
def heroes(draw: st.DrawFn) -> Hero:
    """A character with up to five ki dice in any of their places."""
    slots = {name: Ability(kind=AbilityKind.TECHNIQUE, ki=draw(FACES), die=draw(st.none() | FACES)) for name in SLOTS}
    active = sum(one.die is not None for one in slots.values())
    reserve = tuple(draw(st.lists(FACES, max_size=5 - active)))
    exhausted = draw(st.integers(0, 5 - active - len(reserve)))
    return Hero(
        level=5,
        action_points=draw(st.integers(0, 4)),
        affinity=draw(st.integers(0, 6)),
        abilities=slots,
        ki_reserve=reserve,
        ki_exhausted=exhausted,
    )


def begin(runner: BookRunner, hero: Hero, spirit: int, life: int, readings: dict[str, str]) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table(readings)
    home = Square(1, 1)
    table.state = Harakiri(
        zone={home: Ground()},
        creatures={AKIRA: Creature(sign="A", life=life, full_life=11, spirit=spirit)},
        places={AKIRA: home},
        heroes={AKIRA: hero.model_copy(deep=True)},
        turn=Turn(who=AKIRA),
    )
    return table


def dice(hero: Hero) -> int:
    return len(hero.ki_reserve) + len(hero.ki_active) + hero.ki_exhausted


TAKEN = st.one_of(
    st.builds(Taken, st.just(KiPlace.RESERVE), face=FACES),
    st.builds(Taken, st.just(KiPlace.SLOT), ability=st.sampled_from(SLOTS)),
    st.just(Taken(KiPlace.EXHAUSTED)),
)
ACTS = st.one_of(
    st.tuples(st.just(ki.place), FACES, st.sampled_from(SLOTS)),
    st.tuples(st.just(ki.withdraw), st.sampled_from(SLOTS)),
    st.tuples(st.just(ki.reroll), st.lists(TAKEN, max_size=4)),
    st.tuples(st.just(activation.use_technique), st.sampled_from(SLOTS)),
    st.tuples(st.just(activation.begin)),
    st.tuples(st.just(activation.end)),
    st.tuples(st.just(kami_mode.enter)),
    st.tuples(st.just(ki.reduce)),
)


def do(table: Table[Harakiri], act: tuple[Any, ...]) -> bool:
    """Whether the act was carried out; a refused one must have changed nothing."""
    before = table.state.model_copy(deep=True)
    function, *arguments = act
    if function is ki.reduce:
        table.do(function)
    else:
        table.do(function, AKIRA, *arguments)
    if table.refusal is None:
        return True
    table.expect_refusal(table.refusal.rule)
    assert table.state == before
    return False


@settings(max_examples=100, deadline=None, derandomize=True)
@given(hero=heroes(), spirit=st.integers(0, 3), acts=st.lists(ACTS, max_size=12), reading=st.sampled_from("abc"))
def test_dice_are_conserved_points_stay_within_bounds_and_the_trace_is_the_same(
    runner: BookRunner, hero: Hero, spirit: int, acts: list[tuple[Any, ...]], reading: str
) -> None:
    traces = []
    for _ in range(2):
        table = begin(runner, hero, spirit, 4, {"C32": reading})
        table.chance.state_roll(KI_DIE, *([1, 2, 3, 4, 5, 6] * 20))
        for act in acts:
            if AKIRA in table.state.defeated:
                break
            done = do(table, act)
            now = table.state.heroes[AKIRA]
            assert dice(now) == dice(hero)
            assert 0 <= now.action_points <= 4
            if table.state.turn is not None:
                assert table.state.turn.withdrawn <= spirit
            if reading == "a" and act[0] is ki.withdraw and done:
                assert now.ki_reserve or now.ki_active
        traces.append([str(entry) for entry in table.trace.entries])
    assert traces[0] == traces[1]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(hero=heroes())
def test_exactly_the_legal_dice_can_be_placed(runner: BookRunner, hero: Hero) -> None:
    for name in SLOTS:
        for face in range(1, 7):
            slot = hero.abilities[name]
            legal = face in hero.ki_reserve and slot.die is None and face >= slot.ki
            assert do(begin(runner, hero, 0, 4, {}), (ki.place, face, name)) == legal, (name, face)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(hero=heroes())
def test_the_end_of_the_round_lowers_every_active_die_and_no_other(runner: BookRunner, hero: Hero) -> None:
    table = begin(runner, hero, 0, 4, {"C32": "c"})
    other = Name(Kind.TOMOE)
    table.state.heroes[other] = Hero(level=1, ki_reserve=(3,))
    assert do(table, (ki.reduce,))
    now = table.state.heroes[AKIRA]
    for name in SLOTS:
        die = hero.abilities[name].die
        assert now.abilities[name].die == (die - 1 if die and die > 1 else None)
    assert now.ki_reserve == hero.ki_reserve
    assert now.ki_exhausted == hero.ki_exhausted + hero.ki_active.count(1)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(hero=heroes(), life=st.integers(0, 11), reading=st.sampled_from("ab"))
def test_kami_mode_asks_for_its_conditions_and_no_more(runner: BookRunner, hero: Hero, life: int, reading: str) -> None:
    enough = life <= 4 if reading == "a" else life <= 5
    table = begin(runner, hero, 0, life, {"C33": reading})
    assert do(table, (kami_mode.enter,)) == (enough and hero.affinity == 6)
