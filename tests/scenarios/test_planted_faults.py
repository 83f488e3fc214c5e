"""Somebody else's choice in a scenario makes it fail: in every book, in every step that names who chooses.

A pick that is refused anyway may be anybody's: the same rule refuses somebody else's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest

from ruleproof.core import PLAYERS, InputError, Mismatch, Table
from ruleproof.scenarios import BookRunner, Scenario
from ruleproof.scenarios.runner import perform


@dataclass(frozen=True)
class Chooser:
    """A step of a scenario in which somebody picks, and the argument that says who."""

    scenario: Scenario
    step: int
    argument: str
    who: Any


def test_a_choice_by_somebody_else_fails_every_scenario(runner: BookRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [one for scenario in runner.scenarios for one in choosers(runner, scenario, monkeypatch)]
    everybody = list(dict.fromkeys(one.who for one in found))
    planted = 0
    for one in found:
        for other in others(one.who, everybody)[:2]:
            planted += 1
            assert not passes(runner, one.scenario, {one.step: {one.argument: other}}), (
                f"{one.scenario.steps[one.step].place}: {one.scenario.name}: passes with {other} instead of {one.who}"
            )
    assert planted or not everybody


def choosers(runner: BookRunner, scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> list[Chooser]:
    """Where in the scenario somebody makes a choice that is theirs alone, by an argument of the step."""
    picked: list[object] = []
    pick = Table.pick

    def noted(table: Table[Any], by: object, option: object, *, rule: str) -> None:
        theirs = table.pending is not None and table.pending.by == by and by != PLAYERS
        pick(table, by, option, rule=rule)
        if theirs and not table.refused_unseen:
            picked.append(by)

    result = []
    with monkeypatch.context() as patch:
        patch.setattr(Table, "pick", noted)
        table = runner.new_table(scenario.readings)
        for number, line in enumerate(scenario.steps):
            step, arguments = runner.language("en").match(line)
            before = len(picked)
            perform(step, table, arguments)
            for by in picked[before:]:
                result += [Chooser(scenario, number, name, by) for name, value in arguments.items() if value == by][:1]
    return result


def others(who: Any, everybody: list[Any]) -> list[Any]:
    """Somebody else of the same kind."""
    if isinstance(who, Enum):
        return [one for one in type(who) if one is not who]
    return [one for one in everybody if one != who and type(one) is type(who)]


def passes(runner: BookRunner, scenario: Scenario, changed: dict[int, dict[str, Any]]) -> bool:
    """Whether the scenario still passes with other arguments in some steps."""
    table = runner.new_table(scenario.readings)
    try:
        for number, line in enumerate(scenario.steps):
            step, arguments = runner.language("en").match(line)
            perform(step, table, {**arguments, **changed.get(number, {})})
        table.finish()
    except (Mismatch, InputError):
        return False
    return True
