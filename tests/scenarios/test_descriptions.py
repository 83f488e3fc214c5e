"""Free text under a heading is welcome; a step that has lost its keyword is not taken for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ruleproof.cli import main
from ruleproof.core import Place
from ruleproof.scenarios import parse_feature

FEATURE = """\
Feature: The lamp
{feature}
  Background:
{background}
    Given the lantern holds 1 drops

  @rule.light.cost
  Rule: A light burns oil
{rule}
    Scenario Outline: It burns
{scenario}
      Given the lantern holds <oil> drops
      When somebody lights it
      Then 0 drops are left
      Examples: One
{examples}
        | oil |
        | 2   |
"""
HEADINGS = ("feature", "background", "rule", "scenario", "examples")
PROSE = [
    "Lighting it burns two drops; the lantern holds few.",
    "",
    "The lantern is lit by somebody (2 drops are enough).",
    "# a comment",
    "Gives 1 light.",
]


def written(project: Path, **lines: str) -> list[str]:
    """Write the feature with these lines under its headings; the arguments that run it."""
    text = FEATURE.format(**{heading: lines.get(heading, "") for heading in HEADINGS})
    (project / "features" / "lantern" / "lamp.feature").write_text(text, encoding="utf-8")
    return ["--project", str(project), "run", str(project / "features")]


def test_free_text_is_welcome_everywhere(starter: Path) -> None:
    prose = "\n".join(f"      {line}" for line in PROSE)
    arguments = written(starter, **dict.fromkeys(HEADINGS, prose))
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert "PASSED  It burns (1)" in result.output


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize(
    "lost",
    [
        "the lantern holds 2 drops",
        "Gven the lantern holds 2 drops",
        "given the lantern holds 2 drops",
        "Whne somebody lights it",
        "Then0 the lantern hold 2 drops",
        "2 drops are left",
    ],
)
def test_a_step_that_has_lost_its_keyword(starter: Path, heading: str, lost: str) -> None:
    result = CliRunner().invoke(main, written(starter, **{heading: f"      Some words.\n\n      {lost}"}))
    lines = (starter / "features" / "lantern" / "lamp.feature").read_text().splitlines()
    line = lines.index(f"      {lost}") + 1
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == (
        f"ruleproof: features/lantern/lamp.feature:{line}: {lost!r} is no step, but reads like one. "
        "Start it with Given, When, Then or And, make it a comment with #, or word it otherwise.\n"
    )


@pytest.mark.parametrize("heading", ["feature", "rule"])
def test_a_step_outside_any_scenario(starter: Path, heading: str) -> None:
    """Gherkin takes it for free text where no step can stand."""
    result = CliRunner().invoke(main, written(starter, **{heading: "    Given the lantern holds 2 drops"}))
    assert result.exit_code == 2
    assert "'Given the lantern holds 2 drops' is no step, but reads like one." in result.stderr


@pytest.mark.parametrize("command", ["coverage", "check", "judge"])
def test_every_command_refuses_it(starter: Path, command: str) -> None:
    arguments = written(starter, scenario="      the lantern holds 2 drops")
    result = CliRunner().invoke(main, [*arguments[:2], command])
    assert result.exit_code == 2
    assert "'the lantern holds 2 drops' is no step, but reads like one." in result.stderr


def test_a_text_block_is_refused(starter: Path) -> None:
    """No step takes one, so it would be thrown away."""
    path = starter / "features" / "lantern" / "lamp.feature"
    text = path.read_text().replace("holds 2 drops\n", 'holds 2 drops\n        """\n        of olives\n        """\n')
    path.write_text(text)
    for command in (["run", str(path)], ["coverage"], ["check"]):
        result = CliRunner().invoke(main, ["--project", str(starter), *command])
        assert result.exit_code == 2
        assert result.stderr == (
            "ruleproof: features/lantern/lamp.feature:9: steps take no quoted text block. Use a table.\n"
        )


def test_each_line_is_known_with_its_place() -> None:
    feature = parse_feature("Feature: A\n\n  one\n  two\n\n  one\n  Scenario: B\n    # no\n    three\n    * x\n", "f")
    assert feature.descriptions == (
        ("one", Place("f", 3)),
        ("two", Place("f", 4)),
        ("one", Place("f", 6)),
        ("three", Place("f", 9)),
    )
