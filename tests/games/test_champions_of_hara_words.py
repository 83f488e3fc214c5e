"""Tables and acts that cannot be are turned down in words of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.scenarios import BookRunner, Verdict
from ruleproof.scenarios.feature import parse_feature

PROJECT = load_project(Path(__file__).parents[2], ["champions-of-hara"])
RUNNER = BookRunner(PROJECT, PROJECT.book("champions-of-hara"))


def run(text: str) -> Verdict:
    body = "\n".join(f"    {line}" for line in text.strip().splitlines())
    feature = parse_feature(f"Feature: F\n\n  Scenario: S\n{body}\n", "features/champions-of-hara/x.feature")
    (scenario,) = feature.scenarios
    return RUNNER.run(scenario)


SOFF = """
Given the sample board
And the player plays Soff
And Soff stands on Lunaridge 1
And Soff has 3 Health and 3 Spirit
"""
OPHION = "Given a game of the Corrupted Champion\n"

FAULTS = [
    (SOFF, "When Soff takes -3 damage", "damage cannot be less than 0, but is -3."),
    (SOFF, 'When Soff attacks "Wolf" for 1 damage at range -1', "range cannot be less than 0, but is -1."),
    (SOFF, "And Soff has -1 Activations left", "the number of Activations cannot be less than 0, but is -1."),
    (SOFF, "And the player plays Leaf", "the player plays Soff already."),
    (
        SOFF,
        "And it is Dusk of Day 2\nAnd the Day is at this step: start of Dawn\nWhen Dawn of Day 2 begins",
        "the Day marker on Dusk of Day 2 does not go with this step: start of Dawn.",
    ),
    (
        SOFF,
        "And the Day is at this step: World Shift\nAnd it is Dawn of Day 1\nWhen it is time for World Shift",
        "the Day marker on Dawn of Day 1 does not go with this step: World Shift.",
    ),
    (
        SOFF,
        "And the Doom token 1 lies on the Dojo\nAnd the Inventory of Soff holds the Doom token 1",
        "the Doom token 1 is on the board already.",
    ),
    (
        SOFF,
        "And the Inventory of Soff holds the Doom token 1\nAnd the Doom token 1 lies on the Dojo",
        "the Doom token 1 is in the Inventory of Soff already.",
    ),
    (
        SOFF,
        "And the Inventory of Soff holds, in this order: Doom token 2 and Doom token 2",
        "the Doom token 2 is named twice.",
    ),
    (
        SOFF,
        'And these cards are in play\n| card | kind | Boss | space |\n| "Fair" | Event | yes | the Dojo |',
        "Fair, kind Event, has no Boss.",
    ),
    (
        SOFF,
        'And this is printed\n| on | range | Health |\n| "Balm" | 2 | 1 |',
        "Balm has a range, but deals no damage.",
    ),
    (
        "Given the sample board\nAnd the player plays Soff\n",
        "When Soff transports to Lunaridge 1\nAnd Soff takes 1 damage",
        "the Health of Soff is not stated.",
    ),
    ("Given the sample board\n", "When Soff transports to Lunaridge 1", "Soff is not in the game."),
    (
        "Given the Phantom uses the cards of Soff\n",
        "And the player plays Soff",
        "the rules do not allow it: the Phantom uses the cards of Soff.",
    ),
    (
        "Given the player plays Soff\n",
        "And a game of the Corrupted Champion",
        "the rules do not allow it: the player plays Ophion, not Soff.",
    ),
    (OPHION, "And Ophion has 0 Health", "Ophion has no Health left."),
    (OPHION, "And the Turn Order cards in the game are 3 and 3", "a Turn Order card is named twice."),
    (OPHION, "And the Champions in the game are Soff and Soff", "Soff is in the game already."),
    (
        f"{OPHION}And these Champions are in the game\n| Champion | Turn Order cards |\n| Soff | 1 |\n",
        "And the Turn Order cards in the game are 3 and 4",
        "card 1 belongs to Soff.",
    ),
]


@pytest.mark.parametrize(("table", "fault", "message"), FAULTS)
def test_what_cannot_be_is_told_in_words_of_the_game(table: str, fault: str, message: str) -> None:
    verdict = run(table.strip() + "\n" + fault)
    assert verdict.status == "broken"
    assert verdict.message.startswith(message)


def test_what_an_earlier_act_ruled_out_does_not_count_for_the_last_one() -> None:
    phantom = 'And the Hand deck of the Phantom holds, from the top\n| card | colour |\n| "Claw" | Red |'
    sheltered = f"{SOFF}And the mode is The Phantom Champion\nAnd Soff stands on the Dojo\n{phantom}"
    asked = 'Then nothing comes of it: "Red: 2 damage"'
    assert run(f"{sheltered}\nWhen the Phantom takes its turn\n{asked}").passed
    verdict = run(f"{sheltered}\nWhen the Phantom takes its turn\nAnd Soff gains Red Energy\n{asked}")
    assert verdict.status == "failed"
    assert verdict.message.endswith('"Red: 2 damage" ruled nothing out; what did: nothing')
