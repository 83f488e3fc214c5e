"""Engines: nothing that a scenario can say is thrown away, and nothing on the table goes unread."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from ruleproof.books.files import shown_path
from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding
from ruleproof.checks.runners import runner_of
from ruleproof.core import Columns, Place, Step
from ruleproof.scenarios.engine import EngineFault
from ruleproof.scenarios.phrases import parse_phrase

SAY = "Say it in the trace: table.trace.applied(rule, text)."


def find(project: Project, book: Book) -> Iterator[Finding]:
    if not book.info.engine or not (project.root / "features" / book.id).is_dir():
        return
    runner = runner_of(project, book)
    try:
        game = runner.game
    except EngineFault as broken:
        place = broken.place or Place(f"rulebooks/{book.id}/book.yml", 1)
        yield Finding("engine", "error", place, book.id, "", "", broken.what.removesuffix("."), broken.todo)
        return
    for said, where in runner.engine.heard.lines:
        place = where or Place(f"rulebooks/{book.id}/book.yml", 1)
        yield Finding("engine", "warning", place, book.id, "", "", f"the engine prints {said!r}", SAY)
    package = book.info.engine
    for step in game.vocabulary.steps:
        place = step_place(step, project.root)
        for fault in _faults(step, game.vocabulary.kinds, package):
            todo = "Use it, or take it out of the phrase: what a scenario says must matter."
            yield Finding("engine", "error", place, book.id, "", "", fault, todo)


def step_place(step: Step, root: Path) -> Place:
    """Where the function of a step stands."""
    code = inspect.unwrap(step.function).__code__
    return Place(shown_path(Path(code.co_filename).resolve(), root), code.co_firstlineno)


def _faults(step: Step, kinds: Any, package: str) -> Iterator[str]:
    function = inspect.unwrap(step.function)
    used = used_parameters(function)
    for parameter in parse_phrase(step.phrase, kinds, package).parameters:
        if parameter.name not in used:
            yield f"the step {step.phrase!r} ignores its {parameter.name!r}"
    if isinstance(step.table, Columns):
        if "rows" not in used:
            yield f"the step {step.phrase!r} ignores its table"
            return
        words, whole = _reachable(function, package)
        for column in step.table.kinds:
            if column not in words and not whole:
                yield f"the step {step.phrase!r} ignores the column {column!r} of its table"
    elif step.table is not None and "grid" not in used:
        yield f"the step {step.phrase!r} ignores its board"


def used_parameters(function: Callable[..., object]) -> set[str]:
    """The names that the function reads; one that is only thrown away (`_ = name`, `del name`) is not read."""
    tree = _tree(function)
    if tree is None:
        return set(inspect.signature(function).parameters)
    thrown = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.Expr) and _discards(node)}
    return {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in thrown
    }


def _discards(node: ast.Assign | ast.Expr) -> bool:
    if isinstance(node, ast.Expr):
        return True
    return all(isinstance(target, ast.Name) and target.id.startswith("_") for target in node.targets)


@cache
def _tree(function: Callable[..., object]) -> ast.AST | None:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError, SyntaxError):
        return None


def _reachable(function: Callable[..., object], package: str) -> tuple[set[str], bool]:
    """Every string in the function and in those of its package that it calls; and whether a row is passed on whole."""
    words: set[str] = set()
    whole = False
    queue: list[Any] = [function]
    seen: set[int] = set()
    while queue:
        current = inspect.unwrap(queue.pop())
        if id(current) in seen or not isinstance(current, FunctionType):
            continue
        seen.add(id(current))
        names = _words(current.__code__, words)
        whole |= _spreads(current)
        for name in names:
            found = current.__globals__.get(name)
            if isinstance(found, type):
                queue += [one for one in vars(found).values() if isinstance(one, FunctionType)]
            elif getattr(found, "__module__", "").startswith(package):
                queue.append(found)
            elif isinstance(found, dict):
                words |= {one for one in (*found, *found.values()) if isinstance(one, str)}
    return words, whole


def _words(code: CodeType, words: set[str]) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, str):
            words.add(constant)
        elif isinstance(constant, tuple):
            words.update(one for one in constant if isinstance(one, str))
        elif isinstance(constant, CodeType):
            names |= _words(constant, words)
    return names


def _spreads(function: FunctionType) -> bool:
    """Whether it takes a row as a whole: `Model(**row)`, a comparison with the row, a walk through its columns."""
    tree = _tree(function)
    if tree is None:
        return True
    rows = _from_rows(tree)
    cells = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
    }
    return any(_is_row(node, rows) and id(node) not in cells for node in ast.walk(tree))


def _is_row(node: ast.AST, rows: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in rows and isinstance(node.ctx, ast.Load)
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "rows"


def _from_rows(tree: ast.AST) -> set[str]:
    """The names that stand for a row: bound by going through `rows`, or taken out of it."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            bound: list[ast.expr] = [node.target]
            source = node.iter.args[0] if isinstance(node.iter, ast.Call) and node.iter.args else node.iter
        elif isinstance(node, ast.Assign):
            bound, source = node.targets, node.value
        else:
            continue
        if _is_rows(source):
            walked = [one for target in bound for one in ast.walk(target) if isinstance(one, ast.Name)]
            names |= {one.id for one in walked if isinstance(one.ctx, ast.Store)}
    return names


def _is_rows(source: ast.expr) -> bool:
    """`rows`, or some of them: `rows[0]`, `rows[1:]`."""
    whole = source.value if isinstance(source, ast.Subscript) else source
    return isinstance(whole, ast.Name) and whole.id == "rows"


FAMILY = Family(
    "engine",
    "The engine can be loaded; every parameter, column and board of a step is used by its function.",
    find,
)
