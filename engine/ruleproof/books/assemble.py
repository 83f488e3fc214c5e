"""Puts facts and words together: each entry of a book with its texts in every language that has them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from ruleproof.books.entries import (
    BookFile,
    DisputeFacts,
    ErratumFacts,
    ProvenanceFile,
    RetiredFacts,
    RulingFacts,
    SourceExampleFacts,
    StatementFacts,
    TermFacts,
)
from ruleproof.books.files import LocalText
from ruleproof.books.models import (
    AidSection,
    Book,
    BookInfo,
    Dispute,
    Erratum,
    Provenance,
    Retired,
    Ruling,
    SourceExample,
    Statement,
    Term,
)
from ruleproof.books.texts import RULES, Files, Texts, entries

W = TypeVar("W")
ByLanguage = Mapping[str, Texts]


def book_info(facts: BookFile, texts: ByLanguage) -> BookInfo:
    """book.yml, with the title that each language gives the book and what it says of it."""
    return BookInfo(
        **dict(facts),
        title=_said((language, one.index.title) for language, one in texts.items()),
        about=_said((language, one.index.about) for language, one in texts.items()),
        credits=_said((language, one.credits) for language, one in texts.items()),
    )


def fill(book: Book, files: Files, texts: ByLanguage) -> None:
    """Give the book everything that stands in YAML files."""
    book.files = files.read
    book.terms = _terms(files, texts)
    book.provenance = _provenance(files, texts)
    book.disputes = _disputes(files, texts)
    book.errata = _errata(files, texts)
    book.rulings = _rulings(files, texts)
    book.retired = _retired(files, texts)
    why = {language: one.text_only for language, one in texts.items()}
    book.text_only = {id: _said(_of(id, why)) for id in dict.fromkeys(id for one in why.values() for id in one)}
    rules = files("aid").read(RULES, "turn: [turn.phases, turn.activate]")
    headings = {language: one.aid for language, one in texts.items()}
    book.aid = {id: AidSection(rules=rules[id], heading=_said(_of(id, headings))) for id in rules}
    book.asked = {language: one.asked for language, one in texts.items() if one.asked}
    book.fresh = {language: one.lock for language, one in texts.items() if one.lock}


def _terms(files: Files, texts: ByLanguage) -> dict[str, Term]:
    by_language = {language: one.terms for language, one in texts.items()}
    found = {}
    for id, facts in entries(files("terms"), TermFacts).items():
        words = dict(_of(id, by_language))
        found[id] = Term(
            **dict(facts),
            names=_said((language, one.name) for language, one in words.items()),
            meaning=_said((language, one.meaning) for language, one in words.items()),
            forms={language: one.forms for language, one in words.items() if one.forms},
            ours=[language for language, one in words.items() if one.ours],
            also={language: one.also for language, one in words.items() if one.also},
            avoid={language: one.avoid for language, one in words.items() if one.avoid},
            gender={language: one.gender for language, one in words.items() if one.gender},
        )
    return found


def _provenance(files: Files, texts: ByLanguage) -> Provenance:
    file = files("provenance")
    file.model(ProvenanceFile)
    why = {language: one.provenance for language, one in texts.items()}

    def reason(id: str, out: bool) -> LocalText:
        return _said(_of(id, why)) if out else {}

    return Provenance(
        statements={
            id: Statement.model_construct(**dict(facts), why=reason(id, facts.out))
            for id, facts in entries(file, StatementFacts, "statements").items()
        },
        examples={
            id: SourceExample.model_construct(**dict(facts), why=reason(id, facts.out))
            for id, facts in entries(file, SourceExampleFacts, "examples").items()
        },
    )


def _disputes(files: Files, texts: ByLanguage) -> dict[str, Dispute]:
    by_language = {language: one.disputes for language, one in texts.items()}
    found = {}
    for id, facts in _numbered(entries(files("disputes"), DisputeFacts)).items():
        words = dict(_of(id, by_language))
        found[id] = Dispute(
            title=_said((language, one.title) for language, one in words.items()),
            lines=facts.lines,
            rules=facts.rules,
            readings={
                reading: _said((language, one.readings.get(reading, "")) for language, one in words.items())
                for reading in facts.readings
            },
            default=facts.default,
            because=_said((language, one.because) for language, one in words.items()),
        )
    return found


def _errata(files: Files, texts: ByLanguage) -> dict[str, Erratum]:
    by_language = {language: one.errata for language, one in texts.items()}
    found = {}
    for id, facts in _numbered(entries(files("errata"), ErratumFacts)).items():
        words = dict(_of(id, by_language))
        found[id] = Erratum(
            **dict(facts),
            says=_said((language, one.says) for language, one in words.items()),
            should=_said((language, one.should) for language, one in words.items()),
        )
    return found


def _rulings(files: Files, texts: ByLanguage) -> dict[str, Ruling]:
    by_language = {language: one.rulings for language, one in texts.items()}
    found = {}
    for id, facts in _numbered(entries(files("rulings"), RulingFacts)).items():
        words = dict(_of(id, by_language))
        found[id] = Ruling(
            **dict(facts),
            question=_said((language, one.question) for language, one in words.items()),
            answer=_said((language, one.answer) for language, one in words.items()),
        )
    return found


def _retired(files: Files, texts: ByLanguage) -> dict[str, Retired]:
    why = {language: one.retired for language, one in texts.items()}
    return {
        id: Retired(**dict(facts), why=_said(_of(id, why)))
        for id, facts in entries(files("retired"), RetiredFacts).items()
    }


def _of(id: str, by_language: Mapping[str, Mapping[str, W]]) -> Iterator[tuple[str, W]]:
    """What each language says under this id."""
    return ((language, words[id]) for language, words in by_language.items() if id in words)


def _said(texts: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The texts that say something, by language."""
    return {language: text for language, text in texts if text.strip()}


def _numbered(entries: dict[str, W]) -> dict[str, W]:
    """In the order of their numbers: C9 comes before C10, wherever the file has it."""

    def order(id: str) -> list[tuple[int, str]]:
        return [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|\D+", id)]

    return {id: entries[id] for id in sorted(entries, key=order)}
