"""Starts the command line, so that Ctrl+C ends it quietly also while its parts are still being loaded."""

import gc
import sys

gc.disable()  # until everything is loaded: what is loaded stays, and looking through it takes a quarter of the start


def run() -> None:
    """The console script `ruleproof`, and `python -m ruleproof`."""
    try:
        from ruleproof.cli import main

        main(prog_name="ruleproof")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run()
