"""Planted defects in the YAML files: provenance, terms, disputes and so on, freshness, questions."""

from __future__ import annotations

import pytest
from tests.checks.planted import EN, ES, NOTES_EN, NOTES_ES, PROVENANCE, TERMS, TERMS_EN, TERMS_ES, Planted

BOOK = "rulebooks/lantern/book.yml"
DISPUTES = "rulebooks/lantern/disputes.yml"
ERRATA = "rulebooks/lantern/errata.yml"
RULINGS = "rulebooks/lantern/rulings.yml"
RETIRED = "rulebooks/lantern/retired.yml"
LOCK = "rulebooks/lantern/es/lock.yml"
ASKED = "rulebooks/lantern/es/asked.yml"

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
    ("old", "id", "line", "what"),
    [
        ("rule: light.dark", "R2", 3, "R2 names a rule"),
        ("example: ex.last-drop", "E1", 5, "E1 names an example"),
    ],
)
def test_both_mapped_and_excused(planted: Planted, old: str, id: str, line: int, what: str) -> None:
    planted.edit(PROVENANCE, old, f"{old}, out: true")
    planted.write(NOTES_EN, f"provenance: {{{id}: It is a joke.}}\n")
    assert planted.lines() == [f"{PROVENANCE}:{line}: error: {what} and is out of scope ({id}). Keep one of the two."]


