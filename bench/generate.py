"""Writes a rulebook of any size in five languages, to measure on: the same book for the same numbers."""

from __future__ import annotations

import argparse
from pathlib import Path

from ruleproof.books import load_project
from ruleproof.books.fresh import record_fresh

LANGUAGES = ("en", "pt-BR", "fr", "es", "it")
RULES_IN_CHAPTER = 200
RULES_IN_SECTION = 10
TERMS = 200

TITLES = {
    "en": "Rule {n} about the piece",
    "pt-BR": "Regra {n} sobre a peça",
    "fr": "Règle {n} sur le pion",
    "es": "Regla {n} sobre la ficha",
    "it": "Regola {n} sulla pedina",
}
SECTIONS = {"en": "Section {n}", "pt-BR": "Seção {n}", "fr": "Partie {n}", "es": "Sección {n}", "it": "Sezione {n}"}
TEXTS = {
    "en": "On your turn you may move [the piece](term:{term}) up to {a} spaces, but never through a wall.\n"
    "When it stops beside another, **both** lose {b} :heart: and follow [the rule before](rule:{other}).\n"
    "If nothing is left, take it off the board and score {c} points.",
    "pt-BR": "Na sua vez você pode mover [a peça](term:{term}) até {a} espaços, mas nunca através de uma parede.\n"
    "Quando ela para ao lado de outra, **as duas** perdem {b} :heart: e seguem [a regra anterior](rule:{other}).\n"
    "Se não sobrar nada, retire a peça do tabuleiro e marque {c} pontos.",
    "fr": "À votre tour vous pouvez déplacer [le pion](term:{term}) de {a} cases au plus, jamais à travers un mur.\n"
    "Quand il s'arrête près d'un autre, **tous deux** perdent {b} :heart: et suivent [la précédente](rule:{other}).\n"
    "S'il ne reste rien, retirez le pion du plateau et marquez {c} points.",
    "es": "En tu turno puedes mover [la ficha](term:{term}) hasta {a} espacios, pero nunca a través de un muro.\n"
    "Cuando se para junto a otra, **las dos** pierden {b} :heart: y siguen [la regla anterior](rule:{other}).\n"
    "Si no queda nada, retira la ficha del tablero y anota {c} puntos.",
    "it": "Nel tuo turno puoi muovere [la pedina](term:{term}) fino a {a} spazi, ma mai attraverso un muro.\n"
    "Quando si ferma accanto a un'altra, **entrambe** perdono {b} :heart: e seguono [la regola prima](rule:{other}).\n"
    "Se non resta nulla, togli la pedina dal tabellone e segna {c} punti.",
}
EXAMPLES = {
    "en": ("Played with {a}", "The piece moves {a} spaces, stops beside a tower and loses {b} :heart: at once."),
    "pt-BR": ("Jogado com {a}", "A peça anda {a} espaços, para ao lado de uma torre e perde {b} :heart: na hora."),
    "fr": ("Joué avec {a}", "Le pion avance de {a} cases, s'arrête près d'une tour et perd {b} :heart: aussitôt."),
    "es": (
        "Jugado con {a}",
        "La ficha avanza {a} espacios, se para junto a una torre y pierde {b} :heart: al momento.",
    ),
    "it": (
        "Giocato con {a}",
        "La pedina avanza di {a} spazi, si ferma accanto a una torre e perde {b} :heart: subito.",
    ),
}


def rule_text(number: int, language: str) -> str:
    """The text under the heading of a rule."""
    other = f"rule-{number - 1 if number else 1}"
    values = {"term": f"term-{number % TERMS}", "other": other, "a": number % 7 + 2, "b": number % 3 + 1, "c": number}
    return TEXTS[language].format(**values)


def rule_title(number: int, language: str) -> str:
    return TITLES[language].format(n=number)


def example(number: int, language: str) -> tuple[str, str] | None:
    """Every fifth rule has a worked example: its title and its text."""
    if number % 5:
        return None
    title, text = EXAMPLES[language]
    return title.format(a=number), text.format(a=number % 7 + 2, b=number % 3 + 1)


def generate(root: Path, rules: int, languages: tuple[str, ...] = LANGUAGES) -> None:
    """Write a project with one book, `big`, of this many rules; English is its source language."""
    book = root / "rulebooks" / "big"
    (book / "icons").mkdir(parents=True)
    (book / "icons" / "heart.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>\n')
    (root / "rulebooks" / "languages.yml").write_text("".join(f"- {code}\n" for code in languages))
    chapters = range(0, rules, RULES_IN_CHAPTER)
    (book / "book.yml").write_text(
        f"source_language: en\nsource_lines: {rules}\nwhole: true\nchapters:\n"
        + "".join(f"  - {_chapter(first)}\n" for first in chapters)
    )
    facts = [f"term-{number}: {{rule: rule-{number % rules}}}\n" for number in range(TERMS - 1)]
    last = f"term-{TERMS - 1}: {{icon: heart, rule: rule-{(TERMS - 1) % rules}}}\n"
    (book / "terms.yml").write_text("".join([*facts, last]))
    (book / "provenance.yml").write_text(
        "statements:\n"
        + "".join(f"  R{number}: {{lines: {number + 1}, rule: rule-{number}}}\n" for number in range(rules))
        + "examples:\n"
        + "".join(f"  E{number}: {{lines: {number + 1}, example: ex.e{number}}}\n" for number in range(0, rules, 5))
    )
    for language in languages:
        (book / language).mkdir()
        (book / language / "index.md").write_text("# Big\n")
        meaning = ", meaning: A piece." if language == "en" else ""
        (book / language / "terms.yml").write_text(
            "".join(f"term-{number}: {{name: piece {number} {language}{meaning}}}\n" for number in range(TERMS))
        )
        for first in chapters:
            text = "\n".join(_chapter_lines(first, min(first + RULES_IN_CHAPTER, rules), language))
            (book / language / f"{_chapter(first)}.md").write_text(text + "\n", encoding="utf-8")
    project = load_project(root)
    for language in languages:
        if language != "en":
            record_fresh(project, project.books["big"], language)


def _chapter(first: int) -> str:
    return f"chapter-{first // RULES_IN_CHAPTER}"


def _chapter_lines(first: int, end: int, language: str) -> list[str]:
    lines = ["---", f"chapter: {_chapter(first)}", f"title: {_chapter(first)} {language}", "---"]
    for number in range(first, end):
        if number % RULES_IN_SECTION == 0:
            lines += ["", f"## {SECTIONS[language].format(n=number // RULES_IN_SECTION)}"]
        modality = " .must" if language == "en" else ""
        lines += ["", f"### {rule_title(number, language)} {{#rule-{number}{modality}}}", ""]
        lines += rule_text(number, language).split("\n")
        if shown := example(number, language):
            lines += ["", f'!!! example "{shown[0]} {{#ex.e{number}}}"', "", f"    {shown[1]}"]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rules", type=int, default=10_000)
    options = parser.parse_args()
    generate(options.folder, options.rules)


if __name__ == "__main__":
    main()
