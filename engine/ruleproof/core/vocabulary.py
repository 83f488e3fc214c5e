"""The words a scenario can be written in: kinds of parameter, kinds of table, and the steps that use them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, Protocol, TypeVar

from ruleproof.core.chance import Chance
from ruleproof.core.errors import AmbiguousReference, InputError, nearest
from ruleproof.core.readings import Readings
from ruleproof.core.table import Table
from ruleproof.core.trace import Trace

E = TypeVar("E", bound=Enum)
F = TypeVar("F", bound=Callable[..., None])
StepType = Literal["given", "when", "then"]


class Wording(Protocol):
    """What a kind of parameter asks of a language."""

    def forms(self, kind: str, word: str, term: str | None) -> Sequence[str]:
        """How the language says the word: the form to write first, then every other form to be read."""

    def rule_titles(self) -> Mapping[str, str]:
        """Rule id to title."""

    def rule_numbers(self) -> Mapping[str, str]:
        """Rule id to its number in the book."""


class Kind(Protocol):
    """What may stand in a step's `{name:Kind}`."""

    @property
    def name(self) -> str: ...

    @property
    def members(self) -> type | None:
        """The type whose values a trace words by this kind; None where its values say themselves."""

    def accepts(self, wording: Wording) -> str:
        """What may be written, for people: "a number", "green, red"."""

    def pattern(self, wording: Wording) -> str:
        """A regular expression without groups."""

    def read(self, text: str, wording: Wording) -> Any:
        """The value that stands for the text. Raises InputError for text that means nothing."""

    def write(self, value: Any, wording: Wording) -> str:
        """The text for the value; reading it back gives the value."""


@dataclass(frozen=True)
class Pattern:
    """Values written the same in every language: numbers, squares, names."""

    name: str
    regex: str
    accepted: str
    convert: Callable[[str], Any] = str
    show: Callable[[Any], str] = str
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return self.accepted

    def pattern(self, wording: Wording) -> str:
        return self.regex

    def read(self, text: str, wording: Wording) -> Any:
        return self.convert(text)

    def write(self, value: Any, wording: Wording) -> str:
        return self.show(value)


@dataclass(frozen=True)
class Words:
    """The members of an enumeration, named by the glossary where `terms` ties a member to a term.

    A member without a term is worded by `words:` of scenarios.yml, in English by its own value.
    """

    name: str
    members: type[Enum]
    terms: Mapping[Enum, str] = field(default_factory=dict)

    def accepts(self, wording: Wording) -> str:
        return ", ".join(self.write(member, wording) for member in self.members)

    def pattern(self, wording: Wording) -> str:
        return any_of(form for member in self.members for form in self._forms(member, wording))

    def read(self, text: str, wording: Wording) -> Enum:
        for member in self.members:
            if text in self._forms(member, wording):
                return member
        raise InputError(f"{text!r} is not a {self.name}.", todo=f"Write one of: {self.accepts(wording)}.")

    def write(self, value: Enum, wording: Wording) -> str:
        return self._forms(value, wording)[0]

    def _forms(self, member: Enum, wording: Wording) -> Sequence[str]:
        return wording.forms(self.name, str(member.value), self.terms.get(member))


def terms_by_name(members: type[E]) -> dict[Enum, str]:
    """Each member's term where the glossary calls it as the code does: GRAND_SCEPTER is `grand-scepter`."""
    return {member: member.name.lower().replace("_", "-") for member in members}


def any_of(texts: Iterable[str], holes: Mapping[str, str] | None = None) -> str:
    """A regular expression for any of the texts, the longest first, so that none hides one that starts like it.

    `holes` are parts that stand for something else, and the expressions that fit there: {"{n}": r"\\d+"}.
    """
    expressions = []
    for text in sorted(set(texts), key=lambda text: (-len(text), text)):
        expression = re.escape(text)
        for hole, regex in (holes or {}).items():
            expression = expression.replace(re.escape(hole), regex)
        expressions.append(expression)
    return "|".join(expressions)


