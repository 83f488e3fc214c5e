"""The board, the Artifact Hunt, Oric's and Leaf's arenas on generated tables, against a plain reading of the rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    Energy,
    Mode,
    Result,
    Slot,
    Space,
    World,
    space_of,
)
from ruleproof.games.champions_of_hara.rules import artifact_hunt, leaf, oric
from ruleproof.games.champions_of_hara.rules.phantom_day.turn_end import end_turn
from ruleproof.games.champions_of_hara.rules.worlds import board, dice, monsters, moves
from ruleproof.games.champions_of_hara.state import Card, CardInPlay, Figure, Hara, TokenInPlay
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))
WORLDS = list(World)
GAUGES = [Energy.GREEN, Energy.BLUE, Energy.RED]

spaces = st.sampled_from(Space)
rings = st.permutations(WORLDS)


def table_of(state: Hara, readings: dict[str, str] | None = None) -> Table[Hara]:
    table: Table[Hara] = RUNNER.new_table(readings or {})
    table.state = state
    return table


@st.composite
def boards(draw: st.DrawFn, mode: Mode, champion: Champion) -> Hara:
    """A board with a Champion and up to four cards."""
    cards = [
        CardInPlay(
            card=Card(
                name=f"card {index}",
                kind=draw(st.sampled_from([CardKind.MONSTER, CardKind.MONSTER, CardKind.RIFT, CardKind.EVENT])),
                health=draw(st.integers(1, 4)),
                attack=draw(st.integers(0, 3)),
                range=draw(st.integers(0, 2)),
                reward=draw(st.lists(st.sampled_from(Energy), max_size=2)),
            ),
            space=draw(spaces),
        )
        for index in range(draw(st.integers(0, 4)))
    ]
    figure = Figure(
        space=draw(spaces),
        health=draw(st.integers(1, 9)),
        spirit=draw(st.integers(0, 3)),
        movement=draw(st.integers(0, 2)),
        energy={colour: draw(st.integers(0, 10)) for colour in GAUGES},
    )
    return Hara(
        mode=mode,
        player=champion,
        champions={champion: figure},
        cards=cards,
        places=dict(zip(Slot, draw(rings), strict=True)),
        colours={world: draw(st.sampled_from(GAUGES)) for world in WORLDS},
    )


def finish(table: Table[Hara], pick: Callable[[int], int]) -> None:
    """Carry out every choice that is left."""
    while table.pending is not None:
        table.pick(table.pending.by, table.pending.options[pick(len(table.pending.options))], rule=table.pending.rule)


def plain_distance(state: Hara, start: Space, end: Space) -> int | None:
    """Count rings of neighbours around the start."""
    reached, edge, steps = {start}, {start}, 0
    while edge:
        if end in reached:
            return steps
        edge = {near for space in edge for near in board.neighbours(state, space)} - reached
        reached |= edge
        steps += 1
    return None


@settings(max_examples=25, deadline=None)
@given(boards(Mode.NIGHTMARE, Champion.LEAF), st.sets(st.sampled_from(WORLDS)), spaces, spaces)
def test_range_is_the_shortest_way_both_ways_and_never_leads_over_a_gap(
    state: Hara, away: set[World], one: Space, other: Space
) -> None:
    state.disconnected = away
    far = board.distance(state, one, other)
    assert far == plain_distance(state, one, other) == board.distance(state, other, one)
    cut = {space.world for space in (one, other)} & away
    if one.world is not other.world and cut:
        assert far is None
    elif one.world is other.world or not cut:
        assert far is not None
        assert (far == 0) == (one is other)


@settings(max_examples=40, deadline=None)
@given(boards(Mode.NIGHTMARE, Champion.LEAF), st.sets(st.sampled_from(WORLDS)), spaces)
def test_a_refused_move_changes_nothing_and_a_legal_one_costs_a_point(state: Hara, away: set[World], to: Space) -> None:
    state.disconnected = away
    before = state.model_copy(deep=True)
    figure = before.champions[Champion.LEAF]
    legal = to in board.neighbours(before, figure.space) and figure.movement > 0
    table = table_of(state)
    table.do(moves.move, Champion.LEAF, to)
    assert (table.refusal is None) == legal
    if not legal:
        assert table.state == before
    else:
        moved = table.state.champions[Champion.LEAF]
        assert (moved.space, moved.movement) == (to, figure.movement - 1)


@settings(max_examples=40, deadline=None)
@given(
    boards(Mode.NIGHTMARE, Champion.LEAF),
    st.sets(st.sampled_from([world for world in WORLDS if world not in leaf.FAST])),
    st.integers(0, 5),
    st.sampled_from("ab"),
)
def test_the_swap_offers_every_other_world_or_loses(state: Hara, away: set[World], pick: int, reading: str) -> None:
    state.disconnected = away
    stands = state.champions[Champion.LEAF].space.world
    others = [world for world in WORLDS if world not in leaf.FAST and world not in away]
    legal = [world for world in others if world is not stands]
    table = table_of(state, {"C23": reading})
    table.do(leaf.swap)
    if not legal:
        assert table.pending is None
        lost = reading == "a" or not others
        assert table.state.result is (Result.LOST if lost else None)
        assert table.state.disconnected == away
        return
    fast = leaf.FAST[pick % 2]
    table.pick(Champion.LEAF, fast, rule="leaf.swap")
    if len(legal) > 1:
        assert table.pending is not None
        assert set(table.pending.options) == set(legal)
        finish(table, lambda count: pick % count)
    assert len(table.state.disconnected) == len(away) + 1
    assert not table.state.disconnected & set(leaf.FAST)
    assert sorted(world.value for world in table.state.ring) == sorted(world.value for world in WORLDS)


@settings(max_examples=40, deadline=None)
@given(boards(Mode.NIGHTMARE, Champion.LEAF), st.sets(st.sampled_from(WORLDS)), st.sampled_from(WORLDS))
def test_reconnecting_costs_one_spirit_or_changes_nothing(state: Hara, away: set[World], world: World) -> None:
    state.disconnected = away
    before = state.model_copy(deep=True)
    figure = before.champions[Champion.LEAF]
    whole = before.model_copy(update={"disconnected": set()})
    beside = figure.space.world is not world and any(
        near.world is world for near in board.neighbours(whole, figure.space)
    )
    legal = world in away and beside and figure.spirit > 0
    table = table_of(state)
    table.do(leaf.reconnect, world)
    assert (table.refusal is None) == legal
    if table.refusal is not None:
        assert table.state == before
    else:
        assert table.state.disconnected == away - {world}
        assert table.state.champions[Champion.LEAF].spirit == figure.spirit - 1


@settings(max_examples=25, deadline=None)
@given(
    rings, st.permutations([1, 2, 3]), st.permutations([1, 2, 3]), st.lists(st.integers(1, 6), min_size=6, max_size=6)
)
def test_each_world_gets_one_artifact_and_the_kinds_alternate(
    ring: list[World], first: list[int], second: list[int], rolls: list[int]
) -> None:
    state = Hara(mode=Mode.ARTIFACT_HUNT, player=Champion.ORIC, places=dict(zip(Slot, ring, strict=True)))
    state.champions = {Champion.ORIC: Figure()}
    table = table_of(state)
    for (kind, pile), numbers in zip(artifact_hunt.PILES.items(), (first, second), strict=True):
        table.chance.state_order(pile, [token for n in numbers for token in numbered(kind, n)])
    table.chance.state_roll(dice.D6, *rolls)
    table.do(artifact_hunt.place_artifacts)
    finish(table, lambda count: rolls[0] % count)
    placed = table.state.tokens
    assert {one.token for one in placed} == set(artifact_hunt.ARTIFACTS)
    assert [one.space for one in placed] == [space_of(world, roll) for world, roll in zip(ring, rolls, strict=True)]
    assert all(one.token.kind is not other.token.kind for one, other in pairwise(placed))
    assert all(one.face_up for one in placed)


def numbered(kind: object, number: int) -> list[object]:
    return [token for token in artifact_hunt.ARTIFACTS if token.kind is kind and token.number == number]


@settings(max_examples=40, deadline=None)
@given(boards(Mode.ARTIFACT_HUNT, Champion.SOFF), st.data())
def test_only_a_lowest_artifact_on_the_space_can_be_collected(state: Hara, data: st.DataObject) -> None:
    left = data.draw(st.lists(st.sampled_from(artifact_hunt.ARTIFACTS), min_size=1, unique=True))
    places = data.draw(
        st.lists(spaces.filter(lambda one: one.world is not None), min_size=len(left), max_size=len(left))
    )
    state.tokens = [TokenInPlay(token=token, space=space) for token, space in zip(left, places, strict=True)]
    wanted = data.draw(st.sampled_from(left))
    figure = state.champions[Champion.SOFF]
    if data.draw(st.booleans()):
        figure.space = places[left.index(wanted)]
    before = state.model_copy(deep=True)
    lowest = min(token.number for token in left)
    here = figure.space is places[left.index(wanted)]
    world = places[left.index(wanted)].world
    paid = world is not None and figure.energy[state.colours[world]] > 0
    table = table_of(state)
    table.do(artifact_hunt.collect, wanted)
    assert (table.refusal is None) == (here and wanted.number == lowest and paid)
    if table.refusal is not None:
        assert table.state == before
    else:
        after = table.state.champions[Champion.SOFF]
        assert after.tokens == [wanted]
        held = before.champions[Champion.SOFF].energy
        assert sum(after.energy.values()) == sum(held.values()) - 1
        assert len(table.state.tokens) == len(left) - 1


@settings(max_examples=40, deadline=None)
@given(
    boards(Mode.ARTIFACT_HUNT, Champion.SOFF),
    st.integers(1, 6),
    st.integers(0, 6),
    st.integers(0, 3),
    st.sampled_from("ab"),
    st.sampled_from("ab"),
)
def test_a_turn_keeps_every_card_and_every_gauge_within_bounds(
    state: Hara, effect: int, damage: int, reach: int, gold: str, double: str
) -> None:
    state.dawn_effect = effect
    state.cards = [one for one in state.cards if one.card.kind is not CardKind.EVENT]
    state.dusk_deck = [Card(name="rift", kind=CardKind.RIFT), Card(name="beast", kind=CardKind.MONSTER)]
    names = sorted([one.card.name for one in state.cards] + [card.name for card in state.dusk_deck])
    targets = [one.card.name for one in state.cards if monsters.is_monster(one)]
    traces = []
    for _ in range(2):
        table = table_of(state.model_copy(deep=True), {"C18": gold, "C19": double})
        if targets:
            before = table.state.model_copy(deep=True)
            table.do(monsters.attack, Champion.SOFF, targets[0], damage, reach)
            if table.refusal is not None:
                assert table.state == before
                table.expect_refusal(table.refusal.rule)
            finish(table, lambda count: count - 1)
        table.do(end_turn)
        assert table.refusal is None
        finish(table, lambda count: 0)
        everything = [
            *(one.card.name for one in table.state.cards),
            *(card.name for card in [*table.state.dusk_deck, *table.state.dusk_discard]),
        ]
        assert sorted(everything) == names
        assert all(0 <= value <= 10 for value in table.state.champions[Champion.SOFF].energy.values())
        traces.append([str(entry) for entry in table.trace.entries])
    assert traces[0] == traces[1]


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(WORLDS), max_size=12), st.permutations([w for w in WORLDS if w is not World.OPPENHEIM]))
def test_orics_tokens_lie_on_their_own_numbers_in_worlds_of_their_own(rolls: list[World], rest: list[World]) -> None:
    table = table_of(Hara(mode=Mode.HOMECOMING))
    table.chance.state_roll(dice.WORLD_DIE, *rolls, *rest)
    table.do(oric.place_tokens)
    placed = table.state.tokens
    assert sorted(one.token.number for one in placed) == [1, 2, 3, 4, 5, 6]
    assert {one.space.world for one in placed} == set(WORLDS)
    assert all(one.space.number == one.token.number for one in placed)
    assert any(one.space is Space.OPPENHEIM_6 for one in placed)


@settings(max_examples=40, deadline=None)
@given(boards(Mode.HOMECOMING, Champion.ORIC), st.integers(1, 6), st.integers(0, 6), st.sampled_from("abc"))
def test_oric_gets_only_tokens_that_the_reading_allows(state: Hara, first: int, damage: int, reading: str) -> None:
    tokens = oric.TOKENS[first - 1 :]
    state.tokens = [
        TokenInPlay(token=token, space=space_of(WORLDS[token.number - 1], token.number)) for token in tokens
    ]
    targets = [one for one in state.cards if monsters.is_monster(one)]
    if not targets:
        return
    target = targets[0]
    target.space = state.tokens[damage % len(tokens)].space
    state.champions[Champion.ORIC].space = target.space
    before = state.model_copy(deep=True)
    table = table_of(state, {"C20": reading})
    table.do(monsters.attack, Champion.ORIC, target.card.name, damage, 0)
    is_next = damage % len(tokens) == 0
    assert (table.refusal is None) == (is_next or reading != "a")
    if table.refusal is not None:
        assert table.state == before
        return
    finish(table, lambda count: 0)
    held = table.state.champions[Champion.ORIC].tokens
    assert len(held) + len(table.state.tokens) == len(tokens)
    fallen = damage >= target.card.health + int(damage % len(tokens) == len(tokens) - 1)
    assert bool(held) == (fallen and (is_next or reading == "c"))
