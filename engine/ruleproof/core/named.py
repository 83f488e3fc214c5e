"""Things of a game that have a name of their own."""

from __future__ import annotations

from enum import Enum


class Named(Enum):
    """A thing of the game that messages call by its name."""

    def __str__(self) -> str:
        return str(self.value)
