"""The things of Oath that have a name of their own: suits, regions, roles, banners, actions, costs, Threats."""

from __future__ import annotations

from enum import Enum


class Named(Enum):
    """A thing of the game that messages call by its name."""

    def __str__(self) -> str:
        return str(self.value)


class Suit(Named):
    DISCORD = "Discord"
    ARCANE = "Arcane"
    ORDER = "Order"
    HEARTH = "Hearth"
    BEAST = "Beast"
    NOMAD = "Nomad"


class Region(Named):
    """From left to right."""

    CRADLE = "Cradle"
    PROVINCES = "Provinces"
    HINTERLAND = "Hinterland"


class Role(Named):
    """Which side of a board is up."""

    CHANCELLOR = "Chancellor"
    CITIZEN = "Citizen"
    EXILE = "Exile"


class Banner(Named):
    PEOPLES_FAVOR = "People's Favor"
    DARKEST_SECRET = "Darkest Secret"


class OathGoal(Named):
    """Goals that are no banner. The book names none of them, so a scenario may state others."""

    SUPREMACY = "Supremacy"
    PROTECTION = "Protection"
    DEVOTION = "Devotion"
    THE_PEOPLE = "The People"


class MajorAction(Named):
    TRADE = "Trade"
    MUSTER = "Muster"
    TRAVEL = "Travel"
    RECOVER = "Recover"
    SEARCH = "Search"
    CAMPAIGN = "Campaign"


class Restriction(Named):
    SITE_ONLY = "site only"
    ADVISERS_ONLY = "advisers only"
    LOCKED = "locked"


class CardKind(Named):
    DENIZEN = "denizen"
    EDIFICE = "edifice"
    RUIN = "ruin"
    VISION = "Vision"


class Cost(Named):
    """One icon of a power's cost."""

    PLACE_FAVOR = "place 1 favor"
    BURN_FAVOR = "burn 1 favor"
    PLACE_SECRET = "place 1 secret"
    BURN_SECRET = "burn 1 secret"


class Way(Named):
    """How a card may be played."""

    AT_A_SITE = "at a site"
    TO_ADVISERS = "face up to the advisers"
    FACEDOWN = "facedown to the advisers"


class Token(Named):
    FAVOR = "favor"
    SECRET = "secret"


class Column(Named):
    """Where a relationship marker of the Prince can stand."""

    UNALIGNED = "Unaligned"
    FRIENDS = "Friends"
    CONSPIRATORS = "Conspirators"


class Quadrant(Named):
    """A quarter of the Mind guide."""

    UPPER_LEFT = "upper left"
    UPPER_RIGHT = "upper right"
    LOWER_LEFT = "lower left"
    LOWER_RIGHT = "lower right"


class Threat(Named):
    """What the Prince's threat marker can show, in the order of the list."""

    SUCCESSOR = "Successor"
    USURPER = "Usurper"
    VISION = "Vision"
    OATHKEEPER = "Oathkeeper"
    NONE = "No Threat"


PRINCE = "the Prince"
"""The Clockwork Prince's name among the players."""

GRAND_SCEPTER = "Grand Scepter"
"""A relic with a name of its own; the others are named by the scenario."""

CONSPIRACY = "Conspiracy"
"""A Vision with a name of its own; the others are named by the scenario."""
