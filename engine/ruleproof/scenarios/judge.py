"""Runs the book's worked examples under every reading of every dispute: which readings do they refute?"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

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

    @property
    def refuted(self) -> bool:
        return bool(self.against)

    @property
    def verdict(self) -> str:
        if self.refuted:
            return "refuted"
        return "stands" if self.upheld else "not tested"

    def as_json(self) -> dict[str, Any]:
        return {
            "reading": self.reading,
            "default": self.default,
            "verdict": self.verdict,
            "upheld": [verdict.scenario.name for verdict in self.upheld],
            "against": [
                {"scenario": verdict.scenario.name, "place": str(verdict.place), "because": verdict.message}
                for verdict in self.against
            ],
        }


def judge(runner: BookRunner) -> list[Judgement]:
    """Every reading of every dispute. An example counts only where the engine asked for that dispute while it ran."""
    examples = [scenario for scenario in runner.scenarios if scenario.examples]
    judgements = []
    for id, dispute in runner.book.disputes.items():
        for reading in dispute.readings:
            judgement = Judgement(id, reading, reading == dispute.default)
            for scenario in examples:
                if id in scenario.readings:
                    continue
                verdict = runner.run(scenario, readings={id: reading})
                if id in verdict.asked:
                    (judgement.upheld if verdict.passed else judgement.against).append(verdict)
            judgements.append(judgement)
    return judgements
