"""The whole table of Harakiri's exploration phase."""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

from pydantic import Field, PositiveInt, model_validator

from ruleproof.core import InputError, State
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELEMENTS,
    FOLLOWERS,
    LIFELESS,
    Colour,
    Kind,
    Motion,
    Name,
    PhaseEnd,
    Side,
    Square,
    Terrain,
)
from ruleproof.games.harakiri.state.boards import Board
from ruleproof.games.harakiri.state.campaign import Campaign, Ending
from ruleproof.games.harakiri.state.creatures import Creature
from ruleproof.games.harakiri.state.fights import Fight
from ruleproof.games.harakiri.state.fixtures import Fixture
from ruleproof.games.harakiri.state.heroes import Hero, Thing
from ruleproof.games.harakiri.state.setup import Setup
from ruleproof.games.harakiri.state.terrain import Ground, Scenery
from ruleproof.games.harakiri.state.turns import Activation, Queue, Turn
from ruleproof.games.harakiri.state.zones import Chapter, Oracle, Round, Zone


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
    removed_fixtures: frozenset[str] = frozenset()
    """Those that were there in this phase and are no more."""
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

    def creature(self, name: Name) -> Creature:
        """What is known of somebody. Raises InputError where nothing is."""
        if name not in self.creatures:
            raise InputError(f"nothing is known of {name}.", todo="List it among the creatures.")
        return self.creatures[name]

    def squares_of(self, name: Name) -> tuple[Square, ...]:
        """All squares that a creature on the zone takes."""
        return self.creature(name).base.at(self.square_of(name))

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
        self.remove_fixtures([name for name, one in self.fixtures.items() if one.square not in squares])
        self.open_doors = {name: square for name, square in self.open_doors.items() if square in squares}
        points = self.scenery.spawn_points
        self.scenery.spawn_points = {name: square for name, square in points.items() if square in squares}

    def remove_fixtures(self, names: Collection[str]) -> None:
        """Take interaction points or non-player characters off the zone."""
        self.fixtures = {name: one for name, one in self.fixtures.items() if name not in names}
        self.removed_fixtures |= frozenset(names)

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
