"""Spawn points: enemies appear on them, or as near as they can."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.harakiri.names import COPIES, Name, Square, Terrain
from ruleproof.games.harakiri.rules import flow, movement
from ruleproof.games.harakiri.rules.geometry import View, ground, range_between
from ruleproof.games.harakiri.rules.initiative import welcome
from ruleproof.games.harakiri.rules.naming import require_enemy
from ruleproof.games.harakiri.rules.setup import enemies
from ruleproof.games.harakiri.state import Arrival, Creature, Harakiri

_FAR = 10_000


def spawn_point(table: Table[Harakiri], point: str) -> Square:
    """Where a spawn point is."""
    points = table.state.scenery.spawn_points
    if point not in points:
        known = ", ".join(points) or "none"
        raise InputError(f"there is no spawn point {point!r}.", todo=nearest(point, points) or f"There are: {known}.")
    return points[point]


def interact(table: Table[Harakiri], who: Name, point: str) -> None:
    """Nobody can interact with a spawn point."""
    flow.turn_of(table, who, "turn.actions")
    spawn_point(table, point)
    raise Refusal("spawn.no-interaction", "{point} is a spawn point", point=point)


def spawn(table: Table[Harakiri], who: Name, point: str) -> Act[None]:
    """An enemy comes into play on a spawn point, or as near as it can; nothing does without a miniature."""
    flow.require_begun(table)
    enemies.require_newcomer(table, who)
    require_enemy(who)
    state, at = table.state, spawn_point(table, point)
    listed = state.creature(who)
    in_play = sum(other.kind is who.kind for other in state.places)
    if in_play >= COPIES[who.kind]:
        state.scenery.ignored += (point,)
        table.trace.applied(
            "spawn.none-left", "all {n} miniatures of that kind are in play: nothing appears", n=in_play
        )
        return
    square = yield from _where(table, who, at)
    enemies.put_in_play(table, Arrival(who=who, sign=listed.sign, square=square, life=listed.life))
    state.creatures[who] = enemies.fresh(listed)
    table.trace.applied("spawn.enter", "{who} appears on {square}", who=who, square=square)
    welcome(table, [who])


def _where(table: Table[Harakiri], who: Name, at: Square) -> Act[Square]:
    """The square of the spawn point, or the nearest on which the enemy can stand."""
    if has_room(table.state, who, at):
        return at
    because = "it is occupied"
    table.trace.rejected("spawn.enter", "{square} for {who}", because=because, square=at, who=who)
    view = View(table.state, table.state.side_of(who), table.readings, mover=who)
    steps = movement.passable(view, at, _FAR, lambda view, start, end: 1)
    free = [square for square in table.state.zone if has_room(table.state, who, square)]
    if not free:
        raise InputError("no square of the zone is free.", todo="Leave at least one.")
    far = {square: (steps.get(square, _FAR), range_between(at, square)) for square in free}
    near = sorted(square for square in free if far[square] == min(far.values()))
    table.trace.applied("spawn.nearest", "the nearest squares are {squares}", squares=near)
    return (yield from choose(PLAYERS, "the square", near, rule="spawn.tie", why_not=lambda one: _not_nearest(near)))


def _not_nearest(near: list[Square]) -> Refusal:
    return Refusal("spawn.nearest", "the nearest squares are {squares}", squares=near)


def has_room(state: Harakiri, who: Name, at: Square) -> bool:
    """Whether the whole miniature has room there: no creature, no element, no occupied terrain."""
    taken = {square for other in state.places for square in state.squares_of(other)}
    blocked = (Terrain.OBSTACLE, Terrain.INACCESSIBLE)
    return all(
        square not in taken and ground(state, square).terrain not in blocked
        for square in state.creatures.get(who, Creature(sign="?")).base.at(at)
    )
