"""What scenarios may say of Harakiri: what cannot be is told, and no answer is given about what is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.core import Words
from ruleproof.games.harakiri.kinds import CreatureKind
from ruleproof.games.harakiri.names import Ring
from ruleproof.scenarios import BookRunner, Verdict
from ruleproof.scenarios.feature import parse_feature
from ruleproof.scenarios.phrases import Parameter, Phrase

PROJECT = load_project(Path(__file__).parents[2], ["harakiri"])
RUNNER = BookRunner(PROJECT, PROJECT.book("harakiri"))
ENGLISH = RUNNER.language("en")

TABLE = """
Given these creatures
  | sign | creature  | life | resistance |
  | A    | Akira     | 9    |            |
  | T    | Tomoe     | 9    |            |
  | k    | the kachi | 5    |            |
  | d    | the door  |      | 1          |
And the zone
  |   | A | B | C |
  | 1 | A | k | . |
  | 2 | T | d | . |
And Akira has 3 action points
"""


def run(text: str) -> Verdict:
    body = "\n".join(f"    {line}" for line in text.strip().splitlines())
    feature = parse_feature(f"Feature: F\n\n  Scenario: S\n{body}\n", "features/harakiri/x.feature")
    return RUNNER.run(feature.scenarios[0])


IMPOSSIBLE = {
    "Given the rules of the zone give Akira an activation": (
        "Akira activates by its card. Name a vulnerable element or an ally."
    ),
    "Given malice is at 9": "no such table can be: malice cannot be more than 6, but is 9",
    'Given the ability token of Akira for level 9 offers "Leap" or "Roar"': (
        "no ability token is for level 9. Write a level from 2 to 5."
    ),
    "When the door joins the initiative": "the door has no initiative card. Name a character, an enemy or a wanderer.",
    "When the players swap Akira and Akira": "Akira is named twice. Name each once.",
    "When Akira makes a quick attack on the kachi and also on the kachi": "the kachi is named twice. Name each once.",
    "When an effect takes the test die from the life of Akira and Akira, and it shows 2": (
        "Akira is named twice. Name each once."
    ),
    "When an effect takes the test die from the life of the door, and it shows 2": (
        "the door has no life. Name creatures that have."
    ),
    "When an effect brings Akira to C1": "Akira is a character. Name somebody who is none.",
    "When the kachi starts to move": "the kachi is no character. Name one of: Akira, Hattori, Hikaru, Tomoe.",
    "When Akira activates": "Akira has no board. Name a minion, a servant, an elect or a wanderer.",
    "Then Akira can move 0": "Akira has no board. Name a minion, a servant, an elect or a wanderer.",
    "Then the kachi is closed": "the kachi is no door. Name a door.",
    "Then the kachi has no discards": "the kachi is no elect. Name an elect.",
    "Then Akira uses its normal version": "Akira has one version. Name a minion.",
    "Then Akira has 0 resistance tokens": ("Akira is no vulnerable element. Name a civilian, a door or a mechanism."),
    "Then the door and the kachi fight on different sides": (
        "vulnerable elements fight on no side. Name two who fight."
    ),
    'Then "Mist" applies to nobody': "there is no event 'Mist'. Put it on a card.",
    'Then the zone "Camp" resolves no event': "there is no zone 'Camp'. State it.",
    "Then the nue has 3 life": "nothing is known of the nue. List it among the creatures.",
}


@pytest.mark.parametrize("line", IMPOSSIBLE)
def test_what_cannot_be_is_told(line: str) -> None:
    verdict = run(f"{TABLE}\n{line}")
    assert (verdict.status, verdict.message) == ("broken", IMPOSSIBLE[line])


NOT_SO = {
    "Then the activations of the round are over": "whose card is not turned: expected nothing, found Akira",
    "Then the next to activate is Akira": "the queue is not ready",
    'Then "A" is removed': "A removed: expected yes, found no",
    "Then nobody counterattacks": "there was no attack",
    "Then nothing follows of the test": "nobody took a test",
    'Then B1 is occupied for Akira: "Squares with vulnerable elements"': (
        "the rule that makes B1 occupied for Akira: "
        'expected 11.2.3 "Squares with vulnerable elements", found 11.2.2 "Squares with opponents"'
    ),
}


@pytest.mark.parametrize("line", NOT_SO)
def test_no_answer_about_what_is_not_there(line: str) -> None:
    verdict = run(f"{TABLE}\n{line}")
    assert (verdict.status, verdict.message) == ("failed", NOT_SO[line])


TABLES = {
    """
Given it is the activation of Akira
When Akira interacts with Tomoe to exchange
  | giver | number | tokens |
  | Tomoe | 0      | coins  |
""": "Tomoe gives 0 of something. State how many, at least 1.",
    """
Given these creatures
  | sign | creature      | full life | resistance |
  | m    | the mechanism | 5         | 1          |
""": "the mechanism has no full life. State its resistance tokens.",
    """
Given these objects
  | character | object | uses | charges |
  | Akira     | "Oil"  | 3    | 4       |
""": "'Oil' cannot have 4 charges. State its uses, and from 1 to as many charges.",
    """
Given these abilities
  | character | ability | kind   |
  | Akira     | "Stab"  | attack |
  | Akira     | "Roar"  | attack |
And something allows Akira to change an ability
When Akira changes the ability "Stab" for "Roar"
""": "Akira has the ability 'Roar' already. Name the other side of the token.",
    """
Given these objects
  | character | object |
  | Akira     | "Sake" |
When Akira hands "Sake" to Akira before the start
""": "Akira has that already. Name another character.",
}


@pytest.mark.parametrize("text", TABLES)
def test_what_cannot_be_in_a_table_or_between_two_is_told(text: str) -> None:
    verdict = run(TABLE + text)
    assert (verdict.status, verdict.message) == ("broken", TABLES[text])


def worded(phrase: Phrase, who: str) -> str:
    """The phrase said of `who`, with anything for what else stands in it."""
    return "".join(
        part if isinstance(part, str) else part[0] if isinstance(part, tuple) else _value(part, who)
        for part in phrase.parts
    )


def _value(part: Parameter, who: str) -> str:
    given = {"Creature": who, "d": "1", "text": '"X"', "Square": "C1", "Rule": "13.1.2", "Deed": "attack adjacent"}
    if part.kind.name in given:
        return given[part.kind.name]
    if part.kind.name == "ShownDie":
        return "orange 1"
    assert isinstance(part.kind, Words)
    return part.kind.write(next(iter(part.kind.members)), ENGLISH)


OF_SOMEBODY = [
    (step.type.capitalize(), phrase)
    for step, phrase in ENGLISH.steps
    if step.table is None and any(part.kind.name == "Creature" for part in phrase.parameters)
]


@pytest.mark.parametrize(("type_", "phrase"), OF_SOMEBODY, ids=[phrase.source for _, phrase in OF_SOMEBODY])
@pytest.mark.parametrize("who", ["the nue", "Hikaru", "the civilian", "the kachi"])
def test_whoever_a_step_names_is_answered_in_words(type_: str, phrase: Phrase, who: str) -> None:
    """Somebody who is not there, or who cannot do what the step says."""
    message = run(f"{TABLE}\n{type_} {worded(phrase, who)}").message
    assert "the engine failed" not in message
    assert "there is no the" not in message
    assert not any(python in message for python in ("None", "True", "False", "Name(", "Kind.", "<", "=", "_"))


def test_the_list_of_creatures_names_every_ring_colour() -> None:
    accepted = CreatureKind().accepts(ENGLISH)
    assert [ring for ring in Ring if ring.value not in accepted] == []
