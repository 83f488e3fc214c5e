"""Reads feature files, in any language, into scenarios with the book's rules and examples attached."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gherkin.errors import ParserException
from gherkin.parser import Parser, ParserContext
from gherkin.token import Token

from ruleproof.books.files import read_text, shown_path
from ruleproof.core import InputError, Place
from ruleproof.core.vocabulary import StepType

_PLACEHOLDER = re.compile(r"<([^<>]+)>")
_TYPES: dict[str, StepType] = {"Context": "given", "Action": "when", "Outcome": "then"}


class _Parser(Parser):
    """Gherkin's parser, made quick where it is slow: half the time for the same document.

    It stops at the first error. It passes over blank lines at once: they matter only in text blocks, which no step
    takes. It looks up what to do in a state instead of listing what to do in every state.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stop_at_first_error = True
        self._matchers: dict[int, Callable[[Token, ParserContext], int]] = {}

    def match_token(self, state: int, token: Token, context: ParserContext) -> int:
        if not token.eof() and token.line.is_empty():
            return state
        matcher = self._matchers.get(state)
        if matcher is None:
            matcher = self._matchers[state] = getattr(self, f"match_token_at_{state}")
        return matcher(token, context)


@dataclass(frozen=True)
class StepLine:
    """A step as written."""

    type: StepType
    keyword: str
    text: str
    place: Place
    table: list[list[str]] | None = None


@dataclass(frozen=True)
class Scenario:
    """A scenario ready to run: background first, outline rows filled in."""

    name: str
    outline: str
    """The name as written, the same for all rows of an outline."""
    language: str
    """Gherkin's name of the language it is written in."""
    place: Place
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    readings: dict[str, str]
    tags: tuple[str, ...]
    steps: tuple[StepLine, ...]


@dataclass(frozen=True)
class RuleBlock:
    """A Gherkin `Rule:` with its scenarios; scenarios outside any have a block without a name."""

    name: str
    rules: tuple[str, ...]
    scenarios: tuple[Scenario, ...]


@dataclass(frozen=True)
class Feature:
    name: str
    language: str
    """Gherkin's name of the language."""
    place: Place
    tags: tuple[str, ...]
    blocks: tuple[RuleBlock, ...] = field(default=())
    descriptions: tuple[tuple[str, Place], ...] = ()
    """The lines of free text under its headings."""

    @property
    def scenarios(self) -> list[Scenario]:
        return [scenario for block in self.blocks for scenario in block.scenarios]


def read_feature(path: Path, root: Path) -> Feature:
    return parse_feature(read_text(path, root), shown_path(path, root))


def parse_feature(text: str, file: str) -> Feature:
    """The feature in the text. Two scenarios of one name are refused: pytest-bdd would run only one of them."""
    try:
        document: Any = _Parser().parse(text)
    except ParserException as error:
        raise InputError(
            f"not Gherkin: {_fault(error)}.", place=Place(file, error.location["line"]), todo="Mend it here."
        ) from None
    feature = document.get("feature")
    if not feature:
        raise InputError("the file has no feature.", place=Place(file, 1), todo="Start it with 'Feature: …'.")
    builder = _Builder(file, feature["language"])
    blocks = tuple(builder.blocks(feature))
    seen: dict[str, Place] = {}
    for block in blocks:
        for scenario in block.scenarios:
            known = seen.setdefault(scenario.outline, scenario.place)
            if known != scenario.place:
                raise InputError(
                    f"the scenario name {scenario.outline!r} is already used on line {known.line}.",
                    place=scenario.place,
                    todo="Give one of the two another name.",
                )
    return Feature(
        feature["name"],
        feature["language"],
        Place(file, feature["location"]["line"]),
        tuple(tag["name"][1:] for tag in feature["tags"]),
        blocks,
        tuple(_descriptions(feature, file, text.split("\n"))),
    )


def _fault(error: ParserException) -> str:
    """What the parser says, but for the names it has for kinds of line."""
    what = str(error).split("): ", 1)[-1]
    if what.startswith("unexpected end of file"):
        return "the file ends in the midst of something"
    _, expected, found = what.partition(", got ")
    return f"{found} cannot stand here" if expected else what


def _descriptions(node: Any, file: str, lines: list[str]) -> Iterator[tuple[str, Place]]:
    """Free text under a heading and those below it, line by line: Gherkin tells only where the heading stands."""
    line = node["location"]["line"]
    for text in filter(None, map(str.strip, node["description"].split("\n"))):
        line = next((number for number in range(line + 1, len(lines) + 1) if lines[number - 1].strip() == text), line)
        yield text, Place(file, line)
    for child in node.get("children", ()):
        for part in child.values():
            yield from _descriptions(part, file, lines)
    for examples in node.get("examples", ()):
        yield from _descriptions(examples, file, lines)


