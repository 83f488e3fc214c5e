"""What holds on every table of Oath, whatever cards are played and powers used."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import InputError
from ruleproof.games.oath.names import (
    GRAND_SCEPTER,
    Banner,
    CardKind,
    Cost,
    MajorAction,
    Region,
    Restriction,
    Suit,
    Token,
    Way,
)
from ruleproof.games.oath.rules.cards import conspiracy, payment, powers, restrictions, suits
from ruleproof.games.oath.state import Card, Oath, OathTable, Player, Power, Site, Turn
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["oath"])
RUNNER = BookRunner(PROJECT, PROJECT.book("oath"))
PLAYERS = ("Ana", "Bruno", "Clara")
SITES = ("Fort", "Shore", "Mine")
CARDS = tuple(f"card {number}" for number in range(6))
PRIZES: tuple[str | Banner, ...] = (GRAND_SCEPTER, "Crown", *Banner)
READINGS = [{}, *({name: "b"} for name in ("C24", "C27", "C28", "C55", "C56", "C57"))]
SHORT = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)

Attempt = tuple[Any, tuple[Any, ...]]


def new_table(state: Oath, readings: dict[str, str] | None = None) -> OathTable:
    table: OathTable = RUNNER.new_table(readings or {})
    table.state = state.model_copy(deep=True)
    return table


# --- generated tables and attempts ----------------------------------------------------------------------------------


@st.composite
def some_card(draw: st.DrawFn) -> Card:
    plan = draw(st.booleans())
    action = MajorAction.CAMPAIGN if plan else draw(st.sampled_from([None, None, MajorAction.TRAVEL]))
    costs = draw(st.lists(st.sampled_from(Cost), max_size=2))
    return Card(
        kind=draw(st.sampled_from([CardKind.DENIZEN, CardKind.DENIZEN, CardKind.RUIN])),
        suit=draw(st.sampled_from([Suit.BEAST, Suit.ORDER, None])),
        restrictions=draw(st.sets(st.sampled_from(Restriction))),
        power=Power(costs=costs, action=action, battle_plan=plan),
        faceup=draw(st.integers(0, 3)) > 0,
        favor=draw(st.sampled_from([0, 0, 1])),
        secrets=draw(st.sampled_from([0, 0, 2])),
    )


@st.composite
def tables(draw: st.DrawFn) -> Oath:
    state = Oath(players={name: Player() for name in PLAYERS})
    for number, name in enumerate(SITES):
        state.sites[name] = Site(ruler=draw(st.sampled_from([None, *PLAYERS])))
        state.map[list(Region)[number]].append(name)
    for player in state.players.values():
        player.pawn = draw(st.sampled_from([None, *SITES[:2]]))
        player.favor, player.secrets = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    plotter = draw(st.sampled_from([None, *PLAYERS]))
    if plotter is not None:
        state.players[plotter].conspiracy = True
    for name in CARDS:
        state.cards[name] = draw(some_card())
        owner = draw(st.sampled_from(PLAYERS))
        place = draw(st.sampled_from(["site", "adviser", "adviser", "hand"]))
        if place == "site":
            state.sites[draw(st.sampled_from(SITES))].cards.append(name)
        else:
            (state.players[owner].advisers if place == "adviser" else state.players[owner].hand).append(name)
    for prize in PRIZES:
        state.players[draw(st.sampled_from(PLAYERS))].gain(prize)
    action = draw(st.sampled_from([None, MajorAction.CAMPAIGN, MajorAction.TRAVEL]))
    state.turn = Turn(player=draw(st.sampled_from(PLAYERS)), action=action, travelled=draw(st.booleans()))
    return state


a_player, a_card, a_site = st.sampled_from(PLAYERS), st.sampled_from(CARDS), st.sampled_from(SITES)
attempts: st.SearchStrategy[Attempt] = st.one_of(
    st.tuples(st.just(powers.use_power), st.tuples(a_player, a_card)),
    st.tuples(st.just(powers.use_power), st.tuples(a_player, a_card)),
    st.tuples(st.just(restrictions.play_at_site), st.tuples(a_player, a_card, a_site)),
    st.tuples(st.just(restrictions.play_to_advisers), st.tuples(a_player, a_card)),
    st.tuples(st.just(restrictions.play_facedown), st.tuples(a_player, a_card)),
    st.tuples(st.just(restrictions.discard), st.tuples(a_card, st.sampled_from(Region))),
    st.tuples(st.just(restrictions.move), st.tuples(a_card, a_site)),
    st.tuples(st.just(restrictions.swap), st.tuples(a_card, a_card)),
    st.tuples(st.just(payment.place_on), st.tuples(a_player, st.sampled_from(Token), a_card)),
    st.tuples(st.just(suits.exchange_with), st.tuples(a_player, a_card, st.sampled_from(MajorAction))),
    st.tuples(st.just(conspiracy.use_conspiracy), st.tuples(a_player, a_player, st.sampled_from(PRIZES))),
)
plans = st.lists(attempts, max_size=10)


def attempt(table: OathTable, one: Attempt) -> bool:
    """Try it; whether it was done. Only a refusal or a fault of the question may stop it."""
    act, arguments = one
    try:
        table.do(act, *arguments)
    except InputError:
        return False
    if table.refusal is not None:
        table.expect_refusal(table.refusal.rule)
        return False
    return True


# --- what must hold -------------------------------------------------------------------------------------------------


def favor(state: Oath) -> int:
    held = sum(player.favor for player in state.players.values()) + sum(card.favor for card in state.cards.values())
    return held + state.shared.favor + sum(state.favor_banks.values())


def secrets(state: Oath) -> int:
    held = sum(player.secrets + player.turned_secrets for player in state.players.values())
    return held + sum(card.secrets for card in state.cards.values()) + state.shared.secrets


def places(state: Oath) -> Counter[str]:
    """How often each card lies somewhere."""
    piles = [site.cards for site in state.sites.values()] + list(state.discards.values())
    piles += [pile for player in state.players.values() for pile in (player.advisers, player.hand)]
    return Counter(card for pile in piles for card in pile)


@SHORT
@given(tables(), plans, st.sampled_from(READINGS))
def test_tokens_cards_and_prizes_are_conserved(state: Oath, plan: list[Attempt], readings: dict[str, str]) -> None:
    table = new_table(state, readings)
    for one in plan:
        attempt(table, one)
    after = table.state
    assert (favor(after), secrets(after)) == (favor(state), secrets(state))
    assert places(after) == Counter(CARDS)
    assert Counter(prize for player in after.players.values() for prize in player.prizes) == Counter(PRIZES)


@SHORT
@given(tables(), plans)
def test_a_refused_act_changes_nothing_and_the_same_acts_leave_the_same_trace(state: Oath, plan: list[Attempt]) -> None:
    first, second = new_table(state), new_table(state)
    for one in plan:
        before = first.state.model_dump()
        if not attempt(first, one) and first.refusal is not None:
            assert first.state.model_dump() == before
        attempt(second, one)
    assert first.trace.entries == second.trace.entries
    assert first.state == second.state


def naive_use(state: Oath, player: str, name: str, any_cost_exhausts: bool) -> bool:
    """The rules of use, read straight from the page."""
    card, me, turn = state.cards[name], state.players[player], state.turn
    assert turn is not None
    at = [site for site in SITES if name in state.sites[site].cards]
    ruled = name in me.advisers or any(state.sites[site].ruler == player for site in at)
    if not at and not any(name in one.advisers for one in state.players.values()):
        return False
    if not card.faceup or not (ruled or (me.pawn in at and not card.power.battle_plan)):
        return False
    if card.power.action not in (None, turn.action):
        return False
    words = [str(cost) for cost in card.power.costs]
    holds = card.favor + card.secrets > 0
    if holds and not card.power.battle_plan and any("place" in word or any_cost_exhausts for word in words):
        return False
    return sum("favor" in word for word in words) <= me.favor and sum("secret" in word for word in words) <= me.secrets


@SHORT
@given(tables(), a_player, st.booleans())
def test_usable_powers_are_just_those_the_rules_allow(state: Oath, player: str, other_reading: bool) -> None:
    readings = {"C24": "b"} if other_reading else {}
    allowed = {name for name in CARDS if naive_use(state, player, name, other_reading)}
    assert set(powers.usable_cards(new_table(state, readings), player)) == allowed
    for name in places_in_play(state):
        assert attempt(new_table(state, readings), (powers.use_power, (player, name))) == (name in allowed)


def places_in_play(state: Oath) -> list[str]:
    lying = [card for site in state.sites.values() for card in site.cards]
    return lying + [card for player in state.players.values() for card in player.advisers]


@SHORT
@given(tables(), a_player, a_player, st.sampled_from(PRIZES), st.sampled_from(READINGS))
def test_the_conspiracy_takes_just_what_the_rules_allow(
    state: Oath, player: str, victim: str, prize: str | Banner, readings: dict[str, str]
) -> None:
    for name in PLAYERS:
        found = {(one.victim, one.prize) for one in conspiracy.thefts(new_table(state, readings), name)}
        assert found == set(naive_thefts(state, name, readings))
    allowed = (victim, prize) in naive_thefts(state, player, readings)
    assert attempt(new_table(state, readings), (conspiracy.use_conspiracy, (player, victim, prize))) == allowed


def naive_thefts(state: Oath, player: str, readings: dict[str, str]) -> list[tuple[str, str | Banner]]:
    me, turn = state.players[player], state.turn
    assert turn is not None
    if turn.player != player or not me.conspiracy or me.secrets == 0:
        return []
    if readings.get("C27") == "b" and not (turn.player == player and turn.travelled):
        return []
    found: list[tuple[str, str | Banner]] = []
    for victim, other in state.players.items():
        if victim == player or me.pawn is None or me.pawn != other.pawn:
            continue
        theirs = shown(state, other, readings)
        if sum(1 for suit in shown(state, me, readings) if suit in theirs) >= 2:
            found += [(victim, prize) for prize in other.prizes]
    return found


def shown(state: Oath, player: Player, readings: dict[str, str]) -> list[Suit]:
    """The suits of a player's advisers."""
    seen = [state.cards[name] for name in player.advisers]
    if readings.get("C28") != "b":
        seen = [card for card in seen if card.faceup]
    return [card.suit for card in seen if card.suit is not None and card.kind is not CardKind.RUIN]


@SHORT
@given(tables())
def test_ways_to_play_are_those_that_succeed(state: Oath) -> None:
    acts = {
        Way.AT_A_SITE: (restrictions.play_at_site, (SITES[0],)),
        Way.TO_ADVISERS: (restrictions.play_to_advisers, ()),
        Way.FACEDOWN: (restrictions.play_facedown, ()),
    }
    assert state.turn is not None
    for player in PLAYERS:
        for name in state.players[player].hand[:2]:
            ways = restrictions.ways_to_play(new_table(state), name)
            assert Way.FACEDOWN in ways
            for way, (act, more) in acts.items():
                assert attempt(new_table(state), (act, (player, name, *more))) == (
                    way in ways and state.turn.player == player
                )
