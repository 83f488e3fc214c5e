"""The names of the game: Worlds and spaces, tokens, Champions, cards, and the words of days, turns and modes."""

from __future__ import annotations

from ruleproof.core import Named


class World(Named):
    """The six tiles around the Dojo."""

    OAKENMOOR = "Oakenmoor"
    BAIYU = "The Baiyu"
    LUNARIDGE = "Lunaridge"
    ARECHI_WASTES = "Arechi Wastes"
    DREAR = "The Drear"
    OPPENHEIM = "Oppenheim"


class Space(Named):
    """Every space of the board: the Dojo, and six in each World."""

    DOJO = "the Dojo"
    OAKENMOOR_1 = "Oakenmoor 1"
    OAKENMOOR_2 = "Oakenmoor 2"
    OAKENMOOR_3 = "Oakenmoor 3"
    OAKENMOOR_4 = "Oakenmoor 4"
    OAKENMOOR_5 = "Oakenmoor 5"
    OAKENMOOR_6 = "Oakenmoor 6"
    BAIYU_1 = "The Baiyu 1"
    BAIYU_2 = "The Baiyu 2"
    BAIYU_3 = "The Baiyu 3"
    BAIYU_4 = "The Baiyu 4"
    BAIYU_5 = "The Baiyu 5"
    BAIYU_6 = "The Baiyu 6"
    LUNARIDGE_1 = "Lunaridge 1"
    LUNARIDGE_2 = "Lunaridge 2"
    LUNARIDGE_3 = "Lunaridge 3"
    LUNARIDGE_4 = "Lunaridge 4"
    LUNARIDGE_5 = "Lunaridge 5"
    LUNARIDGE_6 = "Lunaridge 6"
    ARECHI_WASTES_1 = "Arechi Wastes 1"
    ARECHI_WASTES_2 = "Arechi Wastes 2"
    ARECHI_WASTES_3 = "Arechi Wastes 3"
    ARECHI_WASTES_4 = "Arechi Wastes 4"
    ARECHI_WASTES_5 = "Arechi Wastes 5"
    ARECHI_WASTES_6 = "Arechi Wastes 6"
    DREAR_1 = "The Drear 1"
    DREAR_2 = "The Drear 2"
    DREAR_3 = "The Drear 3"
    DREAR_4 = "The Drear 4"
    DREAR_5 = "The Drear 5"
    DREAR_6 = "The Drear 6"
    OPPENHEIM_1 = "Oppenheim 1"
    OPPENHEIM_2 = "Oppenheim 2"
    OPPENHEIM_3 = "Oppenheim 3"
    OPPENHEIM_4 = "Oppenheim 4"
    OPPENHEIM_5 = "Oppenheim 5"
    OPPENHEIM_6 = "Oppenheim 6"

    @property
    def world(self) -> World | None:
        """The World it belongs to; None for the Dojo."""
        return None if self is Space.DOJO else World(self.value.rpartition(" ")[0])

    @property
    def number(self) -> int | None:
        """Its number in its World; None for the Dojo."""
        return None if self is Space.DOJO else int(self.value.rpartition(" ")[2])


NUMBERS = range(1, 7)
"""The spaces of a World, and the faces of the D6."""


def space_of(world: World, number: int) -> Space:
    return Space(f"{world} {number}")


def spaces_of(world: World) -> list[Space]:
    return [space_of(world, number) for number in NUMBERS]


class Slot(Named):
    """The six places around the Dojo, clockwise."""

    UPPER_LEFT = "upper left"
    UPPER_RIGHT = "upper right"
    RIGHT = "right"
    LOWER_RIGHT = "lower right"
    LOWER_LEFT = "lower left"
    LEFT = "left"


class TokenKind(Named):
    SCENARIO = "Scenario"
    DOOM = "Doom"


class Token(Named):
    """The numbered tokens."""

    SCENARIO_1 = "Scenario token 1"
    SCENARIO_2 = "Scenario token 2"
    SCENARIO_3 = "Scenario token 3"
    SCENARIO_4 = "Scenario token 4"
    SCENARIO_5 = "Scenario token 5"
    SCENARIO_6 = "Scenario token 6"
    DOOM_1 = "Doom token 1"
    DOOM_2 = "Doom token 2"
    DOOM_3 = "Doom token 3"
    DOOM_4 = "Doom token 4"
    DOOM_5 = "Doom token 5"
    DOOM_6 = "Doom token 6"

    @property
    def kind(self) -> TokenKind:
        return TokenKind(self.value.partition(" ")[0])

    @property
    def number(self) -> int:
        return int(self.value.rpartition(" ")[2])


def token_of(kind: TokenKind, number: int) -> Token:
    return Token(f"{kind} token {number}")


class Champion(Named):
    """The six characters of the base game."""

    SOFF = "Soff"
    THOMAS = "Thomas"
    KAORU = "Kaoru & Kuma"
    LEAF = "Leaf"
    PERSEPHONE = "Persephone"
    ORIC = "Oric"


OPHION = "Ophion"
"""The character of the Corrupted Champion, by name: the six Champions are against him."""


