"""Planted defects in features and in their translations."""

from __future__ import annotations

import pytest
from tests.checks.planted import FEATURE, PHRASES_ES, Planted

BOOK = "rulebooks/lantern/book.yml"


def with_engine(planted: Planted, name: str, old: str, new: str) -> None:
    """The book on an engine of its own name, changed: modules once imported stay."""
    text = (planted.root / "engine/lantern.py").read_text()
    assert text.count(old) == 1
    planted.write(f"engine/{name}.py", text.replace(old, new))
    planted.edit(BOOK, "engine: lantern", f"engine: {name}")


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (
            "@rule.light.dark",
            "@rule.light.dusk",
            "15: error: no rule 'light.dusk' in lantern (light.dusk). Did you mean 'light.dark'?",
        ),
        (
            "@ex.last-drop",
            "@ex.last-drip",
            "7: error: no example 'ex.last-drip' in lantern (ex.last-drip). Did you mean 'ex.last-drop'?",
        ),
        ("@ex.last-drop", "@ex.last-drop @reading.C1=b", "7: error: lantern has no dispute 'C1'."),
        (
            "  @rule.light.dark\n",
            "",
            "14: warning: the scenario names no rule and no example of the book. "
            "Tag it, or its Rule:, with @rule.<id>.",
        ),
        (
            "      Then 0 drops are left\n",
            "",
            "7: error: the scenario expects nothing. Add a Then step.",
        ),
        (
            "Then 0 drops are left",
            "Then 0 drops are leftt",
            "10: error: no then step says '0 drops are leftt'. Did you mean '{oil:d} drops are left'?",
        ),
        (
            "Given the lantern holds 2 drops",
            "Given somebody lights it",
            "8: error: no given step says 'somebody lights it'. It is a when step.",
        ),
        (
            "Then 0 drops are left\n",
            "Then 0 drops are left\n        | a |\n",
            "10: error: the step '0 drops are left' takes no table. Remove the table.",
        ),
        (
            'refuse it: "No oil, no light"',
            'refuse it: "No oil, no lamp"',
            "18: error: no rule has the title \"No oil, no lamp\". Did you mean 'No oil, no light'?",
        ),
    ],
)
def test_a_bad_feature(planted: Planted, old: str, new: str, finding: str) -> None:
    planted.edit(FEATURE, old, new)
    assert planted.lines("scenarios")[:1] == [f"{FEATURE}:{finding}"]


def test_a_tag_of_a_retired_rule(planted: Planted) -> None:
    planted.write("rulebooks/lantern/retired.yml", "light.dusk: {to: light.dark}\n")
    planted.edit(FEATURE, "@rule.light.dark", "@rule.light.dusk")
    assert planted.lines() == [f"{FEATURE}:15: error: rule 'light.dusk' is retired (light.dusk). Use 'light.dark'."]


def test_a_reading_that_the_dispute_does_not_have(planted: Planted) -> None:
    planted.write(
        "rulebooks/lantern/disputes.yml",
        "C1: {lines: 2, rules: [light.cost], readings: [a, b], default: a}\n",
    )
    planted.edit(FEATURE, "@ex.last-drop", "@ex.last-drop @reading.C1=c")
    assert planted.lines("scenarios")[0] == f"{FEATURE}:7: error: dispute C1 has no reading 'c'. It has: a, b."


OUTLINE = """
    @ex.none
    Scenario Outline: It burns
      Given the lantern holds <a> drops
      When somebody lights it
      Then <b> drops are left
      Examples:
        | a | b |
        | 2 | 0 |
        | 3 | 1 |
"""


def test_an_outline_is_reported_once_for_its_tags(planted: Planted) -> None:
    planted.add(FEATURE, OUTLINE)
    found = [line for line in planted.lines("scenarios") if "ex.none" in line]
    assert found == [f"{FEATURE}:22: error: no example 'ex.none' in lantern (ex.none)."]


def test_scenarios_without_an_engine(planted: Planted) -> None:
    planted.edit(BOOK, "engine: lantern\n", "")
    assert planted.lines() == [
        f"{BOOK}:1: error: features/lantern has scenarios, but book.yml names no engine to run them. "
        "Add 'engine: module.name'."
    ]


