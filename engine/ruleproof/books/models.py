"""What a rulebook is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from ruleproof.books.entries import (
    BookFile,
    ErratumFacts,
    RetiredFacts,
    RulingFacts,
    SourceExampleFacts,
    StatementFacts,
    TermFacts,
)
from ruleproof.books.files import LocalText, Model, Yaml
from ruleproof.books.languages import Language
from ruleproof.core.errors import InputError, Place, nearest

Modality = Literal[
    "must",
    "may",
    "must-not",
    "definition",
    "procedure",
    "priority",
    "scoring",
    "setup",
    "exception",
    "advice",
]
MODALITIES: tuple[str, ...] = get_args(Modality)


class Part(BaseModel):
    """A parsed part of a chapter file."""

    model_config = ConfigDict(frozen=True, arbitrary_types_allowed=True, defer_build=True)
    place: Place


class Link(Part):
    """`[words](term:id)` or `[words](rule:id)`; `book` is set in `rule:book:id`."""

    kind: Literal["term", "rule"]
    target: str
    book: str | None
    words: str

    @property
    def href(self) -> str:
        return f"{self.kind}:{self.book + ':' if self.book else ''}{self.target}"


class Icon(Part):
    """`:icon-name:` in a text."""

    name: str


class Body(Part):
    """A piece of text as written, and what its parse says: plain text, links, icons, digits."""

    markdown: str
    text: str
    links: tuple[Link, ...] = ()
    icons: tuple[Icon, ...] = ()
    digits: tuple[str, ...] = ()


class Example(Part):
    """A worked example of the book, restated under the rule it shows."""

    id: str
    title: str
    language: str
    body: Body


class Rule(Part):
    """One rule: a heading with a permanent id, and the text under it."""

    id: str
    title: str
    level: int
    chapter: str
    language: str
    body: Body
    examples: tuple[Example, ...] = ()
    modality: Modality | None = None
    """Declared in the source-language file only."""
    text_only: bool = False
    """No engine could execute it: notes.yml says why."""
    classes: tuple[str, ...] = ()
    """Every class as written, for the checks."""
    hash: str
    """Of title and text as parsed: rewrapping and emphasis do not count."""


class Section(Part):
    """A heading without an id and the rules under it; rules before the first such heading have one without a title."""

    title: str
    rules: tuple[Rule, ...]


class Chapter(Part):
    """One Markdown file."""

    id: str
    title: str
    language: str
    intro: Body
    sections: tuple[Section, ...]

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)


class Term(TermFacts):
    """An entry of the glossary, with its words in every language that has them."""

    names: LocalText
    meaning: LocalText = Field(default_factory=dict)
    forms: dict[str, list[str]] = Field(default_factory=dict)
    ours: list[str] = Field(default_factory=list)
    """Languages whose name is ours."""
    also: dict[str, list[str]] = Field(default_factory=dict)
    avoid: dict[str, list[str]] = Field(default_factory=dict)
    gender: dict[str, Literal["m", "f"]] = Field(default_factory=dict)

    def name(self, language: str) -> str:
        """Its name in this language, else in English, else in any; empty where none has named it yet."""
        return self.names.get(language) or self.names.get("en") or next(iter(self.names.values()), "")

    def words(self, language: str) -> list[str]:
        """Everything it is rightly called in this language: its name first, its other forms, what players say."""
        name = [self.names[language]] if language in self.names else []
        return [*name, *self.forms.get(language, ()), *self.also.get(language, ())]


class Statement(StatementFacts):
    """A statement of the source; `why` is the reason of one that nothing restates."""

    why: LocalText = Field(default_factory=dict)


class SourceExample(SourceExampleFacts):
    """A worked example of the source; `why` is the reason of one that nothing restates."""

    why: LocalText = Field(default_factory=dict)


class Provenance(Model):
    """What the source says, by its own numbers, and what has become of it."""

    statements: dict[str, Statement] = Field(default_factory=dict)
    examples: dict[str, SourceExample] = Field(default_factory=dict)


class Dispute(Model):
    """Where the source contradicts itself and play depends on it."""

    title: LocalText
    lines: str
    rules: list[str]
    readings: dict[str, LocalText]
    default: str
    because: LocalText


class Erratum(ErratumFacts):
    """A slip of the source that changes no play once read right."""

    says: LocalText
    should: LocalText


class Ruling(RulingFacts):
    """A question the source leaves open, and the answer the engine takes: ours, not the book's."""

    question: LocalText
    answer: LocalText


class AidSection(Model):
    """A part of the one-page aid: its heading, and the rules in the order a player needs them."""

    rules: list[str]
    heading: LocalText = Field(default_factory=dict)


class Retired(RetiredFacts):
    """An id that once existed."""

    why: LocalText = Field(default_factory=dict)


class BookInfo(BookFile):
    """What the book is."""

    title: LocalText
    about: LocalText = Field(default_factory=dict)
    credits: LocalText = Field(default_factory=dict)


