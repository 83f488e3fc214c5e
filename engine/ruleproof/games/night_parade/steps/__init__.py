"""The words of Night Parade's scenarios, one module a topic. Each adds its steps to the one vocabulary."""

from ruleproof.games.night_parade.steps import (
    challenge_board,
    exile,
    fights,
    invoke,
    islands,
    parades,
    players,
    scoring,
    setup,
    solo,
    throne,
)
from ruleproof.games.night_parade.steps.base import vocabulary

__all__ = [
    "challenge_board",
    "exile",
    "fights",
    "invoke",
    "islands",
    "parades",
    "players",
    "scoring",
    "setup",
    "solo",
    "throne",
    "vocabulary",
]
