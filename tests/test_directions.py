"""Dependencies point one way: core, games, scenarios, site and cli; books, checks, exchange, site."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "engine" / "ruleproof"
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "books": {"core"},
    "scenarios": {"core", "books"},
    "checks": {"core", "books", "scenarios"},
    "exchange": {"core", "books"},
    "site": {"core", "books", "scenarios"},
    "arguments": {"core", "books", "scenarios"},
    "report": {"core", "books", "scenarios"},
    "cli": {"core", "books", "scenarios", "checks", "exchange", "site", "arguments", "report"},
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


def test_engines_have_no_files_clock_print_or_random() -> None:
    """They run unchanged in a browser, and the same input gives the same trace."""
    forbidden = {"random", "time", "datetime", "os", "pathlib", "io", "sys", "secrets", "subprocess"}
    for folder in ("core", "games"):
        for path in (PACKAGE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Import):
                    assert not {alias.name.split(".")[0] for alias in node.names} & forbidden, path
                if isinstance(node, ast.ImportFrom) and node.module:
                    assert node.module.split(".")[0] not in forbidden, path
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in {"print", "open", "input"}, path
