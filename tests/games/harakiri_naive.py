"""Naive readings of Harakiri's geometry, by fractions: slow, plain, and what the engine is held to."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from ruleproof.games.harakiri.names import Side, Square, Terrain
from ruleproof.games.harakiri.state import Harakiri

BLOCKING = (Terrain.OBSTACLE, Terrain.INACCESSIBLE)


def naive_line(start: Square, end: Square) -> tuple[set[Square], set[Square]]:
    """The squares whose inside the line crosses, and those it meets only at a corner, by cutting with fractions."""
    crossed, touched = set(), set()
    dx, dy = end.column - start.column, end.row - start.row
    columns = range(min(start.column, end.column) - 1, max(start.column, end.column) + 2)
    rows = range(min(start.row, end.row) - 1, max(start.row, end.row) + 2)
    for column, row in product(columns, rows):
        low, high = Fraction(0), Fraction(1)
        inside = True
        for origin, step, middle in ((start.column, dx, column), (start.row, dy, row)):
            first, last = middle - Fraction(1, 2), middle + Fraction(1, 2)
            if step == 0:
                inside = inside and first < origin < last
                continue
            one, two = sorted(((first - origin) / step, (last - origin) / step))
            low, high = max(low, one), min(high, two)
        if inside and low < high:
            crossed.add(Square(column, row))
        elif inside and low == high:
            touched.add(Square(column, row))
    return crossed - {start}, touched


def naive_occupied(state: Harakiri, square: Square, side: Side) -> bool:
    if state.zone[square].terrain in BLOCKING:
        return True
    return any(where == square and state.side_of(name) is not side for name, where in state.places.items())


def naive_sight(state: Harakiri, side: Side, start: Square, end: Square) -> bool:
    crossed, touched = naive_line(start, end)
    if state.zone[start].level != state.zone[end].level:
        blocked = {square for square in state.zone if state.zone[square].terrain is Terrain.INACCESSIBLE}
    else:
        blocked = {square for square in state.zone if naive_occupied(state, square, side)}
    return not (crossed - {end}) & blocked and len(touched & blocked) <= 1
