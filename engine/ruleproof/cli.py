"""The command line. Exit 0: good; 1: findings or failures; 2: could not run."""

from __future__ import annotations

import atexit
import functools
import gc
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

# No engine needs pydantic's plugins, and looking for some takes a tenth of the time that a command needs to start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

from ruleproof import report
from ruleproof.arguments import (
    book_of,
    books_by_folder,
    books_of,
    feature_files,
    known_language,
    parse_readings,
    with_linked_books,
)
from ruleproof.books import Project, load_project
from ruleproof.core import InputError
from ruleproof.scenarios import BookRunner, read_feature

F = TypeVar("F", bound=Callable[..., Any])
STARTER = Path(__file__).parent / "starter"

# A command makes many objects and drops few: go through them seldom, and at the end of the process not once more.
gc.set_threshold(100_000, 20, 20)
atexit.register(gc.freeze)


def fail(message: str) -> None:
    """One message, exit 2."""
    click.echo(f"ruleproof: {message}", err=True)
    sys.exit(2)


class Main(click.Group):
    """Turns every error into one message, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()
        except InputError as error:
            fail(str(error))
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except Exception as error:
            if os.environ.get("RULEPROOF_DEBUG"):
                raise
            fail(f"a fault of ruleproof itself: {type(error).__name__}: {error}. RULEPROOF_DEBUG=1 shows where.")
        return None


def example(*lines: str) -> Callable[[F], F]:
    """Add examples to a command's help."""

    def add(function: F) -> F:
        body = "\n".join(f"  {line}" for line in lines)
        function.__doc__ = f"{function.__doc__}\n\n\b\nExample:\n{body}\n"
        return function

    return add


def output_format(*more: str) -> Callable[[F], F]:
    return click.option(
        "--format",
        "style",
        type=click.Choice(["text", "json", *more]),
        default="text",
        show_default=True,
        help="How to print.",
    )


language_option = click.option("--lang", default=None, help="The language to answer in.")


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


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def print_lines(lines: Iterable[str]) -> None:
    """All lines in one write: a flush a line is a third of the time of a long run."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def progress(line: str) -> None:
    click.echo(line, err=True)


# --- the site -----------------------------------------------------------------------------------------------------


@main.command()
@click.argument("folder", type=click.Path(path_type=Path), default=Path("build/site"))
@click.pass_obj
@example("ruleproof build", "ruleproof build /var/www/rules")
def build(load: Callable[[], Project], folder: Path) -> None:
    """Build the site in all languages into FOLDER (build/site)."""
    from ruleproof import site

    site.build(load(), folder, progress)
    click.echo(f"{folder}: the site, in all languages")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build/site"), show_default=True)
@click.pass_obj
@example("ruleproof serve", "ruleproof serve --port 9000")
def serve(load: Callable[[], Project], host: str, port: int, folder: Path) -> None:
    """Build the site if anything has changed, and serve it."""
    from ruleproof import site

    site.serve(load(), folder, host, port, progress)


# --- scenarios ----------------------------------------------------------------------------------------------------


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--book", default=None, help="The book whose steps the files use; else told by their folder.")
@language_option
@click.option("--reading", "readings", multiple=True, metavar="C61=b", help="Take this reading of a dispute.")
@click.option("--quiet", is_flag=True, help="Verdicts only, no traces.")
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
    paths = feature_files(files)
    project = load([book] if book else books_by_folder(paths))
    taken = parse_readings(readings)
    runners: dict[str, BookRunner] = {}
    statuses: list[str] = []
    data: list[dict[str, Any]] = []
    for path in paths:
        feature = read_feature(path, project.root)
        id = book or book_of(project, path, feature)
        runner = runners.setdefault(id, BookRunner(project, project.book(id)))
        runner.check_readings(taken)
        source = runner.language_of(feature)
        language = known_language(project, lang, source)
        if language not in runner.phrase_languages and not statuses:
            spoken_language(runner, language)
        language = language if language in runner.phrase_languages else "en"
        shown: list[str] = []
        for scenario in feature.scenarios:
            verdict = runner.run(scenario, source, taken)
            statuses.append(verdict.status)
            if style == "json":
                data.append(report.verdict_json(runner, verdict, language))
            else:
                lines = report.verdict_lines(runner, verdict, source, language)
                shown += [next(lines)] if quiet and verdict.passed else lines
        print_lines(shown)
    if not statuses:
        raise InputError("the files hold no scenario.", todo="Write one: 'Scenario: …'.")
    if style == "json":
        print_json(data)
    else:
        counts = ", ".join(f"{statuses.count(one)} {one}" for one in ("passed", "failed", "broken"))
        click.echo(counts)
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
    language = spoken_language(runner, known_language(project, lang))
    if style == "json":
        print_json(listing.steps_json(runner, language, words))
        return
    lines = list(listing.steps_lines(runner, language, words))
    if not lines:
        progress(f"no phrase fits {' '.join(words)!r}; ruleproof steps {book} lists them all")
        sys.exit(1)
    print_lines(lines)


def spoken_language(runner: BookRunner, language: str) -> str:
    """The language asked for, if the book's scenarios can be said in it; else English, and a line that says so."""
    if language in runner.phrase_languages:
        return language
    known = ", ".join(runner.phrase_languages)
    progress(f"the scenarios of {runner.book.id} cannot be said in {language} yet (only in {known}): shown in English")
    return "en"


