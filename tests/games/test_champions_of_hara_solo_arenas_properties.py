"""Scientists, Enoki, Clues and Rifts on generated tables, against a brute-force reading of the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import (
    CardKind,
    Champion,
    Energy,
    EnokiAbility,
    Mode,
    Payment,
    Slot,
    Space,
    Token,
    World,
)
from ruleproof.games.champions_of_hara.rules import clock, kaoru_kuma, persephone, soff, thomas
from ruleproof.games.champions_of_hara.rules.kaoru_kuma import CLUES
from ruleproof.games.champions_of_hara.rules.persephone import SCIENTISTS
from ruleproof.games.champions_of_hara.rules.phantom_day.turn_end import end_turn
from ruleproof.games.champions_of_hara.rules.worlds.board import distance, neighbours
from ruleproof.games.champions_of_hara.rules.worlds.decks import DUSK_DECK
from ruleproof.games.champions_of_hara.rules.worlds.dice import D6, WORLD_DIE
from ruleproof.games.champions_of_hara.state import Card, CardInPlay, Figure, Hara, TokenInPlay
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))

spaces = st.sampled_from(list(Space))
numbers = st.integers(1, 6)
picks = st.lists(st.integers(0, 5), min_size=1, max_size=6)
readings = st.fixed_dictionaries({id: st.sampled_from("ab") for id in ("C28", "C29", "C30", "C55")})


@st.composite
def boards(draw: st.DrawFn, champion: Champion, mode: Mode) -> Hara:
    """The six Worlds in any order, the player's figure anywhere, a few cards."""
    health = draw(st.integers(0, 6))
    figure = Figure(
        space=draw(spaces),
        health=health,
        defeated=health == 0,
        spirit=draw(st.integers(0, 2)),
        grit=draw(st.integers(0, 2)),
        energy={colour: draw(st.sampled_from([0, 1, 10])) for colour in (Energy.GREEN, Energy.BLUE, Energy.RED)},
        items=draw(st.lists(st.sampled_from(["rope", "lamp", "rope"]), max_size=3)),
    )
    kinds = st.sampled_from(list(CardKind))
    cards = [
        CardInPlay(card=Card(name=f"card {number}", kind=draw(kinds), health=draw(numbers)), space=draw(spaces))
        for number in range(draw(st.integers(0, 4)))
    ]
    return Hara(
        mode=mode,
        player=champion,
        places=dict(zip(Slot, draw(st.permutations(list(World))), strict=True)),
        champions={champion: figure},
        cards=cards,
        day=draw(numbers),
    )


def table_with(board: Hara, chosen: dict[str, str] | None = None) -> Table[Hara]:
    table: Table[Hara] = RUNNER.new_table(chosen or {})
    table.state = board.model_copy(deep=True)
    return table


def choose_all(table: Table[Hara], numbers: list[int]) -> None:
    """Make every open choice by the numbers in turn."""
    turn = 0
    while table.pending is not None:
        table.pick(
            table.pending.by,
            table.pending.options[numbers[turn % len(numbers)] % len(table.pending.options)],
            rule=table.pending.rule,
        )
        turn += 1


def twice(act: Callable[[], Table[Hara]]) -> Table[Hara]:
    """The same input gives the same trace."""
    first, second = act(), act()
    assert first.trace.entries == second.trace.entries
    assert first.state == second.state
    return first


# --- Persephone -----------------------------------------------------------------------------------------------------


def nearer(board: Hara, start: Space, steps: int) -> set[Space]:
    """Where so many steps lead, each of which comes nearer to Persephone."""
    goal = board.champions[Champion.PERSEPHONE].space
    here = {start}
    for _ in range(steps):
        here = {
            near
            for space in here
            for near in (neighbours(board, space) if space is not goal else {goal})
            if space is goal or distance(board, near, goal) == (distance(board, space, goal) or 0) - 1
        }
    return here


