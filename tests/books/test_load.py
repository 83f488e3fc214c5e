"""Loading a project: the message for each thing that can be wrong with its folders and files."""

from __future__ import annotations

import gc
import time
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.core import InputError

LANTERN = "rulebooks/lantern"


def message(root: Path, *only: str) -> str:
    with pytest.raises(InputError) as error:
        load_project(root, only)
    return str(error.value)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))


def test_the_starter_loads(starter: Path) -> None:
    book = load_project(starter).book("lantern")
    assert list(book.source_rules) == ["light.cost", "light.dark"]
    assert book.numbers == {"light.cost": "1.1.1", "light.dark": "1.1.2"}
    assert list(book.examples) == ["ex.last-drop"]
    assert gc.isenabled()


def test_no_rulebooks_folder(tmp_path: Path) -> None:
    assert message(tmp_path) == (
        f"no rulebooks/ folder in {tmp_path}. Start ruleproof in a project folder, or make one: ruleproof init DIR."
    )
    assert gc.isenabled()


def test_an_unknown_book(starter: Path) -> None:
    assert message(starter, "lantren") == "no book 'lantren' in rulebooks/. Did you mean 'lantern'?"
    assert message(starter, "xyz") == "no book 'xyz' in rulebooks/. There are: lantern."


def test_an_unknown_book_where_there_is_none(starter: Path) -> None:
    (starter / LANTERN / "book.yml").unlink()
    assert message(starter, "xyz") == "no book 'xyz' in rulebooks/. It has none."


def test_a_book_outside_the_project(starter: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    (starter / LANTERN).rename(outside)
    (starter / LANTERN).symlink_to(outside)
    assert message(starter) == (
        f"rulebooks/lantern leads outside the project, to {outside}. Put the folder into the project."
    )


def test_rulebooks_outside_the_project(starter: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    (starter / "rulebooks").rename(outside)
    (starter / "rulebooks").symlink_to(outside)
    assert message(starter) == f"rulebooks/ leads outside the project, to {outside}. Put the folder into the project."


def test_a_link_inside_the_project_is_fine(starter: Path) -> None:
    (starter / LANTERN).rename(starter / "texts")
    (starter / LANTERN).symlink_to(starter / "texts")
    assert list(load_project(starter).books) == ["lantern"]


def test_a_file_that_is_not_utf_8(starter: Path) -> None:
    path = starter / LANTERN / "en/lamp.md"
    path.write_bytes(path.read_bytes().replace(b"### No oil", "### Sin óleo".encode("latin-1")))
    assert message(starter) == f"{LANTERN}/en/lamp.md:16: the file is not UTF-8 (byte 0xf3). Save it as UTF-8."


def test_windows_line_ends_and_a_byte_order_mark_make_no_difference(starter: Path) -> None:
    path = starter / LANTERN / "en/lamp.md"
    before = load_project(starter).book("lantern").source_rules
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load_project(starter).book("lantern").source_rules == before


def test_a_folder_in_place_of_a_file(starter: Path) -> None:
    (starter / LANTERN / "terms.yml").unlink()
    (starter / LANTERN / "terms.yml").mkdir()
    assert message(starter) == f"{LANTERN}/terms.yml is a folder, not a file. Name a file in it."


def test_an_unknown_source_language(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "source_language: en", "source_language: eo")
    assert message(starter) == f"{LANTERN}/book.yml:1: unknown source language 'eo'. languages.yml has: en."


def test_no_chapter_in_the_source_language(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "chapters: [lamp]", "chapters: []")
    (starter / LANTERN / "en/lamp.md").unlink()
    assert message(starter) == (
        f"{LANTERN}/book.yml:1: rulebooks/lantern has no chapter in its source language, en. "
        "Write rulebooks/lantern/en/chapter.md."
    )


def test_a_chapter_listed_but_missing(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "[lamp]", "[lamp, wick]")
    assert message(starter) == (
        f"{LANTERN}/en/wick.md does not exist, but book.yml lists the chapter 'wick'. "
        "Write it, or take it off the list."
    )


def test_a_chapter_present_but_not_listed(starter: Path) -> None:
    (starter / LANTERN / "en/wick.md").write_text("")
    assert message(starter) == (
        f"{LANTERN}/en/wick.md:1: book.yml of lantern does not list the chapter 'wick'. "
        "Add it to 'chapters', or remove the file."
    )


def test_a_chapter_listed_twice(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "[lamp]", "[lamp, lamp]")
    assert message(starter) == f"{LANTERN}/book.yml:3: the chapter 'lamp' is listed twice. Remove one of the two."


def test_a_chapter_that_is_a_path(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "[lamp]", "[lamp, ../../../secret]")
    assert message(starter) == (
        f"{LANTERN}/book.yml:3: '../../../secret' is not the name of a chapter. Use lower-case words joined by hyphens."
    )


def test_a_chapter_called_as_the_file_of_the_title(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "[lamp]", "[lamp, index]")
    assert message(starter) == (
        f"{LANTERN}/book.yml:3: a chapter cannot be called 'index': index.md holds the title of the book. "
        "Give the chapter another name."
    )


def test_a_chapter_of_another_name_than_its_file(starter: Path) -> None:
    edit(starter / LANTERN / "en/lamp.md", "chapter: lamp", "chapter: lump")
    assert message(starter) == (
        f"{LANTERN}/en/lamp.md:2: the front matter says chapter 'lump', the file name 'lamp'. Make them the same."
    )


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("{#light.dark .must-not}", "{#light.cost .must-not}", 16),
        ("### No oil", '!!! example "E {#ex.last-drop}"\n\n    x\n\n### N', 16),
    ],
)
def test_a_duplicate_id(starter: Path, old: str, new: str, line: int) -> None:
    edit(starter / LANTERN / "en/lamp.md", old, new)
    id, first = ("ex.last-drop", 12) if "ex." in new else ("light.cost", 8)
    assert message(starter) == (
        f"{LANTERN}/en/lamp.md:{line}: the id '{id}' is already used at {LANTERN}/en/lamp.md:{first}. "
        "Give one of the two another id."
    )


