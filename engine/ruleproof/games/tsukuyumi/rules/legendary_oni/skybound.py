"""The Skybound: it circles around the Moon with the Moon Princess and takes away tokens."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, Table, choose
from ruleproof.games.tsukuyumi.names import Direction, Faction, Legendary
from ruleproof.games.tsukuyumi.rules.figures import areas_with, is_in_play, move_figure
from ruleproof.games.tsukuyumi.rules.map import distances, ways_in
from ruleproof.games.tsukuyumi.state import Board

CIRCLE = 2
"""Areas that the Skybound moves with each move of the Moon Princess."""


def idle(board: Board) -> bool:
    """Whether the Dark Observer keeps the Skybound out of attacks: he is in play, in another area."""
    return is_in_play(board, Legendary.DARK_OBSERVER) and not set(areas_with(board, Legendary.SKYBOUND)) & set(
        areas_with(board, Legendary.DARK_OBSERVER)
    )


def follow_princess(table: Table[Board], direction: Direction) -> None:
    """The Skybound moves in the same direction, one area after the other."""
    board = table.state
    ring = board.special.ring
    (here,) = areas_with(board, Legendary.SKYBOUND)
    if here not in ring:
        because = "it is not next to the Moon"
        table.trace.rejected("skybound.circles", "the Skybound does not move", because=because)
        return
    if is_in_play(board, Legendary.DARK_OBSERVER) and table.readings["C51"] == "b":
        because = "the Dark Observer is in play"
        table.trace.rejected("skybound.circles", "the Skybound does not move", because=because)
        return
    for _ in range(CIRCLE):
        step = 1 if direction is Direction.CLOCKWISE else -1
        there = ring[(ring.index(here) + step) % len(ring)]
        move_figure(board, Legendary.SKYBOUND, 1, here, there)
        table.trace.applied("skybound.circles", "the Skybound moves to {area}", area=there)
        remove_token(table, there)
        here = there


def remove_tokens_on_the_way(table: Table[Board], start: str, end: str) -> Act[None]:
    """In an attack too it takes away the token of each area it enters; of equally short ways the players choose one."""
    board = table.state
    here, away = start, distances(board, table.readings, end)
    while here != end:
        nearer = [name for name in board.areas if away.get(name) == away[here] - 1]
        ahead = [name for name in nearer if here in ways_in(board, table.readings, name)]
        if any(isinstance(board.areas[name].token, Faction) for name in ahead):
            here = yield from choose(PLAYERS, "which way the Skybound goes", ahead, rule="skybound.tokens")
            remove_token(table, here)
        else:
            here = ahead[0]


def remove_token(table: Table[Board], name: str) -> None:
    area = table.state.areas[name]
    if isinstance(area.token, Faction):
        text = "the token of the {faction} in {area} is removed"
        table.trace.applied("skybound.tokens", text, faction=area.token, area=name)
        area.token = None
