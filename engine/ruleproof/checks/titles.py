"""Titles: scenarios name rules by title, so a title stands for one rule of a book in each language."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Project, Rule
from ruleproof.checks.finding import Family, Finding


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language in book.chapters:
        seen: dict[str, Rule] = {}
        for rule in book.rules(language).values():
            what = ""
            if not rule.title:
                what, todo = "the rule has no title", "Give it one."
            elif '"' in rule.title:
                what, todo = "the title has quotation marks, in which scenarios write it", "Use other marks, or none."
            elif (known := seen.setdefault(rule.title, rule)) is not rule:
                what = f"the title {rule.title!r} is already that of {known.id!r} ({known.place})"
                todo = "Give one of the two another title."
            if what:
                yield Finding("titles", "error", rule.place, book.id, rule.id, language, what, todo)


FAMILY = Family("titles", "No two rules of a book share a title in one language: scenarios name rules by title.", find)
