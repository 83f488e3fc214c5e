"""The attacks and counterattacks of the act in progress, so that one can tell what came of them."""

from __future__ import annotations

from enum import Enum

from pydantic import NonNegativeInt

from ruleproof.core import State
from ruleproof.games.harakiri.effects import AttackDie
from ruleproof.games.harakiri.names import Name


class Outcome(Enum):
    """What came of an attack."""

    HIT = "hits"
    MISS = "misses"
    CRITICAL_FAILURE = "fails critically"
    BLIND = "fails blindly"


class Fight(State):
    """One attack or counterattack."""

    attacker: Name
    target: Name
    counter: bool = False
    pool: tuple[AttackDie, ...] = ()
    concentrated: bool = False
    outcome: Outcome
    damage: NonNegativeInt = 0
