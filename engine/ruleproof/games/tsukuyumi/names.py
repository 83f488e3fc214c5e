"""The names of the game: who plays with what, kinds of area and card, and the moments of a round."""

from __future__ import annotations

from typing import Literal

from ruleproof.core import Named


class Oni(Named):
    """The sizes of Oni, smallest first."""

    SMALL = "Small Oni"
    MEDIUM = "Medium Oni"
    LARGE = "Large Oni"


class Legendary(Named):
    """The legendary Oni that the book describes."""

    RONIN = "Ronin"
    DARK_OBSERVER = "Dark Observer"
    THREE_SHADOWS = "Three Shadows"
    MERCHANT = "Merchant"
    ABYSSAL = "Abyssal"
    GAMBLER = "Gambler"
    SKYBOUND = "Skybound"
    DEFILER = "Defiler"


class Faction(Named):
    """The player factions that the book names."""

    NOMADS = "Nomads"
    BOARLORDS = "Boarlords"
    CYBERSAMURAI = "Cybersamurai"
    FIREBORN = "Fireborn"
    SENTINELS = "Sentinels"
    LORDS_OF_THE_LOST_SEA = "Lords of the Lost Sea"
    CHILDREN_OF_THE_LION = "Children of the Lion"
    KAMPFGRUPPE_03 = "Kampfgruppe 03"


class AreaKind(Named):
    OCEAN_FLOOR = "Ocean Floor"
    FERTILE_GROUND = "Fertile Ground"
    DEVASTATED_LAND = "Devastated Land"
    TOXIC_AREA = "toxic area"
    RADIOACTIVE_AREA = "radioactive area"
    RIVER_LAND = "river land"
    MOUNTAIN_RANGE = "Mountain Range"
    MOON_AREA = "moon area"


ONI: Literal["Oni"] = "Oni"
"""Owner of a territory token that is not a player's."""


class ScoreItem(Named):
    """What victory points come from."""

    AREAS = "areas"
    HOMEZONES = "areas next to a Homezone"
    MOON_CENTRE = "centre of the Moon"
    FEW_ONI = "fewer than 15 Oni"
    OBJECTIVES = "round objectives"
    MANY_AREAS = "many areas"
    LEGENDARY_ONI = "legendary Oni"
    MOON_PRINCESS = "Moon Princess"
    MOMENTUM = "momentum track"
    OTHER = "other points"


Team = Literal["Oni", "the players"]
"""The two sides of the game; all players are one of them."""
PRINCESS: Literal["Moon Princess"] = "Moon Princess"
Piece = Oni | Legendary | Literal["Moon Princess"]
"""What can be attacked: an Oni of some size, a legendary Oni, or the Moon Princess."""


class Phase(Named):
    """The phases of this expansion, and those of the base game that the black phase stands for."""

    WHITE = "white"
    BLACK = "black"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"


class Stage(Named):
    """Where the game stands."""

    SETUP = "setup"
    START = "start of the round"
    WHITE = "white phase"
    BLACK = "black phase"
    END = "end of the round"
    OVER = "round over"


class ActionKind(Named):
    """What the rules of this book ask about an action; what it does is a matter of the base game."""

    MOVEMENT = "movement"
    COMBAT = "combat"
    PRODUCTION = "production"
    EVENT_CARDS = "event cards"
    OTHER = "other"


class Section(Named):
    """The sections of an Oni turn card; a card can have several lines of each."""

    EFFECT = "turn effect"
    PRODUCTION = "production"
    PRINCESS = "Moon Princess action"
    OBJECTIVE = "round objective"


class Event(Named):
    """What happens in a round, told without details."""

    CARD_CHOSEN = "action cards chosen"
    TURN_CARD = "Oni turn card"
    PRINCESS = "Moon Princess action"
    ONI_ATTACKS = "Oni attacks"
    PLAYER = "player actions"
    OBJECTIVE = "round objective"


class Mode(Named):
    """The ways to use the expansion."""

    COOPERATIVE = "cooperative game"
    SOLO = "solo mode"
    REGULAR = "regular game"


class Module(Named):
    """What other sets add to the base game and this expansion leaves out."""

    MASCOTS = "mascots"
    ONI_MISSIONS = "Oni missions"
    ONI_POWER_CARDS = "Oni power cards"
    ALTERNATIVE_OBJECTIVES = "alternative objectives"
    STARTING_ADVANTAGES = "starting advantages"
    MISSION_CARDS = "mission cards"
    FACTION_EVENTS = "faction events"
    EVENT_CARDS = "event cards"


