"""The Moon Princess: her way along the purple border, the areas she controls, coming back, and how she fights.

`rounds` calls `follow_card` when a Moon Princess card is drawn and `put_back` when she is due to act and absent; event
cards use `move_to` with one of `places_after`; `combat` calls `answer_combat` after an attack.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, Worded, choose
from ruleproof.games.tsukuyumi.figures import is_in_play
from ruleproof.games.tsukuyumi.flow import STATE_ORDER, require_game_on
from ruleproof.games.tsukuyumi.map import intersections, next_to_home
from ruleproof.games.tsukuyumi.oni_attack.resolve import NOBODY, Answer, damage_order, take_damage
from ruleproof.games.tsukuyumi.setup.board import Point
from ruleproof.games.tsukuyumi.skybound import follow_princess
from ruleproof.games.tsukuyumi.state import AreaKind, Attack, Board, Faction, Legendary, Oni, Units
from ruleproof.games.tsukuyumi.state_special import Counterattack, Direction, PrincessCard


@dataclass(frozen=True)
class Replaced(Worded):
    """A unit that could become an Oni."""

    template: ClassVar[str] = "{unit} in {area}"
    unit: str
    area: str


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


def put_back(table: Table[Board]) -> Act[None]:
    """Place her on the board again."""
    board = table.state
    points = intersections(board)
    if not points:
        raise InputError("the purple border has no intersections.", todo="Lay out the Moon and area tiles around it.")
    if table.readings["C39"] == "a":
        points = _least_favourable(table, _nearest_to_last(table, points))
    options = [Point(tuple(sorted(point))) for point in points]
    point = yield from choose(PLAYERS, "where the Moon Princess comes back", options, rule="princess.back-tie")
    table.trace.applied("princess.back", "the Moon Princess comes back between {areas}", areas=point.areas)
    stand_on(table, frozenset(point.areas))


def _nearest_to_last(table: Table[Board], points: list[frozenset[str]]) -> list[frozenset[str]]:
    board = table.state
    if not board.initiative:
        raise InputError("the initiative order is not stated.", todo=STATE_ORDER)
    last = board.initiative[-1]
    away = _distances_from(board, next_to_home(board, last))
    if not away:
        raise InputError(f"the Homezone of the {last.value} is not stated.", todo="Say next to which areas it lies.")
    gaps = {point: min(away.get(name, len(board.areas)) for name in point) for point in points}
    nearest = min(gaps.values())
    text = "the {faction} are last in initiative; areas from their Homezone to the nearest intersections: {distance}"
    table.trace.applied("princess.back", text, faction=last, distance=nearest)
    return [point for point in points if gaps[point] == nearest]


def _distances_from(board: Board, areas: set[str]) -> dict[str, int]:
    """How far every area lies from the nearest of these, whatever stands between."""
    found = dict.fromkeys(areas, 0)
    edge = areas
    while edge:
        edge = {near for name in edge for near in board.areas[name].neighbours if near not in found}
        found.update(dict.fromkeys(edge, max(found.values()) + 1))
    return found


def _least_favourable(table: Table[Board], points: list[frozenset[str]]) -> list[frozenset[str]]:
    """Those that cancel most player tokens."""
    areas = table.state.areas
    tokens = {point: sum(isinstance(areas[name].token, Faction) for name in point) for point in points}
    most = max(tokens.values())
    if len(points) > 1:
        text = "of {number} intersections those that cancel most player tokens: {tokens}"
        table.trace.applied("princess.back-tie", text, number=len(points), tokens=most)
    return [point for point in points if tokens[point] == most]


def move_at_will(table: Table[Board], areas: list[str]) -> None:
    """Somebody wants to move her without a card."""
    if frozenset(areas) not in intersections(table.state):
        raise Refusal("princess.three-areas", "{areas} do not meet on the purple border", areas=sorted(areas))
    raise Refusal("round.own-will", "nobody moves the Moon Princess without a card that says so")


def influence_placement(table: Table[Board], faction: Faction, effect: str) -> None:
    """Somebody wants to change where she comes into play."""
    text = "{effect} of the {faction} does not change where the Moon Princess comes into play"
    raise Refusal("princess.placement", text, effect=effect, faction=faction)


def answer_combat(table: Table[Board], faction: Faction, name: str) -> Act[None]:
    """The standard counter: half of the attacker's units, rounded up, become Oni."""
    board = table.state
    everywhere = table.readings["C42"] == "b"
    places = list(board.areas) if everywhere else [name]
    mine = {Replaced(unit.name, place): unit for place in places for unit in board.areas[place].units_of(faction)}
    total = sum(unit.number for unit in mine.values())
    number = -(-total // 2)
    text = "the Moon Princess answers; units of the {faction} that become Oni: {number} of {total}"
    table.trace.applied("princess.counter", text, number=number, total=total, faction=faction)
    for _ in range(number):
        oni = next((oni for oni in reversed(Oni) if board.available[oni]), None)
        if oni is None:
            table.trace.applied("princess.counter-oni", "no Oni is available: the other units stay")
            table.trace.applied("legendary.never-available", "a legendary Oni does not take their place")
            return
        mine = {one: unit for one in mine if (unit := _still_there(board, faction, one))}
        about = "the unit that becomes an Oni"
        chosen = yield from choose(faction, about, list(mine), rule="princess.counter")
        board.areas[chosen.area].remove_unit(mine[chosen])
        board.available[oni] -= 1
        board.areas[chosen.area].add_oni(oni, 1)
        text = "a unit in {area} becomes a {oni}, the largest available"
        table.trace.applied("princess.counter-oni", text, area=chosen.area, oni=oni)


def _still_there(board: Board, faction: Faction, one: Replaced) -> Units | None:
    return next((unit for unit in board.areas[one.area].units_of(faction) if unit.name == one.unit), None)


def princess_attacks(table: Table[Board]) -> Act[None]:
    """All 3 areas at once; then counterattacks in initiative order; then the losses."""
    require_game_on(table)
    board = table.state
    if board.moon_princess is None or board.princess_values is None:
        raise InputError("where the Moon Princess stands and what she is worth is not stated.", todo="State it.")
    damage = board.princess_values.damage
    areas = [name for name in board.areas if name in board.moon_princess]
    board.special.princess_answers = []
    attacked = [name for name in areas if board.areas[name].units]
    text = "the Moon Princess attacks {areas} at the same time, {damage} damage in each"
    table.trace.applied("princess.attack", text, areas=areas, damage=damage)
    board.attacks = [Attack(area=name) for name in attacked]
    orders = {name: damage_order(table, board.areas[name]) for name in attacked}
    late = bool(board.counterattacks) and table.readings["C52"] == "b"
    answers: dict[str, Answer] = {}
    if not late:
        answers = yield from _counterattacks(table, orders)
    for attack in board.attacks:
        yield from take_damage(table, attack, orders[attack.area], damage, answers.get(attack.area))
    if late:
        yield from _counterattacks(table, orders)


def _counterattacks(table: Table[Board], orders: dict[str, list[Faction]]) -> Act[dict[str, Answer]]:
    """Each player attacked, in initiative order; in each area 1 player at most."""
    board = table.state
    answers: dict[str, Answer] = {}
    defenders = {faction for order in orders.values() for faction in order}
    if not board.counterattacks or not defenders:
        return answers
    missing = [faction.value for faction in defenders if faction not in board.initiative]
    if missing and len(defenders) > 1:
        raise InputError(f"the initiative of {', '.join(sorted(missing))} is not stated.", todo=STATE_ORDER)
    for faction in [one for one in board.initiative if one in defenders] or list(defenders):
        for area in (name for name, order in orders.items() if faction in order and name not in answers):
            options: list[Answer | str] = [*(Answer(faction, name) for name in board.counterattacks), NOBODY]
            text = "the {faction} may counterattack in {area}"
            table.trace.applied("princess.attack", text, faction=faction, area=area)
            answer = yield from choose(faction, "the counterattack", options, rule="princess.attack")
            if isinstance(answer, Answer):
                answers[area] = answer
                done = Counterattack(faction=faction, name=answer.counterattack, area=area)
                board.special.princess_answers = [*board.special.princess_answers, done]
    return answers
