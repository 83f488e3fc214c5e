"""The pytest-bdd front end to the vocabulary; a pytest plugin, and `bind` for the test modules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import parsers
from pytest_bdd import step as bdd_step

from ruleproof.books import load_project
from ruleproof.core import Place, Step, Table
from ruleproof.scenarios.feature import StepLine
from ruleproof.scenarios.phrases import Phrase, phrase_pattern, read_value
from ruleproof.scenarios.runner import BookRunner, perform

RUNNER = "RUNNER"
"""What a test module calls the runner that `bind` gives it."""
_table_key: pytest.StashKey[Table[Any]] = pytest.StashKey()


class AllLanguages(parsers.StepParser):
    """One step in every language that has a phrase for it."""

    def __init__(self, runner: BookRunner, step: Step) -> None:
        super().__init__(step.phrase)
        self.runner = runner
        self.step = step
        self.phrases: list[tuple[str, Phrase, Any]] = []
        for code in runner.phrase_languages:
            language = runner.language(code)
            for known, phrase in language.steps:
                if known is step:
                    self.phrases.append((code, phrase, phrase_pattern(phrase, language, language.conjunction)))

    def is_matching(self, name: str) -> bool:
        return self.parse_arguments(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        for code, phrase, pattern in self.phrases:
            if match := pattern.fullmatch(name):
                language = self.runner.language(code)
                arguments = {one.name: read_value(one, match[one.name], language) for one in phrase.parameters}
                return self._read(arguments, name, code)
        if self.step.was:  # an earlier wording counts only where no present one of any step fits
            for code in self.runner.phrase_languages:
                for step, arguments in self.runner.language(code).candidates(self.step.type, name):
                    if step is self.step:
                        return self._read(arguments, name, code)
        return None

    def _read(self, arguments: dict[str, Any], name: str, code: str) -> dict[str, Any]:
        return {"arguments": arguments, "line": StepLine("given", "", name, Place("")), "language": code}


def bind(root: Path, book: str) -> BookRunner:
    """Define the steps of a book in the calling test module; `pytest_bdd.scenarios` then binds its feature files.

    The module keeps what it gets: `RUNNER = bind(root, "my-book")`.
    """
    project = load_project(root, [book])
    runner = BookRunner(project, project.book(book))
    for step in runner.game.vocabulary.steps:
        bdd_step(AllLanguages(runner, step), step.type, stacklevel=2)(_caller(runner, step))
    return runner


def _caller(runner: BookRunner, step: Step) -> Any:
    def call(
        request: pytest.FixtureRequest, arguments: dict[str, Any], language: str, line: StepLine, datatable: Any = None
    ) -> None:
        rows = [list(row) for row in datatable] if datatable is not None else None
        line = StepLine(line.type, line.keyword, line.text, line.place, rows)
        extra = runner.language(language).table_arguments(step, line)
        perform(step, request.node.stash[_table_key], {**arguments, **extra})

    return call


def pytest_bdd_apply_tag(tag: str, function: object) -> bool:
    """Our tags name rules, examples and readings: they are no pytest marks."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    runner = getattr(request.module, RUNNER, None)
    if not isinstance(runner, BookRunner):
        raise pytest.UsageError(f"{request.module.__name__} has no {RUNNER}: write {RUNNER} = bind(root, book).")
    tags = set(feature.tags) | set(scenario.tags) | (set(scenario.rule.tags) if scenario.rule else set())
    readings = dict(tag.removeprefix("reading.").split("=", 1) for tag in tags if tag.startswith("reading."))
    request.node.stash[_table_key] = runner.new_table(readings)


def pytest_bdd_after_step(request: pytest.FixtureRequest, scenario: Any, step: Any) -> None:
    """After the last step nothing may be left unsaid, as in the kit's own runner."""
    if step is scenario.steps[-1]:
        request.node.stash[_table_key].finish()
