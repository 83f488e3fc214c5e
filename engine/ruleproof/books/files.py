"""Reads text and YAML of a project, with a line for everything and a plain message for what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, ValidationError

from ruleproof.core.errors import InputError, Place

Keys = tuple[str | int, ...]
M = TypeVar("M", bound="Model")
DEEPEST = 50
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Model(BaseModel):
    """The base of everything read from a project: no unknown keys, no change after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


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
        """The part named by these keys as a model; a fault in it is reported at its line."""
        part: Any = self.data
        for key in keys:
            part = part[key]
        if not isinstance(part, dict):
            raise InputError(
                f"{'.'.join(keys) or 'the file'} is not a mapping.",
                place=self.place(*keys),
                todo="Write 'key: value' lines.",
            )
        try:
            return model.model_validate(part)
        except ValidationError as error:
            first = error.errors()[0]
            path = (*keys, *(key for key in first["loc"] if key != "[key]"))
            name = ".".join(str(key) for key in path)
            raise InputError(
                f"{name}: {first['msg'][0].lower()}{first['msg'][1:]}.",
                place=self.place(*path),
                todo=_todo(first["type"], model),
            ) from None


def parse_yaml(text: str, file: str, first_line: int = 1) -> Yaml:
    """A YAML text whose top is a mapping. Aliases are refused: they hide text from translators and can explode."""
    loader = _Loader(text)
    try:
        _refuse_bombs(text, file, first_line)
        node = loader.get_single_node()
        result = Yaml(file, {})
        if node is None:
            return result
        if not isinstance(node, yaml.MappingNode):
            raise InputError(
                "the file is not a YAML mapping.", place=Place(file, first_line), todo="Write 'key: value' lines."
            )
        result.data = _build(loader, node, (), result, first_line)
        return result
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


def _todo(fault: str, model: type[BaseModel]) -> str:
    if fault == "missing":
        return "Add it."
    if fault == "string_type":
        return "Quote it if it looks like a number, a date or a yes or no."
    if fault != "extra_forbidden":
        return ""
    return f"Known here: {', '.join(field.alias or name for name, field in model.model_fields.items())}."


LocalText = Mapping[str, str]
"""One text in several languages, by language code."""
