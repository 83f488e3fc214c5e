"""Retired ids: never used again, and leading to a rule that exists."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding
from ruleproof.checks.words import strangers
from ruleproof.core.errors import nearest


def find(project: Project, book: Book) -> Iterator[Finding]:
    for id, retired in book.retired.items():
        place = book.place("retired", id)
        used = _user(book, id)
        if used:
            what = f"the retired id {id!r} is used again at {used}"
            yield Finding("retired", "error", place, book.id, id, "", what, "Give the new one an id of its own.")
        for what, todo in _target(book, id):
            yield Finding("retired", "error", place, book.id, id, "", what, todo)
        if retired.to is None and not retired.why:
            what = "nothing says where the retired id leads, or why nowhere"
            todo = "Add 'to', or say why in notes.yml of a language, under retired."
            yield Finding("retired", "warning", place, book.id, id, "", what, todo)
    yield from strangers(project, book, "retired", "notes", ("retired",), book.retired, "retired.yml")


def _user(book: Book, id: str) -> str:
    if id in book.source_rules:
        return str(book.source_rules[id].place)
    if id in book.examples:
        return str(book.examples[id][1].place)
    return ""


def _target(book: Book, id: str) -> Iterator[tuple[str, str]]:
    """Follow `to` over other retired ids to a rule."""
    seen = [id]
    to = book.retired[id].to
    while to is not None and to not in book.source_rules:
        if to in seen:
            yield f"the retired ids lead in a circle: {' -> '.join([*seen, to])}", "Let one of them lead to a rule."
            return
        if to not in book.retired:
            if len(seen) == 1:
                yield f"it leads to {to!r}, which is no rule of {book.id}", nearest(to, book.source_rules)
            return
        seen.append(to)
        to = book.retired[to].to


FAMILY = Family(
    "retired",
    "An id that once existed is never given to another rule, and its address leads to a rule that exists.",
    find,
)
