"""Planted defects: raw HTML and pictures in texts, Markdown in titles. What only looks like them is left alone."""

from __future__ import annotations

import pytest
from tests.checks.planted import EN, ES, NOTES_ES, TERMS_ES, Planted

from ruleproof.books.markup import faults_of, mark_in

TODO = "Write it in Markdown; for the sign itself write \\<."


def test_raw_html_in_a_rule(planted: Planted) -> None:
    planted.edit(ES, "Encender el farol quema", "Encender\n<b>el farol</b> quema")
    assert planted.lines("markup") == [
        f"{ES}:11: error: the text has raw HTML, '<b>' (light.cost, es). {TODO}",
    ]


def test_a_block_of_html_in_an_example(planted: Planted) -> None:
    planted.edit(EN, "    With 2 drops", "    <script>\n    alert(1)\n    </script>\n\n    With 2 drops")
    (line,) = [line for line in planted.lines("markup") if line.startswith(EN)]
    assert line == f"{EN}:14: error: the text has raw HTML, '<script>…' (ex.last-drop, en). {TODO}"


def test_a_comment_is_html(planted: Planted) -> None:
    planted.edit(ES, "No puedes", "<!-- by me -->\n\nNo puedes")
    assert planted.lines("markup") == [
        f"{ES}:18: error: the text has raw HTML, '<!-- by me -->' (light.dark, es). {TODO}"
    ]


def test_a_picture(planted: Planted) -> None:
    planted.edit(ES, "No puedes", "![un farol](farol.png) No puedes")
    assert planted.lines("markup") == [
        f"{ES}:18: error: the text has a picture, 'un farol' (light.dark, es). "
        "Take it out; a drawing goes into icons/, and :its-name: into the text."
    ]


def test_a_title_with_markdown_or_html(planted: Planted) -> None:
    planted.edit(ES, "### Una luz quema aceite", "### Una *luz* quema aceite")
    planted.edit(ES, '"Hasta la nada', '"Hasta la <i>nada</i>')
    assert planted.lines("markup") == [
        f"{ES}:8: warning: the title 'Una *luz* quema aceite' has emphasis, and titles are shown as they stand "
        "(light.cost, es). Write words alone.",
        f"{ES}:12: warning: the title 'Hasta la <i>nada</i>' has HTML, and titles are shown as they stand "
        "(ex.last-drop, es). Write words alone.",
    ]


BESIDE = """\
credits: <b>Us</b>
disputes:
  C9:
    title: "*¿Cuál?*"
    readings:
      a: un <b>farol</b>
      b: un farol
    because: un <b>farol</b>
rulings:
  Q9: {question: "¿<b>Qué</b>?", answer: "<i>Eso</i>"}
errata:
  C8:
    says: un <b>farol</b>
    should: "![farol](x.png)"
"""


def test_texts_beside_the_chapters(planted: Planted) -> None:
    """Terms, disputes, rulings, errata, credits and titles are texts of the book as well."""
    for name, facts in (
        ("disputes", "C9: {lines: 1, rules: [], readings: [a, b], default: a}"),
        ("rulings", "Q9: {rules: []}"),
        ("errata", "C8: {lines: 1}"),
    ):
        planted.write(f"rulebooks/lantern/{name}.yml", f"{facts}\n")
    planted.write(TERMS_ES, 'oil:\n  name: "`aceite`"\n  meaning: un <b>farol</b>\n')
    planted.write(NOTES_ES, BESIDE)
    planted.write("rulebooks/lantern/es/index.md", "# [El](x) farol\n")
    found = [line.partition(": ") for line in planted.lines("markup")]
    assert {place: rest.partition(" (")[0] for place, _, rest in found} == {
        "rulebooks/lantern/es/index.md:1": (
            "warning: the title '[El](x) farol' has a link, and titles are shown as they stand"
        ),
        f"{NOTES_ES}:1": "error: the text has raw HTML, '<b>'",
        f"{NOTES_ES}:4": "warning: the title '*¿Cuál?*' has emphasis, and titles are shown as they stand",
        f"{NOTES_ES}:6": "error: the text has raw HTML, '<b>'",
        f"{NOTES_ES}:8": "error: the text has raw HTML, '<b>'",
        f"{NOTES_ES}:10": "error: the text has raw HTML, '<i>'",
        f"{NOTES_ES}:13": "error: the text has raw HTML, '<b>'",
        f"{NOTES_ES}:14": "error: the text has a picture, 'farol'",
        f"{TERMS_ES}:2": "warning: the title '`aceite`' has code, and titles are shown as they stand",
        f"{TERMS_ES}:3": "error: the text has raw HTML, '<b>'",
    }


def test_what_a_book_is_holds_no_html(planted: Planted) -> None:
    planted.write("rulebooks/lantern/es/index.md", "# El farol\n\nUn <b>farol</b>.\n")
    assert planted.lines("markup") == [
        f"rulebooks/lantern/es/index.md:1: error: the text has raw HTML, '<b>' (es). {TODO}"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "2 < 3 and 4 > 3",
        "a<b",
        "1 <2 or 2> 1",
        "the code `<b>` is shown",
        "    <b>\n    as code",
        "```\n<b>\n```",
        "&lt;b&gt; and \\<b>",
        "<https://example.org/>",
        "<somebody@example.org>",
        "I <3 lanterns!",
        "wow! [oil](term:oil)",
        "*a* **b** _c_\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    ],
)
def test_no_html(text: str) -> None:
    assert list(faults_of(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "<b>",
        "</b>",
        "a<br/>b",
        "<script>alert(1)</script>",
        "<!-- no -->",
        "<?php ?>",
        "<img src=x onerror=alert(1)>",
        "- a list\n  <div>",
        "| a |\n|---|\n| <b> |",
        "> <i>",
        "*<u>*",
        "![a](b)",
        "![a][b]\n\n[b]: c",
    ],
)
def test_html_and_pictures_wherever_they_stand(text: str) -> None:
    assert list(faults_of(text))


@pytest.mark.parametrize(
    ("title", "mark"),
    [
        ("A *b*", "emphasis"),
        ("__b__", "emphasis"),
        ("`b`", "code"),
        ("[a](b)", "a link"),
        ("![a](b)", "a picture"),
        ("a <b> c", "HTML"),
        ("<https://example.org>", "a link"),
        ("2 * 3 * 4", ""),
        ("snake_case_name", ""),
        ("2 < 3", ""),
        ("Kaoru & Kuma [sic]", ""),
        ("- 1. # Effect", ""),
    ],
)
def test_marks_in_a_title(title: str, mark: str) -> None:
    assert mark_in(title) == mark
