"""Texts that are Markdown as HTML of a page: links to rules and terms resolved, icons drawn, raw HTML refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markdown_it.token import Token
from markupsafe import Markup

from ruleproof.books.chapter import ICON
from ruleproof.books.files import LocalText
from ruleproof.books.markup import faults, parsed, parsed_line, rendered
from ruleproof.books.models import Body
from ruleproof.core.errors import InputError, Place, nearest
from ruleproof.site.page import Local, Page

ELSEWHERE = ("https://", "http://", "mailto:")
"""How a link begins that leads out of the site."""


def body(page: Page, text: Body) -> Markup:
    """A text of a chapter. What is wrong in it is told with its line."""
    tokens = parsed(text.markdown)
    _prepare(page, tokens, text.place, exact=True)
    return Markup(rendered(tokens))


def said(page: Page, texts: LocalText, file: str, *keys: str) -> Local:
    """A text of the language's YAML file of this name, where these keys name it: its words alone if it is one
    paragraph, else its blocks."""
    local = page.local(texts)
    tokens = parsed(local.text)
    _prepare(page, tokens, page.book.place(file, *keys, language=local.language))
    one = [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
    return Local(Markup(rendered(tokens[1:2] if one else tokens)), local.language, blocks=not one)


def said_in_line(page: Page, texts: LocalText, file: str, *keys: str) -> Local:
    """Like `said`, where there is room for one line only."""
    local = page.local(texts)
    tokens = parsed_line(local.text)
    _prepare(page, tokens, page.book.place(file, *keys, language=local.language))
    return Local(Markup(rendered(tokens)), local.language)


def _prepare(page: Page, tokens: Sequence[Token], place: Place, exact: bool = False) -> None:
    """Refuse what may not stand in a text; resolve its links, draw its icons. `exact` if its lines are the file's."""
    for fault in faults(tokens):
        raise InputError(f"{fault.what}.", place=_below(place, fault.line if exact else 0), todo=fault.todo)
    for token in tokens:
        line = token.map[0] if token.map and exact else 0
        children: list[Token] = []
        for child in token.children or ():
            if child.type == "link_open":
                _resolve(page, child, _below(place, line))
            line += exact and child.type in ("softbreak", "hardbreak")
            children += _drawn(page, child) if child.type == "text" else (child,)
        token.children = children or token.children


def _below(place: Place, lines: int) -> Place:
    return Place(place.file, place.line + lines) if lines else place


def _resolve(page: Page, link: Token, place: Place) -> None:
    """Let the link lead to the page of its rule or term."""
    href = str(link.attrGet("href") or "")
    kind, _, target = href.partition(":")
    if kind == "term" and target:
        if target not in page.book.terms:
            hint = nearest(target, page.book.terms) or "Add it to terms.yml."
            raise InputError(f"{page.book.id} has no term {target!r}.", place=place, todo=hint)
        reference = f"term:{page.book.id}:{target}"
        link.attrs = {"class": "rp-term", "data-ref": reference, "href": f"{page.url('glossary')}#term.{target}"}
    elif kind == "rule" and target:
        named, _, id = target.rpartition(":")
        book = named or page.book.id
        rule = page.facts.rule(book, id, place)
        address = f"{page.url(rule.chapter, book)}#{id}"
        link.attrs = {"class": "rp-ref", "data-ref": f"rule:{book}:{id}", "href": address}
    elif not href.lower().startswith(ELSEWHERE):
        raise InputError(
            f"the link to {href!r} leads nowhere.",
            place=place,
            todo="Link to term:… or rule:…, or write a whole address, https://….",
        )


def _drawn(page: Page, token: Token) -> Iterator[Token]:
    """The words of a text with the book's icons in their places."""
    end = 0
    for found in ICON.finditer(token.content):
        if found[1] in page.book.icons:
            yield Token("text", "", 0, content=token.content[end : found.start()])
            yield Token("html_inline", "", 0, content=page.icon(found[1]))
            end = found.end()
    yield Token("text", "", 0, content=token.content[end:]) if end else token
