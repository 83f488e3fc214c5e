"""Final scores of generated tables, against a count of every item on its own."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import PLAYERS, Table
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Faction, Legendary, Oni, ScoreItem, Stage
from ruleproof.games.tsukuyumi.rules.scoring.ending import end_game, total, winner
from ruleproof.games.tsukuyumi.state import Area, Board, Earned, Track
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
FACTIONS = [Faction.NOMADS, Faction.FIREBORN, Faction.BOARLORDS]
NAMES = "ABCDEF"


@st.composite
def areas(draw: st.DrawFn) -> Area:
    kind = draw(st.sampled_from(AreaKind))
    return Area(
        kind=kind,
        value=10 if kind is AreaKind.MOUNTAIN_RANGE else 0,
        token=draw(st.sampled_from([None, ONI, *FACTIONS])),
        centre=kind is AreaKind.MOON_AREA and draw(st.booleans()),
        oni=draw(st.dictionaries(st.sampled_from(Oni), st.integers(1, 2))),
        legendary=draw(st.dictionaries(st.sampled_from(Legendary), st.just(1), max_size=2)),
    )


@st.composite
def boards(draw: st.DrawFn) -> Board:
    board = Board(areas={name: draw(areas()) for name in NAMES}, initiative=FACTIONS[: draw(st.integers(1, 3))])
    for one, other in combinations(NAMES, 2):
        if draw(st.booleans()):
            board.areas[one].neighbours.add(other)
            board.areas[other].neighbours.add(one)
    points = st.integers(0, 5)
    board.round = board.rounds = draw(st.sampled_from([3, 4]))
    board.course.stage, board.course.played = Stage.END, True
    board.moon_princess = draw(st.sampled_from([None, {"A", "B", "C"}]))
    board.homezones = {faction: draw(st.sets(st.sampled_from(NAMES), max_size=2)) for faction in FACTIONS[:2]}
    board.home_tokens = draw(st.sampled_from([{}, {Faction.BOARLORDS: "F"}]))
    board.objectives = draw(st.dictionaries(st.integers(1, board.rounds), points))
    board.worth = {item: draw(points) for item in ScoreItem}
    board.track = Track(last=5, points={space: draw(points) for space in range(2, 6)})
    board.momentum = draw(st.integers(1, 5))
    sides = st.sampled_from([ONI, Faction.NOMADS])
    board.earned = [
        Earned(side=draw(sides), source="luck", points=draw(points)) for _ in range(draw(st.integers(0, 3)))
    ]
    return board


readings = st.fixed_dictionaries(
    {id: st.sampled_from(sorted(RUNNER.book.disputes[id].readings)) for id in ("C20", "C22", "C27")}
)


def table_with(board: Board, chosen: dict[str, str]) -> Table[Board]:
    table: Table[Board] = RUNNER.new_table(chosen)
    table.state = board.model_copy(deep=True)
    return table


def counted(board: Board, chosen: dict[str, str]) -> tuple[int, int]:
    """The points of the Oni and of the players, item by item."""
    oni = players = held = figures = 0
    princess = board.moon_princess or set()
    near = set().union(*board.homezones.values())
    for home in board.home_tokens.values():
        near |= board.areas[home].neighbours
    for name, area in board.areas.items():
        figures += sum(area.oni.values()) + len(area.legendary)
        oni += len(area.legendary)
        if name in princess or (not isinstance(area.token, Faction) and holds_anyway(area, chosen)):
            held += 1
            oni += {"Fertile Ground": 2, "Devastated Land": 0, "toxic area": 0}.get(area.kind.value, 1)
            oni += 2 if name in near else 0
        elif isinstance(area.token, Faction):
            players += 1 + (board.worth[ScoreItem.MOON_CENTRE] if area.centre else 0)
    oni += 1 if princess else 0
    number = len(board.initiative)
    if held >= {"a": 3 + number, "b": 3 * number, "c": 3}[chosen["C27"]]:
        oni += board.worth[ScoreItem.MANY_AREAS] * (number if chosen["C27"] == "c" else 1)
    if figures + bool(princess) < 15:
        players += board.worth[ScoreItem.FEW_ONI]
    players += sum(n for r, n in board.objectives.items() if chosen["C20"] == "a" or r < board.rounds)
    oni += {1: 0, **(board.track.points if board.track else {})}[board.momentum]
    oni += sum(one.points for one in board.earned if one.side == ONI)
    return oni, players


def holds_anyway(area: Area, chosen: dict[str, str]) -> bool:
    return area.token == ONI or area.kind is AreaKind.MOON_AREA or chosen["C22"] == "b"


@settings(max_examples=50, deadline=None)
@given(boards(), readings)
def test_both_totals_are_those_of_a_count_by_hand(board: Board, chosen: dict[str, str]) -> None:
    table = table_with(board, chosen)
    table.do(end_game)
    oni, players = counted(board, chosen)
    assert (total(table.state, ONI), total(table.state, PLAYERS)) == (oni, players)
    assert winner(table.state) == (None if oni == players else ONI if oni > players else PLAYERS)


@settings(max_examples=25, deadline=None)
@given(boards(), readings, st.booleans())
def test_a_game_that_is_not_over_is_not_scored(board: Board, chosen: dict[str, str], early: bool) -> None:
    if early:
        board.round -= 1
    else:
        board.course.stage = Stage.BLACK
    table = table_with(board, chosen)
    table.do(end_game)
    assert table.refusal is not None
    assert table.state == board


@settings(max_examples=25, deadline=None)
@given(boards(), readings)
def test_scoring_changes_nothing_but_the_score_and_repeats(board: Board, chosen: dict[str, str]) -> None:
    first, second = table_with(board, chosen), table_with(board, chosen)
    first.do(end_game)
    second.do(end_game)
    assert first.trace.entries == second.trace.entries
    assert first.state.model_copy(update={"score": None}) == board
