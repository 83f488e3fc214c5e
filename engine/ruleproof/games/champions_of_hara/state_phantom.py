"""A game against the Phantom: its cards and gauges, the course of the Day, and the player's turn."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.state_flow import Side
from ruleproof.games.champions_of_hara.words import Champion, Energy

ACTIVATIONS = 3
"""What a turn of the player holds at most."""

Value = Annotated[int, Field(ge=0, le=10)]
"""What a gauge can show."""


class Colour(Enum):
    """Colours of Ability cards. The starting cards have yellow borders."""

    GREEN = "Green"
    BLUE = "Blue"
    RED = "Red"
    YELLOW = "Yellow"


class Mark(Enum):
    """What an Ability card shows besides its colour."""

    STARTING = "starting card"
    ADVANCED = "Advanced Ability"
    ULTIMATE = "Ultimate"
    LOCKED = "locked card"


class AbilityCard(State):
    """What it does is on the card only; the rules of this mode ask for its colour and its mark."""

    name: str
    colour: Colour
    mark: Mark = Mark.ADVANCED
    any_phase: bool = False
    """Whether its text allows it during Monster Attacks."""


class Phantom(State):
    character: Champion | None = None
    """Whose cards the Phantom uses; None while there is no Phantom."""
    box: dict[Champion, list[AbilityCard]] = Field(default_factory=dict)
    """All Ability cards of a character, as the scenario states them."""
    hand_deck: list[AbilityCard] = Field(default_factory=list)
    """Next to be revealed first."""
    hand: AbilityCard | None = None
    """The revealed card."""
    special: bool = False
    """Whether the revealed card has the colour of the last card discarded."""
    discard: list[AbilityCard] = Field(default_factory=list)
    """The card on top last."""
    last_played: AbilityCard | None = None
    """The card it put on its discard pile itself; None after a shuffle."""
    advanced_deck: list[AbilityCard] = Field(default_factory=list)
    energy: dict[Energy, Value] = Field(default_factory=dict)
    """By colour; a colour that is not named is at 0."""
    health: NonNegativeInt | None = None
    spirit: NonNegativeInt | None = None
    """Cubes on the Phantom's board; None where there is none."""
    turn_order: dict[Side, PositiveInt] = Field(default_factory=dict)
    """Who has which Turn Order card; empty while none are dealt."""
    activations: NonNegativeInt = 0
    """In its current or last turn."""
    reveals: NonNegativeInt = 0
    """In the whole game."""
    won: bool = False

    def set_energy(self, colour: Energy, value: int) -> None:
        self.energy = {**self.energy, colour: value}


class EndStep(Enum):
    """What happens at the end of a player's turn."""

    EFFECTS = "end-of-turn effects"
    TAKE_BACK = "cards taken back"
    TURN_CARDS = "cards turned"
    LEVEL_UP = "level up"


class Threshold(State):
    """Printed on the player board only."""

    colour: Energy
    value: Value


class Text(State):
    """What is printed on an Ability card, an item or an Event, as far as a scenario needs it."""

    damage: PositiveInt | None = None
    """To a single target; None where it deals none."""
    range: NonNegativeInt = 0
    movement: int = 0
    """Movement points gained, or lost below 0; Health and Spirit likewise."""
    health: int = 0
    spirit: int = 0
    energy: list[Energy] = Field(default_factory=list)


class PlayerTurn(State):
    activations: Annotated[int, Field(ge=0, le=ACTIVATIONS)] = 0
    """Used in this turn."""
    texts: dict[str, Text] = Field(default_factory=dict)
    """By the name of the card, item or Event."""
    used: list[str] = Field(default_factory=list)
    """Cards, items and free effects used in this turn, in order."""
    resolved: list[str] = Field(default_factory=list)
    """Events resolved in this turn."""
    attackers: list[str] = Field(default_factory=list)
    """Monsters that have attacked in this turn, in order."""
    end_effects: list[str] = Field(default_factory=list)
    """Effects that wait for the end of the turn."""
    ended: list[EndStep] = Field(default_factory=list)
    """What the end of the turn has brought, in order."""

    any_phase: set[str] = Field(default_factory=set)
    """Items and effects whose text allows them during Monster Attacks."""
    hand: list[AbilityCard] = Field(default_factory=list)
    tilted: list[AbilityCard] = Field(default_factory=list)
    """Played from hand in this turn."""
    on_board: list[AbilityCard] = Field(default_factory=list)
    """On the table with the On Board side readable."""
    spent: list[AbilityCard] = Field(default_factory=list)
    """Cards whose On Board effect was used in this turn."""
    deck: list[AbilityCard] = Field(default_factory=list)
    """Ability cards the player may still gain."""
    lent: str | None = None
    """The Ultimate in hand that goes back to the deck after use."""

    thresholds: list[Threshold] = Field(default_factory=list)
    levels: list[Threshold] = Field(default_factory=list)
    """Thresholds that have been reached before."""
    main_colour: Energy | None = None
    ultimate_gained: bool = False
    """Whether the Ultimate has been gained for good."""
