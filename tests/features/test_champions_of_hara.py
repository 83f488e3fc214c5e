"""The scenarios of champions-of-hara under pytest-bdd."""

from pathlib import Path

from pytest_bdd import scenarios

from ruleproof.scenarios.bdd import bind

ROOT = Path(__file__).parent.parent.parent

RUNNER = bind(ROOT, "champions-of-hara")
scenarios(str(ROOT / "features" / "champions-of-hara"))
