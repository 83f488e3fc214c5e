"""The words of Oath's scenarios, a module a chapter. Each adds its steps to the one vocabulary."""

from ruleproof.games.oath.steps import (
    cards,
    chronicle,
    chronicle_decks,
    chronicle_map,
    prince_actions,
    prince_search,
    prince_setup,
    prince_turn,
)
from ruleproof.games.oath.steps.common import vocabulary

__all__ = [
    "cards",
    "chronicle",
    "chronicle_decks",
    "chronicle_map",
    "prince_actions",
    "prince_search",
    "prince_setup",
    "prince_turn",
    "vocabulary",
]
