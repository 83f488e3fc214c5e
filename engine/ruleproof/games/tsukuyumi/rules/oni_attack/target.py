"""Which areas the Oni can attack, how many Oni that moves and how far: one area after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import accumulate

from ruleproof.core import Readings
from ruleproof.games.tsukuyumi.names import ONI, PRINCESS, AreaKind, Faction, Legendary, Oni, Piece
from ruleproof.games.tsukuyumi.rules.damage import values_of
from ruleproof.games.tsukuyumi.rules.figures import Figure, gambler_shows, is_in_play
from ruleproof.games.tsukuyumi.rules.legendary_oni.skybound import idle
from ruleproof.games.tsukuyumi.rules.map import distances, mountain_rule
from ruleproof.games.tsukuyumi.state import Area, Board

RANGE = 2
RONIN_RANGE = 3
MASSIVE_RANGE = 1


@dataclass(frozen=True)
class Group:
    """Oni of one size, or a legendary Oni, in one area that could move to the attacked area."""

    oni: Figure
    start: str
    number: int
    points: int
    distance: int


@dataclass(frozen=True)
class Plan:
    """An area that the Oni can conquer, with the fewest Oni moved and, for that many, the shortest way in all."""

    area: str
    needed: int
    present: int
    """Conquest points of the Oni that are already there."""
    moved: int
    distance: int

    @property
    def shortfall(self) -> int:
        return max(0, self.needed - self.present)


@dataclass(frozen=True)
class RuledOut:
    """An area that is not attacked, the rule that says so, and why."""

    area: str
    rule: str
    because: str
    values: Mapping[str, object] = field(default_factory=dict)


def examine(
    board: Board, readings: Readings, name: str, only: Callable[[Group], bool] | None = None
) -> Plan | RuledOut:
    """Whether the Oni can attack this area, looking at nothing but the area and the Oni around it.

    `only` says which Oni could move, where not all of them could.
    """
    barred = barred_from_attack(board, readings, name)
    if barred is not None:
        return barred
    needed = points_needed(board.areas[name], readings)
    present = points_of(board, name) if needed else 0
    if present >= needed and (figures_fighting(board, name) or _princess_attacks_alone(board, readings, name)):
        return Plan(name, needed, present, 0, 0)
    groups = [group for group in groups_within(board, readings, name) if only is None or only(group)]
    moved = fewest_moved(max(0, needed - present), groups)
    if moved is None:
        return _out_of_reach(board, readings, name)
    return Plan(name, needed, present, moved, shortest_way(moved, max(0, needed - present), groups))


def _princess_attacks_alone(board: Board, readings: Readings, name: str) -> bool:
    """Whether the Moon Princess is enough where no other Oni is."""
    return bool(board.moon_princess and name in board.moon_princess) and readings["C100"] == "b"


def barred_from_attack(board: Board, readings: Readings, name: str) -> RuledOut | None:
    """What keeps the Oni away however strong they are."""
    area = board.areas[name]
    if area.token == ONI and not (area.units and readings["C56"] == "b"):
        return RuledOut(name, "target.oni-token", "it carries an Oni territory token")
    if (
        area.kind is AreaKind.MOON_AREA
        and not isinstance(area.token, Faction)
        and not (area.units and readings["C94"] == "b")
    ):
        return RuledOut(name, "target.moon", "it is a moon area without a player's territory token")
    return None


def defence(area: Area, readings: Readings) -> int:
    """The conquest points of the units here: those of the strongest player alone."""
    points = [area.points_of(faction) for faction in area.defenders]
    if len(points) > 1 and readings["C55"] == "b":
        return sum(points)
    return max(points, default=0)


def points_needed(area: Area, readings: Readings) -> int:
    """The conquest points that conquer the area: as many as it has are enough."""
    return defence(area, readings) + area.value + area.protection


def figures_fighting(board: Board, name: str) -> dict[Figure, int]:
    """The Oni and legendary Oni in the area that can attack."""
    area = board.areas[name]
    figures: dict[Figure, int] = {oni: area.oni[oni] for oni in Oni if oni in area.oni}
    for legendary, number in area.legendary.items():
        if not (legendary is Legendary.SKYBOUND and idle(board)):
            figures[legendary] = number
    return figures


def pieces_fighting(board: Board, name: str) -> dict[Piece, int]:
    """Everything that takes part in an attack on this area without moving: the Moon Princess does too."""
    pieces: dict[Piece, int] = dict(figures_fighting(board, name).items())
    if board.moon_princess and name in board.moon_princess:
        pieces[PRINCESS] = 1
    return pieces


def points_of(board: Board, name: str) -> int:
    return sum(number * values_of(board, piece).points for piece, number in pieces_fighting(board, name).items())


def damage_of(board: Board, name: str) -> int:
    return sum(number * values_of(board, piece).damage for piece, number in pieces_fighting(board, name).items())


def range_of(board: Board, readings: Readings, figure: Figure) -> int:
    """How many areas the figure moves in an attack."""
    if gambler_shows(board, 5) and readings["C50"] == "b":
        return MASSIVE_RANGE
    if is_in_play(board, Legendary.RONIN) and (figure is Legendary.RONIN or readings["C46"] == "b"):
        return RONIN_RANGE
    return RANGE


def groups_within(board: Board, readings: Readings, name: str) -> list[Group]:
    """The Oni that could move here, by area and size, nearest first."""
    ranges: dict[Figure, int] = {}
    found = []
    for group in groups_around(board, readings, name, RONIN_RANGE if is_in_play(board, Legendary.RONIN) else RANGE):
        if group.oni not in ranges:
            ranges[group.oni] = range_of(board, readings, group.oni)
        if group.distance <= ranges[group.oni]:
            found.append(group)
    return found


def groups_around(board: Board, readings: Readings, name: str, farthest: int | None) -> list[Group]:
    """The Oni up to so many areas away, whatever their range."""
    return [
        Group(figure, start, number, values_of(board, figure).points, distance)
        for start, distance in distances(board, readings, name, farthest).items()
        if distance
        for figure, number in figures_fighting(board, start).items()
    ]


def fewest_moved(shortfall: int, groups: Iterable[Group]) -> int | None:
    """How many Oni must move to make up the shortfall: the strongest first, and at least 1."""
    moved = points = 0
    for group in sorted(groups, key=lambda group: -group.points):
        if not moved and group.points >= shortfall:
            return 1
        still = -(-(shortfall - points) // group.points)
        if still <= group.number:
            return moved + still
        moved += group.number
        points += group.number * group.points
    return None


def shortest_way(moved: int, shortfall: int, groups: Iterable[Group]) -> int:
    """The fewest areas that so many Oni move in all when they make up the shortfall.

    For each distance the strongest Oni go first, so it is enough to know how many come from how far.
    """
    by_distance: dict[int, list[int]] = {}
    for group in groups:
        by_distance.setdefault(group.distance, []).extend([group.points] * group.number)
    best = {(0, 0): 0}
    for distance, points in by_distance.items():
        points.sort(reverse=True)
        sums = [0, *accumulate(points[:moved])]
        longer: dict[tuple[int, int], int] = {}
        for (count, way), total in best.items():
            for more, gained in enumerate(sums[: moved - count + 1]):
                key = (count + more, way + more * distance)
                longer[key] = max(longer.get(key, 0), total + gained)
        best = longer
    return min(way for (count, way), total in best.items() if count == moved and total >= shortfall)


def _out_of_reach(board: Board, readings: Readings, name: str) -> RuledOut:
    """Why the Oni cannot conquer the area: too few within range, or too few anywhere."""
    area = board.areas[name]
    near, everywhere = groups_within(board, readings, name), groups_around(board, readings, name, None)
    needed = points_needed(area, readings)
    present = points_of(board, name) if needed else 0
    points = present + sum(group.number * group.points for group in near)
    values = {"points": points, "needed": needed, "range": RANGE}
    if name in board.home_tokens.values() and readings["C101"] == "a":
        return RuledOut(name, "home.tokens", "a Home token makes it a Homezone, which Oni cannot enter")
    if fewest_moved(max(0, needed - present), everywhere) is not None:
        because = "the Oni within {range} areas have {points} of {needed} conquest points, the others are too far away"
        return RuledOut(name, "range.two", because, values)
    if not points:
        return RuledOut(name, "range.two", "no Oni is within {range} areas", values)
    units = defence(area, readings)
    if points < units:
        damage = sum(values_of(board, group.oni).damage * group.number for group in near)
        damage += damage_of(board, name)
        if damage >= sum(group.number * group.life for group in area.units):
            because = "before any damage the Oni have only {points} of {needed} conquest points"
            return RuledOut(name, "attack.before-damage", because, values)
        rule = "target.conquer"
    elif points < units + area.value:
        rule = mountain_rule(area)
    else:
        rule = "target.protected"
    return RuledOut(name, rule, "the Oni have only {points} of {needed} conquest points", values)
