"""Harakiri's setup on generated zones and characters: travelling loses nobody, decks hold what they should."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    MINIATURES,
    Colour,
    EventColour,
    Kind,
    Name,
    Ring,
    SmithyKind,
    Square,
)
from ruleproof.games.harakiri.rules import initiative
from ruleproof.games.harakiri.rules.setup import characters, enemies, zones
from ruleproof.games.harakiri.state import (
    Arrival,
    Creature,
    EventCard,
    Ground,
    Harakiri,
    Hero,
    Oracle,
    Save,
    SmithyCard,
    Thing,
    Weapon,
    Zone,
)
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
HEROES = [Name(Kind.AKIRA), Name(Kind.HATTORI), Name(Kind.TOMOE)]
LEFT_BEHIND = [Name(Kind.KACHI, Ring.RED), Name(Kind.KACHI, Ring.BLUE), Name(Kind.CIVILIAN), Name(Kind.DOOR)]
OLD = [Square(column, row) for column in range(1, 4) for row in range(1, 4)]
NEW = [Square(column, 1) for column in range(6, 11)]
CLASSES = st.sampled_from(["Monk", "Samurai"])


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


def laid(runner: BookRunner, state: Harakiri) -> Table[Harakiri]:
    table: Table[Harakiri] = runner.new_table({})
    table.state = state
    return table


@st.composite
def before_travelling(draw: st.DrawFn) -> Harakiri:
    """Characters and others in an old zone, and a new one with at least as many start squares."""
    heroes = draw(st.lists(st.sampled_from(HEROES), unique=True, min_size=1))
    others = draw(st.lists(st.sampled_from(LEFT_BEHIND), unique=True))
    places = dict(zip([*heroes, *others], draw(st.permutations(OLD)), strict=False))
    start = draw(st.permutations(NEW[:4]))[: draw(st.integers(len(heroes), 4))]
    brings = draw(st.booleans())
    new = Zone(
        tiles={"7A": tuple(NEW)},
        start=tuple(start),
        cards=(EventCard(colour=EventColour.PURPLE, hidden=("Petals",)),),
        arrivals=(Arrival(who=Name(Kind.KAPPA), sign="q", square=NEW[4]),) if brings else (),
    )
    state = Harakiri(
        zone={square: Ground() for square in OLD},
        unrevealed={square: Ground() for square in NEW},
        creatures={who: Creature(sign="x", life=1, full_life=1) for who in places},
        places=places,
        zones={"Road": Zone(tiles={"4A": tuple(OLD)})},
        oracle_deck=Oracle(deck=(Colour.RED,)),
        heads={OLD[0]: 1},
    )
    state.chapter.zones["Garden"] = new
    return state


def travelled(runner: BookRunner, state: Harakiri, picks: tuple[Square, ...]) -> Table[Harakiri]:
    """Reveal the new zone and put the characters, in order, on the squares picked."""
    table = laid(runner, state)
    miniatures = [who for who in state.places if who.kind in CHARACTERS]
    miniatures += [arrival.who for arrival in state.chapter.zones["Garden"].arrivals]
    if len(miniatures) > 1:
        table.chance.state_order(initiative.CARDS, miniatures)
    table.do(zones.reveal, "Garden")
    for pick in picks:
        if table.pending is not None:
            table.pick(table.pending.by, pick, rule=table.pending.rule)
    return table


@settings(max_examples=40, deadline=None, derandomize=True)
@given(state=before_travelling())
def test_travelling_takes_the_characters_and_leaves_the_rest(runner: BookRunner, state: Harakiri) -> None:
    heroes = [who for who in state.places if who.kind in CHARACTERS]
    zone = state.chapter.zones["Garden"]
    table = travelled(runner, state.model_copy(deep=True), zone.start)
    after = table.state
    assert table.refusal is None
    assert table.pending is None
    assert set(after.places) == {*heroes, *(arrival.who for arrival in zone.arrivals)}
    assert {after.places[who] for who in heroes} <= set(zone.start)
    assert set(after.zone) == set(NEW)
    assert not after.heads
    assert set(after.zones) == {"Garden"}
    assert set(after.initiative) == {who for who in after.places if who.kind in MINIATURES}
    assert after.round.number == state.round.number + 1


@settings(max_examples=15, deadline=None, derandomize=True)
@given(state=before_travelling())
def test_every_arrangement_on_the_start_squares_is_offered_and_no_other(runner: BookRunner, state: Harakiri) -> None:
    heroes = sorted((who for who in state.places if who.kind in CHARACTERS), key=lambda who: list(Kind).index(who.kind))
    start = state.chapter.zones["Garden"].start
    for arrangement in permutations(start, len(heroes)):
        after = travelled(runner, state.model_copy(deep=True), arrangement).state
        assert [after.places[who] for who in heroes] == list(arrangement)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    cards=st.lists(st.tuples(CLASSES, st.integers(1, 5)), max_size=8),
    of_class=CLASSES,
    level=st.integers(1, 5),
    owned=st.integers(0, 8),
)
def test_the_smithy_deck_has_the_cards_of_the_class_up_to_the_level(
    runner: BookRunner, cards: list[tuple[str, int]], of_class: str, level: int, owned: int
) -> None:
    listed = tuple(
        SmithyCard(name=f"card {number}", kind=SmithyKind.WEAPON, of_class=name, level=card_level)
        for number, (name, card_level) in enumerate(cards)
    )
    state = Harakiri()
    state.setup.smithy = listed
    hero = Hero(level=level, of_class=of_class, weapons=(Weapon(name=f"card {owned}"),))
    deck = characters.smithy_deck(laid(runner, state), hero)
    expected = [
        f"card {number}"
        for number, (name, card_level) in enumerate(cards)
        if name == of_class and card_level <= level and number != owned
    ]
    assert list(deck) == expected


@settings(max_examples=40, deadline=None, derandomize=True)
@given(level=st.integers(1, 5), faces=st.lists(st.integers(1, 6), min_size=5, max_size=5), life=st.integers(1, 18))
def test_setting_up_a_character_rolls_its_dice_and_keeps_the_rest(
    runner: BookRunner, level: int, faces: list[int], life: int
) -> None:
    tomoe = Name(Kind.TOMOE)
    state = Harakiri()
    hero = Hero(level=level, coins=7, objects=(Thing(name="Rope"),))
    state.setup.saves[str(tomoe)] = Save(life=life, full_life=18, armour=1, hero=hero)
    table = laid(runner, state)
    table.chance.state_roll("ki die", *faces[:level])
    table.do(characters.set_up_character, tomoe)
    laid_out = table.state.heroes[tomoe]
    assert laid_out.ki_reserve == tuple(faces[:level])
    assert laid_out.model_copy(update={"ki_reserve": ()}) == hero
    assert table.state.creatures[tomoe].life == life
    assert not table.chance.unused()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(rings=st.lists(st.sampled_from(list(Ring)), max_size=6))
def test_no_two_minions_of_a_kind_ever_wear_the_same_ring(runner: BookRunner, rings: list[Ring]) -> None:
    table = laid(runner, Harakiri(zone={square: Ground() for square in OLD}))
    for ring, square in zip(rings, OLD, strict=False):
        before = table.state.model_copy(deep=True)
        table.do(enemies.arrive, Arrival(who=Name(Kind.KACHI, ring), sign="k", square=square))
        if any(who.mark is ring for who in before.places):
            assert table.refusal is not None
            table.expect_refusal("minion.rings")
            assert table.state == before
        else:
            assert table.refusal is None
    assert len(table.state.places) == len(set(rings))
