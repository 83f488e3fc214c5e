"""What holds on every table of Night Parade with Champions on islands, Throne Cards, hidden Meeples and Shikigami."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.night_parade_tables import ON_CARDS, Attempt, Plan, islands_side_by_side, legal_uses, new_table, play

from ruleproof.core import InputError
from ruleproof.games.night_parade.names import (
    CHAMPION_CARD,
    HAND_LIMIT,
    LEVELS,
    PARADES,
    THRONE_CARDS,
    Amount,
    CardKind,
    CardName,
    Clan,
    Icon,
    IslandName,
    Phase,
    Piece,
    Token,
)
from ruleproof.games.night_parade.rules import champion, exile, hide, icons, invoke, throne
from ruleproof.games.night_parade.rules.reign import throne_cards, usable
from ruleproof.games.night_parade.rules.turn import optional, phases, recruiting, resolving
from ruleproof.games.night_parade.state import Card, Island, Meeple, NightParade, Player, Space, Turn

CLANS = (Clan.TANUKI, Clan.KAPPA, Clan.ONIKUMA)
ISLANDS = tuple(IslandName(element, number) for element in PARADES for number in (2, 3))
NAMES = tuple(CardName(f"{number}") for number in range(1, 40))
SHORT = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


# --- generated tables -----------------------------------------------------------------------------------------------


@st.composite
def tables(draw: st.DrawFn) -> NightParade:
    state = NightParade(players={clan: Player() for clan in CLANS}, turn=Turn(clan=CLANS[0]))
    names = iter(NAMES)

    def card() -> Card:
        return Card(
            name=next(names),
            element=draw(st.sampled_from(PARADES)),
            icons=draw(st.lists(st.sampled_from(ON_CARDS), max_size=3)),
            level=draw(st.sampled_from(LEVELS)),
            kind=draw(st.sampled_from([None, None, *CardKind])),
            price=[Amount(1, Token.SPIRIT)],
        )

    state.islands = islands_side_by_side(draw, ISLANDS)
    for clan, player in state.players.items():
        player.supply = draw(st.integers(0, 2))
        for island in state.islands:
            hidden = draw(st.sampled_from([None, None, False, True]))
            if hidden is not None:
                island.meeples.append(Meeple(clan=clan, hidden=hidden))
        where = draw(st.sampled_from(["board", "supply", *state.islands]))
        if isinstance(where, Island):
            where.meeples.append(Meeple(clan=clan, champion=True, hidden=draw(st.booleans())))
        elif where == "supply":
            player.champion_in_supply = True
        else:
            player.champion_space = draw(st.sampled_from([1, 2]))
        for parade in PARADES:
            player.parades[parade] = [card() for _ in range(draw(st.integers(0, 2)))]
            for marching in player.parades[parade]:
                marching.exiled = draw(st.booleans()) and draw(st.booleans())
        home = player.parades[draw(st.sampled_from(PARADES))]
        home.insert(draw(st.integers(0, len(home))), Card(name=CHAMPION_CARD, element=None, icons=[Icon.CHAMPION]))
        for token in Token:
            player.tokens[token] = draw(st.integers(0, 3))
        player.hand = [card() for _ in range(draw(st.integers(0, 1)))]
    state.spirit_dimension = [card() for _ in range(draw(st.integers(0, 3)))]
    for _ in range(draw(st.integers(0, 2))):
        face_down = card()
        state.decks[face_down.level or 1].append(face_down)
    pile = draw(st.permutations(THRONE_CARDS))
    held = int(state.players[CLANS[0]].champion_space is None and draw(st.booleans()))
    state.players[CLANS[0]].rescued = list(pile[:held])
    state.throne_pile = list(pile[held : draw(st.integers(held, 9))])
    state.board = {1: Space(leads_to=[2]), 2: Space(leads_to=[1, 3]), 3: Space()}
    state.throne_space = 3
    return state


a_clan, an_island, an_icon, a_parade = (st.sampled_from(many) for many in (CLANS, ISLANDS, tuple(Icon), PARADES))
a_piece, a_name, a_throne_card = (st.sampled_from(many) for many in (Piece, NAMES, THRONE_CARDS))
a_standing = st.builds(throne_cards.Standing, a_clan, a_piece, an_island)
attempts: st.SearchStrategy[Attempt] = st.one_of(
    st.tuples(st.just(phases.activate), st.tuples(a_clan, a_parade)),
    st.tuples(st.just(icons.move), st.tuples(a_clan, an_island, an_island, a_piece)),
    st.tuples(st.just(hide.fight), st.tuples(a_clan, a_clan, a_piece, an_island)),
    st.tuples(st.just(hide.hide), st.tuples(a_clan, a_piece, an_island)),
    st.tuples(st.just(hide.move_hidden), st.tuples(a_clan, a_piece, an_island, an_island)),
    st.tuples(st.just(optional.skip), st.tuples(a_clan, an_icon)),
    st.tuples(st.just(champion.move_champion), st.tuples(a_clan, st.sampled_from([1, 2, 3]))),
    st.tuples(st.just(throne.place_champion), st.tuples(a_clan, an_island)),
    st.tuples(st.just(throne_cards.reign), st.tuples(a_clan, a_throne_card)),
    st.tuples(st.just(throne_cards.reign_on), st.tuples(a_clan, a_throne_card, an_island)),
    st.tuples(st.just(throne_cards.reign_from), st.tuples(a_clan, a_throne_card, an_island, an_island)),
    st.tuples(st.just(throne_cards.reign_swapping), st.tuples(a_clan, a_throne_card, a_standing, a_standing)),
    st.tuples(st.just(throne_cards.reign_discarding), st.tuples(a_clan, a_throne_card, st.lists(a_name, max_size=2))),
    st.tuples(st.just(exile.exile), st.tuples(a_clan, a_clan, a_name)),
    st.tuples(st.just(invoke.invoke), st.tuples(a_clan, a_name)),
    st.tuples(st.just(invoke.play_shikigami), st.tuples(a_clan, a_name)),
    st.tuples(st.just(resolving.go_to_card), st.tuples(a_clan, a_name)),
    st.tuples(st.just(recruiting.recruit), st.tuples(a_clan, a_name)),
    st.tuples(st.just(phases.end_turn), st.tuples(a_clan)),
)
plans: st.SearchStrategy[Plan] = st.lists(st.one_of(attempts, *[st.integers(0, 99)] * 3), max_size=30)


# --- what must hold -------------------------------------------------------------------------------------------------


def ordinary_meeples(state: NightParade) -> dict[Clan, int]:
    standing = Counter(one.clan for island in state.islands for one in island.meeples if not one.champion)
    return {clan: player.supply + standing[clan] for clan, player in state.players.items()}


def champions(state: NightParade) -> dict[Clan, int]:
    standing = Counter(one.clan for island in state.islands for one in island.meeples if one.champion)
    return {
        clan: standing[clan] + player.champion_in_supply + (player.champion_space is not None)
        for clan, player in state.players.items()
    }


def cards(state: NightParade) -> Counter[str]:
    held = [card for player in state.players.values() for row in player.parades.values() for card in row]
    hands = [card for player in state.players.values() for card in player.hand]
    decks = [card for deck in state.decks.values() for card in deck]
    played = state.turn.played if state.turn else []
    return Counter(str(card.name) for card in [*held, *hands, *decks, *state.spirit_dimension, *played])


def all_throne_cards(state: NightParade) -> list[int]:
    kept = [card for player in state.players.values() for card in (*player.rescued, *player.betrayed)]
    return sorted([*kept, *state.throne_pile])


@SHORT
@given(tables(), plans)
def test_pieces_and_cards_are_conserved(state: NightParade, plan: Plan) -> None:
    after = play(state, plan).state
    assert ordinary_meeples(after) == ordinary_meeples(state)
    assert champions(after) == dict.fromkeys(CLANS, 1)
    assert cards(after) == cards(state)
    assert all_throne_cards(after) == all_throne_cards(state)
    assert all(card.level == level for level, deck in after.decks.items() for card in deck)
    assert all(len(player.hand) <= HAND_LIMIT for player in after.players.values())
    assert all(count >= 0 for player in after.players.values() for count in player.tokens.values())


@SHORT
@given(tables(), plans, attempts)
def test_what_is_refused_or_malformed_changes_nothing(state: NightParade, plan: Plan, last: Attempt) -> None:
    table = play(state, plan)
    before, pending = table.state.model_dump(), table.pending
    try:
        if pending is None:
            table.do(last[0], *last[1])
        else:
            table.pick(pending.by, "something else", rule=pending.rule)
            assert table.refusal is not None
    except InputError:
        assert table.state.model_dump() == before
        return
    if table.refusal is not None:
        assert table.state.model_dump() == before
        assert table.pending == pending


@SHORT
@given(tables(), plans)
def test_the_same_input_gives_the_same_trace(state: NightParade, plan: Plan) -> None:
    one, other = play(state, plan), play(state, plan)
    assert [str(entry) for entry in one.trace.entries] == [str(entry) for entry in other.trace.entries]
    assert one.state == other.state


@SHORT
@given(tables(), plans)
def test_what_is_offered_is_exactly_what_works(state: NightParade, plan: Plan) -> None:
    """Brute force: try every piece, island and card, and compare with what the engine offers."""
    table = play(state, plan)
    current = table.state.current()
    clan = current.clan
    if table.pending is not None:
        return

    def works(act: Any, *arguments: Any) -> bool:
        trial = new_table(table.state)
        trial.do(act, clan, *arguments)
        return trial.refusal is None

    if current.phase is Phase.RECRUIT:
        for enemy in CLANS:
            names = [card.name for row in table.state.player(enemy).parades.values() for card in row]
            offered = exile.cards_to_exile(table, clan, enemy)
            assert offered == [name for name in names if works(exile.exile, enemy, name)]
        shown = [card.name for card in table.state.spirit_dimension]
        assert invoke.cards_to_invoke(table, clan) == [name for name in shown if works(invoke.invoke, name)]
    if current.phase is not Phase.RESOLVE:
        return
    hand = [card.name for card in table.state.player(clan).hand]
    assert invoke.shikigami_to_play(table, clan) == [name for name in hand if works(invoke.play_shikigami, name)]
    icon = current.icons[0] if current.icons else None
    if icon is Icon.FIGHT:
        everything = [(e, p, i) for i in ISLANDS for e in CLANS for p in Piece]
        assert hide.targets_to_fight(table, clan) == [one for one in everything if works(hide.fight, *one)]
    elif icon is Icon.HIDE:
        lying = [(p, i) for i in ISLANDS for p in Piece]
        assert hide.pieces_to_hide(table, clan) == [one for one in lying if works(hide.hide, *one)]
        ways = {(p, i, j) for p in Piece for i in ISLANDS for j in ISLANDS}
        assert set(hide.ways_to_move_hidden(table, clan)) == {one for one in ways if works(hide.move_hidden, *one)}
    elif icon is Icon.CHAMPION:
        assert throne.islands_for_champion(table, clan) == [i for i in ISLANDS if works(throne.place_champion, i)]
    elif icon is Icon.REIGN:
        for card in (1, 7):
            if card in usable.abilities(table, clan):
                offered_islands = usable.islands_to_reign_on(table, clan, card)
                assert offered_islands == [i for i in ISLANDS if works(throne_cards.reign_on, card, i)]


@SHORT
@given(tables(), plans)
def test_a_shikigami_is_stuck_only_on_icons_nobody_could_use(state: NightParade, plan: Plan) -> None:
    """Skipping is refused exactly when some use of the icon works."""
    table = play(state, plan)
    current = table.state.current()
    if table.pending is not None or not current.shikigami or not current.icons:
        return
    icon = current.icons[0]
    trial = new_table(table.state)
    trial.do(optional.skip, current.clan, icon)
    if icon is not Icon.REIGN:
        assert (trial.refusal is not None) is bool(legal_uses(table, icon))
