"""Squares: adjacency, occupied squares, range and line of sight. Whole numbers only: a line at a corner touches it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ruleproof.core import Readings, Table
from ruleproof.games.harakiri.names import ELEMENTS, LIFELESS, Motion, Name, Side, Square, Terrain
from ruleproof.games.harakiri.rules.sightlines import Sightlines, line
from ruleproof.games.harakiri.state import Base, Ground, Harakiri

_OUTSIDE = Ground(terrain=Terrain.INACCESSIBLE)


def range_between(start: Square, end: Square) -> int:
    """How many squares the line crosses, without the first, with the last."""
    return len(line(end.column - start.column, end.row - start.row).crossed)


def touching(one: Square, other: Square) -> bool:
    """Whether two squares share a side or a corner."""
    return one != other and abs(one.column - other.column) <= 1 and abs(one.row - other.row) <= 1


def ground(state: Harakiri, square: Square) -> Ground:
    """What a square is; beyond the edge of the tiles it is like a wall."""
    return state.zone.get(square, _OUTSIDE)


def same_level(state: Harakiri, one: Square, other: Square) -> bool:
    return ground(state, one).level == ground(state, other).level


def around(state: Harakiri, square: Square) -> Iterator[Square]:
    """The squares of the zone that touch this one, on any level."""
    for columns in (-1, 0, 1):
        for rows in (-1, 0, 1):
            if (columns or rows) and (other := square.moved(columns, rows)) in state.zone:
                yield other


def closest(state: Harakiri, who: Name, at: Square, target: Name) -> tuple[Square, Square]:
    """From which square of a creature standing on `at` to which of the target is measured: the two nearest."""
    pairs = [(one, other) for one in state.creature(who).base.at(at) for other in state.squares_of(target)]
    if len(pairs) == 1:
        return pairs[0]
    return min(pairs, key=lambda pair: (not adjacent(state, *pair), range_between(*pair)))


def adjacent(state: Harakiri, one: Square, other: Square) -> bool:
    """Whether two squares are adjacent: they touch, on one level."""
    return touching(one, other) and same_level(state, one, other)


def neighbours(state: Harakiri, square: Square) -> Iterator[Square]:
    """The adjacent squares of the zone."""
    for other in around(state, square):
        if same_level(state, square, other):
            yield other


def flanks(start: Square, end: Square) -> tuple[Square, ...]:
    """The two squares that a diagonal step passes between; none for a straight step."""
    if start.column == end.column or start.row == end.row:
        return ()
    return Square(end.column, start.row), Square(start.column, end.row)


@dataclass(frozen=True)
class Sight:
    """Whether there is line of sight, the rule that says so, and what was in the way."""

    clear: bool
    rule: str
    crossed: tuple[Square, ...] = ()
    """Occupied squares that the line crosses."""
    touched: tuple[Square, ...] = ()
    """Occupied squares that it touches at a corner."""
    allies: tuple[Square, ...] = ()
    """Squares with allies that it crosses."""
    levels_differ: bool = False


class View:
    """The zone as one side sees it: which squares are occupied for it, by which rule, and which hold its allies."""

    def __init__(self, state: Harakiri, side: Side, readings: Readings, mover: Name | None = None) -> None:
        """With `mover`, the zone is seen as if that creature were not on it."""
        self.state = state
        self.readings = readings
        self.motion = state.creature(mover).motion if mover in state.creatures else Motion.NORMAL
        self.base = state.creature(mover).base if mover in state.creatures else Base()
        self.occupied: dict[Square, str] = {}
        self.allies: dict[Square, Name] = {}
        for square, what in state.zone.items():
            if what.terrain in (Terrain.OBSTACLE, Terrain.INACCESSIBLE):
                self.occupied[square] = "occupied.terrain"
        for name in state.places:
            if name == mover:
                continue
            for square in state.squares_of(name):
                if state.side_of(name) is side:
                    self.allies[square] = name
                elif state.side_of(name) is Side.NEITHER:
                    self.occupied[square] = "occupied.element"
                else:
                    self.occupied[square] = "occupied.opponents"

    def why_occupied(self, square: Square) -> str | None:
        """The rule that makes the square occupied for this side; None where it is not."""
        return self.occupied.get(square) if square in self.state.zone else "occupied.terrain"

    def inside(self, who: Name, at: Square) -> bool:
        """Whether a creature standing there is inside an obstacle, a wall, a door or the like."""
        lifeless = {self.state.places[name] for name in self.state.places if name.kind in LIFELESS and name != who}
        return who.kind not in ELEMENTS and any(
            ground(self.state, square).terrain in (Terrain.OBSTACLE, Terrain.INACCESSIBLE) or square in lifeless
            for square in self.state.creature(who).base.at(at)
        )

    def blocks(self, square: Square, levels_differ: bool) -> bool:
        """Whether the square counts as occupied for a line of sight."""
        if self._sees_through(square):
            return False
        if levels_differ:
            return ground(self.state, square).terrain is Terrain.INACCESSIBLE
        return self.why_occupied(square) is not None

    def _sees_through(self, square: Square) -> bool:
        """Whether a special movement helps its owner to look through a square."""
        if self.motion is Motion.NORMAL or square not in self.state.zone or self.readings["C62"] == "a":
            return False
        return self.motion is Motion.SPECTRAL or ground(self.state, square).terrain is not Terrain.INACCESSIBLE

    def sight(self, start: Square, end: Square) -> Sight:
        """The line of sight from `start` to `end`. The two squares themselves never block."""
        path = line(end.column - start.column, end.row - start.row)
        between = [start.moved(*offset) for offset in path.crossed[:-1]]
        corners = [start.moved(*offset) for offset in path.touched]
        differ = not same_level(self.state, start, end)
        crossed = tuple(square for square in between if self.blocks(square, differ))
        touched = tuple(square for square in corners if self.blocks(square, differ))
        allies = tuple(square for square in between if square in self.allies)
        if self.readings["C61"] == "b":
            rule = "sight.clear" if not crossed or len(touched) <= 1 else "sight.crossed"
        elif crossed:
            rule = "sight.crossed"
        else:
            rule = "sight.corners" if len(touched) > 1 else "sight.clear"
        return Sight(rule == "sight.clear", rule, crossed, touched, allies, differ)

    def sees(self, start: Square, end: Square) -> bool:
        """Whether `sight` is clear, without saying why: for looking at many squares."""
        lines = self._lines_between_levels if not same_level(self.state, start, end) else self._lines
        return lines.clear(start, end)

    @cached_property
    def _lines(self) -> Sightlines:
        blocking = [square for square in self.occupied if self.blocks(square, levels_differ=False)]
        return Sightlines(self.state.zone, blocking, self.readings["C61"] == "b")

    @cached_property
    def _lines_between_levels(self) -> Sightlines:
        walls = [square for square in self.state.zone if self.blocks(square, levels_differ=True)]
        return Sightlines(self.state.zone, walls, self.readings["C61"] == "b")

    def out_of_range(self, start: Square, end: Square, reach: int) -> str | None:
        """The rule by which an attack of this range does not reach from `start` to `end`; None where it does."""
        distance = range_between(start, end)
        if distance > reach:
            return "range.count"
        short = reach if self.readings["C58"] == "a" else distance
        return "range.levels" if short <= 2 and not same_level(self.state, start, end) else None


# --- questions --------------------------------------------------------------------------------------------------------


def are_adjacent(table: Table[Harakiri], one: Square, other: Square) -> bool:
    for square in (one, other):
        if ground(table.state, square).stairs:
            table.trace.applied("stairs.part", "the stairs on {square} belong to the lower level", square=square)
    if adjacent(table.state, one, other):
        table.trace.applied("square.adjacent", "{one} and {other} share a side or a corner", one=one, other=other)
        return True
    if touching(one, other):
        rule, because = "square.levels", "they are on different levels"
    else:
        rule, because = "square.adjacent", "they share neither a side nor a corner"
    table.trace.rejected(rule, "{one} and {other}", because=because, one=one, other=other)
    return False


def range_from(table: Table[Harakiri], start: Square, end: Square) -> int:
    distance = range_between(start, end)
    table.trace.applied(
        "range.count", "the line from {start} to {end} crosses {n} squares", start=start, end=end, n=distance
    )
    return distance


def occupied_for(table: Table[Harakiri], square: Square, who: Name) -> str | None:
    """The rule that makes the square occupied for this creature's side."""
    view = View(table.state, table.state.side_of(who), table.readings)
    rule = view.why_occupied(square)
    if rule:
        table.trace.applied(rule, "{square} is occupied for {who}", square=square, who=who)
    elif square in view.allies:
        table.trace.applied("occupied.allies", "{square} holds an ally of {who}", square=square, who=who)
    else:
        because = "there is no such terrain"
        table.trace.rejected("occupied.terrain", "{square} as an occupied square", because=because, square=square)
    return rule


