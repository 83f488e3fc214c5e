"""The command line. Exit 0: good; 1: findings or failures; 2: could not run."""

from __future__ import annotations

import atexit
import functools
import gc
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

# No engine needs pydantic's plugins, and looking for some takes a tenth of the time that a command needs to start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

from ruleproof import report
from ruleproof.arguments import (
    books_by_folder,
    books_of,
    feature_files,
    known_language,
    parse_readings,
    spoken_language,
    with_linked_books,
)
from ruleproof.books import Project, load_project
from ruleproof.command import Main, even_if_failing_option, example, language_option, output_format, timeout_option
from ruleproof.core import InputError
from ruleproof.running import Runs, each_book
from ruleproof.scenarios import BookRunner
from ruleproof.terminal import progress, say, say_json, say_json_text, say_lines

STARTER = Path(__file__).parent / "starter"

# A command makes many objects and drops few: go through them seldom, and at the end of the process not once more.
gc.set_threshold(100_000, 20, 20)
gc.enable()
atexit.register(gc.freeze)


@click.group(cls=Main, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--project",
    "folder",
    type=click.Path(path_type=Path),
    default=Path(),
    help="The project folder; else the one you are in.",
)
@click.version_option(package_name="ruleproof")
@click.pass_context
def main(ctx: click.Context, folder: Path) -> None:
    """A rulebook you can run."""
    if not folder.is_dir():
        raise InputError(f"{folder} is not a folder.", todo="Name the project folder.")
    ctx.obj = functools.partial(load_project, folder)


# --- the site -----------------------------------------------------------------------------------------------------


@main.command()
@click.argument("folder", type=click.Path(path_type=Path), default=Path("build/site"))
@even_if_failing_option
@timeout_option
@click.pass_obj
@example("ruleproof build", "ruleproof build /var/www/rules")
def build(load: Callable[[], Project], folder: Path, even_if_failing: bool) -> None:
    """Build the site in all languages into FOLDER (build/site)."""
    from ruleproof import site

    try:
        site.build(load(), folder, progress, even_if_failing=even_if_failing)
    except site.Failing as failing:
        _not_built(failing, folder)
    say(f"{folder}: the site, in all languages")


def _not_built(failing: Exception, folder: Path) -> None:
    progress(f"{failing}: {folder} stays as it is. --even-if-failing builds anyway.")
    sys.exit(1)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build/site"), show_default=True)
@even_if_failing_option
@timeout_option
@click.pass_obj
@example("ruleproof serve", "ruleproof serve --port 9000")
def serve(load: Callable[[], Project], host: str, port: int, folder: Path, even_if_failing: bool) -> None:
    """Build the site if anything has changed, and serve it."""
    from ruleproof import site

    try:
        site.serve(load(), folder, host, port, progress, even_if_failing=even_if_failing)
    except site.Failing as failing:
        _not_built(failing, folder)


# --- scenarios ----------------------------------------------------------------------------------------------------


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--book", default=None, help="The book whose steps the files use; else told by their folder.")
@language_option
@click.option("--reading", "readings", multiple=True, metavar="C61=b", help="Take this reading of a dispute.")
@click.option("--quiet", is_flag=True, help="Verdicts only, no traces.")
@timeout_option
@output_format()
@click.pass_obj
@example(
    "ruleproof run features/harakiri/enemies.feature",
    "ruleproof run my-question.feature --book harakiri --lang es --reading C61=b",
)
def run(
    load: Callable[..., Project],
    files: tuple[Path, ...],
    book: str | None,
    lang: str | None,
    readings: tuple[str, ...],
    quiet: bool,
    style: str,
) -> None:
    """Run scenario FILES (or folders of them) and show verdict and trace.

    In each step: + a rule applied, - one ruled something out, ? a choice was offered, > made, x the act was refused,
    ~ a moment of the game was assumed because the scenario set none.
    """
    paths = feature_files(files, click.get_current_context().find_root().params["folder"])
    project = load([book] if book else books_by_folder(paths))
    statuses: list[str] = []
    data: list[dict[str, Any]] = []
    for ran in Runs(project, book, lang, progress).each(paths, parse_readings(readings)):
        statuses += ran.statuses
        if style == "json":
            data += ran.as_json()
        else:
            say_lines(ran.lines(quiet))
    if not statuses:
        raise InputError("the files hold no scenario.", todo="Write one: 'Scenario: …'.")
    if style == "json":
        say_json(data)
    else:
        say(", ".join(f"{statuses.count(one)} {one}" for one in ("passed", "failed", "broken")))
    sys.exit(2 if "broken" in statuses else 1 if "failed" in statuses else 0)


