"""Measures `ruleproof check` on generated books: linear in their size, and faster per unit than pofilter.

A unit is one rule in one language. pofilter (translate-toolkit) gets the same titles and texts as PO files, one message
a rule and translation, and is started as our check is: a process of its own. Both are measured in processor time, which
other work on the machine disturbs less than the clock.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from generate import LANGUAGES, example, generate, rule_text, rule_title

RULES = 10_000
LINEAR = 2.2
CHECK = "import sys; from ruleproof.cli import main; sys.argv[1:] = ['check']; main()"


def main() -> int:
    """Print the ratios as text, then as one line of JSON; 1 if a target is missed."""
    with tempfile.TemporaryDirectory(prefix="ruleproof-bench-") as name:
        folder = Path(name)
        half = _check(folder / "half", RULES // 2)
        whole = _check(folder / "whole", RULES)
        pofilter = _pofilter(folder / "po", RULES)
    translations = len(LANGUAGES) - 1
    ours = whole / (RULES * len(LANGUAGES))
    theirs = pofilter / (RULES * translations)
    result = {
        "check_seconds": {
            "rules": RULES,
            "languages": len(LANGUAGES),
            "half": round(half, 2),
            "whole": round(whole, 2),
        },
        "pofilter_seconds": round(pofilter, 2),
        "twice_the_rules": {"ratio": round(whole / half, 2), "target": f"<= {LINEAR}"},
        "per_unit_against_pofilter": {
            "ratio": round(ours / theirs, 2),
            "target": "< 1",
            "check_ms": round(ours * 1000, 3),
            "pofilter_ms": round(theirs * 1000, 3),
        },
        "passed": whole / half <= LINEAR and ours < theirs,
    }
    print(f"check, {RULES} rules in {len(LANGUAGES)} languages: {whole:.1f} s; half as many: {half:.1f} s")
    print(f"twice the rules take {whole / half:.2f} times as long (target: at most {LINEAR})")
    print(
        f"a unit takes {ours * 1000:.3f} ms, in pofilter {theirs * 1000:.3f} ms: {ours / theirs:.2f} (target: below 1)"
    )
    print(json.dumps(result))
    return 0 if result["passed"] else 1


def _check(folder: Path, rules: int) -> float:
    """Seconds for a check of a generated book, which must be clean."""
    generate(folder, rules)
    start = _processor_time()
    done = subprocess.run([sys.executable, "-c", CHECK], cwd=folder, capture_output=True, text=True, check=False)
    seconds = _processor_time() - start
    if done.returncode:
        raise SystemExit(f"the generated book is not clean:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return seconds


def _pofilter(folder: Path, rules: int) -> float:
    """Seconds for pofilter with all its tests on the same texts."""
    for language in LANGUAGES:
        if language != "en":
            (folder / "in" / language).mkdir(parents=True)
            (folder / "in" / language / "big.po").write_text(_po(rules, language), encoding="utf-8")
    start = _processor_time()
    command = [
        str(Path(sys.executable).parent / "pofilter"),
        "--progress=none",
        str(folder / "in"),
        str(folder / "out"),
    ]
    subprocess.run(command, capture_output=True, check=True)
    return _processor_time() - start


def _processor_time() -> float:
    """Of all processes started from here that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _po(rules: int, language: str) -> str:
    head = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: {language}\\n"\n'
    return head + "".join(
        f'\nmsgctxt "rule-{number}"\nmsgid {_quoted(number, "en")}\nmsgstr {_quoted(number, language)}\n'
        for number in range(rules)
    )


def _quoted(number: int, language: str) -> str:
    text = f"{rule_title(number, language)}\n{rule_text(number, language)}"
    if shown := example(number, language):
        text += "\n" + "\n".join(shown)
    return json.dumps(text, ensure_ascii=False)


if __name__ == "__main__":
    raise SystemExit(main())
