"""Runs scenarios on a book's engine and keeps the trace: the kit's own front end to the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from pydantic import ValidationError

from ruleproof.books.folders import files_in
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
from ruleproof.scenarios.descriptions import refuse_lost_steps
from ruleproof.scenarios.engine import Engine, EngineFault, told
from ruleproof.scenarios.feature import Feature, Scenario, StepLine, read_feature
from ruleproof.scenarios.guard import Heard, OutOfTime, guarded, many
from ruleproof.scenarios.language import ScenarioLanguage
from ruleproof.scenarios.phrases import SCENARIOS

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
    notes: tuple[str, ...] = ()
    """What else there is to say: what the engine printed."""

    def end(self, status: Status, message: str, place: Place) -> None:
        """The scenario ends here, before its last step or at it."""
        self.status, self.message, self.place = status, message, place
        if self.steps:
            self.steps[-1].message = message

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
        self.engine = Engine(project.root, book)
        self._heard = Heard(self.engine.caller)
        self._fault: EngineFault | None = None
        self._languages: dict[str, ScenarioLanguage] = {}

    @cached_property
    def game(self) -> Game:
        """What the engine offers. One that cannot be loaded is tried only once."""
        if self._fault is None:
            try:
                return self.engine.load()
            except EngineFault as fault:
                self._fault = fault
        raise self._fault

    @cached_property
    def features(self) -> list[Feature]:
        """The book's own scenarios, in the order of its chapters, then by name."""
        folder = self.project.root / "features" / self.book.id
        order = {chapter: index for index, chapter in enumerate(self.book.info.chapters)}
        paths = files_in(folder, ".feature", self.project.root)
        paths.sort(key=lambda path: (order.get(path.stem, len(order)), path))
        return [self.accept(read_feature(path, self.project.root)) for path in paths]

    def accept(self, feature: Feature) -> Feature:
        """The feature, if it can be run: in a language that has phrases, with no step among its free text."""
        code = self.language_of(feature)
        refuse_lost_steps(feature, lambda: self.language(code))
        return feature

    @property
    def scenarios(self) -> list[Scenario]:
        return [scenario for feature in self.features for scenario in feature.scenarios]

    @cached_property
    def verdicts(self) -> list[Verdict]:
        """The book's own scenarios, run once."""
        with many():
            return [self.run(scenario) for scenario in self.scenarios]

    def language(self, code: str) -> ScenarioLanguage:
        if code not in self._languages:
            self._languages[code] = ScenarioLanguage(self.project, self.book, self.game, code)
        return self._languages[code]

    def language_of(self, written: Feature | Scenario) -> str:
        """Our code of the language that a feature or scenario is written in."""
        for code, language in self.project.languages.items():
            if language.gherkin == written.language and code in self.phrase_languages:
                return code
        raise InputError(
            f"the feature is in {written.language!r}, in which {self.book.id} has no phrases.",
            place=written.place,
            todo=f"Write it in one of: {', '.join(self.phrase_languages)}; or translate the phrases first.",
        )

    @cached_property
    def phrase_languages(self) -> list[str]:
        """English, and every language that the scenarios are translated into."""
        folder = self.book.folder
        return [code for code in self.project.languages if code == "en" or (folder / code / SCENARIOS).exists()]

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

    def run(
        self, scenario: Scenario, language: str | None = None, readings: Mapping[str, str] | None = None
    ) -> Verdict:
        """Run one scenario, in the language it is written in. Its own @reading tags come before `readings`."""
        _ = self.game  # without an engine nothing runs: that is no fault of a scenario
        code = language or self.language_of(scenario)
        chosen = {**(readings or {}), **scenario.readings}
        verdict = Verdict(scenario)

        def play() -> None:
            nonlocal verdict
            try:
                self._play(verdict, code, chosen, each_given=False)
            except ValidationError:  # once more, to say which Given it was
                verdict = Verdict(scenario)
                self._play(verdict, code, chosen, each_given=True)

        try:
            guarded(play, self._heard)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # an engine must never take the kit down with it
            self._blame(verdict, error)
        verdict.notes = self._heard.take()
        return verdict

    def _blame(self, verdict: Verdict, error: BaseException) -> None:
        """The scenario could not be run to its end because of its engine."""
        where = self.engine.line(error)
        todo = " Mend the loop there, or give it longer: --timeout." if isinstance(error, OutOfTime) else ""
        fault = f"the engine failed ({told(error)}{f', {where}' if where else ''}).{todo}"
        verdict.end("broken", fault, verdict.steps[-1].line.place if verdict.steps else verdict.scenario.place)

    def _play(self, verdict: Verdict, language: str, readings: Mapping[str, str], *, each_given: bool) -> None:
        """Play the scenario of the verdict. What the Givens put together is looked at after the last of them, or after
        each; only the second names the Given at fault."""
        scenario, place = verdict.scenario, verdict.scenario.place
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
            if refused is not None and table is not None and table.refused_unseen:
                # told where it happened, not where the scenario stumbled over it
                del verdict.steps[verdict.steps.index(refused) + 1 :]
                verdict.end("failed", str(table.unseen()), refused.line.place)
            else:
                verdict.end("failed", str(mismatch), place)
        except Unstated as error:
            how = self.language(language).how_to_state(error)
            todo = f"{error.todo.removesuffix('.')}{f', with {how}' if how else ''}."
            verdict.end("broken", f"{error.what} {todo}{_refused_before(table, refused)}", place)
        except InputError as error:
            todo = f" {error.todo}" if error.todo else ""
            verdict.end("broken", f"{error.what}{todo}{_refused_before(table, refused)}", error.place or place)
        except ValidationError as error:
            if not each_given:
                raise
            verdict.end("broken", f"no such table can be: {impossible(error)}", place)
        finally:
            if table is not None:
                verdict.asked = frozenset(table.readings.asked)

    def _step(self, table: Table[Any], line: StepLine, language: str, result: StepResult, *, check: bool) -> None:
        step, arguments = self.language(language).match(line)
        before = len(table.trace.entries)
        try:
            perform(step, table, arguments, check=check)
        finally:
            result.entries = table.trace.entries[before:]


def _refused_before(table: Table[Any] | None, refused: StepResult | None) -> str:
    """What was refused before a step that could not be taken, if no step has looked at it: often the reason of both."""
    if table is None or refused is None or not table.refused_unseen:
        return ""
    return f" Before that, {refused.line.place}: {table.unseen()}"


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
