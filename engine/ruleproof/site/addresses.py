"""Pages outside any language: the front door, the permanent addresses of rules, and the page for wrong addresses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from ruleproof.site.data import rule_address
from ruleproof.site.facts import BookFacts, Facts
from ruleproof.site.templates import Templates
from ruleproof.site.words import Words

ROOT = "../../../"
"""The root of the site from r/<book>/<rule>/."""


def write_addresses(facts: Facts, folder: Path, site_name: str, site_url: str) -> None:
    """Everything at the root of the site."""
    languages = {code: language.name for code, language in facts.project.languages.items()}
    templates = Templates(facts.project, languages=languages, words_in=partial(Words, facts.project))
    _write(folder / "index.html", templates.render("alone/front.html", title=site_name, root=""))
    for book in facts.books.values():
        for id, page in _book_addresses(book, list(languages), templates):
            _write(folder / "r" / book.book.id / id / "index.html", page)
    lost = templates.render("alone/lost.html", title="404", root=urlsplit(site_url).path)
    _write(folder / "404.html", lost)


def _book_addresses(book: BookFacts, languages: list[str], templates: Templates) -> Iterator[tuple[str, str]]:
    """Every rule id that the book has or had, and the page at its address."""
    for id in book.book.source_rules:
        yield id, _rule_page(book, id, languages, templates)
    for id, retired in book.book.retired.items():
        if retired.to in book.chapter_of and retired.to:
            yield id, _rule_page(book, retired.to, languages, templates)
        else:
            why = retired.why.get("en") or next(iter(retired.why.values()), "")
            title = f"{id}: {why}" if why else id
            yield id, templates.render("alone/removed.html", title=title, root=ROOT, book=book.book.id)


def _rule_page(book: BookFacts, id: str, languages: list[str], templates: Templates) -> str:
    titles = {code: book.book.rule(id, code).title for code in languages}
    title = f"{book.book.numbers[id]} {book.book.rule(id, 'en').title}"
    address = rule_address(book, id)
    return templates.render("alone/rule.html", title=title, root=ROOT, address=address, titles=titles)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
