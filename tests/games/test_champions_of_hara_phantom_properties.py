"""Games against the Phantom on generated tables: whole turns and Days, against a plain reading of the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    Colour,
    Energy,
    Mode,
    Phase,
    Side,
    Slot,
    Space,
    World,
    space_of,
)
from ruleproof.games.champions_of_hara.rules.flow.turns import begin_turn
from ruleproof.games.champions_of_hara.rules.phantom_champion.setup import HAND_DECK
from ruleproof.games.champions_of_hara.rules.phantom_champion.turn import phantom_turn, reveal_card
from ruleproof.games.champions_of_hara.rules.phantom_day.day import idle_day
from ruleproof.games.champions_of_hara.rules.phantom_day.player_turn import use_card
from ruleproof.games.champions_of_hara.rules.phantom_day.turn_end import end_turn
from ruleproof.games.champions_of_hara.rules.worlds.dice import D6, WORLD_DIE
from ruleproof.games.champions_of_hara.state import (
    GAUGE,
    AbilityCard,
    Card,
    CardInPlay,
    Figure,
    Hara,
    Threshold,
    WorldShift,
)
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))
MINE = ["C1", "C2", "C3", "C5", "C11", "C12"]
COLOURS = [Energy.GREEN, Energy.BLUE, Energy.RED]

readings = st.fixed_dictionaries({id: st.sampled_from("ab") for id in MINE})
spaces = st.sampled_from(list(Space))
energies = st.lists(st.sampled_from(list(Energy)), max_size=3)


@st.composite
def cards(draw: st.DrawFn) -> list[CardInPlay]:
    kinds = draw(st.lists(st.sampled_from(list(CardKind)), max_size=8))
    worlds = draw(st.lists(st.sampled_from(list(World)[:3]), min_size=8, max_size=8))
    return [
        CardInPlay(
            card=Card(
                name=f"card {index}",
                kind=kind,
                attack=draw(st.integers(0, 3)),
                range=draw(st.integers(0, 2)),
                reward=draw(energies),
                success=draw(energies),
            ),
            space=space_of(worlds[index], draw(st.integers(1, 6))),
        )
        for index, kind in enumerate(kinds)
    ]


def pile(draw: st.DrawFn, name: str, most: int) -> list[AbilityCard]:
    colours = draw(st.lists(st.sampled_from(list(Colour)), max_size=most))
    return [AbilityCard(name=f"{name} {index}", colour=colour) for index, colour in enumerate(colours)]


@st.composite
def states(draw: st.DrawFn) -> Hara:
    state = Hara(
        mode=Mode.PHANTOM_CHAMPION,
        player=Champion.LEAF,
        places=dict(zip(Slot, World, strict=True)),
        cards=draw(cards()),
    )
    state.champions[Champion.LEAF] = Figure(
        space=draw(spaces),
        health=draw(st.integers(1, 6)),
        energy={colour: draw(st.integers(0, 10)) for colour in COLOURS},
        items=draw(st.lists(st.sampled_from(["Amulet", "Lantern"]), max_size=3)),
    )
    state.phantom.hand_deck = pile(draw, "hand", 3)
    state.phantom.discard = pile(draw, "discard", 3)
    state.phantom.last_played = state.phantom.discard[-1] if state.phantom.discard else None
    state.phantom.advanced_deck = pile(draw, "advanced", 3)
    state.phantom.energy = {colour: draw(st.integers(0, 10)) for colour in COLOURS}
    number = draw(st.sampled_from([1, 2]))
    state.phantom.turn_order = {Side.PHANTOM: number, Side.PLAYER: 3 - number}
    state.shift_deck = [WorldShift(name="Calm", energy=draw(energies))]
    return state


def table_with(state: Hara, chosen: dict[str, str], rolls: list[World], number: int) -> Table[Hara]:
    """Enough of every roll; the discard pile is shuffled to its own order."""
    table: Table[Hara] = RUNNER.new_table(chosen)
    table.state = state.model_copy(deep=True)
    table.chance.state_roll(WORLD_DIE, *rolls)
    table.chance.state_roll(D6, *[number] * len(rolls))
    return table


def play_on(table: Table[Hara]) -> None:
    """Take the first option of every choice."""
    while table.pending is not None:
        table.pick(table.pending.by, table.pending.options[0], rule=table.pending.rule)


def gold(gauges: dict[Energy, int]) -> Energy:
    return min(COLOURS, key=lambda colour: (gauges[colour], COLOURS.index(colour)))


def gain(gauges: dict[Energy, int], gained: list[Energy]) -> None:
    for energy in gained:
        colour = gold(gauges) if energy is Energy.GOLD else energy
        gauges[colour] = min(10, gauges[colour] + 1)


def expected_turn(
    state: Hara, chosen: dict[str, str], rolls: list[World], number: int
) -> tuple[dict[Energy, int], list[str], Space, int]:
    """Gauges, cards left, the player's space and Health after a Phantom turn, by a plain reading of the rules."""
    gauges = dict(state.phantom.energy)
    board = list(state.cards)
    figure = state.champions[Champion.LEAF]
    space, health, dice = figure.space, figure.health, iter(rolls)
    if state.phantom.turn_order[Side.PHANTOM] == 2:
        gain(gauges, [Energy.GOLD])
    shuffled = not state.phantom.hand_deck
    deck = state.phantom.hand_deck or state.phantom.discard
    if not deck:
        return gauges, [one.card.name for one in board], space, health
    card = deck[0]
    top = None if shuffled or not state.phantom.discard else state.phantom.discard[-1]
    times = 2 if top is not None and top.colour is card.colour else 1
    for _ in range(times):
        if card.colour is Colour.YELLOW:
            space = space_of(next(dice), space.number or number)
        elif card.colour is Colour.RED:
            if health and space is not Space.DOJO:
                health = max(0, health - 2)
                if health == 0:
                    gain(gauges, [Energy.GOLD, Energy.GOLD])
        else:
            world = next(dice)
            passed = {CardKind.CORRUPTED} if chosen["C12"] == "a" else set()
            here = [
                (one.space.number or 0, -index, one)
                for index, one in enumerate(board)
                if one.space.world is world and one.card.kind not in passed
            ]
            if here:
                found = min(here, key=lambda entry: entry[:2])[2]
                board = [one for one in board if one is not found]
                gain(gauges, energy_by_kind(found.card, chosen))
    return gauges, [one.card.name for one in board], space, health


