"""How the answers of the commands look in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from ruleproof.books.models import Book, Rule
from ruleproof.core import InputError
from ruleproof.scenarios import BookRunner, Scenario, Verdict
from ruleproof.scenarios.render import render_scenario, said_in, scenario_name, table_rows

if TYPE_CHECKING:
    from ruleproof.books.find import Hit
    from ruleproof.scenarios.coverage import Coverage
    from ruleproof.scenarios.judge import Judgement

MARKS = {"applied": "+", "rejected": "-", "refused": "x", "offered": "?", "chosen": ">", "assumed": "~"}


def verdict_lines(runner: BookRunner, verdict: Verdict, language: str) -> Iterator[str]:
    """Verdict, steps and trace of one scenario, in `language`; one that did not pass is shown as it is written."""
    scenario = verdict.scenario
    yield f"{verdict.status.upper()}  {scenario_name(runner, scenario, language)}  ({scenario.place})"
    speaker = runner.language(language)
    rendered = None
    if verdict.passed:
        rendered = render_scenario(runner, scenario, said_in(runner, scenario, language))
    for number, result in enumerate(verdict.steps):
        if rendered:
            yield f"    {rendered[number].keyword} {rendered[number].text}"
            yield from (f"      {row}" for row in table_rows(rendered[number].table))
        else:
            yield f"    {result.line.keyword}{result.line.text}"
            yield from (f"      {row}" for row in table_rows(result.line.table))
        for entry in result.entries:
            text, because = speaker.say(entry)
            title = runner.book.rule(entry.rule, language).title
            number_of = runner.book.numbers[entry.rule]
            yield f"      {MARKS[entry.outcome]} {text}{': ' + because if because else ''}  [{number_of} {title}]"
        if result.message:
            yield f"      ! {verdict.place or result.line.place}: {result.message}"
    if not verdict.passed and not verdict.steps:
        yield f"      ! {verdict.place}: {verdict.message}"
    yield from (f"      ! {note}" for note in verdict.notes)


def verdict_json(runner: BookRunner, verdict: Verdict, language: str) -> dict[str, Any]:
    speaker = runner.language(language)
    steps = []
    for result in verdict.steps:
        trace = []
        for entry in result.entries:
            text, because = speaker.say(entry)
            trace.append({"outcome": entry.outcome, "rule": entry.rule, "text": text, "because": because})
        steps.append({"text": result.line.text, "line": result.line.place.line, "trace": trace})
    return {
        "scenario": verdict.scenario.name,
        "place": str(verdict.scenario.place),
        "status": verdict.status,
        "message": verdict.message,
        "message_place": str(verdict.place) if verdict.place else None,
        "notes": list(verdict.notes),
        "rules": sorted(verdict.cited),
        "disputes": sorted(verdict.asked),
        "steps": steps,
    }


def unrun_json(scenario: Scenario, fault: InputError) -> dict[str, Any]:
    """A scenario that was not run, because the engine of its book cannot be loaded."""
    return {
        "scenario": scenario.name,
        "place": str(scenario.place),
        "status": "broken",
        "message": f"{fault.what}{' ' + fault.todo if fault.todo else ''}",
        "message_place": str(fault.place) if fault.place else None,
        "notes": [],
        "rules": [],
        "disputes": [],
        "steps": [],
    }


def coverage_lines(coverage: Coverage) -> Iterator[str]:
    data = coverage.as_json()
    rules, statements, examples = data["rules"], data["statements"], data["examples"]
    yield f"{coverage.book.id}"
    for id, standing in coverage.rules.items():
        proofs = coverage.proofs[id]
        why = local(coverage.book.text_only.get(id, {}), "en")
        note = f"{len(proofs)} scenario{'s' if len(proofs) != 1 else ''}" if proofs else why
        yield f"  {standing:<9}  {coverage.book.numbers[id]:<8} {id}  {note}".rstrip()
    yield (
        f"  rules: {rules['total']}, proved {rules['proved']}, claimed {rules['claimed']}, "
        f"text-only {rules['text_only']}, open {rules['open']}"
    )
    yield (
        f"  statements: {statements['total']}, restated {statements['restated']}, "
        f"out of scope {statements['out_of_scope']}, missing {len(statements['missing'])}"
    )
    yield (
        f"  examples: {examples['total']}, with scenario {examples['with_scenario']}, "
        f"passing {examples['passing']}, missing {len(examples['missing'])}"
    )
    yield f"  scenarios: {data['scenarios']['total']}, failed {data['scenarios']['failed']}"
    for language, account in data["languages"].items():
        yield f"  {language}: {account['rules']} rules, missing {account['missing']}, stale {account['stale']}"
    for verdict in coverage.failed:
        yield f"  ! {verdict.place}: {verdict.scenario.name}: {verdict.message}"


def judge_lines(book: Book, judgements: Iterable[Judgement], language: str) -> Iterator[str]:
    yield book.id
    by_dispute: dict[str, list[Judgement]] = {}
    for judgement in judgements:
        by_dispute.setdefault(judgement.dispute, []).append(judgement)
    for dispute, readings in by_dispute.items():
        yield f"  {dispute}  {local(book.disputes[dispute].title, language)}"
        yield from _reading_lines(book, readings, language)
    if by_dispute:
        yield "  * the reading we take; + examples it upholds; - examples that refute it; = examples told under it"
    else:
        yield "  no disputes"


def judge_json(judgements: Iterable[Judgement]) -> dict[str, Any]:
    readings: dict[str, Any] = {}
    for one in judgements:
        readings.setdefault(one.dispute, []).append(one.as_json())
    return readings


def _reading_lines(book: Book, readings: list[Judgement], language: str) -> Iterator[str]:
    """The readings of one dispute. Examples that come out as told under all of them are only counted."""
    for judgement in readings:
        dispute = judgement.dispute
        mark = "*" if judgement.default else " "
        reading = local(book.disputes[dispute].readings[judgement.reading], language)
        yield f"   {mark}{judgement.reading}  {judgement.verdict:<11}  {reading}"
        yield from (f"         = {verdict.scenario.name}" for verdict in judgement.told)
        yield from (f"         + {verdict.scenario.name}" for verdict in judgement.deciding)
        yield from (f"         - {verdict.scenario.name}: {verdict.message}" for verdict in judgement.against)
    if alike := len(readings[0].alike):
        yield f"         {alike} examples that turn on it come out as told under every reading"


def rule_lines(book: Book, rule: Rule, coverage: Coverage, language: str) -> Iterator[str]:
    """A rule with its examples, what cites it and what proves it."""
    source = book.source_rules[rule.id]
    standing = coverage.rules[rule.id]
    yield f"{book.numbers[rule.id]} {rule.title}"
    yield f"{book.id}:{rule.id}  {source.modality or 'no modality'}  {standing}"
    if rule.language != language:
        yield f"(not yet in {language}; shown in {rule.language})"
    yield ""
    yield plain(rule.body.markdown)
    for example in book.examples_of(rule.id, language):
        yield ""
        yield f"Example ({example.id}): {example.title}"
        if example.language not in (language, rule.language):
            yield f"(not yet in {language}; shown in {example.language})"
        yield plain(example.body.markdown)
    citing = cited_by(book, rule.id)
    if citing:
        yield ""
        yield "Cited by"
        yield from (f"  {book.numbers[id]} {book.rule(id, language).title} ({id})" for id in citing)
    for id, dispute in book.disputes.items():
        if rule.id in dispute.rules:
            yield ""
            yield f"Disputed ({id}): {local(dispute.title, language)}"
            for key, reading in dispute.readings.items():
                yield f"  {'*' if key == dispute.default else ' '}{key}  {local(reading, language)}"
    for id, ruling in book.rulings.items():
        if rule.id in ruling.rules:
            yield ""
            yield f"Our ruling ({id}): {local(ruling.question, language)} {local(ruling.answer, language)}"
    if proofs := coverage.proofs[rule.id]:
        yield ""
        yield "Proved by"
        yield from (f"  {verdict.scenario.place}  {verdict.scenario.name}" for verdict in proofs)
    if others := coverage.elsewhere[rule.id]:
        yield f"  {'and decides' if proofs else 'Decides'} in {others} other scenario{'s' if others != 1 else ''}"


def cited_by(book: Book, rule: str) -> list[str]:
    """The rules of the book that link to this one."""
    return [
        one.id
        for one in book.source_rules.values()
        if any(
            link.kind == "rule" and link.target == rule and link.book in (None, book.id)
            for body in (one.body, *(example.body for example in one.examples))
            for link in body.links
        )
    ]


def plain(markdown: str) -> str:
    """Markdown without its links' targets, for a terminal."""
    return re.sub(r"\[([^\]]*)\]\((?:term|rule):[^)]*\)", r"\1", markdown)


