"""The attacks that the Oni have made in this phase."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import Faction, Legendary, Oni


class Move(State):
    """Oni of one size, or a legendary Oni, that went from one area to the attacked one."""

    oni: Oni | Legendary
    number: PositiveInt
    start: str


class Attack(State):
    """An Oni attack of this phase."""

    area: str
    moves: list[Move] = Field(default_factory=list)
    damage: dict[Faction, NonNegativeInt] = Field(default_factory=dict)
    defenders: list[Faction] = Field(default_factory=list)
    """Who had units in the area."""
    answered: bool = False
    """Whether a defender has counterattacked."""


class Tie(State):
    """Areas found to be tied for the attacks before a player, as long as some of these attacks are left."""

    areas: list[str]
    moved: NonNegativeInt
    """Oni that move to each of them."""
