"""Where a page stands, how it links to rules, which texts it shows, and which icons it uses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from ruleproof.books.files import LocalText
from ruleproof.books.models import Book
from ruleproof.core.errors import InputError, Place
from ruleproof.site.edition import Edition
from ruleproof.site.facts import BookFacts

_ATTRIBUTES = re.compile(r'(fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="([^"]*)"')


@dataclass(frozen=True)
class Local:
    """A text and the language it is really in. `blocks` if it has paragraphs, lists or tables."""

    text: str
    language: str
    blocks: bool = False


@dataclass(frozen=True)
class RuleLink:
    """A link to a rule; `ref` is what its preview is found under."""

    ref: str
    href: str
    language: str
    number: str
    title: str


@dataclass(frozen=True)
class Drawing:
    """An icon's drawing, as the pages share it."""

    name: str
    box: str
    attributes: dict[str, str]
    body: Markup


class Page:
    """One page of a book in one language. `name` is the file's stem; the book's own page is "index"."""

    def __init__(self, edition: Edition, book: BookFacts, name: str) -> None:
        self.edition = edition
        self.facts = edition.facts
        self.book_facts = book
        self.book: Book = book.book
        self.language = edition.language
        self.words = edition.words
        self.name = name
        self._icons: dict[str, Markup] = {}
        self._links: dict[tuple[str, str | None], RuleLink] = {}

    # --- addresses ------------------------------------------------------------------------------------------------

    def url(self, name: str, book: str | None = None) -> str:
        """Another page's address from here."""
        if book in (None, self.book.id) and name == self.name:
            return ""
        inside = "" if self.name == "index" else "../"
        outside = "" if book in (None, self.book.id) else f"../{book}/"
        return f"{inside}{outside}{'' if name == 'index' else name + '/'}" or "./"

    def rule_url(self, id: str, book: str | None = None) -> str:
        chapter = self.facts.books[book or self.book.id].chapter_of[id]
        return f"{self.url(chapter, book)}#{id}"

    def rule_link(self, id: str, book: str | None = None) -> RuleLink:
        """A link to a rule by number and title."""
        if (id, book) not in self._links:
            owner = self.facts.books[book or self.book.id].book
            rule = owner.rule(id, self.language)
            ref = f"rule:{owner.id}:{id}"
            link = RuleLink(ref, self.rule_url(id, book), rule.language, owner.numbers[id], rule.title)
            self._links[id, book] = link
        return self._links[id, book]

    def known_rules(self, ids: Iterable[str]) -> list[RuleLink]:
        """Links to those of the rules that the book has."""
        return [self.rule_link(id) for id in ids if id in self.book.source_rules]

    # --- texts ----------------------------------------------------------------------------------------------------

    def local(self, texts: LocalText) -> Local:
        """The text in this language, else in English, else in the book's, else in any."""
        for language in (self.language, "en", self.book.source_language, *texts):
            if texts.get(language):
                return Local(texts[language].strip(), language)
        return Local("", self.language)

    # --- icons ----------------------------------------------------------------------------------------------------

    def icon(self, name: str) -> Markup:
        """An icon of the book, named for those who cannot see it."""
        if name not in self._icons:
            term = next((term for term in self.book.terms.values() if term.icon == name), None)
            label = term.name(self.language) if term else name.replace("-", " ")
            self._icons[name] = self.edition.piece("parts/icon.html", name=name, label=label)
        return self._icons[name]

    def drawings(self) -> list[Drawing]:
        """The drawings of the icons used on this page so far."""
        return [_drawing(self.book, name) for name in sorted(self._icons)]


def _drawing(book: Book, name: str) -> Drawing:
    drawing = (book.folder / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    found = re.search(r"<svg\b([^>]*)>(.*)</svg>", drawing, re.DOTALL)
    if not found:
        raise InputError("not an SVG drawing.", place=Place(f"rulebooks/{book.id}/icons/{name}.svg"))
    box = re.search(r'viewBox="([^"]*)"', found[1])
    body = re.sub(r"<!--.*?-->|<title>.*?</title>", "", found[2], flags=re.DOTALL)
    return Drawing(
        name=name,
        box=box[1] if box else "0 0 24 24",
        attributes=dict(_ATTRIBUTES.findall(found[1])),
        body=Markup(re.sub(r"\s+", " ", body).strip()),
    )
