"""What is on the table of Night Parade of a Hundred Yokai: players with their Parades, islands, the Challenge Board."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import InputError, State, Table, nearest


class Named(Enum):
    """A thing of the game that messages call by its name."""

    def __str__(self) -> str:
        return str(self.value)


class Element(Named):
    EARTH = "Earth"
    WATER = "Water"
    WOOD = "Wood"
    FIRE = "Fire"


PARADES = (Element.EARTH, Element.WATER, Element.WOOD)
"""Every player has a Parade of each of these elements, in this order from the top; Fire is an island's element only."""


class Scroll(Named):
    BROWN = "brown"
    BLUE = "blue"
    GREEN = "green"


SCROLLS = dict(zip(Scroll, PARADES, strict=True))


class Clan(Named):
    GAMANOKE = "Gamanoke"
    ONIKUMA = "Onikuma"
    NEKOMATA = "Nekomata"
    NOGITSUNE = "Nogitsune"
    TANUKI = "Tanuki"
    KAPPA = "Kappa"
    INUGAMI = "Inugami"
    KOTENGU = "Kotengu"


class Icon(Named):
    PLACE = "Place"
    MOVE = "Move"
    FIGHT = "Fight"
    SPIRIT = "Spirit"
    TALISMAN = "Talisman"
    HIDE = "Hide"
    CHANGE = "Change"
    CHAMPION = "Champion"
    REIGN = "Reign"
    EXILE = "Exile"
    INVOKE = "Invoke"


class Token(Named):
    SPIRIT = "Spirit"
    TALISMAN = "Talisman"
    EXILE = "Exile token"
    INVOKE = "Invoke token"


TOKEN_ICONS = {
    Token.SPIRIT: Icon.SPIRIT,
    Token.TALISMAN: Icon.TALISMAN,
    Token.EXILE: Icon.EXILE,
    Token.INVOKE: Icon.INVOKE,
}


class Piece(Named):
    """What may stand on an island, as players see it."""

    MEEPLE = "a Meeple"
    HIDDEN = "a hidden Meeple"
    CHAMPION = "the Champion"
    HIDDEN_CHAMPION = "the hidden Champion"

    @property
    def hidden(self) -> bool:
        return self in (Piece.HIDDEN, Piece.HIDDEN_CHAMPION)

    @property
    def champion(self) -> bool:
        return self in (Piece.CHAMPION, Piece.HIDDEN_CHAMPION)


class CardKind(Named):
    """Yokai that stand apart: those a clan begins with, and those of the expansion Moonlight Whispers."""

    STARTING = "Starting Yokai"
    WHISPER = "Moonlight Whisper"


class Verdict(Named):
    """What becomes of the King."""

    RESCUE = "rescue the King"
    BETRAY = "betray the King"


class PlotIcon(Named):
    """What a Hidden Plot scores for."""

    TORII = "every Torii"
    SHARED = "Torii beside another clan's"
    ALONE = "Torii alone on their island"
    APART = "Torii apart from your others"
    CONNECTED = "Torii next to your others"
    ON_WATER = "Torii on Water"
    ON_EARTH = "Torii on Earth"
    ON_WOOD = "Torii on Wood"
    NEXT_TO_FIRE = "Torii next to Fire"
    ON_FIRE = "Torii on Fire"
    GATHERED = "Meeples gathered without Torii"
    GUARDED = "Meeples beside your Torii"
    NEXT_TO_CHAMPION = "Torii next to the Champion"
    WATER_YOKAI = "Water Yokai"
    EARTH_YOKAI = "Earth Yokai"
    WOOD_YOKAI = "Wood Yokai"
    MOVES = "Move icons"
    SPIRITS = "Spirit icons"
    FIGHTS = "Fight icons"
    TALISMANS = "Talisman icons"
    CHANGES = "Change icons"
    HIDES = "Hide icons"
    EXILES = "Exile icons"
    INVOKES = "Invoke icons"
    REIGNS = "Reign icons"


class EnmaCard(Named):
    """The five cards of King Enma, named after what they do."""

    STRIKE = "move and remove"
    MARCH = "two moves"
    TOKENS = "one token of each"
    AMBUSH = "remove and hide"
    THRONE = "next Throne Card"


class Difficulty(Named):
    EASY = "Easy"
    MEDIUM = "Medium"
    HARD = "Hard"


