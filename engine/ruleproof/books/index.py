"""Reads index.md of a language: the title of the book, and what the book is."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ruleproof.books.files import read_text, shown_path
from ruleproof.core.errors import InputError, Place

INDEX = "index"
FORM = "Write '# Title of the book' and below it one paragraph that says what it is."


@dataclass(frozen=True)
class Index:
    """What index.md says."""

    title: str = ""
    about: str = ""


def read_index(path: Path, root: Path) -> Index:
    """The title and the paragraph under it; nothing of either where there is no file."""
    if not path.exists():
        return Index()
    file = shown_path(path, root)
    lines = read_text(path, root).split("\n")
    written = [number for number, line in enumerate(lines) if line.strip()]
    first = written[0] if written else 0
    title = lines[first].removeprefix("# ").strip()
    if not lines[first].startswith("# ") or not title:
        raise InputError("the file does not start with the title of the book.", place=Place(file, first + 1), todo=FORM)
    body = written[1:]
    for before, number in pairwise(body):
        if number != before + 1:
            raise InputError("a second paragraph.", place=Place(file, number + 1), todo=FORM)
    if body and lines[body[0]].lstrip().startswith("#"):
        raise InputError("a second heading.", place=Place(file, body[0] + 1), todo=FORM)
    return Index(title, " ".join(lines[number].strip() for number in body))
