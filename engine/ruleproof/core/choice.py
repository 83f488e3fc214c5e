"""Choices that the rules leave to somebody: exactly the legal options, one of which is picked from outside."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Choice:
    """Who may choose what, and by which rule. `about` says what is chosen, as a template like a trace text."""

    by: object
    about: str
    options: tuple[object, ...]
    rule: str
    values: Mapping[str, object] = field(default_factory=dict)
    """What fills the template."""


Act = Generator[Choice, int, T]
"""An act of the game: it yields each choice it needs and is sent the index of the option picked."""


def choose(by: object, about: str, options: Sequence[T], *, rule: str, **values: object) -> Act[T]:
    """Let `by` choose among `options`. With a single option there is nothing to choose.

    Use as `target = yield from choose("the players", "the target", targets, rule="priority.tie")`.
    """
    if not options:
        raise ValueError(f"a choice of {about} without options: ask only where the rules leave at least one")
    if len(options) == 1:
        return options[0]
    picked = yield Choice(by, about, tuple(options), rule, values)
    return options[picked]
