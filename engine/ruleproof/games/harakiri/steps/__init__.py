"""The words of Harakiri's scenarios, one module a topic. Each adds its steps to the one vocabulary."""

from ruleproof.games.harakiri.steps import (
    actions,
    activations,
    boards,
    characters,
    initiative,
    ki,
    squares,
    zone,
)
from ruleproof.games.harakiri.steps.words import vocabulary

__all__ = [
    "actions",
    "activations",
    "boards",
    "characters",
    "initiative",
    "ki",
    "squares",
    "vocabulary",
    "zone",
]
