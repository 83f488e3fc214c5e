"""A build that is killed leaves nothing that stays, and nothing half."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.site import build
from ruleproof.site.build import MARKER
from ruleproof.site.leftovers import LOCK, OLD, beside, sweep

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


def silent(line: str) -> None:
    """No progress wanted."""


def hidden(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.name.startswith(".out.")]


@pytest.fixture
def slow(starter: Path) -> Path:
    """The starter in two languages, whose pages take long: a hook of MkDocs waits before it writes one."""
    languages = starter / "rulebooks" / "languages.yml"
    languages.write_text(languages.read_text() + "- es\n")
    (starter / "rulebooks" / "lantern" / "es").mkdir()
    (starter / "rulebooks" / "lantern" / "es" / "index.md").write_text("# Farol\n")
    hook = starter / "wait.py"
    hook.write_text(
        "import os, pathlib, time\n\n\ndef on_page_content(html, **rest):\n"
        f"    pathlib.Path({str(starter)!r}, f'at-work.{{os.getpid()}}').touch()\n    time.sleep(60)\n"
    )
    with (starter / "mkdocs.yml").open("a") as file:
        file.write(f"hooks: [{hook}]\n")
    return starter


def start(project: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A build at work on its pages, in a session of its own, and the processes of its workers."""
    command = [sys.executable, "-m", "ruleproof", "build", "out"]
    process = subprocess.Popen(command, cwd=project, stdout=-1, stderr=-1, text=True, start_new_session=True)
    for _ in range(3000):
        workers = [int(path.suffix[1:]) for path in project.glob("at-work.*")]
        if len(workers) == min(2, os.cpu_count() or 1):
            return process, workers
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    raise AssertionError("the build never came to its pages")


def gone(number: int) -> bool:
    """Whether the process has ended, or at least does nothing any more."""
    try:
        return " Z " in Path(f"/proc/{number}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def wait_until_gone(numbers: list[int]) -> None:
    for _ in range(500):
        if all(map(gone, numbers)):
            return
        time.sleep(0.02)
    raise AssertionError(f"still at work: {[number for number in numbers if not gone(number)]}")


@linux
def test_killed_outright(slow: Path) -> None:
    process, workers = start(slow)
    process.kill()
    process.communicate(timeout=60)
    wait_until_gone(workers)
    assert len(hidden(slow)) == 1
    assert not (slow / "out").exists()
    (slow / "wait.py").write_text("")
    build(load_project(slow), slow / "out", silent)
    assert hidden(slow) == []
    assert (slow / "out" / MARKER).is_file()


@linux
@pytest.mark.parametrize("whole", [False, True], ids=["the command", "the terminal"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)], ids=["Ctrl+C", "ended"])
def test_stopped(slow: Path, number: int, code: int, whole: bool) -> None:
    """A terminal sends Ctrl+C to the workers as well."""
    (slow / "out").mkdir()
    process, workers = start(slow)
    (os.killpg if whole else os.kill)(process.pid, number)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (code, "")
    assert err == "scenarios of lantern: 2\n"
    wait_until_gone(workers)
    assert hidden(slow) == []
    assert list((slow / "out").iterdir()) == []


@linux
def test_a_worker_that_is_killed_is_told(slow: Path) -> None:
    process, workers = start(slow)
    os.kill(workers[0], signal.SIGKILL)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert err.endswith("ruleproof: the work on the pages was ended from outside. Is memory short?\n")
    wait_until_gone(workers)
    assert hidden(slow) == []


def abandoned(folder: Path, name: str = ".out.12345678") -> Path:
    """What a build leaves that is killed."""
    left = folder / name
    (left / "site").mkdir(parents=True)
    (left / "site" / "half.html").write_text("<p>half")
    (left / LOCK).write_text("")
    return left


def test_only_what_is_left_of_this_site_is_swept(tmp_path: Path) -> None:
    left = abandoned(tmp_path)
    other, strange = abandoned(tmp_path, ".other.12345678"), tmp_path / ".out.notes"
    strange.mkdir()
    with beside(tmp_path / "out") as working:
        sweep(tmp_path / "out")
        assert not left.exists()
        assert all(path.exists() for path in (other, strange, working))
    assert not working.exists()


def test_killed_while_the_site_changed_places(tmp_path: Path) -> None:
    """The old site is put back, and what is half never stands in its place."""
    left = abandoned(tmp_path)
    (left / OLD).mkdir()
    (left / OLD / "index.html").write_text("old")
    sweep(tmp_path / "out")
    assert (tmp_path / "out" / "index.html").read_text() == "old"
    assert hidden(tmp_path) == []


def test_an_old_site_never_takes_the_place_of_a_newer_one(tmp_path: Path) -> None:
    left = abandoned(tmp_path)
    (left / OLD).mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "index.html").write_text("new")
    sweep(tmp_path / "out")
    assert (tmp_path / "out" / "index.html").read_text() == "new"
    assert hidden(tmp_path) == []


def test_nothing_to_sweep(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere" / "out")
    assert list(tmp_path.iterdir()) == []
