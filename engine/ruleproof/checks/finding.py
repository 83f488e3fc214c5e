"""What a check finds, and what a family of checks is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Literal

from ruleproof.books.models import Book, Project
from ruleproof.core.errors import Place, nearest

Level = Literal["error", "warning", "note"]


@dataclass(frozen=True)
class Finding:
    """One fault: where it stands, what is wrong and what to do."""

    check: str
    level: Level
    place: Place
    book: str
    id: str
    """The rule, example, term or other entry it is about; empty where it is about none."""
    language: str
    """Empty where it is about no language."""
    what: str
    """A sentence without its full stop."""
    todo: str = ""


@dataclass(frozen=True)
class Family:
    """Checks that belong together, with a help text for whoever sees one of their findings."""

    name: str
    help: str
    find: Callable[[Project, Book], Iterator[Finding]]


def unknown_rule(book: Book, id: str, what: str = "rule") -> tuple[str, str]:
    """What to say of a rule id that the book does not have: a retired one names its successor."""
    if id in book.retired:
        to = book.retired[id].to
        return f"{what} {id!r} is retired", f"Use {to!r}." if to else "Nothing stands for it now: name another."
    return f"no {what} {id!r} in {book.id}", nearest(id, near(id, book.source_rules))


def near(id: str, known: Collection[str]) -> Collection[str]:
    """The ids worth comparing: in a very large book only those that start alike, so that many faults stay cheap."""
    return known if len(known) < 1000 else [one for one in known if one[:4] == id[:4]][:1000]