def sees(table: Table[Harakiri], viewer: Name, target: Name) -> bool:
    start, end = closest(table.state, viewer, table.state.square_of(viewer), target)
    view = View(table.state, table.state.side_of(viewer), table.readings, mover=viewer)
    sight = view.sight(start, end)
    line = {"start": start, "end": end}
    if sight.levels_differ:
        table.trace.applied("sight.levels", "{start} and {end} are on different levels", **line)
    for square in (*sight.crossed, *sight.touched):
        if rule := view.why_occupied(square):
            table.trace.applied(rule, "{square} is occupied for {who}", square=square, who=viewer)
    if sight.allies:
        table.trace.applied("sight.allies", "allies on {squares} are not in the way", squares=sight.allies)
    if sight.crossed:
        because = "it crosses {squares}"
        table.trace.rejected(
            "sight.crossed", "the line from {start} to {end}", because=because, squares=sight.crossed, **line
        )
    if len(sight.touched) > 1:
        because = "it touches corners of {squares}"
        table.trace.rejected(
            "sight.corners", "the line from {start} to {end}", because=because, squares=sight.touched, **line
        )
    elif sight.touched:
        table.trace.applied(
            "sight.corners", "the line touches a corner of {squares}, which is one", squares=sight.touched
        )
    if sight.clear:
        table.trace.applied("sight.clear", "the line from {start} to {end} is clear", **line)
    return sight.clear
