"""Each lookup of the recall files finds its rule among the first 3 on the pages of its book, without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import Project
from ruleproof.books.files import read_yaml
from ruleproof.books.find import build_index

FOLDER = Path(__file__).parent
BOOKS = sorted(path.stem for path in FOLDER.glob("*.yml"))
SHOWN = {"on the book's pages": 3, "on the front page": 5}
"""Among how many the rule is found. On the front page the five books answer together."""
LEAST = 8
"""How many lookups a book needs in its source language and in English."""


@pytest.mark.parametrize("where", SHOWN)
@pytest.mark.parametrize("book", BOOKS)
def test_recall(project: Project, book: str, where: str) -> None:
    missed = []
    reading = book if where == "on the book's pages" else None
    for language, lookups in read_yaml(FOLDER / f"{book}.yml", FOLDER).data.items():
        index = build_index(project, language)
        for words, rule in lookups.items():
            assert rule in project.book(book).source_rules, f"{book}.yml: no rule {rule}"
            found = [(entry.book, entry.rule) for entry, _ in index.search(words, reading)]
            if (book, rule) not in found[: SHOWN[where]]:
                missed.append(f"{language}: {words!r} finds {found[: SHOWN[where]]}, not {rule}")
    assert missed == []


def test_every_book_has_lookups(project: Project) -> None:
    for book in project.books.values():
        lookups = read_yaml(FOLDER / f"{book.id}.yml", FOLDER).data
        for language in {"en", book.source_language}:
            assert len(lookups.get(language, {})) >= LEAST, f"{book.id}, {language}"
