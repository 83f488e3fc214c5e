"""Squares, how creatures move and how much room they take, and what the campaign book says about squares."""

from __future__ import annotations

from pydantic import Field, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import Square, Terrain


class Ground(State):
    """What a square is made of, and how high it lies."""

    terrain: Terrain = Terrain.NORMAL
    level: int = 0
    stairs: bool = False
    """Stairs lead from their own level to higher ones."""


class Base(State):
    """How many squares a miniature takes. It stands on its upper left square and those right of it and below."""

    columns: PositiveInt = 1
    rows: PositiveInt = 1

    def at(self, square: Square) -> tuple[Square, ...]:
        """The squares taken by a miniature whose upper left one is this."""
        if self.columns == self.rows == 1:
            return (square,)
        return tuple(square.moved(column, row) for row in range(self.rows) for column in range(self.columns))


class Scenery(State):
    """What lies on squares beside creatures, and what the chapter says of special terrain."""

    spawn_points: dict[str, Square] = Field(default_factory=dict)
    special: str = ""
    """The rule of the chapter for special terrain, in its own words."""
    ignored: tuple[str, ...] = ()
    """Spawn points at which nothing appeared, for want of a miniature."""
