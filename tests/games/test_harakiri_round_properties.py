"""Harakiri's round on generated chapters: no oracle card or event is lost, and the parts keep their order."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELEMENTS,
    FOLLOWERS,
    MINIATURES,
    Colour,
    EventColour,
    Kind,
    Name,
    Part,
    PhaseEnd,
    Side,
    Square,
)
from ruleproof.games.harakiri.rules.round import golden_rules, parts
from ruleproof.games.harakiri.rules.round.oracle import ORACLE, add_oracle_cards, reveal_oracle_card
from ruleproof.games.harakiri.state import (
    Creature,
    EventCard,
    Ground,
    Harakiri,
    InForce,
    Oracle,
    OracleCards,
    Round,
    Zone,
)
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
COLOURS = st.sampled_from(list(Colour))
EVERYBODY = [Name(kind) for kind in Kind]


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


def laid(runner: BookRunner, state: Harakiri) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table({})
    table.state = state
    return table


@st.composite
def event_cards(draw: st.DrawFn) -> tuple[EventCard, ...]:
    colours = draw(
        st.sampled_from(
            [(), (EventColour.PURPLE,), (EventColour.PURPLE,) * 2, (EventColour.GREEN, EventColour.RED)],
        )
    )
    names = iter(f"event {number}" for number in range(20))
    return tuple(
        EventCard(colour=colour, hidden=tuple(next(names) for _ in range(draw(st.integers(0, 2)))))
        for colour in colours
    )


@st.composite
def chapters(draw: st.DrawFn) -> Harakiri:
    """Up to three zones of two squares in play, with anybody in them, events, malice and an oracle deck."""
    count = draw(st.integers(1, 3))
    zones = {
        f"zone {number}": Zone(
            tiles={"tile": (Square(3 * number, 1), Square(3 * number + 1, 1))},
            cards=draw(event_cards()),
            eventless=draw(st.sampled_from([False, False, False, True])),
        )
        for number in range(1, count + 1)
    }
    squares = sorted(square for zone in zones.values() for square in zone.squares)
    who = draw(st.lists(st.sampled_from(EVERYBODY), unique=True, max_size=len(squares)))
    places = dict(zip(who, draw(st.permutations(squares)), strict=False))
    return Harakiri(
        zone={square: Ground() for square in squares},
        creatures={name: Creature(sign="x", life=1, full_life=1) for name in places},
        places=places,
        zones=zones,
        oracle_deck=Oracle(deck=tuple(draw(st.lists(COLOURS, min_size=1, max_size=5)))),
        wanderers={Name(Kind.LANDOLFO): draw(SIDES), Name(Kind.SEDIK): draw(SIDES)},
        round=Round(malice=draw(st.integers(0, 5))),
    )


SIDES = st.sampled_from([Side.CHARACTERS, Side.SHOGUN])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(deck=st.lists(COLOURS, max_size=4), acts=st.lists(st.one_of(st.none(), st.integers(0, 5)), max_size=8))
def test_no_oracle_card_is_lost_or_made(runner: BookRunner, deck: list[Colour], acts: list[int | None]) -> None:
    """None stands for revealing a card, a number for a zone that adds as many greens and two reds."""
    table = laid(runner, Harakiri(oracle_deck=Oracle(deck=tuple(deck))))
    oracle = table.state.oracle_deck
    total = Counter(deck)
    for act in acts:
        before = oracle.model_copy(deep=True)
        if act is None:
            if not total:
                continue
            if not oracle.deck and len(oracle.revealed) > 1:
                table.chance.state_order(ORACLE, oracle.revealed)
            reveal_oracle_card(table)
            assert table.state.oracle is oracle.revealed[-1]
            assert len(oracle.revealed) == (1 if not before.deck else len(before.revealed) + 1)
        else:
            added = OracleCards(green=act, red=2)
            table.state.zones["new"] = Zone(oracle={None: added})
            table.chance.state_order(ORACLE, (*added.cards, *oracle.deck))
            add_oracle_cards(table, "new")
            total += Counter(added.cards)
            assert oracle.revealed == before.revealed
        assert Counter(oracle.deck) + Counter(oracle.revealed) == total


def play_first_part(table: Table[Harakiri]) -> list[str]:
    """Play the first part, always taking the first zone offered; every zone offered, in the order resolved."""
    table.do(parts.play, Part.ORACLE)
    taken = []
    while table.pending is not None:
        taken.append(str(table.pending.options[0]))
        table.pick(table.pending.by, table.pending.options[0], rule=table.pending.rule)
    return taken


@settings(max_examples=100, deadline=None, derandomize=True)
@given(state=chapters())
def test_each_zone_with_a_miniature_has_one_event_or_raises_malice(runner: BookRunner, state: Harakiri) -> None:
    before = state.model_copy(deep=True)
    table = laid(runner, state)
    play_first_part(table)
    after = table.state
    oracle = after.oracle
    assert oracle is not None
    due = []
    for name, zone in before.zones.items():
        inside = [who for who, square in before.places.items() if square in zone.squares]
        if not zone.eventless and any(who.kind in MINIATURES for who in inside):
            due.append(name)
    resolved = [zone for zone, _ in after.round.resolved]
    raised = after.round.malice - before.round.malice
    assert len(set(resolved)) == len(resolved)
    assert set(resolved) <= set(due)
    if after.phase_end is None:
        assert len(resolved) + raised == len(due)
        assert after.round.malice < 6
    else:
        assert after.phase_end is PhaseEnd.FAILURE
        assert after.round.malice == 6
    for name, zone in after.zones.items():
        for card, old in zip(zone.cards, before.zones[name].cards, strict=True):
            assert (*card.revealed, *card.hidden) == (*old.revealed, *old.hidden)
            fits = card.colour is EventColour.PURPLE or card.colour.value == oracle.value
            assert len(card.revealed) == 0 or fits
    for one in after.round.in_force:
        squares = after.zones[one.zone].squares
        lifeless = {Kind.DOOR, Kind.MECHANISM}
        assert set(one.affected) == {
            who for who, square in after.places.items() if square in squares and who.kind not in lifeless
        }


@settings(max_examples=60, deadline=None, derandomize=True)
@given(state=chapters())
def test_the_same_input_gives_the_same_trace(runner: BookRunner, state: Harakiri) -> None:
    first, second = laid(runner, state.model_copy(deep=True)), laid(runner, state.model_copy(deep=True))
    assert play_first_part(first) == play_first_part(second)
    assert first.trace.entries == second.trace.entries
    assert first.state == second.state


@settings(max_examples=60, deadline=None, derandomize=True)
@given(state=chapters(), last=st.one_of(st.none(), st.sampled_from(list(Part))), tried=st.sampled_from(list(Part)))
def test_only_the_next_part_can_be_played(runner: BookRunner, state: Harakiri, last: Part | None, tried: Part) -> None:
    state.round.part, state.round.stated, state.round.number = last, True, 1
    order = list(Part)
    following = order[0] if last is None else order[(order.index(last) + 1) % 4]
    if tried is following:
        return
    before = state.model_copy(deep=True)
    table = laid(runner, state)
    table.do(parts.play, tried)
    assert table.refusal is not None
    assert table.refusal.rule == "round.parts"
    assert table.state == before


@settings(max_examples=60, deadline=None, derandomize=True)
@given(state=chapters(), lasting=st.booleans())
def test_events_end_with_the_round_unless_they_last(runner: BookRunner, state: Harakiri, lasting: bool) -> None:
    state.round.in_force = (InForce(event="old", zone="zone 1"),)
    if lasting:
        state.chapter.lasting = frozenset({"old"})
    table = laid(runner, state)
    play_first_part(table)
    assert ("old" in [one.event for one in table.state.round.in_force]) is lasting


@settings(max_examples=100, deadline=None, derandomize=True)
@given(state=chapters())
def test_enemies_are_those_on_the_other_side(runner: BookRunner, state: Harakiri) -> None:
    table = laid(runner, state)
    for active in state.places:
        if active.kind in ELEMENTS or active.kind is Kind.ALLY:
            continue
        shogun = active.kind in FOLLOWERS or state.wanderers.get(active) is Side.SHOGUN
        expected = set()
        for other in state.places:
            others_shogun = other.kind in FOLLOWERS or state.wanderers.get(other) is Side.SHOGUN
            if other.kind in ELEMENTS:
                if active.kind in FOLLOWERS and other.kind is Kind.CIVILIAN:
                    expected.add(other)
            elif other != active and others_shogun != shogun:
                expected.add(other)
        assert set(golden_rules.enemies_of(table, active)) == expected
        if active.kind in CHARACTERS:
            assert set(golden_rules.enemies_in_events(table)) == expected
