"""Pages outside any language: the front door, the permanent addresses of rules, and the page for wrong addresses."""

from __future__ import annotations

from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from ruleproof.site.data import rule_address
from ruleproof.site.facts import BookFacts, Facts
from ruleproof.site.words import Words

STYLE = (
    ":root{color-scheme:light dark}body{font:1.1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;"
    "padding:0 1.5rem}a{color:LinkText}ul{list-style:none;padding:0}li{margin:.6rem 0}h1{font-size:1.4rem}"
)


def write_addresses(facts: Facts, folder: Path, site_url: str) -> None:
    """Everything at the root of the site."""
    languages = facts.project.languages
    front = [(code, f"{code}/", language.name) for code, language in languages.items()]
    _write(folder / "index.html", _page("Ruleproof", "", front, go=True))
    for book in facts.books.values():
        for id in book.book.source_rules:
            _write_rule(facts, book, folder, id, id)
        for id, retired in book.book.retired.items():
            if retired.to in book.chapter_of and retired.to:
                _write_rule(facts, book, folder, id, retired.to)
            else:
                _write(folder / "r" / book.book.id / id / "index.html", _removed(facts, book, id, retired.why))
    root = urlsplit(site_url).path
    lost = [(code, f"{root}{code}/", f"{Words(code)('not-found')}. {Words(code)('to-books')}") for code in languages]
    _write(folder / "404.html", _page("404", "", lost, script=f"{root}choose.js"))


def _write_rule(facts: Facts, book: BookFacts, folder: Path, id: str, target: str) -> None:
    address = rule_address(book, target)
    links = [
        (code, f"../../../{code}/{address}", book.book.rule(target, code).title) for code in facts.project.languages
    ]
    title = f"{book.book.numbers[target]} {book.book.rule(target, 'en').title}"
    _write(folder / "r" / book.book.id / id / "index.html", _page(title, "../../../", links, go=True))


def _removed(facts: Facts, book: BookFacts, id: str, why: str) -> str:
    links = [
        (code, f"../../../{code}/{book.book.id}/", f"{Words(code)('retired-rule')} {Words(code)('to-books')}")
        for code in facts.project.languages
    ]
    return _page(f"{id}: {why}" if why else id, "../../../", links)


def _page(title: str, root: str, links: list[tuple[str, str, str]], go: bool = False, script: str | None = None) -> str:
    """A small page of links, one a language. With `go`, a script follows the one in the visitor's language."""
    items = "".join(
        f'<li><a href="{escape(href)}" hreflang="{code}" lang="{code}" data-language="{code}">{escape(text)}</a></li>'
        for code, href, text in links
    )
    return (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">'
        f'<link rel="icon" href="data:,"><style>{STYLE}</style></head>\n'
        f"<body{' data-go' if go else ''}><main><h1>{escape(title)}</h1><ul>{items}</ul></main>"
        f'<script src="{script or root + "choose.js"}"></script></body>\n</html>\n'
    )


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
