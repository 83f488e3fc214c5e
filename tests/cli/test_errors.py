"""Bad input: one message with file, line and what to do, exit 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ruleproof.cli import main

FEATURE = "Feature: F\n  Scenario: S\n    {}\n"


def message(project: Path, *arguments: str) -> str:
    """What the command says on its error stream when it cannot run."""
    result = CliRunner().invoke(main, ["--project", str(project), *arguments])
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr.strip().splitlines()[-1]


CASES = [
    (("run", "nowhere.feature"), "ruleproof: nowhere.feature does not exist. Check the path."),
    (("show", "lantern:light.cots"), "ruleproof: lantern has no rule 'light.cots'. Did you mean 'light.cost'?"),
    (("show", "lantern"), "ruleproof: 'lantern' is not of the form BOOK:RULE. Like harakiri:sequence.complete."),
    (("show", "lanten:light.cost"), "ruleproof: no book 'lanten' in rulebooks/. Did you mean 'lantern'?"),
    (("coverage", "lanten"), "ruleproof: no book 'lanten' in rulebooks/. Did you mean 'lantern'?"),
    (("steps", "lantern", "--lang", "de"), "ruleproof: no language 'de' in languages.yml. There are: en."),
    (("search", "oil", "--lang", "eng"), "ruleproof: no language 'eng' in languages.yml. Did you mean 'en'?"),
    (("check", "x"), "ruleproof: no book 'x' in rulebooks/. There are: lantern."),
    (("coverage", "--format", "yaml"), "Error: Invalid value for '--format': 'yaml' is not one of 'text', 'json'."),
    (("run", "--colour", "x"), "Error: No such option '--colour'."),
    (("dance",), "Error: No such command 'dance'."),
]


@pytest.mark.parametrize(("arguments", "expected"), CASES)
def test_wrong_arguments(starter: Path, arguments: tuple[str, ...], expected: str) -> None:
    assert message(starter, *arguments) == expected


def test_not_a_project(tmp_path: Path) -> None:
    assert message(tmp_path, "check") == (
        f"ruleproof: no rulebooks/ folder in {tmp_path}. "
        "Start ruleproof in a project folder, or make one: ruleproof init DIR."
    )


def test_project_folder_that_does_not_exist() -> None:
    assert message(Path("/nowhere"), "check") == "ruleproof: /nowhere is not a folder. Name the project folder."


def test_rulebook_folder_outside_the_project(starter: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    (starter / "rulebooks" / "lantern").rename(outside)
    (starter / "rulebooks" / "lantern").symlink_to(outside)
    assert message(starter, "check") == (
        f"ruleproof: rulebooks/lantern leads outside the project, to {outside}. Put the folder into the project."
    )


def test_bad_reading(starter: Path) -> None:
    features = str(starter / "features")
    assert message(starter, "run", features, "--reading", "C1") == (
        "ruleproof: --reading C1 is not of the form C61=b. Name a dispute and a reading."
    )
    assert message(starter, "run", features, "--reading", "C1=b") == "ruleproof: lantern has no dispute 'C1'."


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (
            "Given the lantern hold 2 drops",
            "no given step says 'the lantern hold 2 drops'. Did you mean 'the lantern holds {oil:d} drops'?",
        ),
        ("Given somebody lights it", "no given step says 'somebody lights it'. It is a when step."),
        (
            "Given the lantern holds two drops",
            "no given step says 'the lantern holds two drops'. 'two' is not a whole number.",
        ),
        (
            "Given somebody light it",
            "no given step says 'somebody light it'. Did you mean the when step 'somebody lights it'?",
        ),
        ('Then the rules refuse it: "No oil, no lights"', "Did you mean 'No oil, no light'?"),
        ("Given zzz", "no given step says 'zzz'. See every phrase with: ruleproof steps lantern."),
        ("Given the lantern holds 2 drops\n      | a |", "the step 'the lantern holds 2 drops' takes no table."),
        (
            'Then the rules refuse it: "No such"',
            'no rule has the title "No such". Write the heading of the rule as the book has it.',
        ),
        ("Given the lantern holds -1 drops", "no such table can be: oil cannot be less than 0, but is -1"),
    ],
)
def test_a_step_that_cannot_run(starter: Path, step: str, expected: str) -> None:
    path = starter / "features" / "lantern" / "lamp.feature"
    path.write_text(FEATURE.format(step))
    result = CliRunner().invoke(main, ["--project", str(starter), "run", str(path)])
    assert result.exit_code == 2
    assert "! features/lantern/lamp.feature:3: " in result.output
    assert expected in result.output
    assert result.output.endswith("0 passed, 0 failed, 1 broken\n")


def test_a_feature_without_scenarios_is_no_pass(starter: Path) -> None:
    path = starter / "features" / "lantern" / "lamp.feature"
    path.write_text("Feature: F\n")
    assert message(starter, "run", str(path)) == "ruleproof: the files hold no scenario. Write one: 'Scenario: …'."


def test_not_gherkin(starter: Path) -> None:
    path = starter / "features" / "lantern" / "lamp.feature"
    path.write_text("Feature: F\n  Scenario: S\n    Given a\n    nonsense\n")
    assert message(starter, "run", str(path)).startswith("ruleproof: features/lantern/lamp.feature:4: not Gherkin: ")


def test_not_utf8(starter: Path) -> None:
    path = starter / "features" / "lantern" / "lamp.feature"
    path.write_bytes(b"Feature: F\n  Scenario: \xe9\n")
    assert message(starter, "run", str(path)) == (
        "ruleproof: features/lantern/lamp.feature:2: the file is not UTF-8 (byte 0xe9). Save it as UTF-8."
    )


def test_a_dispute_without_readings(starter: Path) -> None:
    book = starter / "rulebooks" / "lantern"
    (book / "disputes.yml").write_text("C1: {lines: 2, rules: [light.cost], readings: [], default: a}\n")
    for arguments in (("judge",), ("build", str(starter / "out"))):
        assert message(starter, *arguments) == (
            "ruleproof: rulebooks/lantern/disputes.yml:1: the dispute C1 has no readings. "
            "Add both, or make it an erratum."
        )


def test_a_number_that_no_computer_counts(starter: Path) -> None:
    path = starter / "features" / "lantern" / "lamp.feature"
    path.write_text(FEATURE.format(f"Given the lantern holds {'9' * 5000} drops"))
    result = CliRunner().invoke(main, ["--project", str(starter), "run", str(path)])
    assert result.exit_code == 2
    assert f"'{'9' * 60}…' is not a whole number that can be read." in result.output
    assert CliRunner().invoke(main, ["--project", str(starter), "check"]).exit_code == 1


def test_a_limit_that_is_no_number(starter: Path) -> None:
    assert message(starter, "coverage", "--timeout", "nan") == (
        "Error: Invalid value for '--timeout': nan is no number of seconds."
    )


def test_a_book_named_twice_counts_once(starter: Path) -> None:
    result = CliRunner().invoke(main, ["--project", str(starter), "check", "lantern", "lantern"])
    assert result.output == "1 book checked: 0 errors, 0 warnings, 0 notes.\n"


def test_engine_that_does_not_exist(starter: Path) -> None:
    book = starter / "rulebooks" / "lantern" / "book.yml"
    book.write_text(book.read_text().replace("engine: lantern", "engine: no_such_engine"))
    assert message(starter, "coverage") == (
        "ruleproof: rulebooks/lantern/book.yml: the engine 'no_such_engine' of lantern cannot be imported: "
        "No module named 'no_such_engine'. Name a module of engine/ or of an installed package."
    )
