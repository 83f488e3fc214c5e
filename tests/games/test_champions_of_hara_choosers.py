"""Planted faults: a scenario in which somebody else chooses must fail."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.scenarios import BookRunner, parse_feature

ROOT = Path(__file__).parents[2]
PROJECT = load_project(ROOT, ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))
CHOICE = re.compile(
    r"(\s*(?:When|And) )(Soff|Thomas|Kaoru & Kuma|Leaf|Persephone|Oric|Ophion)"
    r"( (?:chooses|picks the place|begins with a|removes the cube|says of the Dreamstone).*)"
)


def with_another_chooser(lines: list[str], index: int) -> str | None:
    """The feature with somebody else choosing on this line; None where nobody chooses, or the pick is refused."""
    found = CHOICE.fullmatch(lines[index])
    if found is None or "the rules refuse it" in lines[index + 1]:
        return None
    other = "Oric" if found[2] == "Thomas" else "Thomas"
    return "\n".join([*lines[:index], f"{found[1]}{other}{found[3]}", *lines[index + 1 :]])


@pytest.mark.parametrize(
    "path", sorted((ROOT / "features" / "champions-of-hara").glob("*.feature")), ids=lambda p: p.stem
)
def test_no_scenario_passes_when_somebody_else_chooses(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    for index in range(len(lines)):
        if changed := with_another_chooser(lines, index):
            scenarios = [
                scenario
                for scenario in parse_feature(changed, str(path)).scenarios
                if any(step.place.line == index + 1 for step in scenario.steps)
            ]
            assert scenarios
            assert not any(RUNNER.run(scenario, "en").passed for scenario in scenarios), lines[index]