def test_neither_mapped_nor_excused_in_a_whole_book(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", "  R3: {lines: 4}\nexamples:\n  E2: {lines: 6}")
    assert planted.lines() == [
        f"{PROVENANCE}:4: error: nothing restates R3 (R3). Name its rule, or write 'out: true', and why in notes.yml.",
        f"{PROVENANCE}:6: error: nothing restates E2 (E2). "
        "Name its example, or write 'out: true', and why in notes.yml.",
    ]


def test_neither_mapped_nor_excused_in_a_slice_is_one_note(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", "  R3: {lines: 4}\n  R4: {lines: 5}\nexamples:\n  E2: {lines: 6}")
    planted.edit(BOOK, "whole: true", "whole: false")
    assert planted.lines() == [
        f"{PROVENANCE}:4: note: 2 statements and 1 examples of the source are not restated yet. "
        "The book is not marked 'whole: true', so this is no error."
    ]


def test_a_statement_excused_is_no_fault(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", "  R3: {lines: 4, out: true}\nexamples:")
    planted.write(NOTES_ES, "provenance:\n  R3: Una broma de los autores.\n")
    assert planted.lines() == []


def test_a_statement_excused_without_a_reason(planted: Planted) -> None:
    planted.edit(PROVENANCE, "examples:", "  R3: {lines: 4, out: true}\nexamples:")
    assert planted.lines() == [
        f"{PROVENANCE}:4: error: nothing says why R3 is out of scope (R3). "
        "Write it into rulebooks/lantern/en/notes.yml, under provenance."
    ]


def test_reasons_of_what_needs_none(planted: Planted) -> None:
    planted.write(NOTES_ES, "provenance:\n  R2: No.\n  R22: No.\n")
    assert planted.lines() == [
        f"{NOTES_ES}:2: error: R2 is not out of scope (R2, es). Remove it, or write 'out: true' in provenance.yml.",
        f"{NOTES_ES}:3: error: provenance.yml has no 'R22' (R22, es). Did you mean 'R2'?",
    ]


def test_a_rule_that_no_statement_founds(planted: Planted) -> None:
    planted.edit(PROVENANCE, "rule: light.dark", "rule: light.cost")
    assert planted.lines() == [
        f"{EN}:16: warning: no statement of the source is mapped to the rule 'light.dark' (light.dark, en). "
        "Map one in provenance.yml, or record it as ours in rulings.yml."
    ]
    planted.write(RULINGS, "Q1: {rules: [light.dark]}\n")
    planted.write(NOTES_EN, "rulings: {Q1: {question: May I?, answer: No.}}\n")
    assert planted.lines() == []


def test_an_example_that_the_source_does_not_have(planted: Planted) -> None:
    planted.edit(PROVENANCE, "example: ex.last-drop", "out: true")
    planted.write(NOTES_EN, "provenance: {E1: Not shown.}\n")
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


MORE = "wick: {}\nflame: {}\n"
MORE_EN = "wick: {name: wick, meaning: It burns.}\nflame: {name: flame, meaning: It shines.}\n"


def test_a_term_without_a_name_in_a_language_of_the_site(planted: Planted) -> None:
    """Reported where it should stand: behind the term before it."""
    planted.add(TERMS, MORE)
    planted.add(TERMS_EN, MORE_EN)
    planted.add(TERMS_ES, "flame: {forms: [llamas]}\n")
    assert planted.lines() == [
        f'{TERMS_ES}:1: warning: the term has no name (wick, es). Write wick: {{name: "…"}}.',
        f'{TERMS_ES}:3: warning: the term has no name (flame, es). Write flame: {{name: "…"}}.',
    ]


def test_a_language_without_a_glossary(planted: Planted) -> None:
    (planted.root / TERMS_ES).unlink()
    assert planted.lines() == [f'{TERMS_ES}:1: warning: the term has no name (oil, es). Write oil: {{name: "…"}}.']


def test_a_term_without_a_name_in_the_source_language(planted: Planted) -> None:
    (planted.root / TERMS_EN).unlink()
    assert planted.lines() == [f'{TERMS_EN}:1: error: the term has no name (oil, en). Write oil: {{name: "…"}}.']


def test_a_term_without_a_meaning(planted: Planted) -> None:
    planted.edit(TERMS_EN, "  meaning: ", "  meaning: ' ' #")
    assert planted.lines() == [f"{TERMS_EN}:1: warning: the term has no meaning (oil, en). Write its meaning."]


def test_words_of_a_term_that_the_glossary_does_not_have(planted: Planted) -> None:
    planted.add(TERMS_ES, "oli: {name: aceite viejo}\nxyz: {name: algo}\n")
    assert planted.lines() == [
        f"{TERMS_ES}:3: error: terms.yml has no 'oli' (oli, es). Did you mean 'oil'?",
        f"{TERMS_ES}:4: error: terms.yml has no 'xyz' (xyz, es). Add it to terms.yml, or remove it here.",
    ]


def test_a_term_whose_own_name_is_missing(planted: Planted) -> None:
    planted.write(TERMS_ES, "oil: {ours: true}\n")
    assert planted.lines() == [
        f'{TERMS_ES}:1: error: the name is marked as ours, but there is none (oil, es). Write oil: {{name: "…"}}.'
    ]


def test_a_term_with_an_unknown_rule(planted: Planted) -> None:
    planted.edit(TERMS, "rule: light.cost", "rule: light.cots")
    assert planted.lines() == [f"{TERMS}:1: error: no rule 'light.cots' in lantern (oil). Did you mean 'light.cost'?"]


def test_a_term_with_an_unknown_icon(planted: Planted) -> None:
    planted.edit(TERMS, "icon: drop", "icon: drip")
    assert planted.lines("terms") == [f"{TERMS}:1: error: no icon 'drip' (oil). Did you mean 'drop'?"]


def test_two_terms_of_one_name(planted: Planted) -> None:
    planted.add(TERMS, "fuel: {}\n")
    planted.add(TERMS_EN, "fuel: {name: fuel, meaning: It burns.}\n")
    planted.add(TERMS_ES, "fuel:\n  gender: m\n  name: aceite\n")
    assert planted.lines() == [
        f"{TERMS_ES}:5: warning: 'aceite' is already the name of the term 'oil' (fuel, es). "
        "Name one of the two otherwise, or make them one term."
    ]


def test_words_to_avoid(planted: Planted) -> None:
    planted.add(TERMS_ES, "  avoid: [farol, la nada]\n")
    planted.edit(ES, "No puedes encender el farol", "No puedes\nencender el *Farol*")
    what = "is a word to avoid for the term 'oil'"
    assert planted.lines() == [
        f"{ES}:10: warning: 'farol' {what} (light.cost, es). Write 'aceite'.",
        f"{ES}:12: warning: 'la nada' {what} (ex.last-drop, es). Write 'aceite'.",
        f"{ES}:14: warning: 'farol' {what} (ex.last-drop, es). Write 'aceite'.",
        f"{ES}:19: warning: 'Farol' {what} (light.dark, es). Write 'aceite'.",
    ]


def test_words_to_avoid_are_whole_words_and_no_part_of_right_names(planted: Planted) -> None:
    planted.add(TERMS_ES, "  avoid: [got, gotas, Aceite]\ndrops: {name: las gotas, also: [2 gotas]}\n")
    planted.add(TERMS_EN, "  avoid: [cost]\ndrops: {name: drops of oil, meaning: Counted.}\n")
    planted.add(TERMS, "drops: {}\n")
    assert planted.lines() == [
        f"{ES}:18: warning: 'gotas' is a word to avoid for the term 'oil' (light.dark, es). Write 'aceite'."
    ]


# --- disputes, errata, rulings --------------------------------------------------------------------------------------

DISPUTE = "C1: {lines: 3, rules: [light.cost], readings: [a, b], default: a}\n"
DISPUTE_EN = """\
disputes:
  C1:
    title: When it burns
    readings:
      a: At once.
      b: Later.
    because: The example burns it at once.
"""


def dispute(planted: Planted, facts: str = DISPUTE, english: str = DISPUTE_EN) -> None:
    planted.write(DISPUTES, f"# Disputes.\n{facts}")
    planted.write(NOTES_EN, english)


def test_a_good_dispute(planted: Planted) -> None:
    dispute(planted)
    planted.write(NOTES_ES, "disputes: {C1: {title: Cuándo, readings: {a: Ya., b: Luego.}, because: Por eso.}}\n")
    assert planted.lines() == []


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("[light.cost]", "[light.cots]", "no rule 'light.cots' in lantern (C1). Did you mean 'light.cost'?"),
        ("[light.cost]", "[]", "no rule is named (C1). Name the rules it is about, so that they show it."),
        ("default: a", "default: c", "the default 'c' is none of the readings (C1). There are: a, b."),
    ],
)
def test_a_dispute_with_wrong_facts(planted: Planted, old: str, new: str, finding: str) -> None:
    dispute(planted, DISPUTE.replace(old, new))
    assert planted.lines() == [f"{DISPUTES}:2: error: {finding}"]


def test_a_dispute_with_one_reading(planted: Planted) -> None:
    dispute(planted, DISPUTE.replace(", b]", "]"))
    assert planted.lines() == [
        f"{DISPUTES}:2: error: the dispute has fewer than 2 readings (C1). "
        "Add the other reading, or make it an erratum.",
        f"{NOTES_EN}:6: error: disputes.yml has no reading 'b' of C1 (C1, en). There are: a.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("      b: Later.\n", "", 4, "readings.b has no text"),
        ("      b: Later.\n", "      b: ' '\n", 6, "readings.b has no text"),
        ("    title: When it burns\n", "", 2, "title has no text"),
        ("    because: The example burns it at once.\n", "", 2, "because has no text"),
    ],
)
def test_a_dispute_that_lacks_a_text(planted: Planted, old: str, new: str, line: int, what: str) -> None:
    assert DISPUTE_EN.count(old) == 1
    dispute(planted, english=DISPUTE_EN.replace(old, new))
    assert planted.lines() == [f"{NOTES_EN}:{line}: error: {what} (C1, en). Write it."]


