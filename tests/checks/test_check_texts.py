"""Planted defects in the texts: ids, links, agreement, modality, titles. Each is found where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.checks.planted import EN, ES, NOTES_EN, NOTES_ES, TERMS, Planted

from ruleproof.books import load_project
from ruleproof.books.models import Project
from ruleproof.checks import check
from ruleproof.core import InputError

OUT_OF_ORDER = """\
---
chapter: lamp
title: La lámpara
---

## Encender

### Sin aceite no hay luz {#light.dark}

No puedes encender el farol con menos gotas de las que [quema una luz](rule:light.cost).

### Una luz quema aceite {#light.cost}

Encender el farol quema 2 gotas :drop: de [aceite](term:oil).

!!! example "Hasta la nada {#ex.last-drop}"

    Con 2 gotas enciendes el farol una vez más y no te queda nada.
"""


def test_nothing_is_found_in_a_clean_project(planted: Planted) -> None:
    assert planted.lines() == []


def test_the_starter_is_clean(starter: Path) -> None:
    assert check(load_project(starter)) == []


def test_a_project_without_books_is_no_pass(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        check(Project(tmp_path, {}, {}))
    assert str(error.value) == (
        f"no book in {tmp_path}/rulebooks: nothing was checked. Write one, or see: ruleproof init."
    )


def test_an_unknown_book_is_refused(planted: Planted) -> None:
    with pytest.raises(InputError) as error:
        check(load_project(planted.root), ["lantren"])
    assert str(error.value) == "no book 'lantren' in rulebooks/. Did you mean 'lantern'?"


# --- ids ------------------------------------------------------------------------------------------------------------


def test_a_rule_missing_in_a_translation(planted: Planted) -> None:
    text = (planted.root / ES).read_text()
    planted.write(ES, text[: text.index("### Sin aceite")])
    planted.fresh()
    assert planted.lines() == [
        f"{ES}:8: error: the rule 'light.dark' is missing (light.dark, es). "
        f"Translate it here from {EN}:16, under the same id."
    ]


def test_a_rule_the_source_language_does_not_have(planted: Planted) -> None:
    planted.edit(ES, "{#light.dark}", "{#light.dusk}")
    assert planted.lines("ids") == [
        f"{ES}:8: error: the rule 'light.dark' is missing (light.dark, es). "
        f"Translate it here from {EN}:16, under the same id.",
        f"{ES}:16: error: the source language, en, has no rule 'light.dusk' (light.dusk, es). "
        "Correct the id, or remove the rule.",
    ]


def test_a_rule_in_another_chapter_than_in_the_source_language(planted: Planted) -> None:
    planted.edit("rulebooks/lantern/book.yml", "[lamp]", "[lamp, wick]")
    planted.write(
        "rulebooks/lantern/en/wick.md",
        "---\nchapter: wick\ntitle: The wick\n---\n\n### Trim it {#wick.trim .must}\n\nTrim it.\n",
    )
    planted.add(ES, "\n### Córtala {#wick.trim}\n\nCórtala.\n")
    planted.fresh()
    assert planted.lines("ids") == [
        f"{ES}:20: error: the rule 'wick.trim' belongs to the chapter 'wick' (wick.trim, es). "
        "Move it to where rulebooks/lantern/en/wick.md:6 has it."
    ]


def test_rules_in_another_order(planted: Planted) -> None:
    planted.write(ES, OUT_OF_ORDER)
    assert planted.lines() == [
        f"{ES}:8: error: the rule 'light.dark' stands where en has 'light.cost' (light.dark, es). "
        f"Order the rules as in {EN}."
    ]


def test_a_rule_in_another_section(planted: Planted) -> None:
    planted.edit(ES, "### Sin aceite", "## Oscuridad\n\n### Sin aceite")
    assert planted.lines() == [
        f"{ES}:18: error: the rule 'light.dark' stands in section 2 of its chapter, in en in section 1 "
        f"(light.dark, es). Nest the rules as in {EN}."
    ]


def test_a_section_without_rules_that_the_source_language_does_not_have(planted: Planted) -> None:
    planted.add(ES, "\n## Oscuridad\n")
    assert planted.lines() == [
        f"{ES}:1: error: the chapter has 2 sections, in en 1 (es). Give it the section headings of {EN}."
    ]


def test_a_heading_of_another_level(planted: Planted) -> None:
    planted.edit(ES, "### Sin aceite", "#### Sin aceite")
    assert planted.lines() == [
        f"{ES}:16: error: the heading of 'light.dark' has level 4, in en level 3 (light.dark, es). Write ###."
    ]


def test_an_example_under_another_id(planted: Planted) -> None:
    planted.edit(ES, "{#ex.last-drop}", "{#ex.first-drop}")
    assert planted.lines() == [
        f"{ES}:8: error: the example 'ex.last-drop' is missing (ex.last-drop, es). "
        f"Translate it under this rule from {EN}:12, under the same id.",
        f"{ES}:12: error: the rule 'light.cost' has no example 'ex.first-drop' in en (ex.first-drop, es). "
        "Correct the id, or remove the example.",
    ]


def test_examples_in_another_order(planted: Planted) -> None:
    more = '!!! example "{} {{#ex.more}}"\n\n    {}\n\n'
    planted.edit(EN, "### No oil", more.format("More", "It burns.") + "### No oil")
    planted.edit(ES, "!!! example", more.format("Más", "Arde.") + "!!! example")
    planted.edit("rulebooks/lantern/provenance.yml", "E1: {", "E2: {lines: 6, example: ex.more}\n  E1: {")
    planted.fresh()
    assert planted.lines() == [
        f"{ES}:8: error: the examples of 'light.cost' stand in another order than in en (light.cost, es). "
        "Order them: ex.last-drop, ex.more."
    ]


# --- links and icons ------------------------------------------------------------------------------------------------


def both(planted: Planted, old: tuple[str, str], new: str) -> None:
    """The same change in both languages, so that only the link itself is at fault."""
    planted.edit(EN, old[0], new)
    planted.edit(ES, old[1], new)
    planted.fresh()


def test_a_link_to_an_unknown_term(planted: Planted) -> None:
    both(planted, ("(term:oil)", "(term:oil)"), "(term:oill)")
    assert planted.lines() == [
        f"{EN}:10: error: no term 'oill' (light.cost, en). Did you mean 'oil'?",
        f"{ES}:10: error: no term 'oill' (light.cost, es). Did you mean 'oil'?",
    ]


def test_a_link_to_an_unknown_rule_on_the_second_line_of_a_text(planted: Planted) -> None:
    both(planted, ("[a light burns](rule:light.cost)", "[quema una luz](rule:light.cost)"), "\n[x](rule:light.cots)")
    assert planted.lines() == [
        f"{EN}:19: error: no rule 'light.cots' in lantern (light.dark, en). Did you mean 'light.cost'?",
        f"{ES}:19: error: no rule 'light.cots' in lantern (light.dark, es). Did you mean 'light.cost'?",
    ]


def test_a_link_to_a_retired_rule_names_the_new_one(planted: Planted) -> None:
    planted.write("rulebooks/lantern/retired.yml", "light.price: {to: light.cost}\n")
    both(planted, ("(rule:light.cost)", "(rule:light.cost)"), "(rule:light.price)")
    assert planted.lines() == [
        f"{EN}:18: error: rule 'light.price' is retired (light.dark, en). Use 'light.cost'.",
        f"{ES}:18: error: rule 'light.price' is retired (light.dark, es). Use 'light.cost'.",
    ]


def test_links_into_another_book(planted: Planted) -> None:
    for file, text in (
        ("book.yml", "source_language: en\nchapters: [wax]\n"),
        ("en/index.md", "# Candle\n"),
        ("en/wax.md", "---\nchapter: wax\ntitle: Wax\n---\n\n### Melt {#wax.melt .must}\n\nIt melts.\n"),
    ):
        planted.write(f"rulebooks/candle/{file}", text)
    both(planted, ("(rule:light.cost)", "(rule:light.cost)"), "(rule:candle:wax.melt)")
    assert planted.lines("links") == []
    only = load_project(planted.root, ["lantern"])
    assert [one.what for one in check(only)] == []
    both(planted, ("(rule:candle:wax.melt)", "(rule:candle:wax.melt)"), "(rule:candle:wax.drip)")
    assert planted.lines("links")[0] == f"{EN}:18: error: no rule 'wax.drip' in candle (light.dark, en)."
    both(planted, ("(rule:candle:wax.drip)", "(rule:candle:wax.drip)"), "(rule:candel:wax.melt)")
    assert planted.lines("links")[0] == (
        f"{EN}:18: error: no book 'candel' in rulebooks/ (light.dark, en). Did you mean 'candle'?"
    )


def test_a_link_in_an_example_and_in_an_introduction(planted: Planted) -> None:
    both(planted, ("With 2 drops", "Con 2 gotas"), "2 [x](term:wick)")
    planted.edit(EN, "## Lighting", "About [x](term:flame).\n\n## Lighting")
    assert planted.lines("links") == [
        f"{EN}:6: error: no term 'flame' (en). Add it to terms.yml.",
        f"{EN}:16: error: no term 'wick' (ex.last-drop, en). Add it to terms.yml.",
        f"{ES}:14: error: no term 'wick' (ex.last-drop, es). Add it to terms.yml.",
    ]


def test_an_icon_without_a_drawing(planted: Planted) -> None:
    (planted.root / "rulebooks/lantern/icons/drop.svg").unlink()
    assert planted.lines() == [
        f"{EN}:10: error: no icon 'drop' (light.cost, en). Draw rulebooks/lantern/icons/drop.svg.",
        f"{ES}:10: error: no icon 'drop' (light.cost, es). Draw rulebooks/lantern/icons/drop.svg.",
        f"{TERMS}:1: error: no icon 'drop' (oil). Draw rulebooks/lantern/icons/drop.svg.",
    ]


def test_an_icon_that_no_term_explains(planted: Planted) -> None:
    planted.edit(TERMS, "icon: drop, ", "")
    assert planted.lines() == [
        f"{EN}:10: warning: no term has the icon 'drop', so nothing explains it (light.cost, en). "
        "Add 'icon: drop' to its term in terms.yml.",
        f"{ES}:10: warning: no term has the icon 'drop', so nothing explains it (light.cost, es). "
        "Add 'icon: drop' to its term in terms.yml.",
    ]


def test_an_icon_that_nothing_uses(planted: Planted) -> None:
    planted.write("rulebooks/lantern/icons/wick.svg", "<svg/>")
    assert planted.lines() == [
        "rulebooks/lantern/icons/wick.svg: warning: no term and no text uses the icon 'wick' (wick). "
        "Name it in terms.yml, or remove the file."
    ]


# --- agreement ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "what", "line", "id", "source"),
    [
        ("[aceite](term:oil)", "aceite", "links than in en: missing term:oil", 8, "light.cost", 8),
        (
            "[aceite](term:oil)",
            "[aceite](term:oil) [aceite](term:oil)",
            "links than in en: not there term:oil",
            8,
            "light.cost",
            8,
        ),
        (
            "(rule:light.cost)",
            "(rule:light.dark)",
            "links than in en: missing rule:light.cost; not there rule:light.dark",
            16,
            "light.dark",
            16,
        ),
        (":drop: ", "", "icons than in en: missing drop", 8, "light.cost", 8),
        ("quema 2 gotas", "quema 3 gotas", "numbers than in en: missing 2; not there 3", 8, "light.cost", 8),
        ("Con 2 gotas", "Con dos gotas", "numbers than in en: missing 2", 12, "ex.last-drop", 12),
        ("Sin aceite no", "Sin 1 aceite no", "numbers than in en: not there 1", 16, "light.dark", 16),
    ],
)
def test_a_translation_that_says_something_else(
    planted: Planted, old: str, new: str, what: str, line: int, id: str, source: int
) -> None:
    planted.edit(ES, old, new)
    assert planted.lines() == [f"{ES}:{line}: error: other {what} ({id}, es). Say what {EN}:{source} says."]


def test_another_order_of_links_and_numbers_is_no_fault(planted: Planted) -> None:
    planted.edit(EN, "You cannot light", "[Oil](term:oil): 5 or 12. You cannot light")
    planted.edit(ES, "(rule:light.cost).", "(rule:light.cost): 12 o 5 de [aceite](term:oil).")
    planted.fresh()
    assert planted.lines() == []


# --- modality and titles --------------------------------------------------------------------------------------------


def test_a_rule_without_modality(planted: Planted) -> None:
    planted.edit(EN, "{#light.cost .must}", "{#light.cost}")
    assert planted.lines() == [
        f"{EN}:8: error: the rule declares no modality (light.cost, en). Add one of .must, .may, .must-not, "
        ".definition, .procedure, .priority, .scoring, .setup, .exception, .advice to its heading."
    ]


def test_a_rule_with_two_modalities(planted: Planted) -> None:
    planted.edit(EN, "{#light.cost .must}", "{#light.cost .must .may}")
    assert planted.lines() == [
        f"{EN}:8: error: the rule declares 2 modalities: .must, .may (light.cost, en). Keep one."
    ]


def test_a_translation_with_a_modality(planted: Planted) -> None:
    planted.edit(ES, "{#light.cost}", "{#light.cost .must}")
    assert planted.lines() == [
        f"{ES}:8: error: the translation declares .must, which only en does (light.cost, es). "
        f"Write only {{#light.cost}}."
    ]


def test_text_only_needs_a_reason(planted: Planted) -> None:
    planted.edit(EN, "{#light.cost .must}", "{#light.cost .must .text-only}")
    what = "nothing says why the rule is text-only (light.cost, en). Write under text-only: light.cost: …"
    assert planted.lines() == [f"{NOTES_EN}:1: error: {what}"]
    planted.write(NOTES_EN, "text-only:\n  light.cost: No engine has hands.\n")
    assert planted.lines() == []


def test_a_reason_needs_text_only(planted: Planted) -> None:
    planted.write(NOTES_ES, "text-only:\n  light.dark: Nadie tiene manos.\n  light.drak: Nadie.\n")
    assert planted.lines() == [
        f"{NOTES_ES}:2: error: the rule is not text-only (light.dark, es). Add .text-only at {EN}:16, or remove this.",
        f"{NOTES_ES}:3: error: no rule 'light.drak' in lantern (light.drak, es). Did you mean 'light.dark'?",
    ]


def test_two_rules_of_one_title(planted: Planted) -> None:
    planted.edit(ES, "### Sin aceite no hay luz", "### Una luz quema aceite")
    assert planted.lines("titles") == [
        f"{ES}:16: error: the title 'Una luz quema aceite' is already that of 'light.cost' ({ES}:8) (light.dark, es). "
        "Give one of the two another title."
    ]


def test_a_rule_without_title(planted: Planted) -> None:
    planted.edit(ES, "### Sin aceite no hay luz {#", "### {#")
    assert planted.lines("titles") == [f"{ES}:16: error: the rule has no title (light.dark, es). Give it one."]


def test_a_title_with_quotation_marks(planted: Planted) -> None:
    planted.edit(ES, "### Sin aceite no hay luz", '### Sin "aceite" no hay luz')
    assert planted.lines("titles") == [
        f"{ES}:16: error: the title has quotation marks, in which scenarios write it (light.dark, es). "
        "Use other marks, or none."
    ]


# --- folders --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("folder", "todo"),
    [("es-AR", "Did you mean 'es'?"), ("de", "Add it to rulebooks/languages.yml, or remove the folder.")],
)
def test_a_folder_of_a_language_that_the_project_does_not_have(planted: Planted, folder: str, todo: str) -> None:
    planted.write(f"rulebooks/lantern/{folder}/lamp.md", "")
    what = f"{folder!r} is no language of the project, so nothing in it is read"
    assert planted.lines() == [f"rulebooks/lantern/{folder}: error: {what}. {todo}"]


def test_files_that_nothing_reads(planted: Planted) -> None:
    planted.write("rulebooks/lantern/es/term.yml", "")
    planted.write("rulebooks/lantern/weather.yml", "")
    planted.write("features/lantern/phrases.es.yml", "")
    planted.write("rulebooks/lantern/es/.terms.yml", "")
    planted.write("rulebooks/lantern/es/terms.yml~", "")
    facts = "book.yml, terms.yml, disputes.yml, errata.yml, rulings.yml, provenance.yml, retired.yml, aid.yml"
    assert planted.lines() == [
        "features/lantern/phrases.es.yml:1: error: nothing reads phrases.es.yml. "
        "Phrases of a language stand in rulebooks/lantern/<language>/scenarios.yml.",
        "rulebooks/lantern/es/term.yml:1: error: nothing reads term.yml (es). Did you mean 'terms'?",
        f"rulebooks/lantern/weather.yml:1: error: nothing reads weather.yml. Here stand {facts}.",
    ]


def test_english_needs_no_scenarios_of_its_own(planted: Planted) -> None:
    planted.write("rulebooks/lantern/en/scenarios.yml", "steps: {}\n")
    assert planted.lines() == [
        "rulebooks/lantern/en/scenarios.yml:1: error: nothing reads the scenarios of English here: its phrases are in "
        "the engine and in the features (en). Remove the file."
    ]


def test_a_book_without_a_title_in_a_language(planted: Planted) -> None:
    (planted.root / "rulebooks/lantern/es/index.md").unlink()
    todo = "Write '# Title', and under it a paragraph that says what the book is."
    assert planted.lines() == [f"rulebooks/lantern/es/index.md:1: warning: the book has no title (es). {todo}"]
    planted.write("rulebooks/lantern/es/index.md", "# Farol\n")
    (planted.root / "rulebooks/lantern/en/index.md").unlink()
    planted.edit("rulebooks/lantern/book.yml", "source_language: en", "source_language: es")
    assert planted.lines("folders") == [f"rulebooks/lantern/en/index.md:1: error: the book has no title (en). {todo}"]
