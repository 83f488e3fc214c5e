"""One rule on a page: heading, text, examples, disputes, rulings, proof, citations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from ruleproof.books.models import Example, Rule
from ruleproof.site.notes import DisputeNote, RulingNote, dispute_note, ruling_note
from ruleproof.site.page import Local, Page, RuleLink
from ruleproof.site.proof import Proof, ScenarioCard, proof_of, scenario_card
from ruleproof.site.prose import body

SOURCES = 4
"""How many places of the source a rule names; provenance.yml has them all."""


@dataclass(frozen=True)
class Badge:
    """A word about a rule; `note` says more about it."""

    kind: str
    text: str
    note: str = ""


@dataclass(frozen=True)
class ExampleCard:
    """A worked example, and the scenarios that play it."""

    id: str
    title: str
    language: str
    tongue: str
    """Its language's name where that is not the rule's."""
    body: Markup
    played: list[ScenarioCard]


@dataclass(frozen=True)
class RuleCard:
    """Everything a page says of a rule. `address` is its permanent one, from the root of the site."""

    id: str
    ref: str
    address: str
    number: str
    title: str
    language: str
    badges: list[Badge]
    body: Markup
    examples: list[ExampleCard]
    disputes: list[DisputeNote]
    rulings: list[RulingNote]
    proof: Proof | None
    cited_by: list[RuleLink]
    text_only: bool
    why: Local
    """Why no engine could execute it."""
    lines: str
    """Where the source has it."""


def rule_card(page: Page, id: str, chapter_language: str) -> RuleCard:
    """The rule in the page's language. `chapter_language` is what the chapter around it is shown in."""
    rule = page.book.rule(id, page.language)
    source = page.book.source_rules[id]
    facts = page.book_facts
    return RuleCard(
        id=id,
        ref=f"{page.book.id}:{id}",
        address=f"r/{page.book.id}/{id}/",
        number=page.book.numbers[id],
        title=rule.title,
        language=rule.language,
        badges=list(_badges(page, rule, source, chapter_language)),
        body=body(page, rule.body),
        examples=[_example(page, example, rule) for example in page.book.examples_of(id, page.language)],
        disputes=[dispute_note(page, *one) for one in facts.disputes_of.get(id, ())],
        rulings=[ruling_note(page, *one) for one in facts.rulings_of.get(id, ())],
        proof=proof_of(page, id),
        cited_by=[page.rule_link(citing, book) for book, citing in page.facts.cited_by.get((page.book.id, id), ())],
        text_only=source.text_only,
        why=page.local(page.book.text_only.get(id, {})),
        lines=_lines(facts.lines_of.get(id, [])),
    )


def _badges(page: Page, rule: Rule, source: Rule, chapter_language: str) -> Iterator[Badge]:
    words = page.words
    if source.modality:
        yield Badge(source.modality, words(source.modality))
    if rule.language not in (page.language, chapter_language):
        yield Badge("other", words("untranslated-rule", language=page.edition.language_name(rule.language)))
    if page.book_facts.stale(rule.id, page.language):
        yield Badge("stale", words("stale-one"), words("stale-rule"))


def _example(page: Page, example: Example, rule: Rule) -> ExampleCard:
    """An example that the rule's language lacks names the one it is shown in."""
    own = example.language == rule.language
    return ExampleCard(
        id=example.id,
        title=example.title,
        language=example.language,
        tongue="" if own else page.edition.language_name(example.language),
        body=body(page, example.body),
        played=[scenario_card(page, verdict) for verdict in page.book_facts.played.get(example.id, ())],
    )


def _lines(source: list[str]) -> str:
    more = ", …" if len(source) > SOURCES else ""
    return ", ".join(source[:SOURCES]) + more
