"""Who plays with what: sizes of Oni, legendary Oni and player factions."""

from __future__ import annotations

from enum import Enum


class Oni(Enum):
    """The sizes of Oni, smallest first."""

    SMALL = "Small Oni"
    MEDIUM = "Medium Oni"
    LARGE = "Large Oni"


class Legendary(Enum):
    """The legendary Oni that the book describes."""

    RONIN = "Ronin"
    DARK_OBSERVER = "Dark Observer"
    THREE_SHADOWS = "Three Shadows"
    MERCHANT = "Merchant"
    ABYSSAL = "Abyssal"
    GAMBLER = "Gambler"
    SKYBOUND = "Skybound"
    DEFILER = "Defiler"


class Faction(Enum):
    """The player factions that the book names."""

    NOMADS = "Nomads"
    BOARLORDS = "Boarlords"
    CYBERSAMURAI = "Cybersamurai"
    FIREBORN = "Fireborn"
    SENTINELS = "Sentinels"
    LORDS_OF_THE_LOST_SEA = "Lords of the Lost Sea"
    CHILDREN_OF_THE_LION = "Children of the Lion"
    KAMPFGRUPPE_03 = "Kampfgruppe 03"
