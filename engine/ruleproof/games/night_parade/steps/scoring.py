"""The end of the game and the score."""

from __future__ import annotations

from ruleproof.core import expect, expect_among, expect_set
from ruleproof.games.night_parade.names import Clan, PlotIcon
from ruleproof.games.night_parade.rules.scoring import plots, total
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.steps.common import asked, given, once, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("{clan:Clan}'s Hidden Plot scores {icons:PlotIcon+}")
def hidden_plot(table: NightTable, clan: Clan, icons: list[PlotIcon]) -> None:
    once(icons, "each icon of the Hidden Plot")
    table.state.player(clan).plot = icons


@given("{clan:Clan} has {points:d} (point|points) of Mystery Bonus")
def mystery_bonus(table: NightTable, clan: Clan, points: int) -> None:
    table.state.player(clan).mystery_bonus = points


@given("the game is over")
def over(table: NightTable) -> None:
    table.state.over, table.state.begun, table.state.turn = True, True, None


# --- what happens ---------------------------------------------------------------------------------------------------


@when("the winner is sought")
def seeks_winner(table: NightTable) -> None:
    table.do(total.winners)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("the game is over")
def sees_over(table: NightTable) -> None:
    expect(table.state.over, True, "the game over")


@then("the game goes on")
def sees_going_on(table: NightTable) -> None:
    expect(table.state.over, False, "the game over")


@then("{clan:Clan} scores {points:d} (point|points) for {icon:PlotIcon}")
def sees_plot_points(table: NightTable, clan: Clan, points: int, icon: PlotIcon) -> None:
    expect(plots.plot_points(table, clan, icon), points, f"{clan}'s points for {icon}")


@then("{clan:Clan} scores {points:d} (point|points) in all")
def sees_score(table: NightTable, clan: Clan, points: int) -> None:
    expect(total.score(table, clan), points, f"{clan}'s score")


@then("nobody wins")
def sees_no_winner(table: NightTable) -> None:
    sees_winners(table, [])


@then("the (winner is|winners are) {clans:Clan+}")
def sees_winners(table: NightTable, clans: list[Clan]) -> None:
    expect_set(asked(total.winners, table), clans, "the winners")


@then("{clan:Clan} is among the winners")
def sees_a_winner(table: NightTable, clan: Clan) -> None:
    expect_among(asked(total.winners, table), [clan], "the winners")
