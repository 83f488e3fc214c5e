"""The words of Harakiri's scenarios, one module a topic. Each adds its steps to the one vocabulary."""

from ruleproof.games.harakiri.steps import (
    actions,
    activations,
    boards,
    characters,
    characters_setup,
    dice,
    elects,
    fights,
    initiative,
    ki,
    rounds,
    squares,
    states,
    zone,
    zones,
)
from ruleproof.games.harakiri.steps.words import vocabulary

__all__ = [
    "actions",
    "activations",
    "boards",
    "characters",
    "characters_setup",
    "dice",
    "elects",
    "fights",
    "initiative",
    "ki",
    "rounds",
    "squares",
    "states",
    "vocabulary",
    "zone",
    "zones",
]
