"""Judge on a dispute planted in the starter: the example decides it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from ruleproof.cli import main

DISPUTE = "C1: {lines: 2, rules: [light.cost], readings: [a, b], default: %s}\n"


@pytest.fixture
def disputed(starter: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The starter with an engine that asks for the reading."""
    engine = (starter / "engine" / "lantern.py").read_text()
    engine = engine.replace(
        "    table.state.oil -= 2\n", '    table.state.oil -= {"a": 2, "b": 1}[table.readings["C1"]]\n'
    )
    (starter / "engine" / "disputed_lantern.py").write_text(engine)
    book = starter / "rulebooks" / "lantern" / "book.yml"
    book.write_text(book.read_text().replace("engine: lantern", "engine: disputed_lantern"))
    monkeypatch.syspath_prepend(str(starter / "engine"))
    monkeypatch.delitem(__import__("sys").modules, "disputed_lantern", raising=False)
    return starter


@pytest.mark.parametrize(("default", "exit_code"), [("a", 0), ("b", 1)])
def test_judge_names_the_reading_the_example_refutes(disputed: Path, default: str, exit_code: int) -> None:
    (disputed / "rulebooks" / "lantern" / "disputes.yml").write_text(DISPUTE % default)
    result = CliRunner().invoke(main, ["--project", str(disputed), "judge", "--format", "json"])
    assert result.exit_code == exit_code
    a, b = json.loads(result.output)["lantern"]["C1"]
    assert (a["verdict"], b["verdict"]) == ("stands", "refuted")
    assert a["upheld"] == ["The last two drops are enough for one more light"]
    assert b["against"][0]["because"] == "oil: expected 0, found 1"


def test_run_takes_a_reading(disputed: Path) -> None:
    (disputed / "rulebooks" / "lantern" / "disputes.yml").write_text(DISPUTE % "a")
    features = str(disputed / "features")
    assert CliRunner().invoke(main, ["--project", str(disputed), "run", features]).exit_code == 0
    result = CliRunner().invoke(main, ["--project", str(disputed), "run", features, "--reading", "C1=b"])
    assert result.exit_code == 1
