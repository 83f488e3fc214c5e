"""A feature in another language runs the same everywhere, or is refused everywhere in the same sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ruleproof.books import load_project
from ruleproof.cli import main
from ruleproof.scenarios import BookRunner
from ruleproof.scenarios.phrases import SCENARIOS

SPANISH = """\
# language: es
Característica: La lámpara

  @rule.light.cost
  Regla: Una luz quema aceite

    Escenario: Dos gotas se van
      Dado el farol tiene 4 gotas
      Cuando alguien lo enciende
      Entonces quedan 2 gotas
"""
PHRASES = """\
scenarios:
  The last two drops are enough for one more light: Las dos últimas gotas bastan para una luz más
  One drop is not enough: Una gota no basta
steps:
  "the lantern holds {oil:d} drops": "el farol tiene {oil:d} (gota|gotas)"
  "somebody lights it": "alguien lo enciende"
  "{oil:d} drops are left": "(queda|quedan) {oil:d} (gota|gotas)"
  "the rules refuse it: {rule:Rule}": "las reglas lo impiden: {rule:Rule}"
trace:
  "{oil} is less than 2": "{oil} es menos que 2"
  "2 drops burn, {oil} left": "se queman 2 gotas, quedan {oil}"
"""
EVERYWHERE = [
    ["run", "features"],
    ["coverage"],
    ["judge"],
    ["check"],
    ["build", "out"],
    ["show", "lantern:light.cost"],
    ["steps", "lantern"],
]


def ruleproof(project: Path, *arguments: str) -> Result:
    shown = [str(project / one) if one in ("features", "out") else one for one in arguments]
    return CliRunner().invoke(main, ["--project", str(project), *shown])


@pytest.fixture
def written(starter: Path) -> Path:
    """The starter with a feature in Spanish, and no phrases for it."""
    languages = starter / "rulebooks" / "languages.yml"
    languages.write_text(languages.read_text() + "- es\n")
    (starter / "features" / "lantern" / "spanish.feature").write_text(SPANISH, encoding="utf-8")
    return starter


@pytest.fixture
def spoken(written: Path) -> Path:
    """With phrases as well."""
    folder = written / "rulebooks" / "lantern" / "es"
    folder.mkdir(exist_ok=True)
    (folder / "index.md").write_text("# Farol\n", encoding="utf-8")
    (folder / SCENARIOS).write_text(PHRASES, encoding="utf-8")
    return written


@pytest.mark.parametrize("arguments", EVERYWHERE, ids=" ".join)
def test_without_phrases_it_is_refused(written: Path, arguments: list[str]) -> None:
    result = ruleproof(written, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == (
        "ruleproof: features/lantern/spanish.feature:2: the feature is in 'es', in which lantern has no phrases. "
        "Write it in one of: en; or translate the phrases first.\n"
    )


def test_in_a_language_that_the_project_has_not(starter: Path) -> None:
    text = "# language: de\nFunktionalität: Lampe\n  Szenario: Eins\n    Angenommen eine Lampe\n"
    (starter / "features" / "lantern" / "other.feature").write_text(text, encoding="utf-8")
    result = ruleproof(starter, "coverage")
    assert result.exit_code == 2
    assert "the feature is in 'de', in which lantern has no phrases." in result.stderr


def test_with_phrases_it_runs_in_its_language(spoken: Path) -> None:
    result = ruleproof(spoken, "run", "features")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-6:-1] == [
        "PASSED  Dos gotas se van  (features/lantern/spanish.feature:7)",
        "    Dado el farol tiene 4 gotas",
        "    Cuando alguien lo enciende",
        "      + se queman 2 gotas, quedan 2  [1.1.1 A light burns oil]",
        "    Entonces quedan 2 gotas",
    ]


def test_and_is_shown_in_another(spoken: Path) -> None:
    result = ruleproof(spoken, "run", "features", "--lang", "en")
    assert "    Given the lantern holds 4 drops\n" in result.stdout
    assert "      + 2 drops burn, 2 left" in result.stdout


def test_it_proves_its_rule(spoken: Path) -> None:
    result = ruleproof(spoken, "coverage", "--format", "json")
    assert json.loads(result.stdout)["lantern"]["scenarios"] == {"total": 3, "passed": 3, "failed": 0}
    assert (
        "features/lantern/spanish.feature:7  Dos gotas se van" in ruleproof(spoken, "show", "lantern:light.cost").stdout
    )


def test_it_is_checked_and_needs_no_translation_into_its_own_language(spoken: Path) -> None:
    result = ruleproof(spoken, "check")
    assert "spanish.feature" not in result.stdout
    assert "Dos gotas" not in result.stdout
    feature = spoken / "features" / "lantern" / "spanish.feature"
    feature.write_text(SPANISH.replace("quedan 2", "quedan 3"), encoding="utf-8")
    result = ruleproof(spoken, "check")
    assert (
        "features/lantern/spanish.feature:10: error: 'Dos gotas se van' fails: oil: expected 3, found 2. "
        "Mend the scenario, the engine or the rule: one of them is wrong.\n"
    ) in result.stdout


def test_it_stands_on_the_pages_of_both_languages(spoken: Path) -> None:
    assert ruleproof(spoken, "build", "out").exit_code == 0
    english = (spoken / "out" / "en" / "lantern" / "lamp" / "index.html").read_text(encoding="utf-8")
    spanish = (spoken / "out" / "es" / "lantern" / "lamp" / "index.html").read_text(encoding="utf-8")
    assert "the lantern holds 4 drops" in english
    assert "el farol tiene 4 gotas" in spanish


def test_a_phrase_that_is_not_translated_is_shown_as_it_is_written(spoken: Path) -> None:
    path = spoken / "rulebooks" / "lantern" / "es" / SCENARIOS
    path.write_text(PHRASES.replace('  "the rules refuse', '  # "the rules refuse'), encoding="utf-8")
    result = ruleproof(spoken, "run", "features", "--lang", "es")
    assert result.exit_code == 0
    assert "    Dado el farol tiene 2 gotas\n" in result.stdout
    assert '    Then the rules refuse it: "No oil, no light"\n' in result.stdout


@pytest.mark.parametrize(
    ("translation", "todo"),
    [("{oyl} es menos que 2", "{oil}"), ("{oil:d} es menos que 2", "{oil}"), ("{ es menos", "{oil}")],
)
def test_a_trace_that_cannot_be_filled_in(spoken: Path, translation: str, todo: str) -> None:
    path = spoken / "rulebooks" / "lantern" / "es" / SCENARIOS
    path.write_text(PHRASES.replace("{oil} es menos que 2", translation), encoding="utf-8")
    result = ruleproof(spoken, "run", "features", "--lang", "es")
    assert result.exit_code == 2
    assert result.stderr == (
        f"ruleproof: rulebooks/lantern/es/{SCENARIOS}:10: '{{oil}} is less than 2' is translated as "
        f"{translation!r}, which has a wrong placeholder. Use no other than: {todo}.\n"
    )
    assert f"{SCENARIOS}:10: error: trace: the translation of" in ruleproof(spoken, "check").stdout


def test_a_scenario_knows_what_it_is_written_in(spoken: Path) -> None:
    project = load_project(spoken)
    runner = BookRunner(project, project.book("lantern"))
    assert [runner.language_of(scenario) for scenario in runner.scenarios] == ["en", "en", "es"]
    assert all(verdict.passed for verdict in runner.verdicts)
