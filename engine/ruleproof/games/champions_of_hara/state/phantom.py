"""The Phantom: its cards, its gauges and its Turn Order card."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import Champion, Colour, Energy, Mark, Side

Value = Annotated[int, Field(ge=0, le=10)]
"""What a gauge can show."""


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
