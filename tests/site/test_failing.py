"""No site is built from scenarios that do not pass, unless somebody asks for it."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ruleproof.books import load_project
from ruleproof.cli import main
from ruleproof.site import Failing, build, serve

FEATURE = "features/lantern/lamp.feature"
SAYS = f"{FEATURE}:10: The last two drops are enough for one more light: oil: expected 1, found 0\n"
STAYS = "1 scenario does not pass: {} stays as it is. --even-if-failing builds anyway.\n"


def ruleproof(project: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["--project", str(project), *arguments])


def spoil(project: Path) -> None:
    feature = project / FEATURE
    feature.write_text(feature.read_text().replace("Then 0 drops", "Then 1 drops"))


def bytes_of(folder: Path) -> str:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return hashlib.sha256(b"".join(str(path).encode() + path.read_bytes() for path in files)).hexdigest()


def test_the_old_site_stays(starter: Path) -> None:
    out = starter / "out"
    assert ruleproof(starter, "build", str(out)).exit_code == 0
    before = bytes_of(out)
    spoil(starter)
    result = ruleproof(starter, "build", str(out))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.endswith(SAYS + STAYS.format(out))
    assert bytes_of(out) == before
    assert [path.name for path in starter.iterdir() if path.name.startswith(".")] == []


def test_built_all_the_same(starter: Path) -> None:
    spoil(starter)
    out = starter / "out"
    result = ruleproof(starter, "build", str(out), "--even-if-failing")
    assert result.exit_code == 0
    assert SAYS in result.stderr
    page = (out / "en" / "lantern" / "lamp" / "index.html").read_text(encoding="utf-8")
    assert "oil: expected 1, found 0" in page


def test_a_scenario_that_cannot_be_run_counts_too(starter: Path) -> None:
    feature = starter / FEATURE
    feature.write_text(feature.read_text().replace("When somebody lights it", "When somebody eats it", 1))
    result = ruleproof(starter, "build", str(starter / "out"))
    assert result.exit_code == 1
    assert f"{FEATURE}:9: The last two drops are enough for one more light: no when step says" in result.stderr
    assert not (starter / "out").exists()


def test_nothing_is_served_either(starter: Path) -> None:
    spoil(starter)
    result = ruleproof(starter, "serve", "--port", "0", "--folder", str(starter / "out"))
    assert result.exit_code == 1
    assert result.stderr.endswith(SAYS + STAYS.format(starter / "out"))
    with pytest.raises(Failing, match="1 scenario does not pass"):
        serve(load_project(starter), starter / "out", "127.0.0.1", 0, lambda line: None)


def test_all_that_fail_are_named(starter: Path) -> None:
    spoil(starter)
    feature = starter / FEATURE
    feature.write_text(feature.read_text().replace("And 1 drops", "And 5 drops"))
    lines: list[str] = []
    with pytest.raises(Failing, match="2 scenarios do not pass"):
        build(load_project(starter), starter / "out", lines.append)
    assert [line.split(": ")[0] for line in lines if line.startswith("features/")] == [f"{FEATURE}:10", f"{FEATURE}:19"]


def test_an_example_told_under_its_own_reading_passes(starter: Path) -> None:
    """What counts is the scenario as its tags have it, not what judge finds under other readings."""
    book = starter / "rulebooks" / "lantern"
    engine = (starter / "engine" / "lantern.py").read_text()
    engine = engine.replace("oil -= 2\n", 'oil -= {"a": 2, "b": 1}[table.readings["C1"]]\n')
    (starter / "engine" / "twofold_lantern.py").write_text(engine)
    facts = (book / "book.yml").read_text()
    (book / "book.yml").write_text(facts.replace("engine: lantern", "engine: twofold_lantern"))
    (book / "disputes.yml").write_text("C1:\n  lines: 2\n  rules: [light.cost]\n  readings: [a, b]\n  default: b\n")
    (book / "en" / "notes.yml").write_text(
        "disputes:\n  C1:\n    title: How much?\n    readings:\n      a: 2 drops\n      b: 1 drop\n    because: So.\n"
    )
    assert ruleproof(starter, "build", str(starter / "out")).exit_code == 1
    feature = starter / FEATURE
    feature.write_text(feature.read_text().replace("@ex.last-drop", "@ex.last-drop @reading.C1=a"))
    assert ruleproof(starter, "build", str(starter / "out")).exit_code == 0