class Power(Named):
    """How powerful the player is who has beaten the King."""

    MORTAL = "Mortal"
    ONI = "Oni"
    BAKEMONO = "Bakemono"
    KAIJU = "Kaiju"
    KAMI = "Kami"


class TileSide(Named):
    """The sides of the islands; solo games use only one."""

    MIDNIGHT = "Midnight"
    OTHER = "other"


class Row(Named):
    """The rows of the map, from the top."""

    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


class Side(Named):
    JIGOKU = "Jigoku"
    PANDEMONIUM = "Pandemonium"


LEVELS = (1, 2, 3)
HAND_LIMIT = 5
THRONE_CARDS = tuple(range(1, 10))


class Phase(IntEnum):
    ACTIVATE = 1
    RESOLVE = 2
    RECRUIT = 3
    UNLEASH = 4
    UNFLIP = 5


@dataclass(frozen=True)
class Amount:
    """So many tokens of one kind."""

    count: int
    token: Token
    template: ClassVar[str] = "{count} {token}"

    def __str__(self) -> str:
        return f"{self.count} {self.token}"


@dataclass(frozen=True)
class IslandName:
    """An island as players call it: its element and the Meeples it needs, and a letter where two are alike."""

    element: Element
    number: int
    letter: str = ""
    template: ClassVar[str] = "{element} {number}{letter}"

    def __str__(self) -> str:
        return f"{self.element} {self.number}{self.letter}"


@dataclass(frozen=True)
class CardName:
    """The name a scenario gives to a card; the Champion Card has none of its own."""

    text: str = ""

    @property
    def template(self) -> str:
        return '"{text}"' if self.text else "the Champion Card"

    @property
    def champion(self) -> bool:
        return not self.text

    def __str__(self) -> str:
        return f'"{self.text}"' if self.text else "the Champion Card"


CHAMPION_CARD = CardName()


class Card(State):
    """A card: its element and its icons from top to bottom. The Champion Card has no element."""

    name: CardName
    element: Element | None
    icons: list[Icon]
    level: int | None = Field(default=None, ge=1, le=3)
    """Starting Yokai and the Champion Card have none."""
    kind: CardKind | None = None
    price: list[Amount] = Field(default_factory=list)
    """What it costs to recruit, where the scenario says so."""
    exiled: bool = False
    """Face down in its Parade."""


class Meeple(State):
    """A piece on an island."""

    clan: Clan
    hidden: bool = False
    champion: bool = False
    label: str = ""
    """What a scenario calls this one, to tell it from others alike."""

    @property
    def piece(self) -> Piece:
        if self.champion:
            return Piece.HIDDEN_CHAMPION if self.hidden else Piece.CHAMPION
        return Piece.HIDDEN if self.hidden else Piece.MEEPLE


class Island(State):
    name: IslandName
    next_to: list[IslandName] = Field(default_factory=list)
    meeples: list[Meeple] = Field(default_factory=list)
    torii: list[Clan] = Field(default_factory=list)
    bonus: list[Amount] = Field(default_factory=list)
    torii_limit: PositiveInt | None = None
    place: tuple[int, int] | None = None
    """Its row from the top and its place in it from the left, where the scenario says so."""

    def meeples_of(self, clan: Clan) -> int:
        return sum(meeple.clan is clan for meeple in self.meeples)

    def find(self, clan: Clan, piece: Piece) -> Meeple | None:
        return next((one for one in self.meeples if one.clan is clan and one.piece is piece), None)

    def pieces_of(self, clan: Clan) -> list[Piece]:
        """The different pieces of the clan that stand here."""
        return [piece for piece in Piece if self.find(clan, piece)]


class Space(State):
    """A space of the Challenge Board: its action, and where its arrows lead."""

    action: list[Icon] = Field(default_factory=list)
    leads_to: list[int] = Field(default_factory=list)


def _no_tokens() -> dict[Token, NonNegativeInt]:
    return dict.fromkeys(Token, 0)


def _empty_parades() -> dict[Element, list[Card]]:
    return {element: [] for element in PARADES}