def test_a_dispute_half_translated(planted: Planted) -> None:
    dispute(planted)
    planted.write(NOTES_ES, "disputes:\n  C1:\n    title: Cuándo\n    readings: {a: Ya., c: Nunca.}\n")
    assert planted.lines() == [
        f"{NOTES_ES}:2: warning: because has no text (C1, es). Write it.",
        f"{NOTES_ES}:4: error: disputes.yml has no reading 'c' of C1 (C1, es). There are: a, b.",
        f"{NOTES_ES}:4: warning: readings.b has no text (C1, es). Write it.",
    ]


def test_facts_without_words(planted: Planted) -> None:
    dispute(planted, english="errata: {}\n")
    planted.write(ERRATA, "C2: {lines: 2}\n")
    planted.write(RULINGS, "Q1: {rules: [light.dark]}\n")
    assert planted.lines() == [
        f"{NOTES_EN}:1: error: nothing is said of it (C1, en). Write under disputes: C1: "
        '{title: "Which one?", readings: {a: "This.", b: "That."}, because: "The example shows it."}',
        f"{NOTES_EN}:1: error: nothing is said of it (C2, en). Write under errata: C2: "
        '{says: "three drops", should: "two drops"}',
        f"{NOTES_EN}:1: error: nothing is said of it (Q1, en). Write under rulings: Q1: "
        '{question: "May you do it twice?", answer: "No."}',
    ]


