"""The modules of an engine as they are written: its own, and those of the project's engine/ folder that they import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from ruleproof.scenarios.engine import find_module


@dataclass
class Source:
    """What the checks look for in a module, found in one walk through it."""

    strings: set[str] = field(default_factory=set)
    names: list[ast.Name] = field(default_factory=list)
    """The names that it reads."""
    bound: set[str] = field(default_factory=set)
    """The names that it gives a meaning of its own."""
    imports: list[ast.Import | ast.ImportFrom] = field(default_factory=list)
    """But for those under `if TYPE_CHECKING:`, which never happen."""


@dataclass(frozen=True)
class Module:
    """One module, by its dotted name."""

    name: str
    path: Path

    @property
    def source(self) -> Source:
        """Nothing if it cannot be read or parsed: then it cannot be loaded either, which is told as such."""
        try:
            return _read(self.path, self.path.stat().st_mtime_ns)
        except (OSError, SyntaxError, ValueError):
            return Source()

    def imported(self, node: ast.Import | ast.ImportFrom) -> list[str]:
        """The dotted names in an import, those included that it might mean by `from x import y`."""
        if isinstance(node, ast.Import):
            return [alias.name for alias in node.names]
        parts = self.name.split(".") if node.level else []
        above = parts[: len(parts) - node.level + (self.path.name == "__init__.py")]
        source = ".".join([*above, *([node.module] if node.module else [])])
        return [source, *(f"{source}.{alias.name}" for alias in node.names if alias.name != "*")]


def engine_modules(root: Path, engine: str) -> list[Module]:
    """The modules of the engine, in the order in which they are met; nothing of them is run."""
    home = find_module(engine, root)
    if home is None:
        return []
    found: dict[str, Module] = {}
    queue = list(package_modules(engine, home))
    own = _top_level(root / "engine")
    while queue:
        module = queue.pop(0)
        if module.name in found:
            continue
        found[module.name] = module
        for node in module.source.imports:
            for name in module.imported(node):
                if name.split(".")[0] in own:
                    queue += [one for one in _on_the_way(name, root) if one.name not in found]
    return list(found.values())


def package_modules(name: str, home: Path) -> Iterator[Module]:
    """The module, or every module of the package."""
    if home.is_file():
        yield Module(name, home)
        return
    for path in sorted(home.rglob("*.py")):
        parts = path.relative_to(home).with_suffix("").parts
        yield Module(".".join([name, *(parts[:-1] if parts[-1] == "__init__" else parts)]), path)


def _top_level(folder: Path) -> set[str]:
    """What the project's engine/ folder offers to import. The kit is no engine, though it lies there in its own."""
    return {path.stem for path in folder.glob("*")} - {"ruleproof"}


def _on_the_way(name: str, root: Path) -> Iterator[Module]:
    """The modules that are loaded when this one is: itself and the packages around it."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        path = find_module(".".join(parts[:length]), root)
        if path is not None and path.is_dir():
            path /= "__init__.py"
        if path is not None and path.is_file():
            yield Module(".".join(parts[:length]), path)


@lru_cache(maxsize=1000)
def _read(path: Path, changed: int) -> Source:
    source = Source()
    skipped: set[int] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                source.names.append(node)
            else:
                source.bound.add(node.id)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                source.strings.add(node.value)
        elif isinstance(node, ast.arg):
            source.bound.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            source.bound.add(node.name)
        elif isinstance(node, ast.If) and _is_for_types(node.test):
            skipped |= {id(one) for part in node.body for one in ast.walk(part)}
        elif isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in skipped:
            source.imports.append(node)
            source.bound |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    return source


def _is_for_types(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else test.id if isinstance(test, ast.Name) else ""
    return name == "TYPE_CHECKING"
