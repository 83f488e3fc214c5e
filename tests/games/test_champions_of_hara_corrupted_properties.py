"""The Corrupted Champion on generated tables, against a plain reading of the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import CardSide, Champion, Mode, Power, Result, Round, Slot, Space, World
from ruleproof.games.champions_of_hara.rules.champion_cards import ATTACK_CARDS, BLOWS, DASH_MOVE, HOMES
from ruleproof.games.champions_of_hara.rules.corrupted_champions.activation import activate
from ruleproof.games.champions_of_hara.rules.corrupted_turn.ophion import bleak_ultimatum, shatter_will, sleepwalk
from ruleproof.games.champions_of_hara.rules.corrupted_turn.steps import (
    champion_step,
    deal_cards,
    play_turn,
    recovery_step,
)
from ruleproof.games.champions_of_hara.rules.worlds.board import distances
from ruleproof.games.champions_of_hara.rules.worlds.dice import D6
from ruleproof.games.champions_of_hara.state import Figure, Hand, Hara, Ophion, WorldShift
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))
READINGS = dict.fromkeys(["C30", "C33", "C34", "C35", "C36", "C40", "C41", "C43", "C59"], "ab")
SHEET = dict(zip(World, [power for power in Power for _ in range(2)], strict=True))
SIDES = st.sampled_from(list(CardSide))
QUICK = settings(max_examples=15, deadline=None)


@st.composite
def tables(draw: st.DrawFn, all_readings: bool = False) -> Table[Hara]:
    readings = {one: draw(st.sampled_from(letters)) for one, letters in READINGS.items()} if all_readings else {}
    table: Table[Hara] = RUNNER.new_table(readings)
    state = table.state
    state.mode = Mode.CORRUPTED_CHAMPION
    state.day, state.round = draw(st.integers(1, 6)), draw(st.sampled_from(list(Round)))
    state.places = dict(zip(Slot, draw(st.permutations(list(World))), strict=True))
    corrupted = state.corrupted
    cubes = set(draw(st.lists(st.sampled_from(list(World)), unique=True)))
    corrupted.ophion = Ophion(
        space=draw(st.sampled_from(list(Space))), health=draw(st.integers(1, 16)), symbols=SHEET, cubes=cubes
    )
    corrupted.dreamstones = set(draw(st.lists(st.sampled_from(list(World)), unique=True)))
    champions = draw(st.lists(st.sampled_from(list(Champion)), min_size=1, unique=True))
    for champion in champions:
        space = draw(st.sampled_from(list(Space)))
        state.champions[champion] = Figure(space=space, health=draw(st.integers(1, 9)), spirit=draw(st.integers(0, 4)))
        corrupted.hands[champion] = Hand(attack_card=ATTACK_CARDS[champion], dash=draw(SIDES), attack=draw(SIDES))
    corrupted.defeated = [champion for champion in Champion if champion not in champions]
    holders = draw(st.permutations(champions))
    corrupted.holders = dict(zip(corrupted.turn_cards, holders, strict=False))
    state.shift_deck = [WorldShift(name="Tremors", swaps=[(World.OAKENMOOR, World.DREAR)])]
    table.chance.state_roll(D6, *(draw(st.permutations(range(1, 7))) * 6))
    return table


def run(table: Table[Hara], data: st.DataObject, act: Callable[..., object], *args: object) -> list[int]:
    """Carry out an act, making every choice at random; gives the picks."""
    picks = []
    table.do(act, *args)
    while table.pending is not None:
        picks.append(data.draw(st.integers(0, len(table.pending.options) - 1)))
        table.pick(table.pending.by, table.pending.options[picks[-1]], rule=table.pending.rule)
    assert table.refusal is None
    return picks


@given(tables(all_readings=True), st.data())
@QUICK
def test_a_turn_keeps_all_pieces_and_ends_for_a_reason(table: Table[Hara], data: st.DataObject) -> None:
    state = table.state
    before = (state.day, state.round)
    stones = set(state.corrupted.dreamstones)
    run(table, data, play_turn)
    state = table.state
    corrupted, ophion = state.corrupted, state.corrupted.ophion
    assert ophion is not None
    assert sorted(champion.value for champion in [*state.champions, *corrupted.defeated]) == sorted(
        champion.value for champion in Champion
    )
    assert all(figure.health > 0 for figure in state.champions.values())
    assert corrupted.dreamstones <= stones
    assert len(state.shift_deck) + len(state.shift_discard) == 1
    assert sorted(world.value for world in state.ring) == sorted(world.value for world in World)
    if state.result is Result.WON:
        assert not state.champions
        assert ophion.health > 0
    elif state.result is Result.LOST:
        assert ophion.health == 0 or before == (6, Round.DUSK)
    else:
        assert state.champions
        assert ophion.health > 0
        assert (state.day, state.round) != before


@given(tables(all_readings=True), st.data())
@QUICK
def test_the_same_picks_give_the_same_trace(table: Table[Hara], data: st.DataObject) -> None:
    state, chance = table.state.model_copy(deep=True), table.chance.copy()
    picks = run(table, data, play_turn)
    twin: Table[Hara] = RUNNER.new_table({one: table.readings[one] for one in READINGS})
    twin.state, twin.chance = state, chance
    twin.do(play_turn)
    for pick in picks:
        assert twin.pending is not None
        twin.pick(twin.pending.by, twin.pending.options[pick], rule=twin.pending.rule)
    assert [str(entry) for entry in twin.trace.entries] == [str(entry) for entry in table.trace.entries]
    assert twin.state == table.state


@given(tables(), st.sampled_from(list(Champion)))
@QUICK
def test_a_refused_activation_changes_nothing(table: Table[Hara], champion: Champion) -> None:
    before = table.state.model_copy(deep=True)
    cards = table.state.corrupted.cards_of(champion)
    first = min(table.state.corrupted.holders)
    table.do(champion_step, champion)
    if first in cards:
        assert table.refusal is None
        return
    assert table.refusal is not None
    expected = "corrupted.card-order" if cards else "corrupted.champions-once"
    assert table.refusal.rule == ("champion.defeated" if champion not in table.state.champions else expected)
    assert table.state == before


@given(tables())
@QUICK
def test_cards_go_to_the_weakest(table: Table[Hara]) -> None:
    state = table.state
    state.day, state.round = 2, Round.DAWN
    table.do(deal_cards)
    holders = table.state.corrupted.holders
    health = [figure.health for figure in table.state.champions.values()]
    if len(health) == 1:
        assert sorted(holders) == [1, 2, 3, 4]
    else:
        dealt = [table.state.champions[holders[card]].health for card in sorted(holders)]
        assert dealt == sorted(health)[: min(4, len(health))]
        assert len(set(holders.values())) == len(holders)


def home_distance(state: Hara, champion: Champion, space: Space) -> int:
    return min(far for one, far in distances(state, space).items() if one.world is HOMES[champion])


@given(tables(), st.data())
@QUICK
def test_a_champion_may_stop_exactly_where_the_rules_say(table: Table[Hara], data: st.DataObject) -> None:
    state = table.state
    champion = data.draw(st.sampled_from(list(state.champions)))
    ophion, figure, hand = state.corrupted.ophion, state.champions[champion], state.corrupted.hands[champion]
    assert ophion is not None
    ophion.health = 16
    figure.health = 9
    here, reach = figure.space, BLOWS[hand.attack_card, hand.attack].reach
    move = DASH_MOVE[hand.dash]
    to = distances(state, ophion.space)
    steps = {space: far for space, far in distances(state, here).items() if far <= move}
    if to[here] > reach:
        best = min((to[space] > reach, steps[space] if to[space] <= reach else to[space]) for space in steps)
        wanted = {
            space for space in steps if (to[space] > reach, steps[space] if to[space] <= reach else to[space]) == best
        }
    else:
        home = {space: home_distance(state, champion, space) for space in steps}
        away = [space for space in steps if to[space] > to[here] and home[space] <= home[here]]
        key = {space: (home[space] == home[here], -to[space], home[space]) for space in away}
        wanted = {space for space in away if key[space] == min(key.values())} or {here}
    table.do(activate, champion, [])
    if table.pending is not None:
        assert set(table.pending.options) == wanted
        assert len(wanted) > 1
    elif champion in table.state.champions:
        assert {table.state.champions[champion].space} == wanted


@given(tables(), st.data())
@QUICK
def test_between_equal_champions_ophion_is_offered_all_of_them(table: Table[Hara], data: st.DataObject) -> None:
    spirits = {champion: figure.spirit for champion, figure in table.state.champions.items()}
    healths = {champion: figure.health for champion, figure in table.state.champions.items()}
    act, values = data.draw(st.sampled_from([(shatter_will, spirits), (sleepwalk, healths)]))
    tied = {champion for champion, value in values.items() if value == min(values.values())}
    table.do(act)
    assert (set(table.pending.options) if table.pending else None) == (tied if len(tied) > 1 else None)


@given(tables())
@QUICK
def test_bleak_ultimatum_offers_every_space_up_to_range_3(table: Table[Hara]) -> None:
    ophion = table.state.corrupted.ophion
    assert ophion is not None
    near = {space for space, far in distances(table.state, ophion.space).items() if far <= 3}
    table.do(bleak_ultimatum)
    assert table.pending is not None
    assert set(table.pending.options) == near


@given(tables(all_readings=True))
@QUICK
def test_recovery_adds_one_health_to_those_without_a_card(table: Table[Hara]) -> None:
    before = {champion: figure.health for champion, figure in table.state.champions.items()}
    holders = set(table.state.corrupted.holders.values())
    table.do(recovery_step)
    after = {champion: figure.health for champion, figure in table.state.champions.items()}
    assert after == {champion: health + (champion not in holders) for champion, health in before.items()}
