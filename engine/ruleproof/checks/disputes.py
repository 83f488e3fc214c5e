"""Disputes, errata and rulings: their rules exist, their readings are complete, their texts are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruleproof.books.entries import DisputeWords, ErratumWords, RulingWords
from ruleproof.books.models import Book, Dispute, Project
from ruleproof.checks.finding import Family, Finding, unknown_rule
from ruleproof.checks.words import keys, lacking, strangers
from ruleproof.core.errors import nearest


def find_disputes(project: Project, book: Book) -> Iterator[Finding]:
    for id, dispute in book.disputes.items():
        yield from _rules(book, "disputes", id, dispute.rules)
        readings = {f"readings.{name}": reading for name, reading in dispute.readings.items()}
        texts = {"title": dispute.title, **readings, "because": dispute.because}
        yield from lacking(project, book, "disputes", id, texts, DisputeWords.form)
        yield from _readings(project, book, id, dispute)
    yield from strangers(project, book, "disputes", "notes", ("disputes",), book.disputes, "disputes.yml")


def find_errata(project: Project, book: Book) -> Iterator[Finding]:
    for id, erratum in book.errata.items():
        yield from _rules(book, "errata", id, erratum.rules, needed=False)
        texts = {"says": erratum.says, "should": erratum.should}
        yield from lacking(project, book, "errata", id, texts, ErratumWords.form)
    yield from strangers(project, book, "errata", "notes", ("errata",), book.errata, "errata.yml")


def find_rulings(project: Project, book: Book) -> Iterator[Finding]:
    for id, ruling in book.rulings.items():
        yield from _rules(book, "rulings", id, ruling.rules)
        texts = {"question": ruling.question, "answer": ruling.answer}
        yield from lacking(project, book, "rulings", id, texts, RulingWords.form)
    yield from strangers(project, book, "rulings", "notes", ("rulings",), book.rulings, "rulings.yml")


def _finding(book: Book, file: str, id: str, what: str, todo: str) -> Finding:
    """One about the facts."""
    return Finding(file, "error", book.place(file, id), book.id, id, "", what, todo)


def _rules(book: Book, file: str, id: str, rules: Sequence[str], needed: bool = True) -> Iterator[Finding]:
    if needed and not rules:
        yield _finding(book, file, id, "no rule is named", "Name the rules it is about, so that they show it.")
    for rule in rules:
        if rule not in book.source_rules:
            yield _finding(book, file, id, *unknown_rule(book, rule))


def _readings(project: Project, book: Book, id: str, dispute: Dispute) -> Iterator[Finding]:
    known = ", ".join(dispute.readings)
    if len(dispute.readings) < 2:
        what = "the dispute has fewer than 2 readings"
        yield _finding(book, "disputes", id, what, "Add the other reading, or make it an erratum.")
    if dispute.default not in dispute.readings:
        what = f"the default {dispute.default!r} is none of the readings"
        yield _finding(book, "disputes", id, what, f"There are: {known}.")
    for language in project.languages:
        for reading in keys(book, language, "notes", "disputes", id, "readings"):
            if reading not in dispute.readings:
                place = book.place("notes", "disputes", id, "readings", reading, language=language)
                what = f"disputes.yml has no reading {reading!r} of {id}"
                todo = nearest(reading, dispute.readings) or f"There are: {known}."
                yield Finding("disputes", "error", place, book.id, id, language, what, todo)


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
