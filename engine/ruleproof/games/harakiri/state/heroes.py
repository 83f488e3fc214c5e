"""A character's board, Kami card and reserve, beyond what every creature has."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import State
from ruleproof.games.harakiri.names import AbilityKind, AbilitySource, AttackDie, Attribute
from ruleproof.games.harakiri.state.effects import Effect, Line

MOST_ACTION_POINTS = 4
KiFace = Annotated[int, Field(ge=1, le=6)]
Level = Annotated[int, Field(ge=1, le=5)]


class Ability(State):
    """An ability of the board or the Kami card. A character's own has a slot for one ki die."""

    kind: AbilityKind = AbilityKind.TECHNIQUE
    source: AbilitySource = AbilitySource.CHARACTER
    affinity: NonNegativeInt = 0
    """The affinity that a Kami ability asks for."""
    lines: tuple[Line, ...] = ()
    """Its effects in a fight."""
    accumulates: bool = False
    used: bool = False
    """Whether it was used in this phase."""
    cost: NonNegativeInt = 1
    """In action points, for a technique."""
    ki: KiFace = 1
    """The ki requirement of the slot."""
    die: KiFace | None = None
    """The ki die in the slot, which is then active."""
    kami_level: PositiveInt | None = None
    """The level that a Kami card gives it, where that matters."""
    resurrection_bonus: int = 0
    """What it adds to the resurrection test."""


class Weapon(State):
    """A weapon card of the smithy."""

    name: str
    range: PositiveInt = 1
    of_class: str = ""
    level: Level = 1
    quick: tuple[AttackDie, ...] = ()
    """The dice of a quick attack; none where the weapon allows no such attack."""
    strong: tuple[AttackDie, ...] = ()
    effect: Effect = Field(default_factory=Effect)
    """What it adds to every attack."""
    yin_yang: Effect | None = None
    yin_yang_from: NonNegativeInt = 0
    """The damage that the yin-yang effect asks for."""


class Armour(State):
    """An armour card of the smithy."""

    name: str
    armour: NonNegativeInt = 0
    of_class: str = ""
    level: Level = 1
    cost: NonNegativeInt = 0


class Thing(State):
    """An object: a card of the market."""

    name: str
    permanent: bool = False
    special: bool = False
    consumable: bool = False
    charges: NonNegativeInt = 0
    """Charge tokens on the card."""
    uses: NonNegativeInt = 0
    """The X of "X uses"; 0 for an object without that keyword."""
    attribute: Attribute | None = None
    score: NonNegativeInt = 0
    """What it asks of the one who uses it: at least this score in the attribute."""
    effect: str = ""
    """In the words of the card."""


class Hero(State):
    """What lies before the player of a character. Life, attributes and armour are the creature's."""

    level: Level = 1
    of_class: str = ""
    kami: str = ""
    affinity: NonNegativeInt = 0
    action_points: Annotated[int, Field(ge=0, le=MOST_ACTION_POINTS)] = 0
    ki_reserve: tuple[KiFace, ...] = ()
    ki_exhausted: NonNegativeInt = 0
    """How many ki dice are exhausted; their faces do not matter."""
    abilities: dict[str, Ability] = Field(default_factory=dict)
    """Those of the ability tokens in the board, by name."""
    weapons: tuple[Weapon, ...] = ()
    """The first is the equipped one, the other lies turned."""
    armour_card: Armour | None = None
    objects: tuple[Thing, ...] = ()
    coins: NonNegativeInt = 0
    heads: NonNegativeInt = 0
    boss_heads: NonNegativeInt = 0
    karma: NonNegativeInt = 0
    special_tokens: NonNegativeInt = 0
    move_bonus: NonNegativeInt = 0
    """What effects add to its movement points."""
    kami_mode: NonNegativeInt | None = None
    """How many ends of its activations Kami mode still lasts; None when it is not active."""
    kami_barred: bool = False
    """Whether something keeps it from using Kami abilities."""
    starting: Attribute | None = None
    """The attribute that its class starts with 1 point in."""
    bonuses: dict[Attribute, PositiveInt] = Field(default_factory=dict)
    """Points of an attribute that come from effects, beyond the score of the board."""

    @property
    def ki_active(self) -> tuple[int, ...]:
        """The ki dice in slots."""
        return tuple(one.die for one in self.abilities.values() if one.die is not None)

    @model_validator(mode="after")
    def _ki_dice_by_level(self) -> Self:
        dice = len(self.ki_reserve) + len(self.ki_active) + self.ki_exhausted
        if dice > self.level:
            raise ValueError(f"{dice} ki dice are more than the level {self.level}")
        return self
