"""The one vocabulary of Night Parade, to which every module of steps adds its phrases; and how a Then looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from ruleproof.core import InputError, Mismatch, Refusal, Vocabulary, fill
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.words import KINDS

P = ParamSpec("P")
T = TypeVar("T")

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)

given, when, then = vocabulary.given, vocabulary.when, vocabulary.then


def asked(question: Callable[Concatenate[NightTable, P], T], table: NightTable, *args: P.args, **kwargs: P.kwargs) -> T:
    """What play would answer now. Looking changes nothing; where play would refuse, the expectation is not met."""
    kept = table.state
    table.state = kept.model_copy(deep=True)
    try:
        return question(table, *args, **kwargs)
    except Refusal as refusal:
        why = fill(refusal.text, refusal.values)
        raise Mismatch(f"the rules refuse it: {why} [{table.trace.name(refusal.rule)}]") from refusal
    finally:
        table.state = kept


def counted(count: int, least: int = 0) -> int:
    """A number of things that can be: not a negative one."""
    if count < least:
        raise InputError(f"{count} is no number of pieces or cards.", todo=f"Write {least} or more.")
    return count


def expect_none_of(found: list[T], unwanted: list[T], what: str) -> None:
    """Fail if any of these is among what is found."""
    if there := [one for one in unwanted if one in found]:
        raise Mismatch(f"{what}: {', '.join(map(str, there))} should not be among them")
