"""Runs every measurement and says which targets are missed: `make bench`, or `python bench/run.py NAME…`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent


def main() -> int:
    files = {path.stem.removesuffix("_speed"): path for path in sorted(FOLDER.glob("*_*.py"))}
    known = list(files)
    chosen = sys.argv[1:] or known
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"no measurement {unknown[0]!r}. There are: {', '.join(known)}.", file=sys.stderr)
        return 2
    missed = []
    for name in chosen:
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, str(files[name])]).returncode:
            missed.append(name)
    print(f"missed: {', '.join(missed)}" if missed else "every target met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
