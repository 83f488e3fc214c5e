"""Attribute tests: the test die and an attribute against a difficulty."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import Attribute, Name
from ruleproof.games.harakiri.rules import flow, states
from ruleproof.games.harakiri.rules.dice import roll_test_die
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Harakiri, TestResult


def take(
    table: Table[Harakiri],
    who: Name,
    attribute: Attribute,
    difficulty: int,
    success: str = "",
    failure: str = "",
    bonus: int = 0,
) -> bool:
    """A character takes a test; `success` and `failure` are what follows these icons, `bonus` what else is added."""
    hero_of(table.state, who)
    flow.require_standing(table, who)
    table.trace.applied("test.notation", "a test of {attribute} with difficulty {x}", attribute=attribute, x=difficulty)
    roll = roll_test_die(table)
    score = table.state.creature(who).score(attribute)
    total = roll + score + bonus - states.poison(table, who)
    table.trace.applied(
        "test.roll",
        "{roll} and {score} of {attribute}: {total}",
        roll=roll,
        score=score,
        attribute=attribute,
        total=total,
    )
    passed = total >= difficulty
    text = "{total} is enough for {x}" if passed else "{total} is not enough for {x}"
    table.trace.applied("test.success", text, total=total, x=difficulty)
    consequence = success if passed else failure
    if consequence:
        table.trace.applied("test.consequences", "this follows: {consequence}", consequence=consequence)
    elif success or failure:
        because = "no icon says what follows"
        table.trace.rejected("test.consequences", "anything else", because=because)
    table.state.ending.tests += (
        TestResult(
            who=who, attribute=attribute, difficulty=difficulty, total=total, passed=passed, consequence=consequence
        ),
    )
    return passed
