"""Runs scenario files, each with its own book, and says what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ruleproof import report
from ruleproof.arguments import book_of, books_of, known_language, spoken_language
from ruleproof.books import Project
from ruleproof.scenarios import BookRunner, Feature, Verdict, read_feature
from ruleproof.scenarios.engine import EngineFault
from ruleproof.scenarios.guard import many

T = TypeVar("T")


@dataclass
class FileRun:
    """A scenario file, run; or the fault of the engine that kept it from being run."""

    runner: BookRunner
    feature: Feature
    language: str
    verdicts: list[Verdict]
    fault: EngineFault | None = None

    @property
    def statuses(self) -> list[str]:
        return [one.status for one in self.verdicts] if self.fault is None else ["broken"] * len(self.feature.scenarios)

    def lines(self, quiet: bool) -> Iterator[str]:
        """Verdicts and traces; when quiet, of a scenario that passed only the verdict."""
        for verdict in self.verdicts:
            lines = report.verdict_lines(self.runner, verdict, self.language)
            if quiet and verdict.passed:
                yield next(lines)
            else:
                yield from lines

    def as_json(self) -> list[dict[str, Any]]:
        if self.fault is not None:
            return [report.unrun_json(scenario, self.fault) for scenario in self.feature.scenarios]
        return [report.verdict_json(self.runner, verdict, self.language) for verdict in self.verdicts]


class Runs:
    """The files of one command. An engine that cannot be loaded is told once, and stops only the files of its book."""

    def __init__(self, project: Project, book: str | None, language: str | None, tell: Callable[[str], None]) -> None:
        self.project = project
        self.book = book
        self.asked = known_language(project, language) if language else None
        self.tell = tell
        self._books: dict[str, _Book] = {}

    def each(self, paths: Iterable[Path], readings: Mapping[str, str]) -> Iterator[FileRun]:
        """The files in their order, run one after the other; but none is run before all are read and understood."""
        for book, feature in [self._read(path, readings) for path in paths]:
            if book.fault is not None:
                yield FileRun(book.runner, feature, "en", [], book.fault)
                continue
            with many():
                verdicts = [book.runner.run(scenario, readings=readings) for scenario in feature.scenarios]
            yield FileRun(book.runner, feature, book.spoken or book.runner.language_of(feature), verdicts)

    def _read(self, path: Path, readings: Mapping[str, str]) -> tuple[_Book, Feature]:
        feature = read_feature(path, self.project.root)
        id = self.book or book_of(self.project, path, feature)
        book = self._books.get(id) or self._opened(id)
        book.runner.check_readings(readings)
        return book, feature if book.fault else book.runner.accept(feature)

    def _opened(self, id: str) -> _Book:
        """The book with its engine loaded, and a word to the user where that says something."""
        runner = BookRunner(self.project, self.project.book(id))
        book = self._books[id] = _Book(runner)
        try:
            _ = runner.game
        except EngineFault as fault:
            book.fault = fault
            self.tell(f"ruleproof: {fault}")
        tell_notes(runner, self.tell)
        if self.asked:
            book.spoken = spoken_language(runner, self.asked, self.tell)
        return book


@dataclass
class _Book:
    runner: BookRunner
    spoken: str | None = None
    """The language to answer in; else the file's own."""
    fault: EngineFault | None = None


def each_book(
    project: Project, ids: Iterable[str], work: Callable[[BookRunner], T], tell: Callable[[str], None]
) -> tuple[list[T], bool]:
    """What the work gives for each book, and whether all gave something: one whose engine cannot be loaded is told,
    and the rest goes on, if there is any."""
    results: list[T] = []
    faults: list[EngineFault] = []
    for book in books_of(project, ids):
        runner = BookRunner(project, book)
        try:
            results.append(work(runner))
        except EngineFault as fault:
            faults.append(fault)
        tell_notes(runner, tell)
    for one in faults if results else faults[:-1]:
        tell(f"ruleproof: {one}")
    if faults and not results:
        raise faults[-1]
    return results, not faults


def tell_notes(runner: BookRunner, tell: Callable[[str], None]) -> None:
    """What the engine printed while it was loaded."""
    for note in runner.engine.heard.notes:
        tell(f"{runner.book.id}: {note}")
