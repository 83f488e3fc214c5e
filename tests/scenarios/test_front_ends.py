"""Two front ends, one vocabulary: pytest-bdd and the kit's runner give the same verdicts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.scenarios import BookRunner

FEATURE = """Feature: The lamp

  @rule.light.cost
  Rule: A light burns oil

    Scenario: passes
      Given the lantern holds 3 drops
      When somebody lights it
      Then 1 drops are left

    Scenario: fails
      Given the lantern holds 3 drops
      When somebody lights it
      Then 2 drops are left

    Scenario: refused and seen
      Given the lantern holds 1 drops
      When somebody lights it
      Then the rules refuse it: "No oil, no light"

    Scenario: refused by another rule
      Given the lantern holds 1 drops
      When somebody lights it
      Then the rules refuse it: "A light burns oil"

    Scenario: refused and passed over
      Given the lantern holds 1 drops
      When somebody lights it
      Then 1 drops are left

    Scenario: nobody defined this
      Given the lantern sings

    Scenario: a table where none belongs
      Given the lantern holds 3 drops
        | a |
      When somebody lights it
      Then 1 drops are left

    Scenario Outline: rows
      Given the lantern holds <before> drops
      When somebody lights it
      Then <after> drops are left

      Examples:
        | before | after |
        | 2      | 0     |
        | 5      | 4     |
"""
EXPECTED = {
    "passes": "passed",
    "fails": "failed",
    "refused and seen": "passed",
    "refused by another rule": "failed",
    "refused and passed over": "failed",
    "nobody defined this": "broken",
    "a table where none belongs": "broken",
    "rows (1)": "passed",
    "rows (2)": "failed",
}


def test_same_verdicts(starter: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    (starter / "features" / "lantern" / "lamp.feature").write_text(FEATURE)
    project = load_project(starter)
    runner = BookRunner(project, project.book("lantern"))
    assert {verdict.scenario.name: verdict.status for verdict in runner.verdicts} == EXPECTED

    pytester.makeconftest("pytest_plugins = ['ruleproof.scenarios.bdd']")
    pytester.makepyfile(
        f"""
        from pathlib import Path
        from pytest_bdd import scenarios
        from ruleproof.scenarios.bdd import bind
        RUNNER = bind(Path({str(starter)!r}), "lantern")
        scenarios({str(starter / "features" / "lantern")!r})
        """
    )
    result = pytester.runpytest_subprocess("-q", "-rA", "-p", "no:cacheprovider")
    outcomes = result.parseoutcomes()
    passed = sum(1 for status in EXPECTED.values() if status == "passed")
    assert outcomes == {"passed": passed, "failed": len(EXPECTED) - passed}
    names = {
        "passes": "test_passes",
        "refused and seen": "test_refused_and_seen",
        "rows (1)": "test_rows[2-0]",
    }
    result.stdout.fnmatch_lines_random([f"PASSED *::{name.replace('[', '[[]')}" for name in names.values()])