def test_words_without_facts(planted: Planted) -> None:
    dispute(planted, english=f"{DISPUTE_EN}  C11: {{title: What?}}\nerrata:\n  C2: {{says: x, should: y}}\n")
    planted.write(NOTES_ES, "rulings:\n  Q1: {question: Sí}\n")
    assert planted.lines() == [
        f"{NOTES_EN}:8: error: disputes.yml has no 'C11' (C11, en). Did you mean 'C1'?",
        f"{NOTES_EN}:10: error: errata.yml has no 'C2' (C2, en). Add it to errata.yml, or remove it here.",
        f"{NOTES_ES}:2: error: rulings.yml has no 'Q1' (Q1, es). Add it to rulings.yml, or remove it here.",
    ]


def test_a_bad_erratum(planted: Planted) -> None:
    planted.write(ERRATA, "C2: {lines: 2, rules: [dusk]}\n")
    planted.write(NOTES_EN, "errata:\n  C2: {says: Too.}\n")
    assert planted.lines() == [
        f"{NOTES_EN}:2: error: should has no text (C2, en). Write it.",
        f"{ERRATA}:1: error: no rule 'dusk' in lantern (C2).",
    ]


def test_a_bad_ruling(planted: Planted) -> None:
    planted.write(RULINGS, "Q1: {rules: []}\n")
    planted.write(NOTES_EN, "rulings:\n  Q1: {question: May I?, answer: ' '}\n")
    assert planted.lines() == [
        f"{NOTES_EN}:2: error: answer has no text (Q1, en). Write it.",
        f"{RULINGS}:1: error: no rule is named (Q1). Name the rules it is about, so that they show it.",
    ]


# --- retired --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "findings"),
    [
        ("light.old: {to: light.older}\nlight.older: {to: light.cost}\nlight.gone:\n", []),
        (
            "light.dark: {to: light.cost}\n",
            [f"1: error: the retired id 'light.dark' is used again at {EN}:16 (light.dark). "
             "Give the new one an id of its own."],
        ),
        (
            "ex.last-drop: {to: light.cost}\n",
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
            ["1: warning: nothing says where the retired id leads, or why nowhere (light.old). "
             "Add 'to', or say why in notes.yml of a language, under retired."],
        ),
    ],
)  # fmt: skip
def test_retired_ids(planted: Planted, text: str, findings: list[str]) -> None:
    planted.write(RETIRED, text)
    if "light.gone" in text:
        planted.write(NOTES_ES, "retired: {light.gone: Era una broma.}\n")
    assert planted.lines() == [f"{RETIRED}:{finding}" for finding in findings]


