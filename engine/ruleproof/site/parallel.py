"""Does the same work for every language, as many at once as there are cores."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait

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
    workers = max(1, min(os.cpu_count() or 1, len(codes)))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("fork")) as pool:
        jobs = {pool.submit(_run, 0, language): (0, language) for language in codes}
        done = 0
        while jobs:
            for job in wait(jobs, return_when=FIRST_COMPLETED).done:
                number, language = jobs.pop(job)
                if fault := job.result():
                    pool.shutdown(cancel_futures=True)
                    raise InputError(fault)
                if number + 1 < len(stages):
                    jobs[pool.submit(_run, number + 1, language)] = (number + 1, language)
                else:
                    done += 1
                    progress(f"pages in {language} ({done}/{len(codes)})")


def _run(stage: int, language: str) -> str:
    """The fault of the stage, as text that can pass between processes."""
    try:
        _stages[stage](language)
    except InputError as error:
        return str(error)
    return ""
