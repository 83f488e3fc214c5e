"""What the coverage page says: numbers of the whole book, where each rule stands, how far each language is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruleproof.scenarios.coverage import Coverage
from ruleproof.site.page import Page, RuleLink


@dataclass(frozen=True)
class Tile:
    """A number and what it is made of, by the keys of the words that say it."""

    title: str
    total: int
    parts: dict[str, int]


@dataclass(frozen=True)
class RuleRow:
    """Where a rule stands, and how many scenarios prove it."""

    rule: RuleLink
    standing: str
    scenarios: int


@dataclass(frozen=True)
class LanguageRow:
    """How many rules a language has, lacks, and has of an older text."""

    code: str
    name: str
    rules: int
    missing: int
    stale: int


def coverage(page: Page) -> dict[str, Any]:
    """The page of a book without an engine has no numbers."""
    found = page.book_facts.coverage
    if found is None:
        return {"tiles": [], "rules": [], "languages": []}
    account = found.as_json()
    return {
        "tiles": _tiles(account),
        "rules": _rules(page, found),
        "languages": [_language(page, code, one) for code, one in account["languages"].items()],
    }


def _tiles(account: dict[str, Any]) -> list[Tile]:
    rules, statements = account["rules"], account["statements"]
    examples, scenarios = account["examples"], account["scenarios"]
    return [
        Tile(
            "rules",
            rules["total"],
            {
                "proved-many": rules["proved"],
                "claimed-many": rules["claimed"],
                "text-only": rules["text_only"],
                "open-many": rules["open"],
            },
        ),
        Tile(
            "statements",
            statements["total"],
            {
                "restated": statements["restated"],
                "out-of-scope": statements["out_of_scope"],
                "missing": len(statements["missing"]),
            },
        ),
        Tile(
            "source-examples",
            examples["total"],
            {
                "with-scenario": examples["with_scenario"],
                "passing": examples["passing"],
                "missing": len(examples["missing"]),
            },
        ),
        Tile("scenarios", scenarios["total"], {"passing": scenarios["passed"], "failing": scenarios["failed"]}),
    ]


def _rules(page: Page, found: Coverage) -> list[RuleRow]:
    return [RuleRow(page.rule_link(id), standing, len(found.proofs[id])) for id, standing in found.rules.items()]


def _language(page: Page, code: str, account: dict[str, int]) -> LanguageRow:
    name = page.facts.project.languages[code].name
    return LanguageRow(code, name, account["rules"], account["missing"], account["stale"])
