"""Setting up: what the box holds, what the players decide before the game, and what is left out."""

from __future__ import annotations

from enum import Enum

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.tsukuyumi.state_pieces import Faction, Oni


class Mode(Enum):
    """The ways to use the expansion."""

    COOPERATIVE = "cooperative game"
    SOLO = "solo mode"
    REGULAR = "regular game"


class Module(Enum):
    """What other sets add to the base game and this expansion leaves out."""

    MASCOTS = "mascots"
    ONI_MISSIONS = "Oni missions"
    ONI_POWER_CARDS = "Oni power cards"
    ALTERNATIVE_OBJECTIVES = "alternative objectives"
    STARTING_ADVANTAGES = "starting advantages"
    MISSION_CARDS = "mission cards"
    FACTION_EVENTS = "faction events"
    EVENT_CARDS = "event cards"


class Part(Enum):
    """What the box of the expansion holds."""

    MODIFICATION_CARDS = "modification cards"
    ACTION_CARDS = "action cards"
    REGULAR_CARD = "Moon Princess card for the regular game"
    COUNTER_CARDS = "counter cards"
    COMBAT_CARD = "Moon Princess combat card"
    MOMENTUM_CARDS = "momentum cards"
    PRINCESS_CARDS = "Moon Princess cards"
    TURN_CARDS = "Oni turn cards"
    LEGENDARY_CARDS = "legendary Oni cards"
    PRINCESS_STANDEES = "Moon Princess standees"
    LEGENDARY_STANDEES = "legendary Oni standees"
    SMALL_STANDEES = "Small Oni standees"
    MEDIUM_STANDEES = "Medium Oni standees"
    LARGE_STANDEES = "Large Oni standees"
    PRINCESS_MINIATURES = "Moon Princess miniatures"
    HOME_TOKENS = "Home tokens"
    PRIORITY_TOKENS = "priority tokens"
    MOMENTUM_TOKENS = "momentum tokens"
    OVERVIEW_SHEETS = "overview sheets"


class Source(Enum):
    """Where a rule can stand that contradicts another; the strongest first."""

    TURN_EFFECT = "turn effect"
    MODIFICATION = "modification card"
    EXPANSION = "this expansion"
    FACTION = "faction rule"
    BASE_GAME = "base game"


class Difficulty(Enum):
    EASIER = "easier"
    NORMAL = "normal"
    HARDER = "harder"


class Deck(Enum):
    """The decks of this expansion; each is shuffled on its own."""

    MOON_PRINCESS = "Moon Princess cards"
    ONI_TURN = "Oni turn cards"
    COUNTER = "counter cards"
    LAST_ROUND_COUNTER = "last-round counter cards"
    LEGENDARY_ONI = "legendary Oni cards"


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
