"""What a page shows of texts that its language has, lacks, or calls otherwise; without MkDocs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.site.site_helpers import make_lantern

from ruleproof.books import load_project
from ruleproof.core import InputError
from ruleproof.site.edition import Edition
from ruleproof.site.facts import Facts
from ruleproof.site.pages import site_pages

BOOK = "rulebooks/lantern"
Shown = Callable[[str, str], str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make_lantern(tmp_path / "project")


@pytest.fixture
def shown(folder: Path) -> Shown:
    """A page of the small project in a language, as it stands now: its Markdown with everything put in."""

    def show(language: str, name: str) -> str:
        edition = Edition(Facts(load_project(folder)), language)
        text = dict(site_pages(edition))[f"lantern/{name}.md"]
        return re.sub(r'<div data-later="\d+"></div>', lambda mark: edition.later[mark[0]], text)

    return show


def test_an_example_that_is_not_translated_is_shown_in_english_and_marked(folder: Path, shown: Shown) -> None:
    assert '<div class="rp-example" id="ex.last-drop">' in shown("es", "lamp")
    spanish = folder / BOOK / "es/lamp.md"
    text = spanish.read_text()
    spanish.write_text(text[: text.index("!!! example")] + text[text.index("### Sin aceite") :])
    page = shown("es", "lamp")
    assert "Una luz quema aceite" in page
    assert '<div class="rp-example" id="ex.last-drop" lang="en">' in page
    assert 'lang="es">Ejemplo <span class="rp-badge rp-other">en inglés</span></span> Down to nothing' in page


def test_the_glossary_says_what_players_say_and_what_not_to_say(folder: Path, shown: Shown) -> None:
    (folder / BOOK / "es/terms.yml").write_text("oil: {name: aceite, also: [combustible], avoid: [petróleo]}\n")
    page = shown("es", "glossary")
    assert 'Los jugadores también dicen: <span lang="es">combustible</span>' in page
    assert 'No: <del lang="es">petróleo</del>' in page


def test_a_term_that_nobody_has_named_goes_by_its_id(folder: Path, shown: Shown) -> None:
    with (folder / BOOK / "terms.yml").open("a") as file:
        file.write("spark: {}\n")
    assert "### spark { #term.spark }" in shown("es", "glossary")


def test_credits_and_reasons_fall_back_to_english(shown: Shown) -> None:
    assert '<p><span lang="en">Lantern is ours.</span></p>' in shown("es", "index")
    assert '<span>Solo texto: <span lang="en">Nobody can measure it.</span></span>' in shown("es", "night")


def test_credits_and_reasons_in_the_language_of_the_page(folder: Path, shown: Shown) -> None:
    (folder / BOOK / "es/notes.yml").write_text(
        "credits: El farol es nuestro.\ntext-only: {walk.sing: Nadie < puede.}\n"
    )
    assert "<p>El farol es nuestro.</p>" in shown("es", "index")
    assert "<span>Solo texto: Nadie &lt; puede.</span>" in shown("es", "night")


def test_a_link_that_leads_nowhere_is_told_where_the_text_stands(folder: Path, shown: Shown) -> None:
    (folder / BOOK / "es/notes.yml").write_text(
        "disputes:\n  C1:\n    title: ¿Cuenta?\n    readings:\n      a: Cuenta.\n      b: No, [nada](term:oill).\n"
    )
    with pytest.raises(InputError) as error:
        shown("es", "disputes")
    assert str(error.value) == f"{BOOK}/es/notes.yml:6: lantern has no term 'oill'. Did you mean 'oil'?"
