"""Modality: declared once, in the source language; text-only rules say why."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import MODALITIES, Book, Project, Rule
from ruleproof.checks.finding import Family, Finding


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language in book.chapters:
        for rule in book.rules(language).values():
            faults = _source(rule) if language == book.source_language else _translation(book, rule)
            for what, todo in faults:
                yield Finding("modality", "error", rule.place, book.id, rule.id, language, what, todo)


def _source(rule: Rule) -> Iterator[tuple[str, str]]:
    declared = [name for name in rule.classes if name in MODALITIES]
    if not declared:
        yield "the rule declares no modality", f"Add one of .{', .'.join(MODALITIES)} to its heading."
    elif len(declared) > 1:
        yield f"the rule declares {len(declared)} modalities: .{', .'.join(declared)}", "Keep one."
    if rule.text_only and not rule.why.strip():
        yield "the rule is text-only without a reason", 'Add why="…" to its heading.'
    if rule.why and not rule.text_only:
        yield "the rule says why it is text-only, but is not", "Add .text-only, or remove why."


def _translation(book: Book, rule: Rule) -> Iterator[tuple[str, str]]:
    if rule.classes or rule.why:
        written = [*(f".{name}" for name in rule.classes), *(["why"] if rule.why else [])]
        what = f"the translation declares {', '.join(written)}, which only {book.source_language} does"
        yield what, f"Write only {{#{rule.id}}}."


FAMILY = Family(
    "modality",
    "Each rule declares one modality (.must, .may, ...) in the source-language file and none in translations; a "
    ".text-only rule says why no engine could run it.",
    find,
)
