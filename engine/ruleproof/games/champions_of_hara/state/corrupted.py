"""The Corrupted Champion on the table: Ophion and his sheet, the Champions' cards, Turn Order cards, Dreamstones."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, NonNegativeInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import AttackCard, CardSide, Champion, Power, Slot, Space, World

HEALTH = 16
"""Where Ophion's Health starts."""


TurnCard = Annotated[int, Field(ge=1, le=4)]


TURN_CARDS = [1, 2, 3, 4]


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
