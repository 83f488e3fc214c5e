"""What of a book is proved: its rules, the source's statements and examples, and its languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ruleproof.books.models import Book
from ruleproof.scenarios.runner import BookRunner, Verdict

Standing = Literal["proved", "claimed", "text-only", "open"]


@dataclass(frozen=True)
class Coverage:
    """The account of one book."""

    book: Book
    rules: dict[str, Standing]
    """Proved: a passing scenario is tagged with it, and an act or a question in it cites it. Claimed: tagged only.
    Open: neither."""
    proofs: dict[str, list[Verdict]]
    """By rule, the scenarios that prove it."""
    elsewhere: dict[str, int]
    """By rule, how many other passing scenarios show it at work."""
    verdicts: list[Verdict]

    @property
    def missing_statements(self) -> list[str]:
        return [id for id, one in self.book.provenance.statements.items() if not one.rule and not one.out]

    @property
    def missing_examples(self) -> list[str]:
        """Examples of the source that are neither excused nor have a scenario."""
        return [
            id
            for id, one in self.book.provenance.examples.items()
            if not one.out and not (one.example and all(self._verdicts_of(example) for example in one.example))
        ]

    @property
    def failed(self) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if not verdict.passed]

    @property
    def good(self) -> bool:
        """Nothing claimed, open or failing; and in a book that is whole, nothing of the source missing."""
        unproved = any(standing in ("claimed", "open") for standing in self.rules.values())
        missing = self.book.info.whole and (self.missing_statements or self.missing_examples)
        return not unproved and not missing and not self.failed

    def count(self, standing: Standing) -> int:
        return sum(1 for one in self.rules.values() if one == standing)

    def as_json(self) -> dict[str, Any]:
        statements = self.book.provenance.statements
        examples = self.book.provenance.examples
        shown = {id: [v for one in entry.example for v in self._verdicts_of(one)] for id, entry in examples.items()}
        missing_examples = self.missing_examples
        with_scenario = [id for id, verdicts in shown.items() if verdicts and id not in missing_examples]
        return {
            "rules": {
                "total": len(self.rules),
                "proved": self.count("proved"),
                "claimed": self.count("claimed"),
                "text_only": self.count("text-only"),
                "open": self.count("open"),
            },
            "statements": {
                "total": len(statements),
                "restated": sum(1 for one in statements.values() if one.rule),
                "out_of_scope": sum(1 for one in statements.values() if one.out),
                "missing": self.missing_statements,
            },
            "examples": {
                "total": len(examples),
                "with_scenario": len(with_scenario),
                "passing": sum(1 for id in with_scenario if all(verdict.passed for verdict in shown[id])),
                "missing": missing_examples,
            },
            "scenarios": {
                "total": len(self.verdicts),
                "passed": len(self.verdicts) - len(self.failed),
                "failed": len(self.failed),
            },
            "languages": {language: language_account(self.book, language) for language in self.book.chapters},
        }

    def _verdicts_of(self, example: str) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if example in verdict.scenario.examples]


def language_account(book: Book, language: str) -> dict[str, int]:
    """How many rules a language has, lacks, and has of an older source text."""
    rules = book.rules(language)
    fresh = book.fresh.get(language, {})
    stale = 0
    if language != book.source_language:
        stale = sum(1 for id in rules if id in book.source_rules and fresh.get(id) != book.source_rules[id].hash)
    missing = sum(1 for id in book.source_rules if id not in rules)
    return {"rules": len(rules), "missing": missing, "stale": stale}


def cover(runner: BookRunner) -> Coverage:
    """Run the book's scenarios and say what they prove."""
    verdicts = runner.verdicts
    tagged = {rule for verdict in verdicts for rule in verdict.scenario.rules}
    proofs: dict[str, list[Verdict]] = {id: [] for id in runner.book.source_rules}
    elsewhere = dict.fromkeys(runner.book.source_rules, 0)
    for verdict in verdicts:
        for rule in verdict.shown:
            if rule in verdict.scenario.rules:
                proofs[rule].append(verdict)
            else:
                elsewhere[rule] += 1
    rules: dict[str, Standing] = {}
    for id, written in runner.book.source_rules.items():
        if proofs[id]:
            rules[id] = "proved"
        elif written.text_only:
            rules[id] = "text-only"
        else:
            rules[id] = "claimed" if id in tagged else "open"
    return Coverage(runner.book, rules, proofs, elsewhere, verdicts)
