"""Choices that the rules leave to somebody: exactly the legal options, one of which is picked from outside."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar

from ruleproof.core.errors import Refusal

T = TypeVar("T")

PLAYERS: Final[Literal["the players"]] = "the players"
"""Who chooses where the rules leave it to all of them: any player may say it."""

WhyNot = Callable[[object], Refusal | None]
"""For something that is no option: the refusal by the rule that excludes it, or None where no rule does."""


@dataclass(frozen=True)
class Choice:
    """Who may choose what, and by which rule. `about` says what is chosen, as a template like a trace text."""

    by: object
    about: str
    options: tuple[object, ...]
    rule: str
    values: Mapping[str, object] = field(default_factory=dict)
    """What fills the template."""
    why_not: WhyNot | None = None


Act = Generator[Choice, int, T]
"""An act of the game: it yields each choice it needs and is sent the index of the option picked."""


def choose(
    by: object, about: str, options: Sequence[T], *, rule: str, why_not: WhyNot | None = None, **values: object
) -> Act[T]:
    """Let `by` choose among `options`. A single option is taken at once; a scenario may state it all the same.

    Use as `target = yield from choose(PLAYERS, "the target", targets, rule="priority.tie")`. Where another rule than
    the one that offers the choice takes an option away, `why_not` names it to somebody who picks that.
    """
    if not options:
        raise ValueError(f"a choice of {about} without options: ask only where the rules leave at least one")
    picked = yield Choice(by, about, tuple(options), rule, values, why_not)
    return options[picked]
