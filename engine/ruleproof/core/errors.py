"""The kinds of error: malformed input, ambiguous reference, illegal act, unmet expectation."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from ruleproof.core.plain import fill


@dataclass(frozen=True, order=True)
class Place:
    """Where something stands: a file of the project and a line, counted from 1 (0 when the whole file is meant)."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class InputError(Exception):
    """Input that is malformed. The message says where, what is wrong and what to do."""

    def __init__(self, what: str, *, place: Place | None = None, todo: str = "") -> None:
        self.what = what
        self.place = place
        self.todo = todo
        super().__init__(str(self))

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place else ""
        return f"{where}{self.what}{' ' + self.todo if self.todo else ''}"


class AmbiguousReference(InputError):
    """A reference that fits more than one thing. The message lists the candidates."""


class Refusal(Exception):
    """An act that the rules do not allow. It names the rule; the table stays as it was."""

    def __init__(self, rule: str, text: str, **values: object) -> None:
        self.rule = rule
        self.text = text
        self.values = values
        self.also: str | None = None
        """For a pick that another rule excludes: the rule that offers the choice."""
        super().__init__(f"{fill(text, values)} [{rule}]")


class Mismatch(AssertionError):
    """What a step expects is not what is on the table."""


class UnseenRefusal(Mismatch):
    """The rules refused something, and the scenario went on as if they had not."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint that names the known word closest to `word`, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"Did you mean {close[0]!r}?" if close else ""
