"""The words around the rules exist in all five languages, with the same gaps to fill."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from ruleproof.books.models import MODALITIES
from ruleproof.site.facts import PAGES
from ruleproof.site.sources import THEME_WORDS
from ruleproof.site.words import Words, all_words

LANGUAGES = ["en", "es", "fr", "it", "pt-BR"]


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("key", sorted(all_words()))
def test_every_word_in_every_language(key: str) -> None:
    worded = all_words()[key]
    assert sorted(worded) == LANGUAGES
    assert all(isinstance(text, str) and text.strip() for text in worded.values())
    assert {frozenset(gaps(text)) for text in worded.values()} == {frozenset(gaps(worded["en"]))}


def test_what_pages_ask_for_is_there() -> None:
    wanted = {*MODALITIES, *PAGES, *THEME_WORDS.values(), "applied", "rejected", "refused", "offered", "chosen"}
    wanted |= {"proved", "claimed", "text-only", "open", "refuted", "stands", "not-decided"}
    assert wanted <= set(all_words())


def test_no_word_is_unused() -> None:
    """A word that no page says is dead weight for translators."""
    from pathlib import Path

    import ruleproof.site

    sources = "".join(path.read_text() for path in Path(ruleproof.site.__file__).parent.glob("*.py"))
    said = {*MODALITIES, "refuted", "stands", "not-decided", "proved", "claimed", "text-only", "open"}
    said |= {"applied", "rejected", "refused", "offered", "chosen", "passes", "fails"}
    unused = [
        key
        for key in all_words()
        if key not in said and not key.startswith("name-") and not re.search(rf"""["']{key}["']""", sources)
    ]
    assert unused == []


def test_a_language_the_kit_does_not_speak_reads_english() -> None:
    assert Words("de")("glossary") == "Glossary"
    assert Words("es")("glossary") == "Glosario"
    assert Words("fr").language_name("es", "Español") == "espagnol"
    assert Words("fr").language_name("de", "Deutsch") == "Deutsch"
