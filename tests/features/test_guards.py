"""What pytest-bdd passes over in silence: unbound files, same names, unused and ambiguous steps, other languages."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from ruleproof.core import AmbiguousReference, InputError, Vocabulary
from ruleproof.scenarios import BookRunner, parse_feature
from ruleproof.scenarios.render import render_feature

ROOT = Path(__file__).parent.parent.parent


def bound_module(book: str) -> ModuleType:
    path = ROOT / "tests" / "features" / f"test_{book.replace('-', '_')}.py"
    spec = importlib.util.spec_from_file_location(f"bound_{path.stem}", path)
    assert spec is not None, f"{path} is missing: pytest-bdd never sees features/{book}"
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_scenario_is_bound_to_pytest_bdd(runner: BookRunner) -> None:
    module = bound_module(runner.book.id)
    bound = set()
    for value in vars(module).values():
        template = scenario_wrapper_template_registry.get(value) if callable(value) else None
        if template is not None:
            bound.add((Path(template.feature.filename).name, template.name))
    written = {
        (Path(scenario.place.file).name, scenario.outline)
        for feature in runner.features
        for scenario in feature.scenarios
    }
    assert written
    assert bound == written


def test_feature_folders_and_books_are_the_same(project: object) -> None:
    folders = {path.name for path in (ROOT / "features").iterdir() if path.is_dir()}
    books = {path.parent.name for path in (ROOT / "rulebooks").glob("*/book.yml")}
    assert folders == books
    loose = [path for path in (ROOT / "features").rglob("*.feature") if path.parent.parent != ROOT / "features"]
    assert loose == []


def test_every_step_is_used(runner: BookRunner) -> None:
    used = set()
    for scenario in runner.scenarios:
        for line in scenario.steps:
            step, _ = runner.language("en").match(line)
            used.add(step.phrase)
    unused = [step.phrase for step in runner.game.vocabulary.steps if step.phrase not in used]
    assert unused == []


def test_phrases_of_a_vocabulary_are_distinct(runner: BookRunner) -> None:
    phrases = [(step.type, step.phrase) for step in runner.game.vocabulary.steps]
    assert len(phrases) == len(set(phrases))


def test_every_scenario_passes_in_every_language_and_is_the_same_scenario(runner: BookRunner) -> None:
    for code in runner.phrase_languages:
        for feature in runner.features:
            text = render_feature(runner, feature, code)
            translated = parse_feature(text, f"{feature.place.file} in {code}")
            assert len(translated.scenarios) == len(feature.scenarios)
            for here, there in zip(feature.scenarios, translated.scenarios, strict=True):
                english = [runner.language("en").match(line) for line in here.steps]
                read_back = [runner.language(code).match(line) for line in there.steps]
                assert read_back == english
                verdict = runner.run(there, code)
                assert verdict.passed, f"{verdict.place}: {here.name} in {code}: {verdict.message}"


def test_the_source_language_has_every_phrase_name_and_trace(runner: BookRunner) -> None:
    """None of our books is written in English, the language of the scenarios."""
    language = runner.language(runner.book.source_language)
    assert language.untranslated == []
    names = {scenario.outline for scenario in runner.scenarios}
    assert sorted(names - set(language.phrases.scenarios)) == []
    templates = set()
    for verdict in runner.verdicts:
        for step in verdict.steps:
            for entry in step.entries:
                templates |= {entry.text, entry.because} - {"", "{by}: {option}"}
    assert sorted(templates - set(language.phrases.trace) - set(language.kit_texts)) == []


def test_two_scenarios_of_one_name_are_refused() -> None:
    text = "Feature: F\n  Scenario: One\n    Given a\n  Scenario: One\n    Given b\n"
    with pytest.raises(InputError) as caught:
        parse_feature(text, "f.feature")
    assert str(caught.value) == (
        "f.feature:4: the scenario name 'One' is already used on line 2. Give one of the two another name."
    )


def test_an_ambiguous_step_is_refused(starter: Path) -> None:
    from ruleproof.books import load_project

    project = load_project(starter)
    runner = BookRunner(project, project.book("lantern"))
    vocabulary = Vocabulary()
    vocabulary.steps = [*runner.game.vocabulary.steps]
    vocabulary.given("the lantern holds {number:d} drops")(lambda table, number: None)
    runner.__dict__["game"] = type(runner.game)(runner.game.new_table, vocabulary)
    with pytest.raises(AmbiguousReference) as caught:
        runner.language("en").match(runner.scenarios[0].steps[0])
    assert str(caught.value) == (
        "features/lantern/lamp.feature:8: the step 'the lantern holds 2 drops' fits several phrases: "
        "'the lantern holds {oil:d} drops' and 'the lantern holds {number:d} drops'. "
        "Make the phrases of the engine distinct."
    )
