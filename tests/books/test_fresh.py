"""Recording fresh translations."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.books.fresh import HEADER, record_fresh
from ruleproof.core import InputError

LOCK = "rulebooks/lantern/es/lock.yml"
ES = """\
---
chapter: lamp
title: La lámpara
---

### Sin aceite no hay luz {#light.dark}

No.

### Una luz quema aceite {#light.cost}

Sí.
"""


@pytest.fixture
def two(starter: Path) -> Path:
    with (starter / "rulebooks/languages.yml").open("a") as languages:
        languages.write("- es\n- fr\n")
    folder = starter / "rulebooks/lantern/es"
    folder.mkdir()
    (folder / "lamp.md").write_text(ES)
    return starter


def record(root: Path, language: str, *rules: str) -> int:
    project = load_project(root)
    return record_fresh(project, project.book("lantern"), language, rules or None)


def test_every_rule_is_recorded_in_the_order_of_the_book(two: Path) -> None:
    assert record(two, "es") == 2
    rules = load_project(two).book("lantern").source_rules
    text = (two / LOCK).read_text()
    assert text == f'{HEADER}light.cost: "{rules["light.cost"].hash}"\nlight.dark: "{rules["light.dark"].hash}"\n'
    record(two, "es")
    assert (two / LOCK).read_text() == text


def test_one_rule_is_recorded_and_the_rest_stays(two: Path) -> None:
    (two / LOCK).write_text('light.dark: "old"\nlight.gone: "x"\n')
    (two / "rulebooks/lantern/fr").mkdir()
    (two / "rulebooks/lantern/fr/lock.yml").write_text('light.dark: "f"\n')
    assert record(two, "es", "light.cost", "light.cost") == 1
    book = load_project(two).book("lantern")
    assert book.fresh == {
        "es": {"light.cost": book.source_rules["light.cost"].hash, "light.dark": "old"},
        "fr": {"light.dark": "f"},
    }


@pytest.mark.parametrize(
    ("language", "rules", "message"),
    [
        ("de", (), "no language 'de'. languages.yml has: en, es, fr."),
        ("en", (), "en is the source language of lantern: it is never stale. Name a translation."),
        ("fr", (), "lantern has no chapter in fr. Translate one first."),
        ("es", ("light.cots",), "lantern has no rule 'light.cots'. Did you mean 'light.cost'?"),
    ],
)
def test_what_cannot_be_recorded(two: Path, language: str, rules: tuple[str, ...], message: str) -> None:
    with pytest.raises(InputError) as error:
        record(two, language, *rules)
    assert str(error.value) == message
    assert list((two / "rulebooks").rglob("lock.yml")) == []


def test_a_rule_that_is_not_translated(two: Path) -> None:
    path = two / "rulebooks/lantern/es/lamp.md"
    path.write_text(ES[: ES.index("### Una luz")])
    with pytest.raises(InputError) as error:
        record(two, "es", "light.cost")
    assert str(error.value) == "lantern has no rule 'light.cost' in es. Translate it first, under the same id."


def test_the_old_file_stays_when_writing_fails(two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record(two, "es")
    before = (two / LOCK).read_text()

    def fail(source: str, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        record(two, "es", "light.cost")
    assert (two / LOCK).read_text() == before
    assert [path.name for path in (two / LOCK).parent.iterdir() if path.name.startswith(".lock-")] == []