# --- YAML -----------------------------------------------------------------------------------------------------------

BOMB = 'a: &a ["x", "x", "x"]\n' + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n"
    for before, name in zip("abcdefghijk", "bcdefghijkl", strict=True)
)


TERM = "Like this: oil: {icon: drop, rule: light.cost}"
WORDS = 'Like this: oil: {name: "oil", forms: ["oils"], meaning: "What the lantern burns."}'


@pytest.mark.parametrize(
    ("file", "text", "line", "what"),
    [
        ("terms.yml", "- oil\n", 1, "the file is not a YAML mapping. Write 'key: value' lines."),
        ("terms.yml", "just words\n", 1, "the file is not a YAML mapping. Write 'key: value' lines."),
        ("terms.yml", "oil: yes it is\n", 1, f"oil is not a mapping. {TERM}"),
        ("terms.yml", "oil: {}\nwick: {}\noil: {}\n", 3, "the key 'oil' stands twice. Remove one of the two."),
        ("terms.yml", "oil:\n  icon: drop\n  name: x\n", 3,
         f"oil.name is not known here. Known are icon, rule. {TERM}"),
        ("terms.yml", "oil:\n  rul: light.cost\n", 2, f"oil.rul is not known here. Did you mean 'rule'? {TERM}"),
        ("terms.yml", "oil: {icon: [drop\n", 2, "broken YAML: did not find expected ',' or ']'. Mend it here."),
        ("terms.yml", "oil: {icon: 2024-13-45}\n", 1,
         "'2024-13-45' looks like a date or a number, but is none. Quote it."),
        ("terms.yml", "oil: {icon: \"a\x07\"}\n", 1,
         "broken YAML: the character #x0007 cannot stand in it. Remove it."),
        ("terms.yml", "oil: &n {icon: x}\nwick: *n\n", 2,
         "YAML aliases (&, *) are not used here. Write the value out."),
        ("terms.yml", "oil: {<<: {icon: x}}\n", 1, "a key must be a plain word."),
        ("terms.yml", BOMB, 2, "YAML aliases (&, *) are not used here. Write the value out."),
        ("terms.yml", f"oil: {'[' * 100_000}", 1, "the YAML is nested more than 50 deep. Flatten it."),
        ("en/terms.yml", "oil:\n  meaning: x\n  name: no\n", 3,
         f"oil.name should be text. Quote it if it looks like a number, a date or a yes or no. {WORDS}"),
        ("en/terms.yml", "oil:\n  forms: oils\n", 2, f"oil.forms should be a list, [a, b]. {WORDS}"),
        ("en/terms.yml", "oil: {gender: n}\n", 1, f"oil.gender should be 'm' or 'f'. {WORDS}"),
        ("en/terms.yml", "oil: {ours: maybe}\n", 1, f"oil.ours should be true or false. {WORDS}"),
        ("book.yml", "source_language: en\nsource_lines: many\nchapters: [lamp]\n", 2,
         "source_lines should be a whole number. "
         "Like this: 'source_language: es', 'chapters: [setup, round]', a line each."),
        ("en/notes.yml", "dispute: {}\n", 1, "dispute is not known here. Did you mean 'disputes'?"),
        ("en/notes.yml", "disputes: []\n", 1, "disputes should be a mapping, 'key: value' lines."),
        ("en/notes.yml", "disputes:\n  C1: {readings: {a: 1}}\n", 2,
         "disputes.C1.readings.a should be text. Quote it if it looks like a number, a date or a yes or no. "
         'Like this: C1: {title: "Which one?", readings: {a: "This.", b: "That."}, because: "The example shows it."}'),
        ("en/notes.yml", "text-only:\n  light.cost: [why]\n", 2,
         "text-only.light.cost should be text. Quote it if it looks like a number, a date or a yes or no. "
         'Like this: text-only: {light.cost: "why no engine could run it"}'),
        ("en/asked.yml", "light.cost: How much?\n", 1,
         'light.cost should be a list, [a, b]. Like this: light.cost: ["How much oil does it take?"]'),
        ("en/lock.yml", "light.cost: 12345\n", 1,
         "light.cost should be text. Quote it if it looks like a number, a date or a yes or no. "
         'Like this: light.cost: "0123456789ab"'),
        ("provenance.yml", "statements:\n  R1: {rule: light.cost}\n", 2,
         "statements.R1.lines is missing. Like this: R1: {lines: 158-160, rule: light.cost}"),
        ("provenance.yml", "statements:\n  R1: {lines: 2, out: It is a joke}\n", 2,
         "statements.R1.out should be true or false. Like this: R1: {lines: 158-160, rule: light.cost}"),
        ("provenance.yml", "satements: {}\n", 1, "satements is not known here. Did you mean 'statements'?"),
        ("retired.yml", "light.old: {too: light.cost}\n", 1,
         "light.old.too is not known here. Did you mean 'to'? Like this: light.old: {to: light.cost}"),
    ],
)  # fmt: skip
def test_bad_yaml(starter: Path, file: str, text: str, line: int, what: str) -> None:
    (starter / LANTERN / file).write_text(text)
    start = time.perf_counter()
    assert message(starter) == f"{LANTERN}/{file}:{line}: {what}"
    assert time.perf_counter() - start < 2