class Part(Named):
    """What the box of the expansion holds."""

    MODIFICATION_CARDS = "modification cards"
    ACTION_CARDS = "action cards"
    REGULAR_CARD = "Moon Princess card for the regular game"
    COUNTER_CARDS = "counter cards"
    COMBAT_CARD = "Moon Princess combat card"
    MOMENTUM_CARDS = "momentum cards"
    PRINCESS_CARDS = "Moon Princess cards"
    TURN_CARDS = "Oni turn cards"
    LEGENDARY_CARDS = "legendary Oni cards"
    PRINCESS_STANDEES = "Moon Princess standees"
    LEGENDARY_STANDEES = "legendary Oni standees"
    SMALL_STANDEES = "Small Oni standees"
    MEDIUM_STANDEES = "Medium Oni standees"
    LARGE_STANDEES = "Large Oni standees"
    PRINCESS_MINIATURES = "Moon Princess miniatures"
    HOME_TOKENS = "Home tokens"
    PRIORITY_TOKENS = "priority tokens"
    MOMENTUM_TOKENS = "momentum tokens"
    OVERVIEW_SHEETS = "overview sheets"


class Source(Named):
    """Where a rule can stand that contradicts another; the strongest first."""

    TURN_EFFECT = "turn effect"
    MODIFICATION = "modification card"
    EXPANSION = "this expansion"
    FACTION = "faction rule"
    BASE_GAME = "base game"


class Difficulty(Named):
    EASIER = "easier"
    NORMAL = "normal"
    HARDER = "harder"


class Deck(Named):
    """The decks of this expansion; each is shuffled on its own."""

    MOON_PRINCESS = "Moon Princess cards"
    ONI_TURN = "Oni turn cards"
    COUNTER = "counter cards"
    LAST_ROUND_COUNTER = "last-round counter cards"
    LEGENDARY_ONI = "legendary Oni cards"


class Direction(Named):
    """Around the Moon."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Means(Named):
    """Ways to act against Oni without playing a combat card against them in their area."""

    TARGET_FINDER_MISSILE = "the Target Finder Missile"
    SNIPE = "Snipe"
    MINES = "mines"
    TETSUO_ORBITAL_LASER = "the Tetsuo Orbital Laser"
    FLAMING_SKIN = "Flaming Skin"
    PASSIVE_ABILITY = "a passive ability"
    COUNTERATTACK = "a counterattack"
    BLOCK = "a Block"
    EVENT = "an event"
    CLEANSING = "Cleansing"
    REPLACED_AREA = "a replaced area"
    ROTATED_AREA = "a rotated area"
    SENTINELS_ABILITY = "the Sentinels' ability"


class Way(Named):
    """What an event card can be used for."""

    PLAY = "play an event card"
    PRINCESS = "move the Moon Princess"
    MOMENTUM = "lower the momentum"
    PRIORITY = "remove a priority token"
    NOTHING = "do nothing else"


class Pile(Named):
    """Everything that is drawn and discarded."""

    MOON_PRINCESS = Deck.MOON_PRINCESS.value
    ONI_TURN = Deck.ONI_TURN.value
    COUNTER = Deck.COUNTER.value
    LAST_ROUND_COUNTER = Deck.LAST_ROUND_COUNTER.value
    LEGENDARY_ONI = Deck.LEGENDARY_ONI.value
    ACTION = "action cards"
    EVENT = "event cards"


class FigureName(Named):
    """Everything that counts as Oni, by name."""

    SMALL = Oni.SMALL.value
    MEDIUM = Oni.MEDIUM.value
    LARGE = Oni.LARGE.value
    RONIN = Legendary.RONIN.value
    DARK_OBSERVER = Legendary.DARK_OBSERVER.value
    THREE_SHADOWS = Legendary.THREE_SHADOWS.value
    MERCHANT = Legendary.MERCHANT.value
    ABYSSAL = Legendary.ABYSSAL.value
    GAMBLER = Legendary.GAMBLER.value
    SKYBOUND = Legendary.SKYBOUND.value
    DEFILER = Legendary.DEFILER.value
    MOON_PRINCESS = PRINCESS


FIGURES: dict[FigureName, Piece] = {
    FigureName.MOON_PRINCESS: PRINCESS,
    **{FigureName(oni.value): oni for oni in Oni},
    **{FigureName(legendary.value): legendary for legendary in Legendary},
}


class SpaceKind(Named):
    COUNTER = "counter space"
    LEGENDARY = "legendary Oni space"


class Lasting(Named):
    """How long a counter card has its effect."""

    PERMANENT = "permanent"
    ONCE = "at once"
