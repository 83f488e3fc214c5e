"""What a language says of a book's scenarios: its phrases, names and trace sentences, neither too few nor too many."""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import ruleproof.core
from ruleproof.checks.finding import Finding, Level
from ruleproof.checks.modules import Module, engine_modules, package_modules
from ruleproof.core import Columns, InputError, Place, Step, Worded, nearest
from ruleproof.scenarios.feature import Scenario
from ruleproof.scenarios.language import ScenarioLanguage
from ruleproof.scenarios.runner import BookRunner

ALTERNATIVES = re.compile(r"\([^()|]+\|[^()]*\)")
"""(el|la): they agree in phrases, not in trace sentences."""


class Translated:
    """One language's scenarios.yml against the vocabulary, the scenarios and the engine's traces."""

    def __init__(self, runner: BookRunner, code: str) -> None:
        self.runner = runner
        self.book = runner.book
        self.code = code
        self.language = runner.language(code)
        self.missing: Level = "error" if code == self.book.source_language else "warning"

    def findings(self) -> Iterator[Finding]:
        file = self.language.phrases
        vocabulary = self.runner.game.vocabulary
        scenarios = [scenario.outline for scenario in self.runner.scenarios if not self._is_said_here(scenario)]
        phrases = [step.phrase for step in vocabulary.steps]
        columns = [name for step in vocabulary.steps if isinstance(step.table, Columns) for name in step.table.kinds]
        earlier = [was for step in vocabulary.steps for was in step.was]
        yield from self._keys("steps", file.steps, [*phrases, *earlier], phrases)
        yield from self._keys("scenarios", file.scenarios, scenarios, scenarios)
        yield from self._keys("features", file.features, {feature.name for feature in self.runner.features}, ())
        yield from self._keys("columns", file.columns, columns, columns)
        yield from self._words()
        yield from self._keys("trace", file.trace, {*self.said, *_literals(self.runner)}, self.said)
        yield from self._placeholders()
        yield from self._read_back()

    def _is_said_here(self, scenario: Scenario) -> bool:
        """Whether the scenario is written in this language, and so needs no translation into it."""
        return self.runner.language_of(scenario) == self.code

    def _finding(self, level: Level, keys: Iterable[str], what: str, todo: str) -> Finding:
        place = self.language.file.place(*keys)
        return Finding("scenarios", level, place, self.book.id, "", self.code, what, todo)

    def _keys(
        self, part: str, found: Mapping[str, object], known: Iterable[str], needed: Iterable[str]
    ) -> Iterator[Finding]:
        """Every key is known, and every key that is needed is there."""
        known, needed = set(known), list(dict.fromkeys(needed))
        for key in found:
            if key not in known:
                todo = nearest(key, needed or known) or "Remove it."
                yield self._finding("error", (part, key), f"{part}: nothing says {key!r} any more", todo)
        for key in needed:
            if key not in found:
                yield self._finding(self.missing, (part,), f"{part}: {key!r} is not translated", "Add it.")

    def _words(self) -> Iterator[Finding]:
        asked = _Asked()
        for kind in self.runner.game.vocabulary.kinds.values():
            kind.pattern(asked)
        words = self.language.phrases.words
        for name in words:
            if name not in asked.words:
                todo = nearest(name, asked.words) or "Remove it."
                yield self._finding("error", ("words", name), f"words: no kind {name!r}", todo)
        for name, free in asked.words.items():
            for word in words.get(name, {}):
                if word not in free:
                    todo = nearest(word, free) or "Remove it: terms.yml words it, or nothing does."
                    yield self._finding(
                        "error", ("words", name, word), f"words: {name} has no word {word!r} of its own", todo
                    )
            for word in free:
                if word not in words.get(name, {}) and not _proper(word):
                    what = f"words: {word!r} of {name} is not translated"
                    yield self._finding(self.missing, ("words", name), what, "Add it.")

    @cached_property
    def said(self) -> list[str]:
        """Every template that the traces of the book's scenarios use, and everybody who chooses in them."""
        said: dict[str, None] = {}
        for verdict in self.runner.verdicts:
            for step in verdict.steps:
                for entry in step.entries:
                    said |= dict.fromkeys(text for text in (entry.text, entry.because) if _has_words(text))
                    said |= dict.fromkeys(_templates(entry.values.values()))
                    by = entry.values.get("by")
                    if isinstance(by, str) and entry.outcome in ("offered", "chosen") and not _proper(by):
                        said[by] = None
        return [text for text in said if text not in self.language.kit_texts]

    def _placeholders(self) -> Iterator[Finding]:
        for template, translated in self.language.phrases.trace.items():
            if ALTERNATIVES.search(translated):
                what = f"trace: {translated!r} has words to choose from, which a trace prints as they stand"
                yield self._finding("error", ("trace", template), what, "Word it so that it fits every value.")
            wanted, found = _fields(template), _fields(translated)
            if wanted is not None and wanted != found:
                shown = ", ".join(f"{{{name}}}" for name in sorted(wanted)) or "none"
                what = f"trace: the translation of {template!r} has other placeholders"
                todo = f"Use exactly: {shown}." if found is not None else "Close its braces."
                yield self._finding("error", ("trace", template), what, todo)

    def _read_back(self) -> Iterator[Finding]:
        """Each step of the scenarios, written in this language, reads as the same step."""
        try:
            phrases = {id(step): phrase for step, phrase in self.language.steps}
        except InputError as error:
            place = error.place or Place(self.language.file.file, 1)
            what = error.what.removesuffix(".").removeprefix(f"{place.file}: ")
            yield Finding("scenarios", "error", place, self.book.id, "", self.code, what, error.todo)
            return
        reported: set[int] = set()
        for step, arguments in _used(self.runner):
            if id(step) in phrases and id(step) not in reported:
                fault = self._fault(step, arguments)
                if fault:
                    reported.add(id(step))
                    yield self._finding("error", ("steps", step.phrase), *fault)

    def _fault(self, step: Step, arguments: Mapping[str, Any]) -> tuple[str, str] | None:
        language: ScenarioLanguage = self.language
        text = language.write(step, arguments)
        try:
            found = language.candidates(step.type, text)
        except InputError as error:
            return f"steps: {text!r} cannot be read back: {error.what.removesuffix('.')}", error.todo
        if len(found) > 1:
            both = " and ".join(repr(language.phrase_of(one).source) for one, _ in found)
            return f"steps: {text!r} fits several phrases: {both}", "Make them distinct."
        if not found or found[0][0] is not step or found[0][1] != arguments:
            return f"steps: {text!r} is not read back as it was meant", "Reword the phrase."
        return None


