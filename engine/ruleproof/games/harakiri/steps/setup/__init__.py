"""Steps about setting up, in two modules: the characters, and the zones with whom they bring."""

from ruleproof.games.harakiri.steps.setup import characters, zones

__all__ = ["characters", "zones"]
