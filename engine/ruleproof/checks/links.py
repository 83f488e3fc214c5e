"""Links and icons: every target exists; every icon has a drawing and a term that explains it."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.load import load_book
from ruleproof.books.models import Body, Book, Icon, Link, Project
from ruleproof.checks.finding import Family, Finding, Level, near, unknown_rule
from ruleproof.core.errors import Place, nearest


def find(project: Project, book: Book) -> Iterator[Finding]:
    yield from _Search(project, book).findings()


class _Search:
    def __init__(self, project: Project, book: Book) -> None:
        self.project = project
        self.book = book
        self.others: dict[str, Book | None] = {book.id: book}
        self.explained = {term.icon for term in book.terms.values() if term.icon}
        self.shown: set[str] = set()

    def findings(self) -> Iterator[Finding]:
        for language in self.book.chapters:
            for id, body in bodies(self.book, language):
                for link in body.links:
                    yield from self._link(id, language, link)
                for icon in body.icons:
                    yield from self._icon(id, language, icon)
        for icon_name in sorted(self.book.icons - self.explained - self.shown):
            place = Place(f"rulebooks/{self.book.id}/icons/{icon_name}.svg")
            what = f"no term and no text uses the icon {icon_name!r}"
            yield self._finding("warning", place, icon_name, "", what, "Name it in terms.yml, or remove the file.")

    def _finding(self, level: Level, place: Place, id: str, language: str, what: str, todo: str) -> Finding:
        return Finding("links", level, place, self.book.id, id, language, what, todo)

    def _link(self, id: str, language: str, link: Link) -> Iterator[Finding]:
        if link.kind == "term":
            if link.target not in self.book.terms:
                todo = nearest(link.target, near(link.target, self.book.terms)) or "Add it to terms.yml."
                yield self._finding("error", link.place, id, language, f"no term {link.target!r}", todo)
            return
        target = self._book(link.book or self.book.id)
        if target is None:
            todo = nearest(str(link.book), self.project.books)
            yield self._finding("error", link.place, id, language, f"no book {link.book!r} in rulebooks/", todo)
        elif link.target not in target.source_rules:
            yield self._finding("error", link.place, id, language, *unknown_rule(target, link.target))

    def _book(self, id: str) -> Book | None:
        """The book a link leads to, read if the check was asked for another one only."""
        if id not in self.others:
            known = self.project.books.get(id)
            if known is None and (self.project.root / "rulebooks" / id / "book.yml").exists():
                known = load_book(self.project.root, id, self.project.languages)
            self.others[id] = known
        return self.others[id]

    def _icon(self, id: str, language: str, icon: Icon) -> Iterator[Finding]:
        self.shown.add(icon.name)
        if icon.name not in self.book.icons:
            todo = nearest(icon.name, self.book.icons) or f"Draw rulebooks/{self.book.id}/icons/{icon.name}.svg."
            yield self._finding("error", icon.place, id, language, f"no icon {icon.name!r}", todo)
        elif icon.name not in self.explained:
            what = f"no term has the icon {icon.name!r}, so nothing explains it"
            yield self._finding(
                "warning", icon.place, id, language, what, f"Add 'icon: {icon.name}' to its term in terms.yml."
            )


def bodies(book: Book, language: str) -> Iterator[tuple[str, Body]]:
    """Every text of the book in this language with the id of what it belongs to; a chapter's introduction has none."""
    for chapter in book.chapters.get(language, ()):
        yield "", chapter.intro
        for rule in chapter.rules:
            yield rule.id, rule.body
            for example in rule.examples:
                yield example.id, example.body


FAMILY = Family(
    "links",
    "Every [words](term:id) and [words](rule:id) leads to a term or rule that exists and is not retired, every :icon: "
    "has a drawing in icons/ and a term that explains it.",
    find,
)
