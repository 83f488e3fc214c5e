"""Where tiles lie: hexagons in rings around the centre of the Moon.

The book shows the layout only in a picture, so this is ours: the Moon is M0 with M1 to M6 around it, the area tiles T1
to T54 lie around it clockwise, each ring full before the next one begins."""

from __future__ import annotations

from functools import cache

_SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_RINGS = 4


def _ring(radius: int) -> list[tuple[int, int]]:
    """The hexagons at this distance from the centre, clockwise."""
    q, r = -radius, 0
    found = []
    for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


MOON = [f"M{number}" for number in range(7)]
_MOON_PLACES = [(0, 0), *_ring(1)]
_TILE_PLACES = [place for radius in range(2, _RINGS + 1) for place in _ring(radius)]
SPIRAL = [f"T{number}" for number in range(1, len(_TILE_PLACES) + 1)]


@cache
def neighbours() -> dict[str, frozenset[str]]:
    """For every place of the layout the names of the places beside it."""
    names = dict(zip([*_MOON_PLACES, *_TILE_PLACES], [*MOON, *SPIRAL], strict=True))
    return {
        name: frozenset(names[q + dq, r + dr] for dq, dr in _SIDES if (q + dq, r + dr) in names)
        for (q, r), name in names.items()
    }
