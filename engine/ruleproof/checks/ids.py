"""Ids: a translation has the same rules and examples as the source language, in the same order and nesting."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Chapter, Project, Rule
from ruleproof.checks.finding import Family, Finding
from ruleproof.core.errors import Place


def find(project: Project, book: Book) -> Iterator[Finding]:
    sources = {chapter.id: chapter for chapter in book.chapters[book.source_language]}
    for language, chapters in book.chapters.items():
        if language != book.source_language:
            for chapter in chapters:
                yield from _Comparison(book, sources[chapter.id], chapter).findings()


class _Comparison:
    """One chapter in the source language and in another."""

    def __init__(self, book: Book, source: Chapter, translation: Chapter) -> None:
        self.book = book
        self.source = source
        self.translation = translation
        self.source_rules = {rule.id: rule for rule in source.rules}
        self.rules = {rule.id: rule for rule in translation.rules}

    def findings(self) -> Iterator[Finding]:
        yield from self._missing()
        yield from self._unknown()
        yield from self._order()
        yield from self._nesting()
        for id, rule in self.rules.items():
            if id in self.source_rules:
                yield from self._examples(self.source_rules[id], rule)

    def _finding(self, place: Place, id: str, what: str, todo: str) -> Finding:
        return Finding("ids", "error", place, self.book.id, id, self.translation.language, what, todo)

    def _missing(self) -> Iterator[Finding]:
        """Reported where the rule should stand: at the rule before it."""
        place = self.translation.place
        for id, source in self.source_rules.items():
            if id in self.rules:
                place = self.rules[id].place
            else:
                todo = f"Translate it here from {source.place}, under the same id."
                yield self._finding(place, id, f"the rule {id!r} is missing", todo)

    def _unknown(self) -> Iterator[Finding]:
        for id, rule in self.rules.items():
            if id in self.source_rules:
                continue
            elsewhere = self.book.source_rules.get(id)
            if elsewhere is not None:
                what = f"the rule {id!r} belongs to the chapter {elsewhere.chapter!r}"
                todo = f"Move it to where {elsewhere.place} has it."
            else:
                what = f"the source language, {self.book.source_language}, has no rule {id!r}"
                todo = "Correct the id, or remove the rule."
            yield self._finding(rule.place, id, what, todo)

    def _order(self) -> Iterator[Finding]:
        """The first rule out of order; those after it are a consequence."""
        wanted = [id for id in self.source_rules if id in self.rules]
        found = [id for id in self.rules if id in self.source_rules]
        for here, there in zip(found, wanted, strict=True):
            if here != there:
                what = f"the rule {here!r} stands where {self.book.source_language} has {there!r}"
                yield self._finding(
                    self.rules[here].place, here, what, f"Order the rules as in {self.source.place.file}."
                )
                return

    def _nesting(self) -> Iterator[Finding]:
        wanted, found = _sections(self.source), _sections(self.translation)
        source = self.book.source_language
        for id, rule in self.rules.items():
            if id not in self.source_rules:
                continue
            if wanted[id] != found[id]:
                what = (
                    f"the rule {id!r} stands in section {found[id]} of its chapter, in {source} in section {wanted[id]}"
                )
                yield self._finding(rule.place, id, what, f"Nest the rules as in {self.source.place.file}.")
                return
            if rule.level != self.source_rules[id].level:
                what = f"the heading of {id!r} has level {rule.level}, in {source} level {self.source_rules[id].level}"
                yield self._finding(rule.place, id, what, f"Write {'#' * self.source_rules[id].level}.")
        sections, source_sections = _titled(self.translation), _titled(self.source)
        if sections != source_sections:
            what = f"the chapter has {sections} sections, in {source} {source_sections}"
            yield self._finding(
                self.translation.place, "", what, f"Give it the section headings of {self.source.place.file}."
            )

    def _examples(self, source: Rule, rule: Rule) -> Iterator[Finding]:
        wanted = [example.id for example in source.examples]
        found = [example.id for example in rule.examples]
        if wanted == found:
            return
        for example in source.examples:
            if example.id not in found:
                todo = f"Translate it under this rule from {example.place}, under the same id."
                yield self._finding(rule.place, example.id, f"the example {example.id!r} is missing", todo)
        for example in rule.examples:
            if example.id not in wanted:
                what = f"the rule {rule.id!r} has no example {example.id!r} in {self.book.source_language}"
                yield self._finding(example.place, example.id, what, "Correct the id, or remove the example.")
        if sorted(wanted) == sorted(found):
            what = f"the examples of {rule.id!r} stand in another order than in {self.book.source_language}"
            yield self._finding(rule.place, rule.id, what, f"Order them: {', '.join(wanted)}.")


def _sections(chapter: Chapter) -> dict[str, int]:
    """The section of each rule, counted from 1; 0 before the first section heading."""
    result: dict[str, int] = {}
    number = 0
    for section in chapter.sections:
        number += bool(section.title)
        result |= {rule.id: number for rule in section.rules}
    return result


def _titled(chapter: Chapter) -> int:
    return sum(bool(section.title) for section in chapter.sections)


FAMILY = Family(
    "ids",
    "Each language file has the rules and examples of the source-language file under the same ids, in the same order "
    "and sections, so that an address means the same rule in every language.",
    find,
)