def test_a_reason_for_an_id_that_was_never_retired(planted: Planted) -> None:
    planted.write(RETIRED, "light.old: {to: light.cost}\n")
    planted.write(NOTES_EN, "retired:\n  light.olt: It was a joke.\n")
    assert planted.lines() == [
        f"{NOTES_EN}:2: error: retired.yml has no 'light.olt' (light.olt, en). Did you mean 'light.old'?"
    ]


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
    (planted.root / LOCK).unlink()
    assert planted.lines() == [
        f"{ES}:{line}: error: nothing records which text the translation was made from ({id}, es). "
        f"Make it say what the source says, then run: ruleproof fresh lantern es {id}."
        for line, id in ((8, "light.cost"), (16, "light.dark"))
    ]


def test_records_of_what_does_not_exist(planted: Planted) -> None:
    planted.add(LOCK, 'light.dusk: "0123456789ab"\n')
    planted.write("rulebooks/lantern/en/lock.yml", 'light.dark: "0"\n')
    assert planted.lines() == [
        "rulebooks/lantern/en/lock.yml:1: error: en is the source language, which is never stale (en). "
        "Remove the file.",
        f"{LOCK}:5: error: no rule 'light.dusk' in lantern (light.dusk, es). "
        "Remove it, or run: ruleproof fresh lantern es.",
    ]


def test_a_record_of_a_rule_that_is_not_translated(planted: Planted) -> None:
    text = (planted.root / ES).read_text()
    planted.write(ES, text[: text.index("### Sin aceite")])
    assert planted.lines("freshness") == [
        f"{LOCK}:4: error: es has no translation of 'light.dark' (light.dark, es). "
        "Remove it, or run: ruleproof fresh lantern es."
    ]


# --- questions ------------------------------------------------------------------------------------------------------


def test_a_question_about_a_rule_that_does_not_exist(planted: Planted) -> None:
    planted.write(ASKED, "light.cost: [¿Cuánto aceite gasta?]\nlight.cots: [¿Y cuánto cuesta?]\n")
    assert planted.lines() == [
        f"{ASKED}:2: error: no rule 'light.cots' in lantern (light.cots, es). Did you mean 'light.cost'?"
    ]


# --- the aid --------------------------------------------------------------------------------------------------------

AID = "rulebooks/lantern/aid.yml"


def test_the_aid_names_rules_that_exist_each_once_under_headings_in_every_language(planted: Planted) -> None:
    planted.write(AID, "light: [light.cost, light.drak]\ndark: [light.cost]\n")
    planted.write("rulebooks/lantern/en/notes.yml", 'aid:\n  light: "Light"\n  dark: "Dark"\n  drak: "?"\n')
    planted.write("rulebooks/lantern/es/notes.yml", 'aid:\n  light: "Luz"\n')
    assert planted.lines() == [
        f"{AID}:1: error: no rule 'light.drak' in lantern (light.drak). Did you mean 'light.dark'?",
        f"{AID}:2: error: the aid has light.cost under light and under dark (light.cost). "
        "Keep it where a player needs it first.",
        "rulebooks/lantern/en/notes.yml:4: error: the heading 'drak' belongs to no part of the aid (drak, en). "
        "Did you mean 'dark'?",
        "rulebooks/lantern/es/notes.yml:1: error: the part 'dark' of the aid has no heading in es (dark, es). "
        "Add it under 'aid'.",
    ]


def test_an_aid_without_faults_is_clean(planted: Planted) -> None:
    planted.write(AID, "light: [light.cost, light.dark]\n")
    planted.write("rulebooks/lantern/en/notes.yml", 'aid: {light: "Light"}\n')
    planted.write("rulebooks/lantern/es/notes.yml", 'aid: {light: "Luz"}\n')
    assert planted.lines() == []
