"""A project small enough to know by heart: the smallest one, with a second chapter and most of a second language."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def make_lantern(folder: Path) -> Path:
    shutil.copytree(ROOT / "tests" / "smallest", folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "rulebooks" / "languages.yml", folder / "rulebooks" / "languages.yml")
    shutil.copytree(Path(__file__).parent / "lantern", folder, dirs_exist_ok=True)
    return folder
