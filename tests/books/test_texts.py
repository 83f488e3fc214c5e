"""Facts and words come together; each has its place; what a language lacks falls back."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import Book, load_project
from ruleproof.books.find import find
from ruleproof.core import InputError, Place

LANTERN = "rulebooks/lantern"
FILES = {
    "disputes.yml": "C1: {lines: 3, rules: [light.cost], readings: [a, b], default: a}\n",
    "errata.yml": "C2: {lines: 4}\n",
    "rulings.yml": "Q1: {rules: [light.dark]}\n",
    "retired.yml": "light.old: {to: light.cost}\nlight.gone:\n",
    "terms.yml": "wick: {}\noil: {rule: light.cost}\n",
    "en/notes.yml": """\
credits: By us.
disputes:
  C1:
    title: When?
    readings: {a: At once., b: Later.}
    because: So.
errata:
  C2: {says: three, should: two}
rulings:
  Q1: {question: May I?, answer: No.}
text-only:
  light.dark: Nobody sees it.
retired:
  light.gone: It was a joke.
provenance:
  R2: It is a joke.
""",
    "es/index.md": "\n# El farol: un juego\n\nUn juego\nde un solo farol.\n",
    "es/terms.yml": """\
oil: {name: aceite, gender: m, ours: true, also: [combustible], avoid: [petróleo]}
wick: {name: ""}
""",
    "es/notes.yml": "disputes:\n  C1:\n    readings:\n      b: Luego.\n",
    "es/asked.yml": "light.cost:\n  - ¿Cuánto gasta?\n",
    "es/lock.yml": 'light.cost: "0123456789ab"\n',
}


@pytest.fixture
def folder(starter: Path) -> Path:
    (starter / "rulebooks/languages.yml").write_text("[en, es, fr]\n")
    (starter / LANTERN / "es").mkdir()
    for name, text in FILES.items():
        (starter / LANTERN / name).write_text(text)
    path = starter / LANTERN / "provenance.yml"
    path.write_text(path.read_text().replace("rule: light.dark", "out: true"))
    return starter


@pytest.fixture
def book(folder: Path) -> Book:
    return load_project(folder).book("lantern")


def test_facts_and_words_come_together(book: Book) -> None:
    assert book.info.title == {"en": "Lantern", "es": "El farol: un juego"}
    assert book.info.about["es"] == "Un juego de un solo farol."
    assert book.info.credits == {"en": "By us."}
    assert list(book.terms) == ["wick", "oil"]
    oil = book.terms["oil"]
    assert (oil.rule, oil.names) == ("light.cost", {"en": "oil", "es": "aceite"})
    assert (oil.gender, oil.ours) == ({"es": "m"}, ["es"])
    assert (oil.also, oil.avoid) == ({"es": ["combustible"]}, {"es": ["petróleo"]})
    assert oil.words("es") == ["aceite", "combustible"]
    dispute = book.disputes["C1"]
    assert (dispute.title, dispute.default) == ({"en": "When?"}, "a")
    assert dispute.readings == {"a": {"en": "At once."}, "b": {"en": "Later.", "es": "Luego."}}
    assert (book.errata["C2"].says, book.errata["C2"].should) == ({"en": "three"}, {"en": "two"})
    assert (book.rulings["Q1"].rules, book.rulings["Q1"].answer) == (["light.dark"], {"en": "No."})
    assert (book.retired["light.old"].to, book.retired["light.gone"].why) == ("light.cost", {"en": "It was a joke."})
    assert book.text_only == {"light.dark": {"en": "Nobody sees it."}}
    assert book.provenance.statements["R2"].why == {"en": "It is a joke."}
    assert book.asked == {"es": {"light.cost": ["¿Cuánto gasta?"]}}
    assert book.fresh == {"es": {"light.cost": "0123456789ab"}}


def test_a_term_that_nobody_has_named(book: Book) -> None:
    assert (book.terms["wick"].names, book.terms["wick"].name("es"), book.terms["wick"].words("es")) == ({}, "", [])


@pytest.mark.parametrize(
    ("file", "keys", "language", "place"),
    [
        ("disputes", ("C1",), "", "disputes.yml:1"),
        ("notes", ("disputes", "C1", "title"), "en", "en/notes.yml:4"),
        ("notes", ("disputes", "C1", "readings", "b"), "es", "es/notes.yml:4"),
        ("notes", ("disputes", "C1", "because"), "es", "es/notes.yml:2"),
        ("notes", ("rulings", "Q1"), "es", "es/notes.yml:1"),
        ("notes", ("rulings", "Q1"), "fr", "fr/notes.yml:1"),
        ("terms", ("wick",), "es", "es/terms.yml:2"),
        ("provenance", ("statements", "R2"), "", "provenance.yml:3"),
        ("lock", ("light.cost",), "es", "es/lock.yml:1"),
    ],
)
def test_facts_and_words_have_their_places(
    book: Book, file: str, keys: tuple[str, ...], language: str, place: str
) -> None:
    name, line = place.split(":")
    assert book.place(file, *keys, language=language) == Place(f"{LANTERN}/{name}", int(line))


def test_what_players_say_is_found(folder: Path) -> None:
    assert find(load_project(folder), "combustible", "es")[0].entry.id == "light.cost"
    assert find(load_project(folder), "petroleo", "en")[0].entry.id == "light.cost"


TWO_EXAMPLES = """\
---
chapter: lamp
title: {title}
---