class _Builder:
    def __init__(self, file: str, language: str) -> None:
        self.file = file
        self.language = language

    def blocks(self, feature: Any) -> Iterator[RuleBlock]:
        tags = _names(feature)
        background: list[Any] = []
        loose: list[Scenario] = []
        for child in feature["children"]:
            if "background" in child:
                background = child["background"]["steps"]
            elif "scenario" in child:
                loose += self.scenarios(child["scenario"], tags, background)
            else:
                if loose:
                    yield RuleBlock("", _ids(tags, "rule."), tuple(loose))
                    loose = []
                yield self.rule(child["rule"], tags, background)
        if loose:
            yield RuleBlock("", _ids(tags, "rule."), tuple(loose))

    def rule(self, rule: Any, outer: list[str], background: list[Any]) -> RuleBlock:
        tags = outer + _names(rule)
        steps = list(background)
        scenarios: list[Scenario] = []
        for child in rule["children"]:
            if "background" in child:
                steps += child["background"]["steps"]
            else:
                scenarios += self.scenarios(child["scenario"], tags, steps)
        return RuleBlock(rule["name"], _ids(tags, "rule."), tuple(scenarios))

    def scenarios(self, scenario: Any, outer: list[str], background: list[Any]) -> Iterator[Scenario]:
        place = Place(self.file, scenario["location"]["line"])
        tags = outer + _names(scenario)
        if not scenario["name"]:
            raise InputError("the scenario has no name.", place=place, todo="State the rule it shows, in a sentence.")
        if not scenario["steps"]:
            raise InputError(f"the scenario {scenario['name']!r} has no steps.", place=place, todo="Write some.")
        rows = [(examples, row) for examples in scenario["examples"] for row in examples["tableBody"]]
        if scenario["examples"] and not rows:
            raise InputError(
                f"the outline {scenario['name']!r} has no examples.", place=place, todo="Add rows under 'Examples:'."
            )
        for number, (examples, row) in enumerate(rows, 1):
            names = [cell["value"] for cell in examples["tableHeader"]["cells"]]
            values = dict(zip(names, [cell["value"] for cell in row["cells"]], strict=True))
            yield self.scenario(scenario, place, tags + _names(examples), background, values, f" ({number})")
        if not rows:
            yield self.scenario(scenario, place, tags, background, {}, "")

    def scenario(
        self, scenario: Any, place: Place, tags: list[str], background: list[Any], values: dict[str, str], suffix: str
    ) -> Scenario:
        return Scenario(
            name=scenario["name"] + suffix,
            outline=scenario["name"],
            language=self.language,
            place=place,
            rules=_ids(tags, "rule."),
            examples=tuple(tag for tag in tags if tag.startswith("ex.")),
            readings=self.readings(tags, place),
            tags=tuple(tags),
            steps=tuple(self.steps([*background, *scenario["steps"]], values)),
        )

    def readings(self, tags: list[str], place: Place) -> dict[str, str]:
        """@reading.C61=b runs the scenario under reading b of dispute C61."""
        readings = {}
        for tag in _ids(tags, "reading."):
            dispute, sign, reading = tag.partition("=")
            if not sign or not reading:
                raise InputError(f"the tag @reading.{tag} names no reading.", place=place, todo="Write @reading.C61=b.")
            readings[dispute] = reading
        return readings

    def steps(self, steps: Iterable[Any], values: dict[str, str]) -> Iterator[StepLine]:
        type_: StepType = "given"
        for step in steps:
            type_ = _TYPES.get(step["keywordType"], type_)
            table = step.get("dataTable")
            if "docString" in step:
                raise InputError(
                    "steps take no quoted text block.",
                    place=Place(self.file, step["docString"]["location"]["line"]),
                    todo="Use a table.",
                )
            yield StepLine(
                type_,
                step["keyword"],
                _filled(step["text"], values),
                Place(self.file, step["location"]["line"]),
                [[_filled(cell["value"], values) for cell in row["cells"]] for row in table["rows"]] if table else None,
            )


def _filled(text: str, values: dict[str, str]) -> str:
    """The text with the row's values; what a value brings in is not looked at again."""
    return _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text) if values else text


def _names(node: Any) -> list[str]:
    return [tag["name"][1:] for tag in node["tags"]]


def _ids(tags: Iterable[str], prefix: str) -> tuple[str, ...]:
    return tuple(tag.removeprefix(prefix) for tag in tags if tag.startswith(prefix))
