"""Steps of the chapter on the course of a round."""

from ruleproof.games.tsukuyumi.steps.rounds import actions, cards, events, moments

__all__ = ["actions", "cards", "events", "moments"]
