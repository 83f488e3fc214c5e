"""Everything that fights for the Oni: which legendary Oni are in play, and moving figures about."""

from __future__ import annotations

from ruleproof.games.tsukuyumi.names import Legendary, Oni
from ruleproof.games.tsukuyumi.state import Board

Figure = Oni | Legendary
"""An Oni of some size, or a legendary Oni."""


def areas_with(board: Board, legendary: Legendary) -> list[str]:
    """The areas in which it stands; only the Three Shadows can be in several."""
    return [name for name, area in board.areas.items() if legendary in area.legendary]


def is_in_play(board: Board, legendary: Legendary) -> bool:
    return bool(areas_with(board, legendary))


def gambler_shows(board: Board, face: int) -> bool:
    """Whether the Gambler is in play with this effect."""
    return board.special.gambler == face and is_in_play(board, Legendary.GAMBLER)


def move_figure(board: Board, figure: Figure, number: int, start: str, end: str) -> None:
    """From one area to another."""
    if isinstance(figure, Oni):
        board.areas[start].remove_oni(figure, number)
        board.areas[end].add_oni(figure, number)
        return
    there, here = board.areas[start], board.areas[end]
    left = {**there.legendary, figure: there.legendary[figure] - number}
    there.legendary = {one: count for one, count in left.items() if count}
    here.legendary = {**here.legendary, figure: here.legendary.get(figure, 0) + number}
