"""Search without a browser: the same index, the same ranking."""

from __future__ import annotations

import pytest

from ruleproof.books import Project
from ruleproof.books.find import build_indexes, find, fold, meant, words_of
from ruleproof.books.find.words import Endings, akin, slips

ENDINGS = Endings([("ies", "y"), ("s", "")], ["ing", "ed", "er", "e"])


def first(project: Project, words: str, language: str) -> str:
    found = find(project, words, language)
    return found[0].entry.id if found else ""


@pytest.mark.parametrize(
    ("words", "language", "rule"),
    [
        ("burning", "en", "light.cost"),
        ("aceite", "es", "light.cost"),
        ("aceites", "es", "light.cost"),
        ("óleo", "es", "light.cost"),
        ("oleo", "es", "light.cost"),
        ("olio", "fr", "light.cost"),
        ("petroleo", "en", "light.cost"),
        ("1.1.2", "es", "light.dark"),
        ("rule 1.1.2", "en", "light.dark"),
        ("light.dark", "it", "light.dark"),
        ("walk.procession", "es", "walk.procession"),
        ("lanterns", "en", "light.cost"),
        ("procissoes", "fr", "walk.procession"),
        ("ENCENDIÓ menos gotas", "es", "light.dark"),
        ("singing", "en", "walk.sing"),
        ("lntern", "en", "light.cost"),
        ("procesion", "es", "walk.procession"),
        ("rpocession", "en", "walk.procession"),
    ],
)
def test_found_first(lantern: Project, words: str, language: str, rule: str) -> None:
    assert first(lantern, words, language) == rule


@pytest.mark.parametrize("words", ["", "   ", "!?", "zzzz", "·"])
def test_nothing_found(lantern: Project, words: str) -> None:
    assert find(lantern, words, "en") == []


def test_what_was_searched_instead(lantern: Project) -> None:
    indexes = build_indexes(lantern, "en").values()
    assert meant(indexes, "the lntern") == "the lantern"
    assert meant(indexes, "the lantern") == ""
    assert meant(indexes, "the lant") == ""


def test_folding() -> None:
    assert fold("Procissão ÉTÉ") == "procissao ete"
    assert words_of("l’huile, d'été_2") == ["l", "huile", "d", "ete", "2"]


@pytest.mark.parametrize(
    ("words", "stem"),
    [("attack attacks attacked attacking attacker", "attack"), ("move moves moved moving", "mov"), ("is", "is")],
)
def test_endings_are_taken_off(words: str, stem: str) -> None:
    assert {ENDINGS.stem(word) for word in words.split()} == {stem}


@pytest.mark.parametrize(
    ("one", "other", "most", "count"),
    [
        ("parade", "parade", 2, 0),
        ("praade", "parade", 2, 1),
        ("arade", "parade", 2, 1),
        ("parrade", "parade", 2, 1),
        ("paxade", "parade", 2, 1),
        ("praaed", "parade", 2, 2),
        ("praaed", "parade", 1, 2),
        ("par", "parade", 1, 2),
    ],
)
def test_slips(one: str, other: str, most: int, count: int) -> None:
    assert slips(one, other, most) == count


def test_akin() -> None:
    assert akin("attacking", "attacked")
    assert not akin("sing", "sink")
    assert not akin("at", "attack")
