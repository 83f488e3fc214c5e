"""What every creature and vulnerable element has."""

from __future__ import annotations

from typing import Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import State
from ruleproof.games.harakiri.names import SINGLE, Attribute, CreatureState, Motion
from ruleproof.games.harakiri.state.terrain import Base


class Creature(State):
    """Anything that stands on a square: a character, an enemy or a vulnerable element."""

    sign: str
    """How pictures of the zone show it."""
    life: NonNegativeInt = 0
    full_life: NonNegativeInt = 0
    armour: NonNegativeInt = 0
    power: NonNegativeInt = 0
    knowledge: NonNegativeInt = 0
    dexterity: NonNegativeInt = 0
    spirit: NonNegativeInt = 0
    resistance: NonNegativeInt = 0
    """Resistance tokens of a vulnerable element."""
    defence: NonNegativeInt = 0
    minus_armour: NonNegativeInt = 0
    """-1 armour tokens of an enemy; a character's armour itself goes down."""
    states: dict[CreatureState, PositiveInt] = Field(default_factory=dict)
    """State tokens."""
    event_hits: int = 0
    """What events in force add to the hits of its attacks."""
    motion: Motion = Motion.NORMAL
    base: Base = Field(default_factory=Base)

    @model_validator(mode="after")
    def _life_within_full_life(self) -> Self:
        if self.life > self.full_life:
            raise ValueError(f"{self.life} life is more than the full {self.full_life}")
        return self

    @model_validator(mode="after")
    def _no_more_tokens_than_armour(self) -> Self:
        if self.minus_armour > self.armour:
            raise ValueError(f"{self.minus_armour} -1 armour tokens are more than {self.armour} armour")
        return self

    @model_validator(mode="after")
    def _single_states(self) -> Self:
        for state in SINGLE:
            if self.states.get(state, 0) > 1:
                raise ValueError(f"{self.states[state]} tokens of {state} are more than 1")
        return self

    def score(self, attribute: Attribute) -> int:
        """What a character has of an attribute."""
        return {
            Attribute.POWER: self.power,
            Attribute.KNOWLEDGE: self.knowledge,
            Attribute.DEXTERITY: self.dexterity,
            Attribute.SPIRIT: self.spirit,
        }[attribute]

    def add_score(self, attribute: Attribute, points: int) -> None:
        """Change an attribute by so many points."""
        setattr(self, attribute.value, self.score(attribute) + points)

    def has(self, state: CreatureState) -> bool:
        return state in self.states
