"""Setting up the Prince, what he changes in the rules, and his tie-breaks."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set, plain
from ruleproof.games.oath.names import Banner, Region, Role, Suit, Threat
from ruleproof.games.oath.rules.advisers import adviser_suits
from ruleproof.games.oath.rules.prince_setup import setting_up, sides, tactics, ties
from ruleproof.games.oath.rules.prince_setup.relics import (
    lay_out_relics,
    recover_relic,
    suits_against_recovering,
    take_relic,
    target_relic,
)
from ruleproof.games.oath.state import OathTable, Tactics
from ruleproof.games.oath.steps.common import expect_allowed, given, playing, then, when

# --- what is printed --------------------------------------------------------------------------------------------------


@given("the Tactics track reads {values:d+} with its star on {star:d}")
def tactics_star(table: OathTable, values: list[int], star: int) -> None:
    track(table, values).star = place_on_track(values, star)


@given("the Tactics track reads {values:d+} and its marker is on {value:d}")
def tactics_track(table: OathTable, values: list[int], value: int) -> None:
    """Attack dice from the start to the end of the track."""
    track(table, values).position = place_on_track(values, value)


def track(table: OathTable, values: list[int]) -> Tactics:
    """The Tactics track with these values; what is known of another one is forgotten."""
    board = table.state.board()
    if board.tactics.values != values:
        board.tactics = Tactics(values=values)
    return board.tactics


def place_on_track(values: list[int], value: int) -> int:
    if values.count(value) != 1:
        raise InputError(f"the Tactics track has not one space {value}.", todo=f"Write one of {plain(values)}.")
    return values.index(value)


@given("the star of the threat marker is on {threat:Threat}")
def threat_star(table: OathTable, threat: Threat) -> None:
    table.state.board().threat_star = threat


@given("{number:d} (Exile board is|Exile boards are) not in use")
def exile_boards(table: OathTable, number: int) -> None:
    table.state.board().exile_boards = number


@given("the Chancellor's Supply track", table=Columns({"warbands": "d", "Supply": "d"}))
def supply_track(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """Supply by the least number of warbands in the personal bank."""
    table.state.board().supply_track = {row["warbands"]: row["Supply"] for row in rows}


# --- setup ------------------------------------------------------------------------------------------------------------


@when("the Prince is set up")
def sets_up(table: OathTable) -> None:
    table.do(setting_up.set_up)


@when("all players start with {cards:d} (card|cards), {favor:d} favor and {secrets:d} (secret|secrets)")
def starts(table: OathTable, cards: int, favor: int, secrets: int) -> None:
    """As the base rules would have it."""
    table.do(setting_up.deal_start, favor, secrets, cards)


@then("the Prince is recommended for this game")
def sees_recommended(table: OathTable) -> None:
    expect(setting_up.is_recommended(table), True, "whether the Prince is recommended")


@then("the Prince is not recommended for this game")
def sees_not_recommended(table: OathTable) -> None:
    expect(setting_up.is_recommended(table), False, "whether the Prince is recommended")


@then("the Reliquary shows the side of the Prince")
def sees_princes_reliquary(table: OathTable) -> None:
    expect(table.state.board().reliquary_turned, True, "whether the Reliquary is turned")


@then("the Reliquary shows the side of the Empire")
def sees_imperial_reliquary(table: OathTable) -> None:
    expect(table.state.board().reliquary_turned, False, "whether the Reliquary is turned")


@then("{player:Player} has taken the {role:Role} board")
def sees_board(table: OathTable, player: str, role: Role) -> None:
    board = table.state.board().boards.get(playing(table, player))
    expect(board and (board.role, board.covered), (role, False), f"the board {player} has taken, and if it is covered")


@then("{player:Player} has taken the {role:Role} board, and its Supply track is covered")
def sees_covered_board(table: OathTable, player: str, role: Role) -> None:
    board = table.state.board().boards.get(playing(table, player))
    expect(board and (board.role, board.covered), (role, True), f"the board {player} has taken, and if it is covered")


@then("{player:Player} has taken no board")
def sees_no_board(table: OathTable, player: str) -> None:
    expect(playing(table, player) in table.state.board().boards, False, f"whether {player} has taken a board")


@then("{number:d} (Exile board is|Exile boards are) not in use")
def sees_exile_boards(table: OathTable, number: int) -> None:
    expect(table.state.board().exile_boards, number, "unused Exile boards")


@then("the pawn {player:Of} is at {site:text}")
def sees_pawn(table: OathTable, player: str, site: str) -> None:
    table.state.site(site)
    expect(table.state.player(player).pawn, site, f"the pawn of {player}")


# --- advisers, relics, tactics ----------------------------------------------------------------------------------------


@then("the adviser suits {player:Of} are {suits:Suit+}")
def sees_adviser_suits(table: OathTable, player: str, suits: list[Suit]) -> None:
    expect_set(adviser_suits(table, player), suits, f"adviser suits of {player}")


@then("the adviser suits {player:Of} include {suits:Suit+}")
def sees_some_adviser_suits(table: OathTable, player: str, suits: list[Suit]) -> None:
    expect_among(adviser_suits(table, player), suits, f"adviser suits of {player}")


@then("the adviser suits {player:Of} against recovering the Darkest Secret are {suits:Suit+}")
def sees_suits_against_recovering(table: OathTable, player: str, suits: list[Suit]) -> None:
    expect_set(suits_against_recovering(table, player), suits, f"adviser suits of {player}")


@when("{player:Player} takes the relic {relic:text}")
def takes_relic(table: OathTable, player: str, relic: str) -> None:
    table.do(take_relic, player, relic)


@when("{player:Player} lays out the relics in the order {relics:text+}")
def lays_out(table: OathTable, player: str, relics: list[str]) -> None:
    table.do(lay_out_relics, player, relics)


@then("the relics {player:Of} from left to right are {relics:Prize+}")
def sees_relics(table: OathTable, player: str, relics: list[str | Banner]) -> None:
    expect(table.state.player(player).relics, relics, f"relics of {player}")


@when("the Prince attacks with {dice:d} attack (die|dice)")
def prince_attacks(table: OathTable, dice: int) -> None:
    """Before those of the Tactics track."""
    table.do(tactics.campaign_of_prince, dice)


@when("{player:Player} attacks the Prince with {dice:d} attack (die|dice)")
def prince_defends(table: OathTable, player: str, dice: int) -> None:
    """Before those of the Tactics track."""
    table.do(tactics.campaign_against_prince, player, dice)


@when("a power adds {dice:d} attack (die|dice)")
def power_adds(table: OathTable, dice: int) -> None:
    table.do(tactics.add_attack_dice, dice)


@when("a power would modify or cancel the dice of the Tactics track")
def power_cancels(table: OathTable) -> None:
    table.do(tactics.change_tactics_dice)


@then("{dice:d} attack (die is|dice are) rolled")
def sees_dice(table: OathTable, dice: int) -> None:
    campaign = table.state.board().campaign
    expect(campaign and campaign.dice, dice, "attack dice")


# --- Chancellor and Exile ---------------------------------------------------------------------------------------------


@when("{player:Player} becomes an Exile during the game")
def becomes_exile(table: OathTable, player: str) -> None:
    table.do(sides.become_exile, player)


@then("{player:Player} may become an Exile")
def may_become_exile(table: OathTable, player: str) -> None:
    expect_allowed(table, sides.why_not_become_exile(table, player))


@then("{player:Player} cannot become an Exile")
def cannot_become_exile(table: OathTable, player: str) -> None:
    expect(sides.why_not_become_exile(table, player) is None, False, f"whether {player} may become an Exile")


@when("{player:Player} refreshes Supply")
def refreshes(table: OathTable, player: str) -> None:
    table.do(sides.refresh_supply, player)


@then("{player:Player} has {supply:d} Supply")
def sees_supply(table: OathTable, player: str, supply: int) -> None:
    expect(table.state.player(player).supply, supply, f"Supply of {player}")


@then("{player:Player} has no Supply tracked")
def sees_no_supply(table: OathTable, player: str) -> None:
    expect(table.state.player(player).supply, None, f"Supply of {player}")


@when("{player:Player} accepts Citizenship during the game")
def accepts(table: OathTable, player: str) -> None:
    table.do(sides.accept_citizenship, player)


# --- tie-breaks -------------------------------------------------------------------------------------------------------


@when("the Prince must choose, from left to right, between {options:text+}")
def chooses_option(table: OathTable, options: list[str]) -> None:
    table.do(ties.break_tie, lambda table: ties.leftmost(table, "tie.leftmost", options))


@when("the Prince must choose between the regions {regions:Region+}")
def chooses_region(table: OathTable, regions: list[Region]) -> None:
    table.do(ties.break_tie, lambda table: ties.first_region(table, regions))


@when("the Prince must choose between the cards he drew, {cards:text+}")
def chooses_card(table: OathTable, cards: list[str]) -> None:
    """In the order in which he drew them, unless the scenario has him draw them."""
    table.do(ties.break_tie, lambda table: ties.first_drawn(table, cards))


@when("the Prince must choose between the players {players:Player+}")
def chooses_player(table: OathTable, players: list[str]) -> None:
    table.do(ties.break_tie, lambda table: ties.earlier_player(table, players))


@when("the Prince must choose between the suits {suits:Suit+}")
def chooses_suit(table: OathTable, suits: list[Suit]) -> None:
    table.do(ties.break_tie, lambda table: ties.first_entered_suit(table, suits))


@when("the Prince recovers a relic at {site:text}")
def recovers(table: OathTable, site: str) -> None:
    table.do(recover_relic, site)


@when("the Prince targets a relic {player:Of}")
def targets(table: OathTable, player: str) -> None:
    table.do(target_relic, player)


@then("the Prince chooses {option:text}")
def sees_option(table: OathTable, option: str) -> None:
    """An option, a card or a relic."""
    expect(table.state.board().chosen, option, "what the Prince chooses")


@then("the Prince chooses the region {region:Region}")
def sees_region(table: OathTable, region: Region) -> None:
    expect(table.state.board().chosen, region, "what the Prince chooses")


@then("the Prince chooses the player {player:Player}")
def sees_player(table: OathTable, player: str) -> None:
    expect(table.state.board().chosen, playing(table, player), "whom the Prince chooses")


@then("the Prince chooses the suit {suit:Suit}")
def sees_suit(table: OathTable, suit: Suit) -> None:
    expect(table.state.board().chosen, suit, "what the Prince chooses")
