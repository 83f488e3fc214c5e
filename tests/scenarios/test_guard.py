"""The guard around an engine: its limit of time, and what it prints."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from ruleproof.core import Place
from ruleproof.scenarios import guard
from ruleproof.scenarios.guard import LIMIT, Heard, OutOfTime, guarded, many


@pytest.fixture(autouse=True)
def short() -> Iterator[None]:
    before = LIMIT.set(0.2)
    yield
    LIMIT.reset(before)


def heard() -> Heard:
    return Heard(lambda frame: Place("engine/a.py", 7))


def endless() -> None:
    while True:
        pass


def asleep() -> None:
    time.sleep(60)


def catching() -> None:
    """What an engine may well have around a part of its work."""
    while True:
        with contextlib.suppress(Exception):
            endless()


@pytest.mark.parametrize("work", [endless, asleep, catching])
def test_work_that_does_not_end_is_interrupted(work: Callable[[], None]) -> None:
    start = time.monotonic()
    with pytest.raises(OutOfTime):
        guarded(work, heard())
    assert time.monotonic() - start < 10


def test_in_another_thread_a_timer_interrupts() -> None:
    """As everywhere on a system without `signal.setitimer`."""
    caught: list[BaseException] = []

    def run() -> None:
        LIMIT.set(0.2)
        try:
            guarded(endless, heard())
        except OutOfTime as error:
            caught.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(20)
    assert len(caught) == 1


def test_work_that_ends_in_time_in_another_thread_is_left_alone() -> None:
    results: list[int] = []

    def run() -> None:
        LIMIT.set(0.2)
        results.append(guarded(lambda: 5, heard()))
        time.sleep(0.4)
        results.append(6)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(20)
    assert results == [5, 6]


def test_without_signals_and_threads_there_is_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(timer: threading.Timer) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.delattr(signal, "setitimer")
    monkeypatch.setattr(threading.Timer, "start", refuse)
    guarded(lambda: time.sleep(0.4), heard())


def test_after_the_work_nothing_is_interrupted() -> None:
    assert guarded(lambda: 5, heard()) == 5
    time.sleep(0.4)
    with many():
        assert guarded(lambda: 5, heard()) == 5
        time.sleep(0.4)


def test_what_somebody_else_does_with_the_signal_stays() -> None:
    def theirs(number: int, frame: object) -> None:
        raise AssertionError

    before = signal.signal(signal.SIGALRM, theirs)
    signal.setitimer(signal.ITIMER_REAL, 1000)
    try:
        guarded(lambda: None, heard())
        assert signal.getsignal(signal.SIGALRM) is theirs
        assert 900 < signal.setitimer(signal.ITIMER_REAL, 0)[0] <= 1000
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_what_is_printed_is_kept_with_its_place() -> None:
    kept = heard()
    out = sys.stdout
    guarded(lambda: print("a", 1, "\nb", end=""), kept)
    assert sys.stdout is out
    assert kept.take() == (
        "the engine prints 'a 1 ' (engine/a.py:7)",
        "the engine prints 'b' (engine/a.py:7)",
    )
    assert kept.take() == ()


def test_long_and_many_prints_are_cut() -> None:
    kept = heard()

    def chatter() -> None:
        print("x" * 10_000)
        for number in range(100):
            print(number)

    guarded(chatter, kept)
    notes = kept.take()
    assert len(notes) == guard.MOST + 1
    assert len(notes[0]) < guard.WIDEST + 60
    assert notes[-1] == f"the engine prints {100 - guard.MOST + 1} more lines"


def test_there_is_nothing_to_read() -> None:
    for _ in range(2):
        with pytest.raises(EOFError):
            guarded(input, heard())


def test_a_fault_leaves_the_streams_as_they_were() -> None:
    out, into = sys.stdout, sys.stdin
    with pytest.raises(ZeroDivisionError):
        guarded(lambda: 1 / 0, heard())
    assert (sys.stdout, sys.stdin) == (out, into)
