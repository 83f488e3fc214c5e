"""Damage to Oni on generated areas, against every order in which they could take it."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import AreaKind, Legendary, Oni, Piece
from ruleproof.games.tsukuyumi.rules.damage import deal_damage, life_of, pieces_in
from ruleproof.games.tsukuyumi.state import Area, Board, OniValues
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """One area with up to 6 figures of any kind."""
    lives = st.integers(1, 4)
    board = Board(areas={"A": Area(kind=AreaKind.OCEAN_FLOOR)})
    board.oni_values = {oni: OniValues(points=10, damage=10, life=draw(lives)) for oni in Oni}
    board.legendary_values = {one: OniValues(points=10, damage=10, life=draw(lives)) for one in Legendary}
    board.princess_values = OniValues(points=10, damage=10, life=draw(lives))
    for oni in draw(st.lists(st.sampled_from(Oni), max_size=4)):
        board.areas["A"].add_oni(oni, 1)
        board.available[oni] -= 1
    board.areas["A"].legendary = dict.fromkeys(draw(st.sets(st.sampled_from(Legendary), max_size=1)), 1)
    board.moon_princess = draw(st.sampled_from([None, {"A", "B", "C"}]))
    return board


def damaged(board: Board, damage: int, picks: list[int]) -> tuple[Table[Board], list[Piece]]:
    table: Table[Board] = RUNNER.new_table({})
    table.state = board.model_copy(deep=True)
    destroyed: list[Piece] = []

    def act(table: Table[Board]):  # type: ignore[no-untyped-def]
        destroyed.clear()
        destroyed.extend((yield from deal_damage(table, "A", damage)))

    table.do(act)
    turn = 0
    while table.pending is not None:
        table.pick(
            table.pending.by,
            table.pending.options[picks[turn % len(picks)] % len(table.pending.options)],
            rule=table.pending.rule,
        )
        turn += 1
    return table, destroyed


def destroyed_in(order: tuple[int, ...], damage: int) -> tuple[int, ...]:
    """The lives of those that fall when figures with these lives take the damage in this order."""
    fallen = []
    for life in order:
        if damage < life:
            break
        damage -= life
        fallen.append(life)
    return tuple(fallen)


picks = st.lists(st.integers(0, 5), min_size=1, max_size=4)


@settings(max_examples=150, deadline=None)
@given(boards(), st.integers(0, 16), picks)
def test_no_order_destroys_fewer_and_the_largest_fall_first(board: Board, damage: int, numbers: list[int]) -> None:
    lives = [life_of(board, piece) for piece in pieces_in(board, "A")]
    _, destroyed = damaged(board, damage, numbers)
    fallen = [life_of(board, piece) for piece in destroyed]
    fewest = min((len(destroyed_in(order, damage)) for order in set(permutations(lives))), default=0)
    assert len(fallen) == fewest
    assert fallen == sorted(lives, reverse=True)[: len(fallen)]


@settings(max_examples=100, deadline=None)
@given(boards(), st.integers(0, 16), picks)
def test_figures_are_conserved(board: Board, damage: int, numbers: list[int]) -> None:
    table, destroyed = damaged(board, damage, numbers)
    left = pieces_in(table.state, "A")
    assert sorted(map(str, [*left, *destroyed])) == sorted(map(str, pieces_in(board, "A")))
    for oni in Oni:
        assert table.state.in_play(oni) + table.state.available[oni] == board.in_play(oni) + board.available[oni]
    assert damaged(board, damage, numbers)[0].trace.entries == table.trace.entries