### {title} {{#light.cost{modality}}}

!!! example "{title}, one {{#ex.one}}"

    One.

!!! example "{title}, two {{#ex.two}}"

    Two.
"""


def test_an_example_that_is_not_translated_falls_back_like_its_rule(starter: Path) -> None:
    book = starter / LANTERN
    (starter / "rulebooks/languages.yml").write_text("[en, es, fr]\n")
    (book / "book.yml").write_text("source_language: es\nchapters: [lamp]\n")
    (book / "terms.yml").unlink()
    for language, title in (("es", "Luz"), ("en", "Light"), ("fr", "Lumière")):
        (book / language).mkdir(exist_ok=True)
        (book / language / "index.md").write_text(f"# {title}\n")
        text = TWO_EXAMPLES.format(title=title, modality=" .must" if language == "es" else "")
        lines = text.splitlines(keepends=True)
        kept = {"es": len(lines), "en": 11, "fr": 7}[language]
        (book / language / "lamp.md").write_text("".join(lines[:kept]))
    loaded = load_project(starter).book("lantern")
    shown = {
        language: [(one.id, one.title) for one in loaded.examples_of("light.cost", language)]
        for language in ("es", "en", "fr")
    }
    assert shown == {
        "es": [("ex.one", "Luz, one"), ("ex.two", "Luz, two")],
        "en": [("ex.one", "Light, one"), ("ex.two", "Luz, two")],
        "fr": [("ex.one", "Light, one"), ("ex.two", "Luz, two")],
    }
    assert [one.language for one in loaded.examples_of("light.cost", "fr")] == ["en", "es"]
    found = find(load_project(starter), "luz", "fr")
    assert [hit.entry.id for hit in found] == ["light.cost"]


FORM = "Write '# Title of the book' and below it one paragraph that says what it is."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f":1: the file does not start with the title of the book. {FORM}"),
        ("\nLantern\n", f":2: the file does not start with the title of the book. {FORM}"),
        ("## Lantern\n", f":1: the file does not start with the title of the book. {FORM}"),
        ("#\n", f":1: the file does not start with the title of the book. {FORM}"),
        ("# Lantern\n\nA game.\nOf one lamp.\n\nAnd more.\n", f":6: a second paragraph. {FORM}"),
        ("# Lantern\n\n## About\n", f":3: a second heading. {FORM}"),
        (None, f" does not exist. {FORM}"),
    ],
)
def test_a_bad_title(starter: Path, text: str | None, message: str) -> None:
    path = starter / LANTERN / "en/index.md"
    path.unlink()
    if text is not None:
        path.write_text(text)
    with pytest.raises(InputError) as error:
        load_project(starter)
    assert str(error.value) == f"{LANTERN}/en/index.md{message}"
