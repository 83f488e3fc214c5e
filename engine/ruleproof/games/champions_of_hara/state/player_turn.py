"""The player's turn: Activations, Ability cards, and what the end of the turn brings."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import EndStep, Energy
from ruleproof.games.champions_of_hara.state.phantom import AbilityCard, Value

ACTIVATIONS = 3
"""What a turn of the player holds at most."""


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
