"""The grammar of a step phrase, and the file of each language that translates it.

A phrase is literal text with `{name:Kind}` for a parameter, `{name:Kind+}` for a list of them, and `(el|la)` for words
that follow a parameter's gender or number: read, any of them will do; written, the one that agrees with the parameter
right behind it, else with the one before it (masculine or 1 first, feminine or any other number second).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import Field

from ruleproof.books.files import Model, Yaml
from ruleproof.core import InputError, Kind, Wording

_PART = re.compile(r"\{(?P<name>\w+):(?P<kind>\w+)(?P<many>\+?)\}|\((?P<alternatives>[^()|]*(?:\|[^()|]*)+)\)")

_SEPARATOR = r"(?:, | \w+ |, \w+ )"


SCENARIOS = "scenarios.yml"
"""In the folder of each language but English, whose phrases are in the engine and in the features."""


class PhrasesFile(Model):
    """<lang>/scenarios.yml: what one language needs to say and read the scenarios of a book."""

    form: ClassVar[str] = '\'steps: {"somebody lights it": "alguien lo enciende"}\'.'
    features: dict[str, str] = Field(default_factory=dict)
    scenarios: dict[str, str] = Field(default_factory=dict)
    steps: dict[str, str] = Field(default_factory=dict)
    columns: dict[str, str] = Field(default_factory=dict)
    words: dict[str, dict[str, str | list[str]]] = Field(default_factory=dict)
    """By kind and English word: the form to write, or a list of it and the others to be read."""
    trace: dict[str, str] = Field(default_factory=dict)


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: Kind
    many: bool


@dataclass(frozen=True)
class Phrase:
    """A phrase taken apart: literal strings, parameters and alternatives in order."""

    source: str
    parts: tuple[str | Parameter | tuple[str, ...], ...]

    @property
    def parameters(self) -> list[Parameter]:
        return [part for part in self.parts if isinstance(part, Parameter)]

    @property
    def first_word(self) -> str | None:
        """The literal word that every text of this phrase starts with, if there is one."""
        first = self.parts[0] if self.parts else ""
        word = first.split(" ", 1)[0] if isinstance(first, str) else ""
        whole = isinstance(first, str) and (" " in first or len(self.parts) == 1)
        return word if word and whole else None


def parse_phrase(source: str, kinds: Mapping[str, Kind], where: str) -> Phrase:
    parts: list[str | Parameter | tuple[str, ...]] = []
    end = 0
    for found in _PART.finditer(source):
        if found.start() > end:
            parts.append(source[end : found.start()])
        if found["alternatives"] is not None:
            parts.append(tuple(found["alternatives"].split("|")))
        else:
            if found["kind"] not in kinds:
                raise InputError(
                    f"{where}: the phrase {source!r} uses the unknown kind {found['kind']!r}.",
                    todo=f"Known are {', '.join(kinds)}.",
                )
            parts.append(Parameter(found["name"], kinds[found["kind"]], bool(found["many"])))
        end = found.end()
    if end < len(source):
        parts.append(source[end:])
    phrase = Phrase(source, tuple(parts))
    names = [one.name for one in phrase.parameters]
    for part in parts:
        if isinstance(part, str) and ("{" in part or "}" in part):
            raise InputError(
                f"{where}: the phrase {source!r} has a brace that is no parameter.", todo="Write {name:Kind}."
            )
    for name in names:
        if names.count(name) > 1:
            raise InputError(
                f"{where}: the phrase {source!r} has two parameters named {name!r}.", todo="Name each its own way."
            )
    return phrase


def phrase_pattern(phrase: Phrase, wording: Wording, conjunction: str) -> re.Pattern[str]:
    """What texts of the phrase look like."""
    out = []
    for part in phrase.parts:
        if isinstance(part, str):
            out.append(re.escape(part))
        elif isinstance(part, tuple):
            out.append(f"(?:{'|'.join(re.escape(one) for one in part)})")
        else:
            one = f"(?:{part.kind.pattern(wording)})"
            more = f"(?:(?:, | {re.escape(conjunction)} |, {re.escape(conjunction)} ){one})*" if part.many else ""
            out.append(f"(?P<{part.name}>{one}{more})")
    try:
        return re.compile("".join(out))
    except re.error as error:
        kinds = " or ".join(dict.fromkeys(one.kind.name for one in phrase.parameters))
        raise InputError(
            f"the phrase {phrase.source!r} cannot be read: the pattern of {kinds} is wrong, {error}.",
            todo="Mend it in the engine.",
        ) from None


def read_value(parameter: Parameter, text: str, wording: Wording) -> Any:
    if not parameter.many:
        return _read(parameter.kind, text, wording)
    one = f"(?:{parameter.kind.pattern(wording)})"
    # Item by item, so that a kind as free as a name does not take the conjunction for an item.
    first = re.compile(rf"({one})(?:{_SEPARATOR}({one}(?:{_SEPARATOR}{one})*))?")
    values = []
    rest: str | None = text
    while rest is not None:
        found = first.fullmatch(rest)
        if not found:
            raise InputError(f"{text!r} is no list of {parameter.kind.accepts(wording)}.")
        values.append(_read(parameter.kind, found[1], wording))
        rest = found[2]
    return values


def _read(kind: Kind, text: str, wording: Wording) -> Any:
    try:
        return kind.read(text, wording)
    except ValueError:  # as of a number with thousands of digits
        shown = text if len(text) <= 60 else f"{text[:60]}…"
        raise InputError(f"{shown!r} is not {kind.accepts(wording)} that can be read.") from None


def write_value(parameter: Parameter, value: Any, wording: Wording, conjunction: str) -> str:
    if not parameter.many:
        return parameter.kind.write(value, wording)
    return join([parameter.kind.write(one, wording) for one in value], conjunction)


def join(words: list[str], conjunction: str) -> str:
    """One, two and three."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"


def check_translation(english: Phrase, translated: Phrase, file: Yaml) -> None:
    """A translated phrase has the same parameters, of the same kinds."""
    wanted = sorted((one.name, one.kind.name, one.many) for one in english.parameters)
    found = sorted((one.name, one.kind.name, one.many) for one in translated.parameters)
    if wanted != found:
        shown = ", ".join(f"{{{name}:{kind}{'+' if many else ''}}}" for name, kind, many in wanted) or "none"
        raise InputError(
            f"the translation {translated.source!r} has other parameters than {english.source!r}.",
            place=file.place("steps", english.source),
            todo=f"Use exactly: {shown}.",
        )
