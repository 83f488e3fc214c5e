"""The names of what stands on a zone: creatures, told apart by ring or number, and squares."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from ruleproof.core import InputError


class Kind(Enum):
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


class Ring(Enum):
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
