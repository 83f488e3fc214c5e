"""Who chooses is part of a pick, impossible tables are turned down, and messages are words of the game."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.scenarios import BookRunner, Scenario, Verdict
from ruleproof.scenarios.feature import parse_feature

PROJECT = load_project(Path(__file__).parents[2], ["tsukuyumi"])
RUNNER = BookRunner(PROJECT, PROJECT.book("tsukuyumi"))
PICK = re.compile(
    r"the (Nomads|Fireborn|Boarlords|Sentinels|Lords of the Lost Sea) "
    r"(take (the event|the top|it from)|use it to|send the Moon|give up|turn a unit|choose (no counter|the action|\w+$)"
    r"|answer with|discard)"
)


def picks(scenario: Scenario) -> list[int]:
    """The steps that pick, but for those that are refused anyway."""
    steps = scenario.steps
    return [
        place
        for place, line in enumerate(steps)
        if line.type == "when"
        and PICK.match(line.text)
        and not (place + 1 < len(steps) and steps[place + 1].text.startswith("the rules refuse it"))
    ]


def changed(scenario: Scenario, place: int, text: str) -> Scenario:
    steps = list(scenario.steps)
    steps[place] = replace(steps[place], text=text)
    return replace(scenario, steps=tuple(steps))


def test_a_pick_by_somebody_else_fails_every_scenario() -> None:
    tried = 0
    for scenario in RUNNER.scenarios:
        for place in picks(scenario):
            text = scenario.steps[place].text
            planted = PICK.sub(r"the Children of the Lion \2", text, count=1)
            assert not RUNNER.run(changed(scenario, place, planted)).passed, (scenario.name, text)
            tried += 1
    assert tried > 80


def run(text: str) -> Verdict:
    body = "\n".join(f"    {line}" for line in text.strip().splitlines())
    (scenario,) = parse_feature(f"Feature: F\n\n  Scenario: S\n{body}\n", "features/tsukuyumi/x.feature").scenarios
    return RUNNER.run(scenario)


BOARD = """
Given the areas
  | area | ground      | next to |
  | A    | Ocean Floor | B       |
  | B    | Ocean Floor |         |
