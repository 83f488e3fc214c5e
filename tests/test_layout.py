"""The same rooms in every house: chapters, features, rules and steps of a game share their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import Project

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "engine" / "ruleproof" / "games"
ROOMS = {"__init__.py", "names.py", "state", "rules", "kinds.py", "steps"}
LATER = {"picture.py"}
"""Rooms that a game may have, and need not."""


def stems(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    found = {path.stem for path in folder.glob("*.py")}
    found |= {path.name for path in folder.iterdir() if (path / "__init__.py").is_file()}
    return found - {"__init__"}


@pytest.fixture(params=sorted(path.parent.name for path in (ROOT / "rulebooks").glob("*/book.yml")))
def book(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_game_has_the_same_rooms(book: str) -> None:
    game = GAMES / book.replace("-", "_")
    rooms = {path.name for path in game.iterdir() if path.name != "__pycache__"}
    assert rooms - LATER == ROOMS
    assert (game / "state" / "__init__.py").is_file()


def test_chapters_features_rules_and_steps_share_their_names(book: str, project: Project) -> None:
    game = GAMES / book.replace("-", "_")
    chapters = project.book(book).info.chapters
    modules = {chapter.replace("-", "_") for chapter in chapters}
    assert {path.stem for path in (ROOT / "features" / book).glob("*.feature")} == set(chapters)
    assert modules <= stems(game / "rules")
    assert stems(game / "steps") - {"common"} == modules
