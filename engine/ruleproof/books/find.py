"""Finds rules by what a reader types: words, plurals, accents or none, numbers, ids, a term's name in any language.

The index built here is also what the site's search box works on: `site/assets/ruleproof/search.js` scores it as
`Index.search` does, and a browser test holds the two to the same answers.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ruleproof.books.languages import Language
from ruleproof.books.models import Book, Project, Rule, Term

_WORD = re.compile(r"[^\W_]+")
_LINK = re.compile(r"\]\([^)]*\)|\[")
_ADDRESS = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")

TITLE, DEFINED, TEXT, LINKED, HEADING, EXAMPLE, BOOK = 8.0, 8.0, 3.0, 2.0, 2.0, 1.5, 1.5
"""What a word counts by where it stands: the title, a name of a term that the rule defines, and so on."""

PLACES = 6
"""Decimal places of a score: two that differ less are equal, however a browser rounds."""

ADDRESS_SCORE = 1000.0
STARTS, AKIN = 0.8, 0.5
"""What a word counts that only starts with the one typed, or only shares its beginning with it."""

READING = 3.0
"""How much more a hit counts in the book that is being read."""

SMALL = 0.2
"""What a word counts that only holds a question together."""


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


def folded_plurals(language: Language) -> list[tuple[str, str]]:
    return [(fold(plural), fold(singular)) for plural, singular in language.plurals]


def keys(word: str, plurals: Sequence[tuple[str, str]]) -> list[str]:
    """The folded word, and every singular it may be the plural of."""
    found = [word]
    for plural, singular in plurals:
        stem = word[: len(word) - len(plural)] + singular
        if word.endswith(plural) and len(stem) > 2 and stem not in found:
            found.append(stem)
    return found


@dataclass
class Entry:
    """One thing that can be found: a rule, or a term that no rule defines."""

    book: str
    rule: str | None
    term: str | None
    number: str
    title: str
    weights: dict[str, float] = field(default_factory=dict)

    @property
    def addresses(self) -> list[str]:
        return [one for one in (self.number, self.rule) if one]


@dataclass
class Index:
    """Everything one language can find."""

    language: str
    plurals: list[tuple[str, str]]
    small: frozenset[str]
    entries: list[Entry]

    def __post_init__(self) -> None:
        self.known: dict[str, dict[int, float]] = {}
        self.postings: dict[str, list[tuple[int, float]]] = {}
        for number, entry in enumerate(self.entries):
            for key, weight in entry.weights.items():
                self.postings.setdefault(key, []).append((number, weight))

    def search(self, query: str, reading: str | None = None) -> list[tuple[Entry, float]]:
        """What fits best first. A number or an id stands above everything else, and the book that somebody is reading
        before the others."""
        words = words_of(query)
        scores: dict[int, float] = {}
        met: dict[int, float] = {}
        total = 0.0
        for word in words:
            found = self._matches(word)
            rarity = math.log(1 + (len(self.entries) - len(found) + 0.5) / (len(found) + 0.5))
            rarity *= SMALL if word in self.small else 1.0
            total += rarity
            for number, weight in found.items():
                scores[number] = scores.get(number, 0.0) + weight * rarity
                met[number] = met.get(number, 0.0) + rarity
        for number in scores:
            scores[number] *= met[number] / total if total else 0.0
        phrase = " ".join(words)
        for number, entry in enumerate(self.entries):
            title = " ".join(words_of(entry.title))
            if number in scores and phrase and f" {phrase} " in f" {title} ":
                scores[number] += 2 * TITLE * (2 if phrase == title else 1)
        asked = _ADDRESS.findall(query.casefold())
        for number, entry in enumerate(self.entries):
            if any(address in asked for address in entry.addresses):
                scores[number] = scores.get(number, 0.0) + ADDRESS_SCORE
            if entry.book == reading and number in scores:
                scores[number] *= READING
        ranked = sorted((-round(score, PLACES), number) for number, score in scores.items())
        return [(self.entries[number], -score) for score, number in ranked]

    def _matches(self, word: str) -> dict[int, float]:
        """The entries that have the word or one akin to it, with the best weight."""
        if word in self.known:
            return self.known[word]
        wanted = keys(word, self.plurals)
        best: dict[int, float] = {}
        for key, postings in self.postings.items():
            quality = likeness(wanted, key)
            if quality:
                for number, weight in postings:
                    best[number] = max(best.get(number, 0.0), quality * weight)
        self.known[word] = best
        return best


def likeness(wanted: Sequence[str], key: str) -> float:
    """How well a word of the index fits the word typed, given with its possible singulars."""
    if key in wanted:
        return 1.0
    word = wanted[0]
    if len(word) > 2 and key.startswith(word):
        return STARTS
    shared = 0
    for one, other in zip(word, key, strict=False):
        if one != other:
            break
        shared += 1
    endings = max(len(word), len(key)) - shared
    return AKIN if shared > 3 and (endings <= 3 or shared >= 0.7 * (shared + endings)) else 0.0


def find(project: Project, words: str, language: str) -> list[tuple[str, str, float]]:
    """The rules that fit, best first: book, rule id, score."""
    found = build_index(project, language).search(words)
    return [(entry.book, entry.rule, score) for entry, score in found if entry.rule]


def build_index(project: Project, language: str) -> Index:
    spoken = project.languages[language]
    plurals = folded_plurals(spoken)
    entries: list[Entry] = []
    for book in project.books.values():
        entries += _Indexer(project, book, language, plurals).entries()
    return Index(language, plurals, frozenset(map(fold, spoken.small.split())), entries)


class _Indexer:
    def __init__(self, project: Project, book: Book, language: str, plurals: list[tuple[str, str]]) -> None:
        self.project = project
        self.book = book
        self.language = language
        self.plurals = {language: plurals}

    def entries(self) -> Iterable[Entry]:
        defined: dict[str, list[Term]] = {}
        for term in self.book.terms.values():
            if term.rule:
                defined.setdefault(term.rule, []).append(term)
        for chapter in self.book.chapters[self.book.source_language]:
            shown = self.book.chapter(chapter.id, self.language)
            for place, section in enumerate(chapter.sections):
                heading = shown.sections[place].title if place < len(shown.sections) else section.title
                for rule in section.rules:
                    yield self._rule(self.book.rule(rule.id, self.language), f"{shown.title} {heading}", defined)
        for id, term in self.book.terms.items():
            if not term.rule:
                entry = Entry(self.book.id, None, id, "", term.name(self.language))
                self._term(entry, term, DEFINED)
                self._add(entry, TEXT, term.meaning.get(self.language) or term.meaning.get("en", ""), self.language)
                yield entry

    def _rule(self, rule: Rule, heading: str, defined: dict[str, list[Term]]) -> Entry:
        entry = Entry(self.book.id, rule.id, None, self.book.numbers[rule.id], rule.title)
        self._add(entry, TITLE, rule.title, rule.language)
        self._add(entry, TEXT, plain(rule.body.text), rule.language)
        self._add(entry, HEADING, f"{heading} {rule.id}", rule.language)
        self._add(entry, BOOK, self.book.info.title.get(self.language, ""), self.language)
        for example in self.book.examples_of(rule.id, self.language):
            self._add(entry, EXAMPLE, f"{example.title} {plain(example.body.text)}", example.language)
        for term in defined.get(rule.id, ()):
            self._term(entry, term, DEFINED)
        linked = {link.target for link in rule.body.links if link.kind == "term"}
        for id in sorted(linked & self.book.terms.keys()):
            self._term(entry, self.book.terms[id], LINKED)
        return entry

    def _term(self, entry: Entry, term: Term, weight: float) -> None:
        """Everything the term is called, in every language, also by players and by slips of the source; the same word
        counts once."""
        found: set[str] = set()
        for language in self.project.languages:
            names = [*term.words(language), *term.avoid.get(language, ())]
            found |= self._keys(" ".join(names), language)
        self._weigh(entry, weight, found)

    def _add(self, entry: Entry, weight: float, text: str, language: str) -> None:
        self._weigh(entry, weight, self._keys(text, language))

    def _keys(self, text: str, language: str) -> set[str]:
        if language not in self.plurals:
            self.plurals[language] = folded_plurals(self.project.languages[language])
        return {key for word in words_of(text) for key in keys(word, self.plurals[language])}

    def _weigh(self, entry: Entry, weight: float, found: set[str]) -> None:
        for key in sorted(found):
            entry.weights[key] = entry.weights.get(key, 0.0) + weight
