"""Builds the wheel, and with it the starter project outside this repository, at the newest and the oldest versions."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
VERSIONS = {"newest": ROOT / "constraints.txt", "oldest": ROOT / "tests" / "oldest.txt"}
COMMANDS = (
    ["run", "features"],
    ["run", "features", "--lang", "es"],
    ["check"],
    ["coverage"],
    ["judge"],
    ["build"],
)


def run(*command: str | Path, inside: Path) -> None:
    done = subprocess.run([str(word) for word in command], cwd=inside, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(str(word) for word in command)}\n{done.stdout}{done.stderr}")


def oldest_allowed() -> dict[str, str]:
    """What pyproject.toml asks for at least, by package."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    return dict(re.split(">=", one, maxsplit=1) for one in wanted)


def pinned(file: Path) -> dict[str, str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split("==", 1) for line in lines if "==" in line)


def build_wheel(folder: Path) -> Path:
    for left in ("lib", "bdist.*"):  # setuptools packs what an earlier build left there
        for path in (ROOT / "build").glob(left):
            shutil.rmtree(path)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT, inside=folder)
    wheel = next(folder.glob("ruleproof-*.whl"))
    names = ZipFile(wheel).namelist()
    for part in ("ruleproof/starter/.gitignore", "ruleproof/languages/en.yml", "ruleproof/site/theme/main.html"):
        assert part in names, f"{wheel.name} lacks {part}"
    strangers = [name for name in names if name.startswith("ruleproof/games/")]
    assert not strangers, f"{wheel.name} carries {strangers[0]}"
    return wheel


def try_out(wheel: Path, versions: Path, folder: Path) -> None:
    folder.mkdir()
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / "bin"
    run(programs / "pip", "install", "--quiet", "--disable-pip-version-check", "-c", versions, wheel, inside=folder)
    run(programs / "ruleproof", "init", "rules", inside=folder)
    for words in COMMANDS:
        run(programs / "ruleproof", *words, inside=folder / "rules")
    assert (folder / "rules" / "build" / "site" / "es" / "lighthouse" / "lamp" / "index.html").is_file()


def main() -> None:
    least, tried = oldest_allowed(), pinned(VERSIONS["oldest"])
    for package, version in least.items():
        assert f"{tried[package]}.".startswith(f"{version}."), (
            f"tests/oldest.txt has {package} {tried[package]}, not {version}"
        )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build_wheel(folder)
        for which, versions in VERSIONS.items():
            print(f"== {wheel.name} with the {which} versions allowed", flush=True)
            try_out(wheel, versions, folder / which)
    print("2 passed, 0 failed")


if __name__ == "__main__":
    main()
