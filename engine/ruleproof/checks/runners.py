"""One runner a book for all checks: its engine is loaded and its scenarios are run once."""

from __future__ import annotations

from functools import lru_cache

from ruleproof.books.models import Book, Project
from ruleproof.scenarios.runner import BookRunner


@lru_cache(maxsize=16)
def runner_of(project: Project, book: Book) -> BookRunner:
    """The runner of this very book, as it was loaded."""
    return BookRunner(project, book)
