"""Runs scenarios on a book's engine and keeps the trace: the kit's own front end to the vocabulary."""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from pydantic import ValidationError

from ruleproof.books.models import Book, Project
from ruleproof.core import (
    Chance,
    Entry,
    Game,
    InputError,
    Mismatch,
    Place,
    Readings,
    Refusal,
    Step,
    Table,
    Trace,
    Unstated,
    fill,
    nearest,
    plain,
    spaced,
)
from ruleproof.scenarios.feature import Feature, Scenario, StepLine, read_feature
from ruleproof.scenarios.language import ScenarioLanguage

Status = Literal["passed", "failed", "broken"]
"""Failed: an expectation is not met. Broken: the scenario or the engine could not be run."""


@dataclass
class StepResult:
    """A step that was run, with the decisions made in it."""

    line: StepLine
    entries: list[Entry] = field(default_factory=list)
    message: str = ""


@dataclass
class Verdict:
    """How a scenario ended."""

    scenario: Scenario
    status: Status = "passed"
    message: str = ""
    place: Place | None = None
    steps: list[StepResult] = field(default_factory=list)
    asked: frozenset[str] = frozenset()
    """The disputes whose reading the engine asked for."""

    @property
    def passed(self) -> bool:
        return self.status == "passed"

    @property
    def cited(self) -> set[str]:
        """The rules that decided something, also while the table was laid; what an act assumed decided nothing."""
        return {entry.rule for step in self.steps for entry in step.entries if entry.outcome != "assumed"}

    @cached_property
    def shown(self) -> frozenset[str]:
        """The rules that this scenario shows at work: cited when somebody acted or looked, and something was expected.

        What a Given cites was put on the table by hand, so it shows nothing.
        """
        if not self.passed or not any(step.line.type == "then" for step in self.steps):
            return frozenset()
        return frozenset(
            entry.rule
            for step in self.steps
            if step.line.type != "given"
            for entry in step.entries
            if entry.outcome != "assumed"
        )

    @property
    def proved(self) -> list[str]:
        """The rules that this scenario proves: those it names and shows."""
        return [rule for rule in self.scenario.rules if rule in self.shown]


class BookRunner:
    """Everything needed to run scenarios of one book in any of its languages."""

    def __init__(self, project: Project, book: Book) -> None:
        self.project = project
        self.book = book
        self._languages: dict[str, ScenarioLanguage] = {}

    @cached_property
    def game(self) -> Game:
        return load_game(self.project.root, self.book)

    @cached_property
    def features(self) -> list[Feature]:
        """The book's own scenarios, in the order of its chapters, then by name."""
        folder = self.project.root / "features" / self.book.id
        order = {chapter: index for index, chapter in enumerate(self.book.info.chapters)}
        paths = sorted(folder.glob("*.feature"), key=lambda path: (order.get(path.stem, len(order)), path.stem))
        return [read_feature(path, self.project.root) for path in paths]

    @property
    def scenarios(self) -> list[Scenario]:
        return [scenario for feature in self.features for scenario in feature.scenarios]

    @cached_property
    def verdicts(self) -> list[Verdict]:
        """The book's own scenarios, run once."""
        return [self.run(scenario) for scenario in self.scenarios]

    def language(self, code: str) -> ScenarioLanguage:
        if code not in self._languages:
            self._languages[code] = ScenarioLanguage(self.project, self.book, self.game, code)
        return self._languages[code]

    def language_of(self, feature: Feature) -> str:
        """Our code of the language that a feature is written in."""
        for code, language in self.project.languages.items():
            if language.gherkin == feature.language:
                return code
        raise InputError(
            f"the feature is in {feature.language!r}, which languages.yml does not have.", place=feature.place
        )

    @cached_property
    def phrase_languages(self) -> list[str]:
        """English, and every language that has a phrases file."""
        folder = self.project.root / "features" / self.book.id
        return [code for code in self.project.languages if code == "en" or (folder / f"phrases.{code}.yml").exists()]

    def new_table(self, readings: Mapping[str, str], language: str = "en") -> Table[Any]:
        self.check_readings(readings)
        names = self.language(language).rule_names
        return self.game.new_table(
            Trace(self.book.source_rules, names), Chance(), Readings(self.book.default_readings, readings)
        )

    def check_readings(self, readings: Mapping[str, str]) -> None:
        for id, reading in readings.items():
            dispute = self.book.disputes.get(id)
            if dispute is None:
                raise InputError(f"{self.book.id} has no dispute {id!r}.", todo=nearest(id, self.book.disputes))
            if reading not in dispute.readings:
                raise InputError(
                    f"dispute {id} has no reading {reading!r}.", todo=f"It has: {', '.join(dispute.readings)}."
                )

    def run(self, scenario: Scenario, language: str = "en", readings: Mapping[str, str] | None = None) -> Verdict:
        """Run one scenario. Its own @reading tags come before `readings`."""
        _ = self.game  # without an engine nothing runs: that is no fault of a scenario
        chosen = {**(readings or {}), **scenario.readings}
        try:
            return self._played(scenario, language, chosen, each_given=False)
        except ValidationError:  # once more, to say which Given it was
            return self._played(scenario, language, chosen, each_given=True)

    def _played(self, scenario: Scenario, language: str, readings: Mapping[str, str], *, each_given: bool) -> Verdict:
        """The verdict of a scenario. What the Givens put together is looked at after the last of them, or after each;
        only the second names the Given at fault."""
        verdict = Verdict(scenario)
        place = scenario.place
        refused: StepResult | None = None
        table: Table[Any] | None = None
        try:
            table = self.new_table(readings, language)
            for number, line in enumerate(scenario.steps, 1):
                place = line.place
                verdict.steps.append(result := StepResult(line))
                last = [one.type for one in scenario.steps[number : number + 1]] != ["given"]
                self._step(table, line, language, result, check=each_given or last)
                refused = (refused or result) if table.refused_unseen else None
            table.finish()
        except Mismatch as mismatch:
            verdict.status, verdict.message = "failed", str(mismatch)
            if refused is not None and table is not None and table.refused_unseen:
                # told where it happened, not where the scenario stumbled over it
                verdict.message, place = str(table.unseen()), refused.line.place
                del verdict.steps[verdict.steps.index(refused) + 1 :]
        except Unstated as error:
            how = self.language(language).how_to_state(error)
            verdict.status = "broken"
            verdict.message = f"{error.what} {error.todo.removesuffix('.')}{f', with {how}' if how else ''}."
        except InputError as error:
            verdict.status, verdict.message = "broken", f"{error.what}{' ' + error.todo if error.todo else ''}"
            place = error.place or place
        except ValidationError as error:
            if not each_given:
                raise
            verdict.status, verdict.message = "broken", f"no such table can be: {impossible(error)}"
        except Exception as error:  # an engine must never take the kit down with it
            last_call = traceback.extract_tb(error.__traceback__)[-1]
            fault = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            verdict.status = "broken"
            verdict.message = f"the engine failed ({fault}, {Path(last_call.filename).name}:{last_call.lineno})"
        if not verdict.passed:
            verdict.place = place
            if verdict.steps:
                verdict.steps[-1].message = verdict.message
        if table is not None:
            verdict.asked = frozenset(table.readings.asked)
        return verdict

    def _step(self, table: Table[Any], line: StepLine, language: str, result: StepResult, *, check: bool) -> None:
        step, arguments = self.language(language).match(line)
        before = len(table.trace.entries)
        try:
            perform(step, table, arguments, check=check)
        finally:
            result.entries = table.trace.entries[before:]


