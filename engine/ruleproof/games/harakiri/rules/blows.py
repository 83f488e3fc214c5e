"""The dice of an attack and what counts against it, whoever strikes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import AttackDie, ConcentratedFace, Name, Outcome, Protection, Sign
from ruleproof.games.harakiri.rules import states
from ruleproof.games.harakiri.rules.geometry import closest, ground
from ruleproof.games.harakiri.state import Effect, Fight, Harakiri, ShownDie

CONCENTRATED = "concentrated die"
BREAKS_ARMOUR = (ConcentratedFace.CRITICAL, ConcentratedFace.ARMOUR_BREAK)
_HITS = range(10)
_SIGNS = [frozenset(some) for size in range(3) for some in combinations(Sign, size)]


@dataclass(frozen=True)
class Blow:
    """An attack that hits: who strikes whom, what the dice show and what is added to it."""

    attacker: Name
    target: Name
    dice: tuple[ShownDie, ...]
    effect: Effect
    face: ConcentratedFace | None = None

    @property
    def hits(self) -> int:
        return sum(die.hits for die in self.dice) + self.effect.hits

    @property
    def signs(self) -> frozenset[Sign]:
        return frozenset(sign for die in self.dice for sign in die.signs)

    def with_effect(self, effect: Effect) -> Blow:
        return Blow(self.attacker, self.target, self.dice, self.effect + effect, self.face)


# --- dice -------------------------------------------------------------------------------------------------------------


def die_name(die: AttackDie) -> str:
    """Under which name a scenario states what it shows."""
    return f"{die} die"


def roll(table: Table[Harakiri], dice: Sequence[AttackDie]) -> tuple[ShownDie, ...]:
    """Roll attack dice. What their faces can show is only in pictures: hits, and perhaps a yin or a yang."""
    return tuple(
        table.chance.roll(die_name(die), [ShownDie(die, hits, signs) for hits in _HITS for signs in _SIGNS])
        for die in dice
    )


def roll_concentrated(table: Table[Harakiri]) -> ConcentratedFace:
    return table.chance.roll(CONCENTRATED, tuple(ConcentratedFace))


def outcome_of(face: ConcentratedFace | None) -> Outcome:
    """What the concentrated die makes of an attack; without it, an attack hits."""
    if face is ConcentratedFace.BLANK:
        return Outcome.MISS
    return Outcome.CRITICAL_FAILURE if face is ConcentratedFace.CRITICAL_FAILURE else Outcome.HIT


def record(table: Table[Harakiri], fight: Fight) -> None:
    """Keep what came of an attack."""
    table.state.fights += (fight,)


# --- what counts ------------------------------------------------------------------------------------------------------


def from_above(table: Table[Harakiri], blow: Blow) -> bool:
    start, end = closest(table.state, blow.attacker, table.state.square_of(blow.attacker), blow.target)
    return ground(table.state, start).level > ground(table.state, end).level


def is_critical(table: Table[Harakiri], blow: Blow, rule: str) -> bool:
    if blow.face is not ConcentratedFace.CRITICAL:
        return False
    table.trace.applied(rule, "a critical: nothing of {target} is subtracted", target=blow.target)
    return True


def protection_against(table: Table[Harakiri], blow: Blow, which: Sequence[Protection]) -> int:
    counted = [one for one in which if one not in blow.effect.ignores]
    return sum(states.protection(table, blow.target, one) for one in counted)