def _used(runner: BookRunner) -> Iterator[tuple[Step, dict[str, Any]]]:
    """Every readable step of the scenarios with its arguments, tables left out; the same text once."""
    seen: set[tuple[str, str, str]] = set()
    for feature in runner.features:
        code = runner.language_of(feature)
        for scenario in feature.scenarios:
            for line in scenario.steps:
                if (code, line.type, line.text) in seen:
                    continue
                seen.add((code, line.type, line.text))
                try:
                    found = runner.language(code).candidates(line.type, line.text)
                except InputError:
                    continue
                if len(found) == 1 and not runner.language(code).outdated(line.type, line.text):
                    yield found[0]


class _Asked:
    """A wording that notes which words the kinds ask of a language, by kind: those that no term words."""

    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}

    def forms(self, kind: str, word: str, term: str | None) -> list[str]:
        free = self.words.setdefault(kind, [])
        if term is None and word not in free:
            free.append(word)
        return [word]

    def rule_titles(self) -> Mapping[str, str]:
        return {}

    def rule_numbers(self) -> Mapping[str, str]:
        return {}


def _proper(word: str) -> bool:
    """Names and symbols, written alike in every language."""
    return not word[:1].islower()


def _has_words(template: str) -> bool:
    try:
        literals = [literal for literal, _, _, _ in string.Formatter().parse(template)]
    except ValueError:
        literals = [template]
    return any(character.isalpha() for literal in literals for character in literal)


def _templates(values: Iterable[object]) -> Iterator[str]:
    """The templates of values that are worded by one, also within lists of options."""
    for value in values:
        if isinstance(value, Worded):
            if _has_words(value.template):
                yield value.template
            yield from _templates(vars(value).values())
        elif isinstance(value, (tuple, list, set, frozenset)):
            yield from _templates(value)


def _fields(template: str) -> set[str] | None:
    """The placeholders as they are written, without their braces."""
    try:
        return {
            f"{name}{'!' if how else ''}{how or ''}{':' if form else ''}{form}"
            for _, name, form, how in string.Formatter().parse(template)
            if name is not None
        }
    except ValueError:
        return None


def _literals(runner: BookRunner) -> set[str]:
    """Every string in the engine's own modules, and in the core: what a trace could say, if a scenario got there."""
    own = engine_modules(runner.project.root, str(runner.book.info.engine))
    shared: Iterable[Module] = package_modules("ruleproof.core", Path(ruleproof.core.__path__[0]))
    return set().union(*(module.source.strings for module in (*own, *shared)))
