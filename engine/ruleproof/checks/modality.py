"""Modality: declared once, in the source language; text-only rules say why."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import MODALITIES, Book, Project, Rule
from ruleproof.checks.finding import Family, Finding, unknown_rule
from ruleproof.checks.words import needed


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language in book.chapters:
        for rule in book.rules(language).values():
            faults = _source(rule) if language == book.source_language else _translation(book, rule)
            for what, todo in faults:
                yield Finding("modality", "error", rule.place, book.id, rule.id, language, what, todo)
    yield from _reasons(book)


def _reasons(book: Book) -> Iterator[Finding]:
    """Text-only rules say why in notes.yml, and no other rule does."""
    for rule in book.source_rules.values():
        for language in needed(book) if rule.text_only else ():
            if language not in book.text_only.get(rule.id, {}):
                place = book.place("notes", "text-only", rule.id, language=language)
                what, todo = "nothing says why the rule is text-only", f"Write under text-only: {rule.id}: …"
                yield Finding("modality", "error", place, book.id, rule.id, language, what, todo)
    for id, texts in book.text_only.items():
        source = book.source_rules.get(id)
        if source is None or not source.text_only:
            what, todo = unknown_rule(book, id)
            if source is not None:
                what, todo = "the rule is not text-only", f"Add .text-only at {source.place}, or remove this."
            for language in texts:
                place = book.place("notes", "text-only", id, language=language)
                yield Finding("modality", "error", place, book.id, id, language, what, todo)


def _source(rule: Rule) -> Iterator[tuple[str, str]]:
    declared = [name for name in rule.classes if name in MODALITIES]
    if not declared:
        yield "the rule declares no modality", f"Add one of .{', .'.join(MODALITIES)} to its heading."
    elif len(declared) > 1:
        yield f"the rule declares {len(declared)} modalities: .{', .'.join(declared)}", "Keep one."


def _translation(book: Book, rule: Rule) -> Iterator[tuple[str, str]]:
    if rule.classes:
        what = f"the translation declares .{', .'.join(rule.classes)}, which only {book.source_language} does"
        yield what, f"Write only {{#{rule.id}}}."


FAMILY = Family(
    "modality",
    "Each rule declares one modality (.must, .may, ...) in the source-language file and none in translations; a "
    ".text-only rule says in notes.yml why no engine could run it.",
    find,
)
