"""What several families ask of the words of a language: that they are there, and that the facts know what of."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ruleproof.books.files import LocalText
from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Finding, Level, near
from ruleproof.core.errors import nearest


def needed(book: Book) -> list[str]:
    """The languages in which every text must be there: the book's own, and English, to which the others fall back."""
    return list(dict.fromkeys((book.source_language, "en")))


def keys(book: Book, language: str, file: str, *section: str) -> list[str]:
    """What one of the language's files has entries for."""
    return book.files[f"{language}/{file}"].keys(*section)


def strangers(
    project: Project, book: Book, check: str, file: str, section: tuple[str, ...], known: Collection[str], facts: str
) -> Iterator[Finding]:
    """Words about something that the facts do not have."""
    for language in project.languages:
        for id in keys(book, language, file, *section):
            if id not in known:
                place = book.place(file, *section, id, language=language)
                todo = nearest(id, near(id, known)) or f"Add it to {facts}, or remove it here."
                yield Finding(check, "error", place, book.id, id, language, f"{facts} has no {id!r}", todo)


def lacking(
    project: Project, book: Book, check: str, id: str, texts: Mapping[str, LocalText], form: str
) -> Iterator[Finding]:
    """Texts of an entry of notes.yml that are missing, by where they stand in it ("readings.a"): in the languages that
    need them an error, in one that has begun the entry a warning."""
    for language in project.languages:
        missing = [part for part, text in texts.items() if language not in text]
        begun = id in keys(book, language, "notes", check)
        if not missing or (not begun and language not in needed(book)):
            continue
        level: Level = "error" if language in needed(book) else "warning"
        if len(missing) == len(texts):
            place = book.place("notes", check, id, language=language)
            todo = f"Write under {check}: {id}: {form}"
            yield Finding(check, level, place, book.id, id, language, "nothing is said of it", todo)
            continue
        for part in missing:
            place = book.place("notes", check, id, *part.split("."), language=language)
            yield Finding(check, level, place, book.id, id, language, f"{part} has no text", "Write it.")
