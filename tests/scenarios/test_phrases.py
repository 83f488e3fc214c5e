"""Phrases: read in any language, written back the same; agreement, lists, tables, and what is refused."""

from __future__ import annotations

import shutil
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import (
    Columns,
    Game,
    Grid,
    InputError,
    Pattern,
    Place,
    State,
    Table,
    Vocabulary,
    Words,
)
from ruleproof.scenarios import ScenarioLanguage, StepLine, UndefinedStep
from ruleproof.scenarios.phrases import Parameter, join, parse_phrase, phrase_pattern, read_value, write_value
from ruleproof.scenarios.render import _plainest

SMALLEST = Path(__file__).parent.parent / "smallest"


class Lamp(Enum):
    RED = "red lamp"
    TORCH = "torch"
    BOTH = "red lamp and torch"


NAME = Pattern("Name", r"\w+", "a name")


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.add_kind(NAME)
    words.add_kind(Words("Lamp", Lamp, {Lamp.TORCH: "torch"}))
    for type_, phrase, table in (
        ("given", "{names:Name+} play", None),
        ("given", "the {lamp:Lamp} has {oil:d} drops", None),
        ("given", "the lamps {lamps:Lamp+} burn", None),
        ("given", "the board", Grid("k a kachi, . nothing")),
        ("given", "the lamps", Columns({"lamp": "Lamp", "oil": "d?", "owners": "Name+?"})),
        ("when", "{who:text} lights it", None),
        ("when", "somebody lights it", None),
    ):
        getattr(words, type_)(phrase, table)(lambda table, **values: None)
    return words


PHRASES = """\
steps:
  "{names:Name+} play": "(juega|juegan) {names:Name+}"
  "the {lamp:Lamp} has {oil:d} drops": "(el|la) {lamp:Lamp} tiene {oil:d} (gota|gotas)"
  "the lamps {lamps:Lamp+} burn": "(arde|arden) {lamps:Lamp+}"
  "the board": "el tablero"
  "the lamps": "los faroles"
  "{who:text} lights it": "{who:text} lo enciende"
words:
  Lamp: {red lamp: [farol rojo, rojo], red lamp and torch: ambos}
columns: {lamp: farol, oil: aceite, owners: dueños}
"""


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ScenarioLanguage]:
    root = tmp_path_factory.mktemp("phrases") / "project"
    shutil.copytree(SMALLEST, root)
    with (root / "rulebooks/languages.yml").open("a") as file:
        file.write("- es\n")
    with (root / "rulebooks/lantern/terms.yml").open("a") as file:
        file.write("torch: {}\n")
    with (root / "rulebooks/lantern/en/terms.yml").open("a") as file:
        file.write("torch: {name: torch}\n")
    spanish = root / "rulebooks/lantern/es"
    spanish.mkdir()
    (spanish / "terms.yml").write_text("torch: {name: antorcha, forms: [antorchas], gender: f}\n")
    (spanish / "scenarios.yml").write_text(PHRASES)
    project = load_project(root)
    game = Game(lambda trace, chance, readings: Table(State(), trace, chance, readings), vocabulary())
    return {code: ScenarioLanguage(project, project.book("lantern"), game, code) for code in ("en", "es")}


def line(type_: Any, text: str, table: list[list[str]] | None = None) -> StepLine:
    return StepLine(type_, "Given ", text, Place("f.feature", 7), table)


def translated(languages: dict[str, ScenarioLanguage], text: str) -> str:
    step, arguments = languages["en"].match(line("given", text))
    return languages["es"].write(step, arguments)


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("the torch has 1 drops", "la antorcha tiene 1 gota"),
        ("the torch has 2 drops", "la antorcha tiene 2 gotas"),
        ("the red lamp has 0 drops", "el farol rojo tiene 0 gotas"),
        ("Ana play", "juega Ana"),
        ("Ana, Bob and Cy play", "juegan Ana, Bob y Cy"),
        ("the lamps torch burn", "arde antorcha"),
        ("the lamps red lamp and torch and torch burn", "arden ambos y antorcha"),
    ],
)
def test_alternatives_agree_with_what_stands_behind_or_before_them(
    languages: dict[str, ScenarioLanguage], english: str, spanish: str
) -> None:
    assert translated(languages, english) == spanish
    step, arguments = languages["es"].match(line("given", spanish))
    assert languages["en"].match(line("given", english)) == (step, arguments)


