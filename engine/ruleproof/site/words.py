"""What the pages say around the rules, by language."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path

from ruleproof.books.files import read_yaml

FILE = Path(__file__).with_name("words.yml")


@functools.cache
def all_words() -> Mapping[str, Mapping[str, str]]:
    """Key to language to words."""
    return read_yaml(FILE, FILE.parent).data


class Words:
    """The words of one language; English where the kit does not speak it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: object) -> str:
        worded = all_words()[key]
        return worded.get(self.language, worded["en"]).format(**values)

    def count(self, one: str, many: str, count: int) -> str:
        return self(one) if count == 1 else self(many, count=count)

    def language_name(self, code: str, otherwise: str) -> str:
        """The name of a language in this one."""
        return self(f"name-{code}") if f"name-{code}" in all_words() else otherwise
