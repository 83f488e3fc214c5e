"""One rule on a page: heading, text, examples, disputes, rulings, proof, citations."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ruleproof.books.models import Dispute, Example, Rule, Ruling
from ruleproof.scenarios import Verdict
from ruleproof.site.page import Page
from ruleproof.site.proof import scenario_block, scenario_title

ELSEWHERE = 5
"""How many scenarios of other rules a rule names in its proof."""

SOURCES = 4
"""How many places of the source a rule names; provenance.yml has them all."""


def rule_card(page: Page, id: str, chapter_language: str) -> Iterator[str]:
    """The rule as Markdown. `chapter_language` is what the chapter around it is shown in."""
    rule = page.book.rule(id, page.language)
    source = page.book.source_rules[id]
    number = page.book.numbers[id]
    yield f'<section class="rp-rule" data-rule="{page.book.id}:{id}"{page.lang(rule.language)} markdown="1">'
    yield ""
    yield f'### <span class="rp-number">{number}</span> {rule.title} {{ #{id} }}'
    yield ""
    yield _meta(page, rule, source, chapter_language)
    yield ""
    yield page.markdown(rule.body.markdown, rule.body.place)
    yield ""
    for example in rule.examples:
        yield from _example(page, example)
    for dispute_id, dispute in page.book_facts.disputes_of.get(id, ()):
        yield from _dispute(page, dispute_id, dispute)
    for ruling_id, ruling in page.book_facts.rulings_of.get(id, ()):
        yield from ruling_note(page, ruling_id, ruling)
    if proof := "\n".join(_proof(page, id)):
        yield page.put_later(proof)
        yield ""
    yield _notes(page, source)
    yield "</section>"
    yield ""


def _meta(page: Page, rule: Rule, source: Rule, chapter_language: str) -> str:
    words = page.words
    parts = []
    if source.modality:
        parts.append(f'<span class="rp-badge rp-{source.modality}">{words(source.modality)}</span>')
    if rule.language not in (page.language, chapter_language):
        name = words.language_name(rule.language, rule.language)
        parts.append(f'<span class="rp-badge rp-other">{words("untranslated-rule", language=name)}</span>')
    if page.book_facts.stale(rule.id, page.language):
        parts.append(f'<span class="rp-badge rp-stale" title="{words("stale-rule")}">{words("stale-one")}</span>')
    label = words("copy", number=page.book.numbers[rule.id])
    parts.append(
        f'<button type="button" class="rp-copy" data-copy="r/{page.book.id}/{rule.id}/" aria-label="{label}" '
        f'title="{label}"><code>{rule.id}</code></button>'
    )
    return f'<p class="rp-meta" lang="{page.language}" data-search-exclude="1">{" ".join(parts)}</p>'


def _example(page: Page, example: Example) -> Iterator[str]:
    yield f'<div class="rp-example" id="{example.id}" markdown="1">'
    yield ""
    yield f'<p class="rp-example-title"><span lang="{page.language}">{page.words("example")}</span> {example.title}</p>'
    yield ""
    yield page.markdown(example.body.markdown, example.body.place)
    yield ""
    played = page.book_facts.played.get(example.id, ())
    if played:
        scenarios = "\n".join(scenario_block(page, verdict) for verdict in played)
        yield page.put_later(
            f'<details class="rp-play" lang="{page.language}" open><summary>{page.words("played")}</summary>\n'
            f"{scenarios}\n</details>"
        )
        yield ""
    yield "</div>"
    yield ""


def _dispute(page: Page, id: str, dispute: Dispute) -> Iterator[str]:
    place = page.book.places["disputes", id]
    yield f'<div class="rp-note rp-dispute" lang="{page.language}" markdown="1">'
    yield ""
    title = page.said(dispute.title, place)
    yield f'<span class="rp-note-kind">{page.words("dispute")}</span> [{title}]({page.file("disputes")}#{id.lower()})'
    yield ""
    for reading, texts in dispute.readings.items():
        taken = f' <span class="rp-taken">{page.words("taken")}</span>' if reading == dispute.default else ""
        yield f"- **{page.words('reading', reading=reading)}**{taken} {page.said(texts, place)}"
    yield ""
    yield "</div>"
    yield ""


def ruling_note(page: Page, id: str, ruling: Ruling, rules: bool = False) -> Iterator[str]:
    """A ruling of ours; `rules` adds links to the rules it concerns."""
    place = page.book.places["rulings", id]
    yield f'<div class="rp-note rp-ruling" lang="{page.language}" markdown="1">'
    yield ""
    kind = f'<span class="rp-note-kind" title="{escape(page.words("ruling-note"))}">{page.words("ruling")}</span>'
    yield f"{kind} *{page.said(ruling.question, place)}*"
    yield ""
    yield page.said(ruling.answer, place)
    yield ""
    if rules:
        yield f'<p class="rp-cited"><span>{page.words("concerns")}: {page.rule_links(ruling.rules)}</span></p>'
        yield ""
    yield "</div>"
    yield ""


def _proof(page: Page, id: str) -> Iterator[str]:
    proofs = page.book_facts.proofs.get(id, [])
    elsewhere = page.book_facts.decided_elsewhere.get(id, [])
    if not proofs and not elsewhere:
        return
    title = page.words.count("proof-one", "proof", len(proofs)) if proofs else page.words("proved-elsewhere")
    yield f'<details class="rp-proof" lang="{page.language}"><summary>{title}</summary>'
    yield from (scenario_block(page, verdict) for verdict in proofs)
    if elsewhere:
        label = f"{page.words('proved-elsewhere')}:" if proofs else ""
        links = "".join(f"<li>{_where(page, verdict)}</li>" for verdict in elsewhere[:ELSEWHERE])
        if len(elsewhere) > ELSEWHERE:
            links += f"<li>… +{len(elsewhere) - ELSEWHERE}</li>"
        yield f'<div class="rp-elsewhere">{label}<ul>{links}</ul></div>'
    yield "</details>"


def _where(page: Page, verdict: Verdict) -> str:
    rules = [rule for rule in verdict.scenario.rules if rule in page.book.source_rules]
    link = f" ({page.rule_link(rules[0])})" if rules else ""
    return scenario_title(page, verdict) + link


def _notes(page: Page, rule: Rule) -> str:
    lines = []
    cited = page.facts.cited_by.get((page.book.id, rule.id), [])
    if cited:
        links = ", ".join(page.rule_link(id, book) for book, id in cited)
        lines.append(f"<span>{page.words('cited-by')} {links}</span>")
    if rule.text_only:
        lines.append(f"<span>{page.words('text-only-rule', why=escape(rule.why, quote=False))}</span>")
    source = page.book_facts.lines_of.get(rule.id)
    if source:
        more = ", …" if len(source) > SOURCES else ""
        lines.append(f"<span>{page.words('source-lines', lines=', '.join(source[:SOURCES]) + more)}</span>")
    if not lines:
        return ""
    return f'<p class="rp-cited" lang="{page.language}" data-search-exclude="1">{" ".join(lines)}</p>\n'
