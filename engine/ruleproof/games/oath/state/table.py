"""The whole table, and where things lie on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from pydantic import Field, NonNegativeInt

from ruleproof.core import InputError, State, Table, nearest
from ruleproof.games.oath.names import CONSPIRACY, GRAND_SCEPTER, PRINCE, Region, Role, Suit
from ruleproof.games.oath.state.cards import Card
from ruleproof.games.oath.state.chronicle import Chronicle
from ruleproof.games.oath.state.map import Site
from ruleproof.games.oath.state.players import Player
from ruleproof.games.oath.state.prince_board import PrinceBoard
from ruleproof.games.oath.state.prince_turn import PrinceTurn
from ruleproof.games.oath.state.turn import Turn


class SharedBank(State):
    """Favor and secrets that belong to nobody."""

    favor: NonNegativeInt = 0
    secrets: NonNegativeInt = 0


def _empty_map() -> dict[Region, list[str | None]]:
    return {region: [] for region in Region}


def _no_discards() -> dict[Region, list[str]]:
    return {region: [] for region in Region}


class Oath(State):
    cards: dict[str, Card] = Field(default_factory=dict)
    """Every world card by name. Where it lies is told by the lists that hold the name."""
    sites: dict[str, Site] = Field(default_factory=dict)
    map: dict[Region, list[str | None]] = Field(default_factory=_empty_map)
    """The slots of each region from top to bottom; None for an empty slot."""
    players: dict[str, Player] = Field(default_factory=dict)
    """In turn order."""
    favor_banks: dict[Suit, NonNegativeInt] = Field(default_factory=lambda: dict.fromkeys(Suit, 0))
    shared: SharedBank = Field(default_factory=SharedBank)
    world_deck: list[str] = Field(default_factory=list)
    """Top first, as are all decks and piles."""
    discards: dict[Region, list[str]] = Field(default_factory=_no_discards)
    archive: list[str] = Field(default_factory=list)
    dispossessed: list[str] = Field(default_factory=list)
    relic_deck: list[str] = Field(default_factory=list)
    reliquary: list[str] = Field(default_factory=list)
    site_deck: list[str] = Field(default_factory=list)
    goal: str | None = None
    """The Oathkeeper goal of this game."""
    oathkeeper: str | None = None
    usurper: bool = False
    """Whether the Oathkeeper, an Exile, is the Usurper."""
    goals: list[str] = Field(default_factory=list)
    """The goal references in the box. They are cards, so the scenario states them."""
    wheel: list[Suit] = Field(default_factory=list)
    """The suits clockwise. The wheel is only a picture, so the scenario states it."""
    dealt: bool = False
    """Whether the players have what they start with."""
    under_way: bool = False
    """Whether the game has begun, although nobody has said whose turn it is."""
    round: Annotated[int, Field(ge=1, le=8)] | None = None
    """None while nobody asks."""
    turn: Turn | None = None
    """None while nobody has said whose turn it is."""
    prince: PrinceBoard | None = None
    prince_turn: PrinceTurn = Field(default_factory=PrinceTurn)
    chronicle: Chronicle = Field(default_factory=Chronicle)

    def people(self) -> list[str]:
        """The human players: they decide where the Prince cannot."""
        return [name for name in self.players if name != PRINCE]

    def prince_is(self, role: Role) -> bool:
        """Whether the Prince plays, and in this role."""
        return PRINCE in self.players and self.players[PRINCE].role is role

    def check(self) -> None:
        super().check()
        for kind, places in (("card", self._cards()), ("relic", self._relics()), ("site", self._sites())):
            for name, times in Counter(places).items():
                if times > 1:
                    raise InputError(f"the {kind} {name!r} lies in two places.", todo="Say once where it is.")

    # --- looking things up by name --------------------------------------------------------------------------------

    def card(self, name: str) -> Card:
        if name not in self.cards:
            raise InputError(
                f"there is no card {name!r}.", todo=nearest(name, self.cards) or "State it with the cards."
            )
        return self.cards[name]

    def site(self, name: str) -> Site:
        if name not in self.sites:
            raise InputError(f"there is no site {name!r}.", todo=nearest(name, self.sites) or "State it with the map.")
        return self.sites[name]

    def player(self, name: str) -> Player:
        if name not in self.players:
            raise InputError(f"{name} does not play.", todo=nearest(name, self.players) or "Name the players first.")
        return self.players[name]

    def knows(self, name: str) -> bool:
        """Whether there is a card, a site or a relic of this name."""
        if name in (GRAND_SCEPTER, CONSPIRACY):
            return True
        return name in self.cards or name in self.sites or name in [*self._relics(), *self.chronicle.box]

    def board(self) -> PrinceBoard:
        """The Prince's board."""
        if self.prince is None:
            raise InputError("the Prince does not play.", todo="Name the Prince among the players.")
        return self.prince

    def has_travelled(self, player: str) -> bool:
        """Whether it is the player's turn and they have taken a Travel action in it."""
        return self.turn is not None and self.turn.player == player and self.turn.travelled

    def add_to_bank(self, suit: Suit, favor: int) -> None:
        self.favor_banks = {**self.favor_banks, suit: self.favor_banks[suit] + favor}

    # --- where things are -----------------------------------------------------------------------------------------

    def sites_on_map(self) -> list[str]:
        """The sites from the top of the Cradle to the bottom of the Hinterland."""
        return [name for region in Region for name in self.map[region] if name is not None]

    def region_of(self, site: str) -> Region:
        for region in Region:
            if site in self.map[region]:
                return region
        raise InputError(f"the site {site!r} is not on the map.", todo="State it with the map.")

    def slot_of(self, site: str) -> int:
        """The place of a site in its region, counted from the top."""
        return self.map[self.region_of(site)].index(site) + 1

    def site_of_card(self, card: str) -> str | None:
        """The site at which a card lies."""
        return next((name for name, site in self.sites.items() if card in site.cards), None)

    def adviser_of(self, card: str) -> str | None:
        """The player beside whose board a card lies."""
        return next((name for name, player in self.players.items() if card in player.advisers), None)

    def take_card(self, name: str) -> None:
        """Take a card away from wherever it lies, so that it can be put somewhere else."""
        for pile in self._card_piles():
            if name in pile:
                pile.remove(name)

    def take_relic(self, name: str) -> None:
        """Take a relic away from wherever it lies."""
        for pile in self._relic_piles():
            if name in pile:
                pile.remove(name)

    def swap_cards(self, one: str, other: str) -> None:
        """Exchange the places of two cards at sites or among advisers."""
        places = [site.cards for site in self.sites.values()] + [player.advisers for player in self.players.values()]
        swapped = {one: other, other: one}
        for place in places:
            place[:] = [swapped.get(card, card) for card in place]

    def _card_piles(self) -> list[list[str]]:
        """Every list that holds cards between two acts, except what the Chronicle sets apart."""
        piles = [self.world_deck, self.archive, self.dispossessed, *self.discards.values(), self.prince_turn.lying]
        piles += [site.cards for site in self.sites.values()]
        for player in self.players.values():
            piles += [player.advisers, player.hand]
        return piles

    def _relic_piles(self) -> list[list[str]]:
        piles = [self.relic_deck, self.reliquary]
        piles += [site.relics for site in self.sites.values()]
        return piles + [player.relics for player in self.players.values()]

    def _cards(self) -> Iterable[str]:
        """Every card, once for each place where it lies."""
        yield from (name for pile in self._card_piles() for name in pile)
        yield from (name for name in self.chronicle.box if name in self.cards)
        yield from [*self.chronicle.visions, *self.chronicle.stack]
        yield from [*self.prince_turn.visions_drawn, *self.prince_turn.left_over]
        for player in self.players.values():
            yield from [player.vision] if player.vision is not None else []
            yield from [CONSPIRACY] if player.conspiracy else []

    def _relics(self) -> Iterable[str]:
        return (name for pile in self._relic_piles() for name in pile)

    def _sites(self) -> Iterable[str]:
        yield from [*self.sites_on_map(), *self.site_deck]
        yield from (name for name in self.chronicle.box if name in self.sites)


OathTable = Table[Oath]
