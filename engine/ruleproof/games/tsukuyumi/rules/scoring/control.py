"""Who controls an area: the Moon Princess before a player's token, and that before what the Oni hold anyway."""

from __future__ import annotations

from typing import Literal

from ruleproof.core import Readings
from ruleproof.games.tsukuyumi.names import ONI, AreaKind, Faction
from ruleproof.games.tsukuyumi.state import Board


def controller(board: Board, readings: Readings, name: str) -> Faction | Literal["Oni"] | None:
    area = board.areas[name]
    if board.moon_princess and name in board.moon_princess:
        return ONI
    if area.token is not None:
        return area.token
    if area.kind is AreaKind.MOON_AREA or readings["C22"] == "b":
        return ONI
    return None


def control_rule(board: Board, name: str) -> str:
    """The rule that decides who controls the area, where somebody does."""
    if board.moon_princess and name in board.moon_princess:
        return "control.moon-princess"
    return "control.token" if isinstance(board.areas[name].token, Faction) else "control.moon"
