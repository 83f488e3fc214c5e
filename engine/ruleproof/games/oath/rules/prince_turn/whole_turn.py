"""The Prince's whole turn, as far as the source tells it."""

from __future__ import annotations

from ruleproof.games.oath.rules.prince_actions import take_actions
from ruleproof.games.oath.rules.prince_search import search_and_play
from ruleproof.games.oath.rules.prince_turn.phases import assess_threat
from ruleproof.games.oath.state import OathTable


def take_turn(table: OathTable) -> None:
    """All phases up to the Cleanup, which the source does not tell."""
    if not table.state.prince_turn.first:
        assess_threat(table)
    search_and_play(table)
    take_actions(table)
