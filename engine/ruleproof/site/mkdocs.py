"""Runs MkDocs on the pages of one language."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

from ruleproof.core.errors import InputError

EPOCH = "1735689600"
"""The build date that MkDocs writes into a site map: always the same, so that the same project gives the same bytes."""


def run_mkdocs(configuration: Path) -> None:
    """Build the pages of one language. Any warning is a fault."""
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH
    keeper = _Keeper()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(keeper)
    logger.propagate = False
    try:
        config = load_config(str(configuration))
        config.plugins.on_startup(command="build", dirty=False)
        mkdocs_build(config)
    except (MkDocsException, SystemExit) as error:
        fault = "; ".join(keeper.messages) or str(error)
        raise InputError(f"MkDocs cannot build {configuration.name}: {fault}") from None
    finally:
        logger.removeHandler(keeper)


class _Keeper(logging.Handler):
    """Keeps the warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(" ".join(record.getMessage().split()))
