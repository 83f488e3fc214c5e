"""Search without a browser: the same index, the same ranking."""

from __future__ import annotations

import pytest

from ruleproof.books import Project
from ruleproof.books.find import find, fold, keys, likeness, words_of

PLURALS = [("oes", "ao"), ("ais", "al"), ("s", "")]


def first(project: Project, words: str, language: str) -> str:
    found = find(project, words, language)
    return found[0][1] if found else ""


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
    ],
)
def test_found_first(lantern: Project, words: str, language: str, rule: str) -> None:
    assert first(lantern, words, language) == rule


@pytest.mark.parametrize("words", ["", "   ", "!?", "zzzz", "·"])
def test_nothing_found(lantern: Project, words: str) -> None:
    assert find(lantern, words, "en") == []


def test_folding() -> None:
    assert fold("Procissão ÉTÉ") == "procissao ete"
    assert words_of("l’huile, d'été_2") == ["l", "huile", "d", "ete", "2"]


def test_plurals_lead_to_every_possible_singular() -> None:
    assert keys("procissoes", PLURALS) == ["procissoes", "procissao", "procissoe"]
    assert keys("as", PLURALS) == ["as"]


def test_likeness() -> None:
    assert likeness(["cards", "card"], "card") == 1.0
    assert likeness(["car"], "cards") == 0.8
    assert likeness(["attacking"], "attacked") == 0.5
    assert likeness(["at"], "attack") == 0.0
    assert likeness(["sing"], "sink") == 0.0
