"""How scenarios name the things of the game: players, suits, regions, costs, relics and banners."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ruleproof.core import Kind, Pattern, Wording, Words
from ruleproof.games.oath.names import (
    GRAND_SCEPTER,
    PRINCE,
    Banner,
    CardKind,
    Column,
    Cost,
    MajorAction,
    Region,
    Restriction,
    Role,
    Suit,
    Threat,
    Token,
    Way,
)

_NAME = r"[A-ZÀ-ÖØ-Ý][a-zà-öø-ÿ]*"

SUIT = Words("Suit", Suit, {suit: suit.value.lower() for suit in Suit})
REGION = Words("Region", Region, {region: region.value.lower() for region in Region})
ROLE = Words("Role", Role, {role: role.value.lower() for role in Role})
BANNER = Words("Banner", Banner, {Banner.PEOPLES_FAVOR: "peoples-favor", Banner.DARKEST_SECRET: "darkest-secret"})
MAJOR_ACTION = Words("Action", MajorAction, {action: action.value.lower() for action in MajorAction})
RESTRICTION = Words("Restriction", Restriction, {one: one.value.replace(" ", "-") for one in Restriction})
CARD_KIND = Words("CardKind", CardKind, {kind: kind.value.lower() for kind in CardKind})
COST = Words("Cost", Cost)
TOKEN = Words("Token", Token, {token: token.value for token in Token})
COLUMN = Words("Column", Column)
THREAT = Words("Threat", Threat)
WAY = Words("Way", Way)
YES = Pattern("Mark", "x", "x for yes, nothing for no", lambda _: True, lambda _: "x")


def _any(forms: list[str]) -> str:
    return "|".join(re.escape(form) for form in sorted(forms, key=lambda form: (-len(form), form)))


@dataclass(frozen=True)
class Players:
    """A player's name, a letter or a word with a capital, or the Prince."""

    name: str = "Player"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return f"a name such as Ana, or {self._prince(wording)[0]}"

    def pattern(self, wording: Wording) -> str:
        return f"{_any(self._prince(wording))}|{_NAME}"

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
        return f'{re.escape(self._word("the relic", wording))} "[^"]+"|{_any(own)}'

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
    YES,
    Players(),
    Owners(),
    Prizes(),
)