@main.command()
@click.argument("books", nargs=-1)
@output_format()
@click.pass_obj
@example("ruleproof coverage", "ruleproof coverage harakiri --format json")
def coverage(load: Callable[..., Project], books: tuple[str, ...], style: str) -> None:
    """Rule by rule: proved, claimed, text-only or open; and the source's statements and examples accounted for."""
    from ruleproof.scenarios.coverage import cover

    project = load(books)
    accounts = [cover(BookRunner(project, book)) for book in books_of(project, books)]
    if style == "json":
        print_json({account.book.id: account.as_json() for account in accounts})
    else:
        for account in accounts:
            print_lines(report.coverage_lines(account))
    sys.exit(0 if all(account.good for account in accounts) else 1)


@main.command()
@click.argument("books", nargs=-1)
@language_option
@output_format()
@click.pass_obj
@example("ruleproof judge night-parade")
def judge(load: Callable[..., Project], books: tuple[str, ...], lang: str | None, style: str) -> None:
    """Run every worked example under every reading of every dispute: which readings do the examples refute?"""
    from ruleproof.scenarios.judge import judge as judge_book

    project = load(books)
    language = known_language(project, lang)
    refuted = False
    data: dict[str, Any] = {}
    for book in books_of(project, books):
        judgements = judge_book(BookRunner(project, book))
        refuted |= any(one.refuted and one.default for one in judgements)
        if style == "json":
            readings: dict[str, Any] = {}
            for one in judgements:
                readings.setdefault(one.dispute, []).append(one.as_json())
            data[book.id] = readings
        else:
            print_lines(report.judge_lines(book, judgements, language))
    if style == "json":
        print_json(data)
    sys.exit(1 if refuted else 0)


# --- texts --------------------------------------------------------------------------------------------------------


@main.command()
@click.argument("books", nargs=-1)
@output_format("sarif")
@click.pass_obj
@example("ruleproof check", "ruleproof check harakiri --format sarif > findings.sarif")
def check(load: Callable[..., Project], books: tuple[str, ...], style: str) -> None:
    """Look for faults in the texts, their translations and their scenarios: file, line, what to do."""
    from ruleproof import checks

    project = with_linked_books(load, books)
    chosen = [book.id for book in books_of(project, books)]
    findings = checks.check(project, chosen)
    click.echo(checks.formatted(findings, style, chosen))
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
            raise InputError(f"{rule_id!r} is retired: {retired.why}")
        progress(f"{rule_id} is retired; shown is {retired.to}")
        rule_id = retired.to
    rule = book.rule(rule_id, language)
    account = cover(BookRunner(project, book))
    if style == "json":
        print_json(report.rule_json(book, rule, account))
    else:
        print_lines(report.rule_lines(book, rule, account, language))


@main.command()
@click.argument("words", nargs=-1, required=True)
@language_option
@click.option("--book", default=None, help="Search one book only.")
@click.option("--most", type=click.IntRange(1), default=10, show_default=True, help="How many rules at most.")
@output_format()
@click.pass_obj
@example("ruleproof search fewest oni", "ruleproof search procissao --lang pt-BR")
def search(
    load: Callable[..., Project], words: tuple[str, ...], lang: str | None, book: str | None, most: int, style: str
) -> None:
    """Find rules by WORDS, number, id, or a term's name in any language."""
    from ruleproof.books.find import find

    project = load([book] if book else [])
    language = known_language(project, lang)
    hits = find(project, " ".join(words), language)[:most]
    if style == "json":
        print_json([report.hit_json(project, hit, language) for hit in hits])
    else:
        print_lines(report.hit_lines(project, hits, language))
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
    count = record_fresh(project, project.book(book), language, rules or None)
    click.echo(f"{book} {language}: {count} rules recorded as up to date")


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
    click.echo(f"{folder}: a project with one book, Lantern. Try, inside it: ruleproof run features/")


if __name__ == "__main__":
    main()
