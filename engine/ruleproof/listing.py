"""How `ruleproof steps` lists a vocabulary: by chapter, what each phrase accepts, and a scenario that uses it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ruleproof.core import Columns, Grid, Kind, Step
from ruleproof.scenarios import BookRunner
from ruleproof.scenarios.hints import closeness
from ruleproof.scenarios.language import ScenarioLanguage
from ruleproof.scenarios.phrases import Phrase

LONG = 60
"""A longer list of values is told once, after the phrases."""


@dataclass(frozen=True)
class Use:
    """Where the book's scenarios use a phrase first."""

    chapter: str
    place: str
    scenario: str

    def __str__(self) -> str:
        return f"{self.place}  {self.scenario}"


@dataclass(frozen=True)
class Listed:
    """A phrase to list."""

    step: Step
    phrase: Phrase
    use: Use | None


def listed(runner: BookRunner, language: str, words: Iterable[str] = ()) -> list[Listed]:
    """The phrases that hold all the words (as beginnings of words, also in columns and values), by chapter and in the
    order of Given, When, Then; where none does, those that come nearest."""
    speaker = runner.language(language)
    uses = first_uses(runner)
    found = [Listed(step, phrase, uses.get((step.type, step.phrase))) for step, phrase in speaker.steps]
    wanted = [word.casefold() for word in words]
    if wanted:
        fitting = [one for one in found if _fits(_text(one, speaker, runner.language("en")), wanted)]
        found = fitting or [one for one in found if closeness(" ".join(wanted), one.phrase) > 0.5]
    chapters = {chapter: number for number, chapter in enumerate(runner.book.info.chapters)}
    types = {"given": 0, "when": 1, "then": 2}
    return sorted(found, key=lambda one: (chapters.get(_chapter(one), len(chapters)), types[one.step.type]))


def steps_lines(runner: BookRunner, language: str, words: Iterable[str] = ()) -> Iterator[str]:
    """Chapter by chapter; lists of values that are long stand once, at the end."""
    speaker = runner.language(language)
    long: dict[str, str] = {}
    before: tuple[str, str] = ("", "")
    for one in listed(runner, language, words):
        chapter, type_ = _chapter(one), one.step.type
        if chapter != before[0]:
            yield _title(runner, chapter, language)
        if (chapter, type_) != before:
            yield f"  {type_.capitalize()}"
        before = (chapter, type_)
        yield f"    {one.phrase.source}"
        yield from (f"        {line}" for line in _accepted(one.step, one.phrase, speaker, long))
        if one.use:
            yield f"        e.g. in {one.use}"
    if long:
        yield "Values"
        yield from (f"  {name}: {accepted}" for name, accepted in long.items())


def _accepted(step: Step, phrase: Phrase, speaker: ScenarioLanguage, long: dict[str, str]) -> Iterator[str]:
    for parameter in phrase.parameters:
        many = ", one or several" if parameter.many else ""
        yield f"{parameter.name}: {_values(parameter.kind, speaker, long)}{many}"
    if isinstance(step.table, Columns):
        for name, kind in step.table.kinds.items():
            cell = speaker.cell_parameter(kind)
            optional = " (may be left out)" if kind.endswith("?") else ""
            many = ", one or several" if cell.many else ""
            yield f"| {speaker.column(name)} | {_values(cell.kind, speaker, long)}{many}{optional}"
    elif isinstance(step.table, Grid):
        yield speaker.table_help(step.table)


def _values(kind: Kind, speaker: ScenarioLanguage, long: dict[str, str]) -> str:
    accepted = kind.accepts(speaker)
    if len(accepted) <= LONG:
        return accepted
    long[kind.name] = accepted
    return f"{kind.name} (see Values)"


def _text(one: Listed, *speakers: ScenarioLanguage) -> str:
    """Everything about a phrase that somebody may look for, in their language or in English."""
    columns = one.step.table.kinds if isinstance(one.step.table, Columns) else {}
    parts = [one.phrase.source, one.step.phrase]
    for speaker in speakers:
        parts += map(speaker.column, columns)
        parts += [parameter.kind.accepts(speaker) for parameter in one.phrase.parameters]
        parts += [speaker.cell_parameter(kind).kind.accepts(speaker) for kind in columns.values()]
    return " ".join(parts).casefold()


def _fits(text: str, wanted: Iterable[str]) -> bool:
    words = text.translate(str.maketrans("{}():|,\"'", " " * 9)).split()
    return all(any(word.startswith(one) for word in words) for one in wanted)


def _chapter(one: Listed) -> str:
    return one.use.chapter if one.use else ""


def _title(runner: BookRunner, chapter: str, language: str) -> str:
    known = chapter in runner.book.info.chapters
    return runner.book.chapter(chapter, language).title if known else "In every chapter"


def first_uses(runner: BookRunner) -> dict[tuple[str, str], Use]:
    """By type (a Then may be worded like a Given) and English phrase, where the book's scenarios use it first."""
    uses: dict[tuple[str, str], Use] = {}
    for feature in runner.features:
        speaker = runner.language(runner.language_of(feature))
        chapter = feature.place.file.rpartition("/")[2].removesuffix(".feature")
        for scenario in feature.scenarios:
            for line in scenario.steps:
                step, _ = speaker.match(line)
                uses.setdefault((step.type, step.phrase), Use(chapter, str(line.place), scenario.name))
    return uses


def steps_json(runner: BookRunner, language: str, words: Iterable[str] = ()) -> list[dict[str, Any]]:
    speaker = runner.language(language)
    result = []
    for one in listed(runner, language, words):
        table: Any = None
        if isinstance(one.step.table, Columns):
            table = {
                speaker.column(name): speaker.cell_parameter(kind).kind.accepts(speaker)
                for name, kind in one.step.table.kinds.items()
            }
        elif isinstance(one.step.table, Grid):
            table = one.step.table.symbols
        result.append(
            {
                "type": one.step.type,
                "chapter": _chapter(one) or None,
                "phrase": one.phrase.source,
                "english": one.step.phrase,
                "parameters": {each.name: each.kind.accepts(speaker) for each in one.phrase.parameters},
                "table": table,
                "example": str(one.use) if one.use else None,
            }
        )
    return result
