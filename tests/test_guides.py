"""The guides tell the truth: their blocks are the starter's files, and their commands run in it."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STARTER = ROOT / "engine" / "ruleproof" / "starter"
GUIDE = ROOT / "docs" / "engine-authors.md"
_BLOCK = re.compile(
    r"^`(?P<file>[\w./-]+)`:\n\n(?P<fence>`{3,})\w*\n(?P<text>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL
)
_SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
UNSHOWN = {".gitignore", "README.md", "rulebooks/lighthouse/es/lock.yml"}
"""What the guide need not show: a tool writes it, or it changes nothing."""


def blocks() -> list[tuple[str, str]]:
    return [(found["file"], found["text"]) for found in _BLOCK.finditer(GUIDE.read_text(encoding="utf-8"))]


def commands(guide: Path) -> list[str]:
    """Every ruleproof command of the guide's shell blocks, each by itself."""
    lines = "".join(_SHELL.findall(guide.read_text(encoding="utf-8"))).splitlines()
    parts = (part.split("#")[0].strip() for line in lines for part in line.split("&&"))
    return [part for part in parts if part.startswith("ruleproof ")]


@pytest.mark.parametrize(("file", "text"), blocks(), ids=[file for file, _ in blocks()])
def test_every_block_is_a_part_of_the_starter(file: str, text: str) -> None:
    assert text in (STARTER / file).read_text(encoding="utf-8")


def test_every_file_of_the_starter_is_shown_or_has_its_like_shown() -> None:
    shown = {file for file, _ in blocks()}
    files = {path.relative_to(STARTER).as_posix() for path in STARTER.rglob("*") if path.is_file()}
    files = {file for file in files if "__pycache__" not in file} - UNSHOWN
    kinds = {(Path(file).name.replace("watch", "lamp"), Path(file).suffix) for file in shown}
    missing = {
        file for file in files - shown if (Path(file).name.replace("watch", "lamp"), Path(file).suffix) not in kinds
    }
    assert missing == set()


def test_the_guide_has_commands() -> None:
    assert len(commands(GUIDE)) > 5


@pytest.mark.parametrize("command", commands(GUIDE))
def test_every_command_of_the_guide_runs_in_the_starter(command: str, tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(STARTER, project, ignore=shutil.ignore_patterns("__pycache__"))
    words = shlex.split(command)[1:]
    result = subprocess.run([sys.executable, "-m", "ruleproof", *words], cwd=project, capture_output=True, text=True)
    assert result.returncode == (1 if "C1=b" in words else 0), result.stdout + result.stderr


def test_the_translators_example_stands_in_the_starter() -> None:
    guide = (ROOT / "docs" / "translators.md").read_text(encoding="utf-8")
    source, translation = re.findall(r"```markdown\n(.*?)```", guide, re.DOTALL)
    assert source in (STARTER / "rulebooks/lighthouse/en/lamp.md").read_text(encoding="utf-8")
    assert translation in (STARTER / "rulebooks/lighthouse/es/lamp.md").read_text(encoding="utf-8")
