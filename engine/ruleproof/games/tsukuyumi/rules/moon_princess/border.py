"""The way of the Moon Princess along the purple border, and the areas that she controls."""

from __future__ import annotations

from itertools import combinations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import AreaKind, Direction, Faction, Legendary
from ruleproof.games.tsukuyumi.rules.figures import is_in_play
from ruleproof.games.tsukuyumi.rules.legendary_oni.skybound import follow_princess
from ruleproof.games.tsukuyumi.rules.map import intersections
from ruleproof.games.tsukuyumi.state import Board, PrincessCard


def along_the_border(board: Board, point: frozenset[str]) -> list[frozenset[str]]:
    """The intersections 1 step away: they share with this one a moon area and an area outside the Moon."""
    moon = {name for name, area in board.areas.items() if area.kind is AreaKind.MOON_AREA}
    return [
        other
        for other in intersections(board)
        if other != point and (shared := point & other) and shared & moon and shared - moon
    ]


def places_after(board: Board, steps: int) -> list[frozenset[str]]:
    """Where so many steps in one direction can take her."""
    if board.moon_princess is None:
        return []
    start = frozenset(board.moon_princess)
    found: dict[frozenset[str], None] = {}
    for first in along_the_border(board, start):
        before, here = start, first
        for _ in range(steps - 1):
            ahead = [point for point in along_the_border(board, here) if point != before]
            if not ahead:
                break
            before, here = here, ahead[0]
        else:
            found[here] = None
    return list(found)


def next_point(board: Board, point: frozenset[str], direction: Direction) -> frozenset[str]:
    """The intersection 1 step away in this direction."""
    ahead = {_clockwise_steps(board, point, near): near for near in along_the_border(board, point)}
    half = len(board.special.ring)
    fitting = [gap for gap in ahead if (gap <= half) == (direction is Direction.CLOCKWISE)]
    if not fitting:
        raise InputError("the purple border ends here.", todo="Lay out all areas around the Moon.")
    return ahead[fitting[0]]


def direction_between(board: Board, start: frozenset[str], end: frozenset[str]) -> Direction:
    """The shorter way around the Moon."""
    clockwise = _clockwise_steps(board, start, end) <= len(board.special.ring)
    return Direction.CLOCKWISE if clockwise else Direction.COUNTERCLOCKWISE


def _clockwise_steps(board: Board, start: frozenset[str], end: frozenset[str]) -> int:
    """How far clockwise the end lies, in halves of an area around the Moon."""
    return (_place(board, end) - _place(board, start)) % (2 * len(board.special.ring))


def _place(board: Board, point: frozenset[str]) -> int:
    """Where the intersection lies on the ring: in the middle of an area, or between it and the next one."""
    ring = board.special.ring
    outside = sorted(ring.index(name) for name in point if name in ring)
    if not outside:
        raise InputError("how the areas lie around the Moon is not stated.", todo="Name them clockwise.")
    if len(outside) == 1:
        return 2 * outside[0]
    first, second = outside
    return 2 * first + 1 if second == first + 1 else 2 * second + 1


def follow_card(table: Table[Board], card: str) -> Act[None]:
    """Carry out a Moon Princess card. What a card says is not in the book: one that is not stated moves nothing."""
    yield from ()
    board = table.state
    says = board.special.princess_cards.get(card)
    if says is None or board.moon_princess is None:
        return
    point = start = frozenset(board.moon_princess)
    there = says.target is not None and says.target <= start
    passed: list[frozenset[str]] = []
    while not passed or not (there or _arrived(says, point, len(passed))):
        if point == start and passed and says.target is not None:
            raise InputError("she never comes there.", todo="Name areas that meet on the purple border.")
        point = next_point(board, point, says.direction)
        passed.append(point)
    steps = len(passed)
    if there:
        table.trace.applied("princess.always-moves", "she is there already and still moves 1 step")
    table.trace.applied("princess.always-moves", "steps of the Moon Princess: {steps}", steps=steps)
    table.trace.applied("princess.border", "intersections of the purple border passed: {steps}", steps=steps)
    _record_hindrances(table, passed)
    if is_in_play(board, Legendary.RONIN):
        text = "the Ronin does not change how far the Moon Princess moves"
        table.trace.applied("ronin.range", text)
    move_to(table, point, says.direction)


def _arrived(card: PrincessCard, point: frozenset[str], steps: int) -> bool:
    return steps >= card.steps if card.target is None else card.target <= point


def _record_hindrances(table: Table[Board], passed: list[frozenset[str]]) -> None:
    board = table.state
    areas = [name for name in board.areas if any(name in point for point in passed)]
    blocked = any(frozenset(pair) in board.blocks for pair in combinations(areas, 2))
    if blocked or any(board.areas[name].units for name in areas):
        text = "units and Blocks in {areas} neither stop nor damage the Moon Princess"
        table.trace.applied("princess.unhindered", text, areas=areas)


def move_to(table: Table[Board], point: frozenset[str], direction: Direction | None = None) -> None:
    """Every move of the Moon Princess ends here."""
    board = table.state
    left = frozenset(board.moon_princess or ())
    stand_on(table, point)
    _record_leaving(table, left - point)
    if is_in_play(board, Legendary.SKYBOUND):
        follow_princess(table, direction or direction_between(board, left, point))


def stand_on(table: Table[Board], point: frozenset[str]) -> None:
    """She is in the 3 areas of the intersection and controls them. Nothing else on the board changes."""
    board = table.state
    if point not in intersections(board):
        areas = sorted(point)
        raise Refusal("princess.three-areas", "{areas} do not meet on the purple border", areas=areas)
    board.moon_princess = set(point)
    names = [name for name in board.areas if name in point]
    table.trace.applied("princess.three-areas", "the Moon Princess is in {areas}", areas=names)
    table.trace.applied("princess.control", "the Moon Princess controls {areas}", areas=names)
    for name in names:
        area = board.areas[name]
        if isinstance(area.token, Faction):
            text = "the token of the {faction} in {area} stays but does not count"
            table.trace.applied("princess.control", text, faction=area.token, area=name)
            table.trace.applied("princess.no-conquest", "no Oni territory token comes to {area}", area=name)
        if area.units:
            text = "the units in {area} do not end her control"
            table.trace.applied("princess.control-always", text, area=name)
            table.trace.applied("princess.no-conquest", "the units in {area} take no damage", area=name)
    if any(frozenset(pair) in board.blocks for pair in combinations(names, 2)):
        table.trace.applied("princess.control-always", "Blocks between {areas} do not matter", areas=names)


def _record_leaving(table: Table[Board], areas: frozenset[str]) -> None:
    for name in sorted(areas):
        token = table.state.areas[name].token
        if isinstance(token, Faction):
            text = "the token of the {faction} in {area} counts again"
            table.trace.applied("princess.control", text, faction=token, area=name)
