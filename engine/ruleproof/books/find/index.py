"""The index of a book: which word stands in which entry, and how much it tells there."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from ruleproof.books.find.texts import BookTexts, Entry
from ruleproof.books.find.words import Endings, fold, words_of
from ruleproof.books.languages import Language

WEIGHTS = {"title": 8.0, "asked": 6.0, "names": 8.0, "text": 5.0, "links": 2.0, "heading": 1.5, "examples": 1.0}
"""What a word counts by where it stands in an entry: the title, a question that it answers, a name of a term that it
defines, and so on."""


@dataclass(frozen=True)
class Speech:
    """What search knows of a language."""

    endings: Endings
    small: frozenset[str]
    """Words that tell nothing of the subject."""
    everyday: dict[tuple[str, ...], tuple[str, ...]]
    """By the stems of what players say, the stems of what rules say."""

    @classmethod
    def of(cls, language: Language) -> Speech:
        endings = Endings.of(language)
        everyday: dict[tuple[str, ...], tuple[str, ...]] = {}
        for said, meant in language.everyday.items():
            key = tuple(map(endings.stem, words_of(said)))
            stems = (*everyday.get(key, ()), *map(endings.stem, words_of(meant)))
            everyday[key] = tuple(dict.fromkeys(stems))
        return cls(endings, frozenset(map(fold, language.small.split())), everyday)


@dataclass
class Phrase:
    """A title, a question or a name, which somebody may type whole."""

    entry: int
    stems: set[str]
    weight: float = 0.0


@dataclass
class Index:
    """Everything that one book can answer in one language."""

    texts: BookTexts
    speech: Speech
    stems: dict[str, str] = field(default_factory=dict)
    """By word of the book, small ones left out, its stem."""
    postings: dict[str, dict[int, float]] = field(default_factory=dict)
    """By stem, the entries that have it, and how much it counts there."""
    titles: list[list[str]] = field(default_factory=list)
    """By entry, the words of its title, small ones too."""
    phrases: list[Phrase] = field(default_factory=list)
    phrases_with: dict[str, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        names = [list(map(self._stems, names)) for names in self.texts.names]
        for number, entry in enumerate(self.texts.entries):
            self._read(number, entry, names)
        for phrase in self.phrases:
            phrase.weight = sum(self.rarity(len(self.postings[stem])) for stem in sorted(phrase.stems))

    def _read(self, number: int, entry: Entry, names: list[list[set[str]]]) -> None:
        title = self._stems(entry.title)
        self.titles.append(words_of(entry.title))
        asked = list(map(self._stems, entry.asked))
        named = [stems for place in entry.defines for stems in names[place]]
        mentioned = (stems for place in entry.links for stems in names[place])
        self._weigh(number, "title", () if entry.kind == "term" else title)
        self._weigh(number, "asked", set().union(*asked))
        self._weigh(number, "names", set().union(*named))
        self._weigh(number, "text", self._stems(entry.text))
        self._weigh(number, "links", set().union(*mentioned))
        self._weigh(number, "heading", self._stems(f"{entry.heading} {entry.id}"))
        self._weigh(number, "examples", self._stems(entry.examples))
        for stems in (title, *asked, *named):
            self._note_phrase(number, stems)

    @property
    def entries(self) -> list[Entry]:
        return self.texts.entries

    def rarity(self, having: int) -> float:
        """How much a word tells that so many entries have."""
        return math.log(1 + (len(self.entries) - having + 0.5) / (having + 0.5))

    def _stems(self, text: str) -> set[str]:
        """The stems of what is said in the text, small words left out."""
        found = set()
        for word in words_of(text):
            if word not in self.speech.small:
                found.add(self.stems.setdefault(word, self.speech.endings.stem(word)))
        return found

    def _weigh(self, entry: int, where: str, stems: Iterable[str]) -> None:
        for stem in stems:
            found = self.postings.setdefault(stem, {})
            found[entry] = found.get(entry, 0.0) + WEIGHTS[where]

    def _note_phrase(self, entry: int, stems: set[str]) -> None:
        if stems:
            for stem in stems:
                self.postings.setdefault(stem, {}).setdefault(entry, 0.0)
                self.phrases_with.setdefault(stem, []).append(len(self.phrases))
            self.phrases.append(Phrase(entry, stems))