"""


@pytest.mark.parametrize(
    "steps",
    [
        "Given -3 Oni territory tokens are left",
        f"{BOARD}And the protection of A is worth -3 conquest points",
        f"{BOARD}And only these Oni are available\n  | Oni       | number |\n  | Small Oni | -3     |",
        f"{BOARD}And these Oni are in play\n  | area | Oni       | number |\n  | A    | Small Oni | -3     |",
        "Given momentum is 12\nAnd the momentum track\n  | space |\n  | 9     |",
        'Given the Oni turn card "Night" says\n  | section    | says  |\n  | production | "Fog" |',
        'Given the action card "Storm" offers\n  | phase | action | kind   | points |\n'
        '  | black | "Duel" | combat | -3     |',
        f"{BOARD}And A carries an Oni territory token\nAnd A carries a territory token of the Nomads",
        f"{BOARD}And the Home token of the Nomads lies in A",
        "Given it is round 5",
        "Given a solo mode with 1 player\nAnd the initiative order is Nomads and Fireborn",
        "Given the players are, clockwise, Nomads and Fireborn\nAnd the initiative order is Nomads and Boarlords",
        "Given the momentum track\n  | space | kind          |\n  | 2     | counter space |\n"
        "  | 2     |               |",
        'Given the action card "Storm" offers\n  | phase | action | kind   |\n'
        '  | black | "Duel" | combat |\n  | black | "Duel" | other  |',
    ],
)
def test_an_impossible_table_is_turned_down_in_words(steps: str) -> None:
    verdict = run(steps)
    assert verdict.status == "broken"
    assert_in_words(verdict.message)


@pytest.mark.parametrize(
    "steps",
    [
        "Given the initiative order is Fireborn\nAnd it is the black phase of the Fireborn\n"
        "Then it is the white phase of the Nomads",
        f"{BOARD}When the players lay out the Moon\nThen M0 carries a priority token",
        f"{BOARD}Then A is controlled by the Fireborn",
        f"{BOARD}Then the Oni territory token of A is borrowed from an unused faction",
        f"{BOARD}Then these Oni have moved\n  | Oni   | number | from | to |\n  | Ronin | 1      | A    | B  |",
        "Given a cooperative game with 2 players\nThen it is a solo mode with 1 player",
        "Given the initiative order is Nomads\nThen next comes the black phase of the Nomads",
    ],
)
def test_what_differs_is_told_in_words(steps: str) -> None:
    verdict = run(steps)
    assert verdict.status == "failed"
    assert_in_words(verdict.message)


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        (
            'Given these rules contradict each other\n  | source       | says |\n  | faction rule | "A"  |\n'
            '  | faction rule | "B"  |\nWhen the players look up which rule holds',
            "the faction rule contradicts itself: A, B. State 1 rule of each source.",
        ),
        (
            "Given the black phase has begun\nThen it is the blue phase",
            "a round has no blue phase. Write white or black.",
        ),
        (
            f'{BOARD}And the initiative order is Nomads\nWhen the Boarlords play the combat card "Conquest" in A',
            "nobody plays the Boarlords. State all players, not just Nomads.",
        ),
        (
            "Given the initiative order is Nomads\nWhen the phase of the Nomads begins",
            "where the round stands is not stated. State it, with: Given the white phase has begun, or: "
            "Given the black phase has begun",
        ),
        (
            f'{BOARD}When the Nomads play the combat card "Snipe" in A',
            "Snipe does not belong to the Nomads. It is for the Kampfgruppe 03.",
        ),
        (
            f"{BOARD}When the Nomads conquer A without a fight",
            "by the base game nobody conquers A without units there. State the units.",
        ),
        (
            f"{BOARD}And it is round 3\nAnd these conditions give victory points\n"
            "  | condition         | victory points |\n  | fewer than 15 Oni | 3              |\nWhen the game ends",
            "how many people play is not stated. State it, with: Given the initiative order is …",
        ),
        (
            "Then every player has a modification card",
            "who plays is not stated. State it, with: Given the players are, clockwise, …",
        ),
    ],
)
def test_what_cannot_be_meant_is_told_in_words(steps: str, message: str) -> None:
    verdict = run(steps)
    assert verdict.status == "broken"
    assert verdict.message == message


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ("the Oni have 0 victory points", "the game is not over: victory points are counted at its end"),
        ("the players together have 0 victory points", "the game is not over: victory points are counted at its end"),
        ("neither side wins", "the game is not over: victory points are counted at its end"),
        ("the Oni have attacked no area", "the time of the Oni attacks has not come yet"),
        ('the reason for no momentum is "Ranged attacks"', "nothing has happened that could have given momentum"),
    ],
)
def test_a_question_about_what_has_not_come_yet_is_no_pass(question: str, message: str) -> None:
    verdict = run(f"{BOARD}Then {question}")
    assert verdict.status == "failed"
    assert verdict.message == message


def test_what_is_open_is_told_in_words() -> None:
    verdict = run(
        f"""{BOARD}
And these Oni are in play
  | area | Oni       | number |
  | A    | Small Oni | 1      |
  | B    | Small Oni | 1      |
When the Oni make their attacks
Then nobody has anything to choose
"""
    )
    assert verdict.status == "failed"
    assert verdict.message == "what somebody can choose: expected nothing, found A, B"


def test_momentum_that_has_risen_since_needs_no_reason() -> None:
    verdict = run(
        f"""{BOARD}
And these Oni are in play
  | area | Oni       | number |
  | A    | Small Oni | 1      |
When the Nomads play the combat card "Conquest" in B
And the Nomads play the combat card "Conquest" in A
Then the reason for no momentum is "Areas without Oni"
"""
    )
    assert verdict.status == "failed"
    assert verdict.message == "momentum has risen since"


def assert_in_words(message: str) -> None:
    assert message
    assert not re.search(r"\b(True|False|None)\b|Faction\.|Stage\.|Oni\.|<|\['|\('|the engine failed", message), message


def test_no_oni_has_moved_means_legendary_oni_too() -> None:
    verdict = run(
        f"""{BOARD}
And A carries an Oni territory token
And the legendary Oni are worth
  | legendary Oni | conquest points | damage |
  | Ronin         | 40              | 30     |
And these legendary Oni are in play
  | area | legendary Oni |
  | A    | Ronin         |
When the Oni make 1 attack
Then no Oni has moved
"""
    )
    assert verdict.status == "failed"
    assert "Ronin" in verdict.message


def test_givens_of_a_moment_and_of_the_order_come_in_any_order() -> None:
    order = "the initiative order is Nomads and Fireborn"
    moment = "it is the black phase of the Fireborn"
    for first, second in ((order, moment), (moment, order)):
        verdict = run(f"Given {first}\nAnd {second}\nWhen the Fireborn pass\nThen next the round objective is checked")
        assert verdict.passed, verdict.message
