"""The end of Harakiri's phase on generated tables: settling, resurrection, levels and repetition."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import SINGLE, Attribute, CreatureState, Kind, Name, PhaseEnd
from ruleproof.games.harakiri.rules.ending import aftermath, levels
from ruleproof.games.harakiri.state import Armour, Campaign, Creature, Ending, Harakiri, Hero, Thing
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
HEROES = [Name(kind) for kind in (Kind.AKIRA, Kind.HATTORI, Kind.HIKARU, Kind.TOMOE)]
LIVES = (10, 11, 13, 15, 18)


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


@st.composite
def ended(draw: st.DrawFn) -> Harakiri:
    """A phase that has ended, with any of four characters, some of them defeated."""
    names = draw(st.lists(st.sampled_from(HEROES), unique=True, min_size=1))
    defeated = draw(st.lists(st.sampled_from(names), unique=True))
    outcome = draw(st.sampled_from(PhaseEnd))
    creatures, heroes = {}, {}
    for name in names:
        level = draw(st.integers(1, 5))
        full = LIVES[level - 1]
        tokens = draw(st.dictionaries(st.sampled_from(CreatureState), st.integers(1, 2), max_size=2))
        creatures[name] = Creature(
            sign=name.kind.name[:2],
            life=0 if name in defeated else draw(st.integers(1, full)),
            full_life=full,
            armour=draw(st.integers(0, 3)),
            states={state: 1 if state in SINGLE else n for state, n in tokens.items()},
            **{attribute.value: draw(st.integers(0, 3)) for attribute in Attribute},
        )
        heroes[name] = Hero(
            level=level,
            of_class="Monk",
            armour_card=draw(st.none() | st.just(Armour(name="Plates", armour=3))),
            objects=tuple(Thing(name=f"thing {n}") for n in range(draw(st.integers(0, 3)))),
            starting=draw(st.none() | st.sampled_from(Attribute)),
        )
    return Harakiri(
        creatures=creatures,
        heroes=heroes,
        defeated=tuple(defeated),
        phase_end=outcome,
        ending=Ending(
            resurrection=draw(st.sampled_from(Attribute)),
            levels_up=draw(st.booleans()),
            life_tables={"Monk": LIVES},
            tokens={str(name): {n: (f"low {n}", f"high {n}") for n in range(2, 6)} for name in names},
        ),
        campaign=Campaign(yomi=draw(st.booleans()), bold=frozenset({2, 3})),
    )


def settle(runner: BookRunner, state: Harakiri, seed: int) -> Table[Harakiri]:
    """Settle the end, with rolls and choices from the seed."""
    table: Table[Harakiri] = runner.new_table({})
    table.state = state.model_copy(deep=True)
    for number in range(len(state.defeated)):
        table.chance.state_roll("test die", (seed + number) % 6 + 1)
    table.do(aftermath.settle)
    while table.pending is not None:
        options = table.pending.options
        table.pick(table.pending.by, options[seed % len(options)], rule=table.pending.rule)
    return table


@given(ended(), st.integers(0, 99))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_everybody_comes_out_of_it_whole(runner: BookRunner, state: Harakiri, seed: int) -> None:
    table = settle(runner, state, seed)
    victory = state.phase_end is PhaseEnd.VICTORY
    assert not table.state.defeated
    for name, creature in table.state.creatures.items():
        hero = table.state.heroes[name]
        assert creature.life == creature.full_life == LIVES[hero.level - 1]
        assert not creature.states
        assert hero.objects == state.heroes[name].objects
        if victory:
            assert creature.armour == state.creatures[name].armour
        else:
            assert creature.armour == (hero.armour_card.armour if hero.armour_card else 0)
        risen = victory and state.ending.levels_up and state.heroes[name].level < 5
        assert hero.level == state.heroes[name].level + risen
    fallen = len(state.defeated)
    assert table.state.campaign.marks == (fallen if state.campaign.yomi else 0)
    assert len(table.state.ending.tests) == fallen
    table.finish()


@given(ended(), st.integers(0, 99))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_attributes_change_by_one_point_at_most(runner: BookRunner, state: Harakiri, seed: int) -> None:
    state.ending.levels_up = False
    table = settle(runner, state, seed)
    failed = {result.who for result in table.state.ending.tests if not result.passed}
    for name, creature in table.state.creatures.items():
        before = {one: state.creatures[name].score(one) for one in Attribute}
        after = {one: getattr(creature, one.value) for one in Attribute}
        starting = state.heroes[name].starting
        could_lose = any(points > (one is starting) for one, points in before.items())
        assert sum(before.values()) - sum(after.values()) == (name in failed and could_lose)
        if starting is not None and before[starting]:
            assert after[starting] >= 1


@given(ended(), st.integers(0, 99))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_the_same_input_gives_the_same_trace(runner: BookRunner, state: Harakiri, seed: int) -> None:
    first, second = settle(runner, state, seed), settle(runner, state, seed)
    assert [str(entry) for entry in first.trace.entries] == [str(entry) for entry in second.trace.entries]
    assert first.state == second.state


@given(ended(), st.integers(0, 99))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_only_a_settled_failure_is_repeated(runner: BookRunner, state: Harakiri, seed: int) -> None:
    table: Table[Harakiri] = runner.new_table({})
    table.state = state.model_copy(deep=True)
    table.do(aftermath.repeat)
    assert table.refusal is not None
    assert table.state == state
    table = settle(runner, state, seed)
    before = table.state.model_copy(deep=True)
    table.do(aftermath.repeat)
    if state.phase_end is PhaseEnd.VICTORY or before.campaign.shinigami_due:
        assert table.refusal is not None
        assert table.refusal.rule == ("failure.repeat" if state.phase_end is PhaseEnd.VICTORY else "yomi.bold")
        assert table.state == before
    else:
        assert table.state.phase_end is None
        assert not table.state.places
        assert table.state.ending.repetitions == 1
        for name in before.heroes:
            saved = table.state.setup.saves[str(name)]
            assert saved.hero.objects == before.heroes[name].objects
            assert saved.life == before.creatures[name].life


@given(ended())
@settings(max_examples=25, deadline=None, derandomize=True)
def test_a_level_offers_exactly_the_attributes_below_three(runner: BookRunner, state: Harakiri) -> None:
    name = next(iter(state.heroes))
    table: Table[Harakiri] = runner.new_table({})
    table.state = state.model_copy(deep=True)
    table.do(levels.level_up, name)
    low = [one for one in Attribute if state.creatures[name].score(one) < 3]
    if name in state.defeated:
        assert table.refusal is not None
        assert table.refusal.rule == "defeat.out"
        assert table.state == state
    elif state.heroes[name].level == 5:
        assert table.pending is None
        assert table.state == state
    elif len(low) > 1:
        assert table.pending is not None
        assert list(table.pending.options) == low
    else:
        assert table.pending is not None
        assert table.pending.rule == "level-up.ability"
