"""Moving to an adjacent space, and transporting."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, Space
from ruleproof.games.champions_of_hara.rules.worlds.board import neighbours
from ruleproof.games.champions_of_hara.state import Figure, Hara

BARRIERS: list[Callable[[Hara, Space, Space], Refusal | None]] = []
"""What a mode has against going from a space to another. Each chapter enters its own."""
ARRIVALS: list[Callable[[Table[Hara], Champion], None]] = []
"""What a mode does when a Champion arrives on a space. Each chapter enters its own."""


def why_not_enter(state: Hara, here: Space, to: Space) -> Refusal | None:
    """What keeps everybody out of a space, however they go there."""
    return next((refusal for barrier in BARRIERS if (refusal := barrier(state, here, to))), None)


def why_not_move(state: Hara, figure: Figure, to: Space) -> Refusal | None:
    if refusal := why_not_enter(state, figure.space, to):
        return refusal
    if to not in neighbours(state, figure.space):
        return Refusal("board.move", "{to} is not adjacent to {space}", to=to, space=figure.space)
    if figure.movement < 1:
        return Refusal("board.move", "no movement points are left")
    return None


def move(table: Table[Hara], champion: Champion, to: Space) -> None:
    """Spend 1 movement point to enter an adjacent space."""
    figure = table.state.champions[champion]
    if refusal := why_not_move(table.state, figure, to):
        raise refusal
    figure.space, figure.movement = to, figure.movement - 1
    table.trace.applied("board.move", "{champion} moves to {to}", champion=champion, to=to)
    arrive(table, champion)


def arrive(table: Table[Hara], champion: Champion) -> None:
    """What the mode does to whoever has just arrived on a space."""
    for effect in ARRIVALS:
        effect(table, champion)


def transport(table: Table[Hara], champion: Champion, to: Space) -> None:
    """Go straight to the space."""
    figure = table.state.champions[champion]
    if refusal := why_not_enter(table.state, figure.space, to):
        raise refusal
    figure.space = to
    table.trace.applied("board.transport", "{champion} is transported to {to}", champion=champion, to=to)
    arrive(table, champion)
