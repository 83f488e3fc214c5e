"""What somebody means who types a word: the word itself, one that starts so, one with a slip, what rules call it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from ruleproof.books.find.index import Index
from ruleproof.books.find.words import akin, slips, slips_forgiven, words_of

STARTS, GOES_ON = 0.7, 0.3
"""What a word counts that only starts with the one typed: where no word is just that, and where one is."""
SLIPS = (1.0, 0.75, 0.5)
"""What a word counts by the slips that would make it the one typed."""
AKIN = 0.4
"""What a word counts that shares the beginning with the one typed, and ends otherwise."""
PARTS, JOINED = 0.7, 0.9
"""What the two halves of a word typed in one count, and two words typed apart as the one that they are."""
EVERYDAY = 0.8
"""What the rules' word counts for the players'."""
LONGEST = 3
"""How many words an everyday one has at most: "throw it away"."""


@dataclass
class Slot:
    """A word of the query: what it may stand for, by stem, and how well."""

    word: str
    small: bool
    means: dict[str, float] = field(default_factory=dict)
    meant: str = ""
    """The word of the book that was taken for it, where the book has no such word."""

    @property
    def knows(self) -> bool:
        """Whether the book has the word, or one that starts with it."""
        return bool(self.means) and not self.meant

    def add(self, stem: str, quality: float) -> None:
        self.means[stem] = max(self.means.get(stem, 0.0), quality)


def slots_of(index: Index, query: str) -> list[Slot]:
    """What each word of the query means in this book."""
    words = words_of(query)
    small = index.speech.small
    telling = any(word not in small for word in words)
    slots = [_slot(index, word, telling and word in small) for word in words]
    for slot, other in pairwise(slots):
        joined = index.speech.endings.stem(slot.word + other.word)
        if joined in index.postings:
            slot.add(joined, JOINED)
            other.add(joined, JOINED)
    _add_everyday(index, slots)
    return slots


def _slot(index: Index, word: str, small: bool) -> Slot:
    slot = Slot(word, small)
    stem = index.speech.endings.stem(word)
    known = stem in index.postings
    if known:
        slot.add(stem, 1.0)
    if small:
        return slot
    if len(word) > 2:
        for other, its in index.stems.items():
            if its != stem and other.startswith(word):
                slot.add(its, GOES_ON if known else STARTS)
    if not known:
        _forgive(index, slot)
    return slot


def _forgive(index: Index, slot: Slot) -> None:
    """Take an unknown word for those that differ by a slip, for two words in one, or for another form of one."""
    word, begun = slot.word, bool(slot.means)
    best = len(SLIPS)
    for other, stem in index.stems.items():
        most = slips_forgiven(max(word, other, key=len))
        found = slips(word, other, most) if most else 1
        if found <= most:
            slot.add(stem, SLIPS[found])
            if found < best:
                best, slot.meant = found, other
        elif akin(word, other):
            slot.add(stem, AKIN)
    if begun:
        slot.meant = ""
    elif best == len(SLIPS):
        _part(index, slot)


def _part(index: Index, slot: Slot) -> None:
    """Take a word for two that were typed as one."""
    for cut in range(3, len(slot.word) - 2):
        first, second = slot.word[:cut], slot.word[cut:]
        halves = [index.speech.endings.stem(first), index.speech.endings.stem(second)]
        if all(half in index.postings for half in halves):
            slot.meant = f"{first} {second}"
            for half in halves:
                slot.add(half, PARTS)


def _add_everyday(index: Index, slots: list[Slot]) -> None:
    stems = [index.speech.endings.stem(slot.word) for slot in slots]
    for start in range(len(stems)):
        for end in range(start + 1, min(start + LONGEST, len(stems)) + 1):
            for meant in index.speech.everyday.get(tuple(stems[start:end]), ()):
                if meant in index.postings:
                    slots[end - 1].add(meant, EVERYDAY)
                    slots[end - 1].small = False
