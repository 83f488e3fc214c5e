"""What holds on every table of Night Parade, however the cards lie and whatever somebody tries."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.night_parade_tables import ON_CARDS, Attempt, Plan, ReadyTable, islands_side_by_side, new_table, play

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import (
    CHAMPION_CARD,
    PARADES,
    Amount,
    CardName,
    Clan,
    Element,
    Icon,
    IslandName,
    Phase,
    Scroll,
    Token,
)
from ruleproof.games.night_parade.rules import champion, icons
from ruleproof.games.night_parade.rules.turn import optional, phases, recruiting
from ruleproof.games.night_parade.state import Card, Meeple, NightParade, Player, Space, Turn

CLANS = (Clan.TANUKI, Clan.KAPPA)
ISLANDS = tuple(IslandName(element, number) for element in PARADES for number in (1, 2))
SPACES = (1, 2, 3)
ON_SPACES = tuple(icon for icon in ON_CARDS if icon is not Icon.CHANGE)
SHORT = settings(max_examples=35, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


# --- generated tables and attempts ----------------------------------------------------------------------------------


@st.composite
def players(draw: st.DrawFn) -> Player:
    player = Player(supply=draw(st.integers(0, 3)), champion_space=draw(st.sampled_from(SPACES)))
    names = itertools.count(1)
    for element in PARADES:
        for _ in range(draw(st.integers(0, 3))):
            listed = draw(st.lists(st.sampled_from(ON_CARDS), max_size=3))
            card = Card(name=CardName(f"{next(names)}"), element=draw(st.sampled_from(PARADES)), icons=listed)
            player.parades[element].append(card)
    home = player.parades[draw(st.sampled_from(PARADES))]
    home.insert(draw(st.integers(0, len(home))), Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION]))
    for token in Token:
        player.tokens[token] = draw(st.integers(0, 3))
    if draw(st.booleans()):
        player.flipped.add(draw(st.sampled_from(PARADES)))
    return player


@st.composite
def tables(draw: st.DrawFn) -> NightParade:
    state = NightParade(players={clan: draw(players()) for clan in CLANS}, turn=Turn(clan=CLANS[0]))
    state.islands = islands_side_by_side(draw, ISLANDS)
    for island in state.islands:
        there = draw(st.integers(0, 3))
        for clan in [clan for bit, clan in enumerate(CLANS) if there >> bit & 1]:
            island.meeples += [Meeple(clan=clan) for _ in range(island.name.number - 1)]
        island.torii = draw(st.sampled_from([[], [], [CLANS[0]], [CLANS[1]]]))
        island.torii_limit = draw(st.sampled_from([None, 1, 2]))
        island.bonus = draw(st.sampled_from([[], [Amount(2, Token.SPIRIT)], [Amount(1, Token.TALISMAN)]]))
    for number in SPACES:
        action = draw(st.lists(st.sampled_from(ON_SPACES), max_size=2))
        leads_to = draw(st.lists(st.sampled_from([one for one in SPACES if one != number]), unique=True))
        state.board[number] = Space(action=action, leads_to=leads_to)
    price = [Amount(2, Token.SPIRIT), Amount(1, Token.TALISMAN)]
    state.spirit_dimension = [Card(name=CardName("offered"), element=Element.WOOD, icons=[Icon.PLACE], price=price)]
    return state


a_clan, an_island = st.sampled_from(CLANS), st.sampled_from(ISLANDS)
an_icon, a_parade = st.sampled_from(Icon), st.sampled_from(PARADES)
an_amount = st.builds(Amount, st.integers(1, 3), st.sampled_from(Token))


def attempts(clans: st.SearchStrategy[Clan]) -> st.SearchStrategy[Attempt]:
    """Anything a player may try, sensible or not."""
    return st.one_of(
        st.tuples(st.just(phases.activate), st.tuples(clans, a_parade)),
        st.tuples(st.just(phases.flip_scroll), st.tuples(clans, st.sampled_from(Scroll))),
        st.tuples(st.just(icons.place), st.tuples(clans, an_island)),
        st.tuples(st.just(icons.move), st.tuples(clans, an_island, an_island)),
        st.tuples(st.just(icons.take), st.tuples(clans, an_amount)),
        st.tuples(st.just(optional.skip), st.tuples(clans, an_icon)),
        st.tuples(st.just(champion.move_champion), st.tuples(clans, st.sampled_from(SPACES))),
        st.tuples(st.just(champion.use_with_champion), st.tuples(clans, an_icon)),
        st.tuples(st.just(champion.keep), st.tuples(clans, an_icon)),
        st.tuples(
            st.just(recruiting.recruit), st.tuples(clans, st.sampled_from([CardName("offered"), CardName("none")]))
        ),
        st.tuples(st.just(phases.end_turn), st.tuples(clans)),
    )


plans: st.SearchStrategy[Plan] = st.lists(st.one_of(attempts(a_clan), st.integers(0, 11)), max_size=25)


# --- what must hold -------------------------------------------------------------------------------------------------


def meeples(state: NightParade) -> dict[Clan, int]:
    on_islands = Counter(meeple.clan for island in state.islands for meeple in island.meeples)
    return {clan: player.supply + on_islands[clan] for clan, player in state.players.items()}


def cards(state: NightParade) -> Counter[tuple[str, tuple[Icon, ...]]]:
    held = [card for player in state.players.values() for row in player.parades.values() for card in row]
    every = held + state.spirit_dimension
    return Counter((card.name.text, tuple(card.icons)) for card in every)


def tokens(state: NightParade) -> Counter[Token]:
    return Counter({token: sum(player.tokens[token] for player in state.players.values()) for token in Token})


def accounted(table: ReadyTable) -> Counter[Token]:
    """What the trace says came in, less what it says went out."""
    change: Counter[Token] = Counter()
    for entry in table.trace.entries:
        if entry.outcome == "applied" and entry.rule in LEDGER:
            name, sign = LEDGER[entry.rule]
            value: Any = entry.values[name]
            for amount in [value] if isinstance(value, Amount) else value:
                change[amount.token] += sign * amount.count
    return change


LEDGER = {
    "icon.token": ("amount", 1),
    "torii.bonus": ("bonus", 1),
    "tokens.rate": ("spirits", 1),
    "tokens.release": ("amounts", -1),
    "turn.recruit": ("paid", -1),
}
"""The rules by which tokens come and go, and where their entries name the tokens."""


def torii(state: NightParade) -> list[list[Clan]]:
    return [island.torii for island in state.islands]


@SHORT
@given(tables(), plans)
def test_pieces_cards_and_tokens_are_conserved(state: NightParade, plan: Plan) -> None:
    table = play(state, plan)
    after, expected = table.state, tokens(state)
    expected.update(accounted(table))
    assert dict(tokens(after)) == dict(expected)
    assert meeples(after) == meeples(state)
    assert cards(after) == cards(state)
    for before, now in zip(torii(state), torii(after), strict=True):
        assert now[: len(before)] == before
        assert len(set(now)) == len(now)
    assert all(count >= 0 for player in after.players.values() for count in player.tokens.values())


@SHORT
@given(tables(), plans, attempts(a_clan))
def test_what_is_refused_or_malformed_changes_nothing(state: NightParade, plan: Plan, last: Attempt) -> None:
    table = play(state, plan)
    before, entries, pending = table.state.model_dump(), len(table.trace.entries), table.pending
    try:
        if pending is None:
            table.do(last[0], *last[1])
        else:
            table.pick(pending.by, Element.FIRE, rule=pending.rule)
            assert table.refusal is not None
    except InputError:
        assert table.state.model_dump() == before
        return
    if table.refusal is not None:
        assert table.state.model_dump() == before
        assert table.pending == pending
        assert [entry.outcome for entry in table.trace.entries[entries:]] == ["refused"]


@SHORT
@given(tables(), plans)
def test_the_same_input_gives_the_same_trace(state: NightParade, plan: Plan) -> None:
    one, other = play(state, plan), play(state, plan)
    assert [str(entry) for entry in one.trace.entries] == [str(entry) for entry in other.trace.entries]
    assert one.state == other.state


@SHORT
@given(tables(), plans)
def test_islands_and_spaces_offered_are_those_that_can_be_entered(state: NightParade, plan: Plan) -> None:
    table = play(state, plan)
    current = table.state.current()
    if table.pending is not None or current.phase is not Phase.RESOLVE:
        return

    def works(act: Any, *arguments: Any) -> bool:
        trial = new_table(table.state)
        trial.do(act, *arguments)
        return trial.refusal is None

    clan, icon = current.clan, current.icons[0]
    if icon is Icon.PLACE:
        offered = icons.islands_to_place_on(table, clan)
        assert offered == [name for name in ISLANDS if works(icons.place, clan, name)]
    elif icon is Icon.MOVE:
        for origin in ISLANDS:
            offered = icons.islands_to_move_to(table, clan, origin)
            assert offered == [name for name in ISLANDS if works(icons.move, clan, origin, name)]
    elif icon is Icon.CHAMPION:
        spaces = champion.spaces_to_enter(table, clan)
        assert spaces == [number for number in SPACES if works(champion.move_champion, clan, number)]


def changing_table(sizes: tuple[int, ...], source: Element) -> NightParade:
    """One player about to activate `source`, whose first card has only the Change icon."""
    player = Player()
    for element, size in zip(PARADES, sizes, strict=True):
        names = [CardName(f"{element} {number}") for number in range(size)]
        player.parades[element] = [Card(name=name, element=element, icons=[]) for name in names]
    player.parades[source][0] = Card(name=CardName("changing"), element=source, icons=[Icon.CHANGE])
    return NightParade(players={Clan.TANUKI: player}, turn=Turn(clan=Clan.TANUKI))


def where(table: ReadyTable) -> Element:
    rows = table.state.player(Clan.TANUKI).parades
    return next(element for element, row in rows.items() for card in row if card.name.text == "changing")


@pytest.mark.parametrize("source", PARADES, ids=str)
def test_change_offers_exactly_the_legal_parades(source: Element) -> None:
    """Brute force: a Parade is legal if the card is not in it and no Parade has fewer cards."""
    for sizes in itertools.product(range(5), repeat=3):
        size = dict(zip(PARADES, sizes, strict=True))
        if not size[source]:
            continue
        legal = [one for one in PARADES if one is not source and all(size[one] <= size[other] for other in PARADES)]
        table = new_table(changing_table(sizes, source))
        table.do(phases.activate, Clan.TANUKI, source)
        if len(legal) < 2:
            assert table.pending is None
            assert where(table) is (legal[0] if legal else source)
            continue
        assert table.pending is not None
        assert set(table.pending.options) == set(legal)
        for picked in PARADES:
            trial = new_table(changing_table(sizes, source))
            trial.do(phases.activate, Clan.TANUKI, source)
            trial.pick(Clan.TANUKI, picked, rule="change.tie")
            assert (trial.refusal is None) is (picked in legal)
            assert where(trial) is (picked if picked in legal else source)


@SHORT
@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_expiring_tokens_pair_off_into_spirits(spirits: int, talismans: int, exile: int, invoke: int) -> None:
    """Brute force: take tokens off the common pile two at a time, the last one alone if need be."""
    counts = dict(zip(Token, (spirits, talismans, exile, invoke), strict=True))
    state = NightParade(players={Clan.TANUKI: Player(tokens=counts)}, turn=Turn(clan=Clan.TANUKI))
    table = new_table(state)
    table.do(phases.activate, Clan.TANUKI, Element.EARTH)
    table.do(phases.end_turn, Clan.TANUKI)
    pile, gained = talismans + exile + invoke, 0
    while pile > 0:
        pile, gained = pile - 2, gained + 1
    expected = {Token.SPIRIT: spirits + gained, Token.TALISMAN: 0, Token.EXILE: 0, Token.INVOKE: 0}
    assert table.state.player(Clan.TANUKI).tokens == expected
