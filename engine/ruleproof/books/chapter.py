"""Parses a chapter file: front matter, sections, rules, examples, links and icons."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.admon import admon_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

from ruleproof.books.files import Model, parse_yaml, read_text, shown_path
from ruleproof.books.models import MODALITIES, Body, Chapter, Example, Icon, Link, Rule, Section
from ruleproof.core.errors import InputError, Place

ID = re.compile(r"[a-z][a-z0-9]*([.-][a-z0-9]+)*")
ICON = re.compile(r":([a-z][a-z0-9]*(?:-[a-z0-9]+)*):")
DIGITS = re.compile(r"\d+")
# The attrs plugin of markdown-it reads no ids with dots, which ours have: hence this small grammar of our own.
ATTRIBUTES = re.compile(r"\s*\{([^{}]*)\}\s*$")
ATTRIBUTE = re.compile(r'\s*(?:#(?P<id>[^\s#="]+)|\.(?P<name>[^\s.#="]+)|(?P<key>[a-z]+)="(?P<value>[^"]*)")(?=\s|$)')
KNOWN_CLASSES = {*MODALITIES, "text-only"}

_markdown = MarkdownIt("commonmark").enable("table").use(front_matter_plugin).use(admon_plugin)
# Most of the time of a parse goes into the inline syntax, headings and titles need none of it: parsed on demand.
_blocks_only = MarkdownIt("commonmark").enable("table").use(front_matter_plugin).use(admon_plugin).disable("inline")
# What almost every text is made of: words, links to terms and rules, simple bold. It means the same to markdown-it,
# which reads every other text; a test holds the two together.
_WORDS = r"[^\\`*_<&!\[\]]"
_BOLD = r"(?:(?<=[ \n])|^)\*\*([^\W_](?:[^\\`*_<&!\[\]\n]*[^\W_])?)\*\*(?=[ \n.,;:]|$)"
_LINK = rf"\[({_WORDS}+)\]\(((?:term|rule):[a-z0-9.:-]+)\)"
_PLAIN = re.compile(rf"(?:{_WORDS}++|!(?!\[)|{_BOLD}|{_LINK})*+")
_MARKED = re.compile(rf"{_BOLD}|{_LINK}")
_SPACES = re.compile(r"\s+")
_HREF = re.compile(r"\]\([^)]*\)")


class FrontMatter(Model):
    form: ClassVar[str] = "'chapter: lamp', 'title: The lamp', a line each."
    chapter: str
    title: str


def read_chapter(path: Path, root: Path, language: str) -> Chapter:
    """The chapter in the file. Its rules come with ids, links, icons and digits, everything with its line."""
    return parse_chapter(read_text(path, root), shown_path(path, root), language)


def parse_chapter(text: str, file: str, language: str) -> Chapter:
    env: dict[str, Any] = {}
    tokens = _blocks_only.parse(text, env)
    if not tokens or tokens[0].type != "front_matter":
        raise InputError(
            "the chapter has no front matter, or it is not closed.",
            place=Place(file, 1),
            todo="Start the file with '---', 'chapter: …', 'title: …', '---'.",
        )
    front = parse_yaml(tokens[0].content, file, first_line=2).model(FrontMatter)
    reader = _Reader(file, language, front.chapter, text.split("\n"), env)
    blocks = list(_blocks(tokens[1:]))
    return reader.chapter(front, blocks)


@dataclass
class _Block:
    """A top-level block: its tokens, first line and line after the last, counted from 0."""

    tokens: Sequence[Token]
    start: int
    end: int

    @property
    def heading(self) -> int:
        return int(self.tokens[0].tag[1]) if self.tokens[0].type == "heading_open" else 0

    @property
    def example(self) -> bool:
        return self.tokens[0].type == "admonition_open" and self.tokens[0].meta.get("tag") == "example"


def _blocks(tokens: Sequence[Token]) -> Iterable[_Block]:
    start = 0
    for index, token in enumerate(tokens):
        if token.level == 0 and token.nesting <= 0:
            first = tokens[start]
            lines = first.map or [0, 0]
            yield _Block(tokens[start : index + 1], lines[0], lines[1])
            start = index + 1


@dataclass
class _Draft:
    """A rule while its blocks are being collected."""

    heading: _Block
    title: str
    id: str
    classes: tuple[str, ...]
    body: list[_Block] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)


class _Reader:
    def __init__(self, file: str, language: str, chapter: str, lines: list[str], env: dict[str, Any]) -> None:
        self.file = file
        self.language = language
        self.chapter_id = chapter
        self.lines = lines
        self.env = env
        """What markdown-it must know of the rest of the file: link definitions."""

    def chapter(self, front: FrontMatter, blocks: list[_Block]) -> Chapter:
        intro: list[_Block] = []
        sections: list[tuple[int, str, list[_Draft]]] = []
        draft: _Draft | None = None
        for block in blocks:
            if block.heading:
                title, attributes = self._heading(block)
                if "id" in attributes:
                    draft = self._draft(block, title, attributes)
                    if not sections:
                        sections.append((block.start + 1, "", []))
                    sections[-1][2].append(draft)
                elif block.heading == 2 and not attributes:
                    sections.append((block.start + 1, title, []))
                    draft = None
                else:
                    raise InputError(
                        f"the heading {title!r} has no rule id.",
                        place=Place(self.file, block.start + 1),
                        todo="Give it one, {#like.this}; a section heading is '## Title' without attributes.",
                    )
            elif draft is None:
                if sections:
                    raise InputError(
                        "text outside a rule.", place=Place(self.file, block.start + 1), todo="Put it under a rule."
                    )
                intro.append(block)
            elif block.example:
                draft.examples.append(self._example(block))
            elif draft.examples:
                raise InputError(
                    "text after an example.",
                    place=Place(self.file, block.start + 1),
                    todo="Put the examples of a rule after its text.",
                )
            else:
                draft.body.append(block)
        return Chapter(
            place=Place(self.file, 1),
            id=front.chapter,
            title=front.title,
            language=self.language,
            intro=self._body(intro, 1),
            sections=tuple(
                Section(place=Place(self.file, line), title=title, rules=tuple(map(self._rule, drafts)))
                for line, title, drafts in sections
            ),
        )

    def _heading(self, block: _Block) -> tuple[str, dict[str, str]]:
        return self._attributes(block.tokens[1].content, block.start + 1)

    def _attributes(self, content: str, line: int) -> tuple[str, dict[str, str]]:
        found = ATTRIBUTES.search(content)
        if not found:
            return content.strip(), {}
        attributes: dict[str, str] = {}
        end = 0
        while one := ATTRIBUTE.match(found[1], end):
            end = one.end()
            key = one["key"] or ("id" if one["id"] else "class")
            value = one["id"] or one["name"] or one["value"] or ""
            attributes[key] = f"{attributes[key]} {value}" if key in attributes else value
        if found[1][end:].strip():
            raise InputError(
                f"the attributes {{{found[1]}}} cannot be read.",
                place=Place(self.file, line),
                todo="Write them like {#rule.id .must}.",
            )
        return content[: found.start()].strip(), attributes

    def _draft(self, block: _Block, title: str, attributes: dict[str, str]) -> _Draft:
        place = Place(self.file, block.start + 1)
        id = self._id(attributes["id"], place)
        classes = tuple(attributes.get("class", "").split())
        unknown = [name for name in classes if name not in KNOWN_CLASSES]
        if unknown:
            raise InputError(
                f"rule {id!r} has the unknown class .{unknown[0]}.",
                place=place,
                todo=f"Known are .{', .'.join([*MODALITIES, 'text-only'])}.",
            )
        strange = [name for name in attributes if name not in ("id", "class")]
        if strange:
            todo = (
                "Write it into notes.yml, under text-only." if strange == ["why"] else "Write only an id and classes."
            )
            raise InputError(f"rule {id!r} has the unknown attribute {strange[0]}.", place=place, todo=todo)
        return _Draft(block, title, id, classes)

    def _id(self, id: str, place: Place) -> str:
        if not ID.fullmatch(id):
            raise InputError(
                f"{id!r} is not an id.", place=place, todo="Use lower-case words joined by dots and hyphens."
            )
        return id

    def _rule(self, draft: _Draft) -> Rule:
        line = draft.heading.start + 1
        body = self._body(draft.body, line + 1)
        parts = [draft.title, body.text]
        for example in draft.examples:
            parts += [example.title, example.body.text]
        modality: Any = next((name for name in draft.classes if name in MODALITIES), None)
        return Rule(
            place=Place(self.file, line),
            id=draft.id,
            title=draft.title,
            level=draft.heading.heading,
            chapter=self.chapter_id,
            language=self.language,
            body=body,
            examples=tuple(draft.examples),
            modality=modality,
            text_only="text-only" in draft.classes,
            classes=draft.classes,
            hash=hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12],
        )

    def _example(self, block: _Block) -> Example:
        place = Place(self.file, block.start + 1)
        title, attributes = self._attributes(block.tokens[2].content, block.start + 1)
        if not attributes.get("id", "").startswith("ex."):
            raise InputError(
                "the example has no id.", place=place, todo='Write it like !!! example "Title {#ex.some-name}".'
            )
        inner = list(block.tokens[4:-1])
        lines = [line.removeprefix("    ") for line in self.lines[block.start + 1 : block.end]]
        blank = next((index for index, line in enumerate(lines) if line.strip()), 0)
        markdown = "\n".join(lines).strip("\n")
        body = self._parsed(inner, markdown, Place(self.file, block.start + 2 + blank))
        return Example(
            place=place, id=self._id(attributes["id"], place), title=title, language=self.language, body=body
        )

    def _body(self, blocks: list[_Block], line: int) -> Body:
        if not blocks:
            return Body(place=Place(self.file, line), markdown="", text="")
        start, end = blocks[0].start, blocks[-1].end
        markdown = "\n".join(self.lines[start:end]).strip("\n")
        tokens = [token for block in blocks for token in block.tokens]
        return self._parsed(tokens, markdown, Place(self.file, start + 1))

    def _parsed(self, tokens: Iterable[Token], markdown: str, place: Place) -> Body:
        texts: list[str] = []
        links: list[Link] = []
        icons: list[Icon] = []
        for token in tokens:
            if token.type == "inline":
                texts.append(self._inline(token, links, icons))
            elif token.type in ("fence", "code_block", "html_block"):
                texts.append(token.content)
        text = "\n".join(texts)
        prose = _HREF.sub("]", text) if links else text
        return Body(
            place=place,
            markdown=markdown,
            text=text,
            links=tuple(links),
            icons=tuple(icons),
            digits=tuple(sorted(DIGITS.findall(prose))),
        )

    def _inline(self, token: Token, links: list[Link], icons: list[Icon]) -> str:
        """The text with links kept by target; line breaks become spaces, emphasis goes. Collects links and icons."""
        line = (token.map or [0])[0] + 1
        if _PLAIN.fullmatch(token.content):
            return self._plain(token.content, line, links, icons)
        return self._rich(token.content, line, links, icons)

    def _plain(self, content: str, line: int, links: list[Link], icons: list[Icon]) -> str:
        shown = _HREF.sub("]", content)
        for found in ICON.finditer(shown):
            icons.append(Icon(place=Place(self.file, line + shown.count("\n", 0, found.start())), name=found[1]))
        for found in _MARKED.finditer(content):
            if href := found[3]:
                place = Place(self.file, line + content.count("\n", 0, found.start()))
                links.append(self._link(href, _SPACES.sub(" ", found[2]), place))
        if "**" in content:
            content = _MARKED.sub(lambda found: found[1] or found[0], content)
        return _SPACES.sub(" ", content).strip()

    def _rich(self, content: str, line: int, links: list[Link], icons: list[Icon]) -> str:
        out: list[str] = []
        opened: list[tuple[str, int, int]] = []
        for child in _markdown.parseInline(content, self.env)[0].children or ():
            if child.type in ("text", "code_inline"):
                out.append(child.content)
                for found in ICON.finditer(child.content):
                    icons.append(Icon(place=Place(self.file, line), name=found[1]))
            elif child.type in ("softbreak", "hardbreak"):
                line += 1
                out.append(" ")
            elif child.type == "link_open":
                opened.append((str(child.attrGet("href") or ""), len(out), line))
                out.append("[")
            elif child.type == "link_close":
                href, start, at = opened.pop()
                words = _SPACES.sub(" ", "".join(out[start + 1 :]))
                links.append(self._link(href, words, Place(self.file, at)))
                out.append(f"]({href})")
        return _SPACES.sub(" ", "".join(out)).strip()

    def _link(self, href: str, words: str, place: Place) -> Link:
        kind, _, target = href.partition(":")
        book: str | None = None
        if kind == "rule" and ":" in target:
            book, _, target = target.partition(":")
        if kind == "term" and target:
            return Link(place=place, kind="term", target=target, book=None, words=words)
        if kind == "rule" and target:
            return Link(place=place, kind="rule", target=target, book=book, words=words)
        raise InputError(
            f"the link [{words}]({href}) is neither term: nor rule:.",
            place=place,
            todo="Link to a term or a rule, or write the words alone.",
        )
