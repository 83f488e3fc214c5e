"""Builds the whole site beside its place and puts it there only when it is whole."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ruleproof.books.models import Project
from ruleproof.core.errors import InputError
from ruleproof.scenarios import Verdict
from ruleproof.site.addresses import write_addresses
from ruleproof.site.base import read_base
from ruleproof.site.data import write_data
from ruleproof.site.facts import BookFacts, Facts
from ruleproof.site.leftovers import OLD, beside, sweep
from ruleproof.site.mkdocs import run_mkdocs
from ruleproof.site.parallel import in_parallel
from ruleproof.site.sources import NO_HOST, configuration_of, site_root, write_language, write_theme

MARKER = "ruleproof.json"
"""The file that tells a site of ours from any other folder, and from which sources it was built."""

_MARK = re.compile(r'<div data-later="\d+"></div>')
_WORDS = re.compile(r">[^<]+<")
"""What stands between two tags."""

UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers")
"""Parts of Material that our search takes the place of."""


class Failing(Exception):
    """Scenarios fail or cannot be run, so there is no new site."""

    def __init__(self, number: int) -> None:
        super().__init__(f"{number} scenario{' does' if number == 1 else 's do'} not pass")


def build(project: Project, out: Path, progress: Callable[[str], None], *, even_if_failing: bool = False) -> None:
    """Build the site into `out`. On any failure the folder stays as it was."""
    out = out.absolute()
    check_replaceable(out)
    if not project.books:
        raise InputError("the project has no books.", todo="Write rulebooks/<book>/book.yml.")
    sweep(out)
    with beside(out) as folder:
        try:
            new = folder / "site"
            write_site(project, folder / "work", new, progress, even_if_failing=even_if_failing)
            _replace(out, new, folder / OLD)
        except shutil.Error as error:
            source, _, why = error.args[0][0]
            raise InputError(f"{source} cannot be copied: {why}.") from None
        except OSError as error:
            where = f" ({error.filename})" if error.filename else ""
            raise InputError(f"the site cannot be built: {error.strerror or error}{where}.") from None


def write_site(
    project: Project, work: Path, new: Path, progress: Callable[[str], None], *, even_if_failing: bool
) -> None:
    """The whole site into the folder `new`."""
    work.mkdir()
    new.mkdir()
    fingerprint = fingerprint_of(project)
    facts = Facts(project)
    failing = [verdict for book in facts.books.values() for verdict in _run(book, progress)]
    if failing and not even_if_failing:
        raise Failing(len(failing))
    base = read_base(project)
    write_theme(project, work / "theme")
    stages = (lambda code: _prepare(facts, code, work, new), lambda code: _finish(project, code, work, new, base))
    in_parallel(project.languages, stages, progress)
    shutil.copy(work / "theme" / "assets" / "ruleproof" / "choose.js", new / "choose.js")
    write_addresses(facts, new, str(base.get("site_name", "")), site_root(base))
    (new / MARKER).write_text(json.dumps({"sources": fingerprint}) + "\n", encoding="utf-8")


def _run(book: BookFacts, progress: Callable[[str], None]) -> list[Verdict]:
    """Run the book's scenarios, also under the readings of its disputes: those that do not pass as they are written."""
    progress(f"scenarios of {book.book.id}: {len(book.verdicts)}")
    _ = book.coverage, book.judgements
    failing = [verdict for verdict in book.verdicts if not verdict.passed]
    for verdict in failing:
        progress(f"{verdict.place}: {verdict.scenario.name}: {verdict.message}")
    return failing


def _prepare(facts: Facts, language: str, work: Path, new: Path) -> None:
    """What MkDocs reads, and what is put beside and into its pages afterwards."""
    later: dict[str, str] = {}
    write_language(facts, language, work, new, later)
    (work / f"later.{language}.json").write_text(json.dumps(later), encoding="utf-8")
    write_data(facts, language, work / f"data.{language}")


def _finish(project: Project, language: str, work: Path, new: Path, base: dict[str, Any]) -> None:
    run_mkdocs(configuration_of(language, work))
    later = json.loads((work / f"later.{language}.json").read_text(encoding="utf-8"))
    _fill(new / language, later, project.languages[language].unbroken)
    shutil.copytree(work / f"data.{language}", new / language, dirs_exist_ok=True)
    _tidy(new / language, site_map=bool(base.get("site_url")))


def _fill(folder: Path, later: dict[str, str], unbroken: list[str]) -> None:
    """Put the large pieces of HTML where their marks stand; let no line break where the language allows none."""
    for path in folder.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        filled = _MARK.sub(lambda found: later[found[0]], text)
        if unbroken:
            filled = _WORDS.sub(lambda found: _unbroken(found[0], unbroken), filled)
        if filled != text:
            path.write_text(filled, encoding="utf-8")


def _unbroken(text: str, marks: list[str]) -> str:
    for mark in marks:
        text = text.replace(mark, mark.replace(" ", "\N{NO-BREAK SPACE}"))
    return text


def _tidy(folder: Path, site_map: bool) -> None:
    """Take out what no page uses, and a site map that knows no host."""
    for name in UNUSED:
        shutil.rmtree(folder / name, ignore_errors=True)
    for path in [*folder.rglob("*.map"), *(folder / "assets" / "images").glob("favicon.png")]:
        path.unlink()
    for path in [*folder.glob("assets/**/*.min.css"), *folder.glob("assets/**/*.min.js")]:
        lines = path.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if "sourceMappingURL=" not in line[:60]]
        path.write_text("\n".join(kept) + "\n", encoding="utf-8")
    (folder / "sitemap.xml.gz").unlink(missing_ok=True)
    if not site_map:
        (folder / "sitemap.xml").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>\n',
            encoding="utf-8",
        )


def check_replaceable(out: Path) -> None:
    """Refuse a place that holds anything but a site of ours."""
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise InputError(f"{out} is not a folder.", todo="Name another output folder.")
    try:
        if out.is_dir() and any(out.iterdir()) and not (out / MARKER).is_file():
            raise InputError(
                f"{out} is not empty and was not built by ruleproof, so it is not replaced.",
                todo="Empty it, or name another output folder.",
            )
    except OSError as error:
        raise InputError(f"{out} cannot be read: {error.strerror}.", todo="Name another output folder.") from None


def _replace(out: Path, new: Path, old: Path) -> None:
    check_replaceable(out)
    if not out.exists():
        new.rename(out)
        return
    out.rename(old)
    try:
        new.rename(out)
    except BaseException:  # also when somebody stops the build just here
        if not out.exists():
            old.rename(out)
        raise


def is_fresh(project: Project, out: Path) -> bool:
    """Whether the site in `out` was built from the project as it is now."""
    try:
        marker = json.loads((out / MARKER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(marker, dict) and marker.get("sources") == fingerprint_of(project)


def fingerprint_of(project: Project) -> str:
    """A hash of everything the site is made from: the project, this package, and the versions of its tools."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for tool in ("mkdocs", "mkdocs-material", "markdown", "markdown-it-py", "jinja2"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(f"{','.join(project.books)}\n{NO_HOST}\n".encode())
    for root in (project.root, package):
        for path in sorted(_sources(root)):
            digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    folders = ("rulebooks", "features", "engine", "site", "books", "core", "games", "languages", "scenarios")
    for name in folders:
        for path in (root / name).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path
    if (root / "mkdocs.yml").is_file():
        yield root / "mkdocs.yml"
