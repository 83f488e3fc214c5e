"""The board: Worlds around the Dojo, adjacent spaces and ranges."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import Slot, Space, World, space_of, spaces_of
from ruleproof.games.champions_of_hara.state import Hara


def connected(state: Hara, world: World) -> bool:
    return world not in state.disconnected


def around_the_dojo(state: Hara) -> list[World]:
    """The Worlds clockwise, on a board that has been laid out."""
    if not state.ring:
        raise InputError("there is no board yet.", todo="State the sample board, or how the Worlds lie.")
    return state.ring


def beside(state: Hara, world: World) -> list[World]:
    """The Worlds on both sides of this one around the Dojo."""
    slots = list(Slot)
    here = next((slots.index(slot) for slot, other in state.places.items() if other is world), None)
    if here is None:
        raise InputError(f"{world} does not lie around the Dojo.", todo="Lay out the board first.")
    sides = (slots[(here - 1) % 6], slots[(here + 1) % 6])
    return [state.places[slot] for slot in sides if slot in state.places]


def ring_of(world: World) -> list[tuple[Space, Space]]:
    """The six pairs of adjacent spaces inside a World of the sample board."""
    spaces = spaces_of(world)
    return list(pairwise([*spaces, spaces[0]]))


def touching(state: Hara, world: World) -> list[tuple[Space, Space]]:
    """Which spaces of this World of the sample board touch which spaces outside it, if the tiles are together.

    Spaces 1 and 2 touch the Dojo; clockwise, 2 and 3 touch 1 and 6 of the next World.
    """
    pairs = [(space_of(world, 1), Space.DOJO), (space_of(world, 2), Space.DOJO)]
    slots = list(Slot)
    here = next(slots.index(slot) for slot, other in state.places.items() if other is world)
    if after := state.places.get(slots[(here + 1) % 6]):
        pairs += [(space_of(world, 2), space_of(after, 1)), (space_of(world, 3), space_of(after, 6))]
    if before := state.places.get(slots[(here - 1) % 6]):
        pairs += [(space_of(world, 1), space_of(before, 2)), (space_of(world, 6), space_of(before, 3))]
    return pairs


def neighbours(state: Hara, space: Space) -> set[Space]:
    """The spaces adjacent to this one. A disconnected World touches nothing outside."""
    return adjacency(state).get(space, set())


def adjacency(state: Hara) -> dict[Space, set[Space]]:
    """The neighbours of every space."""
    found: dict[Space, set[Space]] = {}
    for one, other in all_paths(state):
        if one.world is other.world or (_open(state, one) and _open(state, other)):
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found


def look_around(table: Table[Hara], space: Space) -> set[Space]:
    """The adjacent spaces, for somebody who asks."""
    near = neighbours(table.state, space)
    shown = sorted(near, key=list(Space).index)
    table.trace.applied("board.adjacent", "adjacent to {space}: {near}", space=space, near=shown)
    return near


def look_beside(table: Table[Hara], world: World) -> list[World]:
    """The adjacent Worlds, for somebody who asks."""
    near = beside(table.state, world)
    table.trace.applied("board.worlds", "adjacent to {world}: {near}", world=world, near=near)
    return near


def all_paths(state: Hara) -> list[tuple[Space, Space]]:
    """Every pair of adjacent spaces, whether or not a World is disconnected."""
    if state.paths is not None:
        return [tuple(sorted(pair, key=lambda space: space.value)) for pair in state.paths]  # type: ignore[misc]
    if not state.places:
        raise InputError("there is no board yet.", todo="State the sample board, or which spaces are adjacent.")
    return [pair for world in state.ring for pair in [*ring_of(world), *touching(state, world)]]


def _open(state: Hara, space: Space) -> bool:
    return space.world is None or connected(state, space.world)


def distances(state: Hara, start: Space) -> dict[Space, int]:
    """How many spaces away each space is that can be reached at all."""
    found, beyond = {start: 0}, adjacency(state)
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for near in sorted(beyond.get(here, ()), key=lambda space: space.value):
            if near not in found:
                found[near] = found[here] + 1
                queue.append(near)
    return found


def distance(state: Hara, one: Space, other: Space) -> int | None:
    """The range between two spaces; None where no way leads from one to the other."""
    return distances(state, one).get(other)


def measure(table: Table[Hara], one: Space, other: Space) -> int:
    """The range between two spaces, for somebody who asks."""
    far = distance(table.state, one, other)
    if far is None:
        raise Refusal("board.range", "no way leads from {one} to {other}", one=one, other=other)
    table.trace.applied("board.range", "the range from {one} to {other} is {far}", one=one, other=other, far=far)
    return far


def within(state: Hara, start: Space, reach: int) -> list[Space]:
    """The spaces at this range or less, the nearest first."""
    return [space for space, far in distances(state, start).items() if far <= reach]
