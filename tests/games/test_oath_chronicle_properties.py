"""The Chronicle on generated tables: nothing is lost, sites and cards lie where a plain reading puts them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import InputError, Table
from ruleproof.games.oath.names import Answer, CardKind, Region, Role, Suit
from ruleproof.games.oath.rules import chronicle, chronicle_decks, chronicle_map
from ruleproof.games.oath.rules.chronicle import winner_of
from ruleproof.games.oath.rules.shuffles import Shuffles
from ruleproof.games.oath.state import Card, Chronicle, Oath, Player, Site
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["oath"])
RUNNER = BookRunner(PROJECT, PROJECT.book("oath"))
PLAYERS = ["Ana", "Bruno", "Clara", "Davi"]
STEPS = {
    2: chronicle.turn_citizen_boards,
    3: chronicle_map.clean_map,
    4: chronicle_decks.add_from_archive,
    5: chronicle_decks.dispossess,
    6: chronicle_decks.clean_relics,
    7: chronicle_decks.return_to_box,
    8: chronicle_decks.rebuild_deck,
}

readings = st.fixed_dictionaries(
    {id: st.sampled_from(sorted(dispute.readings)) for id, dispute in RUNNER.book.disputes.items()}
)
few = st.integers(0, 3)


@st.composite
def tables(draw: st.DrawFn, done: int) -> Table[Oath]:
    """The end of a game, with the Chronicle carried out up to step `done`; no shuffle changes an order."""
    table: Table[Oath] = RUNNER.new_table(draw(readings))
    table.chance = Shuffles(table.chance)
    table.chance.as_they_lie = True
    state = table.state
    roles = [Role.CHANCELLOR, *(draw(st.sampled_from([Role.CITIZEN, Role.EXILE])) for _ in PLAYERS[1:])]
    state.players = {name: Player(role=role, warbands=draw(few)) for name, role in zip(PLAYERS, roles, strict=True)}
    winner = draw(st.sampled_from(PLAYERS))
    wheel = draw(st.permutations(list(Suit)))
    state.chronicle = Chronicle(winner=winner, done=done)
    state.goals, state.wheel = ["W", "X", "Y", "Z"], wheel
    state.goal = draw(st.sampled_from(["W", "X", "Y", "Z"]))
    count = 0

    def cards(kinds: list[CardKind], most: int) -> list[str]:
        nonlocal count
        names = []
        for kind in draw(st.lists(st.sampled_from(kinds), max_size=most)):
            count += 1
            suit = None if kind is CardKind.VISION else draw(st.sampled_from(list(Suit)))
            state.cards[f"card {count}"] = Card(kind=kind, suit=suit, faceup=draw(st.booleans()))
            names.append(f"card {count}")
        return names

    def relics(most: int) -> list[str]:
        nonlocal count
        count += most
        return [f"relic {count - index}" for index in range(draw(st.integers(0, most)))]

    denizens, any_kind = [CardKind.DENIZEN], [CardKind.DENIZEN, CardKind.EDIFICE, CardKind.RUIN]
    for region in Region:
        for slot in range(draw(few)):
            name = f"{region} {slot}"
            here = cards(denizens, 2) + cards(any_kind[1:], 1)
            ruler = draw(st.sampled_from([None, *PLAYERS]))
            owners = draw(st.lists(st.sampled_from(PLAYERS), unique=True, max_size=2))
            warbands = {owner: draw(st.integers(1, 3)) for owner in owners}
            state.sites[name] = Site(
                faceup=draw(st.booleans()),
                ruler=ruler,
                cards=here,
                relics=relics(2),
                relics_needed=draw(few),
                warbands=warbands,
            )
            state.map[region].append(name if draw(st.booleans()) else None)
    for name in [name for name in state.sites if name not in state.sites_on_map()]:
        state.site_deck.append(name)
        site = state.sites[name]
        for card in site.cards:
            del state.cards[card]
        state.sites[name] = Site(faceup=False, relics_needed=site.relics_needed)
    for player in state.players.values():
        player.advisers = cards([CardKind.DENIZEN], 3)
        player.relics = relics(2)
        player.pawn = draw(st.sampled_from([None, *state.sites_on_map()]))
    state.archive = cards(any_kind, 12)
    state.world_deck = cards(denizens, 6)
    state.discards[Region.PROVINCES] = cards(denizens, 6) + cards([CardKind.VISION], 4)
    state.relic_deck, state.reliquary = relics(3), relics(2)
    return table


def lying(table: Table[Oath]) -> Counter[str]:
    """Everything with a name, wherever it lies."""
    state = table.state
    places = [state.world_deck, state.archive, state.dispossessed, state.relic_deck, state.reliquary, state.site_deck]
    places += [*state.discards.values(), state.sites_on_map()]
    places += [state.chronicle.visions, state.chronicle.stack, state.chronicle.box]
    for site in state.sites.values():
        places += [site.cards, site.relics]
    for player in state.players.values():
        places += [player.advisers, player.relics, player.hand]
    return Counter(name for place in places for name in place)


def warbands(table: Table[Oath]) -> Counter[str]:
    found = Counter({name: player.warbands for name, player in table.state.players.items()})
    for site in table.state.sites.values():
        found.update(site.warbands)
    return found


def carry_out(table: Table[Oath], number: int) -> None:
    """A step with its choice, if there is one, made for the first option."""
    table.do(STEPS[number])
    if table.pending is not None:
        table.pick(table.pending.by, table.pending.options[0], rule=table.pending.rule)
    assert table.refusal is None
    assert table.pending is None


@settings(max_examples=25, deadline=None)
@given(tables(1))
def test_the_chronicle_loses_nothing(table: Table[Oath]) -> None:
    before, pieces = lying(table), warbands(table)
    for number in range(2, 9):
        carry_out(table, number)
        assert lying(table) == before
        assert warbands(table) == pieces
    state = table.state
    assert not any(state.map[region][index] for region in Region for index in range(len(state.map[region])))
    assert not state.chronicle.visions
    assert not state.chronicle.stack


@settings(max_examples=25, deadline=None)
@given(tables(2))
def test_every_building_and_repair_offered_is_legal_and_no_other(table: Table[Oath]) -> None:
    state = table.state
    winner = winner_of(state)
    empire = {name for name, player in state.players.items() if player.role is not Role.EXILE}
    mine = [
        name
        for name in state.sites_on_map()
        if winner in empire and state.sites[name].ruler in empire  # An Exile who wins does neither.
    ]
    kind = {name: card.kind for name, card in state.cards.items()}
    expected = [
        (edifice, card)
        for name in mine
        if not any(kind[one] is not CardKind.DENIZEN for one in state.sites[name].cards)
        for card in state.sites[name].cards
        for edifice in state.archive
        if kind[edifice] is not CardKind.DENIZEN and state.cards[edifice].suit is state.cards[card].suit
    ]
    ruins = [card for name in mine for card in state.sites[name].cards if kind[card] is CardKind.RUIN]
    assert sorted(chronicle_map.buildings(state, winner)) == sorted(expected)
    assert sorted(chronicle_map.repairs(state, winner)) == sorted(ruins)
    pairs = [
        (edifice, denizen) for edifice in state.cards for denizen in state.cards if (edifice, denizen) not in expected
    ]
    before = state.model_copy(deep=True)
    for edifice, denizen in pairs[:: max(1, len(pairs) // 6)]:
        table.do(chronicle_map.build, winner, edifice, denizen)
        assert table.refusal is not None
        table.expect_refusal(table.refusal.rule)
        assert table.state == before


@settings(max_examples=30, deadline=None)
@given(tables(2))
def test_sites_lie_where_a_plain_reading_puts_them(table: Table[Oath]) -> None:
    state = table.state
    winner = winner_of(state)
    exile = state.players[winner].role is Role.EXILE
    with_winner = {winner} if exile else {name for name, one in state.players.items() if one.role is not Role.EXILE}
    old = state.sites_on_map()
    ruled = [name for name in old if state.sites[name].ruler in with_winner]
    intact = [name for name in old if CardKind.EDIFICE in {state.cards[card].kind for card in state.sites[name].cards}]
    ruined = [name for name in old if CardKind.RUIN in {state.cards[card].kind for card in state.sites[name].cards}]
    stay = [name for name in old if name in ruled or name in intact]
    up_with_ruin = table.readings["C15"] == "b"
    down = [n for n in stay if n not in ruled or (n in ruined and not up_with_ruin)]
    up = [name for name in stay if name not in down]
    sizes = [len(slots) for slots in state.map.values()]
    deck = [*state.site_deck, *(name for name in old if name not in stay)]
    carry_out(table, 3)
    new = [slot for region in Region for slot in table.state.map[region]]
    assert [len(slots) for slots in table.state.map.values()] == sizes
    assert new[: len(up)] == up
    assert new[len(new) - len(down) :] == down
    middle = new[len(up) : len(new) - len(down)]
    assert [name for name in middle if name is not None] == deck[: len(middle)]
    assert all(table.state.cards[card].kind is CardKind.EDIFICE for n in ruled for card in cards_of(table, n, intact))
    for region in Region:
        here = [name for name in table.state.map[region] if name is not None]
        assert not here or any(table.state.sites[name].faceup for name in here)
    assert all(player.pawn is None for player in table.state.players.values())


def cards_of(table: Table[Oath], name: str, intact: list[str]) -> list[str]:
    """The edifices of a site of the winner that had an intact one."""
    state = table.state
    return [card for card in state.sites[name].cards if state.cards[card].is_edifice] if name in intact else []


@settings(max_examples=25, deadline=None)
@given(tables(3))
def test_the_archive_gives_at_most_three_two_and_one(table: Table[Oath]) -> None:
    state = table.state
    advisers = [state.cards[card] for card in state.players[winner_of(state)].advisers]
    shown = Counter(card.suit for card in advisers if card.faceup)
    before = list(state.world_deck)
    stock = Counter(state.cards[card].suit for card in state.archive if state.cards[card].kind is CardKind.DENIZEN)
    table.do(chronicle_decks.add_from_archive)
    tied = [suit for suit in Suit if shown[suit] == max(shown.values(), default=0)]
    if table.pending is None:
        first = tied[0]
        assert len(tied) == 1
    else:
        assert set(table.pending.options) == set(tied)
        first = tied[-1]
        table.pick(state.chronicle.winner, first, rule="archive.tie")
    added = Counter(state.cards[card].suit for card in table.state.world_deck if card not in before)
    place = state.wheel.index(first)
    second, third = state.wheel[(place + 1) % 6], state.wheel[(place + 2) % 6]
    wanted = {first: 3, second: 2, third: 1} if table.readings["C17"] == "a" else {first: 3, second: 3}
    assert added == +Counter({suit: min(number, stock[suit]) for suit, number in wanted.items()})


@settings(max_examples=25, deadline=None)
@given(tables(1), st.sampled_from(PLAYERS), st.sampled_from(PLAYERS))
def test_only_exiles_of_old_are_offered_citizenship(table: Table[Oath], by: str, to: str) -> None:
    state = table.state
    winner = winner_of(state)
    were = {name: player.role for name, player in state.players.items()}
    carry_out(table, 2)
    open_to_offers = were[winner] is Role.EXILE and winner != to and were[to] is Role.EXILE
    legal = open_to_offers and by == winner
    pieces, before = warbands(table), table.state.model_copy(deep=True)
    assert (to in chronicle.open_to_offers(table, by)) == legal
    table.do(chronicle.offer_citizenship, by, to)
    assert (table.refusal is None) == legal
    if legal:
        table.pick(to, Answer.ACCEPT, rule="citizenship.offer")
        assert table.state.players[to].role is Role.CITIZEN
        assert not any(to in table.state.sites[name].warbands for name in table.state.sites_on_map())
        assert warbands(table) == pieces
    else:
        assert table.state == before


@settings(max_examples=12, deadline=None)
@given(tables(1))
def test_the_same_table_gives_the_same_trace(table: Table[Oath]) -> None:
    twin: Table[Oath] = RUNNER.new_table(dict(table.readings))
    twin.state = table.state.model_copy(deep=True)
    twin.chance = Shuffles(table.chance)
    for number in range(2, 9):
        carry_out(table, number)
        carry_out(twin, number)
    assert [str(entry) for entry in table.trace.entries] == [str(entry) for entry in twin.trace.entries]
    assert table.state == twin.state


def test_a_shuffle_that_nobody_states_is_an_error() -> None:
    table: Table[Oath] = RUNNER.new_table({})
    chance = Shuffles(table.chance)
    with pytest.raises(InputError, match="relic deck"):
        chance.shuffle("relic deck", ["Cup", "Map"])
    chance.state_order("relic deck", ["Map"])
    assert chance.copy().shuffle("relic deck", ["Cup", "Map"]) == ["Map", "Cup"]
