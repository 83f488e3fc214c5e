"""What is on the table."""

from collections.abc import Collection

from pydantic import Field

from lighthouse.names import JAR, Ship
from ruleproof.core import State, Table


class Lighthouse(State):
    keepers: list[str] = Field(default_factory=list)
    """In the order of their turns."""
    turn: str | None = None
    """Whose turn it is; None while the scenario has not said."""
    oil: int = Field(default=0, ge=0, le=JAR)
    in_sight: list[Ship] = Field(default_factory=list)
    home: list[Ship] = Field(default_factory=list)

    def people(self) -> Collection[object]:
        return self.keepers


LighthouseTable = Table[Lighthouse]
