"""The attacks and counterattacks of the act in progress, so that one can tell what came of them."""

from __future__ import annotations

from pydantic import NonNegativeInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import AttackDie, Name, Outcome


class Fight(State):
    """One attack or counterattack."""

    attacker: Name
    target: Name
    counter: bool = False
    pool: tuple[AttackDie, ...] = ()
    concentrated: bool = False
    outcome: Outcome
    damage: NonNegativeInt = 0
