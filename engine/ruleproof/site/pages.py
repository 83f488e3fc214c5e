"""The pages of a book as Markdown: its own page, chapters, glossary, disputes, errata, coverage; and the home page."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ruleproof.books.find import fold
from ruleproof.books.models import Chapter, Project, Term
from ruleproof.site.facts import PAGES, Facts
from ruleproof.site.page import Page
from ruleproof.site.proof import scenario_title
from ruleproof.site.rulecard import rule_card, ruling_note
from ruleproof.site.words import Words

FRONT_MATTER = "---\nsearch:\n  exclude: true\n---\n\n"
"""Material need not index the pages: the search index is made from the rules themselves."""


def site_pages(facts: Facts, language: str, later: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Path and Markdown of every page of one language; `later` takes what its marks stand for."""
    yield "index.md", home(facts, language)
    for book in facts.books.values():
        for name, write in (
            ("index", book_page),
            ("glossary", glossary),
            ("disputes", disputes),
            ("errata", errata),
            ("coverage", coverage),
        ):
            page = Page(facts, book, language, name)
            yield f"{book.book.id}/{name}.md", _finished(page, write(page))
        for number, (source, shown) in enumerate(book.chapters(language), 1):
            page = Page(facts, book, language, source.id, later)
            yield f"{book.book.id}/{source.id}.md", _finished(page, chapter_page(page, number, source, shown))


def navigation(facts: Facts, language: str) -> list[dict[str, object]]:
    """What MkDocs calls nav."""
    words = Words(language)
    nav: list[dict[str, object]] = [{words("home"): "index.md"}]
    for book in facts.books.values():
        id = book.book.id
        parts: list[object] = [f"{id}/index.md"]
        parts += [{shown.title: f"{id}/{source.id}.md"} for source, shown in book.chapters(language)]
        parts += [{words(name): f"{id}/{name}.md"} for name in PAGES]
        nav.append({Page(facts, book, language, "index").local(book.book.info.title).text: parts})
    return nav


def _finished(page: Page, lines: Iterator[str]) -> str:
    text = "\n".join(lines)
    return f"{FRONT_MATTER}{text}\n{page.icon_sheet()}"


def home(facts: Facts, language: str) -> str:
    words = Words(language)
    lines = [
        f"# {words('books')} {{ #_top }}",
        "",
        f'<p class="rp-lead">{words("home-about")}</p>',
        "",
        '<div class="rp-books">',
    ]
    for book in facts.books.values():
        page = Page(facts, book, language, "index")
        title, about = page.local(book.book.info.title), page.local(book.book.info.about)
        count = words.count("rules-one", "rules-count", len(book.book.source_rules))
        lines.append(
            f'<a class="rp-book" href="{book.book.id}/"><strong{page.lang(title.language)}>{escape(title.text, False)}'
            f"</strong><span{page.lang(about.language)}>{escape(about.text.strip(), False)}</span>"
            f"<small>{count} · {_original(page, facts.project)}</small></a>"
        )
    lines += ["</div>", "", f'<p class="rp-hint">{words("home-search")}</p>', ""]
    return FRONT_MATTER + "\n".join(lines)


def _original(page: Page, project: Project) -> str:
    code = page.book.source_language
    name = page.words.language_name(code, project.languages[code].name)
    return page.words("original-language", language=name)


def book_page(page: Page) -> Iterator[str]:
    info, words = page.book.info, page.words
    title = page.local(info.title)
    yield f"# {title.text}{_attributes(page, title.language, '#_top')}"
    yield ""
    about = page.local(info.about)
    if about.text:
        yield f'<p class="rp-lead"{page.lang(about.language)}>{escape(about.text.strip(), quote=False)}</p>'
        yield ""
    yield f"## {words('chapters')} {{ #_chapters }}"
    yield ""
    yield '<ol class="rp-chapters">'
    for source, shown in page.book_facts.chapters(page.language):
        count = words.count("rules-one", "rules-count", len(source.rules))
        mark = "" if shown.language == page.language else f" · {_in_language(page, shown.language)}"
        yield (
            f'<li><a href="{page.url(source.id)}"{page.lang(shown.language)}>{escape(shown.title, quote=False)}</a> '
            f"<small>{count}{mark}</small></li>"
        )
    yield "</ol>"
    yield ""
    yield f"## {words('more')} {{ #_more }}"
    yield ""
    for name in PAGES:
        yield f"- [{words(name)}]({page.file(name)})"
    yield ""
    if page.book.rulings:
        yield f"## {words('rulings')} {{ #_rulings }}"
        yield ""
        yield words("rulings-about")
        yield ""
        for id, ruling in page.book.rulings.items():
            yield from ruling_note(page, id, ruling, rules=True)
    if info.credits:
        yield f"## {words('credits')} {{ #_credits }}"
        yield ""
        yield info.credits.strip()
        yield ""
    yield f"<small>{_original(page, page.facts.project)}</small>"