class Book:
    """A rulebook with everything beside it."""

    def __init__(self, id: str, folder: Path, info: BookInfo) -> None:
        self.id = id
        self.folder = folder
        self.info = info
        self.chapters: dict[str, list[Chapter]] = {}
        """By language, in the order of the book, those whose file exists."""
        self.terms: dict[str, Term] = {}
        self.provenance = Provenance()
        self.disputes: dict[str, Dispute] = {}
        self.errata: dict[str, Erratum] = {}
        self.rulings: dict[str, Ruling] = {}
        self.retired: dict[str, Retired] = {}
        self.text_only: dict[str, LocalText] = {}
        """By rule, why no engine could run it."""
        self.aid: dict[str, AidSection] = {}
        """The one-page aid for the table, by section."""
        self.asked: dict[str, dict[str, list[str]]] = {}
        """By language and rule, questions as players ask them, written in that language."""
        self.fresh: dict[str, dict[str, str]] = {}
        """By language and rule id, the hash of the source-language rule that the translation was made from."""
        self.icons: set[str] = set()
        self.files: dict[str, Yaml] = {}
        """What was read, by its path in the book's folder without its ending: "terms", "es/terms"."""

    def place(self, file: str, *keys: str, language: str = "") -> Place:
        """Where something stands: place("disputes", "C24") its facts, place("notes", "disputes", "C24", language="es")
        its Spanish words. What is not there would stand in the nearest thing around it that is."""
        name = f"{language}/{file}" if language else file
        known = self.files.get(name)
        return known.place(*keys) if known else Place(f"rulebooks/{self.id}/{name}.yml", 1)

    @property
    def source_language(self) -> str:
        return self.info.source_language

    @cached_property
    def source_rules(self) -> dict[str, Rule]:
        """Every rule by id, in the order of the book, in the source language."""
        return self.rules(self.source_language)

    def rules(self, language: str) -> dict[str, Rule]:
        """The rules that this language has, by id."""
        return {rule.id: rule for chapter in self.chapters.get(language, ()) for rule in chapter.rules}

    @cached_property
    def examples(self) -> dict[str, tuple[Rule, Example]]:
        """Every restated example by id, with its rule, in the source language."""
        return {example.id: (rule, example) for rule in self.source_rules.values() for example in rule.examples}

    @cached_property
    def numbers(self) -> dict[str, str]:
        """The computed number of every rule: chapter, section, place in it."""
        numbers = {}
        for chapter in self.chapters.get(self.source_language, ()):
            first = self.info.chapters.index(chapter.id) + 1
            titled = 0
            for section in chapter.sections:
                titled += bool(section.title)
                for place, rule in enumerate(section.rules, 1):
                    numbers[rule.id] = f"{first}.{titled}.{place}" if titled else f"{first}.{place}"
        return numbers

    def chapter(self, chapter: str, language: str) -> Chapter:
        """The chapter in this language, else in English, else in the source language."""
        for candidate in (language, "en", self.source_language):
            for found in self.chapters.get(candidate, ()):
                if found.id == chapter:
                    return found
        raise InputError(f"{self.id} has no chapter {chapter!r}.", todo=nearest(chapter, self.info.chapters))

    def rule(self, id: str, language: str) -> Rule:
        """The rule in this language, else in English, else in the source language."""
        for candidate in (language, "en", self.source_language):
            if id in (rules := self._rules_by_language(candidate)):
                return rules[id]
        known = self.source_rules
        raise InputError(f"{self.id} has no rule {id!r}.", todo=nearest(id, known) or "See ruleproof search.")

    def examples_of(self, rule: str, language: str) -> Sequence[Example]:
        """The worked examples of a rule, in the order of the source language; each in this language, else in English,
        else in the source language."""
        found: dict[str, Example] = {}
        for candidate in (self.source_language, "en", language):
            there = self._rules_by_language(candidate).get(rule)
            for example in there.examples if there else ():
                if candidate == self.source_language or example.id in found:
                    found[example.id] = example
        return tuple(found.values())

    def _rules_by_language(self, language: str) -> dict[str, Rule]:
        cache: dict[str, dict[str, Rule]] = self.__dict__.setdefault("_rules_cache", {})
        if language not in cache:
            cache[language] = self.rules(language)
        return cache[language]

    @property
    def default_readings(self) -> dict[str, str]:
        return {id: dispute.default for id, dispute in self.disputes.items()}


class Project:
    """The folder `ruleproof` works on."""

    def __init__(self, root: Path, languages: dict[str, Language], books: dict[str, Book]) -> None:
        self.root = root
        self.languages = languages
        self.books = books

    def book(self, id: str) -> Book:
        if id not in self.books:
            known = f"There are: {', '.join(self.books)}." if self.books else "It has none."
            raise InputError(f"no book {id!r} in rulebooks/.", todo=nearest(id, self.books) or known)
        return self.books[id]
