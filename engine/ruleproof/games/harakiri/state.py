"""What is on the table of Harakiri's exploration phase."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from ruleproof.core import InputError, State
from ruleproof.games.harakiri.boards import Board, Colour
from ruleproof.games.harakiri.effects import SINGLE, CreatureState
from ruleproof.games.harakiri.names import CHARACTERS, ELEMENTS, FOLLOWERS, LIFELESS, Kind, Name, Square
from ruleproof.games.harakiri.state_campaign import Campaign, Ending, PhaseEnd
from ruleproof.games.harakiri.state_fight import Fight
from ruleproof.games.harakiri.state_hero import Hero, Thing
from ruleproof.games.harakiri.state_setup import Setup
from ruleproof.games.harakiri.state_terrain import Base, Motion, Scenery
from ruleproof.games.harakiri.state_turn import Fixture, Queue, Turn
from ruleproof.games.harakiri.state_zones import Chapter, Oracle, Round, Zone


class Terrain(Enum):
    """The kinds of square."""

    NORMAL = "normal"
    OBSTACLE = "obstacle"
    INACCESSIBLE = "inaccessible"
    DIFFICULT = "difficult"
    SPECIAL = "special"


class Side(Enum):
    """Who fights whom. Vulnerable elements belong to neither side."""

    CHARACTERS = "the characters"
    SHOGUN = "the Shōgun"
    NEITHER = "neither side"


class Ground(State):
    """What a square is made of, and how high it lies."""

    terrain: Terrain = Terrain.NORMAL
    level: int = 0
    stairs: bool = False
    """Stairs lead from their own level to higher ones."""


class Creature(State):
    """Anything that stands on a square: a character, an enemy or a vulnerable element."""

    sign: str
    """How pictures of the zone show it."""
    life: NonNegativeInt = 0
    full_life: NonNegativeInt = 0
    armour: NonNegativeInt = 0
    power: NonNegativeInt = 0
    knowledge: NonNegativeInt = 0
    dexterity: NonNegativeInt = 0
    spirit: NonNegativeInt = 0
    resistance: NonNegativeInt = 0
    """Resistance tokens of a vulnerable element."""
    defence: NonNegativeInt = 0
    minus_armour: NonNegativeInt = 0
    """-1 armour tokens of an enemy; a character's armour itself goes down."""
    states: dict[CreatureState, PositiveInt] = Field(default_factory=dict)
    """State tokens."""
    event_hits: int = 0
    """What events in force add to the hits of its attacks."""
    motion: Motion = Motion.NORMAL
    base: Base = Field(default_factory=Base)

    @model_validator(mode="after")
    def _life_within_full_life(self) -> Self:
        if self.life > self.full_life:
            raise ValueError(f"{self.life} life is more than the full {self.full_life}")
        return self

    @model_validator(mode="after")
    def _no_more_tokens_than_armour(self) -> Self:
        if self.minus_armour > self.armour:
            raise ValueError(f"{self.minus_armour} -1 armour tokens are more than {self.armour} armour")
        return self

    @model_validator(mode="after")
    def _single_states(self) -> Self:
        for state in SINGLE:
            if self.states.get(state, 0) > 1:
                raise ValueError(f"{self.states[state]} tokens of {state.value} are more than 1")
        return self

    def has(self, state: CreatureState) -> bool:
        return state in self.states


class Strike(State):
    """Somebody was the target of an attack or an ability."""

    target: Name
    ability: str | None = None
    attack: bool


class Activation(State):
    """What the enemy whose card is being resolved has done so far."""

    enemy: Name
    roll: PositiveInt | None = None
    card: str | None = None
    """The AI card drawn."""
    skipped: tuple[int, ...] = ()
    resolved: int | None = None
    """The sequence that was resolved."""
    headed_for: tuple[Name, ...] = ()
    """The target of each movement."""
    spent: NonNegativeInt = 0
    """Movement points."""
    strikes: tuple[Strike, ...] = ()
    effects: tuple[str, ...] = ()


