"""The words around the rules exist in every language of the kit, with the same gaps to fill."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import ruleproof.site
from ruleproof.books import load_project
from ruleproof.books.languages import KIT, kit_language
from ruleproof.books.models import MODALITIES
from ruleproof.site.facts import PAGES
from ruleproof.site.sources import THEME_WORDS
from ruleproof.site.templates import FOLDER, THEME
from ruleproof.site.words import Words

KIT_LANGUAGES = sorted(path.stem for path in KIT.glob("*.yml"))
PROSE = {code: one.site for code in KIT_LANGUAGES if (one := kit_language(code))}


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", KIT_LANGUAGES)
def test_every_word_in_every_language(language: str) -> None:
    english, worded = PROSE["en"], PROSE[language]
    assert list(worded) == list(english), "the same words in the same order"
    assert [key for key, text in worded.items() if not text.strip()] == ["footer"], "what only a project says"
    assert {key: gaps(text) for key, text in worded.items()} == {key: gaps(text) for key, text in english.items()}


def test_every_language_names_every_other_and_says_what_the_kit_says_in_a_trace() -> None:
    known = [one for code in KIT_LANGUAGES if (one := kit_language(code))]
    assert all(sorted(one.names) == KIT_LANGUAGES for one in known)
    assert len({frozenset(one.trace) for one in known if one.name != "English"}) == 1


def test_what_pages_ask_for_is_there() -> None:
    wanted = {*MODALITIES, *PAGES, *THEME_WORDS.values(), "applied", "rejected", "refused", "offered", "chosen"}
    wanted |= {"proved", "claimed", "text-only", "open", "refuted", "stands", "not-decided"}
    assert wanted <= set(PROSE["en"])


def test_no_word_is_unused() -> None:
    """A word that no page says is dead weight for translators."""
    modules = Path(ruleproof.site.__file__).parent.glob("*.py")
    templates = (path for path in (THEME / FOLDER).rglob("*") if path.is_file())
    sources = "".join(path.read_text(encoding="utf-8") for path in (*modules, *templates))
    said = {*MODALITIES, "refuted", "stands", "not-decided", "proved", "claimed", "text-only", "open"}
    said |= {"applied", "rejected", "refused", "offered", "chosen", "assumed", "passes", "fails"}
    unused = [key for key in PROSE["en"] if key not in said and not re.search(rf"""["']{key}["']""", sources)]
    assert unused == []


def test_a_language_the_kit_does_not_speak_reads_english(starter: Path) -> None:
    (starter / "rulebooks/languages.yml").write_text("[en, de, es, fr]\n")
    (starter / "rulebooks/languages").mkdir()
    (starter / "rulebooks/languages/de.yml").write_text(
        "name: Deutsch\ngherkin: de\nmaterial: de\nconjunction: und\n"
        "site: {books: Regelbücher}\nnames: {es: Spanisch}\n"
    )
    project = load_project(starter)
    german = Words(project, "de")
    assert (german("books"), german("glossary")) == ("Regelbücher", "Glossary")
    assert Words(project, "es")("glossary") == "Glosario"
    assert Words(project, "fr").language_name("es") == "espagnol"
    assert [german.language_name(code) for code in ("es", "fr", "de")] == ["Spanisch", "French", "Deutsch"]
    assert Words(project, "fr").language_name("de") == "Deutsch"
