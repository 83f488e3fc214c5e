"""What scenarios may say of Oath, in which order, and what the trace and the messages answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.core import Words
from ruleproof.scenarios import BookRunner, Scenario, Verdict
from ruleproof.scenarios.feature import parse_feature
from ruleproof.scenarios.phrases import Parameter

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


def worded(parts: Sequence[str | Parameter | tuple[str, ...]]) -> str:
    """The phrase said of Zoe, who does not play; what else stands in it matters to nobody."""
    speaker = RUNNER.language("en")
    names = {"Player": "Zoe", "Of": "of Zoe", "d": "1", "text": '"Faith"', "Prize": "the Grand Scepter"}
    said = ""
    for part in parts:
        if isinstance(part, str):
            said += part
        elif isinstance(part, tuple):
            said += part[0]
        elif part.kind.name in names:
            said += names[part.kind.name]
        else:
            said += part.kind.write(
                next(iter(part.kind.members)) if isinstance(part.kind, Words) else "Supremacy", speaker
            )
    return said


OF_SOMEBODY = [
    (step.type, worded(phrase.parts))
    for step, phrase in RUNNER.language("en").steps
    if step.table is None and any(parameter.kind.name in ("Player", "Of") for parameter in phrase.parameters)
]


@pytest.mark.parametrize(("kind", "phrase"), OF_SOMEBODY, ids=[phrase for _, phrase in OF_SOMEBODY])
def test_a_misspelt_player_is_told_whatever_is_said_of_them(kind: str, phrase: str) -> None:
    cards = 'And the cards\n  | card | kind |\n  | "Faith" | Vision |'
    sites = 'And the map\n  | region | site |\n  | Cradle | "Faith" |'
    verdict = run("\n".join([f"{PLAYERS}  | the Prince | Exile |", cards, sites, f"{kind.title()} {phrase}"]))
    assert verdict.status == "broken"
    assert "does not play" in verdict.message, verdict.message


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ('Then "Tower" does not lie in the world deck', "there is no card, site or relic 'Tower'"),
        ("Then step 1 of the Chronicle comes next", "the next step of the Chronicle: expected 1, found nothing"),
        ("When all players start with -1 cards, 1 favor and 1 secret", "nobody starts with fewer than 0"),
        ("And in the world deck lie 0 more denizens", "0 is no number of more denizens"),
        ("And B is the Usurper\nAnd B plays as Citizen", "B is the Usurper"),
        ("And the Prince has revealed a Vision with the goal Devotion", "the Prince reveals no Vision"),
        ('And the Prince has won with the Vision "Faith", which matches the goal Devotion', "the Prince reveals no"),
    ],
)
def test_what_a_table_cannot_hold_is_told(steps: str, message: str) -> None:
    verdict = run(f"{PLAYERS}  | the Prince | Exile |\n{steps}")
    assert not verdict.passed
    assert message in verdict.message, verdict.message


def test_an_edifice_and_a_denizen_of_no_stated_suit_do_not_match() -> None:
    verdict = run(
        PLAYERS
        + """
And the map
  | region | site     | ruler |
  | Cradle | "Harbor" | Ana   |
And the cards
  | card   | site     |
  | "Bear" | "Harbor" |
And in the Archive lie these cards
  | card   | kind    |
  | "Keep" | edifice |
And Ana has won
And the Chronicle has been carried out up to step 2
Then nothing may be built
"""
    )
    assert verdict.passed, verdict.message


def test_a_question_that_play_would_refuse_names_the_rule() -> None:
    bear = 'And the cards\n  | card | suit |\n  | "Bear" | Beast |\nAnd Ana has won\n'
    message = run(PLAYERS + bear + 'Then "Bear" may be used to Trade').message
    assert message == 'the rules refuse it: Ana has won: only the Chronicle is left [2.1.1 "Eight steps in order"]'


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
