"""Every family of checks, and the check that runs them all."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.books.models import Project
from ruleproof.checks import (
    agreement,
    aid,
    asked,
    disputes,
    engine,
    folders,
    freshness,
    ids,
    links,
    markup,
    modality,
    provenance,
    purity,
    retired,
    scenarios,
    terms,
    titles,
)
from ruleproof.checks.finding import Family, Finding
from ruleproof.core.errors import InputError

FAMILIES: tuple[Family, ...] = (
    folders.FAMILY,
    ids.FAMILY,
    links.FAMILY,
    markup.FAMILY,
    agreement.FAMILY,
    modality.FAMILY,
    titles.FAMILY,
    provenance.FAMILY,
    terms.FAMILY,
    *disputes.FAMILIES,
    retired.FAMILY,
    freshness.FAMILY,
    aid.FAMILY,
    asked.FAMILY,
    scenarios.FAMILY,
    engine.FAMILY,
    purity.FAMILY,
)


def check(project: Project, books: Iterable[str] = ()) -> list[Finding]:
    """Every finding in these books, or in all, by file and line. A project without books is no pass."""
    chosen = [project.book(id) for id in dict.fromkeys(books)] or list(project.books.values())
    if not chosen:
        raise InputError(
            f"no book in {project.root / 'rulebooks'}: nothing was checked.", todo="Write one, or see: ruleproof init."
        )
    found = [finding for book in chosen for family in FAMILIES for finding in family.find(project, book)]
    return sorted(found, key=lambda one: (one.place, one.check, one.id, one.language, one.what))
