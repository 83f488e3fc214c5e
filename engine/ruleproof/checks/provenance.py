"""Provenance: nothing of the source is lost silently, and nothing is told that the source does not say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ruleproof.books.models import Book, Project, SourceExample, Statement
from ruleproof.checks.finding import Family, Finding, Level, near, unknown_rule
from ruleproof.checks.words import keys, strangers
from ruleproof.core.errors import Place, nearest

LINES = re.compile(r"\d+(?:-\d+)?(?:, ?\d+(?:-\d+)?)*")


def find(project: Project, book: Book) -> Iterator[Finding]:
    provenance = book.provenance
    if not provenance.statements and not provenance.examples:
        what = "provenance.yml lists no statement of the source, so nothing says whether the book is complete"
        yield _finding(book, "error" if book.info.whole else "note", book.place("provenance"), "", what, "List them.")
        return
    missing = []
    for id, statement in provenance.statements.items():
        place = book.place("provenance", "statements", id)
        yield from _lines(book, place, id, statement.lines)
        yield from _excuse(book, place, id, "a rule", statement.rule, statement)
        if not statement.rule and not statement.out:
            missing.append((id, place, "rule"))
        for rule in statement.rule:
            if rule not in book.source_rules:
                yield _finding(book, "error", place, id, *unknown_rule(book, rule))
    for id, example in provenance.examples.items():
        place = book.place("provenance", "examples", id)
        yield from _lines(book, place, id, example.lines)
        yield from _excuse(book, place, id, "an example", example.example, example)
        if not example.example and not example.out:
            missing.append((id, place, "example"))
        for restated in example.example:
            if restated not in book.examples:
                todo = nearest(restated, near(restated, book.examples))
                yield _finding(book, "error", place, id, f"no example {restated!r} in {book.id}", todo)
    yield from _reasons(project, book)
    yield from _missing(book, missing)
    yield from _unfounded(book)


def _finding(book: Book, level: Level, place: Place, id: str, what: str, todo: str) -> Finding:
    return Finding("provenance", level, place, book.id, id, "", what, todo)


def _excuse(
    book: Book, place: Place, id: str, kind: str, restated: Sequence[str], told: Statement | SourceExample
) -> Iterator[Finding]:
    if restated and told.out:
        yield _finding(book, "error", place, id, f"{id} names {kind} and is out of scope", "Keep one of the two.")
    if told.out and not told.why:
        todo = f"Write it into rulebooks/{book.id}/{book.source_language}/notes.yml, under provenance."
        yield _finding(book, "error", place, id, f"nothing says why {id} is out of scope", todo)


def _reasons(project: Project, book: Book) -> Iterator[Finding]:
    """Reasons are given only for what is out of scope."""
    told: dict[str, Statement | SourceExample] = {**book.provenance.statements, **book.provenance.examples}
    yield from strangers(project, book, "provenance", "notes", ("provenance",), told, "provenance.yml")
    for language in project.languages:
        for id in keys(book, language, "notes", "provenance"):
            if id in told and not told[id].out:
                place = book.place("notes", "provenance", id, language=language)
                what, todo = f"{id} is not out of scope", "Remove it, or write 'out: true' in provenance.yml."
                yield Finding("provenance", "error", place, book.id, id, language, what, todo)


def _missing(book: Book, missing: list[tuple[str, Place, str]]) -> Iterator[Finding]:
    """What nothing restates: each an error in a whole book; one note while the book is a slice."""
    if book.info.whole:
        for id, place, kind in missing:
            todo = f"Name its {kind}, or write 'out: true', and why in notes.yml."
            yield _finding(book, "error", place, id, f"nothing restates {id}", todo)
    elif missing:
        statements = sum(kind == "rule" for _, _, kind in missing)
        what = f"{statements} statements and {len(missing) - statements} examples of the source are not restated yet"
        yield _finding(
            book, "note", missing[0][1], "", what, "The book is not marked 'whole: true', so this is no error."
        )


def _unfounded(book: Book) -> Iterator[Finding]:
    founded = {rule for statement in book.provenance.statements.values() for rule in statement.rule}
    founded |= {rule for ruling in book.rulings.values() for rule in ruling.rules}
    for id, rule in book.source_rules.items():
        if id not in founded:
            what = f"no statement of the source is mapped to the rule {id!r}"
            todo = "Map one in provenance.yml, or record it as ours in rulings.yml."
            yield Finding("provenance", "warning", rule.place, book.id, id, book.source_language, what, todo)
    restated = {id for example in book.provenance.examples.values() for id in example.example}
    for id, (_, example) in book.examples.items():
        if id not in restated:
            what = f"no example of the source is mapped to {id!r}"
            todo = "Map one in provenance.yml."
            yield Finding("provenance", "error", example.place, book.id, id, book.source_language, what, todo)


def _lines(book: Book, place: Place, id: str, lines: str) -> Iterator[Finding]:
    if not LINES.fullmatch(lines):
        what = f"{lines!r} does not name lines of the source"
        yield _finding(book, "error", place, id, what, 'Write 85, 158-160 or "93, 271".')
        return
    last = max(map(int, re.findall(r"\d+", lines)))
    if book.info.source_lines and last > book.info.source_lines:
        what = f"line {last} is behind the end of the source, which has {book.info.source_lines}"
        yield _finding(book, "error", place, id, what, "Correct it, or source_lines in book.yml.")


FAMILY = Family(
    "provenance",
    "Every statement and worked example of the source is restated by a rule or example of the book or excused with a "
    "reason; every rule and example of the book comes from the source or is recorded as our ruling.",
    find,
)
