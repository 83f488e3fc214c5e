"""A build is whole or it is not there; it repeats to the byte; it touches nothing else."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.site.site_helpers import make_lantern

from ruleproof.books import Project, load_project
from ruleproof.core import InputError
from ruleproof.site import build
from ruleproof.site.build import MARKER, is_fresh

ROOT = Path(__file__).parent.parent.parent


def silent(line: str) -> None:
    """No progress wanted."""


def bytes_of(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_the_same_project_gives_the_same_bytes(site: Path, lantern: Project, tmp_path: Path) -> None:
    again = tmp_path / "again"
    build(load_project(lantern.root), again, silent)
    assert bytes_of(again) == bytes_of(site)


def test_a_failed_build_keeps_the_old_site_and_leaves_nothing_behind(starter: Path) -> None:
    out = starter / "build" / "site"
    build(load_project(starter), out, silent)
    before = bytes_of(out)
    chapter = starter / "rulebooks" / "lantern" / "en" / "lamp.md"
    chapter.write_text(chapter.read_text().replace("(term:oil)", "(term:oyl)"))
    with pytest.raises(InputError) as raised:
        build(load_project(starter), out, silent)
    assert str(raised.value) == "rulebooks/lantern/en/lamp.md:10: lantern has no term 'oyl'. Did you mean 'oil'?"
    assert bytes_of(out) == before
    assert [path.name for path in out.parent.iterdir()] == ["site"]


def test_an_unknown_rule_stops_the_build(starter: Path) -> None:
    chapter = starter / "rulebooks" / "lantern" / "en" / "lamp.md"
    chapter.write_text(chapter.read_text().replace("(rule:light.cost)", "(rule:light.costs)"))
    with pytest.raises(InputError, match=r"lamp\.md:18: lantern has no rule 'light\.costs'\. Did you mean"):
        build(load_project(starter), starter / "out", silent)
    assert not (starter / "out").exists()


def test_a_folder_that_is_not_ours_is_not_replaced(starter: Path) -> None:
    out = starter / "precious"
    out.mkdir()
    (out / "letter.txt").write_text("Dear …")
    with pytest.raises(InputError) as raised:
        build(load_project(starter), out, silent)
    assert str(raised.value) == (
        f"{out} is not empty and was not built by ruleproof, so it is not replaced. "
        "Empty it, or name another output folder."
    )
    assert (out / "letter.txt").exists()


def test_an_empty_folder_is_filled(starter: Path) -> None:
    out = starter / "empty"
    out.mkdir()
    build(load_project(starter), out, silent)
    assert (out / MARKER).exists()


def test_an_output_folder_that_cannot_be_written(starter: Path) -> None:
    (starter / "file").write_text("")
    with pytest.raises(InputError) as raised:
        build(load_project(starter), starter / "file" / "site", silent)
    assert str(raised.value).endswith("Name another output folder.")
    assert "cannot be" in str(raised.value)
    with pytest.raises(InputError, match="is not a folder"):
        build(load_project(starter), starter / "file", silent)


def test_a_site_knows_what_it_was_built_from(starter: Path) -> None:
    out = starter / "build" / "site"
    project = load_project(starter)
    assert not is_fresh(project, out)
    build(project, out, silent)
    assert is_fresh(load_project(starter), out)
    terms = starter / "rulebooks" / "lantern" / "terms.yml"
    terms.write_text(terms.read_text() + "\n")
    assert not is_fresh(load_project(starter), out)


def test_a_project_can_override_the_theme(starter: Path) -> None:
    own = starter / "site" / "assets" / "ruleproof"
    own.mkdir(parents=True)
    (own / "style.css").write_text("/* ours */")
    out = starter / "build" / "site"
    build(load_project(starter), out, silent)
    assert (out / "en" / "assets" / "ruleproof" / "style.css").read_text() == "/* ours */"
    assert (out / "en" / "assets" / "ruleproof" / "pages.js").exists()


def test_a_project_without_mkdocs_yml(starter: Path) -> None:
    (starter / "mkdocs.yml").unlink()
    with pytest.raises(InputError) as raised:
        build(load_project(starter), starter / "out", silent)
    assert str(raised.value) == "mkdocs.yml does not exist. Copy it from a project made by ruleproof init."


def test_a_chapter_cannot_take_the_name_of_a_page(starter: Path) -> None:
    folder = starter / "rulebooks" / "lantern"
    (folder / "en" / "lamp.md").rename(folder / "en" / "glossary.md")
    for path in (folder / "book.yml", folder / "en" / "glossary.md"):
        path.write_text(path.read_text().replace("[lamp]", "[glossary]").replace("chapter: lamp", "chapter: glossary"))
    with pytest.raises(InputError, match="a chapter cannot be called 'glossary': the site has a page of that name"):
        build(load_project(starter), starter / "out", silent)


def test_plain_mkdocs_never_touches_site(tmp_path: Path) -> None:
    """`site` is where MkDocs would build by default, and here it holds our sources."""
    shutil.copytree(ROOT / "site", tmp_path / "site")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Nothing\n")
    before = bytes_of(tmp_path / "site")
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q"], cwd=tmp_path, check=True, capture_output=True)
    assert bytes_of(tmp_path / "site") == before
    assert (tmp_path / "build" / "mkdocs" / "index.html").exists()


def test_the_starter_inherits_the_same_base() -> None:
    def settings(path: Path) -> list[str]:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if not line.startswith(("#", "site_name:", "copyright:", "  guides:"))]

    assert settings(ROOT / "mkdocs.yml") == settings(ROOT / "engine" / "ruleproof" / "starter" / "mkdocs.yml")


def test_with_a_site_url_pages_are_canonical_and_mapped(tmp_path: Path) -> None:
    folder = make_lantern(tmp_path / "project")
    base = folder / "mkdocs.yml"
    base.write_text(base.read_text() + "site_url: https://rules.example/books\n")
    out = tmp_path / "out"
    build(load_project(folder), out, silent)
    page = (out / "es" / "lantern" / "lamp" / "index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://rules.example/books/es/lantern/lamp/">' in page
    assert "https://rules.example/books/es/lantern/lamp/" in (out / "es" / "sitemap.xml").read_text()
    assert 'href="/books/es/"' in (out / "404.html").read_text(encoding="utf-8")
    assert 'href="/books/es/assets/' in (out / "es" / "404.html").read_text(encoding="utf-8")


def test_guides_of_the_project_are_pages_of_the_english_site_and_linked_from_every_home_page(tmp_path: Path) -> None:
    folder = make_lantern(tmp_path / "project")
    (folder / "docs").mkdir()
    (folder / "docs" / "lamps.md").write_text(
        "# On lamps & oil\n\n```markdown\n### No oil {#light.dark .must-not}\n```\n"
    )
    base = folder / "mkdocs.yml"
    base.write_text(base.read_text().replace("  generator: false\n", "  generator: false\n  guides: [docs/lamps.md]\n"))
    out = tmp_path / "out"
    build(load_project(folder), out, silent)
    page = (out / "en" / "guides" / "lamps" / "index.html").read_text(encoding="utf-8")
    assert "On lamps &amp; oil" in page
    assert "{#light.dark .must-not}" in page
    assert not (out / "es" / "guides").exists()
    for language, address in (("en", "guides/lamps/"), ("es", "../en/guides/lamps/")):
        home = (out / language / "index.html").read_text(encoding="utf-8")
        assert f'<a href="{address}" hreflang="en" lang="en">On lamps &amp; oil</a>' in home


@pytest.mark.parametrize(
    ("listed", "text", "message"),
    [
        ("docs/none.md", "", "mkdocs.yml:1: the guide docs/none.md is no Markdown file."),
        ("docs/lamps.md", "Lamps\n", "docs/lamps.md:1: the guide has no title. Begin it with '# Title'."),
    ],
)
def test_a_guide_that_cannot_be_a_page_is_refused(tmp_path: Path, listed: str, text: str, message: str) -> None:
    folder = make_lantern(tmp_path / "project")
    (folder / "docs").mkdir()
    (folder / "docs" / "lamps.md").write_text(text)
    base = folder / "mkdocs.yml"
    base.write_text(base.read_text().replace("  generator: false\n", f"  generator: false\n  guides: [{listed}]\n"))
    with pytest.raises(InputError, match=re.escape(message)):
        build(load_project(folder), tmp_path / "out", silent)
