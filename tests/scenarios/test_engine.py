"""Whose line it was: the engine's, never the kit's."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.engines import spoil_act

from ruleproof.books import load_project
from ruleproof.cli import main
from ruleproof.core import Place
from ruleproof.core.plain import fill
from ruleproof.scenarios import BookRunner
from ruleproof.scenarios.engine import EngineFault, engine_line, find_module

ROOT = Path(__file__).parent.parent.parent


def test_the_kit_is_no_engine_of_its_own_project() -> None:
    with pytest.raises(KeyError) as caught:
        fill("{oil}", {})
    assert engine_line(caught.value, [ROOT / "engine"], ROOT) is None
    home = ROOT / "engine" / "ruleproof" / "core" / "plain.py"
    found = engine_line(caught.value, [ROOT / "engine", home], ROOT)
    assert found is not None
    assert found.file == "engine/ruleproof/core/plain.py"


def test_the_line_is_the_engines_where_the_kit_fails_on_its_behalf(starter: Path) -> None:
    file = spoil_act(starter, "table.trace.record(1, 2, 3, 4)")
    project = load_project(starter)
    verdict = BookRunner(project, project.book("lantern")).verdicts[0]
    assert verdict.status == "broken"
    assert f"{file}:13)" in verdict.message


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("lantern", "engine/lantern.py"),
        ("lamps", "engine/lamps"),
        ("lamps.wick", "engine/lamps/wick.py"),
        ("lamps.nothing", None),
        ("nowhere", None),
        ("nowhere.at.all", None),
    ],
)
def test_modules_are_found_and_not_run(starter: Path, name: str, expected: str | None) -> None:
    (starter / "engine" / "lamps").mkdir()
    (starter / "engine" / "lamps" / "__init__.py").write_text("1 / 0")
    (starter / "engine" / "lamps" / "wick.py").write_text("1 / 0")
    assert find_module(name, starter) == (starter / expected if expected else None)


def test_modules_of_the_kit_are_found() -> None:
    assert find_module("ruleproof.games.oath", ROOT / "tests") == ROOT / "engine" / "ruleproof" / "games" / "oath"


@pytest.mark.parametrize("name", ["lantern.", ".lantern", "a..b", "a b", "../lantern", "7"])
def test_what_is_no_name_of_a_module(starter: Path, name: str) -> None:
    book = starter / "rulebooks" / "lantern" / "book.yml"
    book.write_text(book.read_text().replace("engine: lantern", f"engine: '{name}'"))
    project = load_project(starter)
    runner = BookRunner(project, project.book("lantern"))
    for _ in range(2):
        with pytest.raises(EngineFault) as caught:
            _ = runner.game
        assert caught.value.place == Place("rulebooks/lantern/book.yml")
        assert caught.value.what == (f"the engine {name!r} of lantern cannot be imported: that is no name of a module.")


def test_a_book_without_an_engine(starter: Path) -> None:
    book = starter / "rulebooks" / "lantern" / "book.yml"
    book.write_text("".join(line for line in book.read_text().splitlines(True) if not line.startswith("engine:")))
    result = CliRunner().invoke(main, ["--project", str(starter), "coverage"])
    assert result.exit_code == 2
    assert result.stderr == "ruleproof: book.yml of lantern names no engine. Add 'engine: module.name'.\n"