EMPTY = """\
@vocabulary.given("the lantern is empty")
def empty(table: Table[Lantern]) -> None:
    table.state.oil = 0


GAME = """


def test_a_step_that_no_scenario_uses(planted: Planted) -> None:
    with_engine(planted, "lantern_unused", "GAME = ", EMPTY)
    planted.edit(PHRASES_ES, "steps:\n", 'steps:\n  "the lantern is empty": "el farol está vacío"\n')
    assert planted.lines() == [
        "engine/lantern_unused.py:37: warning: no scenario uses the given step 'the lantern is empty'. "
        "Write one, or remove the step."
    ]


AGAIN = """\
@vocabulary.when("somebody lights i(t|)")
def again(table: Table[Lantern]) -> None:
    table.do(light)


GAME = """


def test_an_ambiguous_step(planted: Planted) -> None:
    with_engine(planted, "lantern_ambiguous", "GAME = ", AGAIN)
    assert [line for line in planted.lines("scenarios") if line.startswith(FEATURE)] == [
        f"{FEATURE}:{line}: error: the step 'somebody lights it' fits several phrases: 'somebody lights it' and "
        "'somebody lights i(t|)'. Make the phrases of the engine distinct."
        for line in (9, 17)
    ]


# --- translations of scenarios --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (
            '  "somebody lights it"',
            '  "somebody lit it": "alguien lo encendió"\n  "somebody lights it"',
            "6: error: steps: nothing says 'somebody lit it' any more (es). Did you mean 'somebody lights it'?",
        ),
        (
            '  "somebody lights it": "alguien lo enciende"\n',
            "",
            "4: warning: steps: 'somebody lights it' is not translated (es). Add it.",
        ),
        (
            "  One drop is not enough: Una gota no basta\n",
            "",
            "1: warning: scenarios: 'One drop is not enough' is not translated (es). Add it.",
        ),
        (
            "  One drop is not enough: Una gota no basta\n",
            "  One drop is not enough: Una gota no basta\n  An old name: Un nombre viejo\n",
            "4: error: scenarios: nothing says 'An old name' any more (es). Remove it.",
        ),
        ("scenarios:", "features: {Lamps: Faroles}\nscenarios:",
         "1: error: features: nothing says 'Lamps' any more (es). Remove it."),
        ("scenarios:", "columns: {oil: aceite}\nscenarios:",
         "1: error: columns: nothing says 'oil' any more (es). Remove it."),
        ("scenarios:", "words: {Colour: {red: rojo}}\nscenarios:",
         "1: error: words: no kind 'Colour' (es). Remove it."),
        (
            "trace:\n",
            'trace:\n  "{oil} is too little": "{oil} es poco"\n',
            "10: error: trace: nothing says '{oil} is too little' any more (es). Remove it.",
        ),
        (
            '  "{oil} is less than 2": "{oil} es menos que 2"\n',
            "",
            "9: warning: trace: '{oil} is less than 2' is not translated (es). Add it.",
        ),
        (
            '"{oil} es menos que 2"',
            '"{aceite} es menos que 2"',
            "10: error: trace: the translation of '{oil} is less than 2' has other placeholders (es). "
            "Use exactly: {oil}.",
        ),
        (
            '"{oil} es menos que 2"',
            '"{oil es menos que 2"',
            "10: error: trace: the translation of '{oil} is less than 2' has other placeholders (es). "
            "Close its braces.",
        ),
        (
            '"el farol tiene {oil:d} (gota|gotas)"',
            '"el farol tiene {gotas:d} gotas"',
            "5: error: the translation 'el farol tiene {gotas:d} gotas' has other parameters than "
            "'the lantern holds {oil:d} drops' (es). Use exactly: {oil:d}.",
        ),
        (
            '"(queda|quedan) {oil:d} (gota|gotas)"',
            '"(las|) {rule:Rule}"',
            "7: error: the translation '(las|) {rule:Rule}' has other parameters than '{oil:d} drops are left' (es). "
            "Use exactly: {oil:d}.",
        ),
    ],
)  # fmt: skip
def test_a_bad_translation(planted: Planted, old: str, new: str, finding: str) -> None:
    planted.edit(PHRASES_ES, old, new)
    assert planted.lines() == [f"{PHRASES_ES}:{finding}"]


