"""The words of Harakiri's scenarios, one module a topic. Each adds its steps to the one vocabulary."""

from ruleproof.games.harakiri.steps import activations, boards, squares, zone
from ruleproof.games.harakiri.steps.words import vocabulary

__all__ = ["activations", "boards", "squares", "vocabulary", "zone"]
