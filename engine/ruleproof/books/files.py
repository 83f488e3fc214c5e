"""Reads text and YAML of a project, with a line for everything and a plain message for what is wrong."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from ruleproof.books.faults import like, told
from ruleproof.core.errors import InputError, Place

Keys = tuple[str | int, ...]
M = TypeVar("M", bound="Model")
T = TypeVar("T")
DEEPEST = 50
LARGEST = 20_000_000
"""In bytes: no text of a project is larger."""
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Model(BaseModel):
    """The base of everything read from a project: no unknown keys, no change after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)
    form: ClassVar[str] = ""
    """What a small entry of this kind looks like, for messages."""


def shown_path(path: Path, root: Path) -> str:
    """The path as messages show it: from the project folder where it lies inside."""
    try:
        return path.relative_to(root).as_posix()
    except ValueError:
        return str(path)


def read_text(path: Path, root: Path) -> str:
    """The file's text. Line endings are made \\n; a byte order mark is dropped."""
    shown = shown_path(path, root)
    try:
        _refuse_no_text(path.stat(), shown)
        raw = path.read_bytes()
    except FileNotFoundError:
        raise InputError(f"{shown} does not exist.", todo="Check the path.") from None
    except IsADirectoryError:
        raise InputError(f"{shown} is a folder, not a file.", todo="Name a file in it.") from None
    except OSError as error:
        raise InputError(f"{shown} cannot be read: {error.strerror}.") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise InputError(
            f"the file is not UTF-8 (byte {raw[error.start]:#04x}).",
            place=Place(shown, line),
            todo="Save it as UTF-8.",
        ) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _refuse_no_text(found: os.stat_result, shown: str) -> None:
    """A pipe or a device would keep us waiting for ever, and so would a text that nobody wrote."""
    if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
        raise InputError(f"{shown} is no file, but a pipe, a device or the like.", todo="Name a file.")
    if found.st_size > LARGEST:
        raise InputError(f"{shown} is larger than {LARGEST // 1_000_000} MB.", todo="Name a text, or part it.")


@dataclass
class Yaml:
    """The data of a YAML file and the line on which each part of it starts."""

    file: str
    data: dict[str, Any]
    lines: dict[Keys, int] = field(default_factory=dict)

    def place(self, *keys: str | int) -> Place:
        """Where the part named by these keys stands; the nearest part around it if it does not exist."""
        while keys and keys not in self.lines:
            keys = keys[:-1]
        return Place(self.file, self.lines.get(keys, 1))

    def model(self, model: type[M], *keys: str) -> M:
        """The part named by these keys as a model; everything that is wrong with it is told at once."""
        part = self._mapping(keys, model.form)
        try:
            return model.model_validate(part)
        except ValidationError as error:
            known = [field.alias or name for name, field in model.model_fields.items()]
            raise told(self, keys, part, error, model.form, known) from None

    def read(self, type_: TypeAdapter[T], form: str, *keys: str) -> T:
        """Like `model`, for a part that is no model: texts by id."""
        part = self._mapping(keys, form)
        try:
            return type_.validate_python(part)
        except ValidationError as error:
            raise told(self, keys, part, error, form) from None

    def keys(self, *section: str) -> list[str]:
        """The ids of the entries of the file, or of one of its sections."""
        return list(self._mapping(section, ""))

    def _mapping(self, keys: tuple[str, ...], form: str) -> dict[str, Any]:
        """The part named by these keys. One that is not there or says nothing is empty."""
        part: Any = self.data
        for key in keys:
            part = part.get(key)
            if part is None:
                return {}
            if not isinstance(part, dict):
                todo = like(keys, form) or "Write 'key: value' lines."
                raise InputError(f"{'.'.join(keys)} is not a mapping.", place=self.place(*keys), todo=todo)
        return dict(part)


TEXTS = TypeAdapter(dict[str, str])
"""Texts by id."""


