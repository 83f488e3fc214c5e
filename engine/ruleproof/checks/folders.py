"""Folders: a book has a folder a language and one of icons, and no file that nothing reads."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

from ruleproof.books.files import shown_path
from ruleproof.books.models import Book, Project
from ruleproof.checks.finding import Family, Finding, Level
from ruleproof.checks.words import needed
from ruleproof.core.errors import Place, nearest
from ruleproof.scenarios.phrases import SCENARIOS

ICONS = "icons"
FACTS = tuple(
    f"{name}.yml" for name in ("book", "terms", "disputes", "errata", "rulings", "provenance", "retired", "aid")
)
WORDS = (*(f"{name}.yml" for name in ("terms", "notes", "asked", "lock")), SCENARIOS)


def find(project: Project, book: Book) -> Iterator[Finding]:
    for path in sorted(book.folder.iterdir()):
        if path.is_dir() and not path.name.startswith(".") and path.name not in (ICONS, *project.languages):
            what = f"{path.name!r} is no language of the project, so nothing in it is read"
            todo = _like(path.name, project.languages) or "Add it to rulebooks/languages.yml, or remove the folder."
            yield _finding(project, book, "error", path, "", what, todo)
    yield from _unread(project, book, book.folder, FACTS, "")
    for language in project.languages:
        folder = book.folder / language
        if folder.is_dir():
            yield from _unread(project, book, folder, WORDS, language)
        if language not in book.info.title and (folder.is_dir() or language in needed(book)):
            level: Level = "error" if language in needed(book) else "warning"
            todo = "Write '# Title', and under it a paragraph that says what the book is."
            yield _finding(project, book, level, folder / "index.md", language, "the book has no title", todo)
    features = project.root / "features" / book.id
    for path in sorted(features.glob("*.yml")):
        todo = f"Phrases of a language stand in rulebooks/{book.id}/<language>/{SCENARIOS}."
        yield _finding(project, book, "error", path, "", f"nothing reads {path.name}", todo)
    if (book.folder / "en" / SCENARIOS).exists():
        what = "nothing reads the scenarios of English here: its phrases are in the engine and in the features"
        yield _finding(project, book, "error", book.folder / "en" / SCENARIOS, "en", what, "Remove the file.")


def _like(folder: str, languages: Collection[str]) -> str:
    """The language that the folder's name may mean: spelt nearly alike, or the same one of another country."""
    base = re.split("[-_]", folder.casefold())[0]
    same = [f"Did you mean {one!r}?" for one in languages if one.split("-")[0] == base]
    return nearest(folder, languages) or next(iter(same), "")


def _unread(project: Project, book: Book, folder: Path, known: Collection[str], language: str) -> Iterator[Finding]:
    for path in sorted(folder.iterdir()):
        if path.suffix in (".yml", ".yaml") and path.name not in known and not path.name.startswith("."):
            todo = nearest(path.stem, [Path(name).stem for name in known]) or f"Here stand {', '.join(known)}."
            yield _finding(project, book, "error", path, language, f"nothing reads {path.name}", todo)


def _finding(project: Project, book: Book, level: Level, path: Path, language: str, what: str, todo: str) -> Finding:
    place = Place(shown_path(path, project.root), 0 if path.is_dir() else 1)
    return Finding("folders", level, place, book.id, "", language, what, todo)


FAMILY = Family(
    "folders",
    "A book has a folder for each language that is in languages.yml, its title in each of them, a folder of icons, and "
    "no file that nothing reads.",
    find,
)
