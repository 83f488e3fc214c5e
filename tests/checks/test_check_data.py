"""Planted defects in the YAML files: provenance, terms, disputes, errata, rulings, retired ids, freshness."""

from __future__ import annotations

import pytest
from planted import EN, ES, PROVENANCE, TERMS, Planted

BOOK = "rulebooks/lantern/book.yml"
DISPUTES = "rulebooks/lantern/disputes.yml"
ERRATA = "rulebooks/lantern/errata.yml"
RULINGS = "rulebooks/lantern/rulings.yml"
RETIRED = "rulebooks/lantern/retired.yml"
FRESH = "rulebooks/lantern/fresh.yml"

# --- provenance -----------------------------------------------------------------------------------------------------


def test_a_statement_mapped_to_an_unknown_rule(planted: Planted) -> None:
    planted.edit(PROVENANCE, "rule: light.dark", "rule: [light.dark, light.drak]")
    assert planted.lines() == [
        f"{PROVENANCE}:3: error: no rule 'light.drak' in lantern (R2). Did you mean 'light.dark'?"
    ]


def test_an_example_mapped_to_an_unknown_example(planted: Planted) -> None:
    planted.edit(PROVENANCE, "example: ex.last-drop", "example: [ex.last-drop, ex.last-drip]")
    assert planted.lines() == [
        f"{PROVENANCE}:5: error: no example 'ex.last-drip' in lantern (E1). Did you mean 'ex.last-drop'?"
    ]


@pytest.mark.parametrize(
    ("old", "new", "id", "line", "what"),
    [
        ("rule: light.dark", "rule: light.dark, out: flavour", "R2", 3, "R2 names both a rule and"),
        ("example: ex.last-drop", "example: ex.last-drop, out: flavour", "E1", 5, "E1 names both an example and"),
    ],
)
def test_both_mapped_and_excused(planted: Planted, old: str, new: str, id: str, line: int, what: str) -> None:
    planted.edit(PROVENANCE, old, new)
    assert planted.lines() == [
        f"{PROVENANCE}:{line}: error: {what} why it is out of scope ({id}). Keep one of the two."
    ]


