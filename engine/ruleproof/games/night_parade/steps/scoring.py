"""The end of the game and the score."""

from __future__ import annotations

from ruleproof.core import InputError, expect, expect_among, expect_set
from ruleproof.games.night_parade import scoring
from ruleproof.games.night_parade.state import Clan, NightTable, PlotIcon
from ruleproof.games.night_parade.steps.base import asked, given, then, when


@given("{clan:Clan}'s Hidden Plot scores {icons:PlotIcon+}")
def hidden_plot(table: NightTable, clan: Clan, icons: list[PlotIcon]) -> None:
    if len(set(icons)) != len(icons):
        raise InputError("an icon is named twice.", todo="A Hidden Plot shows each icon once.")
    table.state.player(clan).plot = icons


@given("{clan:Clan} has {points:d} (point|points) of Mystery Bonus")
def mystery_bonus(table: NightTable, clan: Clan, points: int) -> None:
    table.state.player(clan).mystery_bonus = points


@given("the game is over")
def over(table: NightTable) -> None:
    table.state.over, table.state.begun, table.state.turn = True, True, None


@when("the winner is sought")
def seeks_winner(table: NightTable) -> None:
    table.do(scoring.winners)


@then("the game is over")
def sees_over(table: NightTable) -> None:
    expect(table.state.over, True, "the game over")


@then("the game goes on")
def sees_going_on(table: NightTable) -> None:
    expect(table.state.over, False, "the game over")


@then("{clan:Clan} scores {points:d} (point|points) for {icon:PlotIcon}")
def sees_plot_points(table: NightTable, clan: Clan, points: int, icon: PlotIcon) -> None:
    expect(scoring.plot_points(table, clan, icon), points, f"{clan}'s points for {icon}")


@then("{clan:Clan} scores {points:d} (point|points) in all")
def sees_score(table: NightTable, clan: Clan, points: int) -> None:
    expect(scoring.score(table, clan), points, f"{clan}'s score")


@then("nobody wins")
def sees_no_winner(table: NightTable) -> None:
    sees_winners(table, [])


@then("the (winner is|winners are) {clans:Clan+}")
def sees_winners(table: NightTable, clans: list[Clan]) -> None:
    expect_set(asked(scoring.winners, table), clans, "the winners")


@then("{clan:Clan} is among the winners")
def sees_a_winner(table: NightTable, clan: Clan) -> None:
    expect_among(asked(scoring.winners, table), [clan], "the winners")
