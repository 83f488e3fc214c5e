"""Whatever is tried at whatever moment: it is legal, or a rule refuses it and nothing has changed. Nothing else.

The moments are those of the book's own scenarios, cut off anywhere; what is tried are the When steps of others. A step
may also be senseless on this table (nobody of that name, a roll not stated): that is malformed input, told as such.
"""

from __future__ import annotations

import random

import pytest

from ruleproof.core import InputError, State, Table
from ruleproof.scenarios import BookRunner, StepLine
from ruleproof.scenarios.runner import perform

GAMES = 150
TRIES = 6


def test_random_acts_at_random_moments_are_legal_or_refused(runner: BookRunner) -> None:
    chance = random.Random(runner.book.id)
    scenarios = runner.scenarios
    acts = {scenario.outline: [line for line in scenario.steps if line.type == "when"] for scenario in scenarios}
    tried = refused = 0
    for _ in range(GAMES):
        scenario = chance.choice(scenarios)
        table = runner.new_table(scenario.readings)
        for line in scenario.steps[: chance.randint(1, len(scenario.steps))]:
            if line.type != "then":
                play(runner, table, line)
        near = chance.sample(scenarios, 4)
        for line in chance.choices(
            [line for one in near for line in acts[one.outline]] or [scenario.steps[0]], k=TRIES
        ):
            if line.type == "when":
                outcome = play(runner, table, line)
                tried += outcome != "senseless"
                refused += outcome == "refused"
    assert tried > GAMES, "too little of it made sense to say anything"
    assert 0 < refused < tried


def play(runner: BookRunner, table: Table[State], line: StepLine) -> str:
    """Take the step. Refused: nothing changed but the trace, which names a rule of the book."""
    try:
        step, arguments = runner.language("en").match(line)
        before = table.state.model_copy(deep=True)
        perform(step, table, arguments)
    except InputError:
        return "senseless"
    except Exception as error:
        pytest.fail(f"{line.place}: {line.text}: {type(error).__name__}: {error}")
    if not table.refused_unseen:
        return "legal"
    assert table.refusal is not None
    assert table.refusal.rule in runner.book.source_rules
    assert table.state == before, f"{line.place}: {line.text}: refused, and yet something has changed"
    table.expect_refusal(table.refusal.rule)
    return "refused"
