"""Values of a game in plain words, for messages: no Python ever reaches a reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum


def plain(value: object) -> str:
    """A value as a person would say it: an enumeration's word, yes or no, a list with commas."""
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (str, int, float)):
        return str(value)
    if template := getattr(value, "template", None):
        return fill(template, vars(value))
    if isinstance(value, Mapping):
        return ", ".join(f"{plain(key)}: {plain(one)}" for key, one in value.items()) or "nothing"
    if (name := getattr(value, "name", None)) is not None:
        return plain(name)
    if is_dataclass(value) and not isinstance(value, type):
        return ", ".join(plain(getattr(value, field.name)) for field in fields(value))
    if hasattr(type(value), "model_fields"):
        return _described(value)
    if isinstance(value, Iterable):
        return ", ".join(plain(one) for one in value) or "nothing"
    return str(value)


def fill(template: str, values: Mapping[str, object]) -> str:
    """The template with its values in plain words."""
    return template.format(**{name: plain(value) for name, value in values.items()})


def spaced(name: str) -> str:
    """A name of the code as words: "oni_attacks" and "OniAttacks" are "oni attacks"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ").strip().lower()


def drawn(rows: Iterable[Sequence[object]]) -> str:
    """Rows of a table, each on a line of its own, columns lined up."""
    cells = [[plain(cell) if cell is not None else "" for cell in row] for row in rows]
    if not cells:
        return "\n        (no rows)"
    widths = [max(len(row[column]) for row in cells if column < len(row)) for column in range(max(map(len, cells)))]
    lines = (
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)) + " |" for row in cells
    )
    return "".join(f"\n        {line}" for line in lines)


def _described(model: object) -> str:
    """A part of the state that has no name: what kind of thing it is, and what of it is not empty."""
    shown = [
        f"{spaced(name)} {plain(one)}" for name, one in vars(model).items() if one not in (None, (), [], {}, set(), "")
    ]
    return f"{spaced(type(model).__name__)} ({', '.join(shown)})" if shown else spaced(type(model).__name__)
