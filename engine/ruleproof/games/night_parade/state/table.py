"""The whole table of Night Parade, and what cannot be on it together."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pydantic import Field

from ruleproof.core import InputError, State, Table, nearest
from ruleproof.games.night_parade.names import (
    HAND_LIMIT,
    LEVELS,
    CardName,
    Clan,
    Element,
    EnmaCard,
    IslandName,
    Phase,
    PlotIcon,
    Side,
    TileSide,
)
from ruleproof.games.night_parade.state.cards import Card
from ruleproof.games.night_parade.state.challenge_board import Space
from ruleproof.games.night_parade.state.islands import Island
from ruleproof.games.night_parade.state.players import Player
from ruleproof.games.night_parade.state.setup import Setup
from ruleproof.games.night_parade.state.turn import Turn


def _doubled(names: Sequence[CardName]) -> CardName:
    return next(name for name in names if names.count(name) > 1)


def _empty_decks() -> dict[int, list[Card]]:
    return {level: [] for level in LEVELS}


class NightParade(State):
    players: dict[Clan, Player] = Field(default_factory=dict)
    """In the order of play, clockwise."""
    islands: list[Island] = Field(default_factory=list)
    board: dict[int, Space] = Field(default_factory=dict)
    """The side of the Challenge Board in use, its spaces by number."""
    side: Side | None = None
    bottom_space: int | None = None
    """Where Champions start."""
    throne_space: int | None = None
    """The Cursed Throne."""
    throne_pile: list[int] = Field(default_factory=list)
    """Throne Cards on the Throne, from the top."""
    spirit_dimension: list[Card] = Field(default_factory=list)
    """The face-up cards, from top to bottom."""
    decks: dict[int, list[Card]] = Field(default_factory=_empty_decks)
    """Yokai of each level, from the top."""
    cursed_throne: bool = True
    """Whether the game is played with the expansion Cursed Throne."""
    king: Clan | None = None
    """The clan of King Enma in a solo game."""
    enma_pile: list[EnmaCard] = Field(default_factory=list)
    """His cards, face up, from the top."""
    tiles: TileSide | None = None
    shared_plot: list[PlotIcon] = Field(default_factory=list)
    """The one Hidden Plot of a solo game."""
    starting_cards: dict[Clan, list[Card]] = Field(default_factory=dict)
    """What clans begin a solo game with, where the scenario says so."""
    fifth_torii_of: Clan | None = None
    """Who was the first to have five Torii."""
    begun: bool = False
    """Whether somebody has played, or the scenario says at which moment of the game it begins."""
    over: bool = False
    turn: Turn | None = None
    setup: Setup | None = None

    def current(self) -> Turn:
        if self.turn is None:
            raise InputError("nobody is playing.", todo="Say first who the players are.")
        return self.turn

    def people(self) -> Collection[object]:
        return [clan for clan in self.players if clan is not self.king]

    def check(self) -> None:
        """Also what no single part can know of the others."""
        super().check()
        for fault, todo in self.faults():
            raise InputError(fault, todo=todo)

    def faults(self) -> Iterator[tuple[str, str]]:
        """What cannot be on one table together, and what to do about it."""
        kept = [card for player in self.players.values() for card in (*player.rescued, *player.betrayed)]
        if len({*self.throne_pile, *kept}) != len(self.throne_pile) + len(kept):
            yield "a Throne Card is named twice.", "Each number exists once."
        for clan, player in self.players.items():
            yield from self._faults_of(clan, player)
        for island in self.islands:
            if len({*island.torii}) != len(island.torii):
                yield f"a clan has two Torii on {island.name}.", "Each builds there once."
            if island.torii_limit is not None and len(island.torii) > island.torii_limit:
                yield f"{island.name} holds {len(island.torii)} Torii.", f"Its limit is {island.torii_limit}."
        has_champions = any(card.name.champion for card in self._marching())
        if not self.cursed_throne and (self.throne_pile or kept or self.board or has_champions):
            yield "this game is played without Cursed Throne.", "Take away Champions, Throne Cards and Challenge Board."

    def _faults_of(self, clan: Clan, player: Player) -> Iterator[tuple[str, str]]:
        standing = sum(one.champion and one.clan is clan for island in self.islands for one in island.meeples)
        if standing + player.champion_in_supply + (player.champion_space is not None) > 1:
            yield f"the Champion of {clan} is in two places.", "Name one."
        if (cards := len(player.rescued) + len(player.betrayed)) > 1:
            yield f"{clan} has {cards} Throne Cards.", "A Champion reaches the Throne only once."
        if cards and player.champion_space is not None:
            yield f"the Champion of {clan} has reached the Throne.", "It is not on the Challenge Board any more."
        if clan is self.king and (cards or player.champion_space is not None):
            yield "King Enma has nothing to do with the Challenge Board.", "His Champion waits in the supply."
        if len(player.hand) > HAND_LIMIT:
            yield f"{clan} holds {len(player.hand)} Shikigami.", f"Nobody holds more than {HAND_LIMIT}."
        mine = self.turn is not None and self.turn.clan is clan and self.turn.phase is not Phase.ACTIVATE
        if len(player.flipped) > 1 + mine:
            yield f"{clan} has {len(player.flipped)} flipped Scrolls.", "Between turns at most 1 is flipped."
        if self.king is not None and player.plot:
            yield f"{clan} has a Hidden Plot.", "Against King Enma one Plot is revealed for both."
        marching = [card for row in player.parades.values() for card in row]
        names = [card.name for card in (*self._cards_for_all(), *marching)]
        if len({*names}) != len(names):
            yield f"the card {_doubled(names)} is in two places.", "Give each card a name of its own."

    def _cards_for_all(self) -> Iterator[Card]:
        """Cards that may come into any player's hand or Parade."""
        yield from self.spirit_dimension
        for deck in self.decks.values():
            yield from deck
        for player in self.players.values():
            yield from player.hand
            for row in player.parade_shikigami.values():
                yield from row
        if self.turn is not None:
            yield from self.turn.played

    def _marching(self) -> list[Card]:
        return [card for player in self.players.values() for row in player.parades.values() for card in row]

    def require_card(self, name: CardName) -> None:
        """The card must be somewhere on the table."""
        known = {card.name.text for card in (*self._cards_for_all(), *self._marching())}
        if name.text not in known:
            raise InputError(f"there is no card {name}.", todo=nearest(name.text, known) or "Say where it is.")

    def last_parade(self, clan: Clan) -> Element | None:
        """The Parade that the clan activated in its last turn: its Scroll is still flipped."""
        return next(iter(self.player(clan).flipped), None)

    def player(self, clan: Clan) -> Player:
        if clan not in self.players:
            raise InputError(f"{clan} is not playing.", todo="Name it among the players.")
        return self.players[clan]

    def island(self, name: IslandName) -> Island:
        for island in self.islands:
            if island.name == name:
                return island
        known = [str(island.name) for island in self.islands]
        raise InputError(f"there is no island {name}.", todo=nearest(str(name), known) or "Draw it among the islands.")

    def space(self, number: int) -> Space:
        if number not in self.board:
            known = ", ".join(map(str, self.board)) or "none"
            raise InputError(f"the Challenge Board has no space {number}.", todo=f"Its spaces: {known}.")
        return self.board[number]


NightTable = Table[NightParade]
