"""Files and folders as they should not be: one message that names them, exit 2, and never a pass."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ruleproof.books.files import LARGEST
from ruleproof.cli import main

FEATURES = "features/lantern"
RUNNING = [["run", "features"], ["coverage"], ["judge"], ["check"], ["build", "out"]]


@pytest.fixture
def inside(starter: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The project, with us in it."""
    monkeypatch.chdir(starter)
    return starter


def message(*arguments: str) -> str:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2, result.output
    assert "fault of ruleproof" not in result.output
    return result.stderr.strip().splitlines()[-1].removeprefix("ruleproof: ")


@pytest.mark.parametrize("arguments", RUNNING, ids=" ".join)
def test_a_link_that_leads_outside(inside: Path, tmp_path: Path, arguments: list[str]) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "x.feature").write_text((inside / FEATURES / "lamp.feature").read_text())
    link = inside / FEATURES / "x.feature"
    link.symlink_to(outside / "x.feature")
    assert message(*arguments) == (
        f"{FEATURES}/x.feature leads outside the project, to {outside}/x.feature. Put it into the project."
    )
    link.unlink()
    (inside / FEATURES).rename(outside / "lantern")
    (inside / FEATURES).symlink_to(outside / "lantern")
    assert message(*arguments) == (
        f"{FEATURES} leads outside the project, to {outside}/lantern. Put it into the project."
    )


def test_a_link_that_leads_outside_and_is_named(inside: Path, tmp_path: Path) -> None:
    (tmp_path / "x.feature").write_text((inside / FEATURES / "lamp.feature").read_text())
    (inside / "x.feature").symlink_to(tmp_path / "x.feature")
    expected = f"x.feature leads outside the project, to {tmp_path}/x.feature. Put it into the project."
    assert message("run", "x.feature") == expected


def test_a_file_outside_may_be_named(inside: Path, tmp_path: Path) -> None:
    (inside / FEATURES / "lamp.feature").rename(tmp_path / "x.feature")
    assert CliRunner().invoke(main, ["run", str(tmp_path / "x.feature")]).exit_code == 0


def test_a_link_inside_the_project_is_followed(inside: Path) -> None:
    (inside / FEATURES / "lamp.feature").rename(inside / "lamp.feature")
    (inside / FEATURES / "lamp.feature").symlink_to(inside / "lamp.feature")
    for arguments in (["run", "features"], ["coverage"], ["check"]):
        assert CliRunner().invoke(main, arguments).exit_code == 0


@pytest.mark.parametrize("arguments", RUNNING, ids=" ".join)
def test_what_is_no_file(inside: Path, arguments: list[str]) -> None:
    odd = inside / FEATURES / "odd.feature"
    os.mkfifo(odd)
    assert message(*arguments) == f"{FEATURES}/odd.feature is no file, but a pipe, a device or the like. Name a file."
    odd.unlink()
    odd.mkdir()
    assert message(*arguments) == f"{FEATURES}/odd.feature is a folder, not a file. Name a file in it."
    odd.rmdir()
    with odd.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert message(*arguments) == f"{FEATURES}/odd.feature is larger than 20 MB. Name a text, or part it."


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/stdin"])
def test_a_device(inside: Path, path: str) -> None:
    assert message("run", path) == f"{path} is no file, but a pipe, a device or the like. Name a file."


@pytest.mark.parametrize("file", ["rulebooks/languages.yml", "rulebooks/lantern/terms.yml", "mkdocs.yml"])
def test_a_pipe_in_the_place_of_a_text(inside: Path, file: str) -> None:
    (inside / file).unlink()
    os.mkfifo(inside / file)
    assert message("build", "out") == f"{file} is no file, but a pipe, a device or the like. Name a file."


def test_nothing_is_said_of_other_files_before_one_is_refused(inside: Path) -> None:
    (inside / FEATURES / "zebra.feature").write_text("no gherkin")
    result = CliRunner().invoke(main, ["run", "features"])
    assert result.stdout == ""
    assert (
        result.stderr
        == f"ruleproof: {FEATURES}/zebra.feature:1: not Gherkin: 'no gherkin' cannot stand here. Mend it here.\n"
    )


def as_somebody(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command of somebody for whom permissions hold, which they do not for root."""

    def humble() -> None:
        for capability in (1, 2):  # to read and to write whatever it is
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)

    command = [sys.executable, "-m", "ruleproof", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, preexec_fn=humble)


@pytest.fixture
def locked(starter: Path) -> Iterator[Path]:
    """The project; its folders can be removed afterwards, whatever was done to them."""
    yield starter
    for folder in (starter, *starter.rglob("*")):
        if folder.is_dir() and not folder.is_symlink():
            folder.chmod(0o755)


linux = pytest.mark.skipif(sys.platform != "linux", reason="takes the power to ignore permissions from root")


@linux
@pytest.mark.parametrize("arguments", RUNNING, ids=" ".join)
@pytest.mark.parametrize("path", [FEATURES, f"{FEATURES}/lamp.feature", "rulebooks/lantern", "rulebooks/lantern/en"])
def test_what_cannot_be_read(locked: Path, path: str, arguments: list[str]) -> None:
    (locked / path).chmod(0o000)
    done = as_somebody(locked, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("ruleproof: ")
    assert path in done.stderr
    assert done.stderr.count("Permission denied") == done.stderr.count("\n") == 1


@linux
def test_a_folder_that_cannot_be_written(locked: Path) -> None:
    languages = locked / "rulebooks" / "languages.yml"
    languages.write_text(languages.read_text() + "- es\n")
    spanish = locked / "rulebooks" / "lantern" / "es"
    spanish.mkdir()
    (spanish / "index.md").write_text("# Farol\n")
    (spanish / "lamp.md").write_text("---\nchapter: lamp\ntitle: L\n---\n\n### Uno {#light.cost}\n\nTexto.\n")
    for folder in (locked, locked / "rulebooks" / "lantern", spanish):
        folder.chmod(0o555)
    for arguments in (["fresh", "lantern", "es"], ["build", "out"], ["init", "new"]):
        done = as_somebody(locked, *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert "cannot be written: Permission denied." in done.stderr
        assert done.stderr.count("\n") == 1
