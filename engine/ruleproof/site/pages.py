"""The pages of a book: its own page, chapters, glossary, disputes, errata, coverage; and the home page.

Each function here says what stands on a page; how it looks, the template of its name in site/templates/pages/.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ruleproof.books.find import fold
from ruleproof.books.models import Chapter
from ruleproof.site.coverage import coverage
from ruleproof.site.edition import Edition
from ruleproof.site.facts import PAGES
from ruleproof.site.guides import LANGUAGE
from ruleproof.site.notes import dispute_note, erratum_note, ruling_note, term_card
from ruleproof.site.page import Local, Page
from ruleproof.site.prose import body, said
from ruleproof.site.rulecard import RuleCard, rule_card


@dataclass(frozen=True)
class BookCard:
    """A book as the home page offers it."""

    href: str
    title: Local
    about: Local
    rules: int
    source_language: str


@dataclass(frozen=True)
class ChapterLink:
    """A chapter as the book's page offers it. `tongue` names its language where that is not the page's."""

    href: str
    title: Local
    rules: int
    tongue: str


@dataclass(frozen=True)
class SectionCard:
    """Rules under a heading of their own, or under none."""

    id: str
    number: str
    title: str
    rules: list[RuleCard]


def site_pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """Path and Markdown of every page of one language."""
    yield "index.md", edition.templates.render("pages/home.md", icons=(), **home(edition))
    if edition.language == LANGUAGE:
        yield from ((f"guides/{guide.name}.md", guide.text) for guide in edition.facts.guides)
    for book in edition.facts.books.values():
        id = book.book.id
        for name, write in WRITERS.items():
            page = Page(edition, book, name)
            template = "book" if name == "index" else name
            yield f"{id}/{name}.md", _filled(page, template, write(page))
        for number, (source, shown) in enumerate(book.chapters(edition.language), 1):
            page = Page(edition, book, source.id)
            yield f"{id}/{source.id}.md", _filled(page, "chapter", chapter_page(page, number, source, shown))


def _filled(page: Page, template: str, data: dict[str, Any]) -> str:
    return page.edition.templates.render(f"pages/{template}.md", icons=page.drawings(), **data)


def navigation(edition: Edition) -> list[dict[str, object]]:
    """What MkDocs calls nav. The titles are words as they are: run_mkdocs escapes them."""
    words = edition.words
    nav: list[dict[str, object]] = [{words("home"): "index.md"}]
    for book in edition.facts.books.values():
        id = book.book.id
        title = Page(edition, book, "index").local(book.book.info.title).text
        parts: list[object] = [{title: f"{id}/index.md"}]
        parts += [{shown.title: f"{id}/{source.id}.md"} for source, shown in book.chapters(edition.language)]
        parts += [{words(name): f"{id}/{name}.md"} for name in PAGES]
        nav.append({title: parts})
    if edition.language == LANGUAGE and edition.facts.guides:
        nav.append({words("guides"): [{guide.title: f"guides/{guide.name}.md"} for guide in edition.facts.guides]})
    return nav


def home(edition: Edition) -> dict[str, Any]:
    books = []
    for book in edition.facts.books.values():
        page, info = Page(edition, book, "index"), book.book.info
        count = len(book.book.source_rules)
        title, about = page.local(info.title), page.local(info.about)
        books.append(BookCard(f"{book.book.id}/", title, about, count, edition.language_name(info.source_language)))
    inside = "" if edition.language == LANGUAGE else f"../{LANGUAGE}/"
    guides = {f"{inside}guides/{guide.name}/": Local(guide.title, LANGUAGE) for guide in edition.facts.guides}
    return {"books": books, "guides": guides}


def book_page(page: Page) -> dict[str, Any]:
    info = page.book.info
    return {
        "title": page.local(info.title),
        "about": page.local(info.about),
        "chapters": [_chapter_link(page, *chapter) for chapter in page.book_facts.chapters(page.language)],
        "pages": {name: page.url(name) for name in PAGES},
        "rulings": [ruling_note(page, *one, with_rules=True) for one in page.book.rulings.items()],
        "credits": said(page, info.credits, "notes", "credits") if info.credits else None,
        "source_language": page.edition.language_name(info.source_language),
    }


def _chapter_link(page: Page, source: Chapter, shown: Chapter) -> ChapterLink:
    title = Local(shown.title, shown.language)
    return ChapterLink(page.url(source.id), title, len(source.rules), _tongue(page, shown.language))


def _tongue(page: Page, code: str) -> str:
    """The name of another language than the page's."""
    return "" if code == page.language else page.edition.language_name(code)


def chapter_page(page: Page, number: int, source: Chapter, shown: Chapter) -> dict[str, Any]:
    return {
        "number": str(number),
        "title": Local(shown.title, shown.language),
        "tongue": _tongue(page, shown.language),
        "intro": body(page, shown.intro),
        "sections": list(_sections(page, number, source, shown)),
    }


def _sections(page: Page, number: int, source: Chapter, shown: Chapter) -> Iterator[SectionCard]:
    titled = 0
    for place, section in enumerate(source.sections):
        matching = shown.sections[place] if place < len(shown.sections) else section
        titled += bool(section.title)
        title = (matching.title or section.title) if section.title else ""
        rules = [rule_card(page, rule.id, shown.language) for rule in section.rules]
        yield SectionCard(f"_{titled}", f"{number}.{titled}", title, rules)


def glossary(page: Page) -> dict[str, Any]:
    terms = sorted(page.book.terms.items(), key=lambda item: fold(item[1].name(page.language)))
    return {"terms": [term_card(page, *one) for one in terms]}


def disputes(page: Page) -> dict[str, Any]:
    return {"disputes": [dispute_note(page, *one) for one in page.book.disputes.items()]}


def errata(page: Page) -> dict[str, Any]:
    return {"errata": [erratum_note(page, *one) for one in page.book.errata.items()]}


WRITERS = {"index": book_page, "glossary": glossary, "disputes": disputes, "errata": errata, "coverage": coverage}
"""What the pages of a book beside its chapters say, by name."""
