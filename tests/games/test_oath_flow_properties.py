"""Acts in every moment of a game of Oath, against a small table of what the book allows when."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.core import Entry
from ruleproof.scenarios import BookRunner, Scenario, Verdict
from ruleproof.scenarios.feature import parse_feature

PROJECT = load_project(Path(__file__).parents[2], ["oath"])
RUNNER = BookRunner(PROJECT, PROJECT.book("oath"))

TABLE = """
Given the players in turn order
  | player     | role       |
  | the Prince | Chancellor |
  | Ana        | Exile      |
  | Bruno      | Exile      |
  | Clara      | Citizen    |
And the map
  | region     | site     | ruler      |
  | Cradle     | "Harbor" | Ana        |
  | Provinces  | "Mine"   | the Prince |
  | Hinterland | "Peak"   | the Prince |
And the cards
  | card     | kind    | suit  | site     | hand | adviser |
  | "Bear"   |         | Beast | "Harbor" |      |         |
  | "Wolf"   |         | Beast | "Mine"   |      |         |
  | "Rubble" | ruin    | Beast | "Peak"   |      |         |
  | "Otter"  |         | Beast |          | Ana  |         |
  | "Faith"  | Vision  |       |          | Ana  |         |
  | "Lynx"   |         | Beast |          |      | Ana     |
  | "Stag"   |         | Beast |          |      | Ana     |
  | "Boar"   |         | Beast |          |      | Bruno   |
And in the Archive lie these cards
  | card   | kind    | suit  |
  | "Keep" | edifice | Beast |
And Ana has the Conspiracy
And Ana has 1 favor and 1 secret
And the pawn of Ana is at "Harbor"
And the pawn of Bruno is at "Harbor"
And Ana has the relic "Urn"
And Bruno has the relic "Cup"
And at "Mine" lies the relic "Bell"
And the Chancellor's Supply track
  | warbands | Supply |
  | 0        | 6      |
And the relationship spaces
  | column    | row | markers                                         |
  | Unaligned | 0   | Discord, Arcane, Order, Hearth, Beast and Nomad |
And the Mind guide
  | space | quadrant   | Threat space for |
  | "T"   | upper left | Supremacy        |
