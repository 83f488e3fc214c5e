"""Each lookup of the recall files, typed into the search box; and the box ranks as `ruleproof search` does."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.browser_site import Site

from ruleproof.books import Project
from ruleproof.books.files import read_yaml
from ruleproof.books.find import build_index

Visit = Callable[..., Page]
FOLDER = Path(__file__).parent.parent / "recall"
BOOKS = sorted(path.stem for path in FOLDER.glob("*.yml"))
AMONG_FIRST = """wanted => [...document.querySelectorAll('.md-search-result__item > a:nth-child(2)')]
    .slice(0, 3).some(link => new URL(link.href).pathname.includes(wanted[0]) && link.hash === wanted[1])"""


@pytest.mark.parametrize("book", BOOKS)
def test_recall_in_the_search_box(visit: Visit, real_site: Site, book: str) -> None:
    missed = []
    for language, lookups in read_yaml(FOLDER / f"{book}.yml", FOLDER).data.items():
        page = visit(real_site.address, f"{language}/{book}/")
        box = page.locator(".md-search__input")
        box.click()
        for words, rule in lookups.items():
            box.fill(words)
            box.press("Space")  # Material looks at the box when a key is let go
            try:
                page.wait_for_function(AMONG_FIRST, arg=[f"/{book}/", f"#{rule}"], timeout=4_000)
            except NotInTime:
                shown = page.locator(".md-search-result__item > a:nth-child(2) h2").all_inner_texts()[:3]
                missed.append(f"{language}: {words!r} shows {shown}, not {rule}")
    assert missed == []


def test_the_box_ranks_as_the_command_does(visit: Visit, real_site: Site, project: Project) -> None:
    page = visit(real_site.address, "en/")
    page.add_script_tag(path=real_site.folder / "en" / "assets" / "ruleproof" / "search.js")
    asked = ["", "a", "the", "Élan naïve", "4.1", "x" * 300, "l’oni d'été", "<b>", "*", "+must -not", "ATTACKED"]
    for book in BOOKS:
        for language, lookups in read_yaml(FOLDER / f"{book}.yml", FOLDER).data.items():
            data = json.loads((real_site.folder / language / "search" / "search_index.json").read_text())
            index = build_index(project, language)
            queries = [*((query, None) for query in asked), *((query, book) for query in lookups)]
            ranked = page.evaluate("([data, queries]) => ruleproofRank(data, queries)", [data, queries])
            for (query, reading), theirs in zip(queries, ranked, strict=True):
                ours = index.search(query, reading)
                assert [round(score, 6) for _, score in theirs] == [round(score, 6) for _, score in ours], query
                names = [place.rpartition("#")[2].removeprefix("term.") for place, _ in theirs]
                assert names == [entry.rule or entry.term for entry, _ in ours], query