@pytest.mark.parametrize("text", ["el antorchas tiene 1 gotas", "la antorcha tiene 1 gota", "el antorcha tiene 1 gota"])
def test_read_any_alternative_and_form_will_do(languages: dict[str, ScenarioLanguage], text: str) -> None:
    assert languages["es"].match(line("given", text))[1] == {"lamp": Lamp.TORCH, "oil": 1}


def test_a_name_list_does_not_take_the_conjunction_for_a_name(languages: dict[str, ScenarioLanguage]) -> None:
    for text in ("Ana and Bob play", "Ana, Bob play", "Ana, and Bob play"):
        assert languages["en"].match(line("given", text))[1] == {"names": ["Ana", "Bob"]}


@given(
    st.lists(st.text("abcXYZ1", min_size=1, max_size=5), min_size=1, max_size=6),
    st.lists(st.sampled_from(list(Lamp)), min_size=1, max_size=4),
)
def test_a_list_written_is_read_back(names: list[str], lamps: list[Lamp]) -> None:
    class Plain:
        def forms(self, kind: str, word: str, term: str | None) -> list[str]:
            return [word.replace(" and ", " plus ")]

        def rule_titles(self) -> dict[str, str]:
            return {}

        def rule_numbers(self) -> dict[str, str]:
            return {}

    for kind, values in ((NAME, names), (Words("Lamp", Lamp), lamps)):
        parameter = Parameter("all", kind, True)
        text = write_value(parameter, values, Plain(), "and")
        phrase = parse_phrase("{all:K+} burn", {"K": kind}, "here")
        assert phrase_pattern(phrase, Plain(), "and").fullmatch(f"{text} burn")
        assert read_value(parameter, text, Plain()) == values


def test_join() -> None:
    assert [join(words, "y") for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a y b", "a, b y c"]


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        ("the {lamp:Lmap}", "here: the phrase 'the {lamp:Lmap}' uses the unknown kind 'Lmap'. "
         "Known are d, text, Rule, Name, Lamp."),
        ("the {lamp}", "here: the phrase 'the {lamp}' has a brace that is no parameter. Write {name:Kind}."),
        ("{a:d} of {a:d}", "here: the phrase '{a:d} of {a:d}' has two parameters named 'a'. Name each its own way."),
    ],
)  # fmt: skip
def test_a_bad_phrase(phrase: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        parse_phrase(phrase, vocabulary().kinds, "here")
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("phrase", "word"),
    [("the lamp burns", "the"), ("burn", "burn"), ("{a:d} burn", None), ("burn{a:d}", None), ("(a|b) burn", None)],
)
def test_the_word_a_phrase_is_found_by(phrase: str, word: str | None) -> None:
    assert parse_phrase(phrase, vocabulary().kinds, "here").first_word == word


# --- steps nobody defined, and tables --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type_", "text", "message"),
    [
        ("when", "somebody lits it", "no when step says 'somebody lits it'. Did you mean 'somebody lights it'?"),
        ("given", "somebody lights it", "no given step says 'somebody lights it'. It is a when step."),
        ("when", "xyz", "no when step says 'xyz'. See every phrase with: ruleproof steps lantern."),
        ("given", "the blue lamp has 1 drops", "no given step says 'the blue lamp has 1 drops'. "
         "'blue lamp' is no lamp. Did you mean 'red lamp'?"),
    ],
)  # fmt: skip
def test_a_step_nobody_defined(languages: dict[str, ScenarioLanguage], type_: str, text: str, message: str) -> None:
    with pytest.raises(UndefinedStep) as error:
        languages["en"].match(line(type_, text))
    assert str(error.value) == f"f.feature:7: {message}"


def test_a_phrase_that_a_language_lacks(languages: dict[str, ScenarioLanguage]) -> None:
    assert languages["en"].untranslated == []
    assert languages["es"].untranslated == ["the rules refuse it: {rule:Rule}", "somebody lights it"]


