"""The languages of a project, and what is known of each: data of the kit, added to or overridden by the project.

`rulebooks/languages.yml` lists them. `rulebooks/languages/<lang>.yml` holds what the project itself says of one; what
that leaves out is as the kit has it, and words that the kit lacks as well are English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, ClassVar

from pydantic import Field

from ruleproof.books.files import Model, Yaml, read_names, read_optional_yaml, read_yaml, shown_path
from ruleproof.core.errors import InputError, Place, nearest

KIT = Path(__file__).parent.parent / "languages"
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
NEEDED = ("name", "gherkin", "material", "conjunction")
"""What must be known of a language; for the rest English stands in."""


class LanguageFile(Model):
    """languages/<lang>.yml, of the kit or of a project: whatever it says."""

    form: ClassVar[str] = "'name: Deutsch', 'gherkin: de', 'material: de', 'conjunction: und', a line each."
    name: str | None = None
    gherkin: str | None = None
    material: str | None = None
    conjunction: str | None = None
    plurals: list[tuple[str, str]] | None = None
    unbroken: list[str] | None = None
    small: str | None = None
    endings: str | None = None
    everyday: dict[str, str] = Field(default_factory=dict)
    trace: dict[str, str] = Field(default_factory=dict)
    site: dict[str, str] = Field(default_factory=dict)
    names: dict[str, str] = Field(default_factory=dict)


class Language(Model):
    """One language of the project."""

    name: str
    """Its own name for itself."""
    gherkin: str
    """What Gherkin calls it: `# language: pt`."""
    material: str
    """What the site's theme calls it."""
    conjunction: str
    """The word before the last of a list in a step."""
    plurals: list[tuple[str, str]] = Field(default_factory=list)
    """Endings of plurals and of their singulars, longest first, for search: [ões, ão]."""
    unbroken: list[str] = Field(default_factory=list)
    """Marks with a space at which no line may break: " :", "« "."""
    small: str = ""
    """The words of a question that tell nothing of its subject, without accents."""
    endings: str = ""
    """What search takes off the end of a word after the plural: ing, ed."""
    everyday: dict[str, str] = Field(default_factory=dict)
    """Words that players use and no glossary has, each with those that rules use: my go: turn."""
    trace: dict[str, str] = Field(default_factory=dict)
    """What the kit says in a trace of any game, by its English."""
    site: dict[str, str] = Field(default_factory=dict)
    """What the pages say around the rules."""
    names: dict[str, str] = Field(default_factory=dict)
    """How it calls other languages, by their codes."""


def read_languages(folder: Path, root: Path) -> dict[str, Language]:
    """The languages that rulebooks/languages.yml lists, in its order."""
    listed = read_names(folder / "languages.yml", root)
    for code, place in listed.items():
        if not CODE.fullmatch(code):
            raise InputError(f"{code!r} is not the code of a language.", place=place, todo="Like en, pt-BR, de.")
    if "en" not in listed:
        raise InputError(
            "the project lacks English (en), in which scenarios are written and to which every language falls back.",
            place=Place(shown_path(folder / "languages.yml", root), 1),
            todo="Add it to the list.",
        )
    for path in sorted((folder / "languages").glob("*.yml")):
        if path.stem not in listed:
            raise InputError(
                f"{path.stem!r} is no language of the project.",
                place=Place(shown_path(path, root), 1),
                todo=nearest(path.stem, listed) or "Add it to rulebooks/languages.yml, or remove the file.",
            )
    return {code: _language(code, folder, root, place) for code, place in listed.items()}


def _language(code: str, folder: Path, root: Path, listed: Place) -> Language:
    path = folder / "languages" / f"{code}.yml"
    own = read_optional_yaml(path, root)
    said = own.model(LanguageFile)
    kit = kit_language(code)
    if kit is None and not path.exists():
        known = ", ".join(sorted(path.stem for path in KIT.glob("*.yml")))
        raise InputError(
            f"nothing says what the language {code!r} is called and how it writes lists.",
            place=listed,
            todo=f"Write {shown_path(path, root)}: {LanguageFile.form} The kit itself knows {known}.",
        )
    _refuse_misfits(own, said)
    known_here = merged(kit.model_dump(exclude_none=True) if kit else {}, said.model_dump(exclude_none=True))
    missing = [name for name in NEEDED if name not in known_here]
    if missing:
        raise InputError(f"{missing[0]} is missing.", place=Place(own.file, 1), todo=f"Like this: {LanguageFile.form}")
    return Language.model_validate(known_here)


def merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """`own` over `base`, key by key."""
    result = dict(base)
    for key, value in own.items():
        result[key] = {**result.get(key, {}), **value} if isinstance(value, dict) else value
    return result


@cache
def kit_language(code: str) -> LanguageFile | None:
    """What the kit ships of this language; nothing where it does not know it."""
    path = KIT / f"{code}.yml"
    return read_yaml(path, KIT.parent).model(LanguageFile) if path.exists() else None


def _refuse_misfits(file: Yaml, said: LanguageFile) -> None:
    """Words that nothing asks for, and words with other gaps than what they stand for."""
    english = kit_language("en")
    assert english is not None
    for key, text in said.site.items():
        if key not in english.site:
            todo = nearest(key, english.site) or "Remove it."
            raise InputError(f"no page says site.{key}.", place=file.place("site", key), todo=todo)
        _same_gaps(file.place("site", key), f"site.{key}", english.site[key], text)
    for template, text in said.trace.items():
        _same_gaps(file.place("trace", template), f"the translation of {template!r}", template, text)


def _same_gaps(place: Place, what: str, english: str, text: str) -> None:
    wanted = set(_gaps(english))
    try:
        found = set(_gaps(text))
    except ValueError:
        raise InputError(f"{what} has a brace that does not close.", place=place, todo="Close it.") from None
    if wanted != found:
        shown = ", ".join(f"{{{name}}}" for name in sorted(wanted)) or "none"
        raise InputError(f"{what} has other gaps than the English.", place=place, todo=f"Use exactly: {shown}.")


def _gaps(text: str) -> Iterator[str]:
    return (name for _, name, _, _ in Formatter().parse(text) if name is not None)
