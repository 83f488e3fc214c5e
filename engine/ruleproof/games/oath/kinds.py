"""How scenarios name the things of the game: what may stand in a step."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ruleproof.core import Kind, Pattern, Wording, Words, any_of, terms_by_name
from ruleproof.games.oath.names import (
    CONSPIRACY,
    GRAND_SCEPTER,
    PRINCE,
    Answer,
    Banner,
    CardKind,
    Colour,
    Column,
    Cost,
    MajorAction,
    OathGoal,
    Phase,
    Pile,
    Quadrant,
    Region,
    Restriction,
    Role,
    Shuffled,
    Suit,
    Threat,
    Token,
    Way,
)

_NAME = r"[A-ZÀ-ÖØ-Ý][a-zà-öø-ÿ]*"

SUIT = Words("Suit", Suit, terms_by_name(Suit))
REGION = Words("Region", Region, terms_by_name(Region))
ROLE = Words("Role", Role, terms_by_name(Role))
BANNER = Words("Banner", Banner, terms_by_name(Banner))
MAJOR_ACTION = Words("Action", MajorAction, terms_by_name(MajorAction))
RESTRICTION = Words("Restriction", Restriction, terms_by_name(Restriction))
CARD_KIND = Words("CardKind", CardKind, terms_by_name(CardKind))
COST = Words("Cost", Cost)
TOKEN = Words("Token", Token, terms_by_name(Token))
COLUMN = Words("Column", Column)
THREAT = Words("Threat", Threat)
WAY = Words("Way", Way)
ANSWER = Words("Answer", Answer)
PHASE = Words("Phase", Phase)
QUADRANT = Words("Quadrant", Quadrant)
COLOUR = Words("Colour", Colour)
PILE = Words("Pile", Pile)
SHUFFLED = Words("Shuffled", Shuffled)
YES = Pattern("Mark", "x", "x for yes, nothing for no", lambda _: True, lambda _: "x")
NAMED_GOALS = (BANNER, Words("Goal", OathGoal))


@dataclass(frozen=True)
class Players:
    """A player's name, a letter or a word with a capital, or the Prince."""

    name: str = "Player"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return f"a name such as Ana, or {self._prince(wording)[0]}"

    def pattern(self, wording: Wording) -> str:
        return f"{any_of(self._prince(wording))}|{_NAME}"

    def read(self, text: str, wording: Wording) -> str:
        return PRINCE if text in self._prince(wording) else text

    def write(self, value: str, wording: Wording) -> str:
        return self._prince(wording)[0] if value == PRINCE else value

    def _prince(self, wording: Wording) -> list[str]:
        return list(wording.forms(self.name, PRINCE, None))


@dataclass(frozen=True)
class Owners:
    """Whose something is: "of Ana", "of the Prince"."""

    name: str = "Of"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return f"{self._of(wording)} and a name such as Ana, or {self._prince(wording)}"

    def pattern(self, wording: Wording) -> str:
        return f"{re.escape(self._prince(wording))}|{re.escape(self._of(wording))} {_NAME}"

    def read(self, text: str, wording: Wording) -> str:
        return PRINCE if text == self._prince(wording) else text.removeprefix(f"{self._of(wording)} ")

    def write(self, value: str, wording: Wording) -> str:
        return self._prince(wording) if value == PRINCE else f"{self._of(wording)} {value}"

    def _of(self, wording: Wording) -> str:
        return wording.forms(self.name, "of", None)[0]

    def _prince(self, wording: Wording) -> str:
        return wording.forms(self.name, f"of {PRINCE}", None)[0]


_OWN_NAMES: dict[str, str | Banner] = {
    "the Grand Scepter": GRAND_SCEPTER,
    "the People's Favor": Banner.PEOPLES_FAVOR,
    "the Darkest Secret": Banner.DARKEST_SECRET,
}


@dataclass(frozen=True)
class Prizes:
    """What players take from one another: a relic by its name, the Grand Scepter, or a banner."""

    name: str = "Prize"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        own = [self._word(english, wording) for english in _OWN_NAMES]
        return ", ".join([f'{self._word("the relic", wording)} "..."', *own])

    def pattern(self, wording: Wording) -> str:
        own = [self._word(english, wording) for english in _OWN_NAMES]
        return f'{re.escape(self._word("the relic", wording))} "[^"]+"|{any_of(own)}'

    def read(self, text: str, wording: Wording) -> str | Banner:
        for english, prize in _OWN_NAMES.items():
            if text == self._word(english, wording):
                return prize
        return text.split('"')[1]

    def write(self, value: str | Banner, wording: Wording) -> str:
        for english, prize in _OWN_NAMES.items():
            if value == prize:
                return self._word(english, wording)
        return f'{self._word("the relic", wording)} "{value}"'

    def _word(self, english: str, wording: Wording) -> str:
        return wording.forms(self.name, english, None)[0]


@dataclass(frozen=True)
class Things:
    """A card, a site or a relic by its name, the Grand Scepter or the Conspiracy."""

    name: str = "Thing"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return ", ".join(['a card, a site or a relic in "quotation marks"', *self._own_names(wording)])

    def pattern(self, wording: Wording) -> str:
        return "|".join(['"[^"]+"', *(re.escape(own) for own in self._own_names(wording))])

    def read(self, text: str, wording: Wording) -> str:
        return self._own_names(wording).get(text, text[1:-1])

    def write(self, value: str, wording: Wording) -> str:
        return next((own for own, name in self._own_names(wording).items() if name == value), f'"{value}"')

    def _own_names(self, wording: Wording) -> dict[str, str]:
        """Things that need no quotation marks, as the language words them."""
        return {wording.forms(self.name, f"the {name}", None)[0]: name for name in (GRAND_SCEPTER, CONSPIRACY)}


@dataclass(frozen=True)
class Goals:
    """A goal: a banner, another that has a name in every language, or any other in quotation marks."""

    name: str = "Goal"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return ", ".join([*(kind.accepts(wording) for kind in NAMED_GOALS), 'or another goal in "quotation marks"'])

    def pattern(self, wording: Wording) -> str:
        return "|".join(['"[^"]+"', *(kind.pattern(wording) for kind in NAMED_GOALS)])

    def read(self, text: str, wording: Wording) -> str:
        for kind in NAMED_GOALS:
            if re.fullmatch(kind.pattern(wording), text):
                return str(kind.read(text, wording))
        return text[1:-1]

    def write(self, value: str, wording: Wording) -> str:
        for kind in NAMED_GOALS:
            for goal in kind.members:
                if goal.value == value:
                    return kind.write(goal, wording)
        return f'"{value}"'


KINDS: tuple[Kind, ...] = (
    SUIT,
    REGION,
    ROLE,
    BANNER,
    MAJOR_ACTION,
    RESTRICTION,
    CARD_KIND,
    COST,
    TOKEN,
    COLUMN,
    THREAT,
    WAY,
    ANSWER,
    PHASE,
    QUADRANT,
    COLOUR,
    PILE,
    SHUFFLED,
    YES,
    Players(),
    Owners(),
    Prizes(),
    Things(),
    Goals(),
)
