"""Dependencies point one way: core, games, scenarios, site and cli; books, checks, exchange, site."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "engine" / "ruleproof"
TERMINAL = {"arguments", "command", "listing", "report", "running", "terminal"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "books": {"core"},
    "scenarios": {"core", "books"},
    "checks": {"core", "books", "scenarios"},
    "exchange": {"core", "books"},
    "site": {"core", "books", "scenarios"},
    "arguments": {"core", "books", "scenarios"},
    "listing": {"core", "books", "scenarios"},
    "report": {"core", "books", "scenarios"},
    "running": {"core", "books", "scenarios", "arguments", "report"},
    "terminal": set(),
    "command": {"core", "scenarios", "terminal"},
    "cli": {"core", "books", "scenarios", "checks", "exchange", "site", *TERMINAL},
    "__main__": {"cli"},
}


def imports(path: Path) -> set[str]:
    """The dotted names below ruleproof that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [node.module or ""] + [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.removeprefix("ruleproof.") for name in names if name.startswith("ruleproof.")}
    return found


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "starter" not in path.parts and path.parent != PACKAGE)
MODULES += [path for path in PACKAGE.glob("*.py") if path.name != "__init__.py"]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_stands_before_it(path: Path) -> None:
    part = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    for name in imports(path):
        target = name.split(".")[0]
        assert target == part or target in MAY_IMPORT[part], f"{part} imports {name}"


@pytest.mark.parametrize("game", sorted(path.name for path in (PACKAGE / "games").glob("[a-z]*/")))
def test_a_game_knows_no_other_game(game: str) -> None:
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for name in imports(path):
            assert not name.startswith("games.") or name.split(".")[1] == game, f"{path} imports {name}"
