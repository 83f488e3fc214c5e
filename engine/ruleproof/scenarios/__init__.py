"""Step phrases in five languages, the runner, rendering, coverage and judging."""

from ruleproof.scenarios.feature import Feature, RuleBlock, Scenario, StepLine, parse_feature, read_feature
from ruleproof.scenarios.language import ScenarioLanguage, UndefinedStep
from ruleproof.scenarios.runner import BookRunner, StepResult, Verdict

__all__ = [
    "BookRunner",
    "Feature",
    "RuleBlock",
    "Scenario",
    "ScenarioLanguage",
    "StepLine",
    "StepResult",
    "UndefinedStep",
    "Verdict",
    "parse_feature",
    "read_feature",
]
