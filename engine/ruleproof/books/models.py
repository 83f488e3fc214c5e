"""What a rulebook is made of."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ruleproof.books.files import LocalText, Model
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


Lines = Annotated[str, BeforeValidator(lambda value: str(value) if isinstance(value, int) else value)]
"""Lines of the source: 85, "93, 271" or 158-160."""

OneOrMany = Annotated[list[str], BeforeValidator(lambda value: [value] if isinstance(value, str) else value)]
"""Written as one id or as a list of them."""


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
    why: str = ""
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


class Term(Model):
    """An entry of the glossary."""

    names: LocalText
    meaning: LocalText = Field(default_factory=dict)
    forms: dict[str, list[str]] = Field(default_factory=dict)
    """Other inflections a step or a search may use, by language: plurals, feminine forms."""
    ours: list[str] = Field(default_factory=list)
    """Languages whose name is ours, because the source shows no official one."""
    avoid: dict[str, list[str]] = Field(default_factory=dict)
    """Variants the source uses by slip: not to be written, but found by search."""
    gender: dict[str, Literal["m", "f"]] = Field(default_factory=dict)
    icon: str | None = None
    rule: str | None = None
    """The rule that defines it."""

    def name(self, language: str) -> str:
        return self.names.get(language) or self.names.get("en") or next(iter(self.names.values()))


class Statement(Model):
    """A statement (R) of the source: its lines, and the rules that restate it or why none does."""

    lines: Lines
    rule: OneOrMany = Field(default_factory=list)
    out: str = ""


class SourceExample(Model):
    """A worked example (E) of the source: its lines, and the examples that restate it or why none does."""

    lines: Lines
    example: OneOrMany = Field(default_factory=list)
    out: str = ""


class Provenance(Model):
    statements: dict[str, Statement] = Field(default_factory=dict)
    examples: dict[str, SourceExample] = Field(default_factory=dict)


class Dispute(Model):
    """Where the source contradicts itself and play depends on it."""

    title: LocalText
    lines: Lines
    rules: list[str]
    readings: dict[str, LocalText]
    default: str
    because: LocalText


class Erratum(Model):
    """A slip of the source that changes no play once read right."""

    lines: Lines
    rules: list[str] = Field(default_factory=list)
    says: LocalText
    should: LocalText


class Ruling(Model):
    """A question the source leaves open, and the answer the engine takes: ours, not the book's."""

    rules: list[str]
    question: LocalText
    answer: LocalText


class Retired(Model):
    """An id that once existed. `to` is the rule that stands for it now."""

    to: str | None = None
    why: str = ""


class BookInfo(Model):
    """book.yml."""

    title: LocalText
    about: LocalText = Field(default_factory=dict)
    credits: str = ""
    source_language: str
    source_lines: int = 0
    chapters: list[str]
    engine: str | None = None
    whole: bool = False
    """Whether every statement and example of the source must be accounted for already."""


class Language(Model):
    """An entry of rulebooks/languages.yml."""

    name: str
    gherkin: str
    material: str
    conjunction: str
    plurals: list[tuple[str, str]] = Field(default_factory=list)
    """Endings of plurals and of their singulars, for search: [ões, ão]."""
    unbroken: list[str] = Field(default_factory=list)
    """Marks with a space at which no line may break: " :", "« "."""


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
        self.fresh: dict[str, dict[str, str]] = {}
        """By language and rule id, the hash of the source-language rule that the translation was made from."""
        self.icons: set[str] = set()
        self.places: dict[tuple[str, str], Place] = {}
        """Where an entry of a YAML file stands: ("terms", "minion"), ("fresh", "es/sequence.first")."""

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
