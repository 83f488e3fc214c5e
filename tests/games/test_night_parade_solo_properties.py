"""What holds on every table of Night Parade with King Enma, and for every score."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.night_parade_tables import ON_CARDS, islands_side_by_side, new_table

from ruleproof.games.night_parade.names import (
    CHAMPION_CARD,
    LEVELS,
    PARADES,
    THRONE_CARDS,
    CardName,
    Clan,
    Element,
    EnmaCard,
    Icon,
    IslandName,
    PlotIcon,
    Token,
)
from ruleproof.games.night_parade.rules.icons import has_room
from ruleproof.games.night_parade.rules.scoring import plots
from ruleproof.games.night_parade.rules.solo import king_turn, power, spending
from ruleproof.games.night_parade.rules.solo.priorities import (
    island_for_champion,
    island_to_fight_on,
    island_to_place_on,
    way_to_move,
)
from ruleproof.games.night_parade.rules.turn import phases
from ruleproof.games.night_parade.state import Card, Island, Meeple, NightParade, Player, Turn

YOU, KING = Clan.GAMANOKE, Clan.KAPPA
ISLANDS = (*(IslandName(element, number) for element in PARADES for number in (2, 4)), IslandName(Element.FIRE, 3))
SHORT = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@st.composite
def tables(draw: st.DrawFn) -> NightParade:
    """Any table on which the King is about to play."""
    state = NightParade(players={YOU: Player(), KING: Player()}, turn=Turn(clan=KING), king=KING)
    names = (CardName(str(number)) for number in itertools.count())

    def card() -> Card:
        return Card(
            name=next(names),
            element=draw(st.sampled_from(PARADES)),
            icons=draw(st.lists(st.sampled_from(ON_CARDS), max_size=4)),
            level=draw(st.sampled_from(LEVELS)),
        )

    places = draw(st.permutations(list(itertools.product(range(3), range(3)))))
    state.islands = islands_side_by_side(draw, ISLANDS)
    for island, place in zip(state.islands, places, strict=False):
        island.place = place
        island.torii_limit = draw(st.sampled_from([None, 1]))
        island.torii = draw(st.sampled_from([[], [], [YOU], [KING]]))
        for clan in state.players:
            for _ in range(draw(st.integers(0, 1))):
                island.meeples.append(Meeple(clan=clan, hidden=draw(st.booleans())))
    for clan, player in state.players.items():
        player.supply = draw(st.integers(0, 3))
        where = draw(st.sampled_from([None, *state.islands]))
        if where is None:
            player.champion_in_supply = True
        else:
            where.meeples.append(Meeple(clan=clan, champion=True))
        for parade in PARADES:
            player.parades[parade] = [card() for _ in range(draw(st.integers(0, 2)))]
        home = player.parades[draw(st.sampled_from(PARADES))]
        home.append(Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION]))
        for token in (Token.EXILE, Token.INVOKE):
            player.tokens[token] = draw(st.integers(0, 4))
        player.flipped = draw(st.sets(st.sampled_from(PARADES), max_size=1))
    for _ in range(draw(st.integers(0, 2))):
        called = card()
        assert called.element is not None
        state.players[KING].parade_shikigami[called.element].append(called)
    state.spirit_dimension = [card() for _ in range(draw(st.integers(0, 4)))]
    for _ in range(draw(st.integers(0, 3))):
        face_down = card()
        state.decks[face_down.level or 1].append(face_down)
    state.throne_pile = list(draw(st.permutations(THRONE_CARDS)))
    state.enma_pile = list(draw(st.permutations(list(EnmaCard))))
    return state


def pieces(state: NightParade) -> Counter[tuple[Clan, bool]]:
    """Meeples and Champions, wherever they are; those a Torii has used are back in the supply."""
    found: Counter[tuple[Clan, bool]] = Counter()
    for clan, player in state.players.items():
        found[clan, False] += player.supply
        found[clan, True] += player.champion_in_supply
    for island in state.islands:
        found.update((one.clan, one.champion) for one in island.meeples)
    return found


def cards(state: NightParade) -> Counter[str]:
    rows = [state.spirit_dimension, *state.decks.values()]
    for player in state.players.values():
        rows += [*player.parades.values(), *player.parade_shikigami.values(), player.hand]
    return Counter(str(card.name) for row in rows for card in row)


@SHORT
@given(tables())
def test_the_king_always_finishes_his_turn_and_nothing_is_lost(state: NightParade) -> None:
    table = new_table(state)
    table.do(king_turn.king_turn)
    after = table.state
    assert table.pending is None
    assert after.over or after.current() == Turn(clan=YOU)
    assert pieces(after) == pieces(state)
    assert cards(after) == cards(state)
    assert sorted(after.throne_pile) == sorted(state.throne_pile)
    assert Counter(after.enma_pile) == Counter(state.enma_pile)
    king = after.player(KING)
    assert not king.hand
    assert len(king.flipped) == 1
    assert king.tokens[Token.SPIRIT] == king.tokens[Token.TALISMAN] == 0


@SHORT
@given(tables())
def test_the_same_table_gives_the_same_turn(state: NightParade) -> None:
    one, other = new_table(state), new_table(state)
    one.do(king_turn.king_turn)
    other.do(king_turn.king_turn)
    assert one.state == other.state
    assert one.trace.entries == other.trace.entries


@SHORT
@given(tables())
def test_the_king_never_plays_in_your_turn(state: NightParade) -> None:
    state.turn = Turn(clan=YOU)
    table = new_table(state)
    table.do(king_turn.king_turn)
    assert table.refusal is not None
    assert table.refusal.rule == "king.turn"
    assert table.state == state


def lacking(island: Island) -> int:
    return island.name.number - sum(one.clan is KING for one in island.meeples)


def stands(island: Island, clan: Clan) -> bool:
    return any(one.clan is clan for one in island.meeples)


def rank(island: Island, *criteria: bool) -> tuple[object, ...]:
    """The order of the book: the criteria that count before, then room, missing Meeples, row and column."""
    room = has_room(island, KING)
    return (*(not met for met in criteria), not room, lacking(island) if room else 0)


@SHORT
@given(tables())
def test_the_king_places_first_in_the_order_of_the_book(state: NightParade) -> None:
    table = new_table(state)
    best = min(state.islands, key=lambda one: (*rank(one, stands(one, YOU), stands(one, KING)), one.place))
    assert island_to_place_on(table, list(ISLANDS)) == best.name


@SHORT
@given(tables())
def test_his_champion_goes_first_in_the_order_of_the_book(state: NightParade) -> None:
    def yours(island: Island) -> bool:
        return any(one.clan is YOU and one.champion for one in island.meeples)

    best = min(state.islands, key=lambda one: (*rank(one, yours(one)), one.place))
    assert island_for_champion(new_table(state), list(ISLANDS)) == best.name


@SHORT
@given(tables())
def test_the_king_fights_first_in_the_order_of_the_book(state: NightParade) -> None:
    shared = [one for one in state.islands if stands(one, YOU) and stands(one, KING)]
    last = next(iter(state.players[YOU].flipped), None)
    ranked = sorted(shared, key=lambda one: (*rank(one), one.name.element is not last, one.place))
    assert island_to_fight_on(new_table(state)) == (ranked[0].name if ranked else None)


@SHORT
@given(tables())
def test_the_king_moves_first_in_the_order_of_the_book(state: NightParade) -> None:
    steps = [
        (target, origin)
        for target, origin in itertools.permutations(state.islands, 2)
        if stands(origin, KING) and target.name in origin.next_to and has_room(target, KING)
    ]

    def order(step: tuple[Island, Island]) -> tuple[object, ...]:
        target, origin = step
        assert origin.place is not None
        return lacking(target), not stands(target, YOU), target.place, -origin.place[0], -origin.place[1]

    way = way_to_move(new_table(state))
    if not steps:
        assert way is None
    else:
        target, origin = min(steps, key=order)
        assert way is not None
        assert way[1:] == (origin.name, target.name)


def left_out(table: Any) -> list[IslandName]:
    """The islands that the trace says the King left out, each with the criterion."""
    names = []
    for entry in table.trace.entries:
        if entry.outcome == "rejected" and entry.text == "left out: {others}":
            assert entry.because
            names += [one for one in entry.values["others"] if isinstance(one, IslandName)]
    return names


@SHORT
@given(tables())
def test_every_island_the_king_leaves_out_is_named_with_what_decided(state: NightParade) -> None:
    shared = [one.name for one in state.islands if stands(one, YOU) and stands(one, KING)]
    questions: list[tuple[Callable[[Any], IslandName | None], list[IslandName]]] = [
        (lambda table: island_to_place_on(table, list(ISLANDS)), list(ISLANDS)),
        (lambda table: island_for_champion(table, list(ISLANDS)), list(ISLANDS)),
        (island_to_fight_on, shared),
    ]
    for question, candidates in questions:
        table = new_table(state)
        chosen = question(table)
        expected = [name for name in candidates if name != chosen]
        assert sorted(map(str, left_out(table))) == sorted(map(str, expected))


def test_the_trace_names_the_criterion_that_chose_a_shikigami() -> None:
    table = new_table(NightParade(players={YOU: Player(), KING: Player()}, king=KING))
    shown = {"A": [Icon.MOVE], "B": [Icon.MOVE, Icon.MOVE], "C": [Icon.MOVE, Icon.MOVE], "D": [Icon.MOVE] * 2}
    levels = {"A": 3, "B": 1, "C": 2, "D": 2}
    cards = [
        Card(name=CardName(name), element=Element.WOOD, icons=listed, level=levels[name])
        for name, listed in shown.items()
    ]
    assert spending.card_to_invoke(table, cards).name == CardName("C")
    assert [str(entry) for entry in table.trace.entries] == [
        'rejected king.invoke: left out: "A", because fewer Move icons than "B", "C", "D"',
        'rejected king.invoke: left out: "B", because of a lower level than "C", "D"',
        'rejected king.invoke: left out: "D", because further down than "C"',
    ]


@SHORT
@given(tables())
def test_icons_that_divide_the_torii_add_up(state: NightParade) -> None:
    table = new_table(state)

    def points(icon: PlotIcon) -> int:
        return plots.plot_points(table, KING, icon)

    every = points(PlotIcon.TORII)
    assert points(PlotIcon.SHARED) + points(PlotIcon.ALONE) == every
    assert points(PlotIcon.APART) + points(PlotIcon.CONNECTED) == every
    on_elements = sum(points(icon) for icon in (PlotIcon.ON_WATER, PlotIcon.ON_EARTH, PlotIcon.ON_WOOD))
    assert on_elements + points(PlotIcon.ON_FIRE) // 4 == every


@SHORT
@given(tables(), st.integers(0, 30), st.integers(0, 30))
def test_the_power_level_is_only_for_those_who_beat_the_king(state: NightParade, yours: int, his: int) -> None:
    state.players[YOU].mystery_bonus, state.players[KING].mystery_bonus = yours, his
    state.over, state.turn = True, None
    table = new_table(state)
    table.do(power.power_level)
    assert (table.refusal is None) == (yours > his)


@SHORT
@given(tables())
def test_nobody_plays_after_the_end(state: NightParade) -> None:
    state.over, state.turn = True, None
    for act, arguments in (
        (king_turn.king_turn, ()),
        (phases.activate, (YOU, Element.EARTH)),
        (phases.end_turn, (KING,)),
    ):
        table = new_table(state)
        table.do(act, *arguments)
        assert table.refusal is not None
        assert table.refusal.rule == "end.round"
        assert table.state == state
