"""What goes to the terminal: never a control character out of a text, never a crash over an encoding."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType

import click

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""All but tab and line feed: what a terminal would obey instead of showing it."""


def prepare() -> None:
    """Let the streams replace what their encoding lacks; a stream that is closed swallows all."""
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def clean(text: str) -> str:
    """The text with its control characters spelt out."""
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def say(text: str) -> None:
    """The answer, or a line of it."""
    click.echo(clean(text))


def say_lines(lines: Iterable[str]) -> None:
    """All lines in one write: a flush a line is a third of the time of a long run."""
    sys.stdout.write(clean("".join(f"{line}\n" for line in lines)))


def say_json(data: object) -> None:
    say_json_text(json.dumps(data, ensure_ascii=False, indent=2))


def say_json_text(text: str) -> None:
    """JSON as it is, but for characters that a terminal would obey or the encoding lacks: those are escaped."""
    text = _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    click.echo("".join(_escaped(one, encoding) for one in text) if not _fits(text, encoding) else text)


def progress(line: str) -> None:
    """A line beside the answer."""
    click.echo(clean(line), err=True)


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _escaped(character: str, encoding: str) -> str:
    return character if _fits(character, encoding) else json.dumps(character)[1:-1]


def drop_output() -> None:
    """Nothing more is written: what is left in the buffer would be tried again at the end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = io.StringIO()


@contextmanager
def stoppable() -> Iterator[None]:
    """A wish that the program end (SIGTERM) is as good as Ctrl+C: what was begun is tidied up. Exit 143."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt(128 + number)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
