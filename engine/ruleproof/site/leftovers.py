"""The hidden folder beside the site in which a build works, and what builds that were killed have left of theirs."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ruleproof.core.errors import InputError

try:
    import fcntl
except ImportError:  # Windows, where a file that is open cannot be removed
    fcntl = None  # type: ignore[assignment]

LOCK = "lock"
"""A file that whoever works in the folder holds locked: the system lets go of it when they end, however they end."""

OLD = "old"
"""Where the old site waits while the new one takes its place."""


@contextmanager
def beside(out: Path) -> Iterator[Path]:
    """A new folder on the same disk as the site, and gone afterwards."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
        lock = _locked(folder)
    except OSError as error:
        raise InputError(
            f"{out.parent} cannot be written: {error.strerror}.", todo="Name another output folder."
        ) from None
    try:
        with lock:
            yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sweep(out: Path) -> None:
    """Remove what is left of builds of this site that were killed. Were they killed while the site changed places,
    the old one is put back first."""
    if not out.parent.is_dir():
        return
    for folder in [one for one in out.parent.iterdir() if one.name.startswith(f".{out.name}.")]:
        if not (folder / LOCK).is_file() or not _abandoned(folder / LOCK):
            continue
        old = folder / OLD
        if old.is_dir() and not out.exists():
            old.rename(out)
        shutil.rmtree(folder, ignore_errors=True)


def _locked(folder: Path) -> IO[bytes]:
    """The lock of the folder, which nobody ever finds there and not locked."""
    if fcntl is None:
        return (folder / LOCK).open("wb")
    new = folder / f"{LOCK}.new"
    lock = new.open("wb")
    _take(lock)
    new.rename(folder / LOCK)
    return lock


def _take(lock: IO[bytes]) -> None:
    if fcntl is not None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _abandoned(path: Path) -> bool:
    """Whether nobody works beside this lock any more."""
    try:
        if fcntl is None:
            os.unlink(path)
            return True
        with path.open("r+b") as lock:
            _take(lock)
    except OSError:
        return False
    return True
