"""Levels and stairs: which steps lead from one to another."""

from __future__ import annotations

from ruleproof.games.harakiri.names import Motion, Square
from ruleproof.games.harakiri.rules.geometry import View, ground, same_level


def level_forbidden(view: View, start: Square, end: Square) -> str | None:
    """The rule by which a step cannot lead to another level; None where it does not, or may."""
    if view.motion is Motion.FLYING:
        return None
    changing = [(one, other) for one, other in parts(view, start, end) if not same_level(view.state, one, other)]
    if any(not _joined_by_stairs(view, one, other) for one, other in changing):
        return "level.change" if len(parts(view, start, end)) == 1 or not _stairs_used(view, changing) else "stairs.fit"
    if changing and not _fits(view, start, end):
        return "stairs.fit"
    return None


def parts(view: View, start: Square, end: Square) -> list[tuple[Square, Square]]:
    """The step of each square that a miniature takes."""
    return list(zip(view.base.at(start), view.base.at(end), strict=True))


def _joined_by_stairs(view: View, one: Square, other: Square) -> bool:
    lower = min(one, other, key=lambda square: ground(view.state, square).level)
    return ground(view.state, lower).stairs


def _stairs_used(view: View, changing: list[tuple[Square, Square]]) -> bool:
    return any(_joined_by_stairs(view, one, other) for one, other in changing)


def _fits(view: View, start: Square, end: Square) -> bool:
    """Whether all of a miniature that is not on the upper level is on stairs, before the step and after it."""
    squares = [ground(view.state, square) for square in (*view.base.at(start), *view.base.at(end))]
    upper = max(one.level for one in squares)
    return all(one.stairs or one.level == upper for one in squares)
