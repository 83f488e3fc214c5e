"""Questions that players ask: of rules that exist."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding, unknown_rule


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language, questions in book.asked.items():
        for rule in questions:
            if rule not in book.source_rules:
                place = book.place("asked", rule, language=language)
                yield Finding("asked", "error", place, book.id, rule, language, *unknown_rule(book, rule))


FAMILY = Family("asked", "The questions in a language's asked.yml stand under rules that exist.", find)