def energy_by_kind(card: Card, chosen: dict[str, str]) -> list[Energy]:
    if card.kind is CardKind.RIFT:
        return card.reward + card.success
    if card.kind is CardKind.CORRUPTED or (card.kind is CardKind.EVENT and chosen["C1"] == "b"):
        return []
    return card.reward


def ability_cards(state: Hara) -> Counter[str]:
    phantom = state.phantom
    piles = [*phantom.hand_deck, *phantom.discard, *phantom.advanced_deck, *([phantom.hand] if phantom.hand else [])]
    return Counter(card.name for card in piles)


def board_cards(state: Hara) -> Counter[str]:
    piles = [*(one.card for one in state.cards), *state.dusk_deck, *state.dusk_discard]
    return Counter(card.name for card in piles)


worlds = st.lists(st.sampled_from(list(World)[:3]), min_size=4, max_size=4)


@settings(max_examples=100, deadline=None)
@given(states(), readings, worlds, st.integers(1, 6))
def test_a_phantom_turn_is_as_the_rules_read(
    state: Hara, chosen: dict[str, str], rolls: list[World], number: int
) -> None:
    state.flow.taken = [Side.PLAYER]
    table = table_with(state, chosen, rolls, number)
    if not state.phantom.hand_deck:
        table.chance.state_order(HAND_DECK, [card.name for card in state.phantom.discard])
    table.do(phantom_turn)
    play_on(table)
    assert table.refusal is None
    after = table.state
    figure = after.champions[Champion.LEAF]
    gauges, left, space, health = expected_turn(state, chosen, rolls, number)
    assert after.phantom.energy == gauges
    assert [one.card.name for one in after.cards] == left
    assert (figure.space, figure.health) == (space, health)
    lost = len(state.champions[Champion.LEAF].items) - len(figure.items)
    assert lost == int(figure.defeated and lost + len(figure.items) > 0)
    assert ability_cards(after) == ability_cards(state)
    assert board_cards(after) == board_cards(state)


