"""Who wins the race between player and Phantom."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.names import Result
from ruleproof.games.champions_of_hara.rules.flow.game import finish
from ruleproof.games.champions_of_hara.state import GAUGE, Hara


def full(state: Hara) -> bool:
    """Whether every gauge of the Phantom is at 10."""
    return all(state.phantom.energy.get(colour, 0) == GAUGE for colour in state.gauges)


def check_phantom_win(table: Table[Hara]) -> bool:
    """At the end of a Day: the Phantom wins with all gauges at 10."""
    if not full(table.state):
        because = "not every gauge is at 10"
        table.trace.rejected("phantom.win", "the Phantom does not win", because=because)
        return False
    table.state.phantom.won = True
    finish(table, Result.LOST, "phantom.win")
    table.trace.applied("phantom.win", "the Day ends with all gauges of the Phantom at 10: it wins")
    return True


def player_wins(table: Table[Hara]) -> None:
    """The Versus Arena condition comes first."""
    finish(table, Result.WON, "phantom.race")
    table.trace.applied("phantom.race", "the player wins before the Phantom")


def end_of_game(table: Table[Hara], phantom_may_win: bool) -> None:
    """After the last Day: without a victory the player has lost."""
    if phantom_may_win and check_phantom_win(table):
        return
    if not phantom_may_win:
        because = "Day 6 has no end steps"
        table.trace.rejected("phantom.win", "the Phantom does not win", because=because)
    finish(table, Result.LOST, "flow.last-dusk")
    table.trace.applied("phantom.race", "nobody has won: the player loses")