def _in_language(page: Page, code: str) -> str:
    name = page.words.language_name(code, page.facts.project.languages[code].name)
    return page.words("untranslated-rule", language=name)


def chapter_page(page: Page, number: int, source: Chapter, shown: Chapter) -> Iterator[str]:
    yield f'# <span class="rp-number">{number}</span> {shown.title}{_attributes(page, shown.language, "#_top")}'
    yield ""
    if shown.language != page.language:
        name = page.words.language_name(shown.language, page.facts.project.languages[shown.language].name)
        yield f'<p class="rp-untranslated" role="note">{page.words("untranslated-chapter", language=name)}</p>'
        yield ""
    if shown.intro.markdown:
        yield f'<div class="rp-intro"{page.lang(shown.language)} markdown="1">'
        yield ""
        yield page.markdown(shown.intro.markdown, shown.intro.place)
        yield ""
        yield "</div>"
        yield ""
    titled = 0
    for place, section in enumerate(source.sections):
        if section.title:
            titled += 1
            matching = shown.sections[place] if place < len(shown.sections) else section
            heading = matching.title or section.title
            attributes = _attributes(page, shown.language, f"#_{titled}")
            yield f'## <span class="rp-number">{number}.{titled}</span> {heading}{attributes}'
            yield ""
        for rule in section.rules:
            yield from rule_card(page, rule.id, shown.language)


def _attributes(page: Page, language: str, id: str) -> str:
    """A heading's own id, the same in every language, and its language where that is not the page's."""
    return f" {{ {id}{'' if language == page.language else ' lang=' + language} }}"


def glossary(page: Page) -> Iterator[str]:
    words = page.words
    yield f"# {words('glossary')} {{ #_top }}"
    yield ""
    if not page.book.terms:
        yield words("no-terms")
    for id, term in sorted(page.book.terms.items(), key=lambda item: fold(item[1].name(page.language))):
        yield from _term(page, id, term)


def _term(page: Page, id: str, term: Term) -> Iterator[str]:
    words = page.words
    name = page.local(term.names)
    icon = f"{page.icon(term.icon)} " if term.icon in page.book.icons and term.icon else ""
    yield '<section class="rp-entry" markdown="1">'
    yield ""
    yield f"### {icon}{name.text} {{ #term.{id}{'' if name.language == page.language else ' lang=' + name.language} }}"
    yield ""
    if term.meaning:
        yield page.said(term.meaning, page.book.places["terms", id])
        yield ""
    names = "".join(_name(page, term, code) for code in page.facts.project.languages if code in term.names)
    yield f'<ul class="rp-names">{names}</ul>'
    yield ""
    slips = ", ".join(
        f'<del lang="{code}">{escape(slip, quote=False)}</del>' for code, found in term.avoid.items() for slip in found
    )
    rule = f"{words('defined-in')} {page.rule_link(term.rule)}" if term.rule in page.book.source_rules else ""
    notes = [note for note in (rule, f"{words('not-this')}: {slips}" if slips else "") if note]
    if notes:
        yield f'<p class="rp-cited">{" ".join(f"<span>{note}</span>" for note in notes)}</p>'
        yield ""
    yield "</section>"
    yield ""


def _name(page: Page, term: Term, code: str) -> str:
    ours = f" <small>{page.words('our-name')}</small>" if code in term.ours else ""
    own = ' class="rp-own"' if code == page.language else ""
    name = escape(term.names[code], quote=False)
    return f'<li{own}><span class="rp-code">{code}</span> <span lang="{code}">{name}</span>{ours}</li>'


def disputes(page: Page) -> Iterator[str]:
    words = page.words
    yield f"# {words('disputes')} {{ #_top }}"
    yield ""
    yield words("disputes-about") if page.book.disputes else words("no-disputes")
    yield ""
    for id, dispute in page.book.disputes.items():
        place = page.book.places["disputes", id]
        yield f'## <span class="rp-number">{id}</span> {page.said(dispute.title, place)} {{ #{id.lower()} }}'
        yield ""
        for reading, texts in dispute.readings.items():
            taken = f' <span class="rp-taken">{words("taken")}</span>' if reading == dispute.default else ""
            yield '<div class="rp-reading" markdown="1">'
            yield ""
            yield f"**{words('reading', reading=reading)}**{taken} {page.said(texts, place)}"
            yield ""
            yield _judged(page, id, reading)
            yield ""
            yield "</div>"
            yield ""
        yield f"**{words('why')}** {page.said(dispute.because, place)}"
        yield ""
        links = page.rule_links([rule for rule in dispute.rules if rule in page.book.source_rules])
        lines = words("source-lines", lines=dispute.lines)
        yield f'<p class="rp-cited"><span>{words("concerns")}: {links}</span> <span>{lines}</span></p>'
        yield ""


