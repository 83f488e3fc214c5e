"""The end of the game: what is counted, the victory points of both sides, and who wins."""

from __future__ import annotations

from typing import Any, Literal

from ruleproof.core import PLAYERS, Columns, InputError, Mismatch, Table, expect, expect_among, expect_set
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Faction, ScoreItem, Stage
from ruleproof.games.tsukuyumi.rules.rounds.end import check_objective
from ruleproof.games.tsukuyumi.rules.scoring.control import controller
from ruleproof.games.tsukuyumi.rules.scoring.ending import (
    VARIANT_ROUNDS,
    agree_rounds,
    earn,
    end_game,
    oni_claim_objective,
    total,
    winner,
)
from ruleproof.games.tsukuyumi.rules.scoring.points import areas_of
from ruleproof.games.tsukuyumi.state import Board, Course, Earned, ScoreLine
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary

ICONS = (ScoreItem.MOON_CENTRE, ScoreItem.FEW_ONI, ScoreItem.MANY_AREAS)


@vocabulary.given("it is round {number:d}")
def it_is_round(table: Table[Board], number: int) -> None:
    if not 1 <= number <= VARIANT_ROUNDS:
        raise InputError(f"no game has a round {number}.", todo=f"State 1 to {VARIANT_ROUNDS}.")
    if table.state.course.played and number != table.state.round:
        table.state.course = Course(log=table.state.course.log)
    table.state.round, table.state.rounds = number, max(number, table.state.rounds)


@vocabulary.given("the {factions:Faction+} have finished their turns of the round")
def finished(table: Table[Board], factions: list[Faction]) -> None:
    """Their black phases are over."""
    course = table.state.course
    if course.stage is not Stage.BLACK:
        course.stage, course.active, course.done = Stage.BLACK, None, []
    course.done = [*course.done, *(one for one in factions if one not in course.done)]


