"""Reads the words of one language of a book, all but its chapters and scenarios."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter

from ruleproof.books.entries import DisputeWords, ErratumWords, NotesFile, RulingWords, TermWords
from ruleproof.books.files import TEXTS, Model, Yaml, read_optional_yaml
from ruleproof.books.index import Index, read_index

M = TypeVar("M", bound=Model)
QUESTIONS = TypeAdapter(dict[str, list[str]])
RULES = TypeAdapter(dict[str, list[str]])


@dataclass
class Files:
    """The YAML files of a book, read once each. One that is not there is empty."""

    folder: Path
    root: Path
    read: dict[str, Yaml] = field(default_factory=dict)
    """By path in the book's folder, without its ending."""

    def __call__(self, name: str) -> Yaml:
        if name not in self.read:
            self.read[name] = read_optional_yaml(self.folder / f"{name}.yml", self.root)
        return self.read[name]


@dataclass(frozen=True)
class Texts:
    """What one language says, by the ids that the facts give."""

    index: Index
    terms: dict[str, TermWords]
    credits: str
    disputes: dict[str, DisputeWords]
    errata: dict[str, ErratumWords]
    rulings: dict[str, RulingWords]
    text_only: dict[str, str]
    provenance: dict[str, str]
    retired: dict[str, str]
    aid: dict[str, str]
    asked: dict[str, list[str]]
    lock: dict[str, str]


def read_texts(files: Files, language: str) -> Texts:
    """Everything in the language's folder. A language that has none yet says nothing."""
    notes = files(f"{language}/notes")
    return Texts(
        index=read_index(files.folder / language / "index.md", files.root),
        terms=entries(files(f"{language}/terms"), TermWords),
        credits=notes.model(NotesFile).credits,
        disputes=entries(notes, DisputeWords, "disputes"),
        errata=entries(notes, ErratumWords, "errata"),
        rulings=entries(notes, RulingWords, "rulings"),
        text_only=notes.read(TEXTS, '{light.cost: "why no engine could run it"}', "text-only"),
        provenance=notes.read(TEXTS, '{R90: "why nothing restates it"}', "provenance"),
        retired=notes.read(TEXTS, '{light.old: "why it is gone"}', "retired"),
        aid=notes.read(TEXTS, '{turn: "Your turn"}', "aid"),
        asked=files(f"{language}/asked").read(QUESTIONS, 'light.cost: ["How much oil does it take?"]'),
        lock=files(f"{language}/lock").read(TEXTS, 'light.cost: "0123456789ab"'),
    )


def entries(file: Yaml, model: type[M], *section: str) -> dict[str, M]:
    """The entries of a file, or of one of its sections, by id."""
    return {id: file.model(model, *section, id) for id in file.keys(*section)}