@dataclass(frozen=True)
class RuleTitle:
    """A rule of the book in quotation marks: its title; or its number, or its id."""

    name: str = "Rule"
    members: type | None = None

    def accepts(self, wording: Wording) -> str:
        return 'in straight "quotation marks" the title of a rule, its number or its id'

    def pattern(self, wording: Wording) -> str:
        return '"[^"]+"'

    def read(self, text: str, wording: Wording) -> str:
        wanted = text.strip('"')
        titles, numbers = wording.rule_titles(), wording.rule_numbers()
        ids = [rule for rule, title in titles.items() if wanted in (title, numbers.get(rule), rule)]
        if len(ids) == 1:
            return ids[0]
        if not ids:
            todo = nearest(wanted, titles.values()) or "Write the heading of the rule as the book has it."
            raise InputError(f"no rule has the title {text}.", todo=todo)
        shown = " or ".join(numbers[rule] for rule in ids)
        raise AmbiguousReference(f"several rules have the title {text}.", todo=f"Write its number: {shown}.")

    def write(self, value: str, wording: Wording) -> str:
        title = wording.rule_titles()[value]
        alone = sum(1 for one in wording.rule_titles().values() if one == title) == 1
        return f'"{title if alone else wording.rule_numbers()[value]}"'


NUMBER = Pattern("d", r"-?\d+", "a whole number", int)
QUOTED = Pattern("text", r'"[^"]*"', 'words in "quotation marks"', lambda text: text[1:-1], lambda text: f'"{text}"')
RULE = RuleTitle()


@dataclass(frozen=True)
class Grid:
    """A board drawn as a table: column names in the first row, row names in the first column, a symbol a square.

    The step function gets it as `grid: dict[str, str]`, square name ("D1") to symbol. Written the same in every
    language.
    """

    symbols: str
    """What the symbols mean, for people."""


@dataclass(frozen=True)
class Columns:
    """A table with a header row; each column has a kind. A kind's name ending in "?" makes its cells optional.

    The step function gets it as `rows: list[dict[str, Any]]`, by column; an optional cell left empty, or a column
    left out, is None.
    """

    kinds: Mapping[str, str]


@dataclass(frozen=True)
class Step:
    """One phrase of the vocabulary and the function behind it."""

    type: StepType
    phrase: str
    function: Callable[..., None]
    table: Grid | Columns | None = None
    was: tuple[str, ...] = ()
    """Earlier wordings, still read and listed nowhere, until the next release but one. What an earlier wording did not
    say, the function has a default for."""


class Vocabulary:
    """The steps and kinds of one game, with those that all games share."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.kinds: dict[str, Kind] = {}
        for kind in (NUMBER, QUOTED, RULE):
            self.add_kind(kind)
        self.then("the rules refuse it: {rule:Rule}")(_refused)

    def add_kind(self, kind: Kind) -> None:
        if kind.name in self.kinds:
            raise ValueError(f"two kinds named {kind.name}")
        self.kinds[kind.name] = kind

    def given(self, phrase: str, table: Grid | Columns | None = None, *, was: Sequence[str] = ()) -> Callable[[F], F]:
        """What is on the table."""
        return self._step("given", phrase, table, was)

    def when(self, phrase: str, table: Grid | Columns | None = None, *, was: Sequence[str] = ()) -> Callable[[F], F]:
        """What happens."""
        return self._step("when", phrase, table, was)

    def then(self, phrase: str, table: Grid | Columns | None = None, *, was: Sequence[str] = ()) -> Callable[[F], F]:
        """What a person at the table sees."""
        return self._step("then", phrase, table, was)

    def _step(self, type_: StepType, phrase: str, table: Grid | Columns | None, was: Sequence[str]) -> Callable[[F], F]:
        def add(function: F) -> F:
            self.steps.append(Step(type_, phrase, function, table, tuple(was)))
            return function

        return add


@dataclass(frozen=True)
class Game:
    """What a book's engine module offers as `GAME`: how to lay an empty table, and the words to describe it."""

    new_table: Callable[[Trace, Chance, Readings], Table[Any]]
    vocabulary: Vocabulary


def _refused(table: Table[Any], rule: str) -> None:
    table.expect_refusal(rule)