@main.command()
@click.argument("book")
@click.argument("words", nargs=-1)
@language_option
@output_format()
@click.pass_obj
@example("ruleproof steps harakiri", "ruleproof steps harakiri knocked down --lang es")
def steps(load: Callable[..., Project], book: str, words: tuple[str, ...], lang: str | None, style: str) -> None:
    """The phrases a scenario of BOOK can use, all or those that fit the WORDS: by chapter, with what they accept."""
    from ruleproof import listing

    project = load([book])
    runner = BookRunner(project, project.book(book))
    language = spoken_language(runner, known_language(project, lang), progress)
    if style == "json":
        say_json(listing.steps_json(runner, language, words))
        return
    lines = list(listing.steps_lines(runner, language, words))
    if not lines:
        progress(f"no phrase fits {' '.join(words)!r}; ruleproof steps {book} lists them all")
        sys.exit(1)
    say_lines(lines)


@main.command()
@click.argument("books", nargs=-1)
@output_format()
@timeout_option
@click.pass_obj
@example("ruleproof coverage", "ruleproof coverage harakiri --format json")
def coverage(load: Callable[..., Project], books: tuple[str, ...], style: str) -> None:
    """Rule by rule: proved, claimed, text-only or open; and the source's statements and examples accounted for."""
    from ruleproof.scenarios.coverage import cover

    project = load(books)
    accounts, whole = each_book(project, books, cover, progress)
    if style == "json":
        say_json({account.book.id: account.as_json() for account in accounts})
    else:
        for account in accounts:
            say_lines(report.coverage_lines(account))
    sys.exit(2 if not whole else 0 if all(account.good for account in accounts) else 1)


@main.command()
@click.argument("books", nargs=-1)
@language_option
@output_format()
@timeout_option
@click.pass_obj
@example("ruleproof judge night-parade")
def judge(load: Callable[..., Project], books: tuple[str, ...], lang: str | None, style: str) -> None:
    """Run every worked example under every reading of every dispute: which readings do the examples refute?"""
    from ruleproof.scenarios.judge import judge as judge_book

    project = load(books)
    language = known_language(project, lang)
    judged, whole = each_book(project, books, lambda runner: (runner.book, judge_book(runner)), progress)
    if style == "json":
        say_json({book.id: report.judge_json(judgements) for book, judgements in judged})
    else:
        for book, judgements in judged:
            say_lines(report.judge_lines(book, judgements, language))
    refuted = any(one.refuted and one.default for _, judgements in judged for one in judgements)
    sys.exit(2 if not whole else 1 if refuted else 0)


# --- texts --------------------------------------------------------------------------------------------------------


@main.command()
@click.argument("books", nargs=-1)
@output_format("sarif")
@timeout_option
@click.pass_obj
@example("ruleproof check", "ruleproof check harakiri --format sarif > findings.sarif")
def check(load: Callable[..., Project], books: tuple[str, ...], style: str) -> None:
    """Look for faults in the texts, their translations and their scenarios: file, line, what to do."""
    from ruleproof import checks

    project = with_linked_books(load, books)
    chosen = [book.id for book in books_of(project, books)]
    findings = checks.check(project, chosen)
    text = checks.formatted(findings, style, chosen)
    say(text) if style == "text" else say_json_text(text)
    sys.exit(1 if any(finding.level == "error" for finding in findings) else 0)


