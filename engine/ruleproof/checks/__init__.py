"""Consistency checks, one module a family: everything a reader, an engine or a translator relies on."""

from ruleproof.checks.families import FAMILIES, check
from ruleproof.checks.finding import Family, Finding, Level
from ruleproof.checks.formats import as_json, as_sarif, as_text, formatted

__all__ = ["FAMILIES", "Family", "Finding", "Level", "as_json", "as_sarif", "as_text", "check", "formatted"]
