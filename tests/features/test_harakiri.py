"""The scenarios of harakiri under pytest-bdd."""

from pathlib import Path

from pytest_bdd import scenarios

from ruleproof.scenarios.bdd import bind

ROOT = Path(__file__).parent.parent.parent

RUNNER = bind(ROOT, "harakiri")
scenarios(str(ROOT / "features" / "harakiri"))
