"""The commands as a user sees them: what they print and how they exit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ruleproof.cli import main

COMMANDS = sorted(main.commands)


def ruleproof(project: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["--project", str(project), *arguments], catch_exceptions=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    result = CliRunner().invoke(main, [command, "--help"])
    assert result.exit_code == 0
    assert "Example:" in result.output
    assert f"ruleproof {command}" in result.output


def test_all_commands_of_the_design_are_there() -> None:
    asked = {"serve", "build", "run", "steps", "coverage", "judge", "check", "show", "search", "init"}
    assert asked <= set(COMMANDS)


def test_run_shows_verdict_trace_and_rule(starter: Path) -> None:
    result = ruleproof(starter, "run", str(starter / "features"))
    assert result.exit_code == 0
    assert "PASSED  The last two drops are enough for one more light" in result.output
    assert "+ 2 drops burn, 0 left  [1.1.1 A light burns oil]" in result.output
    assert "x 1 is less than 2  [1.1.2 No oil, no light]" in result.output
    assert result.output.endswith("2 passed, 0 failed, 0 broken\n")


def test_run_fails_with_the_line_that_fails(starter: Path) -> None:
    feature = starter / "features" / "lantern" / "lamp.feature"
    feature.write_text(feature.read_text().replace("Then 0 drops", "Then 1 drops"))
    result = ruleproof(starter, "run", str(feature))
    assert result.exit_code == 1
    assert "features/lantern/lamp.feature:10: oil: expected 1, found 0" in result.output
    assert result.output.endswith("1 passed, 1 failed, 0 broken\n")


def test_run_json(starter: Path) -> None:
    result = ruleproof(starter, "run", str(starter / "features"), "--format", "json")
    first = json.loads(result.output)[0]
    assert first["status"] == "passed"
    assert first["rules"] == ["light.cost"]
    assert first["steps"][1]["trace"] == [
        {"outcome": "applied", "rule": "light.cost", "text": "2 drops burn, 0 left", "because": ""}
    ]


def test_run_a_file_from_outside_the_features_folder(starter: Path, tmp_path: Path) -> None:
    question = tmp_path / "question.feature"
    question.write_text(
        "Feature: Mine\n  Scenario: Four drops give one light\n    Given the lantern holds 4 drops\n"
        "    When somebody lights it\n    Then 2 drops are left\n"
    )
    assert ruleproof(starter, "run", str(question)).exit_code == 0


def test_coverage_json_has_the_agreed_shape(starter: Path) -> None:
    result = ruleproof(starter, "coverage", "--format", "json")
    assert result.exit_code == 0
    assert json.loads(result.output) == {
        "lantern": {
            "rules": {"total": 2, "proved": 2, "claimed": 0, "text_only": 0, "open": 0},
            "statements": {"total": 2, "restated": 2, "out_of_scope": 0, "missing": []},
            "examples": {"total": 1, "with_scenario": 1, "passing": 1, "missing": []},
            "scenarios": {"total": 2, "passed": 2, "failed": 0},
            "languages": {"en": {"rules": 2, "missing": 0, "stale": 0}},
        }
    }


def test_coverage_tells_open_from_claimed_and_text_only(starter: Path) -> None:
    chapter = starter / "rulebooks" / "lantern" / "en" / "lamp.md"
    chapter.write_text(
        chapter.read_text()
        + "\n### Nobody proves this {#light.open .may}\n\nText.\n"
        + "\n### Tagged and never cited {#light.claimed .may}\n\nText.\n"
        + "\n### Advice {#light.advice .advice .text-only}\n\nText.\n"
    )
    feature = starter / "features" / "lantern" / "lamp.feature"
    feature.write_text(feature.read_text().replace("@ex.last-drop", "@ex.last-drop @rule.light.claimed"))
    provenance = starter / "rulebooks" / "lantern" / "provenance.yml"
    provenance.write_text(provenance.read_text().replace("examples:", "  R3: {lines: 4}\nexamples:\n  E2: {lines: 9}"))
    result = ruleproof(starter, "coverage", "--format", "json")
    assert result.exit_code == 1
    data = json.loads(result.output)["lantern"]
    assert data["rules"] == {"total": 5, "proved": 2, "claimed": 1, "text_only": 1, "open": 1}
    assert data["statements"]["missing"] == ["R3"]
    assert data["examples"] == {"total": 2, "with_scenario": 1, "passing": 1, "missing": ["E2"]}


def test_show_has_rule_example_citation_and_proof(starter: Path) -> None:
    result = ruleproof(starter, "show", "lantern:light.cost")
    assert result.exit_code == 0
    for part in (
        "1.1.1 A light burns oil",
        "burns 2 drops of oil.",
        "Example (ex.last-drop): Down to nothing",
        "1.1.2 No oil, no light (light.dark)",
        "Proved by\n  features/lantern/lamp.feature:7  The last two drops",
    ):
        assert part in result.output


def test_steps_lists_phrase_parameters_and_a_use(starter: Path) -> None:
    result = ruleproof(starter, "steps", "lantern")
    assert result.output.startswith(
        "The lamp\n  Given\n    the lantern holds {oil:d} drops\n        oil: a whole number\n"
    )
    assert "e.g. in features/lantern/lamp.feature:8" in result.output


def test_steps_are_found_by_words(starter: Path) -> None:
    result = ruleproof(starter, "steps", "lantern", "drops", "left")
    assert result.output == (
        "The lamp\n  Then\n    {oil:d} drops are left\n        oil: a whole number\n"
        "        e.g. in features/lantern/lamp.feature:10  The last two drops are enough for one more light\n"
    )
    assert ruleproof(starter, "steps", "lantern", "zeppelin").exit_code == 1


def test_a_language_without_phrases_is_answered_in_english(starter: Path) -> None:
    with (starter / "rulebooks/languages.yml").open("a") as file:
        file.write("- fr\n")
    result = ruleproof(starter, "run", str(starter / "features"), "--lang", "fr")
    assert result.exit_code == 0
    assert "When somebody lights it" in result.stdout
    assert result.stderr == ("the scenarios of lantern cannot be said in fr yet (only in en): shown in English\n")
    path = starter / "features/lantern/lamp.feature"
    path.write_text(path.read_text().replace("0 drops are left", "1 drops are left"))
    assert ruleproof(starter, "run", str(starter / "features"), "--lang", "fr").exit_code == 1


def test_a_refusal_nobody_expected_is_told_where_it_happened(starter: Path) -> None:
    path = starter / "features/lantern/lamp.feature"
    path.write_text(
        path.read_text().replace('      Then the rules refuse it: "No oil, no light"\n      And', "      Then")
    )
    result = ruleproof(starter, "run", str(path))
    assert '! features/lantern/lamp.feature:17: refused: 1 is less than 2 [1.1.2 "No oil, no light"]' in result.output


def test_a_refusal_is_told_also_where_the_next_step_cannot_be_taken(starter: Path) -> None:
    path = starter / "features/lantern/lamp.feature"
    path.write_text(path.read_text().replace('refuse it: "No oil, no light"', 'refuse it: "No oil no night"'))
    result = ruleproof(starter, "run", str(path))
    assert "! features/lantern/lamp.feature:18: no rule has the title" in result.output
    assert "Before that, features/lantern/lamp.feature:17: refused: 1 is less than 2 [1.1.2" in result.output


@pytest.mark.parametrize("rule", ["No oil, no light", "1.1.2", "light.dark"])
def test_a_refusal_is_expected_by_title_number_or_id(starter: Path, rule: str) -> None:
    path = starter / "features/lantern/lamp.feature"
    path.write_text(path.read_text().replace('it: "No oil, no light"', f'it: "{rule}"'))
    assert ruleproof(starter, "run", str(path)).exit_code == 0
    path.write_text(path.read_text().replace(f'it: "{rule}"', 'it: "1.1.1"'))
    result = ruleproof(starter, "run", str(path))
    assert 'expected 1.1.1 "A light burns oil", found 1.1.2 "No oil, no light"' in result.output


def test_what_only_a_given_cites_is_not_proved(starter: Path) -> None:
    """Not even by a scenario that names the rule and passes."""
    engine = starter / "engine/lantern.py"
    text = engine.read_text().replace(
        "    table.state.oil = oil\n", '    table.state.oil = oil\n    table.trace.applied("light.cost", "filled")\n'
    )
    text = text.replace(
        '    table.trace.applied("light.cost", "2 drops', '    table.trace.applied("light.dark", "2 drops'
    )
    (starter / "engine/lantern_filled.py").write_text(text)
    book = starter / "rulebooks/lantern/book.yml"
    book.write_text(book.read_text().replace("engine: lantern", "engine: lantern_filled"))
    result = ruleproof(starter, "coverage")
    assert result.exit_code == 1
    assert "claimed    1.1.1    light.cost" in result.output


def test_search_finds_by_word_plural_number_and_id(starter: Path) -> None:
    for words in (["oil"], ["drop"], ["1.1.1"], ["light.cost"]):
        result = ruleproof(starter, "search", *words, "--format", "json")
        assert result.exit_code == 0
        assert "light.cost" in [hit["id"] for hit in json.loads(result.output)], words
    assert ruleproof(starter, "search", "zeppelin").exit_code == 1


def test_init_makes_a_project_that_runs_checks_and_builds(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    result = CliRunner().invoke(main, ["init", str(folder)])
    assert result.exit_code == 0, result.output
    assert ruleproof(folder, "run", str(folder / "features")).exit_code == 0
    assert ruleproof(folder, "run", str(folder / "features"), "--lang", "es").exit_code == 0
    assert ruleproof(folder, "check").output == "1 book checked: 0 errors, 0 warnings, 0 notes.\n"
    assert ruleproof(folder, "coverage").exit_code == 0
    judged = ruleproof(folder, "judge").output
    assert "*a  stands" in judged
    assert "b  refuted" in judged
    result = ruleproof(folder, "build", str(folder / "out"))
    assert result.exit_code == 0, result.output
    for language, title in (("en", "A light burns oil"), ("es", "Una luz gasta aceite")):
        page = (folder / "out" / language / "lighthouse" / "lamp" / "index.html").read_text()
        assert 'id="light.cost"' in page
        assert title in page
        assert "Put your name and licence here" in page
        assert "Ruleproof" not in page


def test_init_leaves_a_folder_with_something_in_it_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    result = CliRunner().invoke(main, ["init", str(tmp_path)])
    assert result.exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_check_of_one_book_is_not_stopped_by_another_that_is_broken(starter: Path) -> None:
    other = starter / "rulebooks" / "other"
    other.mkdir()
    (other / "book.yml").write_text("chapters: [nothing]\n")
    assert ruleproof(starter, "check", "lantern").exit_code == 0
    assert ruleproof(starter, "check").exit_code == 2


def test_check_fails_on_an_error_and_says_where(starter: Path) -> None:
    chapter = starter / "rulebooks" / "lantern" / "en" / "lamp.md"
    chapter.write_text(chapter.read_text().replace("term:oil", "term:oli"))
    result = ruleproof(starter, "check")
    assert result.exit_code == 1
    assert "rulebooks/lantern/en/lamp.md:10: error: " in result.output
