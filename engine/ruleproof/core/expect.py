"""Comparisons for Then steps, with messages a person at the table understands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ruleproof.core.errors import Mismatch
from ruleproof.core.plain import drawn, plain


def expect(actual: object, expected: object, what: str) -> None:
    """Fail unless `actual` equals `expected`. `what` names the thing compared: "Tomoe's life"."""
    if actual != expected:
        raise Mismatch(f"{what}: expected {_shown(expected)}{_and(expected, actual)}found {_shown(actual)}")


def expect_set(actual: Iterable[object], expected: Iterable[object], what: str) -> None:
    """Fail unless both hold the same things, each as often, in any order."""
    found, wanted = list(actual), list(expected)
    missing = list(wanted)
    extra = [one for one in found if not _taken(one, missing)]
    if missing or extra:
        raise Mismatch(f"{what}: expected {_shown(wanted)}{_and(wanted, found)}found {_shown(found)}")


def expect_among(actual: Iterable[object], expected: Iterable[object], what: str) -> None:
    """Fail unless `expected` are among what is found, each as often; others may be there too."""
    found, missing = list(actual), list(expected)
    for one in found:
        _taken(one, missing)
    if missing:
        raise Mismatch(f"{what}: expected {_shown(missing)} among them{_and(missing, found)}found {_shown(found)}")


def _taken(one: object, others: list[object]) -> bool:
    if one in others:
        others.remove(one)
        return True
    return False


def _and(expected: object, actual: object) -> str:
    return "\n      " if _rows(expected) or _rows(actual) else ", "


def _shown(value: object) -> str:
    if rows := _rows(value):
        return drawn(rows)
    if isinstance(value, Mapping) and not value:
        return "nothing"
    return plain(value)


def _rows(value: object) -> list[tuple[object, ...]]:
    """Several rows of several cells: worth drawing as a table."""
    if isinstance(value, (list, tuple, set, frozenset)) and value:
        rows = [one for one in value if isinstance(one, tuple) and len(one) > 1]
        return rows if len(rows) == len(value) else []
    return []
