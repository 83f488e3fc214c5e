"""The base of every game state: a pydantic model that cannot hold an invalid table."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class State(BaseModel):
    """What is on the table, nothing else. Assignments are validated too."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)
