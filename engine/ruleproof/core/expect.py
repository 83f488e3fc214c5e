"""Comparisons for Then steps, with messages a person at the table understands."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.core.errors import Mismatch
from ruleproof.core.plain import drawn, plain


def expect(actual: object, expected: object, what: str) -> None:
    """Fail unless `actual` equals `expected`. `what` names the thing compared: "Tomoe's life"."""
    if actual != expected:
        raise Mismatch(f"{what}: {_difference(expected, actual)}")


def expect_set(actual: Iterable[object], expected: Iterable[object], what: str) -> None:
    """Fail unless both hold the same things, each as often, in any order."""
    found, wanted = list(actual), list(expected)
    missing = list(wanted)
    extra = [one for one in found if not _taken(one, missing)]
    if missing or extra:
        raise Mismatch(f"{what}: {_difference(wanted, found)}")


def expect_among(actual: Iterable[object], expected: Iterable[object], what: str) -> None:
    """Fail unless `expected` are among what is found, each as often; others may be there too."""
    found, missing = list(actual), list(expected)
    for one in found:
        _taken(one, missing)
    if missing:
        raise Mismatch(f"{what}: {_difference(missing, found, 'expected among them')}")


def _taken(one: object, others: list[object]) -> bool:
    if one in others:
        others.remove(one)
        return True
    return False


def _difference(expected: object, actual: object, wanted: str = "expected") -> str:
    """Both sides in words; rows of a table as tables, one under the other."""
    if _rows(expected) or _rows(actual):
        return f"{wanted}{drawn(_rows(expected))}\n      found{drawn(_rows(actual))}"
    return f"{wanted} {plain(expected)}, found {plain(actual)}"


def _rows(value: object) -> list[tuple[object, ...]]:
    """Several rows of several cells: worth drawing as a table."""
    if isinstance(value, (list, tuple, set, frozenset)) and value:
        rows = [one for one in value if isinstance(one, tuple) and len(one) > 1]
        return rows if len(rows) == len(value) else []
    return []
