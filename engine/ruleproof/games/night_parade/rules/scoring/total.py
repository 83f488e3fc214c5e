"""The score: Hidden Plot, Throne Cards and Mystery Bonus together, and who wins."""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.night_parade.names import Clan, PlotIcon
from ruleproof.games.night_parade.rules.scoring.plots import plot_points
from ruleproof.games.night_parade.rules.throne import throne_points
from ruleproof.games.night_parade.state import NightTable


def score(table: NightTable, clan: Clan) -> int:
    """Hidden Plot, Mystery Bonus and Throne Cards together."""
    player = table.state.player(clan)
    plot = sum(plot_points(table, clan, icon) for icon in plot_of(table, clan))
    if table.state.king is not None and table.readings["C51"] == "b":
        return plot
    throne = throne_points(table, player)
    total = plot + player.mystery_bonus + throne
    table.trace.applied(
        "score.sum",
        "{clan}: Hidden Plot {plot}, Mystery Bonus {bonus}, Throne Cards {throne}, together {total}",
        clan=clan,
        plot=plot,
        bonus=player.mystery_bonus,
        throne=throne,
        total=total,
    )
    return total


def plot_of(table: NightTable, clan: Clan) -> list[PlotIcon]:
    """The clan's Hidden Plot; a solo game has one for both sides."""
    if table.state.king is None:
        return table.state.player(clan).plot
    table.trace.applied("solo.plot", "{clan} scores the one Hidden Plot of the game", clan=clan)
    return table.state.shared_plot


def winners(table: NightTable) -> list[Clan]:
    """The clans with most points, once the game is over."""
    if not table.state.over:
        raise Refusal("end.round", "the game is not over")
    scores = {clan: score(table, clan) for clan in table.state.players}
    best = [clan for clan in scores if scores[clan] == max(scores.values())]
    if table.state.king is not None:
        table.trace.applied("solo.winner", "points: {points}", points=list(scores.values()))
        return best if len(best) == 1 else []
    table.trace.applied("score.winner", "most points: {clans}", clans=best)
    return best
