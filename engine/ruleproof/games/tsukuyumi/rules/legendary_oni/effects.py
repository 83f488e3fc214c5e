"""Effects of legendary Oni that last while they are in play."""

from __future__ import annotations

from itertools import pairwise

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import ONI, ActionKind, Legendary, Oni
from ruleproof.games.tsukuyumi.rules.figures import areas_with, gambler_shows, is_in_play
from ruleproof.games.tsukuyumi.rules.scoring.control import controller
from ruleproof.games.tsukuyumi.state import Board, Units

SPAWN = 2


def start_of_round(table: Table[Board]) -> None:
    """The Oni turn card is revealed: the Three Shadows bring new Oni."""
    board = table.state
    for name in areas_with(board, Legendary.THREE_SHADOWS):
        for _ in range(SPAWN):
            oni = next((oni for oni in Oni if board.available[oni]), None)
            if oni is None:
                table.trace.applied("shadows.spawn", "no Oni is available for {area}", area=name)
                break
            board.available[oni] -= 1
            board.areas[name].add_oni(oni, 1)
            table.trace.applied("shadows.spawn", "a {oni} comes to the shadow in {area}", oni=oni, area=name)


def points_left(table: Table[Board], kind: ActionKind, shown: int, points: int) -> int:
    """What the Merchant and the Gambler leave in the black phase of all points of a kind, bonuses included.

    `shown` are those that the action card itself shows.
    """
    merchant = kind is ActionKind.PRODUCTION and is_in_play(table.state, Legendary.MERCHANT)
    if merchant and (shown == 3 or table.readings["C48"] == "a"):
        left = points - 1
        table.trace.applied("merchant.production", "production points that the Merchant leaves: {points}", points=left)
        return left
    if kind is ActionKind.COMBAT and gambler_shows(table.state, 4):
        left = max(1, points - 1)
        table.trace.applied("gambler.four", "attacks that the Gambler leaves: {points}", points=left)
        return left
    return points


def objectives_barred(board: Board) -> bool:
    return gambler_shows(board, 3)


def momentum_of_gambler(table: Table[Board]) -> int:
    """What an attack on Oni brings on top; he must be in play when it begins."""
    if not gambler_shows(table.state, 2):
        return 0
    table.trace.applied("gambler.two", "+1: the Gambler adds momentum to every attack")
    return 1


def require_conquest_allowed(table: Table[Board], name: str) -> None:
    """The Defiler keeps players from conquering what the Oni hold."""
    if not is_in_play(table.state, Legendary.DEFILER):
        return
    if controller(table.state, table.readings, name) == ONI:
        raise Refusal("defiler.no-conquest", "{area} belongs to the Oni and the Defiler is in play", area=name)


def require_move_allowed(board: Board, group: Units, path: list[str]) -> None:
    """One movement action along these areas: what the Gambler takes away, and what the base game does not give."""
    movement = group.movement or 0
    massive = gambler_shows(board, 5)
    steps, allowed = len(path) - 1, min(movement, 1) if massive else movement
    if massive and allowed < steps <= movement:
        values = {"steps": steps, "movement": movement}
        raise Refusal("gambler.five", "{steps} areas are too many, in spite of movement {movement}", **values)
    for here, there in pairwise(path):
        blocked = frozenset((here, there)) in board.blocks
        if blocked and group.flying and massive:
            raise Refusal("gambler.five", "the Block at {area} stops a unit that has lost its flight", area=there)
        if there not in board.areas[here].neighbours or (blocked and not group.flying):
            raise InputError(f"by the base game nobody moves from {here} to {there}.", todo="Name open neighbours.")
    if steps > allowed:
        raise InputError(f"by the base game the {group.name} moves {allowed} areas at most.", todo="Name fewer areas.")
