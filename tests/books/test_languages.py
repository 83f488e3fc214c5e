"""The languages of a project: what the kit knows, what a project adds, and the message for each thing that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.books.languages import KIT, kit_language
from ruleproof.core import InputError

LIST = "rulebooks/languages.yml"
GERMAN = "name: Deutsch\ngherkin: de\nmaterial: de\nconjunction: und\n"


def message(root: Path) -> str:
    with pytest.raises(InputError) as error:
        load_project(root)
    return str(error.value)


def listed(root: Path, *codes: str) -> None:
    (root / LIST).write_text("".join(f"- {code}\n" for code in codes))


def described(root: Path, code: str, text: str) -> None:
    (root / "rulebooks/languages").mkdir(exist_ok=True)
    (root / f"rulebooks/languages/{code}.yml").write_text(text)


@pytest.mark.parametrize("text", ["[en, pt-BR, fr]\n", "- en\n- pt-BR\n- fr\n", "# Three.\n-  en\n- 'pt-BR'\n\n- fr\n"])
def test_languages_come_in_the_order_of_the_list(starter: Path, text: str) -> None:
    (starter / LIST).write_text(text)
    languages = load_project(starter).languages
    assert list(languages) == ["en", "pt-BR", "fr"]
    assert languages["pt-BR"].name == "Português do Brasil"
    assert languages["fr"].unbroken[0] == " :"
    assert ("ões", "ão") in languages["pt-BR"].plurals


def test_a_language_that_the_kit_does_not_know_is_described_by_the_project(starter: Path) -> None:
    listed(starter, "en", "de")
    described(starter, "de", GERMAN + "site:\n  glossary: Glossar\nnames: {de: Deutsch}\n")
    german = load_project(starter).languages["de"]
    assert (german.name, german.gherkin, german.conjunction) == ("Deutsch", "de", "und")
    assert german.site == {"glossary": "Glossar"}
    assert (german.plurals, german.trace) == ([], {})


def test_a_project_overrides_the_kit_key_by_key(starter: Path) -> None:
    listed(starter, "en", "es")
    described(starter, "es", "conjunction: e\nunbroken: []\nsite:\n  books: Libros\ntrace:\n  a light: una luz\n")
    project, kit = load_project(starter).languages["es"], kit_language("es")
    assert kit is not None
    assert (project.name, project.conjunction, project.unbroken) == ("Español", "e", [])
    assert project.site == {**kit.site, "books": "Libros"}
    assert project.trace == {**kit.trace, "a light": "una luz"}
    assert kit.site["books"] == "Reglamentos"


def test_norwegian_is_not_false(starter: Path) -> None:
    listed(starter, "en", "no")
    described(starter, "no", "name: Norsk\ngherkin: 'no'\nmaterial: nb\nconjunction: og\n")
    assert list(load_project(starter).languages) == ["en", "no"]


@pytest.mark.parametrize("path", sorted(KIT.glob("*.yml")), ids=lambda path: path.stem)
def test_what_the_kit_ships_is_enough_for_a_project(starter: Path, path: Path) -> None:
    listed(starter, *dict.fromkeys(("en", path.stem)))
    language = load_project(starter).languages[path.stem]
    assert language.small
    assert language.names[path.stem]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- es\n", f"{LIST}:1: the project lacks English (en), in which scenarios are written and to which every "
         "language falls back. Add it to the list."),
        ("[]\n", f"{LIST}:1: the project lacks English (en), in which scenarios are written and to which every "
         "language falls back. Add it to the list."),
        ("en: {name: English}\n", f"{LIST}:1: the file is not a list. Write '- en', one on each line."),
        ("", f"{LIST}:1: the file is not a list. Write '- en', one on each line."),
        ("- en\n- [es]\n", f"{LIST}:2: an entry is not a plain word. Write '- en'."),
        ("- en\n- es\n- en\n", f"{LIST}:3: 'en' stands twice. Remove one of the two."),
        ("- en\n- ../es\n", f"{LIST}:2: '../es' is not the code of a language. Like en, pt-BR, de."),
        ("- en\n- [es\n", f"{LIST}:3: broken YAML: did not find expected ',' or ']'. Mend it here."),
        ("- en\n- eo\n", f"{LIST}:2: nothing says what the language 'eo' is called and how it writes lists. "
         "Write rulebooks/languages/eo.yml: 'name: Deutsch', 'gherkin: de', 'material: de', 'conjunction: und', "
         "a line each. The kit itself knows en, es, fr, it, pt-BR."),
    ],
)  # fmt: skip
def test_a_bad_list(starter: Path, text: str, expected: str) -> None:
    (starter / LIST).write_text(text)
    assert message(starter) == expected


def test_no_list(starter: Path) -> None:
    (starter / LIST).unlink()
    assert message(starter) == f"{LIST} does not exist. Check the path."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name: Deutsch\ngherkin: de\n", "1: material is missing. Like this: 'name: Deutsch', 'gherkin: de', "
         "'material: de', 'conjunction: und', a line each."),
        (GERMAN + "plural: []\n", "5: plural is not known here. Did you mean 'plurals'? Like this: 'name: Deutsch', "
         "'gherkin: de', 'material: de', 'conjunction: und', a line each."),
        (GERMAN + "site: {glosary: Glossar}\n", "5: no page says site.glosary. Did you mean 'glossary'?"),
        (GERMAN + 'site:\n  rules-count: "{anzahl} Regeln"\n',
         "6: site.rules-count has other gaps than the English. Use exactly: {count}."),
        (GERMAN + 'site:\n  rules-count: "{count Regeln"\n',
         "6: site.rules-count has a brace that does not close. Close it."),
        (GERMAN + 'trace:\n  "{option} is not among the choices": "das geht nicht"\n',
         "6: the translation of '{option} is not among the choices' has other gaps than the English. "
         "Use exactly: {option}."),
    ],
)  # fmt: skip
def test_a_bad_description(starter: Path, text: str, expected: str) -> None:
    listed(starter, "en", "de")
    described(starter, "de", text)
    assert message(starter) == f"rulebooks/languages/de.yml:{expected}"


def test_a_description_of_a_language_that_is_not_listed(starter: Path) -> None:
    described(starter, "de", GERMAN)
    assert message(starter) == (
        "rulebooks/languages/de.yml:1: 'de' is no language of the project. "
        "Add it to rulebooks/languages.yml, or remove the file."
    )