def test_what_the_source_language_lacks_is_an_error(planted: Planted) -> None:
    planted.edit(BOOK, "source_language: en", "source_language: es")
    planted.edit(PHRASES_ES, '  "somebody lights it": "alguien lo enciende"\n', "")
    assert planted.lines("scenarios") == [
        f"{PHRASES_ES}:4: error: steps: 'somebody lights it' is not translated (es). Add it."
    ]


def test_a_template_that_only_the_engine_says_is_known(planted: Planted) -> None:
    template = '  "{option} is not among the choices": "{option} no se puede elegir"\n'
    planted.edit(PHRASES_ES, "trace:\n", f"trace:\n{template}")
    assert planted.lines() == []


REMAIN = """\
@vocabulary.then("{oil:d} drops remain")
def remain(table: Table[Lantern], oil: int) -> None:
    left(table, oil)


GAME = """


def test_translated_phrases_that_cannot_be_told_apart(planted: Planted) -> None:
    with_engine(planted, "lantern_apart", "GAME = ", REMAIN)
    planted.edit(FEATURE, "And 1 drops are left", "And 1 drops remain")
    planted.edit(PHRASES_ES, "steps:\n", 'steps:\n  "{oil:d} drops remain": "queda {oil:d} gota"\n')
    assert planted.lines() == [
        f"{PHRASES_ES}:5: error: steps: 'queda 1 gota' fits several phrases: 'queda {{oil:d}} gota' and "
        "'(queda|quedan) {oil:d} (gota|gotas)' (es). Make them distinct."
    ]


COLOURS = """\
class Colour(Enum):
    RED = "red"
    BLUE = "blue"
    TOMOE = "Tomoe"


vocabulary.add_kind(Words("Colour", Colour))


@vocabulary.given("a {colour:Colour} lamp")
def lamp(table: Table[Lantern], colour: Colour) -> None:
    table.state.oil += len(colour.value) - 3


GAME = """

COLOURS_ES = """\
words: {Colour: {red: rojo, green: verde}}
steps:
  "a {colour:Colour} lamp": "un farol {colour:Colour}"
"""


def test_words_of_a_kind(planted: Planted) -> None:
    with_engine(planted, "lantern_words", "GAME = ", COLOURS)
    planted.edit("engine/lantern_words.py", "from pydantic", "from enum import Enum\n\nfrom pydantic")
    planted.edit("engine/lantern_words.py", "Vocabulary, expect", "Vocabulary, Words, expect")
    planted.edit(FEATURE, "Given the lantern holds 2 drops", "Given the lantern holds 2 drops\n      And a red lamp")
    planted.edit(PHRASES_ES, "steps:\n", COLOURS_ES)
    assert planted.lines() == [
        f"{PHRASES_ES}:4: warning: words: 'blue' of Colour is not translated (es). Add it.",
        f"{PHRASES_ES}:4: error: words: Colour has no word 'green' of its own (es). "
        "Remove it: terms.yml words it, or nothing does.",
    ]


def test_a_language_with_chapters_and_no_phrases_is_told_so(planted: Planted) -> None:
    (planted.root / PHRASES_ES).unlink()
    assert planted.lines() == [
        f"{PHRASES_ES}:1: warning: the scenarios cannot be said in this language: scenarios.yml does not exist (es). "
        "Write its steps: ruleproof steps lists them."
    ]


def test_words_to_choose_from_in_a_trace_sentence(planted: Planted) -> None:
    planted.edit(PHRASES_ES, "quedan {oil}", "(queda|quedan) {oil}")
    (finding,) = planted.lines()
    assert "trace: 'se queman 2 gotas, (queda|quedan) {oil}' has words to choose from" in finding
