"""Steps of the chapter on setting up."""

from ruleproof.games.tsukuyumi.steps.setup import board, cards, homes, play

__all__ = ["board", "cards", "homes", "play"]