def parse_yaml(text: str, file: str, first_line: int = 1) -> Yaml:
    """A YAML text whose top is a mapping. Aliases are refused: they hide text from translators and can explode."""
    result = Yaml(file, {})
    with _composed(text, file, first_line) as (loader, node):
        if node is None:
            return result
        if not isinstance(node, yaml.MappingNode):
            raise InputError(
                "the file is not a YAML mapping.", place=Place(file, first_line), todo="Write 'key: value' lines."
            )
        result.data = _build(loader, node, (), result, first_line)
        return result


def read_names(path: Path, root: Path) -> dict[str, Place]:
    """A YAML file that is a list of names, each once: where each of them stands. They are taken as written, so that
    `no` is Norwegian and not false."""
    shown = shown_path(path, root)
    names: dict[str, Place] = {}
    with _composed(read_text(path, root), shown, 1) as (_, node):
        if not isinstance(node, yaml.SequenceNode):
            raise InputError("the file is not a list.", place=Place(shown, 1), todo="Write '- en', one on each line.")
        for one in node.value:
            place = Place(shown, one.start_mark.line + 1)
            if not isinstance(one, yaml.ScalarNode):
                raise InputError("an entry is not a plain word.", place=place, todo="Write '- en'.")
            if one.value in names:
                raise InputError(f"{one.value!r} stands twice.", place=place, todo="Remove one of the two.")
            names[one.value] = place
    return names


@contextmanager
def _composed(text: str, file: str, first_line: int) -> Iterator[tuple[Any, yaml.Node | None]]:
    """The loader with the text's node. What is wrong with the YAML itself is told with its line."""
    loader = _Loader(text)
    try:
        _refuse_bombs(text, file, first_line)
        yield loader, loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        line = (error.problem_mark.line if error.problem_mark else 0) + first_line
        raise InputError(
            f"broken YAML: {error.problem or error.context}.", place=Place(file, line), todo="Mend it here."
        ) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + first_line
        raise InputError(
            f"broken YAML: the character #x{int(error.character):04x} cannot stand in it.",
            place=Place(file, line),
            todo="Remove it.",
        ) from None
    finally:
        loader.dispose()


def read_yaml(path: Path, root: Path) -> Yaml:
    return parse_yaml(read_text(path, root), shown_path(path, root))


def read_optional_yaml(path: Path, root: Path) -> Yaml:
    """Like read_yaml; a file that is not there is empty."""
    return read_yaml(path, root) if path.exists() else Yaml(shown_path(path, root), {})


def _refuse_bombs(text: str, file: str, first_line: int) -> None:
    """Look through the text without building anything: no aliases, no nesting that would exhaust the stack."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.ScalarEvent):
            continue
        place = Place(file, (event.start_mark.line if event.start_mark else 0) + first_line)
        if isinstance(event, yaml.AliasEvent):
            raise InputError("YAML aliases (&, *) are not used here.", place=place, todo="Write the value out.")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise InputError(f"the YAML is nested more than {DEEPEST} deep.", place=place, todo="Flatten it.")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _build(loader: Any, node: yaml.Node, keys: Keys, result: Yaml, first_line: int) -> Any:
    place = Place(result.file, node.start_mark.line + first_line)
    result.lines.setdefault(keys, place.line)
    if isinstance(node, yaml.MappingNode):
        mapping: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + first_line
            if key_node.tag == "tag:yaml.org,2002:merge" or not isinstance(key_node, yaml.ScalarNode):
                raise InputError("a key must be a plain word.", place=Place(result.file, line))
            key = key_node.value
            if key in mapping:
                raise InputError(
                    f"the key {key!r} stands twice.", place=Place(result.file, line), todo="Remove one of the two."
                )
            result.lines[(*keys, key)] = line
            mapping[key] = _build(loader, value_node, (*keys, key), result, first_line)
        return mapping
    if isinstance(node, yaml.SequenceNode):
        return [_build(loader, one, (*keys, i), result, first_line) for i, one in enumerate(node.value)]
    try:
        return loader.construct_object(node)
    except ValueError:
        raise InputError(
            f"{node.value!r} looks like a date or a number, but is none.", place=place, todo="Quote it."
        ) from None


LocalText = Mapping[str, str]
"""One text in several languages, by language code."""
