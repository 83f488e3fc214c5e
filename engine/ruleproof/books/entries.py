"""The entries of a book's YAML files: facts beside the folders, words in each language's folder."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from ruleproof.books.files import Model

Lines = Annotated[str, BeforeValidator(lambda value: str(value) if isinstance(value, int) else value)]
"""Lines of the source: 85, "93, 271" or 158-160."""

OneOrMany = Annotated[list[str], BeforeValidator(lambda value: [value] if isinstance(value, str) else value)]
"""Written as one id or as a list of them."""

Section = Annotated[dict[str, Any], BeforeValidator(lambda value: {} if value is None else value)]
"""A part of a file with entries of its own; nothing may stand in it yet."""

# --- facts --------------------------------------------------------------------------------------------------------


class BookFile(Model):
    """book.yml."""

    form: ClassVar[str] = "'source_language: es', 'chapters: [setup, round]', a line each."
    source_language: str
    source_lines: int = 0
    chapters: list[str]
    engine: str | None = None
    whole: bool = False
    """Whether every statement and example of the source must be accounted for already."""


class TermFacts(Model):
    """An entry of terms.yml."""

    form: ClassVar[str] = "{icon: drop, rule: light.cost}"
    icon: str | None = None
    rule: str | None = None
    """The rule that defines it."""


class StatementFacts(Model):
    """A statement (R) of the source in provenance.yml: its lines, and the rules that restate it."""

    form: ClassVar[str] = "{lines: 158-160, rule: light.cost}"
    lines: Lines
    rule: OneOrMany = Field(default_factory=list)
    out: bool = False
    """Nothing restates it, for a reason that notes.yml gives."""


class SourceExampleFacts(Model):
    """A worked example (E) of the source in provenance.yml: its lines, and the examples that restate it."""

    form: ClassVar[str] = "{lines: 158-160, example: ex.last-drop}"
    lines: Lines
    example: OneOrMany = Field(default_factory=list)
    out: bool = False


class DisputeFacts(Model):
    """An entry of disputes.yml."""

    form: ClassVar[str] = "{lines: 158-160, rules: [light.cost], readings: [a, b], default: a}"
    lines: Lines
    rules: list[str]
    readings: list[str]
    default: str


class ErratumFacts(Model):
    """An entry of errata.yml."""

    form: ClassVar[str] = "{lines: 158-160, rules: [light.cost]}"
    lines: Lines
    rules: list[str] = Field(default_factory=list)


class RulingFacts(Model):
    """An entry of rulings.yml."""

    form: ClassVar[str] = "{rules: [light.cost]}"
    rules: list[str]


class RetiredFacts(Model):
    """An entry of retired.yml. `to` is the rule that stands for it now."""

    form: ClassVar[str] = "{to: light.cost}"
    to: str | None = None


# --- words --------------------------------------------------------------------------------------------------------


class TermWords(Model):
    """An entry of <lang>/terms.yml."""

    form: ClassVar[str] = '{name: "oil", forms: ["oils"], meaning: "What the lantern burns."}'
    name: str = ""
    forms: list[str] = Field(default_factory=list)
    """Other inflections a step or a search may use: plurals, feminine forms."""
    gender: Literal["m", "f"] | None = None
    meaning: str = ""
    ours: bool = False
    """The name is ours, because the source shows no official one."""
    also: list[str] = Field(default_factory=list)
    """Words that players use for it."""
    avoid: list[str] = Field(default_factory=list)
    """Variants the source uses by slip: not to be written, but found by search."""


class DisputeWords(Model):
    """An entry under `disputes` of <lang>/notes.yml."""

    form: ClassVar[str] = '{title: "Which one?", readings: {a: "This.", b: "That."}, because: "The example shows it."}'
    title: str = ""
    readings: dict[str, str] = Field(default_factory=dict)
    because: str = ""


class ErratumWords(Model):
    """An entry under `errata` of <lang>/notes.yml."""

    form: ClassVar[str] = '{says: "three drops", should: "two drops"}'
    says: str = ""
    should: str = ""


class RulingWords(Model):
    """An entry under `rulings` of <lang>/notes.yml."""

    form: ClassVar[str] = '{question: "May you do it twice?", answer: "No."}'
    question: str = ""
    answer: str = ""


class NotesFile(Model):
    """<lang>/notes.yml by its sections; their entries are read one by one."""

    credits: str = ""
    disputes: Section = Field(default_factory=dict)
    errata: Section = Field(default_factory=dict)
    rulings: Section = Field(default_factory=dict)
    text_only: Section = Field(default_factory=dict, alias="text-only")
    """By rule, why no engine could run it."""
    provenance: Section = Field(default_factory=dict)
    """By statement or example of the source, why nothing restates it."""
    retired: Section = Field(default_factory=dict)
    """By id, why it is gone."""
    aid: Section = Field(default_factory=dict)
    """By section of the one-page aid, its heading."""


class ProvenanceFile(Model):
    """provenance.yml by its sections."""

    statements: Section = Field(default_factory=dict)
    examples: Section = Field(default_factory=dict)
