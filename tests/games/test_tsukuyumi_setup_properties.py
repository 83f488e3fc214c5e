"""Setting up on generated tables: pieces and cards are conserved, options are exactly the legal ones."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import AreaKind, Difficulty, Faction, Mode, Oni, Source
from ruleproof.games.tsukuyumi.rules.map import intersections, next_to_home
from ruleproof.games.tsukuyumi.rules.moon_princess.border import along_the_border
from ruleproof.games.tsukuyumi.rules.setup.board import (
    TILES_EACH,
    TILES_SOLO,
    Tile,
    lay_moon,
    lay_tiles,
    place_priority_tokens,
    prepare_oni,
)
from ruleproof.games.tsukuyumi.rules.setup.cards import deal_action_cards
from ruleproof.games.tsukuyumi.rules.setup.homes import place_starting_unit
from ruleproof.games.tsukuyumi.rules.setup.layout import MOON, SPIRAL, neighbours
from ruleproof.games.tsukuyumi.rules.setup.play import choose_mode, strongest_claim
from ruleproof.games.tsukuyumi.state import SUPPLY, Board, Claim
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
FACTIONS = list(Faction)
KINDS = [AreaKind.OCEAN_FLOOR, AreaKind.TOXIC_AREA, AreaKind.RADIOACTIVE_AREA, AreaKind.RIVER_LAND]

readings = st.fixed_dictionaries(
    {id: st.sampled_from(sorted(dispute.readings)) for id, dispute in RUNNER.book.disputes.items()}
)


def new_table(chosen: dict[str, str] | None = None) -> Table[Board]:
    table: Table[Board] = RUNNER.new_table(chosen or {})
    return table


def laid_out(players: int, kinds: list[AreaKind]) -> Table[Board]:
    table = new_table()
    choose_mode(table, Mode.SOLO if players == 1 else Mode.COOPERATIVE, players)
    lay_moon(table)
    fertile = [AreaKind.FERTILE_GROUND] * players
    lay_tiles(table, [Tile(kind) for kind in [*fertile, *kinds]])
    return table


others = st.lists(st.sampled_from(KINDS), min_size=8, max_size=32)


def test_the_layout_is_a_map_of_hexagons() -> None:
    for name, near in neighbours().items():
        assert name not in near
        assert all(name in neighbours()[other] for other in near)
        assert 3 <= len(near) <= 6
    table = laid_out(1, [AreaKind.OCEAN_FLOOR] * 11)
    points = intersections(table.state)
    assert len(points) == 18
    for point in points:
        assert sorted(len(point & set(MOON)) for point in points).count(2) == 6
        assert len(along_the_border(table.state, point)) == 2


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 5), others, readings)
def test_tiles_decide_the_difficulty(players: int, kinds: list[AreaKind], chosen: dict[str, str]) -> None:
    table = new_table(chosen)
    choose_mode(table, Mode.SOLO if players == 1 else Mode.COOPERATIVE, players)
    table.do(lay_tiles, [Tile(kind) for kind in [*kinds, *[AreaKind.FERTILE_GROUND] * players]])
    tiles = len(kinds) + players
    assert table.refusal is None
    normal = (TILES_SOLO if players == 1 else TILES_EACH * players) + (players if chosen["C11"] == "b" else 0)
    assert len(table.state.areas) == tiles
    assert (table.state.preparation.difficulty is Difficulty.EASIER) == (tiles > normal)
    assert (table.state.preparation.difficulty is Difficulty.HARDER) == (tiles < normal)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 5), st.lists(st.sampled_from([*KINDS, AreaKind.FERTILE_GROUND]), max_size=30), st.booleans())
def test_tiles_that_do_not_fit_are_refused_and_change_nothing(
    players: int, kinds: list[AreaKind], moonfall: bool
) -> None:
    table = new_table()
    choose_mode(table, Mode.SOLO if players == 1 else Mode.COOPERATIVE, players)
    table.state.preparation.moonfall = moonfall
    before = table.state.model_copy(deep=True)
    table.do(lay_tiles, [Tile(kind) for kind in kinds])
    barred = moonfall and (AreaKind.RIVER_LAND in kinds or AreaKind.TOXIC_AREA in kinds)
    legal = not barred and kinds.count(AreaKind.FERTILE_GROUND) == players
    assert (table.refusal is None) == legal
    if not legal:
        assert table.state == before


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 4), others, st.data())
def test_priority_tokens_lie_where_a_plain_reading_puts_them(
    players: int, kinds: list[AreaKind], data: st.DataObject
) -> None:
    table = laid_out(players, kinds)
    board = table.state
    tiles = [name for name in board.areas if name in SPIRAL]
    for faction in FACTIONS[:players]:
        board.homezones[faction] = set(data.draw(st.lists(st.sampled_from(tiles), max_size=3)))
    if data.draw(st.booleans()):
        board.home_tokens[Faction.SENTINELS] = data.draw(st.sampled_from(tiles))
    place_priority_tokens(table)
    for name, area in board.areas.items():
        near_home = any(name in areas for areas in board.homezones.values()) or any(
            token in area.neighbours for token in board.home_tokens.values()
        )
        special = area.kind in (AreaKind.FERTILE_GROUND, AreaKind.RADIOACTIVE_AREA)
        assert area.priority == (near_home or special or name == "M0")
    assert next_to_home(board, Faction.NOMADS) >= board.homezones.get(Faction.NOMADS, set())


@settings(max_examples=60, deadline=None)
@given(others, st.data())
def test_starting_units_go_exactly_where_they_may(kinds: list[AreaKind], data: st.DataObject) -> None:
    table = laid_out(2, kinds)
    board = table.state
    names = list(board.areas)
    start = data.draw(st.sampled_from(names))
    home = set(data.draw(st.lists(st.sampled_from(names), max_size=3)))
    cut = {near for near in sorted(board.areas[start].neighbours) if data.draw(st.booleans())}
    board.homezones[Faction.NOMADS] = home
    board.preparation.starting_areas[Faction.NOMADS] = [start]
    board.blocks = {frozenset((start, near)) for near in cut}
    legal = {start} | (board.areas[start].neighbours - cut) | home
    for name in names:
        trial = new_table()
        trial.state = board.model_copy(deep=True)
        trial.do(place_starting_unit, Faction.NOMADS, "Rider")
        if trial.pending is None:
            assert legal == {start}
            continue
        assert set(trial.pending.options) == legal
        trial.pick(Faction.NOMADS, name, rule="home.units")
        assert (trial.refusal is None) == (name in legal)
        placed = [other for other, area in trial.state.areas.items() if area.units]
        assert placed == ([name] if name in legal else [])


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6), st.lists(st.integers(0, 4), min_size=6, max_size=6))
def test_action_cards_are_conserved_and_passed_to_the_left(players: int, picks: list[int]) -> None:
    table = new_table()
    seats = FACTIONS[:players]
    deck = [str(number) for number in range(30)]
    table.state.seats = seats
    table.state.cards.action_deck = deck
    number = 5 if players > 2 else 3
    table.do(deal_action_cards)
    for seat, pick in zip(seats, picks, strict=False):
        assert table.pending is not None
        assert table.pending.by is seat
        assert len(table.pending.options) == number
        table.pick(table.pending.by, table.pending.options[pick % number], rule=table.pending.rule)
    cards = table.state.cards
    assert table.pending is None
    hands = [card for hand in cards.hands.values() for card in hand]
    everything = [*cards.action_deck, *cards.action_discards, *hands, *cards.chosen.values()]
    assert sorted(everything) == sorted(deck)
    for place, seat in enumerate(seats):
        dealt = deck[place * number : (place + 1) * number]
        left = seats[(place + 1) % players]
        if players > 2:
            assert set(cards.hands[left]) == set(dealt) - {cards.chosen[seat]}
        else:
            assert cards.hands[seat] == []
            assert set(dealt) - {cards.chosen[seat]} <= set(cards.action_discards)


@settings(max_examples=40, deadline=None)
@given(st.fixed_dictionaries({oni: st.integers(0, 25) for oni in Oni}), st.integers(0, 9))
def test_the_pool_never_exceeds_its_limits(owned: dict[Oni, int], legendary: int) -> None:
    table = new_table()
    prepare_oni(table, owned, legendary)
    for oni, limit in SUPPLY.items():
        assert table.state.available[oni] == min(limit, owned[oni])
        assert table.state.available[oni] + table.state.preparation.returned.get(oni, 0) == owned[oni]
    assert table.state.preparation.legendary == min(7, legendary)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(Source), min_size=1, max_size=5, unique=True))
def test_the_strongest_source_holds_in_whatever_order_it_is_named(sources: list[Source]) -> None:
    table = new_table()
    table.state.preparation.claims = [Claim(source=source, says=source.value) for source in sources]
    strongest_claim(table)
    assert table.state.preparation.applies == next(source.value for source in Source if source in sources)
