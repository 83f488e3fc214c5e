"""Setting up a game."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_set
from ruleproof.games.night_parade.names import PARADES, Clan, Element, Side
from ruleproof.games.night_parade.rules import setup
from ruleproof.games.night_parade.rules.turn import phases
from ruleproof.games.night_parade.state import NightTable, Seat, Setup
from ruleproof.games.night_parade.steps.common import YOKAI, given, once, read_card, require_level, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("{players:text+} sit down to a new game")
def new_game(table: NightTable, players: list[str]) -> None:
    if len(set(players)) != len(players):
        raise InputError("two players have the same name.", todo="Give each a name of their own.")
    table.state.setup = Setup(seats=[Seat(name=name) for name in players])


@given("it is their first game with Cursed Throne")
def first_game(table: NightTable) -> None:
    setup.setup_of(table).first_game = True


@given("the shuffled Hidden Plots are {plots:text+}")
def shuffled_plots(table: NightTable, plots: list[str]) -> None:
    """From the top."""
    if len(set(plots)) != len(plots):
        raise InputError("a Hidden Plot is named twice.", todo="Give each a name of its own.")
    setup.setup_of(table).plots = plots


@given("the bottom space is space {space:Space}")
def bottom_space(table: NightTable, space: int) -> None:
    table.state.space(space)
    table.state.bottom_space = space


@given("the new Yokai", Columns({**YOKAI.kinds, "level": "d"}))
def new_yokai(table: NightTable, rows: list[dict[str, Any]]) -> None:
    setup.setup_of(table).new_yokai += [read_card(row) for row in rows]


# --- what happens ---------------------------------------------------------------------------------------------------


@when("the Hidden Plots are dealt")
def dealt(table: NightTable) -> None:
    table.do(setup.deal_plots)


@when("{player:text} chooses {clan:Clan}")
def chooses_clan(table: NightTable, player: str, clan: Clan) -> None:
    table.do(setup.choose_clan, player, clan)


@when("{player:text} keeps the Hidden Plot {plot:text}")
def keeps_plot(table: NightTable, player: str, plot: str) -> None:
    table.do(setup.keep_plot, player, plot)


@when("the group chooses the {side:Side} side")
def chooses_side(table: NightTable, side: Side) -> None:
    table.do(setup.choose_side, side)


@when("the Throne Cards are shuffled and piled as {cards:Throne+}")
def piles(table: NightTable, cards: list[int]) -> None:
    """From the top."""
    table.do(setup.pile_throne_cards, cards)


@when("the new Yokai are shuffled into the decks", Columns({"level": "d", "cards": "Card+"}))
def shuffled_in(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """The decks after the shuffle, from the top."""
    once([row["level"] for row in rows], "each deck")
    for row in rows:
        require_level(row["level"])
    table.do(setup.shuffle_new_yokai, {row["level"]: row["cards"] for row in rows})


@when("{player:text} puts the Champion Card of {clan:Clan} into the {parade:Element} Parade")
def puts_champion_card(table: NightTable, player: str, clan: Clan, parade: Element) -> None:
    if parade not in PARADES:
        raise InputError("there is no Fire Parade.", todo="A Parade is of Earth, Water or Wood.")
    table.do(setup.take_champion_card, player, clan, parade)


@when("{clan:Clan} begins the game")
def begins(table: NightTable, clan: Clan) -> None:
    """Once everything is set up."""
    table.do(phases.begin, clan)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{player:text} holds the (Hidden Plot|Hidden Plots) {plots:text+}")
def holds_plots(table: NightTable, player: str, plots: list[str]) -> None:
    expect_set(setup.seat_of(table, player).plots, plots, f"{player}'s Hidden Plots")


@then("{player:text} holds no Hidden Plot")
def holds_no_plot(table: NightTable, player: str) -> None:
    holds_plots(table, player, [])


@then("{player:text} has seen the (Hidden Plot|Hidden Plots) {plots:text+}")
def has_seen(table: NightTable, player: str, plots: list[str]) -> None:
    expect_set(setup.seat_of(table, player).seen, plots, f"Hidden Plots {player} has seen")


@then("the box holds the (Hidden Plot|Hidden Plots) {plots:text+}")
def box_holds(table: NightTable, plots: list[str]) -> None:
    expect_set(setup.setup_of(table).box, plots, "Hidden Plots in the box")


@then("the box holds {count:d} (Hidden Plot|Hidden Plots)")
def box_holds_so_many(table: NightTable, count: int) -> None:
    expect(len(setup.setup_of(table).box), count, "the number of Hidden Plots in the box")


@then("{player:text} plays no clan")
def plays_no_clan(table: NightTable, player: str) -> None:
    expect(setup.seat_of(table, player).clan, None, f"{player}'s clan")


@then("the game is played on the {side:Side} side")
def sees_side(table: NightTable, side: Side) -> None:
    expect(table.state.side, side, "the side of the Challenge Board")


@then("no side is chosen")
def sees_no_side(table: NightTable) -> None:
    expect(table.state.side, None, "the side of the Challenge Board")


@then("the Throne is empty")
def sees_no_throne_pile(table: NightTable) -> None:
    expect(table.state.throne_pile, [], "the Throne pile")
