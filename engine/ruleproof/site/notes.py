"""What stands beside the rules of a book: disputes, rulings, errata, terms of the glossary."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ruleproof.books.models import Dispute, Erratum, Ruling, Term
from ruleproof.site.page import Local, Page, RuleLink
from ruleproof.site.proof import scenario_title
from ruleproof.site.prose import said, said_in_line
from ruleproof.site.templates import anchor


@dataclass(frozen=True)
class Judged:
    """What the book's examples say of a reading, and the scenarios that say it."""

    verdict: str
    names: list[Local]


@dataclass(frozen=True)
class ReadingNote:
    """One reading of a dispute."""

    id: str
    taken: bool
    text: Local
    judgement: Judged | None


@dataclass(frozen=True)
class DisputeNote:
    """A dispute with both its readings; `href` leads to where it stands in full."""

    id: str
    anchor: str
    href: str
    title: Local
    readings: list[ReadingNote]
    because: Local
    rules: list[RuleLink]
    lines: str


@dataclass(frozen=True)
class RulingNote:
    """A question the book leaves open, and our answer. `rules` where it does not stand at them."""

    question: Local
    answer: Local
    rules: list[RuleLink]


@dataclass(frozen=True)
class ErratumNote:
    """A slip of the source."""

    id: str
    anchor: str
    lines: str
    says: Local
    should: Local
    rules: list[RuleLink]


@dataclass(frozen=True)
class TermName:
    """A term's name in one language."""

    text: str
    language: str
    ours: bool


@dataclass(frozen=True)
class TermCard:
    """An entry of the glossary."""

    id: str
    icon: Markup | None
    name: Local
    meaning: Local | None
    names: list[TermName]
    rule: RuleLink | None
    also: list[Local]
    """What players call it."""
    slips: list[Local]


def dispute_note(page: Page, id: str, dispute: Dispute) -> DisputeNote:
    where = ("notes", "disputes", id)
    readings = [
        ReadingNote(
            id=reading,
            taken=reading == dispute.default,
            text=said(page, texts, *where, "readings", reading),
            judgement=_judged(page, id, reading),
        )
        for reading, texts in dispute.readings.items()
    ]
    return DisputeNote(
        id=id,
        anchor=note_anchor(id),
        href=f"{page.url('disputes')}#{note_anchor(id)}",
        title=page.local(dispute.title),
        readings=readings,
        because=said(page, dispute.because, *where, "because"),
        rules=page.known_rules(dispute.rules),
        lines=dispute.lines,
    )


def note_anchor(id: str) -> str:
    """Where a dispute or an erratum stands on its page."""
    return anchor(id.lower())


def _judged(page: Page, dispute: str, reading: str) -> Judged | None:
    judgement = page.book_facts.judgements.get((dispute, reading))
    if judgement is None:
        return None
    verdicts = judgement.against or judgement.deciding
    return Judged(judgement.verdict.replace(" ", "-"), [scenario_title(page, verdict) for verdict in verdicts])


def ruling_note(page: Page, id: str, ruling: Ruling, with_rules: bool = False) -> RulingNote:
    where = ("notes", "rulings", id)
    return RulingNote(
        question=said_in_line(page, ruling.question, *where, "question"),
        answer=said(page, ruling.answer, *where, "answer"),
        rules=[page.rule_link(rule) for rule in ruling.rules] if with_rules else [],
    )


def erratum_note(page: Page, id: str, erratum: Erratum) -> ErratumNote:
    where = ("notes", "errata", id)
    return ErratumNote(
        id=id,
        anchor=note_anchor(id),
        lines=erratum.lines,
        says=said(page, erratum.says, *where, "says"),
        should=said(page, erratum.should, *where, "should"),
        rules=page.known_rules(erratum.rules),
    )


def term_card(page: Page, id: str, term: Term) -> TermCard:
    languages = [code for code in page.facts.project.languages if code in term.names]
    return TermCard(
        id=id,
        icon=page.icon(term.icon) if term.icon and term.icon in page.book.icons else None,
        name=page.local(term.names) if term.names else Local(id, page.language),
        meaning=said(page, term.meaning, "terms", id, "meaning") if term.meaning else None,
        names=[TermName(term.names[code], code, code in term.ours) for code in languages],
        rule=page.rule_link(term.rule) if term.rule in page.book.source_rules and term.rule else None,
        also=[Local(word, code) for code, found in term.also.items() for word in found],
        slips=[Local(slip, code) for code, found in term.avoid.items() for slip in found],
    )