def perform(step: Step, table: Table[Any], arguments: Mapping[str, Any], *, check: bool = True) -> None:
    """Take a step. What Givens leave is a table that can be; acts see to that themselves."""
    try:
        step.function(table, **arguments)
    except Refusal as refusal:  # a question whose answer is that a rule forbids it
        why = fill(refusal.text, refusal.values)
        raise Mismatch(f"refused: {why} [{table.trace.name(refusal.rule)}]") from None
    except KeyError as error:
        if not (error.args and _named(error.args[0], arguments.values())):
            raise
        raise InputError(
            f"there is no {plain(error.args[0])} on the table.", todo="Put it there with a Given, or name another."
        ) from None
    if check and step.type == "given":
        table.state.check()


def _named(key: object, values: Iterable[object]) -> bool:
    """Whether the step itself names this, alone, in a list or in its table."""
    for value in values:
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        if value == key or _named(key, parts):
            return True
    return False


def impossible(error: ValidationError) -> str:
    """What of the state cannot be, in words."""
    first = error.errors()[0]
    where = " ".join(spaced(str(part)) for part in first["loc"] if not isinstance(part, int))
    bounds = first.get("ctx", {})
    for key, words in {"ge": "cannot be less than", "le": "cannot be more than"}.items():
        if key in bounds:
            return f"{where} {words} {bounds[key]}, but is {plain(first['input'])}"
    for key, words in {"gt": "must be more than", "lt": "must be less than"}.items():
        if key in bounds:
            return f"{where} {words} {bounds[key]}, but is {plain(first['input'])}"
    return ": ".join(filter(None, [where, first["msg"].removeprefix("Value error, ")]))


def load_game(root: Path, book: Book) -> Game:
    """The engine named in book.yml: from the kit, or from the project's own engine/ folder."""
    if not book.info.engine:
        raise InputError(f"book.yml of {book.id} names no engine.", todo="Add 'engine: module.name'.")
    folder = str(root / "engine")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        module = importlib.import_module(book.info.engine)
    except ImportError as error:
        raise InputError(
            f"the engine {book.info.engine!r} of {book.id} cannot be imported: {error}.",
            place=Place(f"rulebooks/{book.id}/book.yml"),
            todo="Name a module of engine/ or of an installed package.",
        ) from None
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise InputError(
            f"the engine {book.info.engine!r} of {book.id} has no GAME.",
            todo="Define GAME = Game(new_table, vocabulary).",
        )
    return game
