"""The Prince's board and the Mind guide. Both are only pictures, so a scenario states what of them it needs."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.oath.names import Column, Quadrant, Region, Role, Suit, Threat


class RelationshipSpace(State):
    """One space of the relationship columns, or the Unaligned box (row 0)."""

    column: Column
    row: NonNegativeInt
    """Counted from the bottom."""
    actions: PositiveInt | None = None
    """The number of actions shown."""
    markers: list[Suit] = Field(default_factory=list)
    """From left to right."""


class Tactics(State):
    """The Tactics track, from its start to its end, and where its marker stands."""

    values: list[int] = Field(default_factory=list)
    """Attack dice shown on each space."""
    star: NonNegativeInt | None = None
    """The place in `values` of the space with the star; None while nobody asks."""
    position: NonNegativeInt | None = None
    """The place of the marker; None before setup."""


class MindSpace(State):
    """One space of the Mind guide."""

    quadrant: Quadrant
    goal: str | None = None
    """The goal that a Threat space shows; None for an action space."""


class TakenBoard(State):
    """A board that a player takes because the Prince plays."""

    role: Role
    covered: bool = False
    """Whether the Prince's Reliquary covers its Supply track."""


class Campaign(State):
    """The attack dice of a campaign in which the Prince takes part."""

    dice: NonNegativeInt
    """To be rolled by the attacker."""


class PrinceBoard(State):
    relationships: list[RelationshipSpace] = Field(default_factory=list)
    tactics: Tactics = Field(default_factory=Tactics)
    threat_star: Threat | None = None
    """Which place of the threat marker has the star."""
    threat: Threat | None = None
    """Where the threat marker stands; None before setup."""
    mind: dict[str, MindSpace] = Field(default_factory=dict)
    """The spaces of the Mind guide by name."""
    current: str | None = None
    """The space of the current action marker."""
    start: str | None = None
    """The space of the start-of-action marker."""
    ambition: NonNegativeInt = 0
    """Favor in the Ambition box."""
    set_up: bool = False
    """Whether the Prince has been set up."""
    reliquary_turned: bool = False
    """Whether the Reliquary shows its Prince's side."""
    boards: dict[str, TakenBoard] = Field(default_factory=dict)
    """By player."""
    exile_boards: NonNegativeInt | None = None
    """Exile boards that nobody uses; None while nobody counts them."""
    supply_track: dict[NonNegativeInt, NonNegativeInt] = Field(default_factory=dict)
    """The Chancellor's, as printed on the board: Supply by the least number of warbands in the personal bank."""
    campaign: Campaign | None = None
    chosen: Region | Suit | str | None = None
    """What the Prince chose last in a tie."""

    def markers_in(self, column: Column) -> list[Suit]:
        """The suits in a column, from the top row down, in a row from left to right."""
        spaces = sorted((one for one in self.relationships if one.column is column), key=lambda one: -one.row)
        return [suit for space in spaces for suit in space.markers]

    def space_of(self, suit: Suit) -> RelationshipSpace | None:
        """Where the relationship marker of a suit stands."""
        return next((space for space in self.relationships if suit in space.markers), None)
