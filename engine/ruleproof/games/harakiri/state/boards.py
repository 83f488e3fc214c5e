"""What enemy boards print: priorities, and sequences made of deeds. The book has them in pictures only."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import AbilityKind, AttackDie, Colour, Priority, Square
from ruleproof.games.harakiri.state.effects import Effect


class Condition(Enum):
    """What an enemy's movement must achieve."""

    ADJACENT = "adjacent"
    TOWARDS = "towards"
    AWAY = "away"
    RANGE = "range"


class Whom(Enum):
    """At whom a deed is aimed."""

    ENEMY = "an enemy"
    ALLY = "an ally"
    KIN = "another of its kind"


@dataclass(frozen=True)
class Deed:
    """One part of a sequence; `ability` is the name the board gives it, if any."""

    ability: str | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Move(Deed):
    """Move until a condition towards a target holds; `range` is the X of "range (X)"."""

    condition: Condition
    range: int = 0
    whom: Whom = Whom.ENEMY


@dataclass(frozen=True)
class MoveTo(Deed):
    """Move to a given square, such as that of a grave."""

    square: Square


@dataclass(frozen=True)
class Aimed(Deed):
    """Anything aimed at a target within reach; without `range`, at an adjacent one."""

    range: int | None = None
    whom: Whom = Whom.ENEMY


@dataclass(frozen=True)
class Attack(Aimed):
    """An attack, with or without an attack ability; `concentrated` where the sequence shows that die."""

    concentrated: bool = field(default=False, kw_only=True)


@dataclass(frozen=True)
class Skill(Aimed):
    """An ability that is no attack, aimed at somebody."""


@dataclass(frozen=True)
class Heal(Deed):
    """The enemy recovers life."""

    life: int


@dataclass(frozen=True)
class Gain(Deed):
    """An effect on the enemy itself, in the words of its board."""

    effect: str


@dataclass(frozen=True)
class OnlyBelow(Deed):
    """The sequence is for an enemy with less life than this."""

    life: int


AnyDeed = Move | MoveTo | Attack | Skill | Heal | Gain | OnlyBelow


class EnemySequence(State):
    """A numbered line of a behaviour."""

    number: PositiveInt
    deeds: tuple[AnyDeed, ...]
    priority: Priority | None = None
    """The icon inside the sequence, if it has one."""


class Behaviour(State):
    """What a board lists for one result of the test die."""

    priority: Priority
    """The general icon."""
    sequences: tuple[EnemySequence, ...]


class EnemyAbility(State):
    """An ability on an enemy's board."""

    kind: AbilityKind
    effect: Effect = Field(default_factory=Effect)
    bars_kami: bool = False
    """Whether a character that it damages can use no Kami abilities afterwards."""


class Board(State):
    """The board of an enemy, shared by all minions of a kind.

    A minion has a table of behaviours for each colour of the oracle card; a servant has one, under None.
    """

    movement: NonNegativeInt = 0
    tables: dict[Colour | None, dict[PositiveInt, Behaviour]] = Field(default_factory=dict)
    dice: tuple[AttackDie, ...] = ()
    """Its attack dice. While none are stated, what its attacks do to a character is left open."""
    ranges: tuple[PositiveInt, ...] = (1,)
    abilities: dict[str, EnemyAbility] = Field(default_factory=dict)
    cards: dict[str, Behaviour] = Field(default_factory=dict)
    """What the AI cards of an elect read, by name."""
    empowered_cards: dict[str, Behaviour] = Field(default_factory=dict)
    """What a card reads while another of its name is in play."""
    lasting_cards: frozenset[str] = frozenset()
    """The cards that stay in play instead of being discarded."""