@vocabulary.given("these conditions give victory points", Columns({"condition": "Points", "victory points": "d"}))
def conditions(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Values that the book shows as icons only."""
    for row in rows:
        if row["condition"] not in ICONS:
            known = ", ".join(item.value for item in ICONS)
            raise InputError(f"the rules say what {row['condition']} are worth.", todo=f"State only: {known}.")
        table.state.worth[row["condition"]] = row["victory points"]


@vocabulary.given("{area:Area} is the centre of the Moon")
def moon_centre(table: Table[Board], area: str) -> None:
    if area_named(table, area).kind is not AreaKind.MOON_AREA:
        raise InputError(f"{area} is not a moon area.", todo="The centre of the Moon is one.")
    area_named(table, area).centre = True


@vocabulary.when("the players agree on {rounds:d} rounds")
def agree(table: Table[Board], rounds: int) -> None:
    table.do(agree_rounds, rounds)


@vocabulary.when("the players reach the round objective, worth {points:d} victory (point|points)")
def reaches_objective(table: Table[Board], points: int) -> None:
    """At the end of the round; where the Oni turn card is stated, as much as it says."""
    if points < 0:
        raise InputError("an objective cannot be worth less than 0.", todo="State 0 or more.")
    table.do(check_objective, True, points)


@vocabulary.when("somebody wants to give the round objective to the Oni")
def gives_objective_to_oni(table: Table[Board]) -> None:
    table.do(oni_claim_objective)


@vocabulary.when("the {faction:Faction} gain {points:d} victory (point|points) from {source:text}")
def gains(table: Table[Board], faction: Faction, points: int, source: str) -> None:
    _earn(table, faction, source, points)


@vocabulary.when("the {faction:Faction} gain {points:d} victory (point|points) from the mission {source:text}")
def gains_from_mission(table: Table[Board], faction: Faction, points: int, source: str) -> None:
    _earn(table, faction, source, points, mission=True)


@vocabulary.when("the Oni gain {points:d} victory (point|points) from {source:text}")
def oni_gain(table: Table[Board], points: int, source: str) -> None:
    _earn(table, ONI, source, points)


def _earn(
    table: Table[Board], side: Faction | Literal["Oni"], source: str, points: int, *, mission: bool = False
) -> None:
    if points < 0:
        raise InputError("victory points cannot be less than 0.", todo="State 0 or more.")
    table.do(earn, Earned(side=side, source=source, points=points, mission=mission))


@vocabulary.when("the game ends")
def ends(table: Table[Board]) -> None:
    table.do(end_game)


@vocabulary.then("the game is not over")
def not_over(table: Table[Board]) -> None:
    expect(table.state.score, None, "the final score")


@vocabulary.then("the victory points of the Oni come from", Columns({"source": "Points", "victory points": "d"}))
def oni_points(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """All of them; sources that give nothing are left out."""
    expect_set(_points_of_oni(table.state), _wanted_points(rows), "the victory points of the Oni")


def _final_score(board: Board) -> list[ScoreLine]:
    if board.score is None:
        raise Mismatch("the game is not over: victory points are counted at its end")
    return board.score


def _points_of_oni(board: Board) -> list[tuple[str, int]]:
    found: dict[ScoreItem, int] = {}
    for line in _final_score(board):
        if line.side == ONI:
            found[line.item] = found.get(line.item, 0) + line.points
    return [(item.value, points) for item, points in found.items()]


def _wanted_points(rows: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(row["source"].value, row["victory points"]) for row in rows]


@vocabulary.then(
    "the victory points of the players come from",
    Columns({"faction": "Faction?", "source": "Points", "victory points": "d"}),
)
def player_points(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """All of them; points without a faction belong to all players together."""
    found = [
        (PLAYERS if line.side == PLAYERS else line.side.value, line.item.value, line.points)
        for line in _final_score(table.state)
        if isinstance(line.side, Faction) or line.side == PLAYERS
    ]
    wanted = [
        (row["faction"].value if row["faction"] else PLAYERS, row["source"].value, row["victory points"])
        for row in rows
    ]
    expect_set(found, wanted, "the victory points of the players")


@vocabulary.then(
    "the victory points of the Oni come, among others, from", Columns({"source": "Points", "victory points": "d"})
)
def oni_points_among(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    expect_among(_points_of_oni(table.state), _wanted_points(rows), "the victory points of the Oni")


@vocabulary.then("just {areas:Area+} (is|are) controlled by the Oni")
def just_controlled_by_oni(table: Table[Board], areas: list[str]) -> None:
    expect_set(areas_of(table, ONI), areas, "the areas that the Oni control")


@vocabulary.then("the Oni have {points:d} victory (point|points)")
def oni_total(table: Table[Board], points: int) -> None:
    _final_score(table.state)
    expect(total(table.state, ONI), points, "the victory points of the Oni")


@vocabulary.then("the players together have {points:d} victory (point|points)")
def players_total(table: Table[Board], points: int) -> None:
    _final_score(table.state)
    expect(total(table.state, PLAYERS), points, "the victory points of the players")


@vocabulary.then("{number:d} (token|tokens) (lies|lie) on the victory board")
def tokens(table: Table[Board], number: int) -> None:
    expect(sum(table.state.objectives.values()), number, "the tokens on the victory board")


@vocabulary.then("the Oni win")
def oni_win(table: Table[Board]) -> None:
    _expect_winner(table, ONI)


@vocabulary.then("the players win")
def players_win(table: Table[Board]) -> None:
    _expect_winner(table, PLAYERS)


@vocabulary.then("neither side wins")
def nobody_wins(table: Table[Board]) -> None:
    _expect_winner(table, None)


def _expect_winner(table: Table[Board], side: str | None) -> None:
    _final_score(table.state)
    expect(winner(table.state), side, "who wins")


@vocabulary.then("{areas:Area+} (is|are) controlled by the Oni")
def controlled_by_oni(table: Table[Board], areas: list[str]) -> None:
    _expect_controller(table, areas, ONI)


@vocabulary.then("{areas:Area+} (is|are) controlled by the {faction:Faction}")
def controlled_by_player(table: Table[Board], areas: list[str], faction: Faction) -> None:
    _expect_controller(table, areas, faction)


@vocabulary.then("{areas:Area+} (is|are) controlled by nobody")
def controlled_by_nobody(table: Table[Board], areas: list[str]) -> None:
    _expect_controller(table, areas, None)


def _expect_controller(table: Table[Board], areas: list[str], side: Faction | Literal["Oni"] | None) -> None:
    for name in areas:
        area_named(table, name)
        expect(controller(table.state, table.readings, name), side, f"who controls {name}")
