"""What a text of a book may not hold: raw HTML and pictures. And what a title shows as it stands: any Markdown.

A text is Markdown: emphasis, links, lists, tables, code. A title or a name is words alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

SHOWN = 40
"""How much of a piece of HTML a message shows, in characters."""

NO_HTML = "Write it in Markdown; for the sign itself write \\<."
NO_PICTURE = "Take it out; a drawing goes into icons/, and :its-name: into the text."
NO_MARKS = "Write words alone."

_NUMBER = re.compile(r"\s*(\d+)([.)])\s*")
"""A text that Markdown would take for an empty list, and that is a sentence: "6." answers how many."""

_markdown = MarkdownIt("commonmark").enable("table")
_MARKS = {
    "em_open": "emphasis",
    "strong_open": "emphasis",
    "code_inline": "code",
    "link_open": "a link",
    "image": "a picture",
    "html_inline": "HTML",
}
"""What may stand in a line of Markdown, as messages call it."""


@dataclass(frozen=True)
class Fault:
    """Something that may not stand in a text, how many lines below the text's first one."""

    line: int
    what: str
    todo: str


def parsed(text: str) -> list[Token]:
    """The text as Markdown."""
    number = _NUMBER.fullmatch(text)
    return _markdown.parse(f"{number[1]}\\{number[2]}" if number else text)


def parsed_line(text: str) -> list[Token]:
    """The text as one line of Markdown: nothing in it starts a list, a table or a paragraph."""
    return _markdown.parseInline(text)


def rendered(tokens: Sequence[Token]) -> str:
    """The tokens as HTML."""
    return str(_markdown.renderer.render(tokens, _markdown.options, {}))


def words_of(text: str) -> str:
    """What is left of a text when its Markdown is taken away, on one line."""
    parts = []
    for token in parsed(text):
        if token.type in ("fence", "code_block"):
            parts.append(token.content)
        for child in token.children or ():
            parts.append(child.content if child.type in ("text", "code_inline") else "")
            parts.append(" " if child.type in ("softbreak", "hardbreak") else "")
        parts.append(" ")
    return " ".join("".join(parts).split())


def faults(tokens: Iterable[Token]) -> Iterator[Fault]:
    """The raw HTML and the pictures in a parsed text; of HTML, the first tag of a line."""
    told = -1
    for token in tokens:
        line = token.map[0] if token.map else 0
        if token.type == "html_block":
            yield _html(line, token.content)
        for child in token.children or ():
            if child.type == "html_inline" and told != line:
                told = line
                yield _html(line, child.content)
            elif child.type == "image":
                yield Fault(line, f"the text has a picture, {child.content!r}", NO_PICTURE)
            line += child.type in ("softbreak", "hardbreak")


def faults_of(text: str) -> Iterator[Fault]:
    """The raw HTML and the pictures in a text."""
    if "<" in text or "![" in text:
        yield from faults(parsed(text))


def _html(line: int, html: str) -> Fault:
    first, *others = html.strip().splitlines() or [""]
    shown = first if len(first) <= SHOWN and not others else f"{first[:SHOWN]}…"
    return Fault(line, f"the text has raw HTML, {shown!r}", NO_HTML)


def mark_in(title: str) -> str:
    """What in a title would be no words, were it Markdown: "emphasis", "a link"; empty if there is nothing."""
    if not any(sign in title for sign in "*_`[<"):
        return ""
    inline = parsed_line(title)[0].children or ()
    return next((_MARKS[child.type] for child in inline if child.type in _MARKS), "")