def test_tables(languages: dict[str, ScenarioLanguage]) -> None:
    grid = [["", "A", "B"], ["1", "k", "."], ["2", ".", "k"]]
    assert languages["en"].match(line("given", "the board", grid))[1] == {
        "grid": {"A1": "k", "B1": ".", "A2": ".", "B2": "k"}
    }
    rows = [["oil", "lamp", "owners"], ["2", "torch", "Ana and Bob"], ["", "red lamp", ""]]
    step, arguments = languages["en"].match(line("given", "the lamps", rows))
    assert arguments == {
        "rows": [
            {"lamp": Lamp.TORCH, "oil": 2, "owners": ["Ana", "Bob"]},
            {"lamp": Lamp.RED, "oil": None, "owners": None},
        ]
    }
    spanish = languages["es"].write_table(step, line("given", "the lamps", rows), languages["en"])
    assert spanish == [["aceite", "farol", "dueños"], ["2", "antorcha", "Ana y Bob"], ["", "farol rojo", ""]]
    assert languages["es"].match(line("given", "los faroles", spanish))[1] == arguments
    assert languages["en"].match(line("given", "the lamps", [["lamp"], ["torch"]]))[1] == {
        "rows": [{"lamp": Lamp.TORCH, "oil": None, "owners": None}]
    }


@pytest.mark.parametrize(
    ("text", "table", "at", "message"),
    [
        ("Ana play", [["a"]], 7, "the step 'Ana play' takes no table. Remove the table."),
        ("the lamps", None, 7, "the step 'the lamps' needs a table. Its columns are: lamp, oil, owners."),
        ("the board", None, 7, "the step 'the board' needs a table. "
         "Draw the board: column names, row names, a symbol a square (k a kachi, . nothing)."),
        ("the lamps", [["lamp", "wick"], ["torch", "1"]], 7,
         "the table has no column 'wick'. Its columns are: lamp, oil, owners."),
        ("the lamps", [["lmp"], ["torch"]], 7, "the table has no column 'lmp'. Did you mean 'lamp'?"),
        ("the lamps", [["oil"], ["1"]], 7, "the table lacks the column 'lamp'. Its columns are: lamp, oil, owners."),
        ("the lamps", [["lamp"], ["torch"], ["trch"]], 10,
         "row 2 of the table: 'trch' is no lamp. Did you mean 'torch'?"),
        ("the lamps", [["lamp", "oil"], ["torch", "much"]], 9, "row 1 of the table: 'much' is not a whole number."),
        ("the board", [["", "A", ""], ["1", "k", "."]], 7, "the board needs a name for each column and each row. "
         "Leave only the first cell of the first row empty."),
        ("the board", [["", "A"], ["", "k"]], 7, "the board needs a name for each column and each row. "
         "Leave only the first cell of the first row empty."),
    ],
)  # fmt: skip
def test_a_wrong_table(
    languages: dict[str, ScenarioLanguage], text: str, table: list[list[str]] | None, at: int, message: str
) -> None:
    with pytest.raises(InputError) as error:
        languages["en"].match(line("given", text, table))
    assert str(error.value) == f"f.feature:{at}: {message}"


def test_steps_that_go_on_are_joined_by_the_plainest_word() -> None:
    """French offers "Et que" first, which does not fit the phrases."""
    assert _plainest(["* ", "Et que ", "Et qu'", "Et "]) == "Et"
    assert _plainest(["* ", "Alors ", "Donc "]) == "Alors"


def test_an_earlier_wording_is_read_where_no_present_one_fits(languages: dict[str, ScenarioLanguage]) -> None:
    words = vocabulary()
    words.when("{who:Name} puts it out", was=["somebody puts it out", "puts it out"])(lambda table, **values: None)
    english = languages["en"]
    language = ScenarioLanguage.__new__(ScenarioLanguage)
    language.__dict__.update({**english.__dict__, "game": Game(english.game.new_table, words), "_matches": {}})
    for name in ("steps", "earlier", "_index", "_earlier_index", "_phrases"):
        language.__dict__.pop(name, None)
    assert language.match(line("when", "somebody puts it out"))[1] == {"who": "somebody"}
    assert language.match(line("when", "puts it out"))[1] == {}
    assert [phrase.source for _, phrase in language.steps if "puts" in phrase.source] == ["{who:Name} puts it out"]
