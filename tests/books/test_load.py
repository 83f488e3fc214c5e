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


def test_no_languages(starter: Path) -> None:
    (starter / "rulebooks/languages.yml").unlink()
    assert message(starter) == "rulebooks/languages.yml does not exist. Check the path."


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
    assert message(starter) == f"{LANTERN}/book.yml:3: unknown source language 'eo'. languages.yml has: en."


def test_no_chapter_in_the_source_language(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "chapters: [lamp]", "chapters: []")
    (starter / LANTERN / "en/lamp.md").unlink()
    assert message(starter) == (
        f"{LANTERN}/book.yml:3: rulebooks/lantern has no chapter in its source language, en. "
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
    assert message(starter) == f"{LANTERN}/book.yml:5: the chapter 'lamp' is listed twice. Remove one of the two."


def test_a_chapter_that_is_a_path(starter: Path) -> None:
    edit(starter / LANTERN / "book.yml", "[lamp]", "[lamp, ../../../secret]")
    assert message(starter) == (
        f"{LANTERN}/book.yml:5: '../../../secret' is not the name of a chapter. Use lower-case words joined by hyphens."
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


@pytest.mark.parametrize(
    ("file", "text", "line", "what"),
    [
        ("terms.yml", "- oil\n", 1, "the file is not a YAML mapping. Write 'key: value' lines."),
        ("terms.yml", "just words\n", 1, "the file is not a YAML mapping. Write 'key: value' lines."),
        ("terms.yml", "oil: yes it is\n", 1, "oil is not a mapping. Write 'key: value' lines."),
        ("terms.yml", "oil:\n  names: {en: oil}\noil:\n  names: {en: oil}\n", 3,
         "the key 'oil' stands twice. Remove one of the two."),
        ("terms.yml", "oil:\n  names: {en: oil}\n  mening: {en: x}\n", 3,
         "oil.mening: extra inputs are not permitted. "
         "Known here: names, meaning, forms, ours, avoid, gender, icon, rule."),
        ("terms.yml", "oil:\n  meaning: {en: x}\n", 1, "oil.names: field required. Add it."),
        ("terms.yml", "oil:\n  names:\n    en: no\n", 3,
         "oil.names.en: input should be a valid string. Quote it if it looks like a number, a date or a yes or no."),
        ("terms.yml", "oil:\n  names: {en: [oil\n", 3, "broken YAML: did not find expected ',' or ']'. Mend it here."),
        ("terms.yml", "oil:\n  names: {en: 2024-13-45}\n", 2,
         "'2024-13-45' looks like a date or a number, but is none. Quote it."),
        ("terms.yml", "oil:\n  names: {en: \"a\x07\"}\n", 2,
         "broken YAML: the character #x0007 cannot stand in it. Remove it."),
        ("terms.yml", "oil: {names: &n {en: x}}\nwick: {names: *n}\n", 2,
         "YAML aliases (&, *) are not used here. Write the value out."),
        ("terms.yml", "oil: {names: {<<: {en: x}}}\n", 1, "a key must be a plain word."),
        ("terms.yml", BOMB, 2, "YAML aliases (&, *) are not used here. Write the value out."),
        ("terms.yml", f"oil: {'[' * 100_000}", 1, "the YAML is nested more than 50 deep. Flatten it."),
        ("fresh.yml", "es: none\n", 1, "es is not a mapping. Write 'rule: hash' lines."),
        ("provenance.yml", "statements:\n  R1: {rule: light.cost}\n", 2,
         "statements.R1.lines: field required. Add it."),
        ("provenance.yml", "satements: {}\n", 1,
         "satements: extra inputs are not permitted. Known here: statements, examples."),
        ("disputes.yml", "C1: {}\n", 1, "C1.title: field required. Add it."),
        ("retired.yml", "light.old: {too: light.cost}\n", 1,
         "light.old.too: extra inputs are not permitted. Known here: to, why."),
    ],
)  # fmt: skip
def test_bad_yaml(starter: Path, file: str, text: str, line: int, what: str) -> None:
    (starter / LANTERN / file).write_text(text)
    start = time.perf_counter()
    assert message(starter) == f"{LANTERN}/{file}:{line}: {what}"
    assert time.perf_counter() - start < 2


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
    ruling = '{rules: [light.dark], question: {en: "And then?"}, answer: {en: "No."}}'
    lines = [f"{id}: {ruling}\n" for id in ("Q10", "Q9", "R1", "Q100")]
    (starter / LANTERN / "rulings.yml").write_text("".join(lines))
    assert list(load_project(starter).book("lantern").rulings) == ["Q9", "Q10", "Q100", "R1"]
