"""Momentum on generated tracks and attacks, against a reading of the rules without short cuts."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import AreaKind, Faction, Legendary, Means, Oni
from ruleproof.games.tsukuyumi.rules.momentum.fighting import USERS, play_combat_card, use_means
from ruleproof.games.tsukuyumi.rules.momentum.track import advance, lower, reveal_cards, reveal_now
from ruleproof.games.tsukuyumi.state import Area, Board, CounterCard, OniValues, Track
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
LAST = 12


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A track with any special spaces, decks long enough, and up to 3 Oni in one area."""
    spaces = st.sets(st.integers(2, LAST), max_size=5)
    board = Board(areas={"A": Area(kind=AreaKind.OCEAN_FLOOR)})
    counter = draw(spaces)
    board.track = Track(last=LAST, counter=counter, legendary=draw(spaces) - counter)
    board.momentum = draw(st.integers(1, LAST))
    board.round = draw(st.integers(1, 3))
    permanent = st.booleans()
    board.counter_deck = [CounterCard(name=f"card {n}", permanent=draw(permanent)) for n in range(30)]
    board.last_round_counter_deck = [
        CounterCard(name=f"last {n}", permanent=draw(permanent), last_round=True) for n in range(30)
    ]
    board.legendary_pile = list(Legendary) * 4
    board.oni_values = {oni: OniValues(points=10, damage=10, life=life) for life, oni in enumerate(Oni, 1)}
    for oni in draw(st.lists(st.sampled_from(Oni), max_size=3)):
        board.areas["A"].add_oni(oni, 1)
    board.legendary_values = {Legendary.RONIN: OniValues(points=10, damage=10, life=4)}
    board.areas["A"].legendary = draw(st.sampled_from([{}, {Legendary.RONIN: 1}]))
    return board


def table_with(board: Board, chosen: dict[str, str]) -> Table[Board]:
    table: Table[Board] = RUNNER.new_table(chosen)
    table.state = board.model_copy(deep=True)
    return table


def finish(table: Table[Board]) -> None:
    while table.pending is not None:
        table.pick(table.pending.by, table.pending.options[0], rule=table.pending.rule)


@settings(max_examples=80, deadline=None)
@given(boards(), st.integers(0, 12), st.sampled_from(["Annihilation", "Conquest", "Snipe"]), st.sampled_from(Faction))
def test_an_attack_gives_what_the_table_of_the_book_says(
    board: Board, damage: int, card: str, faction: Faction
) -> None:
    table = table_with(board, {})
    before = board.areas["A"]
    faction = Faction.KAMPFGRUPPE_03 if card == "Snipe" else faction
    table.do(play_combat_card, faction, card, "A", damage)
    finish(table)
    assert table.refusal is None
    after = table.state.areas["A"]
    present = bool(before.oni or before.legendary)
    destroyed = (after.oni, after.legendary) != (before.oni, before.legendary)
    wanted = 0 if card == "Snipe" or not present else 1 + destroyed + bool(before.legendary)
    assert table.state.momentum == min(board.momentum + wanted, LAST)


@settings(max_examples=80, deadline=None)
@given(boards(), st.integers(0, 12), st.sampled_from(Means))
def test_other_means_never_give_momentum(board: Board, damage: int, means: Means) -> None:
    table = table_with(board, {})
    table.do(use_means, USERS.get(means, Faction.NOMADS), means, "A", damage)
    finish(table)
    assert table.refusal is None
    assert table.state.momentum == board.momentum
    assert not table.state.drawn_cards


moves = st.lists(st.tuples(st.sampled_from([Faction.NOMADS, Faction.FIREBORN]), st.integers(-3, 3)), max_size=6)


@settings(max_examples=80, deadline=None)
@given(boards(), moves, st.sampled_from("ab"))
def test_each_space_on_the_way_forward_brings_one_card(
    board: Board, steps: list[tuple[Faction, int]], passing: str
) -> None:
    table = table_with(board, {"C79": passing})
    wanted: list[tuple[Faction, str]] = []
    place = board.momentum
    assert board.track is not None
    for faction, step in steps:
        if step > 0:
            table.do(advance, faction, step)
            end = min(place + step, LAST)
            reached = range(place + 1, end + 1) if passing == "a" else [end] if end > place else []
            for space in reached:
                wanted += [(faction, "counter")] * (space in board.track.counter)
                wanted += [(faction, "legendary")] * (space in board.track.legendary)
            place = end
        elif step < 0:
            table.do(lower, faction, -step)
            finish(table)
            place = max(1, place + step)
        assert table.state.momentum == place
    drawn = table.state.drawn_cards
    found = [(one.faction, "legendary" if isinstance(one.card, Legendary) else "counter") for one in drawn]
    assert found == wanted
    for one in drawn:
        assert isinstance(one.card, Legendary) or one.card.last_round == (board.round == board.rounds)


@settings(max_examples=80, deadline=None)
@given(boards(), moves)
def test_counter_cards_are_conserved(board: Board, steps: list[tuple[Faction, int]]) -> None:
    assert board.track is not None
    board.track.legendary = set()
    table = table_with(board, {})
    for faction, step in steps:
        if step > 0:
            table.do(advance, faction, step)
            table.do(reveal_cards, faction)
        elif step < 0:
            before = len(table.state.counters_in_force)
            below = range(max(1, table.state.momentum + step) + 1, table.state.momentum + 1)
            table.do(lower, faction, -step)
            finish(table)
            passed = sum(space in board.track.counter for space in below)
            assert len(table.state.counters_in_force) == max(0, before - passed)
    state = table.state
    cards = [*state.counter_deck, *state.last_round_counter_deck, *state.discarded_counters]
    cards += [one.card for one in state.counters_in_force]
    assert sorted(card.name for card in cards) == sorted(
        card.name for card in [*board.counter_deck, *board.last_round_counter_deck]
    )
    assert all(one.card.permanent for one in state.counters_in_force)


@settings(max_examples=30, deadline=None)
@given(boards(), st.integers(1, 6))
def test_a_refused_look_changes_nothing_and_traces_repeat(board: Board, steps: int) -> None:
    traces = []
    for _ in range(2):
        table = table_with(board, {})
        table.do(advance, Faction.NOMADS, steps)
        before = table.state.model_copy(deep=True)
        table.do(reveal_now, Faction.NOMADS)
        assert table.refusal is not None
        assert table.state == before
        traces.append(table.trace.entries)
    assert traces[0] == traces[1]
