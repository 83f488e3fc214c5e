"""What the setup of the phase starts from: the table after an adventure phase, save trays, smithy cards."""

from __future__ import annotations

from enum import Enum

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.state_hero import Hero


class Component(Enum):
    """What an adventure phase may leave on the table."""

    MARKET_DECK = "the market deck"
    KARMA = "the karma tokens"
    HEADS = "the head tokens"
    ACTION_POINTS = "the action point tokens"
    MAP = "the map"
    CAMPS = "the camp tokens"
    CITIES = "the city tokens"
    MISSIONS = "the mission tokens"


KEPT = frozenset({Component.MARKET_DECK, Component.KARMA, Component.HEADS, Component.ACTION_POINTS})


class SmithyKind(Enum):
    """What a smithy card is."""

    WEAPON = "weapon"
    ARMOUR = "armour"


class SmithyCard(State):
    """A card of the smithy, for characters of its class."""

    name: str
    kind: SmithyKind
    of_class: str
    level: PositiveInt = 1
    cost: NonNegativeInt | None = None
    armour: NonNegativeInt | None = None
    range: PositiveInt | None = None


class Save(State):
    """A character as the last phase left it: what its board marked, and what it owned."""

    life: NonNegativeInt = 1
    full_life: NonNegativeInt = 1
    armour: NonNegativeInt = 0
    power: NonNegativeInt = 0
    knowledge: NonNegativeInt = 0
    dexterity: NonNegativeInt = 0
    spirit: NonNegativeInt = 0
    hero: Hero = Field(default_factory=Hero)


class Setup(State):
    """What there is before the first round."""

    on_table: frozenset[Component] = frozenset()
    saves: dict[str, Save] = Field(default_factory=dict)
    """Save trays, by the name of the character."""
    ready: tuple[Name, ...] = ()
    """The characters that have been set up for this phase."""
    first_zone: str | None = None
    """The zone in which the phase begins, once it is set up."""
    straight: bool = False
    """Whether the characters come straight from an adventure phase."""
    smithy: tuple[SmithyCard, ...] = ()
    decks: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """The smithy deck of each character."""
    set_aside: dict[str, NonNegativeInt] = Field(default_factory=dict)
    """Action point tokens set aside for each character."""
