"""What the kit itself knows of a language: data it ships, one file a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pydantic import Field

from ruleproof.books.files import Model, read_optional_yaml

FOLDER = Path(__file__).parent.parent / "languages"


class KitLanguage(Model):
    """languages/<lang>.yml of the package."""

    trace: dict[str, str] = Field(default_factory=dict)
    """What the kit says in a trace of any game, by its English."""


@cache
def kit_language(code: str) -> KitLanguage:
    """The kit's words in this language; none where it ships none, so that English stands in."""
    return read_optional_yaml(FOLDER / f"{code}.yml", FOLDER.parent).model(KitLanguage)
