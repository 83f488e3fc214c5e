"""Everything on the table."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import State
from ruleproof.games.tsukuyumi.names import Faction, Legendary, Oni, ScoreItem
from ruleproof.games.tsukuyumi.state.areas import Area, OniValues
from ruleproof.games.tsukuyumi.state.attacks import Attack
from ruleproof.games.tsukuyumi.state.momentum import CounterCard, CounterInForce, DrawnCard, Track
from ruleproof.games.tsukuyumi.state.rounds import Ability, Cards, Course
from ruleproof.games.tsukuyumi.state.scoring import Earned, ScoreLine
from ruleproof.games.tsukuyumi.state.setup import Preparation
from ruleproof.games.tsukuyumi.state.special import Special

SUPPLY = {Oni.SMALL: 15, Oni.MEDIUM: 12, Oni.LARGE: 7}
"""Never more Oni than these are in use."""


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
    legendary_pile: list[Legendary] | None = None
    """Face down, next to be drawn first; None while the scenario has stated none."""
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

    @model_validator(mode="after")
    def seats_and_initiative_name_the_same_players(self) -> Board:
        if self.initiative and set(self.seats) - set(self.initiative):
            raise ValueError("somebody has a seat who is not in the initiative order")
        if self.initiative and self.preparation.players not in (0, len(self.initiative)):
            number = len(self.initiative)
            raise ValueError(f"the game is for {self.preparation.players}, but the initiative order names {number}")
        return self

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds

    def in_play(self, oni: Oni) -> int:
        return sum(area.oni.get(oni, 0) for area in self.areas.values())
