"""The small project and its site, built once a file of tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.site.site_helpers import make_lantern

from ruleproof.books import Project, load_project
from ruleproof.site import build


@pytest.fixture(scope="module")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return load_project(make_lantern(tmp_path_factory.mktemp("lantern") / "project"))


@pytest.fixture(scope="module")
def site(lantern: Project) -> Path:
    """The project's site, built once."""
    out = lantern.root / "build" / "site"
    build(lantern, out, lambda line: None)
    return out