class Player(State):
    parades: dict[Element, list[Card]] = Field(default_factory=_empty_parades)
    """Cards from left to right."""
    flipped: set[Element] = Field(default_factory=set)
    """The Parades whose Scroll is flipped."""
    tokens: dict[Token, NonNegativeInt] = Field(default_factory=_no_tokens)
    supply: NonNegativeInt = 0
    """Ordinary Meeples in the personal supply."""
    champion_space: int | None = None
    """Where the Champion stands on the Challenge Board."""
    champion_in_supply: bool = False
    """Whether the Champion, back from the Throne, waits in its owner's area."""
    rescued: list[int] = Field(default_factory=list)
    """Throne Cards kept face up."""
    betrayed: list[int] = Field(default_factory=list)
    """Throne Cards kept face down."""
    hand: list[Card] = Field(default_factory=list)
    """Shikigami."""
    parade_shikigami: dict[Element, list[Card]] = Field(default_factory=_empty_parades)
    """Shikigami of King Enma, at the right ends of his Parades."""
    plot: list[PlotIcon] = Field(default_factory=list)
    """The icons of the Hidden Plot."""
    mystery_bonus: NonNegativeInt = 0
    """Points of the Mystery Bonus tokens collected."""

    def card(self, name: CardName) -> Card:
        return next(card for cards in self.parades.values() for card in cards if card.name == name)


class Seat(State):
    """A player while the game is being set up."""

    name: str
    clan: Clan | None = None
    plots: list[str] = Field(default_factory=list)
    """Hidden Plots in hand."""
    seen: list[str] = Field(default_factory=list)
    """Hidden Plots the player has looked at."""


class Setup(State):
    """A game that is being set up."""

    seats: list[Seat]
    """Clockwise."""
    first_game: bool = False
    """Whether it is the group's first game with Cursed Throne."""
    plots: list[str] = Field(default_factory=list)
    """Hidden Plots, shuffled, from the top."""
    box: list[str] = Field(default_factory=list)
    """Hidden Plots not in use."""
    new_yokai: list[Card] = Field(default_factory=list)
    """Yokai of the expansion that have not joined the decks."""


class Turn(State):
    """Whose turn it is and how far it has come."""

    clan: Clan
    phase: Phase = Phase.ACTIVATE
    parade: Element | None = None
    waiting: list[CardName] = Field(default_factory=list)
    """Cards of the active Parade not yet activated, from left to right."""
    card: CardName | None = None
    icons: list[Icon] = Field(default_factory=list)
    """Icons still to resolve on the card, or on the space its Champion has entered, from top to bottom."""
    on_space: bool = False
    """Whether those icons are the action of a space."""
    change_due: bool = False
    """Whether the card must Change when its icons are done."""
    kept: list[Icon] = Field(default_factory=list)
    """Icons of a space kept for later, which only one reading of the book allows."""
    started: bool = False
    """Whether an icon of the card has been used or skipped."""
    played: list[Card] = Field(default_factory=list)
    """Shikigami played this turn; the last of them may be the card being resolved."""
    shikigami: bool = False
    """Whether the card being resolved is a Shikigami."""
    by_king: bool = False
    """Whether King Enma is playing it, by his own rules."""
    exiled_from: list[Clan] = Field(default_factory=list)
    """Whose cards were exiled this turn."""
    placed_on: list[IslandName] = Field(default_factory=list)
    moved_onto: list[IslandName] = Field(default_factory=list)


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
            standing = sum(one.champion and one.clan is clan for island in self.islands for one in island.meeples)
            if standing + player.champion_in_supply + (player.champion_space is not None) > 1:
                yield f"the Champion of {clan} is in two places.", "Name one."
            if len(player.hand) > HAND_LIMIT:
                yield f"{clan} holds {len(player.hand)} Shikigami.", f"Nobody holds more than {HAND_LIMIT}."
            mine = self.turn is not None and self.turn.clan is clan and self.turn.phase is not Phase.ACTIVATE
            if len(player.flipped) > 1 + mine:
                yield f"{clan} has {len(player.flipped)} flipped Scrolls.", "Between turns at most 1 is flipped."
            if self.king is not None and player.plot:
                yield f"{clan} has a Hidden Plot.", "Against King Enma one Plot is revealed for both."
        for island in self.islands:
            if len({*island.torii}) != len(island.torii):
                yield f"a clan has two Torii on {island.name}.", "Each builds there once."
            if island.torii_limit is not None and len(island.torii) > island.torii_limit:
                yield f"{island.name} holds {len(island.torii)} Torii.", f"Its limit is {island.torii_limit}."
        if not self.cursed_throne and (self.throne_pile or kept or self.board or self._has_champions()):
            yield "this game is played without Cursed Throne.", "Take away Champions, Throne Cards and Challenge Board."

    def _has_champions(self) -> bool:
        cards = [card for player in self.players.values() for row in player.parades.values() for card in row]
        return any(card.name.champion for card in cards)

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
