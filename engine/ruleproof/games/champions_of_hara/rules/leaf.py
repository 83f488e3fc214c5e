"""Leaf's arena: Worlds that drift away from the Dojo, and how she brings them back."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table, choose
from ruleproof.games.champions_of_hara.names import Champion, Mode, Result, Slot, Space, World
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, Arena
from ruleproof.games.champions_of_hara.rules.clock import AT_WORLD_SHIFT
from ruleproof.games.champions_of_hara.rules.flow.game import finish
from ruleproof.games.champions_of_hara.rules.worlds.board import all_paths, around_the_dojo, connected
from ruleproof.games.champions_of_hara.rules.worlds.dice import roll_world
from ruleproof.games.champions_of_hara.rules.worlds.moves import BARRIERS
from ruleproof.games.champions_of_hara.state import CardInPlay, Hara

FAST = (World.OAKENMOOR, World.BAIYU)
"""The Worlds that always stay connected."""


def goal_reached(table: Table[Hara]) -> bool:
    """All six Worlds are connected."""
    if table.state.disconnected:
        away = sorted(table.state.disconnected, key=list(World).index)
        because = "these Worlds are disconnected: {away}"
        table.trace.rejected("leaf.goal", "Leaf's goal is not reached", because=because, away=away)
        return False
    table.trace.applied("leaf.goal", "all 6 Worlds are connected")
    return True


# --- setup ---------------------------------------------------------------------------------------------------------


def lay_out(table: Table[Hara]) -> Act[None]:
    """Two Worlds connected, the other four at random and disconnected."""
    state = table.state
    state.places = {Slot.UPPER_LEFT: World.OAKENMOOR, Slot.UPPER_RIGHT: World.BAIYU}
    table.trace.applied("leaf.start", "Oakenmoor and The Baiyu are connected, whatever the symbols of the Dojo say")
    for _ in range(4):
        free = [slot for slot in Slot if slot not in state.places]
        slot = yield from choose(Champion.LEAF, "the free place around the Dojo", free, rule="leaf.others")
        world = _new_world(table)
        state.places = {**state.places, slot: world}
        state.disconnected = {*state.disconnected, world}
        table.trace.applied("leaf.others", "{world} lies disconnected: {slot}", world=world, slot=slot)


def _new_world(table: Table[Hara]) -> World:
    """Roll until the World has not been placed."""
    while True:
        world = roll_world(table)
        if world not in table.state.places.values():
            return world
        because = "{world} has its place already"
        table.trace.rejected("leaf.others", "{world} is rolled again", because=because, world=world)


# --- reconnecting --------------------------------------------------------------------------------------------------


def next_to_world(table: Table[Hara], space: Space, world: World) -> bool:
    """Whether the space would touch this World if its tile were in place."""
    if space.world is world or (space is Space.DOJO and table.readings["C24"] == "b"):
        return False
    pairs = [*all_paths(table.state), *[(other, one) for one, other in all_paths(table.state)]]
    return any(one is space and other.world is world for one, other in pairs)


def why_not_reconnect(table: Table[Hara], world: World) -> Refusal | None:
    leaf = table.state.champions[Champion.LEAF]
    if connected(table.state, world):
        return Refusal("leaf.reconnect", "{world} is connected already", world=world)
    if not next_to_world(table, leaf.space, world):
        return Refusal("leaf.adjacent", "{space} is not adjacent to {world}", space=leaf.space, world=world)
    if leaf.spirit < 1:
        return Refusal("leaf.cost", "Leaf has no Spirit")
    return None


def reconnect(table: Table[Hara], world: World) -> None:
    """The free action: for 1 Spirit the tile touches the Dojo again."""
    if refusal := why_not_reconnect(table, world):
        raise refusal
    leaf = table.state.champions[Champion.LEAF]
    table.trace.applied("leaf.adjacent", "{space} is adjacent to {world}", space=leaf.space, world=world)
    leaf.spirit -= 1
    table.trace.applied("leaf.cost", "Leaf pays 1 Spirit, {spirit} left", spirit=leaf.spirit)
    table.state.disconnected = table.state.disconnected - {world}
    table.trace.applied("leaf.reconnect", "{world} is connected, for no Activation", world=world)


# --- instead of World Shift ----------------------------------------------------------------------------------------


def connected_worlds(state: Hara) -> list[World]:
    """Clockwise."""
    return [world for world in around_the_dojo(state) if connected(state, world)]


def others(state: Hara) -> list[World]:
    """The connected Worlds besides the two fast ones."""
    return [world for world in connected_worlds(state) if world not in FAST]


def partners(state: Hara) -> list[World]:
    """The Worlds that can be swapped: not the one Leaf stands on."""
    stands = state.champions[Champion.LEAF].space.world
    return [world for world in others(state) if world is not stands]


def swap(table: Table[Hara]) -> Act[None]:
    """Oakenmoor or The Baiyu changes places with another connected World, which is then disconnected."""
    state = table.state
    table.trace.applied("leaf.no-shift", "a swap takes the place of World Shift")
    if not partners(state):
        if others(state) and table.readings["C23"] == "b":
            because = "Leaf stands on the only other connected World"
            table.trace.rejected("leaf.lost", "the game is not lost", because=because)
            return
        finish(table, Result.LOST, "leaf.lost")
        table.trace.applied("leaf.lost", "no World can be swapped: the game is lost")
        return
    fast = yield from choose(Champion.LEAF, "the World that stays connected", list(FAST), rule="leaf.swap")
    options = partners(state)
    about, rule = "the World that is disconnected", "leaf.swap"
    other = yield from choose(Champion.LEAF, about, options, rule=rule, why_not=_why_not_swapped)
    state.swap_worlds(fast, other)
    table.trace.applied("leaf.swap", "{one} and {other} change places", one=fast, other=other)
    state.disconnected = {*state.disconnected, other}
    table.trace.applied("leaf.disconnect", "{world} is disconnected", world=other)
    table.trace.applied("leaf.fast", "{world} stays connected", world=fast)


def _why_not_swapped(world: object) -> Refusal | None:
    """The two fast Worlds never drift away."""
    return Refusal("leaf.fast", "{world} stays connected", world=world) if world in FAST else None


# --- disconnected Worlds -------------------------------------------------------------------------------------------


def _beyond_the_gap(state: Hara, here: Space, there: Space) -> World | None:
    """The disconnected World of a space, for somebody who is not in it: inside a World nothing is cut off."""
    world = there.world
    return None if world is None or connected(state, world) or here.world is world else world


def why_not_enter(state: Hara, here: Space, to: Space) -> Refusal | None:
    """Nobody comes onto a disconnected World."""
    world = _beyond_the_gap(state, here, to)
    return Refusal("disconnected.access", "{world} is disconnected", world=world) if world else None


def why_not_attack(state: Hara, here: Space, monster: CardInPlay) -> Refusal | None:
    """A target on a disconnected space is out of reach for anybody who is not in that World."""
    world = _beyond_the_gap(state, here, monster.space)
    return Refusal("disconnected.attack", "{world} is disconnected", world=world) if world else None


def cut_off(table: Table[Hara], monster: CardInPlay) -> bool:
    """Whether the Monster is on a disconnected World, where it has Range 0."""
    world = monster.space.world
    return world is not None and not connected(table.state, world)


def explain_range(table: Table[Hara], monster: CardInPlay) -> bool:
    """Record that the Monster has Range 0. Gives whether it has."""
    if cut_off(table, monster):
        table.trace.applied("disconnected.range", "{monster} has Range 0", monster=monster.card.name)
    return cut_off(table, monster)


ARENAS[Mode.NIGHTMARE] = Arena(goal_reached)
AT_WORLD_SHIFT[Mode.NIGHTMARE] = swap
BARRIERS.append(why_not_enter)
