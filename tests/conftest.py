"""What all tests share: the project, its books' runners, and the pytest-bdd front end."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ruleproof.books import Project, load_project
from ruleproof.scenarios import BookRunner

pytest_plugins = ["pytester", "ruleproof.scenarios.bdd"]

ROOT = Path(__file__).parent.parent
SMALLEST = ROOT / "tests" / "smallest"
BOOKS = sorted(path.parent.name for path in (ROOT / "rulebooks").glob("*/book.yml"))


@pytest.fixture(scope="session")
def project() -> Project:
    """This repository as a project."""
    return load_project(ROOT)


@pytest.fixture(scope="session", params=BOOKS)
def runner(request: pytest.FixtureRequest, project: Project) -> BookRunner:
    """The runner of each book in turn."""
    return BookRunner(project, project.book(request.param))


@pytest.fixture
def starter(tmp_path: Path) -> Path:
    """A copy of the smallest project there can be, to spoil."""
    folder = tmp_path / "starter"
    shutil.copytree(SMALLEST, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder
