"""Scenarios: their tags and steps mean something, and their translations say neither too little nor too much."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.models import Book, Project
from ruleproof.checks.engine import SAY, step_place
from ruleproof.checks.finding import Family, Finding, Level, unknown_rule
from ruleproof.checks.runners import runner_of
from ruleproof.checks.translated import Translated
from ruleproof.core import InputError, Place, Step, nearest
from ruleproof.scenarios.engine import EngineFault
from ruleproof.scenarios.feature import Feature, Scenario
from ruleproof.scenarios.runner import BookRunner


def find(project: Project, book: Book) -> Iterator[Finding]:
    folder = project.root / "features" / book.id
    if not folder.is_dir():
        return
    if not book.info.engine:
        place = Place(f"rulebooks/{book.id}/book.yml", 1)
        what = f"features/{book.id} has scenarios, but book.yml names no engine to run them"
        yield Finding("scenarios", "error", place, book.id, "", "", what, "Add 'engine: module.name'.")
        return
    runner = runner_of(project, book)
    try:
        _ = runner.game
    except EngineFault:
        return  # told where engines are checked
    yield from _Features(runner).findings()
    for code in book.chapters:
        if code not in runner.phrase_languages:
            place = book.place("scenarios", language=code)
            level: Level = "error" if code == book.source_language else "warning"
            what = "the scenarios cannot be said in this language: scenarios.yml does not exist"
            yield Finding(
                "scenarios", level, place, book.id, "", code, what, "Write its steps: ruleproof steps lists them."
            )
    for code in runner.phrase_languages:
        if code != "en":
            yield from Translated(runner, code).findings()


class _Features:
    """What is checked in the feature files, and which steps they use."""

    def __init__(self, runner: BookRunner) -> None:
        self.runner = runner
        self.book = runner.book
        self.used: set[int] = set()

    def findings(self) -> Iterator[Finding]:
        written = list(self._written())
        yield from written
        yield from self._played({finding.place for finding in written if finding.level == "error"})
        yield from self._unused()

    def _written(self) -> Iterator[Finding]:
        for feature in self.runner.features:
            language = self.runner.language_of(feature)
            for scenario in _once(feature):
                yield from self._tags(scenario)
                if not any(line.type == "then" for line in scenario.steps):
                    yield self._finding(scenario.place, "", "the scenario expects nothing", "Add a Then step.")
            for scenario in feature.scenarios:
                yield from self._steps(scenario, language)

    def _played(self, told: set[Place]) -> Iterator[Finding]:
        """What came of the scenarios, but for what is told already: tags and steps that mean nothing."""
        for verdict in self.runner.verdicts:
            if not verdict.passed and verdict.place not in told:
                failed = verdict.status == "failed"
                what = f"{verdict.scenario.name!r} {'fails' if failed else 'cannot be run'}: {verdict.message}"
                todo = "Mend the scenario, the engine or the rule: one of them is wrong." if failed else ""
                yield self._finding(verdict.place or verdict.scenario.place, "", what.removesuffix("."), todo)
            for note in verdict.notes:
                yield self._finding(verdict.scenario.place, "", f"in {verdict.scenario.name!r} {note}", SAY, "warning")

    def _finding(self, place: Place, id: str, what: str, todo: str, level: Level = "error") -> Finding:
        return Finding("scenarios", level, place, self.book.id, id, "", what, todo)

    def _tags(self, scenario: Scenario) -> Iterator[Finding]:
        if not scenario.rules and not scenario.examples:
            what = "the scenario names no rule and no example of the book"
            yield self._finding(scenario.place, "", what, "Tag it, or its Rule:, with @rule.<id>.", "warning")
        for rule in scenario.rules:
            if rule not in self.book.source_rules:
                yield self._finding(scenario.place, rule, *unknown_rule(self.book, rule))
        for example in scenario.examples:
            if example not in self.book.examples:
                todo = nearest(example, self.book.examples)
                yield self._finding(scenario.place, example, f"no example {example!r} in {self.book.id}", todo)
        try:
            self.runner.check_readings(scenario.readings)
        except InputError as error:
            yield self._finding(scenario.place, "", error.what.removesuffix("."), error.todo)

    def _steps(self, scenario: Scenario, language: str) -> Iterator[Finding]:
        for line in scenario.steps:
            try:
                step, _ = self.runner.language(language).match(line)
                self.used.add(id(step))
                if step.was and self.runner.language(language).outdated(line.type, line.text):
                    what = f"the step {line.text!r} is in an earlier wording, which will not be read for ever"
                    todo = f"Write {self.runner.language(language).phrase_of(step).source!r}."
                    yield self._finding(line.place, "", what, todo, "warning")
            except InputError as error:
                yield self._finding(error.place or line.place, "", error.what.removesuffix("."), error.todo)

    def _unused(self) -> Iterator[Finding]:
        for step in self.runner.game.vocabulary.steps:
            if id(step) not in self.used and not _shared(step):
                place = step_place(step, self.runner.project.root)
                what = f"no scenario uses the {step.type} step {step.phrase!r}"
                yield self._finding(place, "", what, "Write one, or remove the step.", "warning")


def _once(feature: Feature) -> Iterator[Scenario]:
    """Of an outline, the first row only: its tags and steps are written once."""
    seen: set[Place] = set()
    for scenario in feature.scenarios:
        if scenario.place not in seen:
            seen.add(scenario.place)
            yield scenario


def _shared(step: Step) -> bool:
    """Whether the kit brings the step, not the game."""
    return step.function.__module__.startswith("ruleproof.core")


FAMILY = Family(
    "scenarios",
    "Tags of scenarios name rules, examples and readings that exist; every scenario expects something; every step "
    "means one thing; every step is used; every scenario passes; scenarios.yml of each language translates what there "
    "is, and nothing else.",
    find,
)
