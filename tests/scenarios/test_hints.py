"""What somebody is told whose step is not understood, or who has left out a roll."""

from __future__ import annotations

import dataclasses
from collections import Counter

from ruleproof.listing import first_uses
from ruleproof.scenarios import BookRunner, Scenario
from ruleproof.scenarios.hints import nearest_phrase
from ruleproof.scenarios.phrases import Phrase
from ruleproof.scenarios.runner import perform

TRIES = 6
"""So many scenarios of each phrase are enough."""


def test_whoever_leaves_out_a_roll_is_told_the_phrase_that_states_it(runner: BookRunner) -> None:
    speaker = runner.language("en")
    tried: Counter[str] = Counter()
    told = 0
    for scenario in runner.scenarios:
        for number, line in enumerate(scenario.steps):
            phrase = speaker.phrase_of(speaker.match(line)[0]).source
            if line.type != "given" or tried[phrase] >= TRIES or not states_chance(runner, scenario, number):
                continue
            tried[phrase] += 1
            without = scenario.steps[:number] + scenario.steps[number + 1 :]
            message = runner.run(dataclasses.replace(scenario, steps=without)).message
            if "but the scenario does not say" in message:
                told += 1
                assert repr(phrase) in message, f"{line.place}: {message}"
    assert told or not tried


def states_chance(runner: BookRunner, scenario: Scenario, number: int) -> bool:
    """Whether this Given of the scenario says what a die shows or how a pile is shuffled."""
    table = runner.new_table(scenario.readings)
    unused: list[str] = []
    for line in scenario.steps[: number + 1]:
        if line.type != "given":
            return False
        unused = table.chance.unused()
        step, arguments = runner.language("en").match(line)
        perform(step, table, arguments, check=False)
    return table.chance.unused() != unused


def test_a_phrase_is_listed_with_a_step_of_its_own_type(runner: BookRunner) -> None:
    """A Then may be worded like a Given, and each is shown where it is used as such."""
    lines = {str(line.place): line for scenario in runner.scenarios for line in scenario.steps}
    for (type_, _), use in first_uses(runner).items():
        assert lines[use.place].type == type_


def test_the_nearest_phrase_has_no_words_too_many() -> None:
    short = "the lamp makes a bright light on the wall"
    phrases = [Phrase(one, (one,)) for one in (f"{short} and also on the roof", short)]
    assert nearest_phrase("the lamp make a brigt light on the wall", phrases) == short
