"""Steps of setting up: the Moon, area tiles, the Moon Princess, priority tokens, momentum track and Oni."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, Table, expect, expect_set
from ruleproof.games.tsukuyumi.names import AreaKind, Difficulty, Oni
from ruleproof.games.tsukuyumi.rules.flow import set_up
from ruleproof.games.tsukuyumi.rules.map import Point
from ruleproof.games.tsukuyumi.rules.setup.board import (
    Tile,
    difficulty,
    lay_moon,
    lay_tiles,
    place_princess,
    place_priority_tokens,
    prepare_oni,
    take_from_box,
    take_track,
)
from ruleproof.games.tsukuyumi.state import SUPPLY, Board
from ruleproof.games.tsukuyumi.steps.common import area_named, stated, vocabulary


@vocabulary.given("After the Moonfall is played too")
def moonfall(table: Table[Board]) -> None:
    table.state.preparation.moonfall = True


@vocabulary.given("the Moon lies in the centre")
def moon_lies(table: Table[Board]) -> None:
    """M0 in its centre and M1 to M6 around it, with their first Oni."""
    stated(lambda: lay_moon(table))


@vocabulary.when("the players lay out the Moon")
def lays_moon(table: Table[Board]) -> None:
    table.do(set_up, "board.moon", lay_moon)


@vocabulary.given("these area tiles lie around the Moon", Columns({"ground": "Ground", "number": "d", "value": "d?"}))
def tiles_lie(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """T1 to T12 in the ring around the Moon, T13 to T30 in the next, in the order of the rows."""
    stated(lambda: lay_tiles(table, _tiles(rows)))


@vocabulary.when("the players lay out these area tiles", Columns({"ground": "Ground", "number": "d", "value": "d?"}))
def lays_tiles(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """T1 to T12 in the ring around the Moon, T13 to T30 in the next, in the order of the rows."""
    table.do(set_up, "board.tiles", lay_tiles, _tiles(rows))


@vocabulary.then("{number:d} area tiles lie around the Moon")
def tiles_around(table: Table[Board], number: int) -> None:
    found = [area for area in table.state.areas.values() if area.kind is not AreaKind.MOON_AREA]
    expect((len(found), table.state.preparation.tiles), (number, number), "the area tiles")


@vocabulary.then("no area tiles lie around the Moon")
def no_tiles(table: Table[Board]) -> None:
    expect(table.state.preparation.tiles, 0, "the area tiles")


@vocabulary.then("the game is {difficulty:Difficulty}")
def game_is(table: Table[Board], difficulty: Difficulty) -> None:
    expect(table.state.preparation.difficulty, difficulty, "the difficulty")


@vocabulary.then("with {tiles:d} area tiles the game would be {expected:Difficulty}")
def would_be(table: Table[Board], tiles: int, expected: Difficulty) -> None:
    expect(difficulty(table, tiles), expected, f"the difficulty with {tiles} area tiles")


def _tiles(rows: list[dict[str, Any]]) -> list[Tile]:
    return [Tile(row["ground"], row["value"] or 0) for row in rows for _ in range(row["number"])]


@vocabulary.when("the players place the Moon Princess")
def places_princess(table: Table[Board]) -> None:
    table.do(set_up, "board.princess", place_princess)


@vocabulary.when("the players put the Moon Princess between {areas:Area+}")
def puts_princess(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        area_named(table, name)
    table.pick(PLAYERS, Point(tuple(sorted(areas))), rule="board.princess")


@vocabulary.then("the players choose one of these intersections", Columns({"areas": "Area+"}))
def choice_of_point(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.expect_choice(PLAYERS, [Point(tuple(sorted(row["areas"]))) for row in rows])


@vocabulary.given("the momentum track for {players:d} (player|players) ends at {last:d}")
def track_ends(table: Table[Board], players: int, last: int) -> None:
    table.state.preparation.tracks[players] = last


@vocabulary.when("the players take the momentum track for {players:d} (player|players)")
def takes_track(table: Table[Board], players: int) -> None:
    table.do(set_up, "track.setup", take_track, players)


@vocabulary.then("the momentum track ends at {last:d}")
def track_is(table: Table[Board], last: int) -> None:
    expect(table.state.track.last if table.state.track else None, last, "the last space of the momentum track")


@vocabulary.when("the players place the priority tokens")
def places_priority(table: Table[Board]) -> None:
    table.do(set_up, "priority.place", place_priority_tokens)


@vocabulary.then("priority tokens lie in just {areas:Area+}")
def priority_in(table: Table[Board], areas: list[str]) -> None:
    expect_set([name for name, area in table.state.areas.items() if area.priority], areas, "the priority tokens")


@vocabulary.then("{areas:Area+} (carries|carry) no priority token")
def no_priority(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        expect(area_named(table, name).priority, False, f"the priority token of {name}")


@vocabulary.when("the players prepare these Oni", Columns({"Oni": "Oni", "number": "d"}))
def prepares(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """From all the figures they own, with more legendary Oni than are used."""
    table.do(set_up, "pool.oni", prepare_oni, {row["Oni"]: row["number"] for row in rows}, 9)


@vocabulary.then("{number:d} Oni and {legendary:d} legendary Oni are used")
def used(table: Table[Board], number: int, legendary: int) -> None:
    board = table.state
    oni = sum(board.available[one] + board.in_play(one) for one in SUPPLY)
    expect((oni, board.preparation.legendary), (number, legendary), "the Oni used")


@vocabulary.then("these Oni go back to the box", Columns({"Oni": "Oni", "number": "d"}))
def back_to_box(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    returned = table.state.preparation.returned
    stated = {row["Oni"]: row["number"] for row in rows}
    for oni in SUPPLY:
        expect(returned.get(oni, 0), stated.get(oni, 0), f"{oni} back in the box")


@vocabulary.when("somebody wants another {oni:Oni} from the box")
def wants_oni(table: Table[Board], oni: Oni) -> None:
    table.do(take_from_box, oni)
