"""Harakiri's moves, exchanges and objects under generated acts, against naive readings of the same rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.harakiri_naive import BLOCKING, naive_occupied

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import Attribute, Kind, Name, Side, Square, Terrain, Token
from ruleproof.games.harakiri.rules.actions import interacting, moving, objects
from ruleproof.games.harakiri.rules.actions.interacting import NOT_EXCHANGED, Gift
from ruleproof.games.harakiri.rules.geometry import adjacent
from ruleproof.games.harakiri.state import Creature, Ground, Harakiri, Hero, Thing, Turn
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
SQUARES = [Square(column, row) for column in range(1, 5) for row in range(1, 4)]
AKIRA, TOMOE, KACHI, CIVILIAN = (Name(kind) for kind in (Kind.AKIRA, Kind.TOMOE, Kind.KACHI, Kind.CIVILIAN))


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


@st.composite
def states(draw: st.DrawFn) -> Harakiri:
    """Akira active on a small zone, with an ally, an enemy and a civilian in it."""
    terrain = st.sampled_from([Terrain.NORMAL] * 6 + [Terrain.OBSTACLE, Terrain.INACCESSIBLE, Terrain.DIFFICULT])
    zone = {square: Ground(terrain=draw(terrain)) for square in SQUARES}
    names = [AKIRA, *draw(st.lists(st.sampled_from([TOMOE, KACHI, CIVILIAN]), unique=True))]
    places = dict(zip(names, draw(st.permutations(SQUARES)), strict=False))
    for square in places.values():
        if zone[square].terrain in BLOCKING:
            zone[square] = Ground()
    creatures = {
        name: Creature(sign=name.kind.name[0], life=1, full_life=1, dexterity=draw(st.integers(0, 1))) for name in names
    }
    points = draw(st.integers(0, 4))
    return Harakiri(
        zone=zone,
        creatures=creatures,
        places=places,
        heroes={AKIRA: Hero(action_points=points), TOMOE: Hero()},
        turn=Turn(who=AKIRA),
    )


def begin(runner: BookRunner, state: Harakiri) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table({})
    table.state = state.model_copy(deep=True)
    return table


def do(table: Table[Harakiri], function: Any, *arguments: Any) -> bool:
    """Whether the act was carried out; a refused one must have changed nothing."""
    before = table.state.model_copy(deep=True)
    table.do(function, AKIRA, *arguments)
    if table.refusal is None:
        return True
    table.expect_refusal(table.refusal.rule)
    assert table.state == before
    return False


def naive_step(state: Harakiri, start: Square, end: Square, points: int) -> bool:
    """Whether a character may step from one square to another."""
    if not adjacent(state, start, end) or naive_occupied(state, end, Side.CHARACTERS):
        return False
    beside = {Square(start.column, end.row), Square(end.column, start.row)} - {start, end}
    if any(naive_occupied(state, square, Side.CHARACTERS) for square in beside):
        return False
    return points >= (2 if state.zone[start].terrain is Terrain.DIFFICULT else 1)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(state=states(), data=st.data())
def test_exactly_the_legal_steps_can_be_made_and_a_move_ends_only_on_an_empty_square(
    runner: BookRunner, state: Harakiri, data: st.DataObject
) -> None:
    table = begin(runner, state)
    if not do(table, moving.start_move):
        assert state.heroes[AKIRA].action_points == 0
        return
    assert table.state.turn is not None
    for _ in range(4):
        points = table.state.turn.points
        assert points is not None
        here = table.state.places[AKIRA]
        legal = [square for square in SQUARES if naive_step(table.state, here, square, points)]
        for square in SQUARES:
            if square not in legal:
                assert not do(table, moving.walk, [square]), str(square)
        if not legal:
            break
        assert do(table, moving.walk, [data.draw(st.sampled_from(legal))])
    shared = table.state.places[AKIRA] == table.state.places.get(TOMOE)
    assert do(table, moving.stop) != shared


@settings(max_examples=60, deadline=None, derandomize=True)
@given(state=states())
def test_each_effort_costs_an_action_point_and_gives_three_movement_points(runner: BookRunner, state: Harakiri) -> None:
    table = begin(runner, state)
    total = state.heroes[AKIRA].action_points
    assert not do(table, moving.exert)
    if not do(table, moving.start_move):
        return
    efforts = 0
    while do(table, moving.exert):
        efforts += 1
    assert efforts == total - 1
    assert table.state.turn is not None
    assert table.state.turn.points == 3 + state.creatures[AKIRA].dexterity + 3 * efforts


GIFTS = st.lists(
    st.builds(
        Gift,
        giver=st.sampled_from([AKIRA, TOMOE]),
        what=st.one_of(st.sampled_from(Token), st.sampled_from(["Sake", "Rope"])),
        number=st.just(1),
    ),
    max_size=4,
)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(gifts=GIFTS, coins=st.integers(0, 2))
def test_an_exchange_loses_nothing_and_moves_only_what_may_be_exchanged(
    runner: BookRunner, gifts: list[Gift], coins: int
) -> None:
    table = begin(
        runner,
        Harakiri(
            zone={Square(1, 1): Ground(), Square(2, 1): Ground()},
            creatures={name: Creature(sign=name.kind.name[0]) for name in (AKIRA, TOMOE)},
            places={AKIRA: Square(1, 1), TOMOE: Square(2, 1)},
            heroes={
                AKIRA: Hero(action_points=1, coins=coins, karma=1, objects=(Thing(name="Sake"),)),
                TOMOE: Hero(heads=1, boss_heads=1, special_tokens=1, objects=(Thing(name="Rope"),)),
            },
            turn=Turn(who=AKIRA),
        ),
    )

    def totals() -> dict[str, int]:
        heroes = table.state.heroes.values()
        fields = ("coins", "heads", "boss_heads", "special_tokens", "karma")
        sums = {field: sum(getattr(hero, field) for hero in heroes) for field in fields}
        return {**sums, "objects": sum(len(hero.objects) for hero in heroes)}

    before = totals()
    done = do(table, interacting.exchange, TOMOE, gifts)
    assert totals() == before
    assert table.state.heroes[AKIRA].karma == 1
    if any(gift.what in NOT_EXCHANGED for gift in gifts):
        assert not done


@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    uses=st.integers(0, 3),
    consumable=st.booleans(),
    score=st.integers(0, 3),
    has=st.integers(0, 3),
    points=st.integers(0, 4),
)
def test_an_object_is_used_once_an_activation_and_returns_when_it_is_spent(
    runner: BookRunner, uses: int, consumable: bool, score: int, has: int, points: int
) -> None:
    thing = Thing(name="Sake", uses=uses, charges=uses, consumable=consumable, attribute=Attribute.POWER, score=score)
    table = begin(
        runner,
        Harakiri(
            creatures={AKIRA: Creature(sign="A", power=has)},
            heroes={AKIRA: Hero(action_points=points, objects=(thing,))},
            turn=Turn(who=AKIRA),
        ),
    )
    done = do(table, objects.use_object, "Sake")
    assert done == (points > 0 and has >= score)
    spent = done and (consumable or uses == 1)
    assert len(table.state.market) == spent
    assert len(table.state.heroes[AKIRA].objects) == 1 - spent
    if done and not spent:
        assert not do(table, objects.use_object, "Sake")
        assert table.state.heroes[AKIRA].objects[0].charges == max(0, uses - 1)
