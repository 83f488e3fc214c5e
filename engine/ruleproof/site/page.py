"""Where a page stands, how it links to rules and terms, and how texts of rules become Markdown of the site."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from ruleproof.books.chapter import ICON
from ruleproof.books.files import LocalText
from ruleproof.books.models import Book
from ruleproof.core.errors import InputError, Place, nearest
from ruleproof.site.facts import BookFacts, Facts
from ruleproof.site.words import Words

_LINK = re.compile(r"\]\((term|rule):([^)\s]+)\)")


@dataclass(frozen=True)
class Local:
    """A text and the language it is really in."""

    text: str
    language: str


class Page:
    """One page of a book in one language. `name` is the file's stem; the book's own page is "index"."""

    def __init__(
        self, facts: Facts, book: BookFacts, language: str, name: str, later: dict[str, str] | None = None
    ) -> None:
        self.facts = facts
        self.book_facts = book
        self.book: Book = book.book
        self.language = language
        self.name = name
        self.words = Words(language)
        self.icons_used: set[str] = set()
        self.later = {} if later is None else later

    # --- addresses ------------------------------------------------------------------------------------------------

    def file(self, name: str, book: str | None = None) -> str:
        """Another page's file from here, as Markdown links to it."""
        return f"{name}.md" if book in (None, self.book.id) else f"../{book}/{name}.md"

    def url(self, name: str, book: str | None = None) -> str:
        """Another page's address from here, for HTML."""
        if book in (None, self.book.id) and name == self.name:
            return ""
        inside = "" if self.name == "index" else "../"
        outside = "" if book in (None, self.book.id) else f"../{book}/"
        return f"{inside}{outside}{'' if name == 'index' else name + '/'}" or "./"

    def rule_url(self, id: str, book: str | None = None) -> str:
        chapter = self.facts.books[book or self.book.id].chapter_of[id]
        return f"{self.url(chapter, book)}#{id}"

    # --- texts ----------------------------------------------------------------------------------------------------

    def local(self, texts: LocalText) -> Local:
        """The text in this language, else in English, else in the book's, else in any."""
        for language in (self.language, "en", self.book.source_language, *texts):
            if texts.get(language):
                return Local(texts[language], language)
        return Local("", self.language)

    def lang(self, language: str) -> str:
        """The attribute that marks a text of another language."""
        return "" if language == self.language else f' lang="{language}"'

    def said(self, texts: LocalText, place: Place) -> str:
        """A text of one of the YAML files as inline Markdown, marked if it is in another language."""
        local = self.local(texts)
        text = self.markdown(local.text.strip(), place)
        return f"<span{self.lang(local.language)}>{text}</span>" if local.language != self.language else text

    def markdown(self, text: str, place: Place) -> str:
        """The text with its links resolved and its icons drawn."""
        return self._icons(_LINK.sub(lambda found: self._link(found, place), text))

    def _link(self, found: re.Match[str], place: Place) -> str:
        kind, target = found[1], found[2]
        if kind == "term":
            if target not in self.book.terms:
                hint = nearest(target, self.book.terms) or "Add it to terms.yml."
                raise InputError(f"{self.book.id} has no term {target!r}.", place=place, todo=hint)
            href = f"{self.file('glossary')}#term.{target}"
            return f']({href}){{ .rp-term data-ref="term:{self.book.id}:{target}" }}'
        book, _, id = target.rpartition(":")
        book = book or self.book.id
        rule = self.facts.rule(book, id, place)
        return f'](<{self.file(rule.chapter, book)}#{id}>){{ .rp-ref data-ref="rule:{book}:{id}" }}'

    def rule_link(self, id: str, book: str | None = None) -> str:
        """A link to a rule by number and title, as HTML."""
        owner = self.facts.books[book or self.book.id].book
        rule = owner.rule(id, self.language)
        attributes = f'data-ref="rule:{owner.id}:{id}" href="{self.rule_url(id, book)}"{self.lang(rule.language)}'
        return (
            f'<a class="rp-ref" {attributes}>'
            f'<span class="rp-number">{owner.numbers[id]}</span> {escape(rule.title, quote=False)}</a>'
        )

    def rule_links(self, ids: list[str]) -> str:
        return ", ".join(self.rule_link(id) for id in ids)

    def put_later(self, html: str) -> str:
        """A mark in the Markdown for a large piece of HTML, which takes its place once MkDocs is done.

        Python-Markdown would take every tag of it apart, to put it together again unchanged.
        """
        mark = f'<div data-later="{len(self.later)}"></div>'
        self.later[mark] = html
        return mark

    # --- icons ----------------------------------------------------------------------------------------------------

    def _icons(self, text: str) -> str:
        return ICON.sub(lambda found: self.icon(found[1]) if found[1] in self.book.icons else found[0], text)

    def icon(self, name: str) -> str:
        """An icon of the book, named for those who cannot see it."""
        self.icons_used.add(name)
        term = next((term for term in self.book.terms.values() if term.icon == name), None)
        label = escape(term.name(self.language)) if term else name.replace("-", " ")
        return f'<svg class="rp-icon" role="img" aria-label="{label}"><use href="#icon-{name}"></use></svg>'

    def icon_sheet(self) -> str:
        """The drawings of the icons used on this page, to be put once at its end."""
        if not self.icons_used:
            return ""
        symbols = "".join(_symbol(self.book, name) for name in sorted(self.icons_used))
        return f'<svg class="rp-icons" aria-hidden="true" width="0" height="0">{symbols}</svg>\n'


def _symbol(book: Book, name: str) -> str:
    drawing = (book.folder / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    found = re.search(r"<svg\b([^>]*)>(.*)</svg>", drawing, re.DOTALL)
    if not found:
        raise InputError("not an SVG drawing.", place=Place(f"rulebooks/{book.id}/icons/{name}.svg"))
    box = re.search(r'viewBox="([^"]*)"', found[1])
    kept = " ".join(re.findall(r'(?:fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"', found[1]))
    body = re.sub(r"\s+", " ", re.sub(r"<!--.*?-->|<title>.*?</title>", "", found[2], flags=re.DOTALL)).strip()
    return f'<symbol id="icon-{name}" viewBox="{box[1] if box else "0 0 24 24"}" {kept}>{body}</symbol>'
