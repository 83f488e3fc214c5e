"""Lists a folder of the project: one that cannot be read is an error, not empty."""

from __future__ import annotations

from pathlib import Path

from ruleproof.books.files import shown_path
from ruleproof.core.errors import InputError


def files_in(folder: Path, suffix: str, root: Path) -> list[Path]:
    """What in the folder has this suffix; nothing if there is no folder. Nothing may lead outside the project."""
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix == suffix)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise InputError(f"{shown_path(folder, root)} cannot be read: {error.strerror}.") from None
    for path in (folder, *found):
        refuse_outside(path, root)
    return found


def folders_with(name: str, folder: Path, root: Path) -> list[str]:
    """The folders in this one that have a file of this name."""
    found = []
    try:
        for path in folder.iterdir():
            try:
                (path / name).stat()
            except (FileNotFoundError, NotADirectoryError):
                continue
            found.append(path.name)
    except OSError as error:
        raise InputError(f"{shown_path(Path(error.filename), root)} cannot be read: {error.strerror}.") from None
    return sorted(found)


def refuse_outside(path: Path, root: Path) -> None:
    """Refuse what a link puts into the project though it lies elsewhere."""
    real = path.resolve()
    if not real.is_relative_to(root):
        raise InputError(
            f"{shown_path(path, root)} leads outside the project, to {real}.", todo="Put it into the project."
        )
