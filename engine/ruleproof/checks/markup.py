"""Markup: a text is Markdown without raw HTML or pictures; a title or a name is words alone."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.files import LocalText
from ruleproof.books.index import INDEX
from ruleproof.books.markup import NO_MARKS, Fault, faults_of, mark_in
from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding
from ruleproof.checks.links import bodies
from ruleproof.core.errors import Place


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language in book.chapters:
        for id, body in bodies(book, language):
            for fault in faults_of(body.markdown):
                yield _fault(book, id, language, Place(body.place.file, body.place.line + fault.line), fault)
        for id, place, title in _titles(book, language):
            yield from _marked(book, id, language, place, title)
    for id, where, texts in _notes(book):
        for language, text in texts.items():
            for fault in faults_of(text):
                yield _fault(book, id, language, book.place(*where, language=language), fault)
    for id, where, names in _names(book):
        for language, name in names.items():
            yield from _marked(book, id, language, book.place(*where, language=language), name)
    for language, title in book.info.title.items():
        index = Place(f"rulebooks/{book.id}/{language}/{INDEX}.md", 1)
        yield from _marked(book, "", language, index, title)
        for fault in faults_of(book.info.about.get(language, "")):
            yield _fault(book, "", language, index, fault)


def _fault(book: Book, id: str, language: str, place: Place, fault: Fault) -> Finding:
    return Finding("markup", "error", place, book.id, id, language, fault.what, fault.todo)


def _marked(book: Book, id: str, language: str, place: Place, title: str) -> Iterator[Finding]:
    if mark := mark_in(title):
        what = f"the title {title!r} has {mark}, and titles are shown as they stand"
        yield Finding("markup", "warning", place, book.id, id, language, what, NO_MARKS)


def _titles(book: Book, language: str) -> Iterator[tuple[str, Place, str]]:
    """Every title in the chapters of a language, with the id of what it belongs to."""
    for chapter in book.chapters[language]:
        yield "", chapter.place, chapter.title
        for section in chapter.sections:
            yield "", section.place, section.title
            for rule in section.rules:
                yield rule.id, rule.place, rule.title
                for example in rule.examples:
                    yield example.id, example.place, example.title


Where = tuple[str, ...]
"""A file of a language's folder, and where in it."""


def _notes(book: Book) -> Iterator[tuple[str, Where, LocalText]]:
    """Every text beside the chapters that is Markdown."""
    for id, term in book.terms.items():
        yield id, ("terms", id, "meaning"), term.meaning
    for id, dispute in book.disputes.items():
        where = ("notes", "disputes", id)
        for reading, texts in dispute.readings.items():
            yield id, (*where, "readings", reading), texts
        yield id, (*where, "because"), dispute.because
    for id, ruling in book.rulings.items():
        yield id, ("notes", "rulings", id, "question"), ruling.question
        yield id, ("notes", "rulings", id, "answer"), ruling.answer
    for id, erratum in book.errata.items():
        yield id, ("notes", "errata", id, "says"), erratum.says
        yield id, ("notes", "errata", id, "should"), erratum.should
    yield "", ("notes", "credits"), book.info.credits


def _names(book: Book) -> Iterator[tuple[str, Where, LocalText]]:
    """Every title and name beside the chapters, but for the book's own title."""
    for id, term in book.terms.items():
        yield id, ("terms", id, "name"), term.names
    for id, dispute in book.disputes.items():
        yield id, ("notes", "disputes", id, "title"), dispute.title


FAMILY = Family(
    "markup",
    "A text is Markdown without raw HTML and pictures, which are not published; a title or a name is words alone, and "
    "is shown as it stands.",
    find,
)