class Harakiri(State):
    """The table: zone, creatures and where they stand, boards, oracle card, initiative."""

    zone: dict[Square, Ground] = Field(default_factory=dict)
    creatures: dict[Name, Creature] = Field(default_factory=dict)
    places: dict[Name, Square] = Field(default_factory=dict)
    boards: dict[Kind, Board] = Field(default_factory=dict)
    oracle: Colour | None = None
    initiative: tuple[Name, ...] = ()
    """Cards from left to right."""
    queue: Queue = Field(default_factory=Queue)
    activation: Activation | None = None
    turn: Turn | None = None
    """The activation of a character in progress."""
    fixtures: dict[str, Fixture] = Field(default_factory=dict)
    """Interaction points and non-player characters, by the letter or name that the campaign book gives them."""
    open_doors: dict[Name, Square] = Field(default_factory=dict)
    lasting_doors: frozenset[Name] = frozenset()
    """Doors that stay closed when somebody interacts with them, as their section says."""
    market: tuple[Thing, ...] = ()
    """The market deck, top card first."""
    defeated: tuple[Name, ...] = ()
    """Creatures defeated in this phase."""
    heroes: dict[Name, Hero] = Field(default_factory=dict)
    """Board, Kami card and reserve of each character, by its name."""
    zones: dict[str, Zone] = Field(default_factory=dict)
    """The zones in play, by name."""
    unrevealed: dict[Square, Ground] = Field(default_factory=dict)
    """The squares of zones that are not revealed yet."""
    oracle_deck: Oracle = Field(default_factory=Oracle)
    chapter: Chapter = Field(default_factory=Chapter)
    round: Round = Field(default_factory=Round)
    setup: Setup = Field(default_factory=Setup)
    improved: frozenset[Kind] = frozenset()
    """The minions that use their improved version in this chapter."""
    improved_boards: dict[Kind, Board] = Field(default_factory=dict)
    ai_decks: dict[Kind, tuple[str, ...]] = Field(default_factory=dict)
    """The AI cards of each elect, by name, top card first."""
    ai_discards: dict[Kind, tuple[str, ...]] = Field(default_factory=dict)
    ai_in_play: dict[Kind, tuple[str, ...]] = Field(default_factory=dict)
    """AI cards that stay in play."""
    phase_end: PhaseEnd | None = None
    """How the phase ended, if it did."""
    wanderers: dict[Name, Side] = Field(default_factory=dict)
    """The side that each wanderer fights on, as the campaign book says."""
    heads: dict[Square, PositiveInt] = Field(default_factory=dict)
    """Head tokens lying on squares."""
    boss_heads: dict[Square, PositiveInt] = Field(default_factory=dict)
    fights: tuple[Fight, ...] = ()
    """The attacks and counterattacks of the action or activation in progress."""
    decisive: frozenset[Name] = frozenset()
    """Enemies whose defeat ends the zone or the phase, as the campaign book says."""
    scenery: Scenery = Field(default_factory=Scenery)
    ending: Ending = Field(default_factory=Ending)
    campaign: Campaign = Field(default_factory=Campaign)

    @model_validator(mode="after")
    def _places_are_possible(self) -> Self:
        taken: dict[Square, Name] = {}
        for name, square in self.places.items():
            if name not in self.creatures:
                raise ValueError(f"{name} stands on {square} but is not in play")
            moving = self.turn is not None and self.turn.who == name and self.turn.points is not None
            spectral = self.creatures[name].motion is Motion.SPECTRAL
            for part in self.creatures[name].base.at(square):
                if part not in self.zone:
                    raise ValueError(f"{name} stands on {part}, which is not part of the zone")
                if moving:
                    continue  # it may pass allies, and with a special movement much else
                blocked = self.zone[part].terrain in (Terrain.OBSTACLE, Terrain.INACCESSIBLE)
                if blocked and name.kind is not Kind.DOOR and not spectral:
                    raise ValueError(f"{name} cannot stand on {part}, which is occupied terrain")
                if part in taken and not self._may_share(taken[part], name):
                    raise ValueError(f"{taken[part]} and {name} both stand on {part}")
                taken[part] = name
        return self

    def _may_share(self, one: Name, other: Name) -> bool:
        """Whether a spectral creature may stand inside the other, which is a door or the like."""
        return any(
            inside.kind in LIFELESS and self.creatures[mover].motion is Motion.SPECTRAL
            for mover, inside in ((one, other), (other, one))
        )

    def squares_of(self, name: Name) -> tuple[Square, ...]:
        """All squares that a creature on the zone takes."""
        return self.creatures[name].base.at(self.square_of(name))

    def place(self, name: Name, square: Square) -> None:
        """Put a creature on a square."""
        self.places = {**self.places, name: square}

    def leave(self, name: Name) -> None:
        """Take somebody defeated out of play: off the zone and out of the queue, activation and Kami mode included."""
        self.places = {one: square for one, square in self.places.items() if one != name}
        self.initiative = tuple(one for one in self.initiative if one != name)
        self.queue.turned = tuple(one for one in self.queue.turned if one != name)
        if self.queue.current == name:
            self.queue.current = None
        if self.turn is not None and self.turn.who == name:
            self.turn = None
        if name in self.heroes:
            self.heroes[name].kami_mode = None
        self.defeated += (name,)

    def event_works(self, event: str) -> bool:
        """Whether an event is in force. One that is on no event card in play is taken to be."""
        cards = [card for zone in self.zones.values() for card in zone.cards]
        on_cards = any(event in (*card.hidden, *card.revealed) for card in cards)
        return not on_cards or any(one.event == event for one in self.round.in_force)

    def keep_only(self, squares: Collection[Square]) -> None:
        """Remove all other squares with the tokens that lie on them."""
        self.zone = {square: ground for square, ground in self.zone.items() if square in squares}
        self.heads = {square: n for square, n in self.heads.items() if square in squares}
        self.boss_heads = {square: n for square, n in self.boss_heads.items() if square in squares}
        self.fixtures = {name: one for name, one in self.fixtures.items() if one.square in squares}
        self.open_doors = {name: square for name, square in self.open_doors.items() if square in squares}
        points = self.scenery.spawn_points
        self.scenery.spawn_points = {name: square for name, square in points.items() if square in squares}

    def square_of(self, name: Name) -> Square:
        """Where a creature stands. Raises InputError for one that is not on the zone."""
        if name not in self.places:
            standing = ", ".join(str(one) for one in self.places) or "nobody"
            raise InputError(f"{name} is not on the zone.", todo=f"On it: {standing}.")
        return self.places[name]

    def board_of(self, name: Name) -> Board:
        """What it reads: of a minion in its improved version, the improved board."""
        boards = self.improved_boards if name.kind in self.improved else self.boards
        return boards.get(name.kind, Board())

    def side_of(self, name: Name) -> Side:
        """The side a creature fights on. Raises InputError for a wanderer whose side nobody stated."""
        if name.kind in CHARACTERS or name.kind is Kind.ALLY:
            return Side.CHARACTERS
        if name.kind in FOLLOWERS:
            return Side.SHOGUN
        if name.kind in ELEMENTS:
            return Side.NEITHER
        if name not in self.wanderers:
            raise InputError(f"nobody said whose side {name} is on.", todo="State whom it fights.")
        return self.wanderers[name]
