"""Runs MkDocs on the pages of one language."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

from markupsafe import escape
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
        config.site_name = escape(config.site_name)
        config.nav = _escaped(config.nav)
        config.plugins.on_startup(command="build", dirty=False)
        mkdocs_build(config)
    except (Exception, SystemExit) as error:  # also what a theme, a plugin or a hook of the project does wrong
        if os.environ.get("RULEPROOF_DEBUG"):
            raise
        told = str(error) if isinstance(error, (MkDocsException, SystemExit)) else f"{type(error).__name__}: {error}"
        fault = "; ".join(keeper.messages) or " ".join(told.split())
        raise InputError(f"MkDocs cannot build {configuration.name}: {fault}") from None
    finally:
        logger.removeHandler(keeper)


def _escaped(nav: Any) -> Any:
    """The titles as HTML that shows them as they are: Material puts them into its pages unescaped, some escaped again,
    which Markup is not."""
    if isinstance(nav, dict):
        return {escape(title): _escaped(part) for title, part in nav.items()}
    return [_escaped(part) for part in nav] if isinstance(nav, list) else nav


class _Keeper(logging.Handler):
    """Keeps the warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(" ".join(record.getMessage().split()))
