"""How a phase ends and what the campaign goes on with: tests, aftermath, levels, Kami and the Yomi track."""

from __future__ import annotations

from pydantic import Field, NonNegativeInt, PositiveInt

from ruleproof.core import State
from ruleproof.games.harakiri.names import Attribute, EndStep, Name, PhaseEnd
from ruleproof.games.harakiri.state.heroes import Level


class TestResult(State):
    """What came of an attribute test."""

    __test__ = False  # no test for pytest

    who: Name
    attribute: Attribute
    difficulty: int
    total: int
    passed: bool
    consequence: str = ""


class Ending(State):
    """What the campaign book says about the end of the phase, and what was done about it."""

    conditions: dict[str, PhaseEnd] = Field(default_factory=dict)
    """Ending conditions of the setup: a failure, unless the campaign book says otherwise."""
    because: str | None = None
    """The rule by which the phase ended."""
    resurrection: Attribute | None = None
    """The attribute of the resurrection test, whose icon is lost."""
    section: tuple[str, ...] = ()
    """Effects that the section of the phase gives for a victory."""
    levels_up: bool = False
    """Whether that section says that the characters gain a level."""
    steps: tuple[EndStep, ...] = ()
    """What has been done, in order."""
    applied: tuple[str, ...] = ()
    """Effects of the section that have been applied."""
    tests: tuple[TestResult, ...] = ()
    repetitions: NonNegativeInt = 0
    life_tables: dict[str, tuple[PositiveInt, ...]] = Field(default_factory=dict)
    """The maximum life of each level, by class."""
    tokens: dict[str, dict[Level, tuple[str, str]]] = Field(default_factory=dict)
    """The two sides of the ability token of each level, by the name of the character."""
    changeable: frozenset[Name] = frozenset()
    """Characters whom something allows to change an ability."""


class UnlockedKami(State):
    """A Kami that became available in this phase, by the mission of a character or otherwise."""

    kami: str
    mission_of: Name | None = None


class SpecialToken(State):
    """A special token, which is for whatever the effect that made it says."""

    who: Name
    effect: str
    use: str


class Campaign(State):
    """What goes beyond one phase."""

    unlocked: tuple[UnlockedKami, ...] = ()
    special_tokens: tuple[SpecialToken, ...] = ()
    yomi: bool = False
    """Whether Yomi mode is played."""
    marks: NonNegativeInt = 0
    """Boxes of the Yomi track that are marked."""
    bold: frozenset[PositiveInt] = frozenset()
    """Its bold boxes, by number."""
    shinigami_due: bool = False
    shinigami: bool = False
    """Whether the characters are fighting the Shinigami."""
    phase_before: PhaseEnd | None = None
    """How the phase ended that brought them to it."""
