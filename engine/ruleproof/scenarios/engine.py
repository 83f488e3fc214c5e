"""Finds and loads a book's engine, and says on which of its lines a fault arose."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Collection
from pathlib import Path
from types import FrameType

import ruleproof
from ruleproof.books.files import shown_path
from ruleproof.books.models import Book
from ruleproof.core import Columns, Game, Grid, InputError, Place, Step, Vocabulary
from ruleproof.scenarios.guard import LIMIT, Heard, OutOfTime, guarded

KIT = Path(ruleproof.__file__).parent
_NAME = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")


class EngineFault(InputError):
    """The book's engine cannot be loaded. The message says where in it, and why."""


class Engine:
    """Where the engine named in book.yml lies, and what it printed while it was loaded."""

    def __init__(self, root: Path, book: Book) -> None:
        self.root = root
        self.book = book
        self.name = book.info.engine or ""
        self.heard = Heard(self.caller)

    def load(self) -> Game:
        """Its GAME: from the kit, or from the project's own engine/ folder."""
        if not self.name:
            raise EngineFault(f"book.yml of {self.book.id} names no engine.", todo="Add 'engine: module.name'.")
        if not _NAME.fullmatch(self.name):
            raise self._missing("that is no name of a module")
        folder = str(self.root / "engine")
        if folder not in sys.path:
            sys.path.insert(0, folder)
        try:
            module = guarded(lambda: importlib.import_module(self.name), self.heard)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever it is, it is the engine's
            raise self._fault(error) from None
        game = getattr(module, "GAME", None)
        if not isinstance(game, Game) or not isinstance(game.vocabulary, Vocabulary):
            raise EngineFault(
                f"the engine {self.name!r} of {self.book.id} has no GAME.",
                todo="Define GAME = Game(new_table, vocabulary).",
            )
        for step in game.vocabulary.steps:
            if fault := _no_step(step, game.vocabulary.kinds):
                raise EngineFault(
                    f"the engine of {self.book.id} has the step {step.phrase!r}, but {fault}.", todo="Mend it there."
                )
        return game

    def _fault(self, error: BaseException) -> EngineFault:
        absent = error.name if isinstance(error, ModuleNotFoundError) else None
        if absent and f"{self.name}.".startswith(f"{absent}."):
            return self._missing(str(error))
        place = Place(f"rulebooks/{self.book.id}/book.yml")
        todo = "Mend it there."
        if isinstance(error, SyntaxError) and error.filename:
            place = Place(shown_path(Path(error.filename), self.root), error.lineno or 0)
            why = error.msg
        else:
            place = self.line(error) or place
            why = told(error)
        if absent:
            todo = "Install that module, or do without it."
        elif isinstance(error, OutOfTime):
            todo = "Mend the loop there, or give it longer: --timeout."
        return EngineFault(f"the engine of {self.book.id} cannot be loaded: {why}.", place=place, todo=todo)

    def _missing(self, why: str) -> EngineFault:
        return EngineFault(
            f"the engine {self.name!r} of {self.book.id} cannot be imported: {why}.",
            place=Place(f"rulebooks/{self.book.id}/book.yml"),
            todo="Name a module of engine/ or of an installed package.",
        )

    def line(self, error: BaseException) -> Place | None:
        """The engine's own line that was being carried out when the error arose."""
        return engine_line(error, self._homes, self.root)

    def caller(self, frame: FrameType | None) -> Place | None:
        """The engine's own line that called what is going on, or nothing."""
        while frame is not None:
            if _lies_in(self._homes, frame.f_code.co_filename):
                return Place(shown_path(Path(frame.f_code.co_filename), self.root), frame.f_lineno)
            frame = frame.f_back
        return None

    @property
    def _homes(self) -> list[Path]:
        home = find_module(self.name, self.root)
        return [self.root / "engine", *([home] if home else [])]


def _no_step(step: Step, kinds: Collection[str]) -> str:
    """Why this can be no step, if it cannot."""
    if not isinstance(step.phrase, str) or not step.phrase.strip():
        return "its phrase says nothing"
    if not hasattr(inspect.unwrap(step.function), "__code__"):
        return "what stands behind it is no function"
    if step.table is not None and not isinstance(step.table, Grid | Columns):
        return "its table is neither a Grid nor Columns"
    columns = step.table.kinds.items() if isinstance(step.table, Columns) else ()
    unknown = [
        f"{kind!r} of the column {name!r}" for name, kind in columns if kind.rstrip("?").rstrip("+") not in kinds
    ]
    return f"there is no kind {unknown[0]}" if unknown else ""


def told(error: BaseException) -> str:
    """What an engine did wrong, for its author."""
    if isinstance(error, OutOfTime):
        return f"it is still at work after {LIMIT.get():g} s"
    if isinstance(error, SystemExit):
        return "it ends the program (sys.exit)"
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def engine_line(error: BaseException, homes: Collection[Path], root: Path) -> Place | None:
    """The last line of what lies in these files and folders that was being carried out when the error arose."""
    for call in reversed(traceback.extract_tb(error.__traceback__)):
        if _lies_in(homes, call.filename):
            return Place(shown_path(Path(call.filename), root), call.lineno or 0)
    return None


def _lies_in(homes: Collection[Path], file: str) -> bool:
    """Whether the file is an engine's. The kit is none, though it lies in the engine/ folder of its own project."""
    path = Path(file)
    kit = path.is_relative_to(KIT)
    return any(path.is_relative_to(home) and (not kit or home.is_relative_to(KIT)) for home in homes)


def find_module(name: str, root: Path) -> Path | None:
    """The file or the folder of a module of the project's engine/ folder or of an installed package; runs nothing
    of it."""
    first, *rest = name.split(".")
    found = _inside(root / "engine", first)
    if found is None:
        try:
            spec = importlib.util.find_spec(first)
        except (ImportError, ValueError):
            return None
        if spec is None:
            return None
        folders = list(spec.submodule_search_locations or ())
        found = Path(folders[0]) if folders else Path(spec.origin) if spec.has_location and spec.origin else None
    for part in rest:
        found = _inside(found, part) if found is not None else None
    return found


def _inside(folder: Path, name: str) -> Path | None:
    for path in (folder / name, folder / f"{name}.py"):
        if path.is_dir() or path.is_file():
            return path
    return None
