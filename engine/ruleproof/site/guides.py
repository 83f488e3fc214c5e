"""The project's own guides: Markdown files in English that mkdocs.yml lists, as pages of the site's English edition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ruleproof.books.files import read_text
from ruleproof.books.folders import refuse_outside
from ruleproof.books.models import Project
from ruleproof.core.errors import InputError, Place
from ruleproof.site.base import read_base

LANGUAGE = "en"
_TITLE = re.compile(r"# +(.+)")


@dataclass(frozen=True)
class Guide:
    """One file. `name` is its stem, and its address below guides/."""

    name: str
    title: str
    text: str


def read_guides(project: Project) -> Iterator[Guide]:
    """The files under `extra: guides:`, in that order."""
    extra = read_base(project).get("extra") or {}
    for listed in extra.get("guides") or ():
        path = project.root / str(listed)
        if path.suffix != ".md" or not path.is_file():
            raise InputError(
                f"the guide {listed} is no Markdown file.",
                place=Place("mkdocs.yml", 1),
                todo="Name files like docs/guide.md under 'extra: guides:'.",
            )
        refuse_outside(path, project.root)
        text = read_text(path, project.root)
        title = _TITLE.match(text)
        if title is None:
            raise InputError("the guide has no title.", place=Place(str(listed), 1), todo="Begin it with '# Title'.")
        yield Guide(Path(str(listed)).stem, title[1].strip(), text)
