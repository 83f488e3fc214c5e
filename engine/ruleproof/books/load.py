"""Loads a project folder: languages, and every book under rulebooks/."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from ruleproof.books.chapter import ID, read_chapter
from ruleproof.books.files import Model, Yaml, read_optional_yaml, read_yaml, shown_path
from ruleproof.books.models import (
    Book,
    BookInfo,
    Chapter,
    Dispute,
    Erratum,
    Example,
    Language,
    Project,
    Provenance,
    Retired,
    Rule,
    Ruling,
    Term,
)
from ruleproof.core.errors import InputError, Place

M = TypeVar("M", bound=Model)


def load_project(root: Path, only: Iterable[str] = ()) -> Project:
    """The project in this folder; with `only`, just these books."""
    root = root.resolve()
    folder = root / "rulebooks"
    if not folder.is_dir():
        raise InputError(
            f"no rulebooks/ folder in {root}.",
            todo="Start ruleproof in a project folder, or make one: ruleproof init DIR.",
        )
    if not folder.resolve().is_relative_to(root):
        raise InputError(
            f"rulebooks/ leads outside the project, to {folder.resolve()}.", todo="Put the folder into the project."
        )
    only = set(only)
    languages = _entries(read_yaml(folder / "languages.yml", root), Language)
    found = sorted(path.parent.name for path in folder.glob("*/book.yml"))
    project = Project(root, languages, {})
    for id in sorted(only):
        if id not in found:
            project.books = {name: load_stub(name) for name in found}
            project.book(id)
    with _no_collection():
        for id in found:
            if not only or id in only:
                project.books[id] = load_book(root, id, languages)
    return project


@contextmanager
def _no_collection() -> Iterator[None]:
    """Reading a book makes many objects and no cycles: looking for garbage among them takes a third of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def load_stub(id: str) -> Book:
    """A book known only by its id, for messages that list what there is."""
    return Book(id, Path(), BookInfo(title={}, source_language="", chapters=[]))


def load_book(root: Path, id: str, languages: dict[str, Language]) -> Book:
    folder = root / "rulebooks" / id
    if not folder.resolve().is_relative_to(root):
        raise InputError(
            f"rulebooks/{id} leads outside the project, to {folder.resolve()}.", todo="Put the folder into the project."
        )
    info_file = read_yaml(folder / "book.yml", root)
    info = info_file.model(BookInfo)
    if info.source_language not in languages:
        raise InputError(
            f"unknown source language {info.source_language!r}.",
            place=info_file.place("source_language"),
            todo=f"languages.yml has: {', '.join(languages)}.",
        )
    _plain_chapters(info, info_file)
    book = Book(id, folder, info)
    book.terms = _noted(book, "terms", Term)
    book.disputes = _numbered(_noted(book, "disputes", Dispute))
    book.errata = _numbered(_noted(book, "errata", Erratum))
    book.rulings = _numbered(_noted(book, "rulings", Ruling))
    book.retired = _noted(book, "retired", Retired)
    provenance = read_optional_yaml(folder / "provenance.yml", root)
    book.provenance = provenance.model(Provenance)
    for part in ("statements", "examples"):
        for key in provenance.data.get(part) or {}:
            book.places[part, key] = provenance.place(part, key)
    fresh = read_optional_yaml(folder / "fresh.yml", root)
    book.fresh = _fresh(fresh)
    for keys, line in fresh.lines.items():
        if keys:
            book.places["fresh", "/".join(str(key) for key in keys)] = Place(fresh.file, line)
    book.icons = {path.stem for path in (folder / "icons").glob("*.svg")}
    for language in languages:
        chapters = list(_chapters(root, book, language))
        if chapters:
            book.chapters[language] = chapters
    if info.source_language not in book.chapters:
        raise InputError(
            f"rulebooks/{id} has no chapter in its source language, {info.source_language}.",
            place=info_file.place("source_language"),
            todo=f"Write rulebooks/{id}/{info.source_language}/{info.chapters[0] if info.chapters else 'chapter'}.md.",
        )
    _unique_ids(book)
    return book


def _plain_chapters(info: BookInfo, file: Yaml) -> None:
    """Chapters are names of files in the book's folders, each listed once."""
    for index, chapter in enumerate(info.chapters):
        place = file.place("chapters", index)
        if not ID.fullmatch(chapter):
            raise InputError(
                f"{chapter!r} is not the name of a chapter.",
                place=place,
                todo="Use lower-case words joined by hyphens.",
            )
        if chapter in info.chapters[:index]:
            raise InputError(f"the chapter {chapter!r} is listed twice.", place=place, todo="Remove one of the two.")


def _chapters(root: Path, book: Book, language: str) -> Iterable[Chapter]:
    folder = book.folder / language
    for path in sorted(folder.glob("*.md")):
        if path.stem not in book.info.chapters:
            raise InputError(
                f"book.yml of {book.id} does not list the chapter {path.stem!r}.",
                place=Place(shown_path(path, root), 1),
                todo="Add it to 'chapters', or remove the file.",
            )
    for id in book.info.chapters:
        path = folder / f"{id}.md"
        if path.exists():
            chapter = read_chapter(path, root, language)
            if chapter.id != id:
                raise InputError(
                    f"the front matter says chapter {chapter.id!r}, the file name {id!r}.",
                    place=Place(shown_path(path, root), 2),
                    todo="Make them the same.",
                )
            yield chapter
        elif language == book.source_language:
            raise InputError(
                f"{shown_path(path, root)} does not exist, but book.yml lists the chapter {id!r}.",
                todo="Write it, or take it off the list.",
            )


def _unique_ids(book: Book) -> None:
    """An id stands for one rule or example; a second one in the same language stops everything."""
    for chapters in book.chapters.values():
        seen: dict[str, Place] = {}
        for chapter in chapters:
            for rule in chapter.rules:
                parts: tuple[Rule | Example, ...] = (rule, *rule.examples)
                for part in parts:
                    if part.id in seen:
                        raise InputError(
                            f"the id {part.id!r} is already used at {seen[part.id]}.",
                            place=part.place,
                            todo="Give one of the two another id.",
                        )
                    seen[part.id] = part.place


def _entries(file: Yaml, model: type[M]) -> dict[str, M]:
    return {key: file.model(model, key) for key in file.data}


def _noted(book: Book, name: str, model: type[M]) -> dict[str, M]:
    """The entries of one of the book's YAML files; their places are noted in the book."""
    file = read_optional_yaml(book.folder / f"{name}.yml", book.folder.parent.parent)
    for key in file.data:
        book.places[name, key] = file.place(key)
    return _entries(file, model)


def _numbered(entries: dict[str, M]) -> dict[str, M]:
    """In the order of their numbers: C9 comes before C10, wherever the file has it."""

    def order(id: str) -> list[tuple[int, str]]:
        return [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|\D+", id)]

    return {id: entries[id] for id in sorted(entries, key=order)}


def _fresh(file: Yaml) -> dict[str, dict[str, str]]:
    for language, hashes in file.data.items():
        if not isinstance(hashes, dict):
            raise InputError(
                f"{language} is not a mapping.", place=file.place(language), todo="Write 'rule: hash' lines."
            )
    return {language: {str(k): str(v) for k, v in hashes.items()} for language, hashes in file.data.items()}