def _judged(page: Page, dispute: str, reading: str) -> str:
    judgement = page.book_facts.judgements.get((dispute, reading))
    if judgement is None:
        return ""
    key = judgement.verdict.replace(" ", "-")
    verdicts = judgement.against or judgement.deciding
    names = "; ".join(scenario_title(page, verdict) for verdict in verdicts)
    return f'<p class="rp-judged rp-{key}"><span>{page.words(key)}</span>{": " + names if names else ""}</p>'


def errata(page: Page) -> Iterator[str]:
    words = page.words
    yield f"# {words('errata')} {{ #_top }}"
    yield ""
    yield words("errata-about") if page.book.errata else words("no-errata")
    yield ""
    for id, erratum in page.book.errata.items():
        place = page.book.places["errata", id]
        yield f'## <span class="rp-number">{id}</span> {words("source-lines", lines=erratum.lines)} {{ #{id.lower()} }}'
        yield ""
        yield f"**{words('says')}** {page.said(erratum.says, place)}"
        yield ""
        yield f"**{words('should')}** {page.said(erratum.should, place)}"
        yield ""
        rules = [rule for rule in erratum.rules if rule in page.book.source_rules]
        if rules:
            yield f'<p class="rp-cited"><span>{words("concerns")}: {page.rule_links(rules)}</span></p>'
            yield ""


def coverage(page: Page) -> Iterator[str]:
    words = page.words
    yield f"# {words('coverage')} {{ #_top }}"
    yield ""
    yield words("coverage-about")
    yield ""
    found = page.book_facts.coverage
    if found is None:
        return
    account = found.as_json()
    rules, statements, examples = account["rules"], account["statements"], account["examples"]
    scenarios = account["scenarios"]
    yield '<div class="rp-tiles">'
    yield _tile(
        words("rules"),
        rules["total"],
        [
            (words("proved-many"), rules["proved"]),
            (words("claimed-many"), rules["claimed"]),
            (words("text-only"), rules["text_only"]),
            (words("open-many"), rules["open"]),
        ],
    )
    yield _tile(
        words("statements"),
        statements["total"],
        [
            (words("restated"), statements["restated"]),
            (words("out-of-scope"), statements["out_of_scope"]),
            (words("missing"), len(statements["missing"])),
        ],
    )
    yield _tile(
        words("source-examples"),
        examples["total"],
        [
            (words("with-scenario"), examples["with_scenario"]),
            (words("passing"), examples["passing"]),
            (words("missing"), len(examples["missing"])),
        ],
    )
    yield _tile(
        words("scenarios"),
        scenarios["total"],
        [
            (words("passing"), scenarios["passed"]),
            (words("failing"), scenarios["failed"]),
        ],
    )
    yield "</div>"
    yield ""
    yield f"## {words('rules')} {{ #_rules }}"
    yield ""
    yield '<div class="rp-scroll"><table class="rp-rows"><thead><tr>'
    yield f"<th>{words('rule')}</th><th>{words('standing')}</th><th>{words('scenarios')}</th></tr></thead><tbody>"
    for id, standing in found.rules.items():
        yield (
            f'<tr><td>{page.rule_link(id)}</td><td><span class="rp-badge rp-{standing}">{words(standing)}</span></td>'
            f"<td>{len(found.proofs[id]) or ''}</td></tr>"
        )
    yield "</tbody></table></div>"
    yield ""
    yield f"## {words('languages')} {{ #_languages }}"
    yield ""
    yield '<div class="rp-scroll"><table class="rp-rows"><thead><tr>'
    yield f"<th>{words('language')}</th><th>{words('rules')}</th><th>{words('missing')}</th><th>{words('stale')}</th>"
    yield "</tr></thead><tbody>"
    for code, one in account["languages"].items():
        name = page.facts.project.languages[code].name
        counts = "".join(f"<td>{one[part]}</td>" for part in ("rules", "missing", "stale"))
        yield f'<tr><td lang="{code}">{name}</td>{counts}</tr>'
    yield "</tbody></table></div>"


def _tile(title: str, total: int, parts: list[tuple[str, int]]) -> str:
    rows = "".join(f"<li><b>{count}</b> {word}</li>" for word, count in parts)
    return f'<div class="rp-tile"><h2>{title}</h2><p class="rp-total">{total}</p><ul>{rows}</ul></div>'