@settings(max_examples=60, deadline=None)
@given(states(), readings, worlds, st.integers(1, 6))
def test_refused_turns_change_nothing(state: Hara, chosen: dict[str, str], rolls: list[World], number: int) -> None:
    first = min(Side, key=lambda side: state.phantom.turn_order[side])
    table = table_with(state, chosen, rolls, number)
    table.do(begin_turn if first is Side.PHANTOM else reveal_card)
    assert table.refusal is not None
    assert table.state == state
    assert not [entry for entry in table.trace.entries if entry.outcome == "applied"]


@settings(max_examples=60, deadline=None)
@given(states(), readings, st.integers(1, 6), st.lists(st.sampled_from(list(World)), min_size=40, max_size=40))
def test_an_idle_day_keeps_every_card_and_repeats_itself(
    state: Hara, chosen: dict[str, str], day: int, rolls: list[World]
) -> None:
    state.day = day
    names = [f"deck {index}" for index in range(3)]
    state.dusk_deck = [Card(name=name, kind=CardKind.MONSTER) for name in names]
    state.cards = [one for one in state.cards if one.card.kind is not CardKind.EVENT]
    state.phantom.hand_deck += [AbilityCard(name=f"more {index}", colour=Colour.RED) for index in range(2)]
    chosen = {**chosen, "C5": "a"}
    outcomes = []
    for _ in range(2):
        table = table_with(state, chosen, rolls, 1)
        table.do(idle_day)
        play_on(table)
        assert table.refusal is None
        assert ability_cards(table.state) == ability_cards(state)
        assert board_cards(table.state) == board_cards(state)
        assert all(0 <= value <= GAUGE for value in table.state.phantom.energy.values())
        assert table.state.phantom.won <= all(value == GAUGE for value in table.state.phantom.energy.values())
        outcomes.append((table.state, [str(entry) for entry in table.trace.entries]))
    assert outcomes[0] == outcomes[1]


@st.composite
def turns(draw: st.DrawFn) -> Hara:
    state = draw(states())
    state.phantom.turn_order = {}
    turn = state.player_turn
    state.flow.phase = Phase.ADVENTURE
    turn.hand, turn.on_board, turn.deck = (pile(draw, name, 3) for name in ("own", "board", "new"))
    turn.thresholds = [
        Threshold(colour=colour, value=value)
        for colour, value in draw(
            st.lists(st.tuples(st.sampled_from(COLOURS), st.integers(1, 10)), max_size=3, unique=True)
        )
    ]
    return state


@settings(max_examples=60, deadline=None)
@given(turns(), st.data())
def test_a_player_turn_keeps_cards_and_offers_what_the_thresholds_give(state: Hara, data: st.DataObject) -> None:
    state.cards = [one for one in state.cards if one.card.kind is not CardKind.EVENT]
    table = table_with(state, {}, [], 1)
    turn = state.player_turn
    playable = [card.name for card in [*turn.hand, *turn.on_board]]
    used = data.draw(st.permutations(playable)) if playable else []
    for index, name in enumerate(used):
        table.do(use_card, name)
        assert (table.refusal is not None) == (index >= 3)
        if table.refusal is not None:
            table.expect_refusal("player-turn.activations")
            break
    played = set(used[:3])
    table.do(end_turn)
    energy = state.champions[Champion.LEAF].energy
    left = Counter(card.colour.value for card in turn.deck)
    for threshold in [one for one in turn.thresholds if energy[one.colour] >= one.value]:
        number = left[threshold.colour.value]
        if number > 1:
            assert table.pending is not None
            assert len(table.pending.options) == number
            table.pick(table.pending.by, data.draw(st.sampled_from(table.pending.options)), rule=table.pending.rule)
        left[threshold.colour.value] = max(0, number - 1)
    assert table.pending is None
    after = table.state.player_turn
    assert Counter(card.name for card in [*turn.hand, *turn.on_board, *turn.deck]) == Counter(
        card.name for card in [*after.hand, *after.on_board, *after.deck]
    )
    assert {card.name for card in after.on_board} == {
        card.name for card in turn.on_board if card.name not in played
    } | {card.name for card in turn.hand if card.name in played}
