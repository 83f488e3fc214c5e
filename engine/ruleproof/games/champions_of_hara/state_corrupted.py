"""The Corrupted Champion on the table: Ophion and his sheet, the Champions' cards, Turn Order cards, Dreamstones."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from pydantic import Field, NonNegativeInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.words import Champion, Slot, Space, World

HEALTH = 16
"""Where Ophion's Health starts."""

TurnCard = Annotated[int, Field(ge=1, le=4)]
TURN_CARDS = [1, 2, 3, 4]


class CardSide(Enum):
    """Which side of a card can be read."""

    IN_HAND = "In Hand"
    ON_BOARD = "On Board"

    @property
    def other(self) -> CardSide:
        return CardSide.ON_BOARD if self is CardSide.IN_HAND else CardSide.IN_HAND


class AttackCard(Enum):
    """The one Attack card of each Champion, in the Champions' order."""

    SUN_LANCE = "Sun Lance"
    UNSTABLE_DISINTEGRATOR = "Unstable Disintegrator"
    AVALANCHE = "Avalanche"
    GRAPPLING_ROOTS = "Grappling Roots"
    CLAWS_OF_THE_NETHERBEAST = "Claws of the Netherbeast"
    ART_OF_WAR = "Art of War"


class Power(Enum):
    """Ophion's abilities that count."""

    BLEAK_ULTIMATUM = "Bleak Ultimatum"
    SHATTER_WILL = "Shatter Will"
    SLEEPWALK = "Sleepwalk"


class Hand(State):
    """The cards in front of a Champion."""

    attack_card: AttackCard
    dash: CardSide = CardSide.IN_HAND
    attack: CardSide = CardSide.IN_HAND
    meditation: bool = False
    """Whether the next Attack against a single target deals 1 more damage."""


class Printed(State):
    """What a Champion's card shows; the scenario states it."""

    health: NonNegativeInt
    spirit: NonNegativeInt


class Ophion(State):
    space: Space = Space.DOJO
    health: Annotated[int, Field(ge=0, le=HEALTH)] = HEALTH
    symbols: dict[World, Power] = Field(default_factory=dict)
    """Which ability each World symbol of the sheet belongs to; shown in a picture only."""
    cubes: set[World] = Field(default_factory=set)


class Corrupted(State):
    step: Annotated[int, Field(ge=1, le=5)] | None = None
    """The step of the turn; None while the scenario has set none and nothing has happened."""
    ophion: Ophion | None = None
    hands: dict[Champion, Hand] = Field(default_factory=dict)
    """Of the Champions that have cards, defeated ones too."""
    turn_cards: list[TurnCard] = Field(default_factory=lambda: list(TURN_CARDS))
    """Still in the game."""
    holders: dict[TurnCard, Champion] = Field(default_factory=dict)
    activated: list[Champion] = Field(default_factory=list)
    """Who has activated in step 3 of this turn, in order."""
    played: list[TurnCard] = Field(default_factory=list)
    """Cards whose holder has activated in step 3 of this turn."""
    defeated: list[Champion] = Field(default_factory=list)
    dreamstones: set[World] = Field(default_factory=set)
    numbers: list[Champion] = Field(default_factory=lambda: list(Champion))
    """The Champions as they are numbered for ties, from 1."""

    dojo_symbols: dict[Slot, World] = Field(default_factory=dict)
    """Where the Dojo shows which World; printed on the tile only."""
    printed: dict[Champion, Printed] = Field(default_factory=dict)

    def cards_of(self, champion: Champion) -> list[int]:
        """The Turn Order cards of a Champion, the lowest first."""
        return sorted(card for card, holder in self.holders.items() if holder is champion)

    def give(self, card: int, champion: Champion) -> None:
        self.holders = {**self.holders, card: champion}

    def remove_cube(self, world: World) -> None:
        assert self.ophion is not None
        self.ophion.cubes = self.ophion.cubes - {world}
