"""What all commands share: how they fail, and the options that several of them have."""

from __future__ import annotations

import errno
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ruleproof.core import InputError
from ruleproof.scenarios.engine import engine_line, told
from ruleproof.scenarios.guard import LIMIT
from ruleproof.terminal import drop_output, prepare, progress, stoppable

F = TypeVar("F", bound=Callable[..., Any])
PACKAGE = Path(__file__).parent


def fail(message: str) -> None:
    """One message, exit 2."""
    progress(f"ruleproof: {message}")
    sys.exit(2)


class Main(click.Group):
    """Turns every error into one message, never a traceback."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        prepare()
        try:
            with stoppable():
                return super().main(*args, **kwargs)
        except OSError as error:  # from the help, which click prints before anything is invoked
            _no_file(error)

    def invoke(self, ctx: click.Context) -> Any:
        root = ctx.params["folder"].resolve()
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()
        except InputError as error:
            fail(str(error))
        except BrokenPipeError:
            drop_output()
            sys.exit(1)
        except OSError as error:
            _no_file(error)
        except KeyboardInterrupt as stopped:
            sys.exit(stopped.args[0] if stopped.args else 130)
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except Exception as error:
            if os.environ.get("RULEPROOF_DEBUG"):
                raise
            if line := engine_line(error, [PACKAGE / "games", root / "engine"], root):
                fail(f"the engine failed ({told(error)}, {line}). Mend it there.")
            fail(f"a fault of ruleproof itself: {type(error).__name__}: {error}. RULEPROOF_DEBUG=1 shows where.")
        return None


def _no_file(error: OSError) -> None:
    """The fault of a file or of the output, exit 2."""
    why = error.strerror or str(error)
    if error.filename is not None:
        fail(f"{error.filename} cannot be read or written: {why}.")
    if error.errno not in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO, errno.EBADF):
        fail(f"the system refuses: {why}.")
    drop_output()
    fail(f"the answer cannot be written: {why}.")


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


def _limit(ctx: click.Context, parameter: click.Parameter, seconds: float) -> None:
    if math.isnan(seconds):
        raise click.BadParameter("nan is no number of seconds.", ctx, parameter)
    before = LIMIT.set(seconds)
    ctx.call_on_close(lambda: LIMIT.reset(before))


timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(0, 86_400),
    default=LIMIT.get(),
    show_default=True,
    callback=_limit,
    expose_value=False,
    metavar="SECONDS",
    help="How long the engine may take for a scenario; 0: as long as it likes.",
)

even_if_failing_option = click.option(
    "--even-if-failing", is_flag=True, help="Build also when scenarios fail or cannot be run."
)
