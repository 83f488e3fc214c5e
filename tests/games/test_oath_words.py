"""What scenarios may say of Oath, in which order, and what the trace and the messages answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.scenarios import BookRunner, Scenario, Verdict
from ruleproof.scenarios.feature import parse_feature

PROJECT = load_project(Path(__file__).parents[2], ["oath"])
RUNNER = BookRunner(PROJECT, PROJECT.book("oath"))


def run(text: str) -> Verdict:
    body = "\n".join(f"    {line}" for line in text.strip().splitlines())
    found: list[Scenario] = list(
        parse_feature(f"Feature: F\n\n  Scenario: S\n{body}\n", "features/oath/x.feature").scenarios
    )
    return RUNNER.run(found[0])


def said(verdict: Verdict) -> list[str]:
    return [str(entry) for step in verdict.steps for entry in step.entries]


PLAYERS = """
Given the players in turn order
  | player | role       |
  | Ana    | Chancellor |
  | B      | Exile      |
"""


def test_a_player_may_be_called_by_one_letter() -> None:
    verdict = run(
        PLAYERS
        + """
And it is the turn of B
And B has the relic "Ring" and the Darkest Secret
When B ends the turn
Then it is the turn of Ana
And the relics and banners of B include the relic "Ring"
"""
    )
    assert verdict.passed, verdict.message


GOALS = "And the goal references are Supremacy and Devotion"
WHEEL = "And the suits on the wheel are, clockwise, Discord, Arcane, Order, Hearth, Beast and Nomad"
WON = "And Ana has won"


@pytest.mark.parametrize("order", [(GOALS, WHEEL, WON), (WON, WHEEL, GOALS)])
def test_goal_references_and_wheel_need_no_winner(order: tuple[str, ...]) -> None:
    verdict = run("\n".join([PLAYERS, *order, "Then Ana may vow just Supremacy and Devotion"]))
    assert verdict.passed, verdict.message


MAP = """
And the map
  | region     | site     | ruler |
  | Cradle     | "Harbor" |       |
  | Provinces  | "Mine"   | Ana   |
  | Hinterland |          |       |
  | Hinterland |          |       |
And in the site deck lie, from the top, "X", "Y" and "Z"
And no shuffle changes the order of the cards
And Ana has won
"""


def test_the_trace_names_the_slot_of_a_site() -> None:
    text = "And the Chronicle has been carried out up to step 2\nWhen the players carry out step 3 of the Chronicle"
    trace = "\n".join(said(run(PLAYERS + MAP + text)))
    assert "Mine now lies here: Cradle, slot 1" in trace
    assert "Y is laid facedown here: Hinterland, slot 1" in trace
    assert "Z is laid facedown here: Hinterland, slot 2" in trace
    assert "Y is turned up: Hinterland, slot 1" in trace


def test_what_goes_on_top_of_the_relic_deck_is_told_in_one_line() -> None:
    text = """
And Ana has the relic "w" and the relic "q"
And no shuffle changes the order of the cards
And Ana has won
And the Chronicle has been carried out up to step 5
When the players carry out step 6 of the Chronicle
"""
    told = [line for line in said(run(PLAYERS + text)) if "on top of the relic deck" in line]
    assert told == ["applied relic-deck.top: on top of the relic deck now lie, from the top: w, q"]


@pytest.mark.parametrize(
    "steps",
    [
        "Then it is round 3",
        "Then it is the turn of B",
        "And Ana has won\nThen the goal of the next game is Devotion",
        'Then the relics and banners of Ana include the relic "Ring"',
        'And the cards\n  | card | suit |\n  | "K" | Beast |\nThen "K" lies at "Harbor"',
        'And the cards\n  | card | suit |\n  | "K" | Beast |\nThen "K" may be played at a site',
        'And the cards\n  | card | suit |\n  | "K" | Beast |\nThen "K" cannot be used to Trade',
        "And Ana takes the action Travel\nThen it is the turn of B",
        'Then the map is now\n  | region | site | facedown |\n  | Cradle | "X" | x |',
        "Then the relationship markers are\n  | column | row | markers |\n  | Friends | 1 | Order |",
        "Then with the Conspiracy Ana may take\n  | prize | from |\n  | the People's Favor | B |",
    ],
)
def test_no_python_reaches_a_reader(steps: str) -> None:
    message = run(PLAYERS + "\n" + steps.replace("And Ana takes", "When Ana takes")).message
    assert message
    for python in ("None", "True", "False", "('", "<", ">", "_", "{", "[", "Region.", "Suit."):
        assert python not in message, message
