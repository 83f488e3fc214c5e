"""Terms: named in every language, tied to what exists, and their slips not written."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruleproof.books.models import Book, Project, Term
from ruleproof.checks.finding import Family, Finding, Level, unknown_rule
from ruleproof.checks.links import bodies
from ruleproof.checks.words import keys, needed, strangers
from ruleproof.core.errors import Place, nearest

_WORD = re.compile(r"\w+")
_HREF = re.compile(r"\]\([^)]*\)")


def find(project: Project, book: Book) -> Iterator[Finding]:
    yield from strangers(project, book, "terms", "terms", (), book.terms, "terms.yml")
    for id, term in book.terms.items():
        yield from (
            Finding("terms", "error", book.place("terms", id), book.id, id, "", what, todo)
            for what, todo in _wrong_facts(book, term)
        )
    for language in project.languages:
        yield from _words(book, language)
        yield from _same_names(book, language)
    for language in book.chapters:
        yield from _Slips(book, language).findings()


def _wrong_facts(book: Book, term: Term) -> Iterator[tuple[str, str]]:
    if term.rule is not None and term.rule not in book.source_rules:
        yield unknown_rule(book, term.rule)
    if term.icon is not None and term.icon not in book.icons:
        draw = f"Draw rulebooks/{book.id}/icons/{term.icon}.svg."
        yield f"no icon {term.icon!r}", nearest(term.icon, book.icons) or draw


def _words(book: Book, language: str) -> Iterator[Finding]:
    """What the language lacks of each term; of one it does not have at all, where it should stand."""
    place = book.place("terms", language=language)
    there = set(keys(book, language, "terms"))
    must = language in needed(book)
    for id, term in book.terms.items():
        if id in there:
            place = book.place("terms", id, language=language)
        if language not in term.names:
            level: Level = "error" if must else "warning"
            what, todo = "the term has no name", f'Write {id}: {{name: "…"}}.'
            if language in term.ours:
                level, what = "error", "the name is marked as ours, but there is none"
            yield Finding("terms", level, place, book.id, id, language, what, todo)
        elif must and language not in term.meaning:
            what = "the term has no meaning"
            yield Finding("terms", "warning", place, book.id, id, language, what, "Write its meaning.")


def _same_names(book: Book, language: str) -> Iterator[Finding]:
    seen: dict[str, str] = {}
    for id, term in book.terms.items():
        name = term.names.get(language)
        if name and seen.setdefault(name, id) != id:
            place = book.place("terms", id, "name", language=language)
            what = f"{name!r} is already the name of the term {seen[name]!r}"
            todo = "Name one of the two otherwise, or make them one term."
            yield Finding("terms", "warning", place, book.id, id, language, what, todo)


class _Slips:
    """Finds the words to avoid in the texts of one language. Each text is cut into words once, however many slips."""

    def __init__(self, book: Book, language: str) -> None:
        self.book = book
        self.language = language
        self.right = {form for term in book.terms.values() for form in term.words(language)}
        self.slips: dict[str, list[tuple[re.Pattern[str], str]]] = {}
        """By first word: the pattern and its term."""
        longer = {form.casefold() for form in self.right}
        for id, term in book.terms.items():
            for slip in term.avoid.get(language, ()):
                words = _WORD.findall(slip.casefold())
                if words:
                    around = [form for form in longer if slip.casefold() in form and form != slip.casefold()]
                    pattern = _pattern(slip, around)
                    self.slips.setdefault(words[0], []).append((pattern, id))

    def findings(self) -> Iterator[Finding]:
        if not self.slips:
            return
        for id, line, text in self._texts():
            for first in sorted(self.slips.keys() & set(_WORD.findall(text.casefold()))):
                for pattern, term in self.slips[first]:
                    for found in pattern.finditer(text):
                        if not found["slip"] or found["slip"] in self.right:
                            continue
                        place = Place(line.file, line.line + text.count("\n", 0, found.start()))
                        name = self.book.terms[term].name(self.language)
                        what = f"{found['slip']!r} is a word to avoid for the term {term!r}"
                        yield Finding(
                            "terms", "warning", place, self.book.id, id, self.language, what, f"Write {name!r}."
                        )

    def _texts(self) -> Iterator[tuple[str, Place, str]]:
        for chapter in self.book.chapters[self.language]:
            for rule in chapter.rules:
                yield rule.id, rule.place, rule.title
                for example in rule.examples:
                    yield example.id, example.place, example.title
        for id, body in bodies(self.book, self.language):
            yield id, body.place, _HREF.sub("]", body.markdown)


def _pattern(slip: str, around: list[str]) -> re.Pattern[str]:
    """The slip as whole words; right names that contain it are read first, and left alone."""
    escaped = r"\s+".join(map(re.escape, slip.split()))
    names = "".join(rf"{re.escape(form)}|" for form in sorted(around, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{names}(?P<slip>{escaped}))(?!\w)", re.IGNORECASE)


FAMILY = Family(
    "terms",
    "A term has a name in every language, leads to a rule and an icon that exist, and the variants to avoid are not "
    "written in the texts.",
    find,
)
