"""The words of Oath's scenarios, one module a topic. Each adds its steps to the one vocabulary."""

from ruleproof.games.oath.steps import areas, board, cards, chronicle, mind, piles, prince_setup, prince_turn
from ruleproof.games.oath.steps.base import vocabulary

__all__ = ["areas", "board", "cards", "chronicle", "mind", "piles", "prince_setup", "prince_turn", "vocabulary"]
