"""An engine that fails, ends the program, prints or never ends: told as the engine's, and the rest goes on."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.engines import spoil, spoil_act, spoil_load

from ruleproof.cli import main
from ruleproof.scenarios.guard import LIMIT

FEATURE = "features/lantern/lamp.feature"
RUNNING = [["run", "features"], ["coverage"], ["judge"], ["check"], ["build"], ["serve"]]


def ruleproof(project: Path, *arguments: str) -> Result:
    shown = [str(project / one) if one == "features" else one for one in arguments]
    result = CliRunner().invoke(main, ["--project", str(project), *shown])
    assert "Traceback" not in result.output
    assert "fault of ruleproof" not in result.output
    return result


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("1 / 0", "(ZeroDivisionError: division by zero, {file}:13)."),
        ("raise BaseException", "(BaseException, {file}:13)."),
        ("raise SystemExit(0)", "(it ends the program (sys.exit), {file}:13)."),
        ("light(table)", "(RecursionError: maximum recursion depth exceeded, {file}:13)."),
        ("input()", "(EOFError: EOF when reading a line, {file}:13)."),
        (
            "while True: pass",
            "(it is still at work after 0.2 s, {file}:13). Mend the loop there, or give it longer: --timeout.",
        ),
    ],
)
def test_in_a_step(starter: Path, line: str, fault: str) -> None:
    """The scenario is named, and those that do not light the lantern still run."""
    file = spoil_act(starter, line)
    with (starter / FEATURE).open("a") as feature:
        feature.write("\n    Scenario: Nobody lights it\n      Given the lantern holds 1 drops\n")
        feature.write("      Then 1 drops are left\n")
    result = ruleproof(starter, "run", "features", "--timeout", "0.2")
    assert result.exit_code == 2
    assert "BROKEN  One drop is not enough  (features/lantern/lamp.feature:15)\n" in result.output
    assert f"      ! features/lantern/lamp.feature:17: the engine failed {fault.format(file=file)}\n" in result.output
    assert result.output.endswith("1 passed, 0 failed, 2 broken\n")


@pytest.mark.parametrize("command", [["coverage"], ["check"], ["build"]])
def test_every_command_tells_the_scenario_and_the_line(starter: Path, command: list[str]) -> None:
    file = spoil_act(starter, "while True: pass")
    arguments = [*command, str(starter / "out")] if command == ["build"] else command
    result = ruleproof(starter, *arguments, "--timeout", "0.2")
    assert result.exit_code == 1
    assert "One drop is not enough" in result.output
    assert f"it is still at work after 0.2 s, {file}:13" in result.output


@pytest.mark.parametrize("command", RUNNING, ids=lambda command: command[0])
def test_every_command_that_runs_scenarios_takes_a_time_limit(starter: Path, command: list[str]) -> None:
    help = CliRunner().invoke(main, [command[0], "--help"]).output
    assert "--timeout SECONDS" in help
    result = ruleproof(starter, *command, "--timeout", "-1")
    assert result.exit_code == 2
    assert "Invalid value for '--timeout'" in result.output


def test_the_limit_of_one_command_is_not_that_of_the_next(starter: Path) -> None:
    ruleproof(starter, "coverage", "--timeout", "3")
    assert LIMIT.get() == 10


def test_no_limit(starter: Path) -> None:
    spoil_act(starter, "import time; time.sleep(0.3)")
    assert ruleproof(starter, "coverage", "--timeout", "0").exit_code == 0
    assert ruleproof(starter, "coverage", "--timeout", "0.1").exit_code == 1


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("def (", "invalid syntax. Mend it there."),
        ("1 / 0", "ZeroDivisionError: division by zero. Mend it there."),
        ("import sys; sys.exit(0)", "it ends the program (sys.exit). Mend it there."),
        ("import no_such", "ModuleNotFoundError: No module named 'no_such'. Install that module, or do without it."),
        (
            "while True: pass",
            "it is still at work after 0.2 s. Mend the loop there, or give it longer: --timeout.",
        ),
    ],
)
def test_while_it_is_loaded(starter: Path, line: str, fault: str) -> None:
    file = spoil_load(starter, line)
    expected = f"{file}:2: the engine of lantern cannot be loaded: {fault}"
    for command in (["run", "features"], ["coverage"], ["judge"], ["build", str(starter / "out")]):
        result = ruleproof(starter, *command, "--timeout", "0.2")
        assert result.exit_code == 2
        assert f"ruleproof: {expected}\n" in result.stderr
    result = ruleproof(starter, "check", "--timeout", "0.2")
    assert result.exit_code == 1
    assert f"{file}:2: error: the engine of lantern cannot be loaded: {fault}\n" in result.output


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('vocabulary.given(" ")(holds)', "the step ' ', but its phrase says nothing. Mend it there."),
        ('vocabulary.given("a")(print)', "the step 'a', but what stands behind it is no function. Mend it there."),
        (
            'vocabulary.given("a", "table")(holds)',
            "the step 'a', but its table is neither a Grid nor Columns. Mend it there.",
        ),
        (
            'vocabulary.given("a", Columns({"oil": "drops+?"}))(holds)',
            "the step 'a', but there is no kind 'drops+?' of the column 'oil'. Mend it there.",
        ),
    ],
)
def test_what_is_no_step(starter: Path, line: str, fault: str) -> None:
    spoil(starter, "GAME = ", f"from ruleproof.core import Columns\n{line}\nGAME = ")
    for command in (["run", "features"], ["steps", "lantern"], ["coverage"]):
        result = ruleproof(starter, *command)
        assert result.exit_code == 2
        assert f"ruleproof: the engine of lantern has {fault}\n" in result.stderr


KIND = """class Wick:
    name = "Wick"
    members = None
    def accepts(self, wording): return "a wick"
    def pattern(self, wording): {pattern}
    def read(self, text, wording): return text
    def write(self, value, wording): return value
