"""Engines spoilt on purpose, each under a name of its own: a module once imported stays."""

from __future__ import annotations

from itertools import count
from pathlib import Path

_NUMBERS = count(1)
ACT = "def light(table: Table[Lantern]) -> None:\n"
"""The line of Lantern's engine after which an act can be spoilt."""


def spoil(project: Path, old: str, new: str) -> str:
    """Let Lantern have an engine with `new` in the place of `old`; the path of its file in the project."""
    text = (project / "engine" / "lantern.py").read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the engine"
    name = f"spoilt_lantern_{next(_NUMBERS)}"
    (project / "engine" / f"{name}.py").write_text(text.replace(old, new), encoding="utf-8")
    book = project / "rulebooks" / "lantern" / "book.yml"
    lines = book.read_text(encoding="utf-8").splitlines()
    book.write_text("\n".join(f"engine: {name}" if line.startswith("engine:") else line for line in lines) + "\n")
    return f"engine/{name}.py"


def spoil_act(project: Path, *lines: str) -> str:
    """The act of lighting begins with these lines; the first of them is line 13 of the file."""
    return spoil(project, ACT, ACT + "".join(f"    {line}\n" for line in lines))


def spoil_load(project: Path, *lines: str) -> str:
    """The engine begins with these lines."""
    first = '"""The engine of Lantern: the state, one act, and the steps that describe them."""\n'
    return spoil(project, first, first + "".join(f"{line}\n" for line in lines))
