"""Measures `ruleproof build` against plain MkDocs on the same Markdown, in the same number of languages.

Ours also runs every scenario, writes the Markdown, the search index, the previews and the addresses. Both are whole
processes; plain MkDocs is started once a language, as one would by hand.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ruleproof.books import load_project
from ruleproof.site.facts import Facts
from ruleproof.site.sources import write_sources

ROOT = Path(__file__).parent.parent
AT_MOST = 1.3


def main() -> int:
    """Print the ratio as text, then as one line of JSON; 1 if the target is missed."""
    with tempfile.TemporaryDirectory(prefix="ruleproof-bench-") as name:
        folder = Path(name)
        (folder / "work").mkdir()
        configurations = write_sources(Facts(load_project(ROOT)), folder / "work", folder / "plain")
        plain = sum(timed(["mkdocs", "build", "-q", "-f", str(path)]) for path in configurations.values())
        ours = timed(["ruleproof", "--project", str(ROOT), "build", str(folder / "site")])
    ratio = ours / plain
    good = ratio <= AT_MOST
    print(f"{len(configurations)} languages: ruleproof build {ours:.1f} s, plain MkDocs {plain:.1f} s")
    print(f"  {ratio:.2f} times as long (wanted: at most {AT_MOST})")
    print(json.dumps({"bench": "build", "seconds": {"ruleproof": ours, "mkdocs": plain}, "ratio": ratio, "good": good}))
    return 0 if good else 1


def timed(module: list[str]) -> float:
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "-m", *module], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(module)} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
