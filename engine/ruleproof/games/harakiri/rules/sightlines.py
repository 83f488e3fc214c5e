"""Straight lines between squares, and every line of sight of a zone at once. Whole numbers only.

A set of squares is a whole number with one bit a square. The squares blocked by what lies at some offset are then the
occupied ones, shifted: a line of sight costs its length once an offset, not once a pair of squares.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache

from ruleproof.games.harakiri.names import Square

Offset = tuple[int, int]


@dataclass(frozen=True)
class Line:
    """A straight line between the centres of two squares, as offsets from the first."""

    crossed: tuple[Offset, ...]
    """In order, without the first square, with the last."""
    touched: tuple[Offset, ...]
    """Squares that it meets only at a corner."""


@cache
def line(columns: int, rows: int) -> Line:
    """The line from a square to the one this many columns and rows away.

    Walks from border to border. The next upright border is met before the next level one when
    (1 + 2x) * height < (1 + 2y) * width; when equal, the line passes through a corner.
    """
    width, height = abs(columns), abs(rows)
    right, down = (1 if columns > 0 else -1), (1 if rows > 0 else -1)
    crossed: list[Offset] = []
    touched: list[Offset] = []
    x = y = 0
    while (x, y) != (width, height):
        upright, level = (1 + 2 * x) * height, (1 + 2 * y) * width
        if upright == level:
            touched += [((x + 1) * right, y * down), (x * right, (y + 1) * down)]
            x, y = x + 1, y + 1
        elif upright < level:
            x += 1
        else:
            y += 1
        crossed.append((x * right, y * down))
    return Line(tuple(crossed), tuple(touched))


class Sightlines:
    """The lines of sight in a rectangle of squares, given those that block."""

    def __init__(self, squares: Collection[Square], blocking: Iterable[Square], corners_only: bool) -> None:
        """`squares` are the zone; gaps between them block too. With `corners_only`, see reading b of C61."""
        self._left = min(square.column for square in squares)
        self._top = min(square.row for square in squares)
        self._width = max(square.column for square in squares) - self._left + 1
        height = max(square.row for square in squares) - self._top + 1
        free = 0
        for square in set(squares) - set(blocking):
            free |= 1 << self._bit(square)
        self._all = (1 << self._width * height) - 1
        self._blocking = self._all & ~free
        self._corners_only = corners_only
        self._clear: dict[Offset, int] = {}

    def clear(self, start: Square, end: Square) -> bool:
        """Whether nothing between the two squares of the zone takes the line of sight."""
        offset = (end.column - start.column, end.row - start.row)
        if offset not in self._clear:
            self._clear[offset] = self._clear_from(offset)
        return bool(self._clear[offset] >> self._bit(start) & 1)

    def _clear_from(self, offset: Offset) -> int:
        path = line(*offset)
        crossed = touched = twice = 0
        for step in path.crossed[:-1]:
            crossed |= self._shifted(step)
        for step in path.touched:
            here = self._shifted(step)
            twice |= touched & here
            touched |= here
        return self._all & ~(crossed & twice if self._corners_only else crossed | twice)

    def _shifted(self, step: Offset) -> int:
        """The squares that have a blocking square at this step from them."""
        bits = step[1] * self._width + step[0]
        return self._blocking >> bits if bits >= 0 else self._blocking << -bits

    def _bit(self, square: Square) -> int:
        return (square.row - self._top) * self._width + square.column - self._left
