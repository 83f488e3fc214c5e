"""Measures Harakiri's line of sight and reach for all pairs of squares of a zone, against the tests' naive reading.

The naive reading would take hours for all pairs of a 40 by 40 zone: it is given some thousand of them, evenly spread,
and compared by the pair. Its answers must be the same.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from ruleproof.core import Readings
from ruleproof.games.harakiri.names import Side, Square, Terrain
from ruleproof.games.harakiri.rules.geometry import View, range_between
from ruleproof.games.harakiri.state import Ground, Harakiri

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.games.harakiri_naive import naive_line, naive_sight

SIDE, OCCUPIED, REACH = 40, 200, 12
SAMPLE = 1_500
AT_LEAST, GROWTH = 20.0, 1.3


def main() -> int:
    """Print the ratios as text, then as one line of JSON; 1 if a target is missed."""
    half, whole = zone(SIDE // 2, OCCUPIED // 4), zone(SIDE, OCCUPIED)
    small, _ = all_pairs(half)
    seconds, answers = all_pairs(whole)
    naive, wrong = sampled(whole, answers)
    pairs = len(whole.zone) ** 2
    faster = naive / SAMPLE / (seconds / pairs)
    growth = seconds / pairs / (small / len(half.zone) ** 2)
    good = not wrong and faster >= AT_LEAST and growth <= GROWTH
    print(f"{pairs} pairs of squares in {seconds:.2f} s; the naive reading: {SAMPLE} pairs in {naive:.2f} s")
    print(f"  {faster:.0f} times faster a pair (wanted: at least {AT_LEAST:g}), {wrong} answers differ (wanted: 0)")
    print(f"  16 times the pairs take {growth:.2f} times as long a pair (wanted: at most {GROWTH})")
    print(json.dumps({"bench": "sight", "faster": faster, "growth": growth, "wrong": wrong, "good": good}))
    return 0 if good else 1


def zone(side: int, occupied: int) -> Harakiri:
    """A square zone with obstacles scattered in a fixed way."""
    squares = [Square(column, row) for row in range(1, side + 1) for column in range(1, side + 1)]
    obstacles = {squares[number * 7919 % len(squares)] for number in range(occupied)}
    assert len(obstacles) == occupied
    return Harakiri(
        zone={square: Ground(terrain=Terrain.OBSTACLE if square in obstacles else Terrain.NORMAL) for square in squares}
    )


def readings() -> Readings:
    return Readings({"C58": "a", "C61": "a"})


def all_pairs(state: Harakiri) -> tuple[float, list[bool]]:
    """How long every pair takes, and whether the second square is in reach and sight of the first."""
    start = time.process_time()
    view = View(state, Side.CHARACTERS, readings())
    squares = list(state.zone)
    answers = [
        one != other and range_between(one, other) <= REACH and view.sees(one, other)
        for one in squares
        for other in squares
    ]
    return time.process_time() - start, answers


def sampled(state: Harakiri, answers: list[bool]) -> tuple[float, int]:
    """How long the naive reading takes for the sample, and how many of its answers differ."""
    squares = list(state.zone)
    start = time.process_time()
    wrong = 0
    for number in range(SAMPLE):
        pair = number * 104_729 % len(answers)
        one, other = squares[pair // len(squares)], squares[pair % len(squares)]
        near = one != other and len(naive_line(one, other)[0]) <= REACH
        wrong += answers[pair] != (near and naive_sight(state, Side.CHARACTERS, one, other))
    return time.process_time() - start, wrong


if __name__ == "__main__":
    sys.exit(main())
