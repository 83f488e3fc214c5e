"""A space of the Challenge Board."""

from __future__ import annotations

from pydantic import Field

from ruleproof.core import State
from ruleproof.games.night_parade.names import Icon


class Space(State):
    """A space of the Challenge Board: its action, and where its arrows lead."""

    action: list[Icon] = Field(default_factory=list)
    leads_to: list[int] = Field(default_factory=list)
