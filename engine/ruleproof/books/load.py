"""Loads a project folder: languages, and every book under rulebooks/."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ruleproof.books.assemble import book_info, fill
from ruleproof.books.chapter import ID, read_chapter
from ruleproof.books.entries import BookFile
from ruleproof.books.files import Yaml, read_yaml, shown_path
from ruleproof.books.folders import folders_with
from ruleproof.books.ids import check_book_id
from ruleproof.books.index import FORM, INDEX
from ruleproof.books.languages import Language, read_languages
from ruleproof.books.models import Book, BookInfo, Chapter, Example, Project, Rule
from ruleproof.books.texts import Files, read_texts
from ruleproof.core.errors import InputError, Place


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
    languages = read_languages(folder, root)
    found = folders_with("book.yml", folder, root)
    project = Project(root, languages, {})
    for id in sorted(only):
        if id not in found:
            project.books = {name: load_stub(name) for name in found}
            project.book(id)
    with _no_collection():
        for id in found:
            if not only or id in only:
                check_book_id(id, languages)
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
    facts_file = read_yaml(folder / "book.yml", root)
    facts = facts_file.model(BookFile)
    if facts.source_language not in languages:
        raise InputError(
            f"unknown source language {facts.source_language!r}.",
            place=facts_file.place("source_language"),
            todo=f"languages.yml has: {', '.join(languages)}.",
        )
    _plain_chapters(facts, facts_file)
    files = Files(folder, root, {"book": facts_file})
    texts = {language: read_texts(files, language) for language in languages}
    book = Book(id, folder, book_info(facts, texts))
    fill(book, files, texts)
    book.icons = {path.stem for path in (folder / "icons").glob("*.svg")}
    for language in languages:
        chapters = list(_chapters(root, book, language))
        if chapters:
            book.chapters[language] = chapters
    _nothing_without_source(book, facts_file)
    _unique_ids(book)
    return book


def _nothing_without_source(book: Book, facts: Yaml) -> None:
    """A book has a chapter and a title in its source language."""
    source = f"rulebooks/{book.id}/{book.source_language}"
    if book.source_language not in book.chapters:
        raise InputError(
            f"rulebooks/{book.id} has no chapter in its source language, {book.source_language}.",
            place=facts.place("source_language"),
            todo=f"Write {source}/{book.info.chapters[0] if book.info.chapters else 'chapter'}.md.",
        )
    if book.source_language not in book.info.title:
        raise InputError(f"{source}/index.md does not exist.", todo=FORM)


def _plain_chapters(info: BookFile, file: Yaml) -> None:
    """Chapters are names of files in the book's folders, each listed once."""
    for index, chapter in enumerate(info.chapters):
        place = file.place("chapters", index)
        if not ID.fullmatch(chapter):
            raise InputError(
                f"{chapter!r} is not the name of a chapter.",
                place=place,
                todo="Use lower-case words joined by hyphens.",
            )
        if chapter == INDEX:
            raise InputError(
                f"a chapter cannot be called {chapter!r}: {chapter}.md holds the title of the book.",
                place=place,
                todo="Give the chapter another name.",
            )
        if chapter in info.chapters[:index]:
            raise InputError(f"the chapter {chapter!r} is listed twice.", place=place, todo="Remove one of the two.")


def _chapters(root: Path, book: Book, language: str) -> Iterable[Chapter]:
    folder = book.folder / language
    for path in sorted(folder.glob("*.md")):
        if path.stem not in (INDEX, *book.info.chapters):
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
