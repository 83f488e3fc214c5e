"""Does the same work for every language, as many at once as there are cores."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed

from ruleproof.core.errors import InputError

_task: Callable[[str], None]


def in_parallel(languages: Iterable[str], task: Callable[[str], None], progress: Callable[[str], None]) -> None:
    """Run `task` for each language. The first fault stops everything.

    The processes are forks of this one, so that they start with all that is loaded and computed; where a system cannot
    fork, the languages follow one another.
    """
    global _task
    _task = task
    codes = list(languages)
    if "fork" not in multiprocessing.get_all_start_methods():
        for done, language in enumerate(codes, 1):
            task(language)
            progress(f"pages in {language} ({done}/{len(codes)})")
        return
    workers = max(1, min(os.cpu_count() or 1, len(codes)))
    gc.freeze()  # the forks need not look through all that is loaded, nor copy it by looking
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("fork")) as pool:
        jobs = {pool.submit(_run, language): language for language in codes}
        for done, job in enumerate(as_completed(jobs), 1):
            fault = job.result()
            if fault:
                pool.shutdown(cancel_futures=True)
                raise InputError(fault)
            progress(f"pages in {jobs[job]} ({done}/{len(codes)})")


def _run(language: str) -> str:
    """The fault of the task, as text that can pass between processes."""
    try:
        _task(language)
    except InputError as error:
        return str(error)
    return ""
