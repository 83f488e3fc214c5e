"""The whole table: the board, the clock, Champions, cards in play, tokens and decks."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ruleproof.core import State
from ruleproof.games.champions_of_hara.names import (
    OPHION,
    Champion,
    Energy,
    Mode,
    Result,
    Round,
    Slot,
    Space,
    Token,
    World,
    space_of,
)
from ruleproof.games.champions_of_hara.state.cards import Card, CardInPlay, TokenInPlay, WorldShift
from ruleproof.games.champions_of_hara.state.corrupted import Corrupted
from ruleproof.games.champions_of_hara.state.enoki import Enoki
from ruleproof.games.champions_of_hara.state.figures import Figure
from ruleproof.games.champions_of_hara.state.flow import Flow
from ruleproof.games.champions_of_hara.state.phantom import Phantom
from ruleproof.games.champions_of_hara.state.player_turn import PlayerTurn

Day = Annotated[int, Field(ge=1, le=6)]


class Hara(State):
    mode: Mode | None = None
    player: Champion | None = None
    """The character the player plays."""
    result: Result | None = None

    ended_by: str | None = None
    """The rule that has ended the game."""

    flow: Flow = Field(default_factory=Flow)
    day: Day = 1
    round: Round = Round.DAWN

    dawn_effect: Annotated[int, Field(ge=1, le=6)] | None = None
    """Artifact Hunt: the effect rolled at Dawn."""

    places: dict[Slot, World] = Field(default_factory=dict)
    """Which World lies where around the Dojo."""
    disconnected: set[World] = Field(default_factory=set)
    paths: set[frozenset[Space]] | None = None
    """Pairs of adjacent spaces that the scenario states; None for the sample board."""
    colours: dict[World, Energy] = Field(default_factory=dict)
    """The colour of each World, printed on the tile only."""
    gauges: list[Energy] = Field(default_factory=lambda: [Energy.GREEN, Energy.BLUE, Energy.RED])
    """The Energy gauges of a player board from left to right."""

    champions: dict[Champion, Figure] = Field(default_factory=dict)
    cards: list[CardInPlay] = Field(default_factory=list)
    tokens: list[TokenInPlay] = Field(default_factory=list)

    dusk_deck: list[Card] = Field(default_factory=list)
    dusk_discard: list[Card] = Field(default_factory=list)
    world_decks: dict[World, list[Card]] = Field(default_factory=dict)
    world_discards: dict[World, list[Card]] = Field(default_factory=dict)
    shift_deck: list[WorldShift] = Field(default_factory=list)
    shift_discard: list[WorldShift] = Field(default_factory=list)

    enoki: Enoki = Field(default_factory=Enoki)
    """The Corrupted of Soff's arena."""

    phantom: Phantom = Field(default_factory=Phantom)
    player_turn: PlayerTurn = Field(default_factory=PlayerTurn)

    corrupted: Corrupted = Field(default_factory=Corrupted)
    """The Corrupted Champion: Ophion, and what the Champions have in that mode."""

    base_rules: set[str] = Field(default_factory=set)
    """Subjects on which Versus Arena has a rule."""
    mode_rules: set[str] = Field(default_factory=set)
    """Subjects on which the mode has a rule of its own."""

    def people(self) -> list[object]:
        """The one player, by the character played."""
        return [OPHION if self.mode is Mode.CORRUPTED_CHAMPION else self.player]

    @property
    def ring(self) -> list[World]:
        """The Worlds clockwise from the upper left."""
        return [self.places[slot] for slot in Slot if slot in self.places]

    def cards_on(self, space: Space) -> list[CardInPlay]:
        return [one for one in self.cards if one.space is space]

    def tokens_on(self, space: Space) -> list[TokenInPlay]:
        return [one for one in self.tokens if one.space is space]

    def put_card(self, card: Card, space: Space) -> CardInPlay:
        """Put a card on a space."""
        placed = CardInPlay(card=card, space=space)
        self.cards = [*self.cards, placed]
        return placed

    def take_card(self, card: CardInPlay) -> None:
        """Take the card off the board."""
        self.cards = [one for one in self.cards if one is not card]

    def take_token(self, token: Token) -> None:
        """Take the token off the board."""
        self.tokens = [one for one in self.tokens if one.token is not token]

    def swap_worlds(self, one: World, other: World) -> None:
        """Let two Worlds change places."""
        change = {one: other, other: one}
        self.places = {slot: change.get(world, world) for slot, world in self.places.items()}
        if self.paths is not None:
            self.paths = {_moved(pair, change) for pair in self.paths}

    def discard(self, card: Card) -> None:
        """Onto the discard pile of its deck."""
        if card.deck is None:
            self.dusk_discard = [*self.dusk_discard, card]
        else:
            pile = self.world_discards.get(card.deck, [])
            self.world_discards = {**self.world_discards, card.deck: [*pile, card]}


def _moved(pair: frozenset[Space], change: dict[World, World]) -> frozenset[Space]:
    """Two adjacent spaces after Worlds have changed places: only what leads out of a tile changes."""
    if len({space.world for space in pair}) == 1:
        return pair
    return frozenset(
        space_of(change[space.world], space.number) if space.world in change and space.number else space
        for space in pair
    )
