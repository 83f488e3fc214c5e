"""Chapter files: what a good one says, and the message for each bad one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleproof.books import chapter as chapter_module
from ruleproof.books.chapter import parse_chapter
from ruleproof.books.models import Icon, Link, Rule
from ruleproof.core import InputError, Place

HEAD = "---\nchapter: lamp\ntitle: The lamp\n---\n\n"

GOOD = """\
---
chapter: lamp
title: The lamp
---

About the *lamp*.

### Before any section {#first .advice .text-only}

Do it.

## Lighting

### A light burns oil {#light.cost .must}

Lighting burns **2 drops** of
[the   oil](term:oil) and :drop: 10
more, see [there](rule:other-book:light.x) and `:code:`.

- a list, 3 items
- [more](rule:first)

!!! example "Down to nothing {#ex.last-drop}"

    With 2 drops you light it.

    And [oil](term:oil).
"""


def rule(text: str) -> Rule:
    return parse_chapter(f"{HEAD}### Title {{#a.b .must}}\n\n{text}\n", "f.md", "en").rules[0]


def test_a_chapter_is_read_with_a_line_for_everything() -> None:
    chapter = parse_chapter(GOOD, "f.md", "en")
    assert (chapter.id, chapter.title, chapter.place) == ("lamp", "The lamp", Place("f.md", 1))
    assert chapter.intro.text == "About the lamp."
    assert [(one.title, one.place.line, [rule.id for rule in one.rules]) for one in chapter.sections] == [
        ("", 8, ["first"]),
        ("Lighting", 12, ["light.cost"]),
    ]
    first, cost = chapter.rules
    assert (first.modality, first.text_only) == ("advice", True)
    assert (cost.title, cost.modality, cost.level, cost.text_only) == ("A light burns oil", "must", 3, False)
    assert cost.place == Place("f.md", 14)
    assert cost.body.place == Place("f.md", 16)
    assert cost.body.text == (
        "Lighting burns 2 drops of [the oil](term:oil) and :drop: 10 more, see [there](rule:other-book:light.x) and "
        ":code:.\na list, 3 items\n[more](rule:first)"
    )
    assert [(link.href, link.words, link.place.line) for link in cost.body.links] == [
        ("term:oil", "the oil", 17),
        ("rule:other-book:light.x", "there", 18),
        ("rule:first", "more", 21),
    ]
    assert cost.body.links[1].book == "other-book"
    assert cost.body.icons[0] == Icon(place=Place("f.md", 17), name="drop")
    assert cost.body.digits == ("10", "2", "3")
    (example,) = cost.examples
    assert (example.id, example.title, example.place) == ("ex.last-drop", "Down to nothing", Place("f.md", 23))
    assert example.language == "en"
    assert example.body.place == Place("f.md", 25)
    assert example.body.markdown == "With 2 drops you light it.\n\nAnd [oil](term:oil)."
    assert example.body.links == (Link(place=Place("f.md", 27), kind="term", target="oil", book=None, words="oil"),)


def test_rewrapping_and_emphasis_do_not_change_the_hash() -> None:
    assert rule("Burn *2* drops\nof oil.").hash == rule("Burn 2 **drops** of\noil.").hash


@pytest.mark.parametrize("other", ["Burn 3 drops.", "Burn 2 drops", "Burn 2 [drops](term:x)."])
def test_another_text_or_link_changes_the_hash(other: str) -> None:
    assert rule(other).hash != rule("Burn 2 drops.").hash


def test_digits_of_link_targets_are_no_numbers_of_the_text() -> None:
    assert rule("See [it](rule:a.2) and 3 more.").body.digits == ("3",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("## X\n", "1: the chapter has no front matter, or it is not closed. "
         "Start the file with '---', 'chapter: …', 'title: …', '---'."),
        ("---\nchapter: a\ntitle: b\n\n## X\n", "1: the chapter has no front matter, or it is not closed. "
         "Start the file with '---', 'chapter: …', 'title: …', '---'."),
        ("---\nchapter: [a\n---\n", "3: broken YAML: did not find expected ',' or ']'. Mend it here."),
        ("---\n- a\n---\n", "2: the file is not a YAML mapping. Write 'key: value' lines."),
        ("---\nchapter: a\n---\n", "2: title is missing. Like this: 'chapter: lamp', 'title: The lamp', a line each."),
        ("---\nchapter: a\ntitle: b\nauthor: c\n---\n",
         "4: author is not known here. Known are chapter, title. "
         "Like this: 'chapter: lamp', 'title: The lamp', a line each."),
        ("---\nchapter: a\ntitle: b\nchapter: c\n---\n", "4: the key 'chapter' stands twice. Remove one of the two."),
        (HEAD + "### Foo\n", "6: the heading 'Foo' has no rule id. "
         "Give it one, {#like.this}; a section heading is '## Title' without attributes."),
        (HEAD + "## Foo {.must}\n", "6: the heading 'Foo' has no rule id. "
         "Give it one, {#like.this}; a section heading is '## Title' without attributes."),
        (HEAD + "### Foo {#a b}\n", "6: the attributes {#a b} cannot be read. Write them like {#rule.id .must}."),
        (HEAD + "### Foo {#A.b}\n", "6: 'A.b' is not an id. Use lower-case words joined by dots and hyphens."),
        (HEAD + "### Foo {#a .musst}\n", "6: rule 'a' has the unknown class .musst. Known are .must, .may, .must-not, "
         ".definition, .procedure, .priority, .scoring, .setup, .exception, .advice, .text-only."),
        (HEAD + '### Foo {#a because="x"}\n',
         "6: rule 'a' has the unknown attribute because. Write only an id and classes."),
        (HEAD + '### Foo {#a .text-only why="x"}\n',
         "6: rule 'a' has the unknown attribute why. Write it into notes.yml, under text-only."),
        (HEAD + "## S\n\ntext\n", "8: text outside a rule. Put it under a rule."),
        (HEAD + '### F {#a}\n\n!!! example "E {#ex.e}"\n\n    x\n\nmore\n',
         "12: text after an example. Put the examples of a rule after its text."),
        (HEAD + '### F {#a}\n\n!!! example "E"\n\n    x\n',
         '8: the example has no id. Write it like !!! example "Title {#ex.some-name}".'),
        (HEAD + '### F {#a}\n\n!!! example "E {#e}"\n\n    x\n',
         '8: the example has no id. Write it like !!! example "Title {#ex.some-name}".'),
        (HEAD + "### F {#a}\n\nSee\n[it](http://a.b).\n", "9: the link [it](http://a.b) is neither term: nor rule:. "
         "Link to a term or a rule, or write the words alone."),
        (HEAD + "### F {#a}\n\nSee [it](term:).\n", "8: the link [it](term:) is neither term: nor rule:. "
         "Link to a term or a rule, or write the words alone."),
    ],
)  # fmt: skip
def test_a_bad_chapter(text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        parse_chapter(text, "f.md", "en")
    assert str(error.value) == f"f.md:{message}"


WORDS = ["a", "b2", "é", "1", ".", ",", "!", "(", ")", ":", ":drop:", " ", " ", "\n", "  \n"]
LINKS = ["[w](term:x)", "[two\nwords](rule:book:i.d)", "[é!](term:y)", "![i](term:z)", "[q", "]"]
MARKS = ["**b**", "**", "*", "_", "`", "<", "&amp;", "\\"]


@given(st.lists(st.sampled_from(WORDS * 2 + LINKS + MARKS), min_size=1, max_size=12).map("".join))
def test_the_short_way_through_plain_texts_is_the_way_of_markdown_it(text: str) -> None:
    text = text.strip()
    if not chapter_module._PLAIN.fullmatch(text):
        return
    results = []
    for read in ("_plain", "_rich"):
        reader = chapter_module._Reader("f.md", "en", "lamp", [], {})
        links: list[Link] = []
        icons: list[Icon] = []
        results.append((getattr(reader, read)(text, 1, links, icons), links, icons))
    assert results[0] == results[1]


def test_a_long_text_of_any_kind_is_read_at_once() -> None:
    """Once a pattern that tries every way to cut a text into words: minutes for one of forty."""
    assert rule("word " * 5000 + "*").body.text.endswith("word *")
