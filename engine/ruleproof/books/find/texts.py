"""What of a book can be found, as texts: its rules, rulings, disputes, and the terms that no rule defines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from ruleproof.books.chapter import ICON
from ruleproof.books.files import LocalText
from ruleproof.books.find.words import plain
from ruleproof.books.markup import words_of as without_markup
from ruleproof.books.models import Book, Project, Rule, Term

Kind = Literal["rule", "ruling", "dispute", "term"]

_ICON = re.compile(rf"{ICON.pattern}\s?")


@dataclass(frozen=True)
class Entry:
    """One thing that can be found."""

    book: str
    kind: Kind
    id: str
    title: str
    text: str
    language: str
    """Of title and text: English where the language asked for has none."""
    rules: tuple[str, ...] = ()
    """The rules that it answers for."""
    number: str = ""
    chapter: str = ""
    heading: str = ""
    asked: tuple[str, ...] = ()
    """Questions that it answers, as players ask them."""
    examples: str = ""
    defines: tuple[int, ...] = ()
    """The terms whose meaning it says, by their place in the book's names."""
    links: tuple[int, ...] = ()
    """The terms that it mentions, likewise."""

    @property
    def addresses(self) -> list[str]:
        """Its number and id; not of a term, whose id is a word like others."""
        return [] if self.kind == "term" else [one for one in (self.number, self.id.casefold()) if one]


@dataclass(frozen=True)
class BookTexts:
    """What one book can answer in one language. The site hands the same to the browser."""

    book: str
    title: str
    names: list[list[str]] = field(default_factory=list)
    """Of each term everything that it is called, in every language."""
    entries: list[Entry] = field(default_factory=list)


def rule_text(rule: Rule) -> str:
    """The rule's text as words alone."""
    return without_icons(plain(rule.body.text))


def without_icons(text: str) -> str:
    """The text on one line; an icon goes with the space after it."""
    return " ".join(_ICON.sub("", text).split())


def texts_of(project: Project, book: Book, language: str) -> BookTexts:
    reader = _Reader(project, book, language)
    return BookTexts(book.id, reader.written(book.info.title)[0], reader.names, list(reader.entries()))


class _Reader:
    def __init__(self, project: Project, book: Book, language: str) -> None:
        self.book = book
        self.language = language
        self.place_of = {id: place for place, id in enumerate(book.terms)}
        self.names = [list(_names(term, project.languages)) for term in book.terms.values()]

    def written(self, texts: LocalText) -> tuple[str, str]:
        """The text in this language, else in English, else in the book's; and which of them it is."""
        for language in (self.language, "en", self.book.source_language, *texts):
            if texts.get(language):
                return texts[language], language
        return "", self.language

    def local(self, texts: LocalText) -> tuple[str, str]:
        """The same of a text in Markdown, as words alone."""
        text, language = self.written(texts)
        return without_icons(without_markup(text)), language

    def entries(self) -> Iterator[Entry]:
        yield from self._rules()
        yield from self._rulings()
        yield from self._disputes()
        for id, term in self.book.terms.items():
            if term.rule not in self.book.source_rules:
                text, language = self.local(term.meaning)
                own = (self.place_of[id],)
                yield Entry(self.book.id, "term", id, term.name(self.language), text, language, defines=own)

    def _rules(self) -> Iterator[Entry]:
        defined: dict[str, list[int]] = {}
        for id, term in self.book.terms.items():
            if term.rule:
                defined.setdefault(term.rule, []).append(self.place_of[id])
        for chapter in self.book.chapters[self.book.source_language]:
            shown = self.book.chapter(chapter.id, self.language)
            for place, section in enumerate(chapter.sections):
                heading = shown.sections[place].title if place < len(shown.sections) else section.title
                for rule in section.rules:
                    yield self._rule(rule.id, chapter.id, f"{shown.title} {heading}", defined.get(rule.id, ()))

    def _rule(self, id: str, chapter: str, heading: str, defines: Iterable[int]) -> Entry:
        rule = self.book.rule(id, self.language)
        examples = self.book.examples_of(id, self.language)
        linked = {link.target for link in rule.body.links if link.kind == "term" and not link.book}
        return Entry(
            self.book.id,
            "rule",
            id,
            rule.title,
            rule_text(rule),
            rule.language,
            rules=(id,),
            number=self.book.numbers[id],
            chapter=chapter,
            heading=heading,
            asked=tuple(self.book.asked.get(self.language, {}).get(id, ())),
            examples=" ".join(without_icons(f"{one.title} {plain(one.body.text)}") for one in examples),
            defines=tuple(defines),
            links=tuple(sorted(self.place_of[term] for term in linked & self.place_of.keys())),
        )

    def _rulings(self) -> Iterator[Entry]:
        for id, ruling in self.book.rulings.items():
            question, language = self.local(ruling.question)
            answer, _ = self.local(ruling.answer)
            yield Entry(self.book.id, "ruling", id, question, answer, language, rules=tuple(ruling.rules))

    def _disputes(self) -> Iterator[Entry]:
        for id, dispute in self.book.disputes.items():
            title, language = self.written(dispute.title)
            taken = dispute.readings[dispute.default]
            others = (text for reading, text in dispute.readings.items() if reading != dispute.default)
            text = " ".join(self.local(one)[0] for one in (taken, dispute.because, *others))
            yield Entry(self.book.id, "dispute", id, title, text, language, rules=tuple(dispute.rules))


def _names(term: Term, languages: Iterable[str]) -> Iterator[str]:
    """Everything the term is called, by players and by slips of the source too, each once."""
    found = (name for code in languages for name in (*term.words(code), *term.avoid.get(code, ())))
    yield from dict.fromkeys(found)
