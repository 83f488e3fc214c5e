"""Harakiri's Yomi track, Kami changes and wanderers on generated tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import Table
from ruleproof.games.harakiri.names import Colour, Kind, Name, PhaseEnd, Priority, Side, Square
from ruleproof.games.harakiri.rules import campaign
from ruleproof.games.harakiri.rules.enemies import activation
from ruleproof.games.harakiri.state import (
    Attack,
    Behaviour,
    Board,
    Campaign,
    Creature,
    EnemySequence,
    Ground,
    Harakiri,
    Hero,
    UnlockedKami,
)
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).resolve().parents[2]
TOMOE, HIKARU, KACHI, LANDOLFO = (Name(kind) for kind in (Kind.TOMOE, Kind.HIKARU, Kind.KACHI, Kind.LANDOLFO))
KAMI = st.sampled_from(["Inari", "Raijin", "Susanoo"])


@pytest.fixture(scope="module")
def runner() -> BookRunner:
    project = load_project(ROOT, ["harakiri"])
    return BookRunner(project, project.books["harakiri"])


@given(st.integers(0, 12), st.frozensets(st.integers(1, 15)), st.lists(st.sampled_from([TOMOE, HIKARU]), unique=True))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_the_shinigami_comes_for_every_bold_box_on_the_way(
    runner: BookRunner, marks: int, bold: frozenset[int], fallen: list[Name]
) -> None:
    table: Table[Harakiri] = runner.new_table({})
    table.state = Harakiri(campaign=Campaign(yomi=True, marks=marks, bold=bold))
    table.do(campaign.mark_track, fallen)
    assert table.state.campaign.marks == marks + len(fallen)
    passed = set(range(marks + 1, marks + len(fallen) + 1))
    assert table.state.campaign.shinigami_due == bool(passed & bold)


@given(
    st.lists(st.tuples(KAMI, st.sampled_from([None, TOMOE, HIKARU])), unique_by=lambda pair: pair[0]),
    st.none() | st.sampled_from(PhaseEnd),
    KAMI,
    st.integers(0, 6),
)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_a_kami_is_changed_exactly_when_it_may_be(
    runner: BookRunner, unlocked: list[tuple[str, Name | None]], end: PhaseEnd | None, kami: str, affinity: int
) -> None:
    table: Table[Harakiri] = runner.new_table({})
    table.state = Harakiri(
        heroes={TOMOE: Hero(kami="Amaterasu", affinity=affinity), HIKARU: Hero()},
        phase_end=end,
        campaign=Campaign(unlocked=tuple(UnlockedKami(kami=one, mission_of=who) for one, who in unlocked)),
    )
    before = table.state.model_copy(deep=True)
    table.do(campaign.change_kami, TOMOE, kami)
    may = end is not None and any(one == kami and who in (None, TOMOE) for one, who in unlocked)
    if may:
        assert table.state.heroes[TOMOE].kami == kami
        assert table.state.heroes[TOMOE].affinity == affinity
        assert kami not in [one.kami for one in table.state.campaign.unlocked]
    else:
        assert table.refusal is not None
        assert table.state == before


@given(st.sampled_from([Side.CHARACTERS, Side.SHOGUN]), st.integers(1, 9), st.integers(1, 9))
@settings(max_examples=30, deadline=None, derandomize=True)
def test_a_hostile_wanderer_is_attacked_whoever_else_is_there(
    runner: BookRunner, side: Side, hers: int, his: int
) -> None:
    behaviour = Behaviour(priority=Priority.LEAST_LIFE, sequences=(EnemySequence(number=1, deeds=(Attack(),)),))
    squares = [Square(column, 1) for column in (1, 2, 3)]
    table: Table[Harakiri] = runner.new_table({})
    table.state = Harakiri(
        zone={square: Ground() for square in squares},
        creatures={
            TOMOE: Creature(sign="T", life=hers, full_life=9),
            KACHI: Creature(sign="k", life=1, full_life=1),
            LANDOLFO: Creature(sign="L", life=his, full_life=9),
        },
        places=dict(zip((TOMOE, KACHI, LANDOLFO), squares, strict=True)),
        boards={Kind.KACHI: Board(tables={Colour.GREEN: {1: behaviour}})},
        oracle=Colour.GREEN,
        wanderers={LANDOLFO: side},
    )
    table.chance.state_roll("test die", 1)
    table.do(activation.activate, KACHI)
    assert table.state.activation is not None
    targets = [strike.target for strike in table.state.activation.strikes]
    assert targets == [LANDOLFO if side is Side.CHARACTERS else TOMOE]
