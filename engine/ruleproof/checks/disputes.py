"""Disputes, errata and rulings: their rules exist, their readings are complete, their texts are there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding, place_of, unknown_rule


def find_disputes(project: Project, book: Book) -> Iterator[Finding]:
    for id, dispute in book.disputes.items():
        report = _Report(project, book, "disputes", id)
        yield from report.rules(dispute.rules)
        yield from report.texts({"title": dispute.title, "because": dispute.because})
        yield from report.texts({f"reading {name}": reading for name, reading in dispute.readings.items()})
        if len(dispute.readings) < 2:
            yield report.finding(
                "the dispute has fewer than 2 readings", "Add the other reading, or make it an erratum."
            )
        if dispute.default not in dispute.readings:
            readings = ", ".join(dispute.readings)
            yield report.finding(f"the default {dispute.default!r} is none of the readings", f"There are: {readings}.")


def find_errata(project: Project, book: Book) -> Iterator[Finding]:
    for id, erratum in book.errata.items():
        report = _Report(project, book, "errata", id)
        yield from report.rules(erratum.rules, needed=False)
        yield from report.texts({"says": erratum.says, "should": erratum.should})


def find_rulings(project: Project, book: Book) -> Iterator[Finding]:
    for id, ruling in book.rulings.items():
        report = _Report(project, book, "rulings", id)
        yield from report.rules(ruling.rules)
        yield from report.texts({"question": ruling.question, "answer": ruling.answer})


class _Report:
    def __init__(self, project: Project, book: Book, file: str, id: str) -> None:
        self.project = project
        self.book = book
        self.file = file
        self.id = id

    def finding(self, what: str, todo: str, language: str = "") -> Finding:
        place = place_of(self.book, self.file, self.id)
        return Finding(self.file, "error", place, self.book.id, self.id, language, what, todo)

    def rules(self, rules: Sequence[str], needed: bool = True) -> Iterator[Finding]:
        if needed and not rules:
            yield self.finding("no rule is named", "Name the rules it is about, so that they show it.")
        for rule in rules:
            if rule not in self.book.source_rules:
                yield self.finding(*unknown_rule(self.book, rule))

    def texts(self, texts: Mapping[str, Mapping[str, str]]) -> Iterator[Finding]:
        """Each text is there in the source language and in English."""
        for name, text in texts.items():
            for language in dict.fromkeys((self.book.source_language, "en")):
                if language in self.project.languages and not text.get(language, "").strip():
                    yield self.finding(f"{name} has no text", f"Add {language} to it.", language)
            for language in text:
                if language not in self.project.languages:
                    known = ", ".join(self.project.languages)
                    yield self.finding(f"{name} has the unknown language {language!r}", f"languages.yml has: {known}.")


_TEXTS = "Its texts are there in the source language and in English."
FAMILIES = (
    Family(
        "disputes",
        f"A dispute has two readings or more, a default among them, and rules that exist. {_TEXTS}",
        find_disputes,
    ),
    Family("errata", f"An erratum names only rules that exist. {_TEXTS}", find_errata),
    Family("rulings", f"A ruling names the rules it is about, which exist. {_TEXTS}", find_rulings),
)