And both action markers are on "T"
And last turn there was No Threat
And the Tactics track reads 0 and 1 with its star on 0
And the Tactics track reads 0 and 1 and its marker is on 1
And the star of the threat marker is on No Threat
And the Oathkeeper goal is Supremacy
And the goal references are Supremacy, Protection and Devotion
And no shuffle changes the order of the cards
"""
MOMENTS = {
    "unsaid": "",
    "Ana": "And it is the turn of Ana",
    "search": "And the Prince comes to the phase search and play a card",
    "actions": "And the Prince comes to the phase take actions",
    "won": "And Ana has won",
    "map": "And Ana has won\nAnd the Chronicle has been carried out up to step 2",
    "crown": "And the Prince has won\nAnd the Chronicle has been carried out up to step 2",
}
GAME = {"unsaid", "Ana", "search", "actions"}
ALLOWED = {
    "Ana takes the action Travel": {"unsaid", "Ana"},
    "Bruno takes the action Travel": {"unsaid"},
    "the Prince takes the action Travel": {"unsaid", "actions"},
    "Ana ends the turn": {"unsaid", "Ana"},
    "Bruno ends the turn": {"unsaid"},
    "the Prince ends the turn": {"unsaid"},
    "Ana attacks the Prince with 2 attack dice": {"unsaid", "Ana"},
    "the Prince attacks with 2 attack dice": {"unsaid", "actions"},
    "a power adds 1 attack die": set(),
    "a power would modify or cancel the dice of the Tactics track": set(),
    'Ana plays "Otter" at "Harbor"': {"unsaid", "Ana"},
    'Ana plays "Otter" face up to the advisers': {"unsaid", "Ana"},
    'Ana plays "Otter" facedown to the advisers': {"unsaid", "Ana"},
    'Ana uses "Bear" to Trade': {"unsaid", "Ana"},
    'Ana uses the power of "Bear"': GAME,
    'Ana uses the Conspiracy to take the relic "Cup" of Bruno': {"unsaid", "Ana"},
    'Bruno uses the Conspiracy to take the relic "Urn" of Ana': set(),
    'Ana places 1 favor on "Bear" for another reason': GAME,
    'Ana reveals the Vision "Faith"': {"unsaid", "Ana"},
    'Ana takes the relic "Ring"': GAME,
    'Ana lays out the relics in the order "Urn"': GAME,
    '"Bear" is moved to "Mine"': GAME,
    '"Bear" is discarded to the Cradle discard pile': GAME,
    '"Bear" and "Wolf" are swapped': GAME,
    "Clara refreshes Supply": {"unsaid"},
    "Clara becomes an Exile during the game": set(),
    "Ana accepts Citizenship during the game": GAME,
    "the Prince must choose between the players Ana and Bruno": GAME,
    "the Prince must choose between the regions Cradle and Provinces": GAME,
    "the Prince must choose between the suits Beast and Order": GAME,
    'the Prince must choose between the cards he drew, "Bear" and "Wolf"': GAME,
    'the Prince must choose, from left to right, between "this" and "that"': GAME,
    'the Prince recovers a relic at "Mine"': {"unsaid", "actions"},
    "the Prince targets a relic of Bruno": {"unsaid", "actions"},
    "the Prince carries out the cleanup": set(),
    "a player moves the start-of-action marker": set(),
    "a player marks Supply for an action of the Prince": set(),
    "the Prince is set up": {"unsaid"},
    "all players start with 0 cards, 1 favor and 1 secret": {"unsaid"},
    "the Prince assesses the Threat": {"unsaid"},
    "the Prince searches and plays a card": {"unsaid", "search"},
    "the Prince takes his actions": {"unsaid", "actions"},
    "the Prince takes his next action": {"unsaid", "actions"},
    "the Prince takes his turn": {"unsaid"},
    "Ana vows the goal Devotion": {"won"},
    "Bruno vows the goal Devotion": set(),
    "the players carry out step 1 of the Chronicle": {"won"},
    "the players carry out step 3 of the Chronicle": {"map", "crown"},
    "Ana offers Citizenship to Bruno": {"map"},
    "Bruno offers Citizenship to Ana": set(),
    "Ana offers Citizenship to nobody else": {"map"},
    "Ana neither builds nor repairs": {"crown"},
    'Ana builds "Keep" in place of "Wolf"': {"crown"},
    'Bruno repairs "Rubble"': {"crown"},
    'the Prince repairs "Rubble"': set(),
    "Bruno accepts the Citizenship": set(),
    "Ana chooses the suit Beast": set(),
    "the players choose the suit Beast": set(),
}
ONCE = {
    "the Prince is set up": "unsaid",
    "all players start with 0 cards, 1 favor and 1 secret": "unsaid",
    "the Prince assesses the Threat": "unsaid",
    "the Prince searches and plays a card": "search",
    "the Prince takes his actions": "actions",
    "the Prince takes his turn": "unsaid",
    "Ana ends the turn": "Ana",
    'Ana takes the relic "Ring"': "Ana",
    'Ana plays "Otter" at "Harbor"': "Ana",
    'Ana uses the Conspiracy to take the relic "Cup" of Bruno': "Ana",
    'Ana places 1 favor on "Bear" for another reason': "Ana",
    'Ana reveals the Vision "Faith"': "Ana",
    '"Bear" is discarded to the Cradle discard pile': "Ana",
    'Ana builds "Keep" in place of "Wolf"': "crown",
    'Bruno repairs "Rubble"': "crown",
    "Ana neither builds nor repairs": "crown",
    "Ana vows the goal Devotion": "won",
    "the players carry out step 3 of the Chronicle": "map",
    "Ana offers Citizenship to nobody else": "map",
}


def entries(*steps: str) -> list[Entry]:
    """What the rules decide in such a scenario, which must make sense."""
    verdict = run(*steps)
    assert verdict.status != "broken", verdict.message
    return [entry for step in verdict.steps for entry in step.entries]


def run(*steps: str) -> Verdict:
    body = "\n".join(f"    {line}" for step in steps for line in step.strip().splitlines())
    found: list[Scenario] = list(
        parse_feature(f"Feature: F\n\n  Scenario: S\n{body}\n", "features/oath/x.feature").scenarios
    )
    return RUNNER.run(found[0])


def test_every_act_that_a_scenario_can_word_is_tried() -> None:
    tried = [RUNNER.language("en").candidates("when", act) for act in ALLOWED]
    worded = [step.phrase for step in RUNNER.game.vocabulary.steps if step.type == "when"]
    assert sorted({step.phrase for found in tried for step, _ in found}) == sorted(worded)


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_act_is_legal_or_refused_as_the_moment_has_it(moment: str) -> None:
    for act, moments in ALLOWED.items():
        refused = [entry for entry in entries(TABLE, MOMENTS[moment], f"When {act}") if entry.outcome == "refused"]
        assert (not refused) == (moment in moments), (moment, act, refused)
        assert not refused or refused[0].rule in RUNNER.book.source_rules


@pytest.mark.parametrize("act", ONCE)
def test_what_is_done_once_is_refused_the_second_time(act: str) -> None:
    first = [entry.outcome for entry in entries(TABLE, MOMENTS[ONCE[act]], f"When {act}")]
    twice = [entry.outcome for entry in entries(TABLE, MOMENTS[ONCE[act]], f"When {act}", f"And {act}")]
    assert "refused" not in first
    assert twice.count("refused") == 1


@pytest.mark.parametrize("act", [act for act, moments in ALLOWED.items() if "unsaid" in moments])
def test_where_no_moment_is_stated_the_trace_says_which_one_is_taken(act: str) -> None:
    setup = re.search("set up|start with", act) is not None
    assumed = [entry for entry in entries(TABLE, f"When {act}") if entry.outcome == "assumed"]
    assert bool(assumed) != setup
