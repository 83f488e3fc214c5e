"""What is on the table of Oath: cards, sites, players, banks, decks and the Prince's board."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import InputError, State, Table, nearest
from ruleproof.games.oath.names import MajorAction, Region, Suit
from ruleproof.games.oath.state_cards import Card
from ruleproof.games.oath.state_chronicle import Chronicle
from ruleproof.games.oath.state_map import Site
from ruleproof.games.oath.state_players import Player
from ruleproof.games.oath.state_prince import PrinceBoard
from ruleproof.games.oath.state_prince_turn import PrinceTurn


class SharedBank(State):
    """Favor and secrets that belong to nobody."""

    favor: NonNegativeInt = 0
    secrets: NonNegativeInt = 0


class Turn(State):
    """Whose turn it is, and what has happened in it."""

    player: str
    action: MajorAction | None = None
    """The major action under way."""
    card: str | None = None
    """The card used for a Trade or Muster."""
    travelled: bool = False
    """Whether the player has taken a Travel action this turn."""


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
    round: PositiveInt = 1
    turn: Turn | None = None
    prince: PrinceBoard | None = None
    prince_turn: PrinceTurn = Field(default_factory=PrinceTurn)
    chronicle: Chronicle | None = None
    """None until somebody has won."""

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

    def board(self) -> PrinceBoard:
        """The Prince's board."""
        if self.prince is None:
            raise InputError("the Prince does not play.", todo="Name the Prince among the players.")
        return self.prince

    def current(self) -> Turn:
        if self.turn is None:
            raise InputError("it is nobody's turn.", todo="Say whose turn it is.")
        return self.turn

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

    def site_of_card(self, card: str) -> str | None:
        """The site at which a card lies."""
        return next((name for name, site in self.sites.items() if card in site.cards), None)

    def adviser_of(self, card: str) -> str | None:
        """The player beside whose board a card lies."""
        return next((name for name, player in self.players.items() if card in player.advisers), None)

    def take_card(self, name: str) -> None:
        """Take a card away from wherever it lies, so that it can be put somewhere else."""
        piles = [self.world_deck, self.archive, self.dispossessed, *self.discards.values()]
        piles += [site.cards for site in self.sites.values()]
        for player in self.players.values():
            piles += [player.advisers, player.hand]
        for pile in piles:
            if name in pile:
                pile.remove(name)

    def swap_cards(self, one: str, other: str) -> None:
        """Exchange the places of two cards at sites or among advisers."""
        places = [site.cards for site in self.sites.values()] + [player.advisers for player in self.players.values()]
        swapped = {one: other, other: one}
        for place in places:
            place[:] = [swapped.get(card, card) for card in place]


OathTable = Table[Oath]
