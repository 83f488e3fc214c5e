"""What the pages of a book need to know, whatever their language: runs, proofs, citations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeVar

from ruleproof.books.models import Book, Chapter, Dispute, Erratum, Project, Rule, Ruling
from ruleproof.core.errors import InputError, Place, nearest
from ruleproof.scenarios import BookRunner, Scenario, Verdict
from ruleproof.scenarios.coverage import Coverage, cover
from ruleproof.scenarios.judge import Judgement, judge
from ruleproof.scenarios.render import said_in
from ruleproof.site.guides import Guide, read_guides

T = TypeVar("T", Dispute, Erratum, Ruling)

PAGES = ("glossary", "disputes", "errata", "coverage")
"""The pages of a book beside its chapters; no chapter can have one of these names."""


class BookFacts:
    """One book with its scenarios run."""

    def __init__(self, project: Project, book: Book) -> None:
        self.project = project
        self.book = book
        self.runner = BookRunner(project, book)
        self._said_in: dict[tuple[int, str], str] = {}
        for chapter in book.info.chapters:
            if chapter in PAGES:
                raise InputError(
                    f"a chapter cannot be called {chapter!r}: the site has a page of that name.",
                    place=Place(f"rulebooks/{book.id}/book.yml"),
                    todo="Give the chapter another name.",
                )

    @cached_property
    def verdicts(self) -> list[Verdict]:
        """The book's scenarios, run. A book without an engine has none."""
        return self.runner.verdicts if self.book.info.engine else []

    @cached_property
    def coverage(self) -> Coverage | None:
        return cover(self.runner) if self.book.info.engine else None

    @cached_property
    def judgements(self) -> dict[tuple[str, str], Judgement]:
        """By dispute and reading."""
        if not self.book.info.engine:
            return {}
        return {(one.dispute, one.reading): one for one in judge(self.runner)}

    @cached_property
    def chapter_of(self) -> dict[str, str]:
        return {rule.id: rule.chapter for rule in self.book.source_rules.values()}

    @cached_property
    def played(self) -> dict[str, list[Verdict]]:
        """By example, the scenarios that play it."""
        played: dict[str, list[Verdict]] = {}
        for verdict in self.verdicts:
            for example in verdict.scenario.examples:
                played.setdefault(example, []).append(verdict)
        return played

    @cached_property
    def proofs(self) -> dict[str, list[Verdict]]:
        """By rule, the scenarios written for it, except those shown as its worked examples."""
        proofs: dict[str, list[Verdict]] = {}
        for verdict in self.verdicts:
            for rule in verdict.scenario.rules:
                if not self._own_example(rule, verdict):
                    proofs.setdefault(rule, []).append(verdict)
        return proofs

    @cached_property
    def decided_elsewhere(self) -> dict[str, list[Verdict]]:
        """By rule, the passing scenarios of other rules in which it decides something."""
        elsewhere: dict[str, list[Verdict]] = {}
        for verdict in self.verdicts:
            for rule in sorted(verdict.shown):
                if rule not in verdict.scenario.rules and not self._own_example(rule, verdict):
                    elsewhere.setdefault(rule, []).append(verdict)
        return elsewhere

    def _own_example(self, rule: str, verdict: Verdict) -> bool:
        shown = {example.id for example in self.book.source_rules[rule].examples} if self._known(rule) else set()
        return bool(shown.intersection(verdict.scenario.examples))

    def _known(self, rule: str) -> bool:
        return rule in self.book.source_rules

    def said_in(self, scenario: Scenario, language: str) -> str:
        """The language a scenario is shown in."""
        key = (id(scenario), language)
        if key not in self._said_in:
            self._said_in[key] = said_in(self.runner, scenario, language)
        return self._said_in[key]

    @cached_property
    def disputes_of(self) -> dict[str, list[tuple[str, Dispute]]]:
        return _by_rule(self.book.disputes)

    @cached_property
    def rulings_of(self) -> dict[str, list[tuple[str, Ruling]]]:
        return _by_rule(self.book.rulings)

    @cached_property
    def errata_of(self) -> dict[str, list[tuple[str, Erratum]]]:
        return _by_rule(self.book.errata)

    @cached_property
    def lines_of(self) -> dict[str, list[str]]:
        """By rule, the lines of the source that it restates."""
        lines: dict[str, list[str]] = {}
        for statement in self.book.provenance.statements.values():
            for rule in statement.rule:
                if statement.lines not in lines.setdefault(rule, []):
                    lines[rule].append(statement.lines)
        return lines

    def stale(self, rule: str, language: str) -> bool:
        """Whether the translation shown was made from another text of the source language."""
        shown = self.book.rule(rule, language)
        if shown.language == self.book.source_language:
            return False
        return self.book.fresh.get(shown.language, {}).get(rule) != self.book.source_rules[rule].hash

    def chapters(self, language: str) -> Iterator[tuple[Chapter, Chapter]]:
        """Each chapter in the source language, and as this language shows it."""
        for chapter in self.book.chapters[self.book.source_language]:
            yield chapter, self.book.chapter(chapter.id, language)


class Facts:
    """All books of a project, and what cites what across them."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.books = {id: BookFacts(project, book) for id, book in project.books.items()}

    @cached_property
    def guides(self) -> list[Guide]:
        return list(read_guides(self.project))

    def rule(self, book: str, id: str, place: Place) -> Rule:
        """The rule that a link at `place` means, in its source language."""
        if book not in self.books:
            raise InputError(f"no book {book!r}.", place=place, todo=nearest(book, self.books))
        rules = self.books[book].book.source_rules
        if id not in rules:
            raise InputError(f"{book} has no rule {id!r}.", place=place, todo=nearest(id, rules) or "Mend the link.")
        return rules[id]

    @cached_property
    def cited_by(self) -> dict[tuple[str, str], list[tuple[str, str]]]:
        """By book and rule, the rules whose text links to it."""
        cited: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for facts in self.books.values():
            for rule in facts.book.source_rules.values():
                for link in rule.body.links:
                    target = (link.book or facts.book.id, link.target)
                    citing = (facts.book.id, rule.id)
                    known = cited.setdefault(target, [])
                    if link.kind == "rule" and citing not in known and citing != target:
                        known.append(citing)
        return cited


def _by_rule(entries: dict[str, T]) -> dict[str, list[tuple[str, T]]]:
    found: dict[str, list[tuple[str, T]]] = {}
    for id, entry in entries.items():
        for rule in entry.rules:
            found.setdefault(rule, []).append((id, entry))
    return found
