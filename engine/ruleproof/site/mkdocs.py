"""Runs MkDocs, one process a language, as many at once as there are cores."""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from ruleproof.core.errors import InputError

EPOCH = "1735689600"
"""The build date that MkDocs writes into a site map: always the same, so that the same project gives the same bytes."""


def run_mkdocs(configurations: dict[str, Path], progress: Callable[[str], None]) -> None:
    """Build every language. The first fault stops everything."""
    import mkdocs.commands.build  # noqa: F401 - loaded here once, so that each process starts with it

    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    workers = max(1, min(os.cpu_count() or 1, len(configurations)))
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        jobs = {pool.submit(_build, str(path)): language for language, path in configurations.items()}
        for done, job in enumerate(as_completed(jobs), 1):
            fault = job.result()
            if fault:
                pool.shutdown(cancel_futures=True)
                raise InputError(f"MkDocs cannot build the pages in {jobs[job]}: {fault}")
            progress(f"pages in {jobs[job]} ({done}/{len(jobs)})")


def _build(path: str) -> str:
    """Build one language; the fault, or nothing."""
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    keeper = _Keeper()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(keeper)
    logger.propagate = False
    try:
        config = load_config(path)
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
    except (MkDocsException, SystemExit) as error:
        return "; ".join(keeper.messages) or str(error)
    finally:
        logger.removeHandler(keeper)
    return ""


class _Keeper(logging.Handler):
    """Keeps the warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(" ".join(record.getMessage().split()))
