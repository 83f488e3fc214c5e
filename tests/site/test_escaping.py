"""A title that looks like HTML and Markdown is shown as it stands, wherever a page or a file says it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.site.site_helpers import make_lantern

from ruleproof.books import Book, load_project
from ruleproof.site import build

EVIL = """</title><script>alert(1)</script> *x* [y](z) `c` "q" 'p' & {#id .c} <b onclick="alert(2)"> #"""
RULE = f"1.1.1 {EVIL} rule"
CHAPTER = {
    r"^title: .*": f"title: {json.dumps(f'{EVIL} chapter')}",
    r"^## .*": f"## {EVIL} section",
    r"^### .* (\{#light\.cost.*)": rf"### {EVIL} rule \1",
    r'^!!! example ".* (\{#.*)': rf'!!! example "{EVIL} example \1',
}
"""What takes the place of the lines of a chapter."""
EVENTS = ("onclick", "onerror", "onload")


class Page(HTMLParser):
    """What a browser would make of a page: its elements, the words in them, and their attributes."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: dict[str, list[str]] = {}
        """By element, the words between its start and its end, elements inside it included."""
        self.values: list[str] = []
        self.events: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.events += [name for name, _ in attrs if name in EVENTS]
        self.values += [value for _, value in attrs if value]
        if tag not in ("meta", "link", "input", "br", "hr", "img", "path", "circle"):
            self.open.append(tag)
            self.words.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                continue

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.words[tag][-1] += data

    def said(self, tag: str) -> list[str]:
        return [" ".join(words.split()) for words in self.words.get(tag, ())]


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the small project, with EVIL in every title and name."""
    folder = make_lantern(tmp_path_factory.mktemp("evil") / "project")
    rewrite(folder / "mkdocs.yml", {r"^site_name: .*": "site_name: 'A & <i>B</i>'"})
    for chapter in (folder / "rulebooks" / "lantern").glob("*/*.md"):
        rewrite(chapter, CHAPTER)
    rewrite(folder / "rulebooks/lantern/en/notes.yml", {r"walk\.sing: .*": 'walk.sing: "<b> *why*"'})
    project = load_project(folder)
    spoil(project.book("lantern"))
    for code, language in project.languages.items():
        project.languages[code] = language.model_copy(update={"name": f"{language.name} {EVIL}"})
    out = project.root / "build" / "site"
    build(project, out, lambda line: None)
    return out


def rewrite(path: Path, changes: dict[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        text = re.sub(old, new, text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")


def spoil(book: Book) -> None:
    title = {"en": f"{EVIL} title"}
    book.info = book.info.model_copy(update={"title": title, "about": {"en": f"{EVIL} about"}})
    for id, term in book.terms.items():
        book.terms[id] = term.model_copy(
            update={"names": {code: f"{EVIL} {name}" for code, name in term.names.items()}, "avoid": {"en": [EVIL]}}
        )
    book.disputes["C1"] = book.disputes["C1"].model_copy(update={"title": title, "lines": EVIL})
    book.errata["C2"] = book.errata["C2"].model_copy(update={"lines": EVIL})
    book.retired["light.gone"] = book.retired["light.gone"].model_copy(update={"why": {"en": EVIL}})


def test_no_page_has_an_element_or_event_of_a_title(evil: Path) -> None:
    pages = {path: Page(path) for path in evil.rglob("*.html")}
    assert len(pages) > 40
    for path, page in pages.items():
        assert page.events == [], path
        assert not any("alert(1)" in words and EVIL not in words for words in page.said("script")), path
        assert "i" not in page.words, path


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_chapter_shows_its_titles(evil: Path, language: str) -> None:
    page = Page(evil / language / "lantern" / "lamp" / "index.html")
    assert page.said("h1") == [f"1 {EVIL} chapter"]
    assert page.said("h2") == [f"1.1 {EVIL} section"]
    assert page.said("h3")[0] == RULE
    assert f"{EVIL} chapter - A & <i>B</i>" in page.said("title")
    links = page.said("a")
    assert f"1.1 {EVIL} section" in links, "the contents beside the page"
    assert f"{EVIL} chapter" in links, "the navigation"
    assert RULE in links, "the contents, citations and traces"
    assert any(words.endswith(f"{EVIL} example") for words in page.said("p"))
    assert any(f"{EVIL} title" in words for words in page.said("p")), "the dispute"
    assert any(words.endswith(EVIL) for words in page.said("a")), "the names of the languages"
    assert f"1.1 {EVIL} section" in page.values, "the label of the contents"


def test_the_other_pages_show_theirs(evil: Path) -> None:
    book = Page(evil / "en" / "lantern" / "index.html")
    assert book.said("h1") == [f"{EVIL} title"]
    assert f"{EVIL} about" in book.said("p")
    assert any(words.startswith(f"{EVIL} chapter") for words in book.said("li"))
    home = Page(evil / "en" / "index.html")
    assert f"{EVIL} title" in home.said("strong")
    glossary = Page(evil / "en" / "lantern" / "glossary" / "index.html")
    assert f"{EVIL} oil" in glossary.said("h3")
    assert f"{EVIL} óleo" in glossary.said("span")
    assert EVIL in glossary.said("del")
    assert f"{EVIL} oil" in glossary.values, "what an icon is called"
    disputes = Page(evil / "en" / "lantern" / "disputes" / "index.html")
    assert disputes.said("h2") == [f"C1 {EVIL} title"]
    errata = Page(evil / "en" / "lantern" / "errata" / "index.html")
    assert errata.said("h2") == [f"C2 source, l. {EVIL}"]
    coverage = Page(evil / "en" / "lantern" / "coverage" / "index.html")
    assert RULE in coverage.said("a")
    night = Page(evil / "en" / "lantern" / "night" / "index.html")
    assert any("<b> *why*" in words for words in night.said("p"))


def test_pages_outside_the_languages_show_theirs(evil: Path) -> None:
    address = Page(evil / "r" / "lantern" / "light.cost" / "index.html")
    assert address.said("title") == address.said("h1") == [RULE]
    assert f"{EVIL} rule" in address.said("a")
    removed = Page(evil / "r" / "lantern" / "light.gone" / "index.html")
    assert removed.said("h1") == [f"light.gone: {EVIL}"]
    assert f"English {EVIL}" in Page(evil / "index.html").said("a")


def test_the_data_of_search_and_previews_has_the_words_themselves(evil: Path) -> None:
    previews = json.loads((evil / "en" / "rules.en.json").read_text(encoding="utf-8"))
    assert previews["rule:lantern:light.cost"]["title"] == f"{EVIL} rule"
    assert previews["term:lantern:oil"]["title"] == f"{EVIL} oil"
    texts = json.loads((evil / "en" / "search" / "lantern.json").read_text(encoding="utf-8"))
    assert f"{EVIL} rule" in [one["title"] for one in texts["entries"]]
    assert f"{EVIL} title › {EVIL} chapter" in [one["place"] for one in texts["entries"]]
