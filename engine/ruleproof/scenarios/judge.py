"""Runs the book's worked examples under every reading of every dispute: which readings do they refute?"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ruleproof.core import InputError
from ruleproof.scenarios.guard import many
from ruleproof.scenarios.runner import BookRunner, Verdict


@dataclass
class Judgement:
    """One reading of one dispute before the worked examples that turn on it."""

    dispute: str
    reading: str
    default: bool
    upheld: list[Verdict] = field(default_factory=list)
    """Examples that come out as the book tells them."""
    against: list[Verdict] = field(default_factory=list)
    """Examples that do not."""
    told: list[Verdict] = field(default_factory=list)
    """Examples that are told under this reading by their tag, and so judge nothing."""

    alike: frozenset[str] = frozenset()
    """Names of the examples that come out as told under every reading, and so decide nothing."""

    @property
    def deciding(self) -> list[Verdict]:
        """The examples that speak for this reading and against another."""
        return [verdict for verdict in self.upheld if verdict.scenario.name not in self.alike]

    @property
    def refuted(self) -> bool:
        return bool(self.against)

    @property
    def verdict(self) -> str:
        if self.refuted:
            return "refuted"
        return "stands" if self.deciding else "not decided"

    def as_json(self) -> dict[str, Any]:
        return {
            "reading": self.reading,
            "default": self.default,
            "verdict": self.verdict,
            "told": [verdict.scenario.name for verdict in self.told],
            "upheld": [verdict.scenario.name for verdict in self.upheld],
            "against": [
                {"scenario": verdict.scenario.name, "place": str(verdict.place), "because": verdict.message}
                for verdict in self.against
            ],
        }


def judge(runner: BookRunner) -> list[Judgement]:
    """Every reading of every dispute. An example counts only where the engine asked for that dispute while it ran.

    An example that does not ask under the default readings asks under no other: up to there it runs the same.
    """
    examples = [verdict for verdict in runner.verdicts if verdict.scenario.examples]
    judgements: list[Judgement] = []
    for id, dispute in runner.book.disputes.items():
        if not dispute.readings:
            raise InputError(
                f"the dispute {id} has no readings.",
                place=runner.book.place("disputes", id),
                todo="Add both, or make it an erratum.",
            )
        turning = [one for one in examples if id in one.asked and id not in one.scenario.readings]
        judged: list[Judgement] = []
        for reading in dispute.readings:
            default = reading == dispute.default
            told = [one for one in examples if one.scenario.readings.get(id) == reading]
            judgement = Judgement(id, reading, default, told=told)
            with many():
                for one in turning:
                    verdict = one if default else runner.run(one.scenario, readings={id: reading})
                    (judgement.upheld if verdict.passed else judgement.against).append(verdict)
            judged.append(judgement)
        alike = frozenset.intersection(*(frozenset(v.scenario.name for v in one.upheld) for one in judged))
        for judgement in judged:
            judgement.alike = alike
        judgements += judged
    return judgements
