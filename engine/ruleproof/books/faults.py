"""Tells whoever wrote an entry of a file all that is wrong with it, with an example of the right form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from ruleproof.core.errors import InputError, nearest

if TYPE_CHECKING:
    from ruleproof.books.files import Yaml

Keys = tuple[str | int, ...]
_SHOULD = {
    "string": "text",
    "list": "a list, [a, b]",
    "tuple": "a list, [a, b]",
    "dict": "a mapping, 'key: value' lines",
    "model": "a mapping, 'key: value' lines",
    "int": "a whole number",
    "bool": "true or false",
}
"""By the first word of the kind of fault, what should stand there."""


def told(
    file: Yaml, keys: Keys, entry: Any, error: ValidationError, form: str, known: Sequence[str] = ()
) -> InputError:
    """One message for all faults of the entry that stands under these keys."""
    faults: dict[Keys, list[str]] = {}
    for one in error.errors():
        faults.setdefault((*keys, *_path(entry, one)), []).append(_fault(one))
    lines = sorted((file.place(*path), f"{_name(path)} {_told(path, said, known)}") for path, said in faults.items())
    place, first = lines[0]
    if len(lines) == 1:
        return InputError(first, place=place, todo=like(keys, form))
    rest = "".join(f"\n  line {at.line}: {what}" for at, what in lines)
    what = f"{_name(keys)} has {len(lines)} faults.{rest}"
    return InputError(f"{what}\n{like(keys, form)}".rstrip(), place=file.place(*keys) if keys else place)


def like(keys: Keys, form: str) -> str:
    """The example of the right form, under the entry's own name; nothing where there is none."""
    if not form:
        return ""
    return f"Like this: {keys[-1]}: {form}" if keys else f"Like this: {form}"


def _name(path: Keys) -> str:
    return ".".join(str(key) for key in path) or "the file"


def _path(entry: Any, fault: ErrorDetails) -> Keys:
    """Where in the entry the fault is: pydantic names also kinds of value, which are no part of the file."""
    path: list[str | int] = []
    for key in fault["loc"]:
        there = key in entry if isinstance(entry, dict) else isinstance(entry, list) and key in range(len(entry))
        if there:
            entry = entry[key]
        elif fault["type"] == "missing":
            entry = None
        else:
            break
        path.append(key)
    return tuple(path)


def _fault(fault: ErrorDetails) -> str:
    """`missing`, `unknown`, or what should stand there."""
    if fault["type"] == "missing":
        return "missing"
    if fault["type"] == "extra_forbidden":
        return "unknown"
    if fault["type"] == "literal_error":
        return str(fault["ctx"]["expected"])
    return _SHOULD.get(fault["type"].partition("_")[0]) or f"otherwise: {fault['msg'][0].lower()}{fault['msg'][1:]}"


def _told(path: Keys, said: Sequence[str], known: Sequence[str]) -> str:
    if "missing" in said:
        return "is missing."
    if "unknown" in said:
        hint = nearest(str(path[-1]), known) or f"Known are {', '.join(known)}."
        return f"is not known here. {hint}"
    quote = " Quote it if it looks like a number, a date or a yes or no." if "text" in said else ""
    return f"should be {' or '.join(dict.fromkeys(said))}.{quote}"
