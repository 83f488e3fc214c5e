"""The things of Oath that have a name of their own: suits, regions, roles, banners, actions, phases, piles."""

from __future__ import annotations

from ruleproof.core import Named


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


class Phase(Named):
    """In the order of the turn."""

    ASSESS = "assess Threat"
    SEARCH = "search and play a card"
    ACTIONS = "take actions"
    CLEANUP = "cleanup"


class Colour(Named):
    """Of an arrow, in the order in which arrows are preferred."""

    RED = "red"
    ORANGE = "orange"
    BLACK = "black"


class Pile(Named):
    """Where cards, sites and relics lie that are neither on the map nor with a player."""

    WORLD_DECK = "in the world deck"
    DISCARDS = "in the discard piles"
    CRADLE_DISCARDS = "in the Cradle discard pile"
    PROVINCES_DISCARDS = "in the Provinces discard pile"
    HINTERLAND_DISCARDS = "in the Hinterland discard pile"
    ARCHIVE = "in the Archive"
    DISPOSSESSED = "in the Dispossessed section"
    SITE_DECK = "in the site deck"
    RELIC_DECK = "in the relic deck"
    RELIQUARY = "in the Reliquary"
    VISIONS = "among the Visions set aside"
    STACK = "in the stack of discards"
    BOX = "in the World Box"


class Shuffled(Named):
    """What the Chronicle shuffles."""

    SITE_DECK = "of the site deck"
    ARCHIVE = "of the Archive"
    DISCARDS = "of the stack of discards"
    RELIC_DECK = "of the relic deck"
    WINNERS_RELICS = "of the winner's relics"
    DENIZENS = "of the denizens"
    VISIONS = "of the Visions"
    FIRST_PILE = "of the pile of 10"
    SECOND_PILE = "of the pile of 15"

    @property
    def pile(self) -> str:
        return self.value.removeprefix("of the ")


class Answer(Named):
    """What an Exile says to an offer of Citizenship."""

    ACCEPT = "accepts"
    DECLINE = "declines"


PRINCE = "the Prince"
"""The Clockwork Prince's name among the players."""

GRAND_SCEPTER = "Grand Scepter"
"""A relic with a name of its own; the others are named by the scenario."""

CONSPIRACY = "Conspiracy"
"""A Vision with a name of its own; the others are named by the scenario."""
