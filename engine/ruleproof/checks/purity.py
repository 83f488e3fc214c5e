"""Purity: an engine has no files, clock, print or random, and does nothing but play.

So the same scenario always gives the same trace, and the engine runs unchanged in a browser.
"""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.books.files import shown_path
from ruleproof.books.models import Book, Project
from ruleproof.checks.engine import SAY
from ruleproof.checks.finding import Family, Finding
from ruleproof.checks.modules import Module, engine_modules
from ruleproof.core.errors import Place

CHANCE = "Let the scenario state dice and shuffles, and take them from table.chance."
CLOCK = "An engine has no clock: let the scenario say when."
FILES = "Keep data in a module, or let the scenario state it."
ASK = "Let the scenario state it, or offer a choice."
PLAIN = "Write out in plain code what is to happen."
END = "Raise a Refusal for what the rules forbid, any other error for what must not be."
ALONE = "An engine does one thing after another, in one process, and knows nothing of the system."
CORE = "An engine uses ruleproof.core only."

CALLS = {
    "open": FILES,
    "print": SAY,
    "input": ASK,
    "breakpoint": "Take it out again.",
    "exec": PLAIN,
    "eval": PLAIN,
    "compile": PLAIN,
    "__import__": PLAIN,
    "globals": PLAIN,
    "exit": END,
    "quit": END,
    "SystemExit": END,
}
"""Names that Python has everywhere, and what to do instead."""

IMPORTS = {
    **dict.fromkeys(("random", "secrets", "uuid"), CHANCE),
    **dict.fromkeys(("time", "datetime", "calendar", "zoneinfo", "sched"), CLOCK),
    **dict.fromkeys(("io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "linecache", "mmap"), FILES),
    **dict.fromkeys(("sqlite3", "dbm", "shelve", "zipfile", "tarfile", "gzip", "bz2", "lzma", "codecs"), FILES),
    **dict.fromkeys(("logging", "pprint", "warnings", "curses", "readline", "getpass", "cmd", "pdb"), SAY),
    **dict.fromkeys(("importlib", "imp", "runpy", "pickle", "marshal", "code", "codeop", "builtins"), PLAIN),
    **dict.fromkeys(("inspect", "gc", "ctypes", "weakref", "traceback"), PLAIN),
    **dict.fromkeys(("os", "posix", "nt", "sys", "platform", "subprocess", "signal", "resource", "atexit"), ALONE),
    **dict.fromkeys(("threading", "_thread", "multiprocessing", "concurrent", "asyncio", "contextvars"), ALONE),
    **dict.fromkeys(("queue", "select", "selectors", "socket", "ssl", "http", "urllib", "ftplib", "smtplib"), ALONE),
    **dict.fromkeys(("socketserver", "xmlrpc", "webbrowser", "locale", "pty", "tty", "fcntl"), ALONE),
}
"""Modules that reach out of the game, and what to do instead."""


def find(project: Project, book: Book) -> Iterator[Finding]:
    if not book.info.engine:
        return
    for module in engine_modules(project.root, book.info.engine):
        for line, what, todo in faults(module, book.info.engine):
            place = Place(shown_path(module.path, project.root), line)
            yield Finding("purity", "error", place, book.id, "", "", what, todo)


def faults(module: Module, engine: str) -> Iterator[tuple[int, str, str]]:
    """Line, what is wrong and what to do, for each thing in the module that an engine must not do."""
    source = module.source
    for node in source.names:
        if node.id in CALLS and node.id not in source.bound:  # a game may have doors of its own to `open`
            yield node.lineno, f"the engine uses {node.id!r}", CALLS[node.id]
    for statement in source.imports:
        for name in module.imported(statement):
            if todo := _outside(name, engine):
                yield statement.lineno, f"the engine imports {name!r}", todo
                break


def _outside(module: str, engine: str) -> str:
    """What to do instead of importing this module; nothing if it may be imported."""
    first, _, rest = module.partition(".")
    if first == "ruleproof":
        inside = rest.split(".")[0] in ("", "core") or f"{module}.".startswith(f"{engine}.")
        return "" if inside or engine.startswith(f"{module}.") else CORE
    return IMPORTS.get(first, "")


FAMILY = Family(
    "purity",
    "An engine has no files, clock, print or random, and reaches for nothing outside the game: the same scenario gives "
    "the same trace anywhere.",
    find,
)
