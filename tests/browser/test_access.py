"""No serious fault of accessibility on any kind of page, light or dark; no error, no request that leaves the site."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.browser.browser_site import Site

from ruleproof.books import Project

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


def test_every_real_page_is_quiet_and_each_kind_is_accessible(visit: Visit, real_site: Site, project: Project) -> None:
    page = visit(real_site.address, "en/")
    faults = []
    for book in project.books.values():
        looked_at = [f"{book.id}/{name}" for name in ("", f"{book.info.chapters[0]}/", "glossary/", "disputes/")]
        looks: list[tuple[str, Literal["light", "dark"]]] = [(book.source_language, "light"), ("en", "dark")]
        for language, scheme in looks:
            page.emulate_media(color_scheme=scheme)
            paths = sorted((real_site.folder / language / book.id).rglob("index.html"))
            assert len(paths) > 5
            for path in paths:
                page.goto(real_site.address + path.parent.relative_to(real_site.folder).as_posix() + "/")
                here = path.parent.relative_to(real_site.folder / language).as_posix() + "/"
                if here in looked_at:
                    faults += [f"{language}/{here}: {fault}" for fault in serious(page)]
    assert faults == []
