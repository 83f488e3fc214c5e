"""What counts as the same word: upper and lower case, accents, endings, a slip of the finger.

`site/assets/ruleproof/search.js` has the same functions under the same names.
"""

from __future__ import annotations

import re
import unicodedata

from ruleproof.books.languages import Language

_WORD = re.compile(r"[^\W_]+")
_LINK = re.compile(r"\]\([^)]*\)|\[")

ONE_SLIP, TWO_SLIPS = 5, 8
"""How many letters a word has at least in which one slip is forgiven, and two."""

STEM = 3
"""What an ending leaves of a word at least, in letters."""

SHARED, OTHERWISE = 4, 3
"""Letters that two akin words share at their beginning at least, and that follow in either at most."""


def fold(text: str) -> str:
    """The text in lower case without accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return unicodedata.normalize("NFC", "".join(char for char in parts if not unicodedata.combining(char)))


def words_of(text: str) -> list[str]:
    """The folded words of a text."""
    return _WORD.findall(fold(text))


def plain(text: str) -> str:
    """A rule's parsed text without the targets of its links."""
    return _LINK.sub("", text)


def slips_forgiven(word: str) -> int:
    return 2 if len(word) >= TWO_SLIPS else 1 if len(word) >= ONE_SLIP else 0


def slips(one: str, other: str, most: int) -> int:
    """How many letters were dropped, added, replaced or exchanged with their neighbour; `most` + 1 if more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for column, wanted in enumerate(other, 1):
            cost = min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (letter != wanted))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == wanted:
                cost = min(cost, before[column - 2] + 1)
            now.append(cost)
        if min(now) > most:
            return most + 1
        before, last = last, now
    return min(last[-1], most + 1)


def akin(word: str, other: str) -> bool:
    """Whether two words begin alike and only end otherwise."""
    shared = 0
    while shared < len(word) and shared < len(other) and word[shared] == other[shared]:
        shared += 1
    return shared >= SHARED and max(len(word), len(other)) - shared <= OTHERWISE


class Endings:
    """Takes the endings of a language off its words: attacks, attacked and attacking are one."""

    def __init__(self, plurals: list[tuple[str, str]], endings: list[str]) -> None:
        """Of both, the longer ones first."""
        self.plurals = plurals
        self.endings = endings
        self._known: dict[str, str] = {}

    @classmethod
    def of(cls, language: Language) -> Endings:
        plurals = [(fold(plural), fold(singular)) for plural, singular in language.plurals]
        return cls(plurals, sorted({fold(one) for one in language.endings.split()}, key=lambda one: (-len(one), one)))

    def stem(self, word: str) -> str:
        if word not in self._known:
            self._known[word] = self._stem(word)
        return self._known[word]

    def _stem(self, word: str) -> str:
        for plural, singular in self.plurals:
            if word.endswith(plural) and len(word) - len(plural) + len(singular) >= STEM and len(word) > STEM:
                word = word[: len(word) - len(plural)] + singular
                break
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= STEM:
                word = word[: len(word) - len(ending)]
                break
        return word[:-1] if len(word) > STEM and word[-1] == word[-2] and word[-1].isalpha() else word
