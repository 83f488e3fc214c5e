"""Comparisons for Then steps, with messages a person at the table understands."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.core.errors import Mismatch


def expect(actual: object, expected: object, what: str) -> None:
    """Fail unless `actual` equals `expected`. `what` names the thing compared: "Tomoe's life"."""
    if actual != expected:
        raise Mismatch(f"{what}: expected {_shown(expected)}, found {_shown(actual)}")


def expect_set(actual: Iterable[object], expected: Iterable[object], what: str) -> None:
    """Fail unless both hold the same things, each as often, in any order."""
    found, wanted = list(actual), list(expected)
    missing = list(wanted)
    extra = [one for one in found if not _taken(one, missing)]
    if missing or extra:
        raise Mismatch(f"{what}: expected {_shown(wanted)}, found {_shown(found)}")


def _taken(one: object, others: list[object]) -> bool:
    if one in others:
        others.remove(one)
        return True
    return False


def _shown(value: object) -> str:
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(_shown(one) for one in value) or "nothing"
    return "nothing" if value is None else str(value)
