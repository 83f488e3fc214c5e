"""How much of what people type finds its rule, without a browser. A lookup that misses stays, and counts."""

from __future__ import annotations

import pytest
from tests.recall.measures import FOLDER, SHOWN, Tally, answers, first, lookups, names, questions, slipped, slips_found

from ruleproof.books import Project
from ruleproof.books.files import read_yaml
from ruleproof.books.find import Index, build_indexes, ranked_together

LEAST_FOUND = {"old": 0.95, "players": 0.75}
"""What part of a set of lookups is found among the first 3. More is wanted (95 of 100): `make bench` shows it."""
LEAST = 8
"""How many lookups a book needs in its source language and in English."""
SAMPLE = 9
"""Every how manyeth term is mistyped; `make bench` takes them all."""


@pytest.fixture(scope="module")
def indexes(project: Project) -> dict[str, dict[str, Index]]:
    return {language: build_indexes(project, language) for language in project.languages}


@pytest.mark.parametrize("name", LEAST_FOUND)
def test_lookups_find_their_rules(indexes: dict[str, dict[str, Index]], name: str) -> None:
    tally, missed = Tally(), []
    for lookup in lookups():
        if lookup.set == name:
            found = answers(indexes[lookup.language][lookup.book], lookup)
            tally.count(found)
            missed += [] if found else [f"{lookup.book} {lookup.language}: {lookup.words!r}"]
    assert tally.share >= LEAST_FOUND[name], f"{tally}\n" + "\n".join(missed)


def test_lookups_name_rules_that_exist(project: Project) -> None:
    for lookup in lookups():
        assert lookup.rules <= project.book(lookup.book).source_rules.keys(), lookup


def test_a_question_typed_word_for_word_is_found_first(indexes: dict[str, dict[str, Index]]) -> None:
    tally, missed = Tally(), []
    for language in ("en", "es"):
        for index in indexes[language].values():
            for title, found in questions(index):
                tally.count(found)
                missed += [] if found else [f"{index.texts.book} {language}: {title}"]
    assert tally.all > 400
    assert tally.share >= 0.98, f"{tally}\n" + "\n".join(missed)


def test_names_with_a_slip_are_found(project: Project, indexes: dict[str, dict[str, Index]]) -> None:
    total = Tally()
    for book, index in indexes["en"].items():
        terms = list(names(project, book, "en"))[::SAMPLE]
        for tally in slips_found(project, index, "en", terms).values():
            total.found += tally.found
            total.all += tally.all
    assert total.all > 300
    assert total.share >= 0.9, str(total)


def test_slips_are_slips() -> None:
    assert {(slip, third): words for slip, third, words in slipped("dark shrine")} == {
        ("dropped", "first"): "dark srine",
        ("dropped", "middle"): "dark shrne",
        ("dropped", "last"): "dark shrin",
        ("doubled", "first"): "dark shhrine",
        ("doubled", "middle"): "dark shriine",
        ("doubled", "last"): "dark shrinee",
        ("replaced", "first"): "dark sirine",
        ("replaced", "middle"): "dark shrjne",
        ("replaced", "last"): "dark shrinf",
        ("exchanged", "first"): "dark srhine",
        ("exchanged", "middle"): "dark shrnie",
        ("exchanged", "last"): "dark shrien",
    }
    assert list(slipped("ki")) == []


def test_the_open_book_stands_first(indexes: dict[str, dict[str, Index]]) -> None:
    hits = ranked_together(indexes["en"].values(), "attack", "oath")
    books = [hit.entry.book for hit in hits]
    assert books[0] == "oath"
    own = books.count("oath")
    assert set(books[:own]) == {"oath"}
    assert len(set(books[own:])) > 1
    assert [hit.entry for hit in hits[:SHOWN]] == first(indexes["en"]["oath"], "attack")


def test_every_book_has_lookups(project: Project) -> None:
    for book in project.books.values():
        asked = read_yaml(FOLDER / f"{book.id}.yml", FOLDER).data
        for language in {"en", book.source_language}:
            assert len(asked.get(language, {})) >= LEAST, f"{book.id}, {language}"
