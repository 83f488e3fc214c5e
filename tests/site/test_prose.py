"""Texts of a book as HTML: what Markdown may say in them, and what is refused."""

from __future__ import annotations

import pytest

from ruleproof.books import Project
from ruleproof.books.chapter import parse_chapter
from ruleproof.books.markup import words_of
from ruleproof.books.models import Body
from ruleproof.checks.markup import find as check_markup
from ruleproof.core import InputError
from ruleproof.core.errors import Place
from ruleproof.site.edition import Edition
from ruleproof.site.facts import Facts
from ruleproof.site.page import Page
from ruleproof.site.prose import body, said, said_in_line

NOTES = "rulebooks/lantern/es/notes.yml"


def note(page: Page, text: str) -> str:
    return body(page, Body(place=Place(NOTES, 4), markdown=text, text=text))


@pytest.fixture(scope="module")
def page(lantern: Project) -> Page:
    facts = Facts(lantern)
    return Page(Edition(facts, "es"), facts.books["lantern"], "lamp")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("2 < 3 & 4", "<p>2 &lt; 3 &amp; 4</p>\n"),
        ("*a* **b** `<b>`", "<p><em>a</em> <strong>b</strong> <code>&lt;b&gt;</code></p>\n"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        ("6.", "<p>6.</p>\n"),
        ("{#id .class onclick=alert(1)}", "<p>{#id .class onclick=alert(1)}</p>\n"),
        ("&lt;b&gt; \\<b>", "<p>&lt;b&gt; &lt;b&gt;</p>\n"),
        ("<https://example.org/>", '<p><a href="https://example.org/">https://example.org/</a></p>\n'),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>\n"),
        (
            "[oil](term:oil)",
            '<p><a class="rp-term" data-ref="term:lantern:oil" href="../glossary/#term.oil">oil</a></p>\n',
        ),
        (
            "[it](rule:light.cost)",
            '<p><a class="rp-ref" data-ref="rule:lantern:light.cost" href="#light.cost">it</a></p>\n',
        ),
        (
            "[it](rule:lantern:walk.sing)",
            '<p><a class="rp-ref" data-ref="rule:lantern:walk.sing" href="../night/#walk.sing">it</a></p>\n',
        ),
        ("`[oil](term:oil) :drop:` :dorp:", "<p><code>[oil](term:oil) :drop:</code> :dorp:</p>\n"),
    ],
)
def test_markdown(page: Page, text: str, html: str) -> None:
    assert note(page, text) == html


def test_tables(page: Page) -> None:
    html = note(page, "| a | b |\n|---|---|\n| 1 | [oil](term:oil) |")
    assert "<th>a</th>" in html
    assert '<td><a class="rp-term"' in html


def test_an_icon_is_drawn_and_named(page: Page) -> None:
    html = note(page, "2 :drop:")
    assert html == (
        '<p>2 <svg class="rp-icon" role="img" aria-label="aceite"><use href="#icon-drop"></use></svg></p>\n'
    )
    assert [drawing.name for drawing in page.drawings()] == ["drop"]


def test_one_paragraph_is_words_and_more_are_blocks(page: Page) -> None:
    one = said(page, {"es": "Una *gota*."}, "notes")
    assert (one.text, one.language, one.blocks) == ("Una <em>gota</em>.", "es", False)
    more = said(page, {"en": "One.\n\n- two"}, "notes")
    assert (more.text, more.language, more.blocks) == ("<p>One.</p>\n<ul>\n<li>two</li>\n</ul>\n", "en", True)
    line = said_in_line(page, {"es": "- a\n\n# b"}, "notes")
    assert line.text == "- a\n\n# b"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a\n<b>", "the text has raw HTML, '<b>'. Write it in Markdown; for the sign itself write \\<."),
        ("![a](b)", "the text has a picture, 'a'. "),
        ("[a](term:oyl)", "lantern has no term 'oyl'. Did you mean 'oil'?"),
        ("[a](rule:light.costs)", "lantern has no rule 'light.costs'. Did you mean 'light.cost'?"),
        ("[a](rule:lantren:light.cost)", "no book 'lantren'. Did you mean 'lantern'?"),
        ("[a](other.md)", "the link to 'other.md' leads nowhere. Link to term:… or rule:…, or write a whole address"),
        ("[a](term:)", "the link to 'term:' leads nowhere. "),
    ],
)
def test_refused(page: Page, text: str, message: str) -> None:
    with pytest.raises(InputError) as raised:
        said(page, {"es": text}, "notes", "disputes", "C1", "title")
    assert str(raised.value).startswith(f"{NOTES}:3: {message}")


def test_a_build_and_a_check_say_the_same_of_raw_html(lantern: Project, page: Page) -> None:
    text = "---\nchapter: lamp\ntitle: Lamp\n---\n\n### Rule {#light.cost .must}\n\nOne.\n\nTwo\n<b>three</b>.\n"
    chapter = parse_chapter(text, "lamp.md", "en")
    with pytest.raises(InputError) as raised:
        body(page, chapter.rules[0].body)
    book = page.book
    kept = book.chapters["en"]
    book.chapters["en"] = [chapter]
    try:
        found = [one for one in check_markup(lantern, book) if one.place.file == "lamp.md"]
    finally:
        book.chapters["en"] = kept
    assert str(raised.value) == f"lamp.md:11: {found[0].what}. {found[0].todo}"
    assert str(found[0].place) == "lamp.md:11"
    assert found[0].level == "error"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("An [*oil*](term:oil)\n of **2** `drops`.\n\n- a\n- b", "An oil of 2 drops. a b"),
        ("2 < 3 &amp; \\*4\\*", "2 < 3 & *4*"),
        ("", ""),
    ],
)
def test_words_without_their_markdown(text: str, words: str) -> None:
    assert words_of(text) == words
