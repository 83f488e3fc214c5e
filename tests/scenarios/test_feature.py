"""Reading feature files: what they become, and the message for each bad one."""

from __future__ import annotations

import pytest

from ruleproof.core import InputError, Place
from ruleproof.scenarios import parse_feature

GOOD = """\
@rule.whole
Feature: Lamps
  What it is about.

  Background:
    Given a lamp

  Scenario: Loose
    When it burns
    Then it is warm

  @rule.cost @rule.dark
  Rule: Oil

    Background:
      Given oil
        | kind  | drops |
        | olive | 2     |

    @ex.one @reading.C1=b
    Scenario Outline: It burns <a>
      When it burns <a> of <b>
        | <b> |
      And again
      Then <b> are left

      Examples:
        | a   | b |
        | <b> | 2 |
        | 3   | 1 |

      @ex.two
      Examples:
        | b | a |
        | 0 | 9 |
"""


def test_backgrounds_outlines_tags_and_tables() -> None:
    feature = parse_feature(GOOD, "f.feature")
    assert (feature.name, feature.language, feature.place, feature.tags) == (
        "Lamps",
        "en",
        Place("f.feature", 2),
        ("rule.whole",),
    )
    loose, oil = feature.blocks
    assert (loose.name, loose.rules, [one.name for one in loose.scenarios]) == ("", ("whole",), ["Loose"])
    assert [(step.type, step.text, step.place.line) for step in loose.scenarios[0].steps] == [
        ("given", "a lamp", 6),
        ("when", "it burns", 9),
        ("then", "it is warm", 10),
    ]
    assert (oil.name, oil.rules) == ("Oil", ("whole", "cost", "dark"))
    assert [one.name for one in oil.scenarios] == ["It burns <a> (1)", "It burns <a> (2)", "It burns <a> (3)"]
    assert {one.outline for one in oil.scenarios} == {"It burns <a>"}
    assert [one.examples for one in oil.scenarios] == [("ex.one",), ("ex.one",), ("ex.one", "ex.two")]
    first, _, third = oil.scenarios
    assert first.readings == {"C1": "b"}
    assert first.place == Place("f.feature", 21)
    assert [(step.type, step.text) for step in first.steps] == [
        ("given", "a lamp"),
        ("given", "oil"),
        ("when", "it burns <b> of 2"),
        ("when", "again"),
        ("then", "2 are left"),
    ]
    assert first.steps[1].table == [["kind", "drops"], ["olive", "2"]]
    assert [one.steps[2].table for one in oil.scenarios] == [[["2"]], [["1"]], [["0"]]]
    assert third.steps[2].text == "it burns 9 of 0"
    assert [one.name for one in feature.scenarios] == ["Loose", *[one.name for one in oil.scenarios]]


def test_another_language() -> None:
    feature = parse_feature(
        "# language: es\nCaracterística: Faroles\n  Escenario: Uno\n    Dado un farol\n    Entonces arde\n", "f.feature"
    )
    assert feature.language == "es"
    assert [step.type for step in feature.scenarios[0].steps] == ["given", "then"]


SCENARIO = "Feature: A\n  Scenario: B\n    Given x\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1: the file has no feature. Start it with 'Feature: …'."),
        ("# only a comment\n", "1: the file has no feature. Start it with 'Feature: …'."),
        ("# language: xx\nFeature: A\n", "1: not Gherkin: Language not supported: xx. Mend it here."),
        ("@a b\nFeature: A\n", "1: not Gherkin: A tag may not contain whitespace. Mend it here."),
        (SCENARIO + "      | a | b |\n      | c |\n",
         "5: not Gherkin: inconsistent cell count within the table. Mend it here."),
        (SCENARIO + "  Scenario: C\n    Given y\n  Scenario: B\n    Given z\n",
         "6: the scenario name 'B' is already used on line 2. Give one of the two another name."),
        (SCENARIO + "  Rule: R\n    Scenario Outline: B\n"
         "      Given <a>\n      Examples:\n        | a |\n        | 1 |\n",
         "5: the scenario name 'B' is already used on line 2. Give one of the two another name."),
        ("Feature: A\n  Scenario:\n    Given x\n",
         "2: the scenario has no name. State the rule it shows, in a sentence."),
        ("Feature: A\n  Scenario: B\n", "2: the scenario 'B' has no steps. Write some."),
        (SCENARIO + "    Gven y\n", "4: not Gherkin: 'Gven y' cannot stand here. Mend it here."),
        (SCENARIO + '      """\n      text\n',
         "6: not Gherkin: the file ends in the midst of something. Mend it here."),
        ("Feature: A\n  Scenario Outline: B\n    Given <a>\n    Examples:\n      | a |\n",
         "2: the outline 'B' has no examples. Add rows under 'Examples:'."),
        (SCENARIO + '      """\n      text\n      """\n', "4: steps take no quoted text block. Use a table."),
        ("Feature: A\n  @reading.C1\n  Scenario: B\n    Given x\n",
         "3: the tag @reading.C1 names no reading. Write @reading.C61=b."),
        ("Feature: A\n  @reading.C1=\n  Scenario: B\n    Given x\n",
         "3: the tag @reading.C1= names no reading. Write @reading.C61=b."),
    ],
)  # fmt: skip
def test_a_bad_feature(text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        parse_feature(text, "f.feature")
    assert str(error.value) == f"f.feature:{message}"


def test_rows_of_one_outline_share_their_name() -> None:
    text = "Feature: A\n  Scenario Outline: B\n    Given <a>\n    Examples:\n      | a |\n      | 1 |\n      | 1 |\n"
    assert [one.name for one in parse_feature(text, "f.feature").scenarios] == ["B (1)", "B (2)"]
