"""Records which source-language text each translated rule was made from."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from ruleproof.books.models import Book, Project
from ruleproof.core.errors import InputError, nearest

HEADER = (
    "# For each rule of this language: the hash of the source-language rule it was made from. Nobody edits this file:\n"
    "# `ruleproof fresh BOOK LANG [RULE...]` writes it, once the translation says what the source says.\n"
)


def record_fresh(project: Project, book: Book, language: str, rules: Iterable[str] | None = None) -> int:
    """Write down in the language's lock.yml that the rules of this language say what the source-language rules say now.

    Without `rules`, every rule that the language has. Records of rules that the language no longer has are dropped.
    Says how many rules were recorded.
    """
    if language not in project.languages:
        known = ", ".join(project.languages)
        raise InputError(
            f"no language {language!r}.", todo=nearest(language, project.languages) or f"languages.yml has: {known}."
        )
    if language == book.source_language:
        raise InputError(
            f"{language} is the source language of {book.id}: it is never stale.", todo="Name a translation."
        )
    translated = book.rules(language)
    if not translated:
        raise InputError(f"{book.id} has no chapter in {language}.", todo="Translate one first.")
    chosen = list(translated if rules is None else dict.fromkeys(rules))
    for rule in chosen:
        if rule not in book.source_rules:
            raise InputError(f"{book.id} has no rule {rule!r}.", todo=nearest(rule, book.source_rules))
        if rule not in translated:
            raise InputError(
                f"{book.id} has no rule {rule!r} in {language}.", todo="Translate it first, under the same id."
            )
    recorded = {id: hash for id, hash in book.fresh.get(language, {}).items() if id in translated}
    recorded |= {rule: book.source_rules[rule].hash for rule in chosen}
    _write_whole(book.folder / language / "lock.yml", _text(book, recorded))
    book.fresh = {**book.fresh, language: recorded}
    return len(chosen)


def _text(book: Book, hashes: dict[str, str]) -> str:
    """Rules in the order of the book: small differences between versions."""
    place = {rule: index for index, rule in enumerate(book.source_rules)}
    rules = sorted(hashes, key=lambda id: (place.get(id, len(place)), id))
    # Quoted: a hash of digits alone, or one like 12e34567, would be read as a number.
    return HEADER + "".join(f'{rule}: "{hashes[rule]}"\n' for rule in rules)


def _write_whole(path: Path, text: str) -> None:
    """Replace the file at once: whoever reads it finds the old or the new one, never a part."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".lock-", suffix=".yml")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
