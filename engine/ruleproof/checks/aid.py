"""The one-page aid: of rules that exist, each once, under headings that every language has."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding, unknown_rule
from ruleproof.core import nearest


def find(project: Project, book: Book) -> Iterator[Finding]:
    seen: dict[str, str] = {}
    for section, aid in book.aid.items():
        place = book.place("aid", section)
        for rule in aid.rules:
            if rule not in book.source_rules:
                yield Finding("aid", "error", place, book.id, rule, "", *unknown_rule(book, rule))
            elif rule in seen:
                what = f"the aid has {rule} under {seen[rule]} and under {section}"
                yield Finding("aid", "error", place, book.id, rule, "", what, "Keep it where a player needs it first.")
            seen.setdefault(rule, section)
        for language in book.chapters:
            if language not in aid.heading:
                what = f"the part {section!r} of the aid has no heading in {language}"
                place = book.place("notes", "aid", language=language)
                yield Finding("aid", "error", place, book.id, section, language, what, "Add it under 'aid'.")
    yield from _strangers(book)


def _strangers(book: Book) -> Iterator[Finding]:
    """Headings of parts that the aid does not have."""
    for language in book.chapters:
        file = book.files.get(f"{language}/notes")
        for section in file.keys("aid") if file else ():
            if section not in book.aid:
                place = file.place("aid", section) if file else book.place("aid")
                what = f"the heading {section!r} belongs to no part of the aid"
                todo = nearest(section, book.aid) or "Add the part to aid.yml, or remove the heading."
                yield Finding("aid", "error", place, book.id, section, language, what, todo)


FAMILY = Family(
    "aid", "The one-page aid names rules that exist, each once, and its headings are in every language.", find
)
