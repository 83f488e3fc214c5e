"""A step that throws away what the scenario says is found, whichever way it does so."""

from __future__ import annotations

import pytest
from tests.checks.planted import Planted

ENGINE = "engine/lantern.py"
TODO = "Use it, or take it out of the phrase: what a scenario says must matter."


def step(body: str, phrase: str = "{name:text} lights the lantern", columns: str = "") -> str:
    """A step of the engine that nobody uses yet, before GAME."""
    return f"""@vocabulary.given('{phrase}'{columns})
{body}


GAME = """


def faults(planted: Planted, text: str) -> list[str]:
    engine = planted.root / ENGINE
    source = engine.read_text().replace("GAME = ", text, 1)
    name = f"lantern_{abs(hash(text))}"
    (planted.root / "engine" / f"{name}.py").write_text(source.replace("Game, Refusal", "Columns, Game, Refusal"))
    planted.edit("rulebooks/lantern/book.yml", "engine: lantern", f"engine: {name}")
    return [line.split("error: ", 1)[1] for line in planted.lines() if "ignores" in line]


@pytest.mark.parametrize(
    "body",
    ["    pass", "    _ = name", "    del name", "    name", '    table.state.oil = len("name")'],
    ids=["nothing", "assigned to nothing", "deleted", "mentioned", "said in a text"],
)
def test_a_parameter_without_effect(planted: Planted, body: str) -> None:
    text = step(f"def who(table: Table[Lantern], name: str) -> None:\n{body}")
    assert faults(planted, text) == [f"the step '{{name:text}} lights the lantern' ignores its 'name'. {TODO}"]


def test_a_parameter_that_is_used(planted: Planted) -> None:
    text = step("def who(table: Table[Lantern], name: str) -> None:\n    table.state.oil += len(name)")
    assert faults(planted, text) == []


ROWS = "def oils(table: Table[Lantern], rows: list[dict[str, int]]) -> None:\n"
COLUMNS = ', Columns({"oil": "d", "wick": "d"})'


@pytest.mark.parametrize(
    ("body", "ignored"),
    [
        ('    table.state.oil = rows[0]["oil"]', "ignores the column 'wick' of its table"),
        ('    for row in rows:\n        table.state.oil += row["oil"]', "ignores the column 'wick' of its table"),
        ("    table.state.oil = 1", "ignores its table"),
    ],
)
def test_a_column_without_effect(planted: Planted, body: str, ignored: str) -> None:
    text = step(ROWS + body, "the oils", COLUMNS)
    assert faults(planted, text) == [f"the step 'the oils' {ignored}. {TODO}"]


@pytest.mark.parametrize(
    "body",
    [
        '    for row in rows:\n        table.state.oil += row["oil"] * row["wick"]',
        "    for row in rows:\n        table.state.oil += max(row.values())",
        "    expect(rows[0], {}, 'the oils')",
    ],
    ids=["each by name", "all of them", "the row as a whole"],
)
def test_columns_that_are_used(planted: Planted, body: str) -> None:
    assert faults(planted, step(ROWS + body, "the oils", COLUMNS)) == []