def local(text: Any, language: str) -> str:
    """A text in this language, else in English, else in whatever there is."""
    return str(text.get(language) or text.get("en") or next(iter(text.values()), ""))


def rule_json(book: Book, rule: Rule, coverage: Coverage, language: str) -> dict[str, Any]:
    return {
        "book": book.id,
        "id": rule.id,
        "number": book.numbers[rule.id],
        "language": rule.language,
        "title": rule.title,
        "modality": book.source_rules[rule.id].modality,
        "standing": coverage.rules[rule.id],
        "text": rule.body.markdown,
        "examples": [
            {"id": one.id, "language": one.language, "title": one.title, "text": one.body.markdown}
            for one in book.examples_of(rule.id, language)
        ],
        "cited_by": cited_by(book, rule.id),
        "disputes": [id for id, dispute in book.disputes.items() if rule.id in dispute.rules],
        "rulings": [id for id, ruling in book.rulings.items() if rule.id in ruling.rules],
        "proved_by": [verdict.scenario.name for verdict in coverage.proofs[rule.id]],
        "decides_elsewhere": coverage.elsewhere[rule.id],
    }


HIT_TEXT = 160
"""How much of a hit's text is shown, in characters."""


def hit_lines(hits: Iterable[Hit]) -> Iterator[str]:
    for hit in hits:
        entry = hit.entry
        yield f"{entry.book}:{entry.id}  {entry.number or entry.kind} {entry.title}"
        answers = f" ({', '.join(entry.rules)})" if entry.rules and entry.kind != "rule" else ""
        yield f"    {shorten(entry.text, HIT_TEXT, placeholder=' …')}{answers}"


def hit_json(hit: Hit) -> dict[str, Any]:
    entry = hit.entry
    return {
        "book": entry.book,
        "kind": entry.kind,
        "id": entry.id,
        "rules": list(entry.rules),
        "number": entry.number,
        "title": entry.title,
        "text": entry.text,
        "score": round(hit.score, 3),
    }
