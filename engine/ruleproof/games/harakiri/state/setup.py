"""What the setup of the phase starts from: the table after an adventure phase, save trays, smithy cards."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import Component, Name, SmithyKind
from ruleproof.games.harakiri.state.heroes import Hero


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
