"""What reaches a terminal, and what happens where nothing can be written."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FULL = Path("/dev/full")
COMMANDS = [
    ["run", "features"],
    ["run", "features", "--format", "json"],
    ["coverage"],
    ["judge"],
    ["check"],
    ["check", "--format", "sarif"],
    ["steps", "lantern"],
    ["show", "lantern:light.cost"],
    ["search", "oil"],
]


def ruleproof(project: Path, *arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own: encodings and closed outputs are the process's."""
    command = [sys.executable, "-m", "ruleproof", *arguments]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    return subprocess.run(command, cwd=project, timeout=120, encoding="utf-8", **streams)


@pytest.mark.skipif(not FULL.exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("arguments", [*COMMANDS, ["--help"], ["run", "--help"], ["--version"]], ids=" ".join)
def test_a_full_disk(starter: Path, arguments: list[str]) -> None:
    with FULL.open("w") as full:
        done = ruleproof(starter, *arguments, stdout=full)
    assert done.returncode == 2
    assert done.stderr == "ruleproof: the answer cannot be written: No space left on device.\n"


@pytest.mark.parametrize("arguments", [["run", "features"], ["check"], ["--help"]], ids=" ".join)
def test_a_closed_output(starter: Path, arguments: list[str]) -> None:
    command = ["sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-m", "ruleproof", *arguments]
    done = subprocess.run(command, cwd=starter, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_has_gone(starter: Path) -> None:
    command = f"{sys.executable} -m ruleproof run features | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], cwd=starter, capture_output=True, text=True, timeout=120)
    assert done.stderr == ""


ENCODINGS = [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}]


@pytest.mark.parametrize("encoding", ENCODINGS, ids=["ascii", "C"])
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_an_output_that_is_not_utf8(starter: Path, arguments: list[str], encoding: dict[str, str]) -> None:
    """Text has its characters replaced; JSON has them escaped, and loses nothing."""
    for path in ("rulebooks/lantern/en/lamp.md", "features/lantern/lamp.feature"):
        text = (starter / path).read_text(encoding="utf-8")
        text = text.replace("A light burns oil", "Señor 月 burns oil").replace("One drop is", "Señor 月 is")
        (starter / path).write_text(text, encoding="utf-8")
    plain = ruleproof(starter, *arguments)
    done = ruleproof(starter, *arguments, env={**os.environ, **encoding})
    assert (plain.returncode, plain.stderr) == (done.returncode, done.stderr)
    assert done.stdout.isascii()
    if "--format" in arguments:
        assert json.loads(done.stdout) == json.loads(plain.stdout)
    else:
        assert done.stdout == plain.stdout.replace("ñ", "?").replace("月", "?")


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_control_characters_of_a_text_are_spelt_out(starter: Path, arguments: list[str]) -> None:
    evil = "\x1b]0;evil\x07\x1b[31m\x9b2J\x7f\r"
    feature = starter / "features" / "lantern" / "lamp.feature"
    text = feature.read_text().replace("One drop is", f"One {evil[:-1]} is").replace("Then 0 drops", "Then 1 drops")
    feature.write_text(text, encoding="utf-8")
    chapter = starter / "rulebooks" / "lantern" / "en" / "lamp.md"
    chapter.write_text(chapter.read_text().replace("A light burns", f"A {evil[:-1]} burns"), encoding="utf-8")
    terms = starter / "rulebooks" / "lantern" / "terms.yml"
    terms.write_text(terms.read_text().replace("{en: oil}", '{en: "oil\\e[31m\\r"}'))
    done = ruleproof(starter, *arguments)
    for output in (done.stdout, done.stderr):
        assert not {character for character in output if not character.isprintable()} - {"\n"}


def test_control_characters_of_an_argument_are_spelt_out(starter: Path) -> None:
    done = ruleproof(starter, "run", "\x1b[31m")
    assert done.stderr == "ruleproof: \\x1b[31m does not exist. Check the path.\n"


def test_control_characters_in_json_are_escaped(starter: Path) -> None:
    feature = starter / "features" / "lantern" / "lamp.feature"
    feature.write_text(feature.read_text().replace("One drop is", "One \x1b\x9b is"), encoding="utf-8")
    done = ruleproof(starter, "run", "features", "--format", "json")
    assert json.loads(done.stdout)[1]["scenario"] == "One \x1b\x9b is not enough"
    assert "\\u001b\\u009b" in done.stdout


@pytest.fixture
def slow(starter: Path) -> Iterator[subprocess.Popen[str]]:
    """A command that runs, on an engine that says when it is at work and then takes its time."""
    engine = starter / "engine" / "lantern.py"
    act = "def light(table: Table[Lantern]) -> None:\n"
    wait = "    import pathlib, time\n    pathlib.Path('at-work').touch()\n    time.sleep(60)\n"
    engine.write_text(engine.read_text().replace(act, act + wait))
    command = [sys.executable, "-m", "ruleproof", "coverage", "--timeout", "60"]
    with subprocess.Popen(command, cwd=starter, stdout=-1, stderr=-1, text=True, start_new_session=True) as process:
        while not (starter / "at-work").exists():
            assert process.poll() is None
            time.sleep(0.01)
        yield process
        process.kill()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)], ids=["Ctrl+C", "ended"])
def test_a_command_that_is_stopped_says_nothing(slow: subprocess.Popen[str], number: int, code: int) -> None:
    slow.send_signal(number)
    out, err = slow.communicate(timeout=30)
    assert (slow.returncode, out, err) == (code, "", "")


def test_the_console_script_starts_where_python_does() -> None:
    script = shutil.which("ruleproof", path=Path(sys.executable).parent)
    assert script is not None
    done = subprocess.run([script, "--version"], capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("ruleproof, version ")