@settings(max_examples=30, deadline=None)
@given(boards(Champion.PERSEPHONE, Mode.ONEROI_ASSAULT), st.sampled_from(SCIENTISTS), spaces)
def test_a_scientist_lands_where_nearer_steps_lead(board: Hara, token: Token, start: Space) -> None:
    assert set(persephone.landings(board, start, persephone.value_of(token))) == nearer(
        board, start, persephone.value_of(token)
    )


@settings(max_examples=30, deadline=None)
@given(
    boards(Champion.PERSEPHONE, Mode.ONEROI_ASSAULT),
    st.dictionaries(st.sampled_from(SCIENTISTS), spaces, max_size=3),
    picks,
)
def test_scientists_come_nearer_by_their_range_and_none_is_lost(
    board: Hara, where: dict[Token, Space], numbers: list[int]
) -> None:
    def play() -> Table[Hara]:
        table = table_with(board)
        for token, space in where.items():
            persephone.place(table, token, space)
        table.do(persephone.close_in)
        choose_all(table, numbers)
        return table

    after = twice(play).state
    goal = board.champions[Champion.PERSEPHONE].space
    assert {token for token, _ in persephone.scientists(after)} == set(where)
    for token, card in persephone.scientists(after):
        before = distance(board, where[token], goal)
        assert before is not None
        assert distance(board, card.space, goal) == max(0, before - (token.number + 1) // 2)
    assert after.champions == board.champions


@settings(max_examples=40, deadline=None)
@given(
    boards(Champion.PERSEPHONE, Mode.ONEROI_ASSAULT),
    st.dictionaries(st.sampled_from(SCIENTISTS), st.booleans(), max_size=6),
)
def test_a_scientist_arrives_only_once(board: Hara, where: dict[Token, bool]) -> None:
    table = table_with(board)
    for token, in_play in where.items():
        if in_play:
            persephone.place(table, token, Space.DREAR_1)
        else:
            table.state.champions[Champion.PERSEPHONE].tokens.append(token)
    before = table.state.model_copy(deep=True)
    table.do(clock.dawn_begins, board.day)
    token = SCIENTISTS[board.day - 1]
    assert (table.refusal is not None) == (token in where)
    if token in where:
        assert table.state == before
    else:
        assert persephone.scientist(table.state, token).space is Space.DREAR_5


# --- Soff -----------------------------------------------------------------------------------------------------------


def monsters_of(board: Hara) -> dict[str, CardInPlay]:
    return {one.card.name: one for one in board.cards if one.card.kind in (CardKind.MONSTER, CardKind.ALLY)}


@settings(max_examples=35, deadline=None)
@given(boards(Champion.SOFF, Mode.DANCE_WITH_THE_DEMON), spaces, st.sampled_from(EnokiAbility), picks)
def test_an_ability_strikes_everybody_within_its_reach(
    board: Hara, start: Space, ability: EnokiAbility, numbers: list[int]
) -> None:
    board.enoki.space = start

    def play() -> Table[Hara]:
        table = table_with(board)
        table.chance.state_roll(soff.ABILITY, ability)
        table.do(soff.activate)
        if table.pending is not None:
            assert len(set(table.pending.options)) == len(table.pending.options)
        choose_all(table, numbers)
        return table

    after = twice(play).state
    enemies = {"Soff": board.champions[Champion.SOFF].space} | {
        name: one.space for name, one in monsters_of(board).items()
    }
    ways = {name: distance(board, start, space) or 0 for name, space in enemies.items()}
    best = min(ways.values()) if ability is EnokiAbility.WHIRLING_AXES else max(ways.values())
    end = after.enoki.space
    assert end is not None
    assert end in {space for name, space in enemies.items() if ways[name] == best}
    reach, damage = (1, 2) if ability is EnokiAbility.WHIRLING_AXES else (0, best)
    for name, space in enemies.items():
        away = distance(board, end, space)
        taken = damage if away is not None and away <= reach else 0
        if name == "Soff":
            taken = 0 if space is Space.DOJO else taken
            assert after.champions[Champion.SOFF].health == max(0, board.champions[Champion.SOFF].health - taken)
        else:
            left = monsters_of(after).get(name)
            assert (left is None) == (taken >= board_health(board, name))
            assert left is None or left.damage == taken
    gone = [one.card.name for one in board.cards if one.card.name not in {two.card.name for two in after.cards}]
    assert gone == [card.name for card in after.dusk_discard]


def board_health(board: Hara, name: str) -> int:
    return monsters_of(board)[name].card.health


@settings(max_examples=40, deadline=None)
@given(
    boards(Champion.SOFF, Mode.DANCE_WITH_THE_DEMON),
    readings,
    st.none() | spaces,
    st.lists(st.sampled_from(EnokiAbility), min_size=5, max_size=5),
    st.lists(numbers, min_size=5, max_size=5),
    picks,
)
def test_a_corrupted_turn_costs_at_most_one_energy_and_one_dusk_card(
    board: Hara,
    chosen: dict[str, str],
    start: Space | None,
    abilities: list[EnokiAbility],
    rolls: list[int],
    numbers: list[int],
) -> None:
    board.enoki.space = start
    board.dusk_deck = [Card(name="chasm", kind=CardKind.RIFT), Card(name="abyss", kind=CardKind.RIFT)]

    def play() -> Table[Hara]:
        table = table_with(board, chosen)
        table.chance.state_roll(soff.ABILITY, *abilities)
        table.chance.state_roll(D6, *rolls, 1, 1)
        table.chance.state_roll(WORLD_DIE, World.DREAR)
        table.do(soff.corrupted_turn)
        choose_all(table, numbers)
        return table

    if chosen["C29"] == "b" and min(rolls) > 4:
        rolls[-1] = 1
    table = twice(play)
    assert (table.refusal is not None) == (start is None)
    if table.refusal is not None:
        assert table.state == board
        return
    before, after = board.champions[Champion.SOFF].energy, table.state.champions[Champion.SOFF].energy
    lost = sum(before.values()) - sum(after.values())
    drawn = len(board.dusk_deck) - len(table.state.dusk_deck)
    assert lost in (0, 1)
    assert drawn in (0, 1)
    assert lost + drawn <= 1
    if chosen["C29"] == "a":
        assert drawn == (rolls[0] in (3, 4))
        assert lost == (rolls[0] in (1, 2) and sum(before.values()) > 0)


# --- Kaoru ----------------------------------------------------------------------------------------------------------


@st.composite
def clue_boards(draw: st.DrawFn) -> Hara:
    board = draw(boards(Champion.KAORU, Mode.SEPARATION))
    collected = draw(st.integers(0, 4))
    kaoru = board.champions[Champion.KAORU]
    kaoru.tokens = CLUES[:collected]
    where = draw(st.permutations(list(World)))
    for clue, world in zip(CLUES[collected:], where, strict=False):
        space = draw(st.sampled_from([kaoru.space, Space(f"{world.value} {draw(numbers)}")]))
        taken = [one.space for one in board.tokens]
        if space not in taken:
            board.tokens = [*board.tokens, TokenInPlay(token=clue, space=space, face_up=draw(st.booleans()))]
    return board


@settings(max_examples=40, deadline=None)
@given(clue_boards(), st.sampled_from(Payment))
def test_investigating_is_allowed_exactly_where_it_is_offered(board: Hara, payment: Payment) -> None:
    kaoru = board.champions[Champion.KAORU]
    here = [one for one in board.tokens if one.space is kaoru.space and not one.face_up]
    payable = kaoru.grit > 0 if payment is Payment.GRIT else kaoru.grit == 0 and kaoru.health > 0
    table = table_with(board)
    table.do(kaoru_kuma.investigate, payment)
    assert (table.refusal is None) == (bool(here) and payable) == (payment in kaoru_kuma.payments(board))
    if table.refusal is not None:
        assert table.state == board
        return
    after = table.state.champions[Champion.KAORU]
    assert (kaoru.grit - after.grit) + (kaoru.health - after.health) == 1
    every = [*after.tokens, *(one.token for one in table.state.tokens)]
    assert sorted(token.number for token in every) == sorted(
        token.number for token in [*kaoru.tokens, *(one.token for one in board.tokens)]
    )
    assert [token.number for token in after.tokens] == list(range(1, len(after.tokens) + 1))
    assert (len(after.tokens) > len(kaoru.tokens)) == (here[0].token.number == len(kaoru.tokens) + 1)


@settings(max_examples=30, deadline=None)
@given(clue_boards(), st.sampled_from(World), picks)
def test_clues_placed_anew_lie_in_worlds_side_by_side(board: Hara, first: World, turn: list[int]) -> None:
    left = [one.token for one in board.tokens]
    order = sorted(left, key=lambda token: (token.number * turn[0]) % 5)

    def play() -> Table[Hara]:
        table = table_with(board)
        if len(board.champions[Champion.KAORU].tokens) < 4:
            table.chance.state_order(kaoru_kuma.PILE, order)
            table.chance.state_roll(WORLD_DIE, first)
            table.chance.state_roll(D6, *([3] * len(left)))
        table.do(clock.world_shift)
        assert table.refusal is None
        choose_all(table, turn)
        return table

    after = twice(play).state
    assert sorted(one.token.number for one in after.tokens) == sorted(token.number for token in left)
    if len(board.champions[Champion.KAORU].tokens) == 4:
        assert after.tokens == board.tokens
        return
    worlds = [one.space.world for one in after.tokens]
    assert len(set(worlds)) == len(worlds)
    assert not any(one.face_up for one in after.tokens)
    ring = board.ring
    for one, other in zip(after.tokens, after.tokens[1:], strict=False):
        assert one.space.world is not None
        assert other.space.world is not None
        assert (ring.index(one.space.world) - ring.index(other.space.world)) % 6 in (1, 5)
    assert not worlds or worlds[0] is first


# --- Thomas ---------------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(boards(Champion.THOMAS, Mode.FLOOD_OF_RIFTS), picks)
def test_rifts_take_as_much_health_and_at_most_one_item(board: Hara, numbers: list[int]) -> None:
    board.cards = [one for one in board.cards if one.card.kind is not CardKind.EVENT]

    def play() -> Table[Hara]:
        table = table_with(board)
        table.do(end_turn)
        assert table.refusal is None
        choose_all(table, numbers)
        return table

    after = twice(play).state
    before, thomas_now = board.champions[Champion.THOMAS], after.champions[Champion.THOMAS]
    sheltered = before.space is Space.DOJO
    rifts = 0 if sheltered else sum(one.card.kind is CardKind.RIFT for one in board.cards)
    assert thomas_now.health == max(0, before.health - rifts)
    lost = len(before.items) - len(thomas_now.items)
    assert lost == (before.health > thomas_now.health == 0 and bool(before.items))
    assert after.cards == board.cards


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 3), st.integers(0, 3))
def test_no_dusk_card_is_lost(deck: int, discard: int) -> None:
    table = table_with(Hara(places=dict(zip(Slot, World, strict=True))))
    table.state.dusk_deck = [Card(name=f"deck {number}", kind=CardKind.RIFT) for number in range(deck)]
    table.state.dusk_discard = [Card(name=f"discard {number}", kind=CardKind.RIFT) for number in range(discard)]
    if not deck and discard > 1:
        table.chance.state_order(DUSK_DECK, [card.name for card in reversed(table.state.dusk_discard)])
    table.chance.state_roll(WORLD_DIE, World.DREAR)
    table.chance.state_roll(D6, 2)
    table.do(thomas.place_dusk_card)
    state = table.state
    assert len(state.dusk_deck) + len(state.dusk_discard) + len(state.cards) == deck + discard
    assert len(state.cards) == (deck + discard > 0)
    assert len(state.dusk_discard) == (discard if deck else 0)
