"""Does the same work for every language, as many at once as there are cores."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from ruleproof.core.errors import InputError

Stage = Callable[[str], None]

_stages: Sequence[Stage]


def in_parallel(languages: Iterable[str], stages: Sequence[Stage], progress: Callable[[str], None]) -> None:
    """Run the stages in their order for each language; what one leaves for the next lies in files. The first fault
    stops everything.

    All first stages come before any second one: small pieces of work fill the cores that an uneven number of languages
    would leave idle. The processes are forks of this one, so that they start with all that is loaded and computed;
    where a system cannot fork, the languages follow one another.
    """
    global _stages
    _stages = stages
    codes = list(languages)
    if "fork" not in multiprocessing.get_all_start_methods():
        for done, language in enumerate(codes, 1):
            for stage in stages:
                stage(language)
            progress(f"pages in {language} ({done}/{len(codes)})")
        return
    gc.freeze()  # the forks need not look through all that is loaded, nor copy it by looking
    others = set(multiprocessing.active_children())
    workers = max(1, min(os.cpu_count() or 1, len(codes)))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("fork"), initializer=_begin) as pool:
        try:
            _work(pool, codes, progress)
        except BaseException as error:
            for worker in set(multiprocessing.active_children()) - others:
                worker.kill()
            if isinstance(error, BrokenProcessPool):
                raise InputError("the work on the pages was ended from outside.", todo="Is memory short?") from None
            raise


def _work(pool: ProcessPoolExecutor, codes: list[str], progress: Callable[[str], None]) -> None:
    with _undisturbed():
        jobs: dict[Future[str], tuple[int, str]] = {pool.submit(_run, 0, one): (0, one) for one in codes}
    done = 0
    while jobs:
        for job in wait(jobs, return_when=FIRST_COMPLETED).done:
            number, language = jobs.pop(job)
            if fault := job.result():
                raise InputError(fault)
            if number + 1 < len(_stages):
                jobs[pool.submit(_run, number + 1, language)] = (number + 1, language)
            else:
                done += 1
                progress(f"pages in {language} ({done}/{len(codes)})")


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl+C waits until the workers are there: in the midst of a fork Python would lose it."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})


def _run(stage: int, language: str) -> str:
    """The fault of the stage, as text that can pass between processes."""
    try:
        _stages[stage](language)
    except InputError as error:
        return str(error)
    return ""


def _begin() -> None:
    """A worker leaves Ctrl+C to its parent, and ends when that has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