def test_neither_mapped_nor_excused_in_a_whole_book(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", "  R3: {lines: 4}\nexamples:\n  E2: {lines: 6}")
    assert planted.lines() == [
        f'{PROVENANCE}:4: error: nothing restates R3 (R3). Name its rule, or say why it has none: out: "…".',
        f'{PROVENANCE}:6: error: nothing restates E2 (E2). Name its example, or say why it has none: out: "…".',
    ]


def test_neither_mapped_nor_excused_in_a_slice_is_one_note(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", "  R3: {lines: 4}\n  R4: {lines: 5}\nexamples:\n  E2: {lines: 6}")
    planted.edit(BOOK, "whole: true", "whole: false")
    assert planted.lines() == [
        f"{PROVENANCE}:4: note: 2 statements and 1 examples of the source are not restated yet. "
        "The book is not marked 'whole: true', so this is no error."
    ]


def test_a_statement_excused_is_no_fault(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", '  R3: {lines: 4, out: "A joke of the authors."}\nexamples:')
    assert planted.lines() == []


def test_a_rule_that_no_statement_founds(planted: Planted) -> None:
    planted.edit(PROVENANCE, "rule: light.dark", "rule: light.cost")
    assert planted.lines() == [
        f"{EN}:16: warning: no statement of the source is mapped to the rule 'light.dark' (light.dark, en). "
        "Map one in provenance.yml, or record it as ours in rulings.yml."
    ]
    planted.write(RULINGS, "Q1: {rules: [light.dark], question: {en: May I?}, answer: {en: No.}}\n")
    assert planted.lines() == []


def test_an_example_that_the_source_does_not_have(planted: Planted) -> None:
    planted.edit(PROVENANCE, "example: ex.last-drop", "out: not shown")
    assert planted.lines() == [
        f"{EN}:12: error: no example of the source is mapped to 'ex.last-drop' (ex.last-drop, en). "
        "Map one in provenance.yml."
    ]


@pytest.mark.parametrize(("whole", "level"), [("true", "error"), ("false", "note")])
def test_no_provenance_at_all(planted: Planted, whole: str, level: str) -> None:
    (planted.root / PROVENANCE).unlink()
    planted.edit(BOOK, "whole: true", f"whole: {whole}")
    assert planted.lines() == [
        f"{PROVENANCE}:1: {level}: provenance.yml lists no statement of the source, so nothing says whether the book "
        "is complete. List them."
    ]


def test_lines_that_are_none(planted: Planted) -> None:
    planted.edit(PROVENANCE, "lines: 3", "lines: page 3")
    assert planted.lines() == [
        f"{PROVENANCE}:3: error: 'page 3' does not name lines of the source (R2). Write 85, 158-160 or \"93, 271\"."
    ]


def test_lines_behind_the_end(planted: Planted) -> None:
    planted.edit(PROVENANCE, "lines: 5-6", "lines: 5-7")
    assert planted.lines() == [
        f"{PROVENANCE}:5: error: line 7 is behind the end of the source, which has 6 (E1). "
        "Correct it, or source_lines in book.yml."
    ]


# --- terms ----------------------------------------------------------------------------------------------------------


def test_a_term_without_a_name_in_a_language_of_the_site(planted: Planted) -> None:
    planted.edit(TERMS, "{en: oil, es: aceite}", "{en: oil}")
    assert planted.lines() == [f"{TERMS}:1: warning: the term has no name (oil, es). Add es to its names."]


def test_a_term_without_a_name_in_the_source_language(planted: Planted) -> None:
    planted.edit(TERMS, "{en: oil, es: aceite}", "{es: aceite}")
    assert planted.lines() == [f"{TERMS}:1: error: the term has no name (oil, en). Add en to its names."]


def test_a_term_without_a_meaning(planted: Planted) -> None:
    planted.edit(TERMS, "  meaning: {en: ", "  meaning: {es: ")
    assert planted.lines() == [f"{TERMS}:1: warning: the term has no meaning (oil, en). Add en to its meaning."]


@pytest.mark.parametrize(
    ("part", "line"), [("forms", "{de: [x]}"), ("ours", "[de]"), ("avoid", "{de: [x]}"), ("gender", "{de: m}")]
)
def test_a_term_with_an_unknown_language(planted: Planted, part: str, line: str) -> None:
    planted.add(TERMS, f"  {part}: {line}\n")
    assert planted.lines() == [
        f"{TERMS}:1: error: {part} has the unknown language 'de' (oil). languages.yml has: en, es."
    ]


def test_a_term_whose_own_name_is_missing(planted: Planted) -> None:
    planted.edit(TERMS, "{en: oil, es: aceite}", "{en: oil}")
    planted.add(TERMS, "  ours: [es]\n")
    assert planted.lines()[0] == (
        f"{TERMS}:1: error: the name is marked as ours, but there is none (oil, es). Name it, or take it off 'ours'."
    )


def test_a_term_with_an_unknown_rule(planted: Planted) -> None:
    planted.edit(TERMS, "rule: light.cost", "rule: light.cots")
    assert planted.lines() == [f"{TERMS}:1: error: no rule 'light.cots' in lantern (oil). Did you mean 'light.cost'?"]


def test_a_term_with_an_unknown_icon(planted: Planted) -> None:
    planted.edit(TERMS, "icon: drop", "icon: drip")
    assert planted.lines("terms") == [f"{TERMS}:1: error: no icon 'drip' (oil). Did you mean 'drop'?"]


def test_two_terms_of_one_name(planted: Planted) -> None:
    planted.add(TERMS, "fuel:\n  names: {en: fuel, es: aceite}\n  meaning: {en: It burns.}\n")
    assert planted.lines() == [
        f"{TERMS}:6: warning: 'aceite' is already the name of the term 'oil' (fuel, es). "
        "Name one of the two otherwise, or make them one term."
    ]


def test_words_to_avoid(planted: Planted) -> None:
    planted.add(TERMS, "  avoid: {es: [farol, la\\ nada]}\n".replace("\\", ""))
    planted.edit(ES, "No puedes encender el farol", "No puedes\nencender el *Farol*")
    what = "is a word to avoid for the term 'oil'"
    assert planted.lines() == [
        f"{ES}:10: warning: 'farol' {what} (light.cost, es). Write 'aceite'.",
        f"{ES}:12: warning: 'la nada' {what} (ex.last-drop, es). Write 'aceite'.",
        f"{ES}:14: warning: 'farol' {what} (ex.last-drop, es). Write 'aceite'.",
        f"{ES}:19: warning: 'Farol' {what} (light.dark, es). Write 'aceite'.",
    ]


def test_words_to_avoid_are_whole_words_and_no_part_of_right_names(planted: Planted) -> None:
    planted.add(TERMS, "  avoid: {es: [got, gotas, Aceite], en: [cost]}\n")
    planted.add(TERMS, "drops:\n  names: {en: drops of oil, es: 2 gotas}\n  meaning: {en: Counted.}\n")
    assert planted.lines() == [
        f"{ES}:18: warning: 'gotas' is a word to avoid for the term 'oil' (light.dark, es). Write 'aceite'."
    ]


# --- disputes, errata, rulings --------------------------------------------------------------------------------------

DISPUTE = """\
C1:
  title: {en: When it burns}
  lines: 3
  rules: [light.cost]
  readings:
    a: {en: At once.}
    b: {en: Later.}
  default: a
  because: {en: The example burns it at once.}
"""


def test_a_good_dispute(planted: Planted) -> None:
    planted.write(DISPUTES, DISPUTE)
    assert planted.lines() == []


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("[light.cost]", "[light.cots]", "no rule 'light.cots' in lantern (C1). Did you mean 'light.cost'?"),
        ("[light.cost]", "[]", "no rule is named (C1). Name the rules it is about, so that they show it."),
        ("default: a", "default: c", "the default 'c' is none of the readings (C1). There are: a, b."),
        (
            "    b: {en: Later.}\n",
            "",
            "the dispute has fewer than 2 readings (C1). Add the other reading, or make it an erratum.",
        ),
        ("b: {en: Later.}", "b: {es: Luego.}", "reading b has no text (C1, en). Add en to it."),
        ("{en: When it burns}", "{es: Cuándo}", "title has no text (C1, en). Add en to it."),
        ("because: {en: T", "because: {es: T", "because has no text (C1, en). Add en to it."),
        (
            "{en: At once.}",
            "{en: At once., de: Sofort.}",
            "reading a has the unknown language 'de' (C1). languages.yml has: en, es.",
        ),
    ],
)
def test_a_bad_dispute(planted: Planted, old: str, new: str, finding: str) -> None:
    assert DISPUTE.count(old) == 1
    planted.write(DISPUTES, "# Disputes.\n" + DISPUTE.replace(old, new))
    assert planted.lines() == [f"{DISPUTES}:2: error: {finding}"]


def test_a_bad_erratum(planted: Planted) -> None:
    planted.write(ERRATA, "C2: {lines: 2, rules: [dusk], says: {en: Too.}, should: {es: Dos.}}\n")
    assert planted.lines() == [
        f"{ERRATA}:1: error: no rule 'dusk' in lantern (C2).",
        f"{ERRATA}:1: error: should has no text (C2, en). Add en to it.",
    ]


def test_a_bad_ruling(planted: Planted) -> None:
    planted.write(RULINGS, "Q1: {rules: [], question: {es: Sí}, answer: {en: ' '}}\n")
    assert planted.lines() == [
        f"{RULINGS}:1: error: no rule is named (Q1). Name the rules it is about, so that they show it.",
        f"{RULINGS}:1: error: answer has no text (Q1, en). Add en to it.",
        f"{RULINGS}:1: error: question has no text (Q1, en). Add en to it.",
    ]


# --- retired --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "findings"),
    [
        ("light.old: {to: light.older}\nlight.older: {to: light.cost}\nlight.gone: {why: It was a joke.}\n", []),
        (
            "light.dark: {to: light.cost}\n",
            [f"1: error: the retired id 'light.dark' is used again at {EN}:16 (light.dark). "
             "Give the new one an id of its own."],
        ),
        (
            "ex.last-drop: {why: Gone.}\n",
            [f"1: error: the retired id 'ex.last-drop' is used again at {EN}:12 (ex.last-drop). "
             "Give the new one an id of its own."],
        ),
        (
            "light.old: {to: light.cots}\n",
            ["1: error: it leads to 'light.cots', which is no rule of lantern (light.old). Did you mean 'light.cost'?"],
        ),
        (
            "a.a: {to: b.b}\nb.b: {to: a.a}\n",
            ["1: error: the retired ids lead in a circle: a.a -> b.b -> a.a (a.a). Let one of them lead to a rule.",
             "2: error: the retired ids lead in a circle: b.b -> a.a -> b.b (b.b). Let one of them lead to a rule."],
        ),
        (
            "light.old: {}\n",
            ["1: warning: nothing says where the retired id leads, or why nowhere (light.old). Add 'to' or 'why'."],
        ),
    ],
)  # fmt: skip
def test_retired_ids(planted: Planted, text: str, findings: list[str]) -> None:
    planted.write(RETIRED, text)
    assert planted.lines() == [f"{RETIRED}:{finding}" for finding in findings]


