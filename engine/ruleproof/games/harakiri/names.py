"""The names of Harakiri: creatures, told apart by ring or number, squares, and the words with a fixed set of values."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ruleproof.core import InputError, Named


class Kind(Named):
    """Every creature and vulnerable element of the box, as a sentence names it."""

    AKIRA = "Akira"
    HATTORI = "Hattori"
    HIKARU = "Hikaru"
    TOMOE = "Tomoe"
    AKANAME = "the akaname"
    ASHIGARU = "the ashigaru"
    JIKININKI = "the jikininki"
    KACHI = "the kachi"
    KAPPA = "the kappa"
    ONRYO = "the onryo"
    SHIKOME = "the shikome"
    NUE = "the nue"
    GRAVEDIGGER = "the gravedigger"
    BLOOD_ONI = "the Blood Oni"
    DEMON_HUNTER = "the Demon Hunter"
    TSURUBE_OTOSHI = "the Tsurube Otoshi"
    LANDOLFO = "Landolfo"
    SEDIK = "Sedik"
    ALLY = "the ally"
    CIVILIAN = "the civilian"
    DOOR = "the door"
    MECHANISM = "the mechanism"


CHARACTERS = frozenset({Kind.AKIRA, Kind.HATTORI, Kind.HIKARU, Kind.TOMOE})
MINIONS = frozenset(
    {Kind.AKANAME, Kind.ASHIGARU, Kind.JIKININKI, Kind.KACHI, Kind.KAPPA, Kind.ONRYO, Kind.SHIKOME},
)
SERVANTS = frozenset({Kind.NUE, Kind.GRAVEDIGGER})
ELECTS = frozenset({Kind.BLOOD_ONI, Kind.DEMON_HUNTER, Kind.TSURUBE_OTOSHI})
FOLLOWERS = MINIONS | SERVANTS | ELECTS
WANDERERS = frozenset({Kind.LANDOLFO, Kind.SEDIK})
MINIATURES = CHARACTERS | FOLLOWERS | WANDERERS
ELEMENTS = frozenset({Kind.CIVILIAN, Kind.DOOR, Kind.MECHANISM})
COPIES = {
    **dict.fromkeys(MINIATURES, 1),
    **dict.fromkeys(MINIONS, 6),
    Kind.ONRYO: 3,
    Kind.SHIKOME: 3,
    Kind.HIKARU: 2,
}
"""How many miniatures of each kind the box holds."""
LIFELESS = frozenset({Kind.DOOR, Kind.MECHANISM})
"""Vulnerable elements that are no creatures."""


class Ring(Named):
    """The coloured ring that tells miniatures of one minion apart."""

    BLUE = "with the blue ring"
    GREEN = "with the green ring"
    ORANGE = "with the orange ring"
    PURPLE = "with the purple ring"
    RED = "with the red ring"
    YELLOW = "with the yellow ring"


@dataclass(frozen=True)
class Name:
    """One creature: its kind and, where there are several, a minion's ring or a vulnerable element's number."""

    kind: Kind
    mark: Ring | int | None = None

    @property
    def name(self) -> str:
        """How messages say it."""
        return str(self)

    def __str__(self) -> str:
        mark = self.mark.value if isinstance(self.mark, Ring) else f"number {self.mark}"
        return self.kind.value if self.mark is None else f"{self.kind.value} {mark}"


@dataclass(frozen=True, order=True)
class Square:
    """A square of the grid: column and row, counted from 1. D2 is the fourth of the second row."""

    column: int
    row: int

    @classmethod
    def named(cls, text: str) -> Square:
        """The square called `text`: a letter from A to Z, or two like AB, and a row."""
        if not (found := re.fullmatch(r"([A-Z]{1,2})([1-9]\d?)", text)):
            raise InputError(f"{text!r} is no square.", todo="Name columns by letters and rows by numbers: D2.")
        column = 0
        for letter in found[1]:
            column = column * 26 + ord(letter) - ord("A") + 1
        return cls(column, int(found[2]))

    @property
    def name(self) -> str:
        """How messages say it."""
        return str(self)

    def __str__(self) -> str:
        letters, rest = "", self.column
        while rest:
            rest, last = divmod(rest - 1, 26)
            letters = chr(ord("A") + last) + letters
        return f"{letters}{self.row}"

    def moved(self, columns: int, rows: int) -> Square:
        return Square(self.column + columns, self.row + rows)


# --- the zone ---------------------------------------------------------------------------------------------------------


class Terrain(Named):
    """The kinds of square."""

    NORMAL = "normal"
    OBSTACLE = "obstacle"
    INACCESSIBLE = "inaccessible"
    DIFFICULT = "difficult"
    SPECIAL = "special"


class Side(Named):
    """Who fights whom. Vulnerable elements belong to neither side."""

    CHARACTERS = "the characters"
    SHOGUN = "the Shōgun"
    NEITHER = "neither side"


class Motion(Named):
    """How a creature moves."""

    NORMAL = "normal"
    FLYING = "flying"
    SPECTRAL = "spectral"


# --- characters -------------------------------------------------------------------------------------------------------


class Attribute(Named):
    """The four scores of a character."""

    POWER = "power"
    KNOWLEDGE = "knowledge"
    DEXTERITY = "dexterity"
    SPIRIT = "spirit"


class AbilityKind(Named):
    """How an ability is used."""

    PASSIVE = "passive"
    TECHNIQUE = "technique"
    ATTACK = "attack"


class AbilitySource(Named):
    """Where a character has an ability from."""

    CHARACTER = "character"
    KAMI = "Kami"


class Action(Named):
    """The six actions of a character."""

    MOVE = "move"
    TECHNIQUE = "use a technique"
    REROLL = "reroll ki dice"
    ATTACK = "attack"
    INTERACT = "interact"
    OBJECT = "use an object"


class KiPlace(Named):
    """Where a ki die is."""

    RESERVE = "the reserve"
    SLOT = "a slot"
    EXHAUSTED = "the exhausted ones"


class Token(Named):
    """What characters have in numbers."""

    COIN = "coins"
    HEAD = "heads"
    BOSS_HEAD = "boss heads"
    SPECIAL = "special tokens"
    KARMA = "karma tokens"
    ACTION_POINT = "action points"
    STATE = "state tokens"


# --- enemies ----------------------------------------------------------------------------------------------------------


class Colour(Named):
    """Of an oracle card."""

    GREEN = "green"
    RED = "red"


class Priority(Named):
    """A priority icon: whom an enemy prefers."""

    MOST_LIFE = "the most life"
    LEAST_LIFE = "the least life"
    MOST_ARMOUR = "the most armour"
    LEAST_ARMOUR = "the least armour"
    MOST_POWER = "the most power"
    LEAST_POWER = "the least power"
    MOST_KNOWLEDGE = "the most knowledge"
    LEAST_KNOWLEDGE = "the least knowledge"
    MOST_DEXTERITY = "the most dexterity"
    LEAST_DEXTERITY = "the least dexterity"
    MOST_SPIRIT = "the most spirit"
    LEAST_SPIRIT = "the least spirit"
    FIRST_IN_INITIATIVE = "the first in the initiative"
    NEXT_IN_INITIATIVE = "the next in the initiative"
    NOBODY = "nobody in particular"


class Version(Named):
    """The two sides of a minion board."""

    NORMAL = "normal"
    IMPROVED = "improved"


# --- fights -----------------------------------------------------------------------------------------------------------


class AttackKind(Named):
    """The two kinds of attack of a character."""

    QUICK = "quick"
    STRONG = "strong"


class AttackDie(Named):
    """The attack dice, by colour."""

    ORANGE = "orange"
    GREEN = "green"
    PURPLE = "purple"
    RED = "red"


class Sign(Named):
    """The icons of an attack die that a yin-yang effect needs."""

    YIN = "yin"
    YANG = "yang"


class ConcentratedFace(Named):
    """What the concentrated die can show, as far as the rules name it."""

    BLANK = "concentrated blank"
    CRITICAL_FAILURE = "concentrated critical failure"
    CRITICAL = "concentrated critical"
    ARMOUR_BREAK = "concentrated armour break"


class Protection(Named):
    """What is subtracted from hits."""

    ARMOUR = "armour"
    DEFENCE = "defence"


class Outcome(Named):
    """What came of an attack."""

    HIT = "hits"
    MISS = "misses"
    CRITICAL_FAILURE = "fails critically"
    BLIND = "fails blindly"


class CreatureState(Named):
    """What a state token marks."""

    BLEEDING = "bleeding"
    POISONED = "poisoned"
    BLINDED = "blinded"
    KNOCKED_DOWN = "knocked down"
    BLESSED = "blessed"


NEGATIVE = frozenset(CreatureState) - {CreatureState.BLESSED}
SINGLE = frozenset({CreatureState.BLINDED, CreatureState.KNOCKED_DOWN})


class Decision(Named):
    """The answer to an offer."""

    YES = "yes"
    NO = "no"


# --- the round and the phase ------------------------------------------------------------------------------------------


class Part(Named):
    """The parts of a round, in order."""

    ORACLE = "oracle and events"
    INITIATIVE = "initiative"
    ACTIVATIONS = "activations"
    KI = "ki dice"


class EventColour(Named):
    """Of an exploration event card: green and red ones are random events, purple ones scripted."""

    GREEN = "green"
    RED = "red"
    PURPLE = "purple"


class Adventure(Named):
    """How the adventure phase before this one ended."""

    SUCCESS = "success"
    FAILURE = "failure"


class Component(Named):
    """What an adventure phase may leave on the table."""

    MARKET_DECK = "the market deck"
    KARMA = "the karma tokens"
    HEADS = "the head tokens"
    ACTION_POINTS = "the action point tokens"
    MAP = "the map"
    CAMPS = "the camp tokens"
    CITIES = "the city tokens"
    MISSIONS = "the mission tokens"


KEPT = frozenset({Component.MARKET_DECK, Component.KARMA, Component.HEADS, Component.ACTION_POINTS})


class SmithyKind(Named):
    """What a smithy card is."""

    WEAPON = "weapon"
    ARMOUR = "armour"


class CardFact(Named):
    """A number on a smithy card."""

    ARMOUR = "armour"
    COST = "cost"
    LEVEL = "level"
    RANGE = "range"


class PhaseEnd(Named):
    """How the exploration phase ends."""

    VICTORY = "victory"
    FAILURE = "failure"


class EndStep(Named):
    """What is done when a phase has ended."""

    STATES = "discarding states"
    RESURRECTION = "resurrecting"
    SECTION = "applying the section"
    RECOVERY = "recovering"
    YOMI = "marking the Yomi track"
