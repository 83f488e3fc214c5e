"""What is on the map: areas with their Oni, player units and tokens."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import AreaKind, Faction, Legendary, Oni


class OniValues(State):
    """Printed on the pieces of the base game, so the scenario states them."""

    points: PositiveInt
    damage: NonNegativeInt
    life: PositiveInt | None = None


class Units(State):
    """Player units of one kind in one area. Points and life are those of a single unit."""

    faction: Faction
    name: str
    number: PositiveInt
    points: NonNegativeInt
    life: PositiveInt
    movement: PositiveInt | None = None
    """Areas in a movement action, with every bonus; None while nobody asks."""
    flying: bool = False
    """Whether it crosses Blocks."""


class Area(State):
    kind: AreaKind
    value: NonNegativeInt = 0
    """The x of a Mountain Range."""
    protection: NonNegativeInt = 0
    """What other protection, such as a Stronghold, adds."""
    neighbours: set[str] = Field(default_factory=set)
    token: Faction | Literal["Oni"] | None = None
    borrowed: bool = False
    """Whether a token of an unused faction stands for an Oni token."""
    priority: bool = False
    centre: bool = False
    """Whether this is the centre of the Moon."""
    worth: NonNegativeInt | None = None
    """Victory points for the Oni where the scenario states them; None for what the kind of area is worth."""
    oni: dict[Oni, PositiveInt] = Field(default_factory=dict)
    legendary: dict[Legendary, PositiveInt] = Field(default_factory=dict)
    """Figures of each legendary Oni here; only the Three Shadows are several."""
    units: list[Units] = Field(default_factory=list)

    @model_validator(mode="after")
    def only_mountains_have_a_value(self) -> Area:
        if (self.kind is AreaKind.MOUNTAIN_RANGE) != (self.value > 0):
            raise ValueError("a Mountain Range needs a value above 0, and no other area has one")
        return self

    @property
    def defenders(self) -> list[Faction]:
        """The factions with units here, in the order in which they stand."""
        return list(dict.fromkeys(group.faction for group in self.units))

    def units_of(self, faction: Faction) -> list[Units]:
        return [group for group in self.units if group.faction is faction]

    def points_of(self, faction: Faction) -> int:
        return sum(group.number * group.points for group in self.units_of(faction))

    def add_oni(self, oni: Oni, number: int) -> None:
        self.oni = {**self.oni, oni: self.oni.get(oni, 0) + number}

    def remove_oni(self, oni: Oni, number: int) -> None:
        left = {**self.oni, oni: self.oni.get(oni, 0) - number}
        self.oni = {kind: count for kind, count in left.items() if count != 0}

    def remove_unit(self, unit: Units) -> None:
        """Take one unit of this kind off the board."""
        if unit.number > 1:
            unit.number -= 1
        else:
            self.units = [group for group in self.units if group is not unit]
