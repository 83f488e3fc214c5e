"""The words for scenarios of Tsukuyumi: what is on the table, what happens, what is seen."""

from ruleproof.games.tsukuyumi.steps import combat, figures, given, homes, momentum, scoring, then, when
from ruleproof.games.tsukuyumi.steps.kinds import vocabulary

__all__ = ["combat", "figures", "given", "homes", "momentum", "scoring", "then", "vocabulary", "when"]
