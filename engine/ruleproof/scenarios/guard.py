"""Lets an engine work under guard: its prints are kept, its input is empty, and its time is limited.

The limit interrupts whatever Python the engine is in. Where the system has `signal.setitimer` and the work is in the
main thread, a signal does it, which costs a few microseconds and also ends a sleep; elsewhere (Windows, other threads)
a timer thread does it at the engine's next line; where there are no threads either, there is no limit. One long call
into C (`sum(range(10**12))`) cannot be interrupted from within a process anywhere.
"""

from __future__ import annotations

import inspect
import io
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType
from typing import Any, TypeVar

from ruleproof.core import Place

T = TypeVar("T")

LIMIT = ContextVar("LIMIT", default=10.0)
"""For how many seconds an engine may work on one scenario; 0 for as long as it likes."""

SHORTEST = 0.001
"""A signal that is wanted sooner may never come."""

AGAIN = 0.1
"""Seconds between one interruption and the next, for an engine that has caught the first."""

STUBBORN = 20
"""After so many interruptions the engine is taken to catch them all."""

MOST = 10
"""So many lines of what an engine prints are kept."""

WIDEST = 200

_EMPTY = io.StringIO()
_prepared = False
_rings = 0


class OutOfTime(BaseException):
    """The engine was interrupted. No Exception, so that an engine's `except Exception` lets it pass."""


class Heard(io.TextIOBase):
    """Stands in for the standard output while an engine works, and keeps what it prints."""

    def __init__(self, place: Callable[[FrameType | None], Place | None]) -> None:
        self.place = place
        self._line = ""
        self._where: Place | None = None
        self._more = 0
        self.lines: list[tuple[str, Place | None]] = []
        """What was printed, and where."""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if len(self.lines) >= MOST:
            self._more += text.count("\n")
            return len(text)
        for part in text.splitlines(keepends=True):
            self._where = self._where or self.place(_caller())
            self._line = (self._line + part)[: WIDEST + 1]
            if part.endswith(("\n", "\r")):
                self.end_line()
        return len(text)

    def end_line(self) -> None:
        line = self._line.rstrip("\r\n")
        if line and len(self.lines) < MOST:
            shown = line if len(line) <= WIDEST else f"{line[:WIDEST]}…"
            self.lines.append((shown, self._where))
        self._line, self._where = "", None

    @property
    def notes(self) -> tuple[str, ...]:
        """A sentence for each line that was printed; the same one once."""
        self.end_line()
        said = [f"the engine prints {line!r}{f' ({where})' if where else ''}" for line, where in self.lines]
        more = [f"the engine prints {self._more} more lines"] if self._more else []
        return tuple(dict.fromkeys(said + more))

    def take(self) -> tuple[str, ...]:
        """The notes, which are then forgotten."""
        if not self.lines and not self._line:
            return ()
        notes = self.notes
        self.lines, self._more = [], 0
        return notes


def guarded(work: Callable[[], T], heard: Heard) -> T:
    """What `work` gives. Raises OutOfTime if it takes longer than LIMIT.

    With RULEPROOF_DEBUG set nothing is kept and nothing is limited, so that `print` and `breakpoint()` work.
    """
    if os.environ.get("RULEPROOF_DEBUG"):
        return work()
    out, into = sys.stdout, sys.stdin
    sys.stdout, sys.stdin = heard, _EMPTY
    seconds = LIMIT.get()
    try:
        if not seconds:
            return work()
        if not _signals():
            return _by_thread(work, seconds)
        if _prepared:
            return _by_signal(work, seconds)
        with many():
            return _by_signal(work, seconds)
    finally:
        sys.stdout, sys.stdin = out, into


def _at_work(work: Callable[[], T]) -> T:
    """While this is on the stack, and only then, work may be interrupted."""
    return work()


@contextmanager
def many() -> Iterator[None]:
    """For much guarded work in a row: the signal is prepared once, which takes longer than a small scenario."""
    global _prepared
    if _prepared or not _signals():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    _prepared = True
    try:
        yield
    finally:
        _prepared = False
        signal.signal(signal.SIGALRM, before)


def _signals() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _by_signal(work: Callable[[], T], seconds: float) -> T:
    global _rings
    _rings = 0
    before = signal.setitimer(signal.ITIMER_REAL, max(seconds, SHORTEST), AGAIN)
    try:
        return _at_work(work)
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)


def _ring(number: int, frame: FrameType | None) -> None:
    global _rings
    if any(one.f_code is _at_work.__code__ for one, _ in traceback.walk_stack(frame)):
        _rings += 1
        if _rings > STUBBORN:
            _give_up()
        raise OutOfTime


def _give_up() -> None:
    """The one way left to end an engine that catches every interruption."""
    heard = sys.stdout
    where = heard.place(_caller()) if isinstance(heard, Heard) else None
    print(
        f"ruleproof: the engine takes too long and catches the interruption{f' ({where})' if where else ''}."
        " Let it catch no more than Exception.",
        file=sys.stderr,
        flush=True,
    )
    os._exit(2)


def _by_thread(work: Callable[[], T], seconds: float) -> T:
    thread = threading.get_ident()
    lock = threading.Lock()
    over = rung = False

    def ring() -> None:
        nonlocal rung
        with lock:
            if not over:
                rung = True
                _raise_in(thread, OutOfTime)

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    try:
        timer.start()
    except RuntimeError:  # a system without threads
        return work()
    try:
        return _at_work(work)
    finally:
        with lock:
            over = True
        timer.cancel()
        if rung:
            _raise_in(thread, None)  # in case it has not arrived yet


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    import ctypes  # takes longer to load than a command has, and few need it

    raised: Any = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


def _caller() -> FrameType | None:
    """Where the calling function was called from."""
    here = inspect.currentframe()
    return here.f_back.f_back if here is not None and here.f_back is not None else None
