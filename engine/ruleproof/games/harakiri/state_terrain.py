"""How creatures move and how much room they take, and what the campaign book says about squares."""

from __future__ import annotations

from enum import Enum

from pydantic import Field, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import Square


class Motion(Enum):
    """How a creature moves."""

    NORMAL = "normal"
    FLYING = "flying"
    SPECTRAL = "spectral"


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
