"""Writes scenarios in another language; reading them back gives the same steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gherkin.dialect import Dialect

from ruleproof.core import InputError, Place
from ruleproof.scenarios.feature import Feature, Scenario
from ruleproof.scenarios.runner import BookRunner


@dataclass(frozen=True)
class RenderedStep:
    keyword: str
    text: str
    table: list[list[str]] | None


def render_scenario(runner: BookRunner, scenario: Scenario, language: str) -> list[RenderedStep]:
    """The steps of a scenario in `language`, whatever it is written in."""
    dialect = _dialect(runner, language)
    keywords = {"given": dialect.given_keywords, "when": dialect.when_keywords, "then": dialect.then_keywords}
    reader, writer = runner.language(runner.language_of(scenario)), runner.language(language)
    steps = []
    previous = ""
    for line in scenario.steps:
        step, arguments = reader.match(line)
        words = dialect.and_keywords if line.type == previous else keywords[line.type]
        whole = all(one.name in arguments for one in writer.phrase_of(step).parameters)
        text = writer.write(step, arguments) if whole else line.text  # an earlier wording that said less
        steps.append(RenderedStep(_plainest(words), text, writer.write_table(step, line, reader)))
        previous = line.type
    return steps


def said_in(runner: BookRunner, scenario: Scenario, language: str) -> str:
    """The language a scenario is shown in: the one asked for if every step has a phrase in it, else its own."""
    source = runner.language_of(scenario)
    if language == source or language not in runner.phrase_languages:
        return source
    if runner.language(language).untranslated:
        phrases = {id(step) for step, _ in runner.language(language).steps}
        reader = runner.language(source)
        if any(id(reader.match(line)[0]) not in phrases for line in scenario.steps):
            return source
    return language


def scenario_name(runner: BookRunner, scenario: Scenario, language: str) -> str:
    """The scenario's name in this language, as far as it is translated; rows of an outline keep their number."""
    names = runner.language(language).phrases.scenarios
    return names.get(scenario.outline, scenario.outline) + scenario.name.removeprefix(scenario.outline)


def feature_name(runner: BookRunner, feature: Feature, language: str) -> str:
    """The feature's name: its translation, else the title of the chapter whose English title it is."""
    names = runner.language(language).phrases.features
    if feature.name in names or language == "en":
        return names.get(feature.name, feature.name)
    for chapter in runner.book.info.chapters:
        if runner.book.chapter(chapter, "en").title == feature.name:
            return runner.book.chapter(chapter, language).title
    return feature.name


def render_feature(runner: BookRunner, feature: Feature, language: str) -> str:
    """The whole feature as text in this language: backgrounds written out, a scenario for each row of an outline."""
    dialect = _dialect(runner, language)
    out = [f"# language: {runner.project.languages[language].gherkin}"]
    if feature.tags:
        out.append(" ".join(f"@{tag}" for tag in feature.tags))
    out.append(f"{dialect.feature_keywords[0]}: {feature_name(runner, feature, language)}")
    for block in feature.blocks:
        indent = "  "
        if block.name:
            titles = [runner.book.rule(rule, language).title for rule in block.rules]
            tags = " ".join(f"@rule.{rule}" for rule in block.rules)
            out += ["", f"  {tags}" if tags else "", f"  {dialect.rule_keywords[0]}: {'; '.join(titles) or block.name}"]
            indent = "    "
        inherited = {f"rule.{rule}" for rule in block.rules} | set(feature.tags)
        for scenario in block.scenarios:
            own = [f"@{tag}" for tag in scenario.tags if tag not in inherited]
            out += ["", *([indent + " ".join(own)] if own else [])]
            out.append(f"{indent}{dialect.scenario_keywords[0]}: {scenario_name(runner, scenario, language)}")
            for step in render_scenario(runner, scenario, language):
                out.append(f"{indent}  {step.keyword} {step.text}")
                out += [f"{indent}    {row}" for row in table_rows(step.table)]
    return "\n".join(out) + "\n"


def table_rows(table: list[list[str]] | None) -> list[str]:
    """A table as Gherkin writes it, columns lined up."""
    if not table:
        return []
    escaped = [[cell.replace("\\", "\\\\").replace("|", "\\|") for cell in row] for row in table]
    widths = [max(len(row[column]) for row in escaped) for column in range(len(escaped[0]))]
    return [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in escaped
    ]


def _plainest(words: Sequence[str]) -> str:
    """The dialect's first word, in its shortest form: "Et", not "Et que", which would need another phrase."""
    first = next(word for word in words if word != "* ")
    return min((word for word in words if first.startswith(word)), key=len).strip()


def _dialect(runner: BookRunner, language: str) -> Dialect:
    name = runner.project.languages[language].gherkin
    dialect = Dialect.for_name(name)
    if dialect is None:
        raise InputError(f"Gherkin has no language {name!r}.", place=Place("rulebooks/languages.yml"))
    return dialect
