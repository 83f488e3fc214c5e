"""Enoki, the Corrupted of Soff's arena. What his sheet shows is stated by the scenario."""

from __future__ import annotations

from pydantic import NonNegativeInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import Space


class Enoki(State):
    space: Space | None = None
    """None while he is not on the board."""
    health: NonNegativeInt = 0
    attack: NonNegativeInt = 0
    range: NonNegativeInt = 0
    defeated: bool = False
    effect_due: bool = False
    """Whether he has activated and the Scenario Effect is still to be rolled."""
