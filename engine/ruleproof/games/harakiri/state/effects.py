"""What weapons, abilities and events do to a fight, and the dice it is fought with.

The faces of the attack dice and the texts of the cards are only in the book's pictures, so scenarios state them.
"""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import NonNegativeInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import AttackDie, CreatureState, Protection, Sign


@dataclass(frozen=True)
class ShownDie:
    """An attack die and what it shows."""

    die: AttackDie
    hits: int
    signs: frozenset[Sign] = frozenset()

    @property
    def name(self) -> str:
        """How messages say it."""
        return str(self)

    def __str__(self) -> str:
        signs = "".join(f" {sign}" for sign in Sign if sign in self.signs)
        return f"{self.die} {self.hits}{signs}"


class Effect(State):
    """What an ability, a weapon or an event adds to an attack."""

    hits: int = 0
    ignores: tuple[Protection, ...] = ()
    leaves: tuple[CreatureState, ...] = ()
    """States imposed on the target."""
    rerolls: NonNegativeInt = 0
    """How many attack dice may be rerolled."""
    action_points: NonNegativeInt = 0
    more_targets: NonNegativeInt = 0
    """How many enemies besides the first the attack may be aimed at."""

    def __add__(self, other: Effect) -> Effect:
        return Effect(
            hits=self.hits + other.hits,
            ignores=tuple(dict.fromkeys((*self.ignores, *other.ignores))),
            leaves=self.leaves + other.leaves,
            rerolls=self.rerolls + other.rerolls,
            action_points=self.action_points + other.action_points,
            more_targets=self.more_targets + other.more_targets,
        )


class Line(State):
    """One effect of an ability, with the value that the ki die in its slot must have for it."""

    from_ki: NonNegativeInt = 0
    effect: Effect
