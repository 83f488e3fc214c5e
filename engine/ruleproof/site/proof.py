"""Scenarios on a page: the steps in the reader's language, and under each the decisions with their rules."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ruleproof.core import Entry
from ruleproof.scenarios import ScenarioLanguage, StepResult, Verdict
from ruleproof.scenarios.render import RenderedStep, render_scenario, scenario_name
from ruleproof.site.page import Page


def scenario_block(page: Page, verdict: Verdict) -> str:
    """A scenario with its trace, as HTML without blank lines."""
    return "\n".join(_scenario(page, verdict))


def scenario_title(page: Page, verdict: Verdict) -> str:
    """The scenario's name, marked if it is in another language than the page."""
    runner = page.book_facts.runner
    named = verdict.scenario.outline in runner.language(page.language).phrases.scenarios
    language = page.language if named else "en"
    name = scenario_name(runner, verdict.scenario, language)
    return f"<span{page.lang(language)}>{escape(name, quote=False)}</span>"


def _scenario(page: Page, verdict: Verdict) -> Iterator[str]:
    runner = page.book_facts.runner
    language = page.book_facts.said_in(verdict.scenario, page.language) if verdict.passed else "en"
    speaker = runner.language(language)
    rendered: list[RenderedStep] = []
    if verdict.passed:
        rendered = render_scenario(runner, verdict.scenario, language)
    mark, word = ("passes", "passes") if verdict.passed else ("fails", "fails")
    yield f'<div class="rp-scenario"{page.lang(language)}>'
    yield (
        f'<p class="rp-scenario-name"><strong>{escape(scenario_name(runner, verdict.scenario, language), quote=False)}'
        f'</strong> <span class="rp-verdict rp-{mark}" lang="{page.language}">{page.words(word)}</span></p>'
    )
    for dispute, reading in verdict.scenario.readings.items():
        yield f'<p class="rp-under">{page.words("under-reading", reading=reading, dispute=dispute)}</p>'
    yield '<ol class="rp-steps">'
    for number, result in enumerate(verdict.steps):
        line = result.line
        step = rendered[number] if rendered else RenderedStep(line.keyword.strip(), line.text, line.table)
        yield from _step(page, speaker, step, result)
    yield "</ol>"
    yield "</div>"


def _step(page: Page, speaker: ScenarioLanguage, step: RenderedStep, result: StepResult) -> Iterator[str]:
    yield f'<li class="rp-step rp-{result.line.type}"><span class="rp-keyword">{step.keyword}</span> '
    yield escape(step.text, quote=False)
    if step.table:
        yield from _table(step.table)
    if result.entries:
        yield '<ul class="rp-trace">'
        for entry in result.entries:
            yield _entry(page, speaker, entry)
        yield "</ul>"
    if result.message:
        yield f'<p class="rp-message">{escape(result.message, quote=False)}</p>'
    yield "</li>"


def _entry(page: Page, speaker: ScenarioLanguage, entry: Entry) -> str:
    text, because = speaker.say(entry)
    reason = ""
    if because:
        reason = f' <span class="rp-because">{page.words("because")} {escape(because, quote=False)}</span>'
    return (
        f'<li class="rp-{entry.outcome}"><span class="rp-outcome">{page.words(entry.outcome)}</span> '
        f'<span class="rp-what">{escape(text, quote=False)}</span>{reason} '
        f'<span class="rp-by">{page.rule_link(entry.rule)}</span></li>'
    )


def _table(table: list[list[str]]) -> Iterator[str]:
    board = not table[0][0]
    yield f'<div class="rp-scroll"><table class="{"rp-board" if board else "rp-rows"}">'
    yield f"<thead><tr>{''.join(_head(cell, 'col') for cell in table[0])}</tr></thead><tbody>"
    for row in table[1:]:
        first = _head(row[0], "row") if board else _cell(row[0])
        yield f"<tr>{first}{''.join(_cell(cell) for cell in row[1:])}</tr>"
    yield "</tbody></table></div>"


def _head(text: str, scope: str) -> str:
    return f'<th scope="{scope}">{escape(text, quote=False)}</th>' if text else "<td></td>"


def _cell(text: str) -> str:
    return f'<td class="rp-empty">{text}</td>' if text == "." else f"<td>{escape(text, quote=False)}</td>"
