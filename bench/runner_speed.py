"""Measures the kit's runner against pytest-bdd and behave on the same 1,000 generated scenarios.

All three run the same feature files, each in a process of its own, on the same engine: the smallest project's. What a
process takes to start, imports and the reading of the files' first scenarios included, is measured with one scenario a
file and taken off all three: what is left is the runners. The whole processes are shown beside it.
A first round, not measured, leaves their compiled modules behind, as on a user's machine; the best of five counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCENARIOS = 1_000
FILES = 20
ROUNDS = 5
SMALLEST = Path(__file__).parent.parent / "tests" / "smallest"
AT_LEAST = {"pytest-bdd": 10.0, "behave": 1.0}

LAMPS = ("brass", "glass", "green", "hanging", "iron", "old", "paper", "red", "silver", "small", "stone", "tin")
"""Three phrases a lamp: a vocabulary of about the size a book's chapter needs."""

ENGINE = """
from lantern import *

def _add(lamp):
    vocabulary.given(f"the {lamp} lantern holds {{oil:d}} drops")(holds)
    vocabulary.when(f"somebody lights the {lamp} lantern")(lights)
    vocabulary.then(f"{{oil:d}} drops are left in the {lamp} lantern")(left)

for lamp in LAMPS:
    _add(lamp)
"""
BIND = """
from pathlib import Path
from pytest_bdd import scenarios
from ruleproof.scenarios.bdd import bind
RUNNER = bind(Path(FOLDER), "lantern")
scenarios(FEATURES)
"""
BEHAVE = """
import sys
sys.path.insert(0, ENGINE)
from behave import given, then, when
import lantern
from ruleproof.core import Chance, Readings, Trace

def holds(context, oil):
    rules = {"light.cost", "light.dark"}
    context.lamp = lantern.GAME.new_table(Trace(rules), Chance(), Readings({}))
    lantern.holds(context.lamp, oil)

def lights(context):
    lantern.lights(context.lamp)

def left(context, oil):
    lantern.left(context.lamp, oil)
    context.lamp.finish()

for lamp in LAMPS:
    given(f"the {lamp} lantern holds {{oil:d}} drops")(holds)
    when(f"somebody lights the {lamp} lantern")(lights)
    then(f"{{oil:d}} drops are left in the {lamp} lantern")(left)
"""


def main() -> int:
    """Print the ratios as text, then as one line of JSON; 1 if a target is missed."""
    with tempfile.TemporaryDirectory(prefix="ruleproof-bench-") as name:
        many, few = commands(Path(name) / "many", SCENARIOS), commands(Path(name) / "few", FILES)
        seconds = timed([*many.values(), *few.values()])
    whole, start = dict(zip(many, seconds[: len(many)], strict=True)), dict(zip(few, seconds[len(many) :], strict=True))
    running = {name: whole[name] - start[name] for name in whole}
    ratios = {name: running[name] / running["ruleproof"] for name in AT_LEAST}
    good = all(ratios[name] > least for name, least in AT_LEAST.items())
    print(f"{SCENARIOS} scenarios: ruleproof run {running['ruleproof']:.2f} s, and {start['ruleproof']:.2f} s to start")
    for name, least in AT_LEAST.items():
        print(f"  {name} {running[name]:.2f} s, {ratios[name]:.1f} times as long (wanted: more than {least:g})")
        print(f"    {start[name]:.2f} s to start; as whole processes {whole[name] / whole['ruleproof']:.1f} times")
    print(json.dumps({"bench": "runner", "seconds": whole, "start": start, "ratios": ratios, "good": good}))
    return 0 if good else 1


def commands(folder: Path, scenarios: int) -> dict[str, tuple[list[str], Path]]:
    """A project with so many scenarios, and for each tool the command that runs them, with the folder to run it in."""
    shutil.copytree(SMALLEST, folder, ignore=shutil.ignore_patterns("__pycache__"))
    features = folder / "features" / "lantern"
    write_features(features, scenarios)
    (folder / "engine" / "lamps.py").write_text(filled(ENGINE))
    book = folder / "rulebooks" / "lantern" / "book.yml"
    book.write_text(book.read_text().replace("engine: lantern", "engine: lamps"))
    (folder / "test_bdd.py").write_text(filled(BIND, FOLDER=str(folder), FEATURES=str(features)))
    (folder / "conftest.py").write_text("pytest_plugins = ['ruleproof.scenarios.bdd']\n")
    steps = features / "steps"
    steps.mkdir()
    (steps / "lamp.py").write_text(filled(BEHAVE, ENGINE=str(folder / "engine")))
    python = [sys.executable, "-m"]
    return {
        "ruleproof": ([*python, "ruleproof", "run", "features", "--quiet"], folder),
        "pytest-bdd": ([*python, "pytest", "-q", "-p", "no:cacheprovider", "test_bdd.py"], folder),
        "behave": ([*python, "behave", "--no-summary", "--format", "null", str(features)], folder),
    }


def filled(source: str, **values: str) -> str:
    """The source with the capital names replaced by values."""
    for name, value in values.items():
        source = source.replace(name, repr(value))
    return source.replace("in LAMPS", f"in {LAMPS!r}")


def write_features(folder: Path, scenarios: int) -> None:
    """The same scenario with other numbers, spread over files."""
    (folder / "lamp.feature").unlink()
    for file in range(FILES):
        out = [f"Feature: Lamp {file}", ""]
        for number in range(scenarios // FILES):
            oil = 2 + file + number
            lamp = LAMPS[(file + number) % len(LAMPS)]
            out += [
                f"  Scenario: Number {number} burns two drops",
                f"    Given the {lamp} lantern holds {oil} drops",
                f"    When somebody lights the {lamp} lantern",
                f"    Then {oil - 2} drops are left in the {lamp} lantern",
                "",
            ]
        (folder / f"lamp{file}.feature").write_text("\n".join(out))


def timed(commands: list[tuple[list[str], Path]]) -> list[float]:
    """The seconds of the best run of each, taking turns, after a first round."""
    best = [float("inf")] * len(commands)
    for turn in range(1 + ROUNDS):
        for number, (command, folder) in enumerate(commands):
            environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
            environment.pop("PYTHONDONTWRITEBYTECODE", None)
            start = time.perf_counter()
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)
            seconds = time.perf_counter() - start
            if done.returncode:
                sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
            if turn:
                best[number] = min(best[number], seconds)
    return best


if __name__ == "__main__":
    sys.exit(main())
