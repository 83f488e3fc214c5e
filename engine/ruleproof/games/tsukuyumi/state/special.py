"""What only the cards of the Moon Princess and the legendary Oni say, and what has come of it."""

from __future__ import annotations

from pydantic import Field, PositiveInt

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import Direction, Faction, Legendary
from ruleproof.games.tsukuyumi.state.attacks import Attack


class PrincessCard(State):
    """A Moon Princess card: so many steps, or on until she is in certain areas."""

    direction: Direction
    steps: PositiveInt = 1
    target: set[str] | None = None


class OwnUnit(State):
    """A unit that somebody chose, with the area it is in."""

    faction: Faction
    unit: str
    area: str


class Counterattack(State):
    """A counterattack against an attack of the Moon Princess."""

    faction: Faction
    name: str
    area: str


class Special(State):
    ring: list[str] = Field(default_factory=list)
    """The areas that touch the Moon from outside, clockwise."""
    princess_cards: dict[str, PrincessCard] = Field(default_factory=dict)
    princess_attacks: list[Attack] = Field(default_factory=list)
    """The last attack of the Moon Princess, area by area."""
    princess_answers: list[Counterattack] = Field(default_factory=list)
    """Counterattacks against the last attack of the Moon Princess, in the order in which they are carried out."""
    entries: dict[Legendary, list[str]] = Field(default_factory=dict)
    """Where the card of a legendary Oni places its figures."""
    without_figure: set[Legendary] = Field(default_factory=set)
    """Legendary Oni of which there is neither a miniature nor a standee."""
    gambler: PositiveInt | None = None
    """What the die showed when the Gambler came into play."""
    destroyed: set[Legendary] = Field(default_factory=set)
    """Legendary Oni that were destroyed: their cards do not go back to the pile."""
    struck: list[OwnUnit] = Field(default_factory=list)
    """Units that the Gambler's effect strikes."""
    for_all: set[str] = Field(default_factory=set)
    """Counter cards that apply to all players."""
    counter_strikes: dict[str, list[Faction]] = Field(default_factory=dict)
    """Whom a counter card of the Gambler strikes."""
