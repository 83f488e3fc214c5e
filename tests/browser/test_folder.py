"""The site opened from a folder, without any server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.browser_site import Site

Visit = Callable[..., Page]


def test_a_folder_is_a_site(visit: Visit, lantern_site: Site) -> None:
    page = visit(f"{lantern_site.folder.as_uri()}/", "index.html", locale="es-ES")
    page.wait_for_url("**/es/index.html")
    page.get_by_role("link", name="El farol").first.click()
    page.wait_for_url("**/es/lantern/index.html")
    page.locator(".rp-chapters a").first.click()
    page.wait_for_url("**/es/lantern/lamp/index.html")
    page.locator("a.rp-term").first.hover()
    expect(page.locator("#rp-preview")).to_contain_text("contado en gotas")
    page.locator(".rp-language").hover()
    page.locator('a[data-language="en"]').click()
    page.wait_for_url("**/en/lantern/lamp/index.html")


def test_search_in_a_folder(visit: Visit, lantern_site: Site) -> None:
    page = visit(f"{lantern_site.folder.as_uri()}/", "es/lantern/index.html")
    box = page.locator(".md-search__input")
    box.click()
    box.press_sequentially("aceites")
    hit = page.locator(".md-search-result__item > a:nth-child(2)").first
    expect(hit).to_contain_text("Una luz quema aceite")
    hit.click()
    page.wait_for_url("**/es/lantern/lamp/index.html#light.cost")


def test_permanent_addresses_in_a_folder(visit: Visit, lantern_site: Site) -> None:
    page = visit(f"{lantern_site.folder.as_uri()}/", "r/lantern/light.dark/index.html", locale="fr-FR")
    page.wait_for_url("**/fr/lantern/lamp/index.html#light.dark")
