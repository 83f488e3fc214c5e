"""Data that the pages' scripts load: previews of rules and terms, and the search index."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ruleproof.books.find import BookTexts, Entry, Speech, rule_text, texts_of, without_icons
from ruleproof.books.markup import words_of
from ruleproof.site.edition import Edition
from ruleproof.site.facts import BookFacts, Facts
from ruleproof.site.notes import note_anchor
from ruleproof.site.page import Page

PREVIEW = 320
"""How much of a rule a preview shows, in characters."""


def write_data(facts: Facts, language: str, folder: Path) -> None:
    """Previews of one language, and what its search box works on: what is known of the language, and the texts of each
    book in a file of its own, which the box fetches when it is first used. Each also as a script, for pages opened from
    a folder."""
    _write(folder / f"rules.{language}.json", previews(facts, language), "ruleproofRules")
    _write(folder / "search" / "search_index.json", search_settings(facts, language), "__index")
    for id, book in facts.books.items():
        _write(folder / "search" / f"{id}.json", search_texts(facts, book, language), f'self["ruleproof {id}"]')


def _write(path: Path, data: object, variable: str) -> None:
    variable = variable if variable.startswith("self") else f"var {variable}"
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.with_suffix(".js").write_text(f"{variable}={text};\n", encoding="utf-8")


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


def shortened(text: str) -> str:
    if len(text) <= PREVIEW:
        return text
    return f"{text[:PREVIEW].rsplit(' ', 1)[0]} …"


def rule_address(book: BookFacts, id: str | None) -> str:
    assert id is not None
    return f"{book.book.id}/{book.chapter_of[id]}/#{id}"


def term_address(book: BookFacts, id: str) -> str:
    return f"{book.book.id}/glossary/#term.{id}"


def search_settings(facts: Facts, language: str) -> dict[str, Any]:
    """What search knows before it has a book, in the shape that Material hands to a search worker."""
    speech = Speech.of(facts.project.languages[language])
    known = {
        "plurals": speech.endings.plurals,
        "endings": speech.endings.endings,
        "small": sorted(speech.small),
        "everyday": [[said, meant] for said, meant in speech.everyday.items()],
    }
    return {"config": {"speech": known, "books": list(facts.books)}, "docs": []}


def search_texts(facts: Facts, book: BookFacts, language: str) -> dict[str, Any]:
    """The texts of a book, as site/assets/ruleproof/search.js reads them; what is empty is left out."""
    texts = texts_of(facts.project, book.book, language)
    page = Page(Edition(facts, language), book, "index")
    entries = [{name: value for name, value in _entry(page, texts, one).items() if value} for one in texts.entries]
    return {"book": texts.book, "title": texts.title, "names": texts.names, "entries": entries}


def _entry(page: Page, texts: BookTexts, entry: Entry) -> dict[str, Any]:
    """What the browser's index reads of an entry, and where it leads: `page` is the page it stands on."""
    href, place, title = entry_address(page.book_facts, entry), entry.chapter, ""
    if entry.kind == "rule":
        title = page.book.chapter(entry.chapter, page.language).title
    elif entry.kind == "term":
        place, title = "glossary", page.words("glossary")
    else:
        place, title = "disputes", page.words(entry.kind)
    return {
        "kind": entry.kind,
        "id": entry.id,
        "number": entry.number,
        "title": entry.title,
        "text": entry.text,
        "heading": entry.heading,
        "asked": entry.asked,
        "examples": entry.examples,
        "defines": entry.defines,
        "links": entry.links,
        "rules": entry.rules if entry.kind != "rule" else (),
        "lang": entry.language if entry.language != page.language else "",
        "href": href,
        "page": f"{entry.book}/{place}/",
        "place": f"{texts.title} › {title}",
    }


def entry_address(book: BookFacts, entry: Entry) -> str:
    """Where a hit leads, from the language's root: to the rule, the dispute, the rule that a ruling answers for."""
    if entry.kind == "term":
        return term_address(book, entry.id)
    if entry.kind == "dispute":
        return f"{book.book.id}/disputes/#{note_anchor(entry.id)}"
    known = [rule for rule in entry.rules if rule in book.chapter_of]
    return rule_address(book, known[0]) if known else f"{book.book.id}/disputes/"