vocabulary.add_kind(Wick())
vocabulary.given("the wick {{wick:Wick}}")(lambda table, wick: None)
GAME = """


@pytest.mark.parametrize("command", [["steps", "lantern"], ["check"]], ids=" ".join)
def test_a_kind_that_fails(starter: Path, command: list[str]) -> None:
    """Its functions also run where no scenario does."""
    file = spoil(starter, "GAME = ", KIND.format(pattern="1 / 0"))
    line = next(n for n, text in enumerate((starter / file).read_text().splitlines(), 1) if "1 / 0" in text)
    result = ruleproof(starter, *command)
    assert result.exit_code == 2
    assert result.stderr == (
        f"ruleproof: the engine failed (ZeroDivisionError: division by zero, {file}:{line}). Mend it there.\n"
    )
    spoil(starter, "GAME = ", KIND.format(pattern='return "["'))
    result = ruleproof(starter, *command)
    assert result.exit_code in (1, 2)
    assert (
        "the phrase 'the wick {wick:Wick}' cannot be read: the pattern of Wick is wrong, unterminated" in result.output
    )


def test_the_other_books_go_on(starter: Path) -> None:
    for folder in ("rulebooks", "features"):
        shutil.copytree(starter / folder / "lantern", starter / folder / "torch")
    file = spoil_load(starter, "1 / 0")
    fault = f"ruleproof: {file}:2: the engine of lantern cannot be loaded: ZeroDivisionError: division by zero."
    result = ruleproof(starter, "run", "features")
    assert result.exit_code == 2
    assert result.output.endswith("2 passed, 0 failed, 2 broken\n")
    assert result.stderr.count(fault) == 1
    for command in ("coverage", "judge"):
        result = ruleproof(starter, command, "--format", "json")
        assert result.exit_code == 2
        assert list(json.loads(result.stdout)) == ["torch"]
        assert fault in result.stderr
    result = ruleproof(starter, "run", "features", "--format", "json")
    assert [one["status"] for one in json.loads(result.stdout)] == ["broken", "broken", "passed", "passed"]
    assert json.loads(result.stdout)[0]["message_place"] == f"{file}:2"


def test_what_an_engine_prints_is_a_note(starter: Path) -> None:
    file = spoil_act(starter, "print('oil', 2)", "print('\\x1b[31m')")
    result = ruleproof(starter, "run", "features", "--quiet")
    assert result.exit_code == 0
    result = ruleproof(starter, "run", "features")
    assert f"      ! the engine prints 'oil 2' ({file}:13)\n" in result.output
    assert f"      ! the engine prints '\\x1b[31m' ({file}:14)\n" in result.output
    result = ruleproof(starter, "check")
    assert f"{FEATURE}:15: warning: in 'One drop is not enough' the engine prints 'oil 2' ({file}:13)." in result.output


def test_what_an_engine_prints_leaves_json_whole(starter: Path) -> None:
    file = spoil_act(starter, "print('{')")
    (starter / file).write_text((starter / file).read_text() + "print(']')\n")
    result = ruleproof(starter, "run", "features", "--format", "json")
    assert [one["notes"] for one in json.loads(result.stdout)] == [[f"the engine prints '{{' ({file}:13)"]] * 2
    last = len((starter / file).read_text().splitlines())
    assert result.stderr == f"lantern: the engine prints ']' ({file}:{last})\n"
    for command in (["coverage"], ["judge"], ["check"]):
        json.loads(ruleproof(starter, *command, "--format", "json").stdout)


def test_an_engine_that_prints_without_end_fills_no_memory(starter: Path) -> None:
    spoil_act(starter, "while True: print('x')")
    result = ruleproof(starter, "run", "features", "--timeout", "0.2", "--format", "json")
    notes = json.loads(result.stdout)[0]["notes"]
    assert len(notes) == 2
    assert notes[1].endswith("more lines")


def test_an_engine_that_catches_everything_is_ended(starter: Path) -> None:
    """In a process of its own: the process is what ends."""
    file = spoil_act(
        starter, "import time", "while True:", "    try:", "        time.sleep(60)", "    except BaseException: pass"
    )
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "ruleproof", "run", "features", "--timeout", "0.2"],
        cwd=starter,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"ruleproof: the engine takes too long and catches the interruption ({file}:16). "
        "Let it catch no more than Exception.\n"
    )
    assert time.monotonic() - start < 30


def test_for_its_author_an_engine_may_print(starter: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEPROOF_DEBUG", "1")
    spoil_act(starter, "print('oil')")
    result = ruleproof(starter, "run", "features", "--quiet")
    assert result.stdout.startswith("oil\n")
