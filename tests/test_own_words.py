"""Nothing here repeats the sentences of the sources: no run of ten words stands in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT.parent / "shared" / "sources"
LENGTH = 10


def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.lower())


def runs(text: str) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[start : start + LENGTH]) for start in range(len(found) - LENGTH + 1)}


def test_a_run_of_ten_words_is_found() -> None:
    source = "Um dois três quatro cinco seis sete oito nove dez onze"
    assert runs(source) & runs("... dois, três: quatro cinco [seis](term:x) sete") == set()
    assert len(runs(source) & runs("agora um dois três QUATRO cinco, seis sete oito nove dez!")) == 1


@pytest.mark.skipif(not SOURCES.is_dir(), reason="the source texts are not part of the repository")
def test_no_text_repeats_a_source() -> None:
    sources = set().union(*(runs(path.read_text(errors="replace")) for path in sorted(SOURCES.glob("*.txt"))))
    assert sources
    found = []
    for path in [*(ROOT / "rulebooks").rglob("*"), *(ROOT / "features").rglob("*")]:
        if path.suffix in {".md", ".yml", ".feature"}:
            found += [f"{path.relative_to(ROOT)}: {' '.join(run)}" for run in sorted(runs(path.read_text()) & sources)]
    assert found == []
