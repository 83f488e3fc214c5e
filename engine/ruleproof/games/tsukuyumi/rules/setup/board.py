"""The board: Moon, area tiles, the Moon Princess, priority tokens and the Oni that are used."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose
from ruleproof.games.tsukuyumi.names import AreaKind, Difficulty, Mode, Oni
from ruleproof.games.tsukuyumi.rules.map import Point, intersections, next_to_home
from ruleproof.games.tsukuyumi.rules.setup.layout import MOON, SPIRAL, neighbours
from ruleproof.games.tsukuyumi.state import SUPPLY, Area, Board, Track

TILES_EACH = 7
TILES_SOLO = 12
LEGENDARY = 7


@dataclass(frozen=True)
class Tile:
    kind: AreaKind
    value: int = 0


def lay_moon(table: Table[Board]) -> None:
    """The Moon with its areas, M0 in the centre, and 1 Small and 1 Medium Oni in each."""
    board = table.state
    if MOON[0] in board.areas:
        raise Refusal("board.moon", "the Moon lies in the centre already")
    for name in MOON:
        area = Area(kind=AreaKind.MOON_AREA, centre=name == MOON[0])
        board.areas[name] = area
        for oni in (Oni.SMALL, Oni.MEDIUM):
            if board.available[oni]:
                board.available[oni] -= 1
                area.add_oni(oni, 1)
    _join(board)
    table.trace.applied(
        "board.moon", "the Moon has {number} areas, each with 1 Small and 1 Medium Oni", number=len(MOON)
    )


def lay_tiles(table: Table[Board], tiles: list[Tile]) -> None:
    """Area tiles around the Moon, in the order in which they were shuffled: T1, T2 and so on, ring by ring."""
    board = table.state
    preparation = board.preparation
    players = _players(board)
    if preparation.tiles:
        raise Refusal("board.tiles", "the area tiles lie around the Moon already")
    if len(tiles) > len(SPIRAL):
        raise InputError(f"{len(tiles)} area tiles are more than we can lay out.", todo=f"State {len(SPIRAL)} at most.")
    for tile in tiles:
        _require_allowed(table, tile.kind)
    fertile = sum(tile.kind is AreaKind.FERTILE_GROUND for tile in tiles)
    if fertile != players:
        values = {"fertile": fertile, "players": players}
        raise Refusal("board.fertile", "Fertile Grounds: {fertile}, players: {players}", **values)
    table.trace.applied("board.fertile", "Fertile Grounds among the area tiles: {fertile}", fertile=fertile)
    for name, tile in zip(SPIRAL, tiles, strict=False):
        board.areas[name] = Area(kind=tile.kind, value=tile.value)
    _join(board)
    preparation.tiles = len(tiles)
    preparation.difficulty = difficulty(table, len(tiles))


def _require_allowed(table: Table[Board], kind: AreaKind) -> None:
    if kind is AreaKind.MOON_AREA:
        raise InputError("a moon area is no area tile.", todo="Lay the Moon out first, then the tiles.")
    if table.state.preparation.moonfall and kind in (AreaKind.RIVER_LAND, AreaKind.TOXIC_AREA):
        raise Refusal("board.moonfall", "{ground} is not used with After the Moonfall", ground=kind)


def normal_tiles(table: Table[Board]) -> int:
    """How many area tiles a game of normal difficulty has."""
    players = _players(table.state)
    solo = table.state.preparation.mode is Mode.SOLO
    number = TILES_SOLO if solo else TILES_EACH * players
    if table.readings["C11"] == "b":
        number += players
    rule = "board.tiles-solo" if solo else "board.tiles"
    table.trace.applied(rule, "area tiles: {number}, players: {players}", number=number, players=players)
    return number


def difficulty(table: Table[Board], tiles: int) -> Difficulty:
    """More tiles are easier, fewer are harder."""
    normal = normal_tiles(table)
    found = Difficulty.EASIER if tiles > normal else Difficulty.HARDER if tiles < normal else Difficulty.NORMAL
    text = "with {tiles} area tiles instead of {normal} the game is {difficulty}"
    table.trace.applied("board.difficulty", text, tiles=tiles, normal=normal, difficulty=found)
    return found


def place_princess(table: Table[Board]) -> Act[None]:
    """The players choose any intersection of the purple border."""
    if table.state.moon_princess is not None:
        raise Refusal("board.princess", "the Moon Princess is on the board already")
    points = [Point(tuple(sorted(point))) for point in intersections(table.state)]
    if not points:
        raise InputError("the purple border has no intersections.", todo="Lay out the Moon and area tiles around it.")
    point = yield from choose(PLAYERS, "where the Moon Princess starts", points, rule="board.princess")
    table.state.moon_princess = set(point.areas)
    table.trace.applied("board.princess", "the Moon Princess starts between {areas}", areas=point.areas)


def place_priority_tokens(table: Table[Board]) -> None:
    """1 token for each area with at least 1 reason."""
    board = table.state
    near = {name for faction in {*board.homezones, *board.home_tokens} for name in next_to_home(board, faction)}
    for name, area in board.areas.items():
        fertile = area.kind in (AreaKind.FERTILE_GROUND, AreaKind.RADIOACTIVE_AREA)
        area.priority = fertile or area.centre or name in near
        if area.priority:
            table.trace.applied("priority.place", "{area} gets 1 priority token", area=name)
    if board.home_tokens:
        table.trace.applied("home.tokens", "areas next to a Home token count as areas next to a Homezone")


def prepare_oni(table: Table[Board], owned: dict[Oni, int], legendary: int) -> None:
    """Take the Oni that are used; the others stay in the box."""
    board = table.state
    if board.preparation.legendary is not None:
        raise Refusal("pool.oni", "the Oni are prepared already")
    used = {oni: min(number, owned.get(oni, number)) for oni, number in SUPPLY.items()}
    for oni, number in used.items():
        if number < board.in_play(oni):
            raise InputError(f"more {oni} are in play than there are.", todo="State all Oni that you own.")
        board.available[oni] = number - board.in_play(oni)
    total = sum(used.values())
    values = {"total": total, "legendary": min(legendary, LEGENDARY)}
    board.preparation.legendary = values["legendary"]
    board.preparation.returned = {
        oni: owned[oni] - number for oni, number in used.items() if owned.get(oni, number) > number
    }
    table.trace.applied("pool.oni", "{total} Oni and {legendary} legendary Oni are used", **values)


def take_from_box(table: Table[Board], oni: Oni) -> None:
    """Somebody wants one more Oni than the pool holds."""
    left = table.state.available[oni]
    if left:
        raise InputError(f"{left} {oni} are still available.", todo="Only an empty pool tempts anybody.")
    raise Refusal("pool.limit", "no {oni} is left in the pool, and none comes from the box", oni=oni)


def take_track(table: Table[Board], players: int) -> None:
    """The momentum track for so many players, with the marker on its first space."""
    board = table.state
    if players != _players(board):
        values = {"players": players, "wanted": _players(board)}
        raise Refusal("track.setup", "the number of players is {wanted}, but the track is for {players}", **values)
    board.momentum = 1
    if players in board.preparation.tracks:
        board.track = Track(last=board.preparation.tracks[players])
    table.trace.applied("track.setup", "track for players: {players}; the marker on 1", players=players)


def _players(board: Board) -> int:
    if not board.preparation.players:
        raise InputError("how many people play is not stated.", todo="State the way to play and the number of players.")
    return board.preparation.players


def _join(board: Board) -> None:
    """Areas of the layout know their neighbours, as far as they are laid out."""
    for name, near in neighbours().items():
        if name in board.areas:
            board.areas[name].neighbours |= {other for other in near if other in board.areas}
