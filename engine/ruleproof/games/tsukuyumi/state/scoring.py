"""Victory points: what was gained on the way, and the final score."""

from __future__ import annotations

from typing import Literal

from pydantic import NonNegativeInt

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import Faction, ScoreItem, Team


class Earned(State):
    """Victory points from a source that is not on the victory-point table of this expansion."""

    side: Faction | Literal["Oni"]
    source: str
    points: NonNegativeInt
    mission: bool = False


class ScoreLine(State):
    side: Faction | Team
    item: ScoreItem
    points: NonNegativeInt
