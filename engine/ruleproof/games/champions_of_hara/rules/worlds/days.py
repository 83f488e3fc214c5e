"""The Day marker."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import Result, Round
from ruleproof.games.champions_of_hara.rules.flow.game import finish
from ruleproof.games.champions_of_hara.state import Hara

LAST_DAY = 6


def next_round(table: Table[Hara]) -> None:
    """Move the Day marker on; after the last round the game is over."""
    state = table.state
    if state.round is Round.DAWN:
        state.round = Round.DUSK
    elif state.day < LAST_DAY:
        state.day, state.round = state.day + 1, Round.DAWN
    else:
        finish(table, Result.LOST, "day.rounds")
        table.trace.applied("day.rounds", "Day 6 is over without a victory: the game is lost")
        return
    table.trace.applied("day.rounds", "Day {day}, {round} begins", day=state.day, round=state.round)
