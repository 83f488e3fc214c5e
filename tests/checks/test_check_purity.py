"""What an engine must not do is found in its own modules and in those of the project that it imports."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.checks.planted import Planted

import ruleproof.core
from ruleproof.checks.modules import engine_modules, package_modules
from ruleproof.checks.purity import faults

ENGINE = "engine/lantern.py"
FIRST = '"""The engine of Lantern: the state, one act, and the steps that describe them."""\n'


def found(planted: Planted, *lines: str) -> list[str]:
    """What is found with these lines at the beginning of the engine, which would be lines 2 and following."""
    planted.edit(ENGINE, FIRST, FIRST + "".join(f"{line}\n" for line in lines))
    return planted.lines("purity")


@pytest.mark.parametrize(
    ("line", "what", "todo"),
    [
        ("print(1)", "uses 'print'", "Say it in the trace: table.trace.applied(rule, text)."),
        ("x = open", "uses 'open'", "Keep data in a module, or let the scenario state it."),
        ("input()", "uses 'input'", "Let the scenario state it, or offer a choice."),
        ("eval('1')", "uses 'eval'", "Write out in plain code what is to happen."),
        ("raise SystemExit", "uses 'SystemExit'", ""),
        ("import random", "imports 'random'", "dice and shuffles, and take them from table.chance."),
        ("from random import choice", "imports 'random'", ""),
        ("import random as r", "imports 'random'", ""),
        ("import time", "imports 'time'", "An engine has no clock: let the scenario say when."),
        ("from datetime import date", "imports 'datetime'", ""),
        ("import os.path", "imports 'os.path'", "and knows nothing of the system."),
        ("import pathlib", "imports 'pathlib'", ""),
        ("import subprocess", "imports 'subprocess'", ""),
        ("import socket", "imports 'socket'", ""),
        ("import threading", "imports 'threading'", ""),
        ("import secrets", "imports 'secrets'", ""),
        ("import uuid", "imports 'uuid'", ""),
        ("import sys", "imports 'sys'", ""),
        ("def f(): import json, sys", "imports 'sys'", ""),
        ("from ruleproof.books import load", "imports 'ruleproof.books'", "An engine uses ruleproof.core only."),
        ("from ruleproof import site", "imports 'ruleproof.site'", "An engine uses ruleproof.core only."),
    ],
)  # fmt: skip
def test_what_an_engine_must_not_do(planted: Planted, line: str, what: str, todo: str) -> None:
    lines = found(planted, line)
    assert len(lines) == 1
    assert lines[0].startswith(f"{ENGINE}:2: error: the engine {what}. ")
    assert lines[0].endswith(todo)


@pytest.mark.parametrize(
    "lines",
    [
        ["import math, re, enum, json", "from collections import abc", "from ruleproof.core import Table"],
        ["def open(door): pass", "open(1)"],
        ["def play(input): return input"],
        ["from math import floor as print", "print(1.5)"],
        ["class Door:", "    def open(self): pass", "Door().open()"],
        ["from typing import TYPE_CHECKING", "if TYPE_CHECKING:", "    from pathlib import Path"],
        ["import typing", "if typing.TYPE_CHECKING:", "    import os"],
    ],
)
def test_what_an_engine_may_do(planted: Planted, lines: list[str]) -> None:
    assert found(planted, *lines) == []


def test_modules_of_the_project_that_the_engine_imports(planted: Planted) -> None:
    """However it imports them, and one from another; a module that nobody imports is nobody's engine."""
    planted.write("engine/lamps/__init__.py", "from . import wicks\nimport time\n")
    planted.write("engine/lamps/wicks.py", "import oils\n")
    planted.write("engine/lamps/glass.py", "from lamps.wicks import length\nfrom .frame import *\n")
    planted.write("engine/lamps/frame.py", "print('frame')\n")
    planted.write("engine/oils.py", "import random\n")
    planted.write("engine/unused.py", "import random\n")
    planted.write("engine/oil.py", "import random\n")
    lines = found(planted, "def later():", "    import lamps.glass, oil")
    assert [line.split(" error: ")[0] for line in lines] == [
        "engine/lamps/__init__.py:2:",
        "engine/lamps/frame.py:1:",
        "engine/oil.py:1:",
        "engine/oils.py:1:",
    ]


def test_every_module_of_a_package_is_the_engine(planted: Planted) -> None:
    text = (planted.root / ENGINE).read_text()
    planted.write("engine/big_lantern/__init__.py", text)
    planted.write("engine/big_lantern/rules/lamp.py", "import random\n")
    planted.edit("rulebooks/lantern/book.yml", "engine: lantern", "engine: big_lantern")
    assert [line.split(" error: ")[0] for line in planted.lines("purity")] == ["engine/big_lantern/rules/lamp.py:1:"]


def test_an_engine_that_cannot_be_loaded_is_looked_at_all_the_same(planted: Planted) -> None:
    text = (planted.root / ENGINE).read_text()
    planted.write("engine/broken_lantern.py", text + "import random\n1 / 0\n")
    planted.edit("rulebooks/lantern/book.yml", "engine: lantern", "engine: broken_lantern")
    assert len(planted.lines("purity")) == 1
    assert "cannot be loaded: ZeroDivisionError" in planted.lines("engine")[0]


def test_what_all_engines_share_is_as_pure() -> None:
    folder = Path(ruleproof.core.__path__[0])
    modules = list(package_modules("ruleproof.core", folder))
    assert len(modules) > 10
    assert [fault for module in modules for fault in faults(module, "ruleproof.core")] == []


def test_the_engines_of_the_kit_are_found_whole() -> None:
    root = Path(__file__).parent.parent.parent
    names = {module.name for module in engine_modules(root, "ruleproof.games.harakiri")}
    assert {"ruleproof.games.harakiri", "ruleproof.games.harakiri.rules.enemies"} <= names
    assert all(name.startswith("ruleproof.games.harakiri") for name in names)
