"""A small clean project in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.checks.planted import EN, ES, ES_CHAPTER, PHRASES, PHRASES_ES, SVG, TERMS, TERMS_ES, TERMS_ES_TEXT, Planted


@pytest.fixture
def planted(starter: Path) -> Planted:
    """The starter with a Spanish translation, phrases and an icon: nothing is wrong in it."""
    project = Planted(starter)
    project.add("rulebooks/languages.yml", "- es\n")
    project.write("rulebooks/lantern/es/index.md", "# Farol\n")
    project.write(TERMS_ES, TERMS_ES_TEXT)
    project.edit(TERMS, "rule: light.cost", "icon: drop, rule: light.cost")
    project.edit(EN, "2 drops of", "2 drops :drop: of")
    project.write("rulebooks/lantern/icons/drop.svg", SVG)
    project.write(ES, ES_CHAPTER)
    project.write(PHRASES_ES, PHRASES)
    project.fresh()
    return project