@main.command()
@click.argument("address", metavar="BOOK:RULE")
@language_option
@output_format()
@click.pass_obj
@example("ruleproof show harakiri:sequence.complete --lang es")
def show(load: Callable[..., Project], address: str, lang: str | None, style: str) -> None:
    """Show a rule, its examples, what cites it and what proves it."""
    from ruleproof.scenarios.coverage import cover

    id, colon, rule_id = address.partition(":")
    if not colon or not rule_id:
        raise InputError(f"{address!r} is not of the form BOOK:RULE.", todo="Like harakiri:sequence.complete.")
    project = load([id])
    language = known_language(project, lang)
    book = project.book(id)
    retired = book.retired.get(rule_id)
    if retired:
        if not retired.to:
            raise InputError(f"{rule_id!r} is retired: {report.local(retired.why, language)}")
        progress(f"{rule_id} is retired; shown is {retired.to}")
        rule_id = retired.to
    rule = book.rule(rule_id, language)
    account = cover(BookRunner(project, book))
    if style == "json":
        say_json(report.rule_json(book, rule, account, language))
    else:
        say_lines(report.rule_lines(book, rule, account, language))


@main.command()
@click.argument("words", nargs=-1, required=True)
@language_option
@click.option("--book", default=None, help="Search one book only.")
@click.option("--most", type=click.IntRange(1), default=10, show_default=True, help="How many hits at most.")
@output_format()
@click.pass_obj
@example("ruleproof search fewest oni", "ruleproof search procissao --lang pt-BR")
def search(
    load: Callable[..., Project], words: tuple[str, ...], lang: str | None, book: str | None, most: int, style: str
) -> None:
    """Find rules, rulings, disputes and terms by WORDS: a question, a number, an id, a term's name in any language."""
    from ruleproof.books.find import build_indexes, meant, ranked_together

    project = load([book] if book else [])
    language = known_language(project, lang)
    indexes = build_indexes(project, language).values()
    typed = " ".join(words)
    hits = ranked_together(indexes, typed)[:most]
    if style == "json":
        say_json([report.hit_json(hit) for hit in hits])
    else:
        say_lines(report.hit_lines(hits))
    guess = meant(indexes, typed)
    if guess:
        progress(f"searched for: {guess}")
    if not hits:
        progress("nothing found")
    sys.exit(0 if hits else 1)


@main.command()
@click.argument("book")
@click.argument("lang")
@click.argument("rules", nargs=-1)
@click.pass_obj
@example("ruleproof fresh harakiri en sequence.first", "ruleproof fresh harakiri en")
def fresh(load: Callable[..., Project], book: str, lang: str, rules: tuple[str, ...]) -> None:
    """Record that the LANG translation of these RULES (else all) says what the source-language text says now."""
    from ruleproof.books.fresh import record_fresh

    project = load([book])
    language = known_language(project, lang)
    try:
        count = record_fresh(project, project.book(book), language, rules or None)
    except OSError as error:
        raise InputError(f"rulebooks/{book} cannot be written: {error.strerror}.") from None
    say(f"{book} {language}: {count} rules recorded as up to date")


@main.command()
@click.argument("folder", type=click.Path(path_type=Path))
@example("ruleproof init my-rules", "cd my-rules && ruleproof run features/")
def init(folder: Path) -> None:
    """Start a new project in FOLDER: one small book that runs."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InputError(f"{folder} exists and is not an empty folder.", todo="Name a new folder.")
    try:
        shutil.copytree(STARTER, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    except OSError as error:
        raise InputError(f"{folder} cannot be written: {error.strerror}.") from None
    say(f"{folder}: a project with one small book. Try, inside it: ruleproof run features")


if __name__ == "__main__":
    main()
