"""One language of one book's scenarios: reads steps, writes steps, words values and traces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any

from ruleproof.books.files import Yaml, read_optional_yaml, shown_path
from ruleproof.books.models import Book, Project
from ruleproof.core import (
    AmbiguousReference,
    Columns,
    Entry,
    Game,
    Grid,
    InputError,
    Kind,
    Place,
    Step,
    Unstated,
    Worded,
    Words,
    nearest,
)
from ruleproof.scenarios.feature import StepLine
from ruleproof.scenarios.hints import items, misfit, nearest_phrase, phrases_that_state, wrong_value
from ruleproof.scenarios.phrases import (
    SCENARIOS,
    Parameter,
    Phrase,
    PhrasesFile,
    check_translation,
    join,
    parse_phrase,
    phrase_pattern,
    read_value,
    write_value,
)

_Index = dict[tuple[str, str | None], list[tuple[Step, Phrase, re.Pattern[str]]]]
"""By type and first word."""


class UndefinedStep(InputError):
    """A step that no phrase of the vocabulary fits."""


class ScenarioLanguage:
    """What `core.Wording` asks, and the phrases of every step in this language."""

    def __init__(self, project: Project, book: Book, game: Game, code: str) -> None:
        self.code = code
        self.book = book
        self.game = game
        self.conjunction = project.languages[code].conjunction
        path = book.folder / code / SCENARIOS
        missing = Yaml(shown_path(path, project.root), {})
        self.file: Yaml = missing if code == "en" else read_optional_yaml(path, project.root)
        self.phrases = self.file.model(PhrasesFile)
        self._kit = project.languages[code].trace
        self._matches: dict[tuple[str, str], tuple[Step, dict[str, Any]]] = {}
        self._cells: dict[tuple[str, str], Any] = {}
        self._cell_patterns: dict[str, re.Pattern[str]] = {}
        self._kinds: dict[type, Kind | None] = {}

    # --- core.Wording ---------------------------------------------------------------------------------------------

    def forms(self, kind: str, word: str, term: str | None) -> Sequence[str]:
        if term is not None:
            entry = self.book.terms.get(term)
            if entry is None:
                raise InputError(
                    f"the kind {kind} of the engine uses the term {term!r}, which terms.yml does not have.",
                    todo=nearest(term, self.book.terms),
                )
            return [entry.name(self.code), *entry.forms.get(self.code, ())]
        worded = self.phrases.words.get(kind, {}).get(word, word)
        return [worded] if isinstance(worded, str) else worded

    @cached_property
    def _titles(self) -> dict[str, str]:
        return {id: self.book.rule(id, self.code).title for id in self.book.source_rules}

    def rule_titles(self) -> Mapping[str, str]:
        return self._titles

    def rule_numbers(self) -> Mapping[str, str]:
        return self.book.numbers

    @cached_property
    def rule_names(self) -> dict[str, str]:
        """How messages call the rules: by number and title."""
        return {id: f'{self.book.numbers[id]} "{title}"' for id, title in self._titles.items()}

    # --- phrases --------------------------------------------------------------------------------------------------

    @cached_property
    def steps(self) -> list[tuple[Step, Phrase]]:
        """Every step that this language has a phrase for."""
        kinds = self.game.vocabulary.kinds
        result = []
        for step in self.game.vocabulary.steps:
            english = parse_phrase(step.phrase, kinds, f"the engine of {self.book.id}")
            if self.code == "en":
                result.append((step, english))
            elif step.phrase in self.phrases.steps:
                translated = parse_phrase(self.phrases.steps[step.phrase], kinds, self.file.file)
                check_translation(english, translated, self.file)
                result.append((step, translated))
        return result

    @cached_property
    def earlier(self) -> list[tuple[Step, Phrase]]:
        """Wordings of before that are still read: of the engine's phrases, and of this language's translations."""
        kinds = self.game.vocabulary.kinds
        result = []
        for step in self.game.vocabulary.steps:
            for was in step.was:
                source = was if self.code == "en" else self.phrases.steps.get(was)
                if source is not None:
                    result.append((step, parse_phrase(source, kinds, f"the engine of {self.book.id}")))
        return result

    @cached_property
    def untranslated(self) -> list[str]:
        """The English phrases this language lacks."""
        known = {id(step) for step, _ in self.steps}
        return [step.phrase for step in self.game.vocabulary.steps if id(step) not in known]

    @cached_property
    def _index(self) -> _Index:
        return self._indexed(self.steps)

    @cached_property
    def _earlier_index(self) -> _Index:
        return self._indexed(self.earlier)

    def _indexed(self, phrases: Iterable[tuple[Step, Phrase]]) -> _Index:
        index: _Index = {}
        for step, phrase in phrases:
            pattern = phrase_pattern(phrase, self, self.conjunction)
            index.setdefault((step.type, phrase.first_word), []).append((step, phrase, pattern))
        return index

    def candidates(self, type_: str, text: str) -> list[tuple[Step, dict[str, Any]]]:
        """Every step of this type whose phrase fits the text, with the arguments; an earlier wording only if no
        present one fits."""
        return self._fitting(self._index, type_, text) or self._fitting(self._earlier_index, type_, text)

    def outdated(self, type_: str, text: str) -> bool:
        """Whether only an earlier wording fits the text."""
        return not self._fitting(self._index, type_, text) and bool(self._fitting(self._earlier_index, type_, text))

    def _fitting(self, index: _Index, type_: str, text: str) -> list[tuple[Step, dict[str, Any]]]:
        found: list[tuple[Step, dict[str, Any]]] = []
        for first in (text.split(" ", 1)[0], None):
            for step, phrase, pattern in index.get((type_, first), ()):
                if match := pattern.fullmatch(text):
                    arguments = {one.name: read_value(one, match[one.name], self) for one in phrase.parameters}
                    found.append((step, arguments))
        return found

    def match(self, line: StepLine) -> tuple[Step, dict[str, Any]]:
        """The one step that the line means, with its arguments, its table among them."""
        key = (line.type, line.text)
        if key not in self._matches:
            self._matches[key] = self._only(line)
        step, arguments = self._matches[key]
        return step, {**arguments, **self.table_arguments(step, line)}

    def _only(self, line: StepLine) -> tuple[Step, dict[str, Any]]:
        try:
            found = self.candidates(line.type, line.text)
        except InputError as error:
            raise InputError(error.what, place=line.place, todo=error.todo) from None
        if len(found) > 1:
            phrases = " and ".join(repr(self.phrase_of(step).source) for step, _ in found)
            raise AmbiguousReference(
                f"the step {line.text!r} fits several phrases: {phrases}.",
                place=line.place,
                todo="Make the phrases of the engine distinct.",
            )
        if not found:
            raise UndefinedStep(
                f"no {line.type} step says {line.text!r}.", place=line.place, todo=self._suggestion(line)
            )
        return found[0]

    def _suggestion(self, line: StepLine) -> str:
        for type_ in ("given", "when", "then"):
            if type_ != line.type and self.candidates(type_, line.text):
                return f"It is a {type_} step."
        phrases = [phrase for step, phrase in self.steps if step.type == line.type]
        if hint := misfit(line.text, phrases, self, self.conjunction):
            return hint
        if near := nearest_phrase(line.text, phrases):
            return f"Did you mean {near!r}?"
        for type_ in ("given", "when", "then"):
            if near := nearest_phrase(line.text, [phrase for step, phrase in self.steps if step.type == type_]):
                return f"Did you mean the {type_} step {near!r}?"
        return f"See every phrase with: ruleproof steps {self.book.id}."

    def how_to_state(self, unstated: Unstated) -> str:
        """The phrases that state what the scenario left unsaid."""
        return phrases_that_state(f"state_{unstated.kind}", unstated.name, self.steps, self)

    def phrase_of(self, step: Step) -> Phrase:
        return self._phrases[id(step)]

    @cached_property
    def _phrases(self) -> dict[int, Phrase]:
        return {id(step): phrase for step, phrase in self.steps}

    # --- tables ---------------------------------------------------------------------------------------------------

    def table_arguments(self, step: Step, line: StepLine) -> dict[str, Any]:
        """What the line's table gives the step function."""
        if step.table is None:
            if line.table is not None:
                raise InputError(f"the step {line.text!r} takes no table.", place=line.place, todo="Remove the table.")
            return {}
        if line.table is None:
            raise InputError(
                f"the step {line.text!r} needs a table.", place=line.place, todo=self.table_help(step.table)
            )
        return _grid(line) if isinstance(step.table, Grid) else {"rows": self._rows(step.table, line)}

    def table_help(self, table: Grid | Columns) -> str:
        if isinstance(table, Grid):
            return f"Draw the board: column names, row names, a symbol a square ({table.symbols})."
        return f"Its columns are: {', '.join(self.column(name) for name in table.kinds)}."

    def column(self, english: str) -> str:
        return self.phrases.columns.get(english, english)

    def _rows(self, table: Columns, line: StepLine) -> list[dict[str, Any]]:
        assert line.table is not None
        names = {self.column(name): name for name in table.kinds}
        header = line.table[0]
        for cell in header:
            if cell not in names:
                todo = nearest(cell, names) or self.table_help(table)
                raise InputError(f"the table has no column {cell!r}.", place=line.place, todo=todo)
        required = [
            name for shown, name in names.items() if shown not in header and not table.kinds[name].endswith("?")
        ]
        if required:
            raise InputError(
                f"the table lacks the column {self.column(required[0])!r}.",
                place=line.place,
                todo=self.table_help(table),
            )
        rows = []
        for number, cells in enumerate(line.table[1:], 1):
            row: dict[str, Any] = dict.fromkeys(table.kinds)
            for shown, cell in zip(header, cells, strict=True):
                row[names[shown]] = self._cell(table.kinds[names[shown]], cell, line, number)
            rows.append(row)
        return rows

    def _cell(self, kind: str, text: str, line: StepLine, number: int) -> Any:
        if not text and kind.endswith("?"):
            return None
        if (kind, text) not in self._cells:
            parameter = self.cell_parameter(kind)
            if not self._cell_pattern(kind).fullmatch(text):
                item = next(
                    (one for one in items(text, parameter, self.conjunction) if not self._fits(kind, one)), text
                )
                raise InputError(
                    f"row {number} of the table: {wrong_value(item, parameter.kind, self)}",
                    place=Place(line.place.file, line.place.line + 1 + number),
                )
            self._cells[kind, text] = read_value(parameter, text, self)
        value = self._cells[kind, text]
        return list(value) if isinstance(value, list) else value

    def _fits(self, kind: str, text: str) -> bool:
        return bool(self._cell_pattern(kind).fullmatch(text))

    def _cell_pattern(self, kind: str) -> re.Pattern[str]:
        if kind not in self._cell_patterns:
            parameter = self.cell_parameter(kind)
            self._cell_patterns[kind] = phrase_pattern(Phrase("", (parameter,)), self, self.conjunction)
        return self._cell_patterns[kind]

    def cell_parameter(self, kind: str) -> Parameter:
        name = kind.rstrip("?")
        return Parameter("cell", self.game.vocabulary.kinds[name.rstrip("+")], name.endswith("+"))

    # --- writing --------------------------------------------------------------------------------------------------

    def write(self, step: Step, arguments: Mapping[str, Any]) -> str:
        """The step in this language."""
        parts = self.phrase_of(step).parts
        out = []
        for index, part in enumerate(parts):
            if isinstance(part, str):
                out.append(part)
            elif isinstance(part, Parameter):
                out.append(write_value(part, arguments[part.name], self, self.conjunction))
            else:
                out.append(part[self._agreement(parts, index, arguments)] if len(part) > 1 else part[0])
        return "".join(out)

    def _agreement(
        self, parts: Sequence[str | Parameter | tuple[str, ...]], index: int, arguments: Mapping[str, Any]
    ) -> int:
        """0 for masculine or one, 1 for feminine or any other number."""
        following = (
            parts[index + 2 : index + 3] if parts[index + 1 : index + 2] == (" ",) else parts[index + 1 : index + 2]
        )
        before = [part for part in parts[:index] if isinstance(part, Parameter)]
        near = [part for part in following if isinstance(part, Parameter)] or before[-1:]
        if not near:
            return 0
        value = arguments[near[0].name]
        if near[0].many:
            return int(len(value) != 1)
        if isinstance(value, int) and not isinstance(value, Enum):
            return int(value != 1)
        return int(self.gender(near[0], value) == "f")

    def gender(self, parameter: Parameter, value: Any) -> str:
        if isinstance(parameter.kind, Words):
            term = self.book.terms.get(parameter.kind.terms.get(value, ""))
            return term.gender.get(self.code, "m") if term else "m"
        return "m"

    def write_table(self, step: Step, line: StepLine, source: ScenarioLanguage) -> list[list[str]] | None:
        """The table of a line that was read in `source`, in this language."""
        if line.table is None or not isinstance(step.table, Columns):
            return line.table
        names = {source.column(name): name for name in step.table.kinds}
        header = [names[cell] for cell in line.table[0]]
        rows = [[self.column(name) for name in header]]
        for values in source._rows(step.table, line):
            rows.append([self._written_cell(step.table.kinds[name], values[name]) for name in header])
        return rows

    def _written_cell(self, kind: str, value: Any) -> str:
        return "" if value is None else write_value(self.cell_parameter(kind), value, self, self.conjunction)

    @property
    def kit_texts(self) -> Mapping[str, str]:
        """What the kit itself says in a trace, by its English: no book translates it."""
        return self._kit

    # --- traces ---------------------------------------------------------------------------------------------------

    def say(self, entry: Entry) -> tuple[str, str]:
        """What happened and why, in this language; the second is empty where there was nothing to explain."""
        values = {name: self.value(value) for name, value in entry.values.items()}
        text = self._filled(entry.text, values)
        if entry.outcome == "offered":
            text = f"{values['by']}: {text} ({values['options']})"
        return text, self._filled(entry.because, values)

    def _filled(self, text: str, values: Mapping[str, str]) -> str:
        template = self._template(text)
        try:
            return template.format(**values)
        except (LookupError, ValueError, AttributeError):
            whose = f"the engine of {self.book.id} says" if template == text else f"{text!r} is translated as"
            place = self.file.place("trace", text) if text in self.phrases.trace else None
            todo = f"Use no other than: {', '.join(f'{{{name}}}' for name in values) or 'none'}."
            raise InputError(f"{whose} {template!r}, which has a wrong placeholder.", place=place, todo=todo) from None

    def _template(self, text: str) -> str:
        return self.phrases.trace.get(text) or self._kit.get(text, text)

    def value(self, value: object) -> str:
        """A value of the game in this language: by the kind whose `members` it is one of, where there is one."""
        if (kind := self._kind_of(type(value))) is not None:
            return kind.write(value, self)
        if isinstance(value, str):
            return self._template(value)
        if isinstance(value, Worded):
            parts = {name: self.value(part) for name, part in vars(value).items()}
            return self._filled(value.template, parts)
        if isinstance(value, Iterable):
            return join([self.value(one) for one in value], self.conjunction)
        return str(value)

    def _kind_of(self, type_: type) -> Kind | None:
        if type_ not in self._kinds:
            kinds = self.game.vocabulary.kinds.values()
            found = (kind for kind in kinds if kind.members is not None and issubclass(type_, kind.members))
            self._kinds[type_] = next(found, None)
        return self._kinds[type_]


def _grid(line: StepLine) -> dict[str, Any]:
    assert line.table is not None
    header = line.table[0][1:]
    if not header or any(not name for name in header) or any(not row[0] for row in line.table[1:]):
        raise InputError(
            "the board needs a name for each column and each row.",
            place=line.place,
            todo="Leave only the first cell of the first row empty.",
        )
    return {
        "grid": {
            f"{column}{row[0]}": cell for row in line.table[1:] for column, cell in zip(header, row[1:], strict=True)
        }
    }
