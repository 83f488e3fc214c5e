"""Somebody looks a rule up: search, previews, languages, links, on a screen of any kind."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_site import Site

Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def search(page: Page, words: str) -> list[str]:
    """Type into the search box; the addresses of the rules shown, best first."""
    box = page.locator(".md-search__input")
    box.click()
    box.press_sequentially(words)
    page.wait_for_function("document.querySelector('.md-search-result__meta').textContent.trim().match(/\\d|No |Ning/)")
    page.wait_for_timeout(150)
    return [str(link.get_attribute("href")) for link in page.locator(".md-search-result__item > a:nth-child(2)").all()]


@pytest.mark.parametrize(
    ("language", "words", "rule"),
    [
        ("es", "procesión", "walk.procession"),
        ("es", "procesion", "walk.procession"),
        ("es", "PROCESIONES", "walk.procession"),
        ("es", "aceites", "light.cost"),
        ("es", "huile", "light.cost"),
        ("es", "última gota", "light.cost"),
        ("es", "ultima gota", "light.cost"),
        ("pt-BR", "procissão", "walk.procession"),
        ("pt-BR", "procissao", "walk.procession"),
        ("en", "1.1.2", "light.dark"),
        ("en", "light.dark", "light.dark"),
        ("en", "petróleo", "light.cost"),
        ("fr", "meche", "term.wick"),
    ],
)
def test_search_finds_the_rule_first(visit: Visit, lantern_site: Site, language: str, words: str, rule: str) -> None:
    page = visit(lantern_site.address, f"{language}/")
    assert search(page, words)[0].endswith(f"#{rule}")


def test_search_goes_to_the_rule_by_keyboard_alone(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/")
    page.keyboard.press("/")
    page.keyboard.type("sin aceite")
    expect(page.locator(".md-search-result__item").first).to_contain_text("Sin aceite no hay luz")
    page.keyboard.press("Enter")
    page.wait_for_url("**/es/lantern/lamp/#light.dark")


def test_search_shows_clean_teasers(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/")
    search(page, "oil")
    first = page.locator(".md-search-result__item").first
    expect(first).to_contain_text("El farol › El farol")
    expect(first).to_contain_text("Una luz quema aceite")
    assert "huile" not in first.inner_text()
    expect(page.locator(".md-search-result__meta")).to_have_text(re.compile(r"regla"))


def test_nothing_found_is_said(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/")
    assert search(page, "xyzzy") == []
    expect(page.locator(".md-search-result__meta")).to_have_text("Ninguna regla encontrada")


def test_term_preview_by_mouse(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/")
    preview = page.locator("#rp-preview")
    expect(preview).to_be_hidden()
    page.locator("a.rp-term", has_text="aceite").first.hover()
    expect(preview).to_be_visible()
    expect(preview).to_contain_text("Lo que quema el farol, contado en gotas.")
    preview.hover()
    page.wait_for_timeout(400)
    expect(preview).to_be_visible()
    page.mouse.move(5, 500)
    expect(preview).to_be_hidden()


def test_term_preview_by_keyboard(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/")
    term = page.locator("a.rp-term", has_text="aceite").first
    page.locator('button[data-copy="r/lantern/light.cost/"]').focus()
    page.keyboard.press("Tab")
    expect(term).to_be_focused()
    expect(page.locator("#rp-preview")).to_contain_text("contado en gotas")
    assert term.get_attribute("aria-describedby") == "rp-preview"
    page.keyboard.press("Escape")
    expect(page.locator("#rp-preview")).to_be_hidden()
    expect(term).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/es/lantern/glossary/#term.oil")


def test_rule_preview_by_tap_then_follow(visit: Visit, lantern_site: Site) -> None:
    page = visit(
        lantern_site.address,
        "es/lantern/lamp/",
        has_touch=True,
        is_mobile=True,
        viewport={"width": 390, "height": 800},
    )
    link = page.locator("a.rp-ref", has_text="quema una luz").first
    link.tap()
    expect(page.locator("#rp-preview")).to_contain_text("Una luz quema aceite")
    assert "#" not in page.url
    link.tap()
    page.wait_for_url("**/#light.cost")


def test_switching_language_stays_on_the_rule(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "en/lantern/lamp/#light.dark")
    page.locator(".rp-language").hover()
    page.locator('a[data-language="es"]').click()
    page.wait_for_url("**/es/lantern/lamp/#light.dark")
    expect(page.get_by_role("heading", name="Sin aceite no hay luz")).to_be_in_viewport()
    page.goto(lantern_site.address)
    page.wait_for_url("**/es/")


def test_switching_language_without_a_hash_stays_at_the_rule_in_view(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "en/lantern/lamp/", viewport={"width": 900, "height": 400})
    page.get_by_role("heading", name="No oil, no light").evaluate("heading => heading.scrollIntoView()")
    page.wait_for_timeout(200)
    page.locator(".rp-language").hover()
    page.locator('a[data-language="es"]').click()
    page.wait_for_url("**/es/lantern/lamp/#light.dark")


def test_copying_a_link_and_opening_it(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/", permissions=["clipboard-read", "clipboard-write"])
    page.locator('button[data-copy="r/lantern/light.dark/"]').click()
    expect(page.locator(".rp-status")).to_have_text("Enlace copiado")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{lantern_site.address}r/lantern/light.dark/"
    page.goto(copied)
    page.wait_for_url("**/en/lantern/lamp/#light.dark")


@pytest.mark.parametrize(
    ("locale", "language"), [("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"), ("fr-CA", "fr"), ("de-DE", "en")]
)
def test_permanent_addresses_lead_to_the_visitors_language(
    visit: Visit, lantern_site: Site, locale: str, language: str
) -> None:
    page = visit(lantern_site.address, "r/lantern/light.old/", locale=locale)
    page.wait_for_url(f"**/{language}/lantern/lamp/#light.cost")


def test_permanent_addresses_work_without_scripts(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "r/lantern/light.dark/", java_script_enabled=False)
    page.get_by_role("link", name="Sin aceite no hay luz").click()
    page.wait_for_url("**/es/lantern/lamp/#light.dark")


def test_the_front_page_leads_to_the_visitors_language(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "", locale="it-IT")
    page.wait_for_url("**/it/")


def test_an_examples_trace_names_and_links_the_rule_that_decided(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/")
    example = page.locator('[id="ex.last-drop"]')
    decision = example.locator(".rp-trace li.rp-applied")
    expect(decision).to_contain_text("se queman 2 gotas, quedan 0")
    decision.locator("a").click()
    page.wait_for_url("**/#light.cost")


def test_the_proof_opens_by_keyboard(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/")
    summary = page.locator(".rp-proof summary").first
    scenario = page.locator(".rp-proof .rp-scenario").first
    expect(scenario).to_be_hidden()
    summary.focus()
    page.keyboard.press("Enter")
    expect(scenario).to_be_visible()
    expect(scenario.locator(".rp-refused")).to_contain_text("1 es menos que 2")


@pytest.mark.parametrize(
    "path", ["es/", "es/lantern/", "es/lantern/lamp/", "es/lantern/coverage/", "es/lantern/glossary/"]
)
def test_nothing_sticks_out_on_a_phone(visit: Visit, lantern_site: Site, path: str) -> None:
    page = visit(lantern_site.address, path, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_search_on_a_phone(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/", **PHONE)
    page.locator("label.md-header__button[for=__search]").tap()
    page.locator(".md-search__input").press_sequentially("aceite")
    page.locator(".md-search-result__item > a:nth-child(2)").first.tap()
    page.wait_for_url("**/es/lantern/lamp/#light.cost")


def test_the_system_decides_light_or_dark_and_a_button_changes_it(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/", color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.get_by_title("Cambiar a colores claros").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")


def test_in_print_the_example_stays_and_the_folded_proof_goes(visit: Visit, lantern_site: Site) -> None:
    page = visit(lantern_site.address, "es/lantern/lamp/")
    page.emulate_media(media="print")
    expect(page.locator('[id="ex.last-drop"] .rp-trace')).to_be_visible()
    expect(page.locator(".rp-proof").first).to_be_hidden()
    expect(page.locator(".md-header")).to_be_hidden()


def test_a_wrong_address(chromium: Browser, lantern_site: Site) -> None:
    page = chromium.new_page()
    answer = page.goto(f"{lantern_site.address}es/nowhere/")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Esta página no existe")).to_be_visible()
    page.get_by_role("link", name="Ir a los reglamentos").click()
    page.wait_for_url("**/es/")
    page.close()