# --- freshness ------------------------------------------------------------------------------------------------------


def test_a_stale_translation(planted: Planted) -> None:
    planted.edit(EN, "You cannot light", "You can never light")
    assert planted.lines() == [
        f"{ES}:16: error: the translation is stale: {EN}:16 changed after it was made (light.dark, es). "
        "Make it say what the source says, then run: ruleproof fresh lantern es light.dark."
    ]


def test_rewrapping_and_emphasis_make_nothing_stale(planted: Planted) -> None:
    planted.edit(EN, "You cannot light", "You *cannot*\nlight")
    assert planted.lines() == []


def test_a_translation_that_nobody_recorded(planted: Planted) -> None:
    (planted.root / FRESH).unlink()
    assert planted.lines() == [
        f"{ES}:{line}: error: nothing records which text the translation was made from ({id}, es). "
        f"Make it say what the source says, then run: ruleproof fresh lantern es {id}."
        for line, id in ((8, "light.cost"), (16, "light.dark"))
    ]


def test_records_of_what_does_not_exist(planted: Planted) -> None:
    planted.add(FRESH, '  light.dusk: "0123456789ab"\nen:\n  light.dark: "0"\nde:\n  light.dark: "0"\n')
    assert planted.lines() == [
        f"{FRESH}:6: error: no rule 'light.dusk' in lantern (light.dusk, es). "
        "Remove it from fresh.yml, or run: ruleproof fresh lantern es.",
        f"{FRESH}:7: error: en is the source language, which is never stale (en). Remove it from fresh.yml.",
        f"{FRESH}:9: error: unknown language 'de' (de). Remove it from fresh.yml.",
    ]


def test_a_record_of_a_rule_that_is_not_translated(planted: Planted) -> None:
    text = (planted.root / ES).read_text()
    planted.write(ES, text[: text.index("### Sin aceite")])
    assert planted.lines("freshness") == [
        f"{FRESH}:5: error: es has no translation of 'light.dark' (light.dark, es). "
        "Remove it from fresh.yml, or run: ruleproof fresh lantern es."
    ]
