"""Scenarios on a page: the steps in the reader's language, and under each the decisions with their rules."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.core import Entry
from ruleproof.scenarios import ScenarioLanguage, StepResult, Verdict
from ruleproof.scenarios.render import RenderedStep, render_scenario, scenario_name
from ruleproof.site.page import Local, Page, RuleLink

ELSEWHERE = 5
"""How many scenarios of other rules a rule names in its proof."""


@dataclass(frozen=True)
class Decision:
    """One entry of a trace: what a rule decided, ruled out, refused or offered."""

    outcome: str
    text: str
    because: str
    rule: RuleLink


@dataclass(frozen=True)
class StepCard:
    """One step of a scenario, and what was decided in it."""

    type: str
    keyword: str
    text: str
    table: list[list[str]] | None
    entries: list[Decision]
    message: str


@dataclass(frozen=True)
class ScenarioCard:
    """A scenario as it was run, in the language it is shown in."""

    name: str
    language: str
    passed: bool
    readings: dict[str, str]
    steps: list[StepCard]


@dataclass(frozen=True)
class Elsewhere:
    """A scenario of another rule."""

    name: Local
    rule: RuleLink | None


@dataclass(frozen=True)
class Proof:
    """What proves a rule: its own scenarios, some of other rules in which it decides, and how many more there are."""

    scenarios: list[ScenarioCard]
    elsewhere: list[Elsewhere]
    more: int


def proof_of(page: Page, rule: str) -> Proof | None:
    proofs = page.book_facts.proofs.get(rule, [])
    elsewhere = page.book_facts.decided_elsewhere.get(rule, [])
    if not proofs and not elsewhere:
        return None
    return Proof(
        scenarios=[scenario_card(page, verdict) for verdict in proofs],
        elsewhere=[_elsewhere(page, verdict) for verdict in elsewhere[:ELSEWHERE]],
        more=max(0, len(elsewhere) - ELSEWHERE),
    )


def _elsewhere(page: Page, verdict: Verdict) -> Elsewhere:
    rules = page.known_rules(verdict.scenario.rules)
    return Elsewhere(scenario_title(page, verdict), rules[0] if rules else None)


def scenario_title(page: Page, verdict: Verdict) -> Local:
    """The scenario's name, and the language it is in."""
    runner = page.book_facts.runner
    named = verdict.scenario.outline in runner.language(page.language).phrases.scenarios
    language = page.language if named else runner.language_of(verdict.scenario)
    return Local(scenario_name(runner, verdict.scenario, language), language)


def scenario_card(page: Page, verdict: Verdict) -> ScenarioCard:
    runner = page.book_facts.runner
    source = runner.language_of(verdict.scenario)
    language = page.book_facts.said_in(verdict.scenario, page.language) if verdict.passed else source
    speaker = runner.language(language)
    rendered: list[RenderedStep] = []
    if verdict.passed:
        rendered = render_scenario(runner, verdict.scenario, language)
    steps = []
    for number, result in enumerate(verdict.steps):
        line = result.line
        step = rendered[number] if rendered else RenderedStep(line.keyword.strip(), line.text, line.table)
        steps.append(_step(page, speaker, step, result))
    return ScenarioCard(
        name=scenario_name(runner, verdict.scenario, language),
        language=language,
        passed=verdict.passed,
        readings=dict(verdict.scenario.readings),
        steps=steps,
    )


def _step(page: Page, speaker: ScenarioLanguage, step: RenderedStep, result: StepResult) -> StepCard:
    entries = [_decision(page, speaker, entry) for entry in result.entries]
    return StepCard(result.line.type, step.keyword, step.text, step.table, entries, result.message)


def _decision(page: Page, speaker: ScenarioLanguage, entry: Entry) -> Decision:
    text, because = speaker.say(entry)
    return Decision(entry.outcome, text, because or "", page.rule_link(entry.rule))
