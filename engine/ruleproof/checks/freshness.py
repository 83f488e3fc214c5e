"""Freshness: each translated rule was made from the source-language rule as it stands now."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding, unknown_rule


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language in book.chapters:
        if language != book.source_language:
            yield from _translation(book, language)
    for language, hashes in book.fresh.items():
        if language == book.source_language:
            place = book.place("lock", language=language)
            what = f"{language} is the source language, which is never stale"
            yield Finding("freshness", "error", place, book.id, "", language, what, "Remove the file.")
            continue
        translated = book.rules(language)
        for rule in hashes:
            if rule in translated and rule in book.source_rules:
                continue
            what = unknown_rule(book, rule)[0]
            if rule in book.source_rules:
                what = f"{language} has no translation of {rule!r}"
            place = book.place("lock", rule, language=language)
            todo = f"Remove it, or run: ruleproof fresh {book.id} {language}."
            yield Finding("freshness", "error", place, book.id, rule, language, what, todo)


def _translation(book: Book, language: str) -> Iterator[Finding]:
    recorded = book.fresh.get(language, {})
    for id, rule in book.rules(language).items():
        source = book.source_rules.get(id)
        if source is None or recorded.get(id) == source.hash:
            continue
        what = (
            f"the translation is stale: {source.place} changed after it was made"
            if id in recorded
            else "nothing records which text the translation was made from"
        )
        todo = f"Make it say what the source says, then run: ruleproof fresh {book.id} {language} {id}."
        yield Finding("freshness", "error", rule.place, book.id, id, language, what, todo)


FAMILY = Family(
    "freshness",
    "lock.yml of a language holds, for each translated rule, the hash of the source-language rule it was made from; "
    "another hash means that the source changed since.",
    find,
)
