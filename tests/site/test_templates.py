"""The templates: nothing of them is published, a project can replace them, and one that is broken is told as such."""

from __future__ import annotations

import ast
import re
from html import unescape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import nodes
from markdown import Markdown
from tests.site.site_helpers import make_lantern

import ruleproof.site
from ruleproof.books import Project, load_project
from ruleproof.core import InputError
from ruleproof.site import build
from ruleproof.site.sources import write_theme
from ruleproof.site.templates import FOLDER, THEME, Templates, anchor, as_markdown

TEMPLATES = sorted(path for path in (THEME / FOLDER).rglob("*") if path.is_file())
NAMES = [path.relative_to(THEME / FOLDER).as_posix() for path in TEMPLATES]


def silent(line: str) -> None:
    """No progress wanted."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The small project with a folder for templates of its own."""
    folder = make_lantern(tmp_path / "project")
    (folder / "site" / FOLDER / "parts").mkdir(parents=True)
    return folder


# --- not published --------------------------------------------------------------------------------------------------


def test_mkdocs_is_not_given_the_templates(lantern: Project, tmp_path: Path) -> None:
    write_theme(lantern, tmp_path / "theme")
    assert (tmp_path / "theme" / "main.html").is_file()
    assert not (tmp_path / "theme" / FOLDER).exists()


def test_no_template_is_published(own: Path, tmp_path: Path) -> None:
    """MkDocs publishes what stands in a theme and does not end in .html, and a project may keep anything there."""
    for name in ("notes.txt", "parts/drawing.svg", "parts/README.md"):
        (own / "site" / FOLDER / name).write_text("kept-for-ourselves")
    build(load_project(own), tmp_path / "out", silent)
    published = [path for path in (tmp_path / "out").rglob("*") if path.is_file()]
    assert len(published) > 50
    assert not [path for path in published if FOLDER in path.relative_to(tmp_path / "out").parts]
    assert not {path.name for path in published} & {path.name for path in TEMPLATES} - {"index.html", "404.html"}
    for path in published:
        if path.suffix in (".html", ".txt", ".md", ".svg", ".json", ".js", ".xml"):
            text = path.read_text(encoding="utf-8")
            assert "kept-for-ourselves" not in text, path
            assert "{%" not in text, path


# --- a project's own ------------------------------------------------------------------------------------------------


def test_a_project_can_replace_a_template(own: Path, tmp_path: Path) -> None:
    (own / "site" / FOLDER / "parts" / "tile.html").write_text(
        "{% macro tile(one) %}<p class='own'>{{ words(one.title) }}: {{ one.total }} {{ note }}</p>{% endmacro %}"
        "{% set note = '<b>' %}"
    )
    build(load_project(own), tmp_path / "out", silent)
    page = (tmp_path / "out" / "es" / "lantern" / "coverage" / "index.html").read_text(encoding="utf-8")
    assert "<p class='own'>Reglas: 4 &lt;b&gt;</p>" in page
    assert 'class="rp-tile"' not in page


@pytest.mark.parametrize(
    ("template", "message"),
    [
        ("{% macro tile(one) %}\n{% if %}", "site/templates/parts/tile.html:2: the template cannot be used: "),
        (
            "{% macro tile(one) %}\n\n{{ one.titel }}{% endmacro %}",
            "site/templates/parts/tile.html:3: the template cannot be used: "
            "'ruleproof.site.coverage.Tile object' has no attribute 'titel'. "
            "Mend it, or remove it: the kit has one of that name.",
        ),
        (
            "{% from 'parts/none.html' import x %}",
            "site/templates/parts/tile.html:1: the template cannot be used: there is no template 'parts/none.html'.",
        ),
    ],
)
def test_a_broken_template_is_told_with_its_line(own: Path, tmp_path: Path, template: str, message: str) -> None:
    (own / "site" / FOLDER / "parts" / "tile.html").write_text(template)
    with pytest.raises(InputError) as raised:
        build(load_project(own), tmp_path / "out", silent)
    assert str(raised.value).startswith(message)


# --- words in Markdown ----------------------------------------------------------------------------------------------


@given(st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1))
def test_words_stand_in_a_heading_as_they_are(text: str) -> None:
    reader = Markdown(extensions=["attr_list", "md_in_html", "tables", "toc"])
    shown = reader.convert(f"## <span>1</span> {as_markdown(text)} {{ #here }}")
    found = re.fullmatch(r'<h2 id="here"><span>1</span>(.*)</h2>', shown, re.DOTALL)
    assert found, shown
    assert "<" not in found[1]
    assert unescape(found[1]).split() == text.split()


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script> *x* [y](z)",
        "a {#b .c}",
        "a ##",
        "`<b>`",
        "&lt;",
        "a\\*b",
        "![x](y)",
        "</h2>",
        "__a__",
    ],
)
def test_words_that_look_like_markdown(text: str) -> None:
    reader = Markdown(extensions=["attr_list", "md_in_html", "tables", "toc"])
    assert unescape(re.sub("<[^>]*>", "", reader.convert(f"# {as_markdown(text)} {{ #here }}"))) == text
    assert unescape(reader.toc_tokens[0]["name"]) == text


def test_an_anchor_holds_no_attribute() -> None:
    assert anchor('C1" onclick="x') == "C1--onclick--x"
    assert anchor("light.cost") == "light.cost"


# --- what the templates are -----------------------------------------------------------------------------------------


def test_every_template_is_used(lantern: Project) -> None:
    """Imported or extended by another, or named in a module."""
    environment = Templates(lantern).environment
    environment.filters.update(later=str, rule_link=str)
    wanted = set()
    for path in TEMPLATES:
        tree = environment.parse(path.read_text(encoding="utf-8"))
        named = [node.template for node in tree.find_all(nodes.FromImport)]
        named += [node.template for node in tree.find_all(nodes.Extends)]
        wanted |= {name.value for name in named if isinstance(name, nodes.Const)}
    modules = "".join(path.read_text() for path in Path(ruleproof.site.__file__).parent.glob("*.py"))
    wanted |= {name for name in NAMES if f'"{name}"' in modules}
    wanted |= {f"pages/{name}.md" for name in ("book", "chapter", "glossary", "disputes", "errata", "coverage")}
    assert sorted(wanted) == NAMES


def test_nothing_in_a_template_goes_unescaped() -> None:
    for path in TEMPLATES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\|\s*safe\b|autoescape|Markup", text), path


def test_words_that_templates_ask_for_exist(lantern: Project) -> None:
    english = lantern.languages["en"]
    for path in TEMPLATES:
        asked = re.findall(r"""words(?:_in\(code\)|\.around)?\(["']([a-z-]+)["']""", path.read_text(encoding="utf-8"))
        assert set(asked) <= english.site.keys(), path


def test_markup_stands_in_templates_alone() -> None:
    """Where a module has a tag after all, it is one that it looks for, or the mark of what is put in later."""
    known = {
        "build.py": ("data-later", ">[^<]+<", "<urlset", "<book>"),
        "edition.py": ("data-later",),
        "page.py": (r"<svg\b", "<!--"),
    }
    for path in Path(ruleproof.site.__file__).parent.glob("*.py"):
        tree = ast.parse(path.read_text())
        documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
                tag = re.search(r"</?[a-zA-Z!][^>]*", node.value)
                expected = any(one in node.value for one in known.get(path.name, ()))
                assert not tag or expected, f"{path.name}: {node.value}"
