"""The record of what the rules decided, and of what they considered and rejected."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import ClassVar, Literal

from ruleproof.core.errors import InputError, nearest
from ruleproof.core.plain import fill
from ruleproof.core.state import as_it_is_now

Outcome = Literal["applied", "rejected", "refused", "offered", "chosen", "assumed"]
"""Assumed: no rule decided anything, but the scenario left the moment open and the act took this one for granted."""


@cache
def placeholders(template: str) -> frozenset[str]:
    """The names that values must fill in a template."""
    return frozenset(name.split(".")[0].split("[")[0] for _, name, _, _ in Formatter().parse(template) if name)


class Worded:
    """A value of several parts, such as an option to choose: a frozen dataclass whose fields fill its template."""

    template: ClassVar[str]
    """Translated like the text of an entry."""

    def __str__(self) -> str:
        return fill(self.template, vars(self))


@dataclass(frozen=True)
class Entry:
    """One decision: its outcome, the rule that made it, and why, as templates with values, to be translated."""

    outcome: Outcome
    rule: str
    text: str
    because: str = ""
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        reason = f", because {fill(self.because, self.values)}" if self.because else ""
        return f"{self.outcome} {self.rule}: {fill(self.text, self.values)}{reason}"


class Trace:
    """Entries in the order of the decisions. Only rules of the book can be cited."""

    def __init__(self, known_rules: Collection[str], names: Mapping[str, str] | None = None) -> None:
        self._known = known_rules
        self._names = names or {}
        self.entries: list[Entry] = []

    def name(self, rule: str) -> str:
        """How a message calls the rule: by title and number where the book tells them, else by its id."""
        return self._names.get(rule, rule)

    def applied(self, rule: str, text: str, **values: object) -> None:
        """`rule` decided this."""
        self.record("applied", rule, text, values)

    def rejected(self, rule: str, text: str, *, because: str, **values: object) -> None:
        """`rule` ruled this possibility out."""
        self.record("rejected", rule, text, values, because)

    def record(self, outcome: Outcome, rule: str, text: str, values: Mapping[str, object], because: str = "") -> None:
        if rule not in self._known:
            raise InputError(
                f"the engine cites rule {rule!r}, which the book does not have.", todo=nearest(rule, self._known)
            )
        for template in (text, because):
            if missing := placeholders(template) - values.keys():
                raise InputError(f"the trace text {template!r} has no value for {sorted(missing)[0]!r}.")
        kept = {name: as_it_is_now(value) for name, value in values.items()}
        self.entries.append(Entry(outcome, rule, text, because, kept))

    def rewind(self, length: int) -> None:
        """Forget what was recorded after the first `length` entries."""
        del self.entries[length:]
