"""What the arguments of the commands mean: books, languages, readings, files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ruleproof.books import Book, Project
from ruleproof.books.folders import refuse_outside
from ruleproof.core import InputError, nearest
from ruleproof.scenarios import BookRunner, Feature


def books_of(project: Project, ids: Iterable[str]) -> list[Book]:
    books = [project.book(id) for id in dict.fromkeys(ids)] or list(project.books.values())
    if not books:
        raise InputError("the project has no books.", todo="Write rulebooks/<book>/book.yml.")
    return books


def known_language(project: Project, code: str | None) -> str:
    code = code or "en"
    if code not in project.languages:
        hint = nearest(code, project.languages) or f"There are: {', '.join(project.languages)}."
        raise InputError(f"no language {code!r} in languages.yml.", todo=hint)
    return code


def spoken_language(runner: BookRunner, language: str, tell: Callable[[str], None]) -> str:
    """The language asked for, if the book's scenarios can be said in it; else English, and a line that says so."""
    if language in runner.phrase_languages:
        return language
    known = ", ".join(runner.phrase_languages)
    tell(f"the scenarios of {runner.book.id} cannot be said in {language} yet (only in {known}): shown in English")
    return "en"


def parse_readings(readings: Iterable[str]) -> dict[str, str]:
    taken = {}
    for one in readings:
        dispute, sign, reading = one.partition("=")
        if not (dispute and sign and reading):
            raise InputError(f"--reading {one} is not of the form C61=b.", todo="Name a dispute and a reading.")
        taken[dispute] = reading
    return taken


def feature_files(paths: Iterable[Path], root: Path) -> list[Path]:
    """The files named, and those in the folders named. What seems to lie in the project really does."""
    root = root.resolve()
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = list(_features_below(path, root))
            if not found:
                raise InputError(f"{path} holds no .feature file.", todo="Name a folder with scenarios.")
            files += found
        elif path.exists():
            if Path(os.path.abspath(path)).is_relative_to(root):
                refuse_outside(path, root)
            files.append(path)
        else:
            raise InputError(f"{path} does not exist.", todo="Check the path.")
    return list(dict.fromkeys(files))


def _features_below(folder: Path, root: Path) -> Iterator[Path]:
    def unreadable(error: OSError) -> None:
        raise InputError(f"{error.filename} cannot be read: {error.strerror}.")

    within = root if Path(os.path.abspath(folder)).is_relative_to(root) else folder.resolve()
    refuse_outside(folder, within)
    for place, folders, names in os.walk(folder, onerror=unreadable):
        folders.sort()
        for name in sorted([*folders, *names]):
            path = Path(place, name)
            if path.suffix == ".feature" or path.is_symlink():
                refuse_outside(path, within)
            if path.suffix == ".feature":
                yield path


def books_by_folder(paths: Iterable[Path]) -> list[str]:
    """The books whose folders hold the files, if that is so for all of them; else none, which means any."""
    folders = [path.resolve().parent for path in paths]
    return sorted({one.name for one in folders}) if all(one.parent.name == "features" for one in folders) else []


def book_of(project: Project, path: Path, feature: Feature) -> str:
    """Told by a tag @book.harakiri, by the folder features/harakiri/, or because there is only one book."""
    for tag in feature.tags:
        if tag.startswith("book."):
            return tag.removeprefix("book.")
    folder = project.root / "features"
    if path.resolve().is_relative_to(folder):
        return path.resolve().relative_to(folder).parts[0]
    if len(project.books) == 1:
        return next(iter(project.books))
    raise InputError(
        f"{path} does not say which book it is about.",
        todo=f"Tag its feature @book.<id> or add --book: {', '.join(project.books)}.",
    )


def with_linked_books(load: Callable[..., Project], books: tuple[str, ...]) -> Project:
    """The project with these books, and those that their texts link to; with every book if none is named."""
    project = load(books)
    linked = {
        link.book
        for book in project.books.values()
        for chapters in book.chapters.values()
        for chapter in chapters
        for rule in chapter.rules
        for body in (rule.body, *(example.body for example in rule.examples))
        for link in body.links
    }
    there = {
        id for id in linked - {None, *project.books} if (project.root / "rulebooks" / str(id) / "book.yml").exists()
    }
    return load([*books, *sorted(map(str, there))]) if there else project
