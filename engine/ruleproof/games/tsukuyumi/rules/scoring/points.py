"""The victory points of both sides, each with what it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ruleproof.core import PLAYERS, InputError, Table
from ruleproof.games.tsukuyumi.names import ONI, Faction, Legendary, Oni, ScoreItem
from ruleproof.games.tsukuyumi.rules.map import area_worth, next_to_home, record_worth
from ruleproof.games.tsukuyumi.rules.moments import number_of_players
from ruleproof.games.tsukuyumi.rules.scoring.control import control_rule, controller
from ruleproof.games.tsukuyumi.state import Board, ScoreLine

FEW_ONI = 15
HOMEZONE_BONUS = 2


def all_lines(table: Table[Board]) -> Iterable[ScoreLine]:
    yield from _player_areas(table)
    yield from _oni_areas(table)
    yield from _moon_centre(table)
    yield from _few_oni(table)
    yield from _objectives(table)
    yield from _many_areas(table)
    yield from _legendary_oni(table)
    yield from _momentum(table)
    yield from _other_points(table)


def areas_of(table: Table[Board], side: Faction | Literal["Oni"]) -> list[str]:
    return [name for name in table.state.areas if controller(table.state, table.readings, name) == side]


def _player_areas(table: Table[Board]) -> Iterable[ScoreLine]:
    board = table.state
    for faction in Faction:
        mine = areas_of(table, faction)
        for name in mine:
            table.trace.applied("control.token", "{area} belongs to the {faction}", area=name, faction=faction)
            record_worth(table, name, 1)
        if mine:
            text = "areas of the {faction}, 1 victory point each: {areas}"
            table.trace.applied("area.players", text, faction=faction, areas=mine)
        yield ScoreLine(side=faction, item=ScoreItem.AREAS, points=len(mine))
    for name, area in board.areas.items():
        if isinstance(area.token, Faction) and controller(board, table.readings, name) == ONI:
            because = "the Moon Princess is there"
            text = "the token of the {faction} in {area} does not count"
            table.trace.rejected("control.moon-princess", text, because=because, faction=area.token, area=name)


def _oni_areas(table: Table[Board]) -> Iterable[ScoreLine]:
    board = table.state
    mine = areas_of(table, ONI)
    points = 0
    for name in mine:
        rule = control_rule(board, name)
        if rule != "control.token" and board.areas[name].token != ONI:
            table.trace.applied(rule, "{area} belongs to the Oni", area=name)
        worth = area_worth(board.areas[name])
        record_worth(table, name, worth)
        text = "{area} is worth {points} to the Oni"
        table.trace.applied("area.oni", text, area=name, points=worth)
        points += worth
    yield ScoreLine(side=ONI, item=ScoreItem.AREAS, points=points)
    home = _next_to_any_home(board)
    beside = [name for name in mine if name in home]
    for name in beside:
        text = "{area} is adjacent to a Homezone: {points} more for the Oni"
        table.trace.applied("area.homezone", text, area=name, points=HOMEZONE_BONUS)
    yield ScoreLine(side=ONI, item=ScoreItem.HOMEZONES, points=HOMEZONE_BONUS * len(beside))


def _next_to_any_home(board: Board) -> set[str]:
    return {name for faction in {*board.homezones, *board.home_tokens} for name in next_to_home(board, faction)}


def _stated(board: Board, item: ScoreItem) -> int:
    if item not in board.worth:
        raise InputError(
            f"the scenario does not say how many victory points this gives: {item}.",
            todo="State what it is worth: the book shows it as an icon only.",
        )
    return board.worth[item]


def _moon_centre(table: Table[Board]) -> Iterable[ScoreLine]:
    board = table.state
    for name, area in board.areas.items():
        holder = controller(board, table.readings, name)
        if area.centre and isinstance(holder, Faction):
            points = _stated(board, ScoreItem.MOON_CENTRE)
            text = "the {faction} have conquered the centre of the Moon, victory points: {points}"
            table.trace.applied("players.moon-centre", text, faction=holder, points=points)
            yield ScoreLine(side=holder, item=ScoreItem.MOON_CENTRE, points=points)


def oni_in_play(board: Board) -> int:
    """Every figure that counts as Oni: legendary Oni and the Moon Princess too."""
    return sum(board.in_play(oni) for oni in Oni) + legendary_in_play(board) + (board.moon_princess is not None)


def legendary_in_play(board: Board) -> int:
    return sum(area.legendary.get(legendary, 0) for area in board.areas.values() for legendary in Legendary)


def _few_oni(table: Table[Board]) -> Iterable[ScoreLine]:
    number = oni_in_play(table.state)
    if number >= FEW_ONI:
        because = "Oni in play: {number}"
        table.trace.rejected("players.few-oni", "no victory points for few Oni", because=because, number=number)
        return
    points = _stated(table.state, ScoreItem.FEW_ONI)
    text = "Oni in play: only {number}; victory points for the players: {points}"
    table.trace.applied("players.few-oni", text, number=number, points=points)
    yield ScoreLine(side=PLAYERS, item=ScoreItem.FEW_ONI, points=points)


def _objectives(table: Table[Board]) -> Iterable[ScoreLine]:
    board = table.state
    counted = {
        round_: points
        for round_, points in board.objectives.items()
        if round_ != board.rounds or table.readings["C20"] == "a"
    }
    for round_, points in counted.items():
        text = "objective of round {round}, victory points: {points}"
        table.trace.applied("players.objectives", text, round=round_, points=points)
    yield ScoreLine(side=PLAYERS, item=ScoreItem.OBJECTIVES, points=sum(counted.values()))


def _many_areas(table: Table[Board]) -> Iterable[ScoreLine]:
    """From 3 areas plus 1 for each player; the other readings multiply instead."""
    board = table.state
    number, count = number_of_players(board), len(areas_of(table, ONI))
    reading = table.readings["C27"]
    needed = {"a": 3 + number, "b": 3 * number, "c": 3}[reading]
    values = {"count": count, "needed": needed}
    if count < needed:
        because = "they control {count} of {needed} areas"
        table.trace.rejected("oni.many-areas", "no victory points for many areas", because=because, **values)
        return
    points = _stated(board, ScoreItem.MANY_AREAS) * (number if reading == "c" else 1)
    text = "the Oni control {count} areas, {needed} are enough: {points} victory points"
    table.trace.applied("oni.many-areas", text, points=points, **values)
    yield ScoreLine(side=ONI, item=ScoreItem.MANY_AREAS, points=points)


def _legendary_oni(table: Table[Board]) -> Iterable[ScoreLine]:
    number = legendary_in_play(table.state)
    if number:
        text = "legendary Oni on the board, 1 victory point each: {number}"
        table.trace.applied("oni.legendary", text, number=number)
    yield ScoreLine(side=ONI, item=ScoreItem.LEGENDARY_ONI, points=number)
    if table.state.moon_princess is not None:
        table.trace.applied("oni.moon-princess", "the Moon Princess is on the board: 1 victory point for the Oni")
        yield ScoreLine(side=ONI, item=ScoreItem.MOON_PRINCESS, points=1)


def _momentum(table: Table[Board]) -> Iterable[ScoreLine]:
    board = table.state
    points = board.track.points.get(board.momentum, 0) if board.track else 0
    if points:
        text = "momentum {momentum}, victory points for the Oni: {points}"
        table.trace.applied("oni.momentum", text, momentum=board.momentum, points=points)
    yield ScoreLine(side=ONI, item=ScoreItem.MOMENTUM, points=points)


def _other_points(table: Table[Board]) -> Iterable[ScoreLine]:
    """What the Oni gain in other ways counts; what the players gain in other ways does not."""
    for earned in table.state.earned:
        values = {"points": earned.points, "source": earned.source}
        if earned.side == ONI:
            table.trace.applied("points.oni-other", "victory points of the Oni from {source}: {points}", **values)
            yield ScoreLine(side=ONI, item=ScoreItem.OTHER, points=earned.points)
        else:
            rule = "points.no-missions" if earned.mission else "points.other-sources"
            text = "victory points ignored, from {source}: {points}"
            because = "only the conditions of this expansion count"
            table.trace.rejected(rule, text, because=because, **values)
            table.trace.applied("points.golden", "{source} is no condition of this expansion", **values)
