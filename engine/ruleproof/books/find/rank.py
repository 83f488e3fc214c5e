"""Which entries of a book fit a query, best first; and several books together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ruleproof.books.find.index import Index
from ruleproof.books.find.query import Slot, slots_of
from ruleproof.books.find.texts import Entry
from ruleproof.books.find.words import fold, words_of

_ADDRESS = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")

PLACES = 6
"""Decimal places of a score: two that differ less are equal, however a browser rounds."""
ADDRESS = 1000.0
"""What a number or an id counts: more than any words."""
PHRASE = 10.0
"""What a title, a question or a name counts that is typed word for word; less, squared, the less it is that."""
KINDS = {"rule": 1.0, "ruling": 0.8, "dispute": 0.8, "term": 0.3}
"""What a hit counts by its kind: a rule before what is said about it, unless that is just what was typed."""
WHOLE, JUST_THAT = 0.95, 50.0
"""How like a phrase must be to be what was typed, and what it counts then besides."""
WORTH = 0.1
"""What part of the best score a hit has at least."""


@dataclass(frozen=True)
class Hit:
    """An entry that fits, and how well."""

    entry: Entry
    score: float


def ranked(index: Index, query: str) -> list[Hit]:
    """The entries of the book that fit, best first."""
    scores = _by_words(index, [slot for slot in slots_of(index, query) if not slot.small])
    typed, words = set(_ADDRESS.findall(fold(query))), words_of(query)
    for number, entry in enumerate(index.entries):
        if number in scores:
            scores[number] += JUST_THAT * _said_in(words, index.titles[number])
        if not typed.isdisjoint(entry.addresses):
            scores[number] = scores.get(number, 0.0) + ADDRESS
    rounded = sorted((-round(score, PLACES), number) for number, score in scores.items())
    least = -rounded[0][0] * WORTH if rounded else 0.0
    return [Hit(index.entries[number], -score) for score, number in rounded if -score >= least]


def _said_in(words: list[str], title: list[str]) -> int:
    """3 if the title is what was typed, small words included; 2 if it has that, and it is more than a word."""
    if words == title:
        return 3
    return 2 if len(words) > 1 and f" {' '.join(words)} " in f" {' '.join(title)} " else 0


def _by_words(index: Index, slots: list[Slot]) -> dict[int, float]:
    """By entry, how well its words fit: those that tell more count more, and so do those that fit together."""
    scores: dict[int, float] = {}
    met: dict[int, float] = {}
    shared: dict[int, float] = {}
    total = 0.0
    for slot in slots:
        found, quality_of, phrases = _found(index, slot)
        rarity = _rarity(index, slot)
        total += rarity
        for number, weight in found.items():
            scores[number] = scores.get(number, 0.0) + weight * rarity
            met[number] = met.get(number, 0.0) + rarity * quality_of[number]
        for place, quality in phrases.items():
            shared[place] = shared.get(place, 0.0) + rarity * quality
    alike = _alike(index, shared, total)
    for number, score in scores.items():
        part, likeness = met[number] / total, alike.get(number, 0.0)
        fit = score * part * part / total + PHRASE * likeness * likeness
        whole = likeness >= WHOLE
        scores[number] = fit + JUST_THAT if whole else fit * KINDS[index.entries[number].kind]
    return scores


def _found(index: Index, slot: Slot) -> tuple[dict[int, float], dict[int, float], dict[int, float]]:
    """The entries that have what the word may stand for: their weights, how well it fits; likewise the phrases."""
    found: dict[int, float] = {}
    quality_of: dict[int, float] = {}
    phrases: dict[int, float] = {}
    best = max(slot.means.values(), default=1.0)
    for stem, quality in slot.means.items():
        for number, weight in index.postings[stem].items():
            found[number] = max(found.get(number, 0.0), quality * weight)
            quality_of[number] = max(quality_of.get(number, 0.0), quality)
        for place in index.phrases_with.get(stem, ()):
            phrases[place] = max(phrases.get(place, 0.0), quality / best)
    return found, quality_of, phrases


def _rarity(index: Index, slot: Slot) -> float:
    """What the word typed tells: as much as the word of the book that stands for it best."""
    best = max(slot.means.values(), default=0.0)
    return index.rarity(max((len(index.postings[stem]) for stem, one in slot.means.items() if one == best), default=0))


def _alike(index: Index, shared: dict[int, float], total: float) -> dict[int, float]:
    """By entry, how much of a phrase of it and of what was typed is the same."""
    best: dict[int, float] = {}
    for place, weight in shared.items():
        phrase = index.phrases[place]
        likeness = min(1.0, 2 * weight / (total + phrase.weight))
        best[phrase.entry] = max(best.get(phrase.entry, 0.0), likeness)
    return best


def ranked_together(indexes: Iterable[Index], query: str, reading: str | None = None) -> list[Hit]:
    """The hits of the book that somebody is reading, then those of all others together."""
    own: list[Hit] = []
    others: list[Hit] = []
    for index in indexes:
        (own if index.texts.book == reading else others).extend(ranked(index, query))
    others.sort(key=lambda hit: -hit.score)
    least = others[0].score * WORTH if others else 0.0
    return own + [hit for hit in others if hit.score >= least]


def meant(indexes: Iterable[Index], query: str) -> str:
    """The query with the words that were taken for those that no book has; empty if each word is in one of them."""
    found: list[Slot] = []
    for index in indexes:
        slots = slots_of(index, query)
        found = [_better(one, other) for one, other in zip(found, slots, strict=True)] if found else slots
    return " ".join(slot.meant or slot.word for slot in found) if any(slot.meant for slot in found) else ""


def _better(one: Slot, other: Slot) -> Slot:
    """Of two books' slots of a word: the one that has it, else the one that has another for it."""
    if one.knows or not (other.knows or (other.meant and not one.meant)):
        return one
    return other
