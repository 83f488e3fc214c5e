"""Setting up: what the box holds, what the players decide before the game, and what is left out."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import Deck, Difficulty, Faction, Mode, Module, Oni, Part, Source


class BoxCard(State):
    """A card that still lies in the box with all others."""

    name: str
    deck: Deck


class Claim(State):
    """What one source says about something."""

    source: Source
    says: str


class Preparation(State):
    mode: Mode | None = None
    players: NonNegativeInt = 0
    """How many people play."""
    released: dict[Faction, str] = Field(default_factory=dict)
    """Year and month in which a faction came out, where the scenario says so: 2019-09."""
    modifications: list[Faction] = Field(default_factory=list)
    """Players who have taken their modification card."""
    modules: set[Module] = Field(default_factory=set)
    moonfall: bool = False
    """Whether After the Moonfall is played too."""
    tiles: NonNegativeInt = 0
    difficulty: Difficulty | None = None
    legendary: NonNegativeInt | None = None
    """How many legendary Oni are used; None while the Oni are not prepared."""
    returned: dict[Oni, NonNegativeInt] = Field(default_factory=dict)
    """Oni that went back to the box."""
    tracks: dict[PositiveInt, PositiveInt] = Field(default_factory=dict)
    """The last space of the momentum track for each number of players."""
    box: list[BoxCard] = Field(default_factory=list)
    starting_areas: dict[Faction, list[str]] = Field(default_factory=dict)
    portals: dict[Faction, list[str]] = Field(default_factory=dict)
    """The areas with a portal of the Sentinels."""
    blocked_homes: dict[Faction, set[str]] = Field(default_factory=dict)
    """Areas that a Block separates from a Homezone."""
    missing: dict[Part, NonNegativeInt] | None = None
    """What a counted box lacks; None while nobody has counted."""
    claims: list[Claim] = Field(default_factory=list)
    applies: str | None = None
    """What holds among claims that contradict each other."""
