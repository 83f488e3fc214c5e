"""The names of Night Parade's things: elements, clans, icons, tokens, cards, islands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from ruleproof.core import Named


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


class Arrow(Named):
    """How two spaces of the Challenge Board are joined."""

    TWO_WAY = "↔"
    ONE_WAY = "→"


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
