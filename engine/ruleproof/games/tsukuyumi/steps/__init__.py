"""The words for scenarios of Tsukuyumi: what is on the table, what happens, what is seen."""

from ruleproof.games.tsukuyumi.steps import given, homes, then, when
from ruleproof.games.tsukuyumi.steps.kinds import vocabulary

__all__ = ["given", "homes", "then", "vocabulary", "when"]
