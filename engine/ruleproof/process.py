"""For a process that carries out one command and ends."""

from __future__ import annotations

import atexit
import gc


def begin() -> None:
    """Such a process makes many objects and drops few: go through them seldom, and at the end not once more."""
    gc.set_threshold(100_000, 20, 20)
    atexit.register(gc.freeze)
