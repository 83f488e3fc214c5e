"""Measures what it costs to validate the state after every act and Given: all scenarios of all books, with and without.

Both in one process and taking turns, so that nothing but the check differs; the best of three rounds counts.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from ruleproof.books import load_project
from ruleproof.core import State
from ruleproof.scenarios import BookRunner

ROOT = Path(__file__).parent.parent
ROUNDS = 3
AT_MOST = 1.25


def main() -> int:
    """Print the ratio as text, then as one line of JSON; 1 if the target is missed."""
    project = load_project(ROOT)
    runners = [BookRunner(project, book) for book in project.books.values()]
    check = State.check
    best = {"with": float("inf"), "without": float("inf")}
    count = run_all(runners)
    for _ in range(ROUNDS):
        for name, function in (("with", check), ("without", lambda state: None)):
            State.check = function  # type: ignore[method-assign]
            start = time.perf_counter()
            run_all(runners)
            best[name] = min(best[name], time.perf_counter() - start)
    State.check = check  # type: ignore[method-assign]
    ratio = best["with"] / best["without"]
    good = ratio <= AT_MOST
    print(f"{count} scenarios: {best['with']:.2f} s with the state checked, {best['without']:.2f} s without")
    print(f"  {ratio:.2f} times as long (wanted: at most {AT_MOST:g})")
    print(json.dumps({"bench": "state", "seconds": best, "ratio": ratio, "good": good}))
    return 0 if good else 1


def run_all(runners: list[BookRunner]) -> int:
    """Run every scenario of the books; how many there were."""
    return sum(len([runner.run(scenario) for scenario in runner.scenarios]) for runner in runners)


if __name__ == "__main__":
    sys.exit(main())
