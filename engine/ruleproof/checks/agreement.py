"""Agreement: links, icons and numbers of a rule are the same in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ruleproof.books.chapter import DIGITS
from ruleproof.books.models import Body, Book, Example, Project, Rule
from ruleproof.checks.finding import Family, Finding


def find(project: Project, book: Book) -> Iterator[Finding]:
    for language in book.chapters:
        if language == book.source_language:
            continue
        for id, rule in book.rules(language).items():
            source = book.source_rules.get(id)
            if source is None:
                continue
            yield from _compare(book, language, source, rule)
            examples = {example.id: example for example in source.examples}
            for example in rule.examples:
                if example.id in examples:
                    yield from _compare(book, language, examples[example.id], example)


def _compare(book: Book, language: str, source: Rule | Example, translation: Rule | Example) -> Iterator[Finding]:
    wanted, found = source.body, translation.body
    for name, expected, actual in (
        ("links", _links(wanted), _links(found)),
        ("icons", [icon.name for icon in wanted.icons], [icon.name for icon in found.icons]),
        ("numbers", _numbers(source), _numbers(translation)),
    ):
        if expected != actual and (difference := _difference(expected, actual)):
            what = f"other {name} than in {book.source_language}: {difference}"
            todo = f"Say what {source.place} says."
            yield Finding("agreement", "error", translation.place, book.id, translation.id, language, what, todo)


def _links(body: Body) -> list[str]:
    return [link.href for link in body.links]


def _numbers(part: Rule | Example) -> list[str]:
    return [*DIGITS.findall(part.title), *part.body.digits]


def _difference(expected: Iterable[str], actual: Iterable[str]) -> str:
    """What is missing and what is too much, in any order; empty where there is no difference."""
    wanted, found = Counter(expected), Counter(actual)
    parts = []
    if missing := wanted - found:
        parts.append(f"missing {', '.join(missing.elements())}")
    if extra := found - wanted:
        parts.append(f"not there {', '.join(extra.elements())}")
    return "; ".join(parts)


FAMILY = Family(
    "agreement",
    "A rule or example links to the same terms and rules, shows the same icons and states the same numbers in every "
    "language as in the source language.",
    find,
)
