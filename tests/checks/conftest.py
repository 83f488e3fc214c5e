"""A small clean project in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from planted import EN, ES, ES_CHAPTER, PHRASES, PHRASES_ES, SVG, TERMS, Planted


@pytest.fixture
def planted(starter: Path) -> Planted:
    """The starter with a Spanish translation, phrases and an icon: nothing is wrong in it."""
    project = Planted(starter)
    languages = "es: {name: Español, gherkin: es, material: es, conjunction: y}\n"
    project.add("rulebooks/languages.yml", languages)
    project.edit("rulebooks/lantern/book.yml", "{en: Lantern}", "{en: Lantern, es: Farol}")
    project.edit(TERMS, "{en: oil}", "{en: oil, es: aceite}")
    project.edit(TERMS, "  rule: light.cost", "  icon: drop\n  rule: light.cost")
    project.edit(EN, "2 drops of", "2 drops :drop: of")
    project.write("rulebooks/lantern/icons/drop.svg", SVG)
    project.write(ES, ES_CHAPTER)
    project.write(PHRASES_ES, PHRASES)
    project.fresh()
    return project