class Chooser(Named):
    """Who can have something to choose: the character that the player plays."""

    SOFF = "Soff"
    THOMAS = "Thomas"
    KAORU = "Kaoru & Kuma"
    LEAF = "Leaf"
    PERSEPHONE = "Persephone"
    ORIC = "Oric"
    OPHION = "Ophion"

    @property
    def who(self) -> Champion | str:
        """As the choices of the rules name them."""
        return OPHION if self is Chooser.OPHION else Champion(self.value)


class Energy(Named):
    """The colours of Energy, and Gold, which goes on a gauge of any colour."""

    GREEN = "Green"
    BLUE = "Blue"
    RED = "Red"
    GOLD = "Gold"


class Round(Named):
    DAWN = "Dawn"
    DUSK = "Dusk"


class CardKind(Named):
    MONSTER = "Monster"
    ALLY = "Allied Monster"
    EVENT = "Event"
    RIFT = "Rift"
    CORRUPTED = "Corrupted"


class Keyword(Named):
    ARMORED = "Armored"
    AGGRESSIVE = "Aggressive"
    CRITICAL = "Critical"


class Mode(Named):
    """The solo modes: one common to all characters, one arena for each, two with rules of their own."""

    ARTIFACT_HUNT = "Artifact Hunt"
    HOMECOMING = "Homecoming"
    NIGHTMARE = "The Nightmare"
    ONEROI_ASSAULT = "The Oneroi Assault"
    DANCE_WITH_THE_DEMON = "Dance with the Demon"
    SEPARATION = "The Separation"
    FLOOD_OF_RIFTS = "Flood of Rifts"
    CORRUPTED_CHAMPION = "The Corrupted Champion"
    PHANTOM_CHAMPION = "The Phantom Champion"


class Result(Named):
    WON = "won"
    LOST = "lost"


class YesNo(Named):
    """In a column of a table."""

    YES = "yes"
    NO = "no"


class Side(Named):
    """Who takes turns. The Phantom does so in its own mode only."""

    PLAYER = "the player"
    PHANTOM = "the Phantom"

    @property
    def other(self) -> Side:
        return Side.PHANTOM if self is Side.PLAYER else Side.PLAYER


class DayStep(Named):
    """The steps of a Day, in order; swap, Advanced Ability and the end only against the Phantom."""

    SETUP = "setup"
    DAWN = "start of Dawn"
    DAWN_TURNS = "turns at Dawn"
    DUSK = "start of Dusk"
    DUSK_TURNS = "turns at Dusk"
    SHIFT = "World Shift"
    SWAP = "swap of the Turn Order cards"
    ADVANCED = "Advanced Ability of the Phantom"
    END = "end of the Day"


class Phase(Named):
    """The phases of a player's turn."""

    ADVENTURE = "Adventure"
    ATTACKS = "Monster Attacks"


class Colour(Named):
    """Colours of Ability cards. The starting cards have yellow borders."""

    GREEN = "Green"
    BLUE = "Blue"
    RED = "Red"
    YELLOW = "Yellow"


class Mark(Named):
    """What an Ability card shows besides its colour."""

    STARTING = "starting card"
    ADVANCED = "Advanced Ability"
    ULTIMATE = "Ultimate"
    LOCKED = "locked card"


class EndStep(Named):
    """What happens at the end of a player's turn."""

    EFFECTS = "end-of-turn effects"
    TAKE_BACK = "cards taken back"
    TURN_CARDS = "cards turned"
    LEVEL_UP = "level up"


class CardSide(Named):
    """Which side of a card can be read."""

    IN_HAND = "In Hand"
    ON_BOARD = "On Board"

    @property
    def other(self) -> CardSide:
        return CardSide.ON_BOARD if self is CardSide.IN_HAND else CardSide.IN_HAND


class AttackCard(Named):
    """The one Attack card of each Champion, in the Champions' order."""

    SUN_LANCE = "Sun Lance"
    UNSTABLE_DISINTEGRATOR = "Unstable Disintegrator"
    AVALANCHE = "Avalanche"
    GRAPPLING_ROOTS = "Grappling Roots"
    CLAWS_OF_THE_NETHERBEAST = "Claws of the Netherbeast"
    ART_OF_WAR = "Art of War"


class Power(Named):
    """Ophion's abilities that count."""

    BLEAK_ULTIMATUM = "Bleak Ultimatum"
    SHATTER_WILL = "Shatter Will"
    SLEEPWALK = "Sleepwalk"


class IgnoredAbility(Named):
    """What the sheet shows and this mode leaves out."""

    PASSIVE = "Passive"
    WEAKNESS = "Weakness"


class DreamstoneUse(Named):
    """Under the reading that leaves it open."""

    USE = "use it"
    KEEP = "keep it"


class EnokiAbility(Named):
    """The two abilities that the official erratum corrects."""

    WHIRLING_AXES = "Whirling Axes"
    CULL_AND_HARVEST = "Cull and Harvest"


class Payment(Named):
    """What Kaoru can give to turn a Clue."""

    GRIT = "Grit"
    HEALTH = "Health"


class Where(Named):
    """Where a card of the player is."""

    HAND = "hand"
    TABLE = "On Board"
    DECK = "deck"
