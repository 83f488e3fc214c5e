"""What the built pages say."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from ruleproof.books import Project

LANGUAGES = ["en", "pt-BR", "fr", "es", "it"]


def article(path: Path) -> str:
    found = re.search(r"<article.*?</article>", path.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[0]


def rule(path: Path, id: str) -> str:
    found = re.search(rf'<section class="rp-rule" data-rule="lantern:{id}".*?</section>', article(path), re.DOTALL)
    assert found, id
    return found[0]


class Links(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag == "a" and values.get("href"):
            self.links.append(str(values["href"]))
        if tag in ("script", "img", "iframe") and values.get("src"):
            self.loaded.append(str(values["src"]))
        if tag == "link" and values.get("href"):
            self.loaded.append(str(values["href"]))


def test_same_paths_and_anchors_in_every_language(site: Path) -> None:
    anchors = {}
    for language in LANGUAGES:
        pages = sorted((site / language).rglob("*.html"))
        anchors[language] = {
            str(page.relative_to(site / language)): sorted(Links(article(page)).ids)
            for page in pages
            if page.name != "404.html"
        }
    assert all(found == anchors["en"] for found in anchors.values())
    assert "light.cost" in anchors["es"]["lantern/lamp/index.html"]


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    parsed = {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    checked = 0
    for path, page in parsed.items():
        here = f"http://site/{path.relative_to(site).as_posix()}"
        for link in [*page.links, *page.loaded]:
            if link.startswith("data:"):
                continue
            target = urlsplit(urljoin(here, link))
            assert target.netloc == "site", f"{path}: {link}"
            file = site / unquote(target.path).lstrip("/")
            file = file / "index.html" if target.path.endswith("/") else file
            assert file.exists(), f"{path}: {link}"
            if target.fragment and link in page.links and file in parsed and not target.fragment.startswith("__"):
                assert unquote(target.fragment) in parsed[file].ids, f"{path}: {link}"
                checked += 1
    assert checked > 50


def test_ids_are_unique_on_a_page(site: Path) -> None:
    for path in site.rglob("*.html"):
        ids = Links(path.read_text(encoding="utf-8")).ids
        assert len(ids) == len(set(ids)), path


def test_a_rule_has_number_badge_copy_button_links_and_citations(site: Path) -> None:
    card = rule(site / "es" / "lantern" / "lamp" / "index.html", "light.cost")
    assert '<h3 id="light.cost"><span class="rp-number">1.1.1</span> Una luz quema aceite</h3>' in card
    assert '<span class="rp-badge rp-must">obligación</span>' in card
    assert 'data-copy="r/lantern/light.cost/" aria-label="Copiar el enlace de la regla 1.1.1"' in card
    assert 'class="rp-term" data-ref="term:lantern:oil" href="../glossary/#term.oil">aceite</a>' in card
    assert re.search(r'Citada por .*href="#light.dark".*Sin aceite no hay luz', card)
    assert 'href="../night/#walk.procession"' in card
    assert '<use href="#icon-drop"></use>' in card


def test_the_example_stands_under_its_rule_with_scenario_and_trace(site: Path) -> None:
    card = rule(site / "es" / "lantern" / "lamp" / "index.html", "light.cost")
    assert '<div class="rp-example" id="ex.last-drop">' in card
    assert "Las dos últimas gotas bastan para una luz más" in card
    assert re.search(r'rp-keyword">Dado</span>\s*el farol tiene 2 gotas', card)
    assert re.search(r'class="rp-applied">.*se queman 2 gotas, quedan 0.*href="#light.cost"', card)


def test_other_scenarios_are_the_proof_and_show_what_was_refused(site: Path) -> None:
    card = rule(site / "es" / "lantern" / "lamp" / "index.html", "light.dark")
    assert "<summary>Prueba: 1 escenario</summary>" in card
    assert re.search(r'class="rp-refused">.*1 es menos que 2', card)


def test_a_scenario_without_phrases_is_in_english_and_marked(site: Path) -> None:
    card = rule(site / "fr" / "lantern" / "lamp" / "index.html", "light.cost")
    assert '<div class="rp-scenario" lang="en">' in card


def test_disputes_and_rulings_stand_at_the_rule(site: Path) -> None:
    page = site / "es" / "lantern" / "lamp" / "index.html"
    disputed = rule(page, "light.cost")
    assert 'href="../disputes/#c1">¿Cuenta la última luz?</a>' in disputed
    assert "tomamos esta</span> Cuenta." in disputed
    ruled = rule(page, "light.dark")
    assert "Nuestra decisión" in ruled
    assert '<span lang="en">May you light with borrowed oil?</span>' in ruled


def test_what_is_not_translated_is_shown_in_english_and_marked(site: Path) -> None:
    page = article(site / "es" / "lantern" / "night" / "index.html")
    assert "Aún no está traducido al español; se muestra en inglés." in page
    assert '<section class="rp-rule" data-rule="lantern:walk.procession" lang="en">' in page
    assert re.search(r'<h1 id="_top" lang="en">', page)
    assert '<span class="rp-badge rp-procedure">procedimiento</span>' in page


def test_the_glossary_has_all_languages(site: Path) -> None:
    page = article(site / "es" / "lantern" / "glossary" / "index.html")
    for name in ("oil", "óleo", "huile", "olio"):
        assert f">{name}</span>" in page
    assert '<del lang="es">petróleo</del>' in page
    assert "Se define en" in page


def test_errata_coverage_and_book_page(site: Path) -> None:
    assert "three drops" in article(site / "es" / "lantern" / "errata" / "index.html")
    coverage = article(site / "es" / "lantern" / "coverage" / "index.html")
    assert coverage.count("rp-badge rp-proved") == 2
    assert coverage.count("rp-badge rp-text-only") == 1
    book = article(site / "es" / "lantern" / "index.html")
    assert "Un juego de un solo farol." in book
    assert "Lantern is ours." in book


def test_permanent_addresses(site: Path) -> None:
    page = (site / "r" / "lantern" / "light.cost" / "index.html").read_text(encoding="utf-8")
    assert 'href="../../../es/lantern/lamp/#light.cost"' in page
    old = (site / "r" / "lantern" / "light.old" / "index.html").read_text(encoding="utf-8")
    assert 'href="../../../es/lantern/lamp/#light.cost"' in old
    gone = (site / "r" / "lantern" / "light.gone" / "index.html").read_text(encoding="utf-8")
    assert "It said nothing." in gone
    assert "data-go" not in gone


def test_each_language_and_the_root_have_a_page_for_wrong_addresses(site: Path) -> None:
    assert "Esta página no existe" in (site / "es" / "404.html").read_text(encoding="utf-8")
    root = (site / "404.html").read_text(encoding="utf-8")
    assert all(f'href="/{language}/"' in root for language in LANGUAGES)
    assert "site.invalid" not in "".join(path.read_text(encoding="utf-8") for path in site.rglob("*.html"))


def test_previews(site: Path) -> None:
    data = json.loads((site / "es" / "rules.es.json").read_text(encoding="utf-8"))
    assert data["term:lantern:oil"]["title"] == "aceite"
    assert data["term:lantern:oil"]["url"] == "lantern/lamp/#light.cost"
    assert data["rule:lantern:light.dark"]["text"].startswith("No puedes encender el farol")
    script = (site / "es" / "rules.es.js").read_text(encoding="utf-8")
    assert json.loads(script.removeprefix("var ruleproofRules=").removesuffix(";\n")) == data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_its_language(site: Path, language: str, lantern: Project) -> None:
    html = (site / language / "lantern" / "index.html").read_text(encoding="utf-8")
    assert re.search(r'<html lang="([^"]+)"', html)[1].lower().split("-")[0] == language.split("-")[0]  # type: ignore[index]


def test_no_french_line_breaks_before_a_colon(site: Path) -> None:
    french = (site / "fr" / "lantern" / "disputes" / "index.html").read_text(encoding="utf-8")
    assert "la partie en dépend\N{NO-BREAK SPACE}: les lectures" in french
    home = (site / "fr" / "index.html").read_text(encoding="utf-8")
    assert "une règle\N{NO-BREAK SPACE}? Tapez" in home
    assert "\N{NO-BREAK SPACE}" not in (site / "es" / "lantern" / "lamp" / "index.html").read_text(encoding="utf-8")
