"""What is on the table: areas, Oni, player units, tokens, and the attacks made so far in the phase."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import State
from ruleproof.games.tsukuyumi.state_pieces import Faction as Faction
from ruleproof.games.tsukuyumi.state_pieces import Legendary as Legendary
from ruleproof.games.tsukuyumi.state_pieces import Oni as Oni
from ruleproof.games.tsukuyumi.state_round import Ability, Cards, Course
from ruleproof.games.tsukuyumi.state_setup import Preparation
from ruleproof.games.tsukuyumi.state_special import Special


class AreaKind(Enum):
    OCEAN_FLOOR = "Ocean Floor"
    FERTILE_GROUND = "Fertile Ground"
    DEVASTATED_LAND = "Devastated Land"
    TOXIC_AREA = "toxic area"
    RADIOACTIVE_AREA = "radioactive area"
    RIVER_LAND = "river land"
    MOUNTAIN_RANGE = "Mountain Range"
    MOON_AREA = "moon area"


SUPPLY = {Oni.SMALL: 15, Oni.MEDIUM: 12, Oni.LARGE: 7}
"""Never more Oni than these are in use."""

ONI: Literal["Oni"] = "Oni"
"""Owner of a territory token that is not a player's."""


class OniValues(State):
    """Printed on the pieces of the base game, so the scenario states them."""

    points: PositiveInt
    damage: NonNegativeInt
    life: PositiveInt | None = None


class Units(State):
    """Player units of one kind in one area. Points and life are those of a single unit."""

    faction: Faction
    name: str
    number: PositiveInt
    points: NonNegativeInt
    life: PositiveInt
    movement: PositiveInt | None = None
    """Areas in a movement action, with every bonus; None while nobody asks."""
    flying: bool = False
    """Whether it crosses Blocks."""


class Area(State):
    kind: AreaKind
    value: NonNegativeInt = 0
    """The x of a Mountain Range."""
    protection: NonNegativeInt = 0
    """What other protection, such as a Stronghold, adds."""
    neighbours: set[str] = Field(default_factory=set)
    token: Faction | Literal["Oni"] | None = None
    borrowed: bool = False
    """Whether a token of an unused faction stands for an Oni token."""
    priority: bool = False
    centre: bool = False
    """Whether this is the centre of the Moon."""
    worth: NonNegativeInt | None = None
    """Victory points for the Oni where the scenario states them; None for what the kind of area is worth."""
    oni: dict[Oni, PositiveInt] = Field(default_factory=dict)
    legendary: dict[Legendary, PositiveInt] = Field(default_factory=dict)
    """Figures of each legendary Oni here; only the Three Shadows are several."""
    units: list[Units] = Field(default_factory=list)

    @model_validator(mode="after")
    def only_mountains_have_a_value(self) -> Area:
        if (self.kind is AreaKind.MOUNTAIN_RANGE) != (self.value > 0):
            raise ValueError("a Mountain Range needs a value above 0, and no other area has one")
        return self

    @property
    def defenders(self) -> list[Faction]:
        """The factions with units here, in the order in which they stand."""
        return list(dict.fromkeys(group.faction for group in self.units))

    def units_of(self, faction: Faction) -> list[Units]:
        return [group for group in self.units if group.faction is faction]

    def points_of(self, faction: Faction) -> int:
        return sum(group.number * group.points for group in self.units_of(faction))

    def add_oni(self, oni: Oni, number: int) -> None:
        self.oni = {**self.oni, oni: self.oni.get(oni, 0) + number}

    def remove_oni(self, oni: Oni, number: int) -> None:
        left = {**self.oni, oni: self.oni.get(oni, 0) - number}
        self.oni = {kind: count for kind, count in left.items() if count != 0}

    def remove_unit(self, unit: Units) -> None:
        """Take one unit of this kind off the board."""
        if unit.number > 1:
            unit.number -= 1
        else:
            self.units = [group for group in self.units if group is not unit]


class ScoreItem(Enum):
    """What victory points come from."""

    AREAS = "areas"
    HOMEZONES = "areas next to a Homezone"
    MOON_CENTRE = "centre of the Moon"
    FEW_ONI = "fewer than 15 Oni"
    OBJECTIVES = "round objectives"
    MANY_AREAS = "many areas"
    LEGENDARY_ONI = "legendary Oni"
    MOON_PRINCESS = "Moon Princess"
    MOMENTUM = "momentum track"
    OTHER = "other points"


class Track(State):
    """The momentum track is only in pictures, so the scenario states it."""

    last: PositiveInt
    counter: set[PositiveInt] = Field(default_factory=set)
    legendary: set[PositiveInt] = Field(default_factory=set)
    points: dict[PositiveInt, NonNegativeInt] = Field(default_factory=dict)
    """Victory points for the Oni while the marker stands here."""


class Earned(State):
    """Victory points from a source that is not on the victory-point table of this expansion."""

    side: Faction | Literal["Oni"]
    source: str
    points: NonNegativeInt
    mission: bool = False


