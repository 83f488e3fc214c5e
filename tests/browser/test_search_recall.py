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
from ruleproof.books.find import build_indexes, meant, ranked_together
from ruleproof.site.data import entry_address
from ruleproof.site.facts import BookFacts

Visit = Callable[..., Page]
FOLDER = Path(__file__).parent.parent / "recall"
SHOWN = 3
BOOKS = sorted(path.stem for path in FOLDER.glob("*.yml"))
FIRST = """wanted => {
  const links = [...document.querySelectorAll('.md-search-result__item > a:nth-child(2)')].slice(0, wanted.length)
  return links.map(link => link.href).join(' ') === wanted.join(' ')
}"""


@pytest.mark.parametrize("book", BOOKS)
def test_the_box_shows_what_is_found(visit: Visit, real_site: Site, project: Project, book: str) -> None:
    missed = []
    facts = BookFacts(project, project.book(book))
    for language, lookups in read_yaml(FOLDER / f"{book}.yml", FOLDER).data.items():
        indexes = build_indexes(project, language).values()
        page = visit(real_site.address, f"{language}/{book}/")
        box = page.locator(".md-search__input")
        box.click()
        for words in lookups:
            hits = ranked_together(indexes, words, book)[:SHOWN]
            wanted = [
                f"{real_site.address}{language}/{entry_address(facts, hit.entry)}"
                for hit in hits
                if hit.entry.book == book
            ]
            box.fill(words)
            box.press("Space")  # Material looks at the box when a key is let go
            try:
                page.wait_for_function(FIRST, arg=wanted, timeout=4_000)
            except NotInTime:
                shown = page.locator(".md-search-result__item > a:nth-child(2) h2").all_inner_texts()[:SHOWN]
                missed.append(f"{language}: {words!r} shows {shown}, not {wanted}")
    assert missed == []


def test_the_box_ranks_as_the_command_does(visit: Visit, real_site: Site, project: Project) -> None:
    page = visit(real_site.address, "en/")
    page.add_script_tag(path=real_site.folder / "en" / "assets" / "ruleproof" / "search.js")
    asked = [
        *("", "a", "the", "Élan naïve", "4.1", "x" * 300, "l’oni d'été", "<b>", "*", "+must -not", "ATTACKED"),
        "C61",
    ]
    asked += ["sequense", "dificult terain", "whatis", "rpiority", "throw it away", "face down"]
    for language in project.languages:
        folder = real_site.folder / language / "search"
        known = json.loads((folder / "search_index.json").read_text())["config"]["speech"]
        texts = [json.loads((folder / f"{book}.json").read_text()) for book in project.books]
        queries: list[tuple[str, str | None]] = [(query, None) for query in asked]
        for book in BOOKS:
            queries += [(query, book) for query in read_yaml(FOLDER / f"{book}.yml", FOLDER).data.get(language, {})]
        ranked = page.evaluate(
            "([known, texts, queries]) => ruleproofRank(known, texts, queries)", [known, texts, queries]
        )
        indexes = build_indexes(project, language).values()
        for (query, reading), (theirs, guess) in zip(queries, ranked, strict=True):
            ours = ranked_together(indexes, query, reading)
            assert [score for *_, score in theirs] == pytest.approx([hit.score for hit in ours], abs=2e-6), query
            names = [(hit.entry.book, hit.entry.kind, hit.entry.id) for hit in ours]
            assert [tuple(name) for *name, _ in theirs] == names, query
            assert guess == meant(indexes, query), query
