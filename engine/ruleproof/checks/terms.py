"""Terms: named in every language, tied to what exists, and their slips not written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ruleproof.books.models import Book, Project, Term
from ruleproof.checks.finding import Family, Finding, Level, place_of, unknown_rule
from ruleproof.checks.links import bodies
from ruleproof.core.errors import Place, nearest

_WORD = re.compile(r"\w+")
_HREF = re.compile(r"\]\([^)]*\)")


def find(project: Project, book: Book) -> Iterator[Finding]:
    for id, term in book.terms.items():
        place = place_of(book, "terms", id)
        for level, language, what, todo in _faults(project, book, term):
            yield Finding("terms", level, place, book.id, id, language, what, todo)
    yield from _same_names(project, book)
    for language in book.chapters:
        yield from _Slips(book, language).findings()


def _faults(project: Project, book: Book, term: Term) -> Iterator[tuple[Level, str, str, str]]:
    for language in project.languages:
        if not term.names.get(language, "").strip():
            needed = language in (book.source_language, "en")
            yield "error" if needed else "warning", language, "the term has no name", f"Add {language} to its names."
    for language in dict.fromkeys((book.source_language, "en")):
        if language in project.languages and not term.meaning.get(language, "").strip():
            yield "warning", language, "the term has no meaning", f"Add {language} to its meaning."
    parts: dict[str, Iterable[str]] = {
        "names": term.names,
        "meaning": term.meaning,
        "forms": term.forms,
        "ours": term.ours,
        "avoid": term.avoid,
        "gender": term.gender,
    }
    for part, languages in parts.items():
        for language in languages:
            if language not in project.languages:
                todo = f"languages.yml has: {', '.join(project.languages)}."
                yield "error", "", f"{part} has the unknown language {language!r}", todo
    for language in term.ours:
        if language in project.languages and language not in term.names:
            yield "error", language, "the name is marked as ours, but there is none", "Name it, or take it off 'ours'."
    if term.rule is not None and term.rule not in book.source_rules:
        yield "error", "", *unknown_rule(book, term.rule)
    if term.icon is not None and term.icon not in book.icons:
        draw = f"Draw rulebooks/{book.id}/icons/{term.icon}.svg."
        yield "error", "", f"no icon {term.icon!r}", nearest(term.icon, book.icons) or draw


def _same_names(project: Project, book: Book) -> Iterator[Finding]:
    for language in project.languages:
        seen: dict[str, str] = {}
        for id, term in book.terms.items():
            name = term.names.get(language)
            if name and seen.setdefault(name, id) != id:
                what = f"{name!r} is already the name of the term {seen[name]!r}"
                todo = "Name one of the two otherwise, or make them one term."
                yield Finding("terms", "warning", place_of(book, "terms", id), book.id, id, language, what, todo)


class _Slips:
    """Finds the words to avoid in the texts of one language. Each text is cut into words once, however many slips."""

    def __init__(self, book: Book, language: str) -> None:
        self.book = book
        self.language = language
        self.right = {form for term in book.terms.values() for form in _forms(term, language)}
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


def _forms(term: Term, language: str) -> list[str]:
    return [*([term.names[language]] if language in term.names else []), *term.forms.get(language, ())]


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