class ScoreLine(State):
    side: Faction | Literal["Oni", "the players"]
    item: ScoreItem
    points: NonNegativeInt


class CounterCard(State):
    """Its effect is on the card only, so the scenario names the card and says whether it stays."""

    name: str
    permanent: bool = False
    last_round: bool = False


class DrawnCard(State):
    """A card from the momentum track, face down until the phase of the player who drew it is over."""

    faction: Faction
    card: CounterCard | Legendary


class CounterInForce(State):
    """A permanent counter card, face up in front of the player who drew it."""

    faction: Faction
    card: CounterCard


class Move(State):
    """Oni of one size, or a legendary Oni, that went from one area to the attacked one."""

    oni: Oni | Legendary
    number: PositiveInt
    start: str


class Attack(State):
    """An Oni attack of this phase."""

    area: str
    moves: list[Move] = Field(default_factory=list)
    damage: dict[Faction, NonNegativeInt] = Field(default_factory=dict)


class Board(State):
    areas: dict[str, Area] = Field(default_factory=dict)
    oni_values: dict[Oni, OniValues] = Field(default_factory=dict)
    legendary_values: dict[Legendary, OniValues] = Field(default_factory=dict)
    princess_values: OniValues | None = None
    available: dict[Oni, NonNegativeInt] = Field(default_factory=lambda: dict(SUPPLY))
    oni_tokens: NonNegativeInt | None = None
    """Oni territory tokens left in the supply; None while nobody counts them."""
    initiative: list[Faction] = Field(default_factory=list)
    """First to act first."""
    counterattacks: dict[str, NonNegativeInt] = Field(default_factory=dict)
    """Counterattacks of the base game, by name, with the damage each prevents."""
    attacks: list[Attack] = Field(default_factory=list)
    homezones: dict[Faction, set[str]] = Field(default_factory=dict)
    """The areas adjacent to each player's Homezone."""
    home_tokens: dict[Faction, str] = Field(default_factory=dict)
    """The area in which a Home token lies."""
    blocks: set[frozenset[str]] = Field(default_factory=set)
    """Pairs of areas that a Block separates."""
    moon_princess: set[str] | None = None
    """The 3 areas around the intersection on which she stands; None while she is not on the board."""
    special: Special = Field(default_factory=Special)
    """What only the cards of the Moon Princess and the legendary Oni say, and what has come of it."""
    round: PositiveInt = 1
    rounds: PositiveInt = 3
    objectives: dict[PositiveInt, NonNegativeInt] = Field(default_factory=dict)
    """Victory points for the round objectives reached, by round."""
    legendary_pile: list[Legendary] = Field(default_factory=list)
    """Face down, next to be drawn first."""
    track: Track | None = None
    momentum: PositiveInt = 1
    counter_deck: list[CounterCard] = Field(default_factory=list)
    last_round_counter_deck: list[CounterCard] = Field(default_factory=list)
    discarded_counters: list[CounterCard] = Field(default_factory=list)
    drawn_cards: list[DrawnCard] = Field(default_factory=list)
    counters_in_force: list[CounterInForce] = Field(default_factory=list)
    counters_resolved: list[str] = Field(default_factory=list)
    """Counter cards without a permanent effect that have taken effect, in this order."""
    counters_drawn_for: set[PositiveInt] = Field(default_factory=set)
    """Spaces of the momentum track that have brought a counter card before."""
    legendary_drawn_for: set[PositiveInt] = Field(default_factory=set)
    """Spaces of the momentum track that have brought a legendary Oni before."""
    worth: dict[ScoreItem, NonNegativeInt] = Field(default_factory=dict)
    """Printed as icons only, so the scenario states it."""
    earned: list[Earned] = Field(default_factory=list)
    score: list[ScoreLine] | None = None
    """The final score; None while the game goes on."""
    seats: list[Faction] = Field(default_factory=list)
    """The players clockwise: each one's left neighbour comes next, the first after the last."""
    cards: Cards = Field(default_factory=Cards)
    course: Course = Field(default_factory=Course)
    """How far the round has come."""
    abilities: list[Ability] = Field(default_factory=list)
    preparation: Preparation = Field(default_factory=Preparation)
    """What happens before the first round."""

    def people(self) -> set[Faction]:
        """Every faction that the table shows to be played."""
        areas = self.areas.values()
        return {
            *self.initiative,
            *self.seats,
            *self.cards.chosen,
            *self.cards.hands,
            *self.homezones,
            *self.course.done,
            *([self.course.active] if self.course.active else []),
            *(group.faction for area in areas for group in area.units),
            *(area.token for area in areas if isinstance(area.token, Faction)),
            *(one.faction for one in self.counters_in_force),
        }

    @model_validator(mode="after")
    def the_marker_is_on_the_track(self) -> Board:
        if self.track is not None and self.momentum > self.track.last:
            raise ValueError(f"the momentum track ends at {self.track.last}")
        return self

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds

    def in_play(self, oni: Oni) -> int:
        return sum(area.oni.get(oni, 0) for area in self.areas.values())
