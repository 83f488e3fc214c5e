"""No serious fault of accessibility on any kind of page, light or dark; no error, no request that leaves the site."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_site import Site
from playwright.sync_api import Page

Visit = Callable[..., Page]
KINDS = ["", "lantern/", "lantern/lamp/", "lantern/night/", "lantern/glossary/", "lantern/disputes/"]
KINDS += ["lantern/errata/", "lantern/coverage/", "404.html"]


def serious(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} {node['target']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", KINDS)
def test_no_serious_fault(visit: Visit, lantern_site: Site, path: str, scheme: str) -> None:
    page = visit(lantern_site.address, f"es/{path}", color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
    assert serious(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_with_preview_and_search_open(visit: Visit, lantern_site: Site, scheme: str) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/", color_scheme=scheme)
    page.locator("a.rp-term").first.focus()
    page.locator("#rp-preview").wait_for()
    assert serious(page) == []
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("aceite")
    page.locator(".md-search-result__item").first.wait_for()
    page.wait_for_timeout(400)
    assert serious(page) == []


def pages_of(folder: Path) -> Iterator[str]:
    """Every page of each book in its source language and in English."""
    from ruleproof.books import load_project

    project = load_project(Path(__file__).parent.parent.parent)
    for book in project.books.values():
        for language in dict.fromkeys([book.source_language, "en"]):
            for page in sorted((folder / language / book.id).rglob("index.html")):
                yield f"{page.parent.relative_to(folder).as_posix()}/"


def test_every_real_page_is_quiet_and_accessible(visit: Visit, real_site: Site) -> None:
    paths = list(pages_of(real_site.folder))
    assert len(paths) > 10
    page = visit(real_site.address, "en/")
    faults = []
    for number, path in enumerate(paths):
        page.emulate_media(color_scheme="light" if number % 2 else "dark")
        page.goto(real_site.address + path)
        faults += [f"{path}: {fault}" for fault in serious(page)]
    assert faults == []