def test_all_faults_of_an_entry_are_told_at_once(starter: Path) -> None:
    (starter / LANTERN / "disputes.yml").write_text(
        "C1: {lines: 2, rules: [], readings: [a], default: a}\n"
        "C2:\n  line: 3\n  rules: [light.cost, 4]\n  readings: a\n  defalt: a\n"
    )
    assert message(starter) == (
        f"{LANTERN}/disputes.yml:2: C2 has 6 faults.\n"
        "  line 2: C2.default is missing.\n"
        "  line 2: C2.lines is missing.\n"
        "  line 3: C2.line is not known here. Did you mean 'lines'?\n"
        "  line 4: C2.rules.1 should be text. Quote it if it looks like a number, a date or a yes or no.\n"
        "  line 5: C2.readings should be a list, [a, b].\n"
        "  line 6: C2.defalt is not known here. Did you mean 'default'?\n"
        "Like this: C2: {lines: 158-160, rules: [light.cost], readings: [a, b], default: a}"
    )


def test_all_faults_of_a_file_without_entries_are_told_at_once(starter: Path) -> None:
    (starter / LANTERN / "book.yml").write_text("chapters: [lamp]\n\ntitle: Lantern\n")
    assert message(starter) == (
        f"{LANTERN}/book.yml:1: the file has 2 faults.\n"
        "  line 1: source_language is missing.\n"
        "  line 3: title is not known here. Known are source_language, source_lines, chapters, engine, whole.\n"
        "Like this: 'source_language: es', 'chapters: [setup, round]', a line each."
    )


def test_an_unknown_rule(starter: Path) -> None:
    book = load_project(starter).book("lantern")
    with pytest.raises(InputError) as error:
        book.rule("light.cots", "en")
    assert str(error.value) == "lantern has no rule 'light.cots'. Did you mean 'light.cost'?"
    with pytest.raises(InputError) as error:
        book.rule("zzz", "en")
    assert str(error.value) == "lantern has no rule 'zzz'. See ruleproof search."
    with pytest.raises(InputError) as error:
        book.chapter("lump", "en")
    assert str(error.value) == "lantern has no chapter 'lump'. Did you mean 'lamp'?"


def test_rulings_come_in_the_order_of_their_numbers(starter: Path) -> None:
    lines = [f"{id}: {{rules: [light.dark]}}\n" for id in ("Q10", "Q9", "R1", "Q100")]
    (starter / LANTERN / "rulings.yml").write_text("".join(lines))
    assert list(load_project(starter).book("lantern").rulings) == ["Q9", "Q10", "Q100", "R1"]
