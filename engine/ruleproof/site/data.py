"""Data that the pages' scripts load: previews of rules and terms, and the search index."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from ruleproof.books.chapter import ICON
from ruleproof.books.find import Entry, build_index, plain
from ruleproof.books.markup import words_of
from ruleproof.books.models import Rule
from ruleproof.site.edition import Edition
from ruleproof.site.facts import BookFacts, Facts
from ruleproof.site.page import Page

_ICON = re.compile(rf"{ICON.pattern}\s?")

PREVIEW = 320
"""How much of a rule a preview shows, in characters."""


def write_data(facts: Facts, language: str, folder: Path) -> None:
    """Previews and search index of one language; each also as a script, for pages opened from a folder."""
    _write(folder / f"rules.{language}.json", previews(facts, language), "ruleproofRules")
    _write(folder / "search" / "search_index.json", search_index(facts, language), "__index")


def _write(path: Path, data: object, variable: str) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.with_suffix(".js").write_text(f"var {variable}={text};\n", encoding="utf-8")


def previews(facts: Facts, language: str) -> dict[str, Any]:
    """By reference, "rule:book:id" or "term:book:id", what a preview of it says. Addresses from the language's root."""
    found: dict[str, Any] = {}
    edition = Edition(facts, language)
    for book in facts.books.values():
        for id in book.book.source_rules:
            rule = book.book.rule(id, language)
            found[f"rule:{book.book.id}:{id}"] = {
                "number": book.book.numbers[id],
                "title": rule.title,
                "text": shortened(rule_text(rule)),
                "lang": rule.language,
                "url": rule_address(book, id),
            }
        page = Page(edition, book, "index")
        for id, term in book.book.terms.items():
            name, meaning = page.local(term.names), page.local(term.meaning)
            found[f"term:{book.book.id}:{id}"] = {
                "number": "",
                "title": name.text,
                "text": without_icons(words_of(meaning.text)),
                "lang": meaning.language,
                "url": rule_address(book, term.rule) if term.rule in book.chapter_of else term_address(book, id),
                "rule": f"{book.book.numbers[term.rule]} {book.book.rule(term.rule, language).title}"
                if term.rule in book.chapter_of
                else "",
            }
    return found


def rule_text(rule: Rule) -> str:
    """The rule's text as words alone."""
    return without_icons(plain(rule.body.text))


def without_icons(text: str) -> str:
    """The text on one line; an icon goes with the space after it."""
    return " ".join(_ICON.sub("", text).split())


def shortened(text: str) -> str:
    if len(text) <= PREVIEW:
        return text
    return f"{text[:PREVIEW].rsplit(' ', 1)[0]} …"


def rule_address(book: BookFacts, id: str | None) -> str:
    assert id is not None
    return f"{book.book.id}/{book.chapter_of[id]}/#{id}"


def term_address(book: BookFacts, id: str) -> str:
    return f"{book.book.id}/glossary/#term.{id}"


def search_index(facts: Facts, language: str) -> dict[str, Any]:
    """What site/assets/ruleproof/search.js works on, in the shape that Material hands to a search worker."""
    index = build_index(facts.project, language)
    edition = Edition(facts, language)
    words = {key: [part for posting in found for part in posting] for key, found in sorted(index.postings.items())}
    return {
        "config": {"plurals": index.plurals, "small": sorted(index.small), "words": words},
        "docs": [_document(edition, entry) for entry in index.entries],
    }


def _document(edition: Edition, entry: Entry) -> dict[str, Any]:
    book, language = edition.facts.books[entry.book], edition.language
    page = Page(edition, book, "index")
    title = page.local(book.book.info.title).text
    if entry.rule:
        rule = book.book.rule(entry.rule, language)
        chapter = book.book.chapter(rule.chapter, language)
        location, text, place = rule_address(book, entry.rule), shortened(rule_text(rule)), chapter.title
        where = f"{entry.book}/{chapter.id}/"
    else:
        assert entry.term is not None
        location = term_address(book, entry.term)
        text = without_icons(words_of(page.local(book.book.terms[entry.term].meaning).text))
        place, where = page.words("glossary"), f"{entry.book}/glossary/"
    return {
        "location": location,
        "number": entry.number,
        "title": entry.title,
        "text": text,
        "place": f"{title} › {place}",
        "page": where,
        "addresses": entry.addresses,
    }
