"""Who plays, and what lies in each player's area."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.oath import flow
from ruleproof.games.oath.names import PRINCE, Banner, MajorAction, Role
from ruleproof.games.oath.state import OathTable, Turn
from ruleproof.games.oath.state_players import Player
from ruleproof.games.oath.state_prince import PrinceBoard
from ruleproof.games.oath.steps.base import given, then, when

# --- what is on the table -----------------------------------------------------------------------------------------


@given("the players in turn order", table=Columns({"player": "Player", "role": "Role"}))
def players(table: OathTable, rows: list[dict[str, Any]]) -> None:
    names = [row["player"] for row in rows]
    if len(set(names)) != len(names):
        raise InputError("a player is named twice.", todo="Give every player a name of their own.")
    before = table.state.players
    table.state.players = {row["player"]: before.get(row["player"], Player()) for row in rows}
    for row in rows:
        table.state.players[row["player"]].role = row["role"]
    if PRINCE in names and table.state.prince is None:
        table.state.prince = PrinceBoard()


@given("{player:Player} plays as {role:Role}")
def role(table: OathTable, player: str, role: Role) -> None:
    table.state.player(player).role = role


@given("it is the turn {player:Of}")
def turn(table: OathTable, player: str) -> None:
    turn_of(table, player)


def turn_of(table: OathTable, player: str) -> Turn:
    """The player's turn, with what is already known of it."""
    table.state.player(player)
    turn = table.state.turn
    if turn is None or turn.player != player:
        turn = table.state.turn = Turn(player=player)
    return turn


@given("the pawn {player:Of} is at {site:text}")
def pawn(table: OathTable, player: str, site: str) -> None:
    table.state.site(site)
    table.state.player(player).pawn = site


@given("{player:Player} has {favor:d} favor and {secrets:d} (secret|secrets)")
def tokens(table: OathTable, player: str, favor: int, secrets: int) -> None:
    table.state.player(player).favor = favor
    table.state.player(player).secrets = secrets


@given("{player:Player} has {prizes:Prize+}")
def prizes(table: OathTable, player: str, prizes: list[str | Banner]) -> None:
    """Relics in the order taken, banners in any order."""
    holder = table.state.player(player)
    for prize in prizes:
        holder.gain(prize)


@given("{player:Player} is taking the action {action:Action}")
def taking(table: OathTable, player: str, action: MajorAction) -> None:
    turn_of(table, player).action = action


@given("{player:Player} has travelled to {site:text} this turn")
def has_travelled(table: OathTable, player: str, site: str) -> None:
    pawn(table, player, site)
    turn_of(table, player).travelled = True


# --- what happens -------------------------------------------------------------------------------------------------


@when("{player:Player} takes the action {action:Action}")
def takes_action(table: OathTable, player: str, action: MajorAction) -> None:
    """A major action; what it does is in the base rules."""
    table.do(flow.begin_action, player, action)


@when("{player:Player} ends the turn")
def ends_turn(table: OathTable, player: str) -> None:
    table.do(flow.end_turn, player)


# --- what can be seen ---------------------------------------------------------------------------------------------


@then("{player:Player} has {favor:d} favor and {secrets:d} (secret|secrets)")
def sees_tokens(table: OathTable, player: str, favor: int, secrets: int) -> None:
    expect(table.state.player(player).favor, favor, f"favor of {player}")
    expect(table.state.player(player).secrets, secrets, f"secrets of {player}")


@then("the relics {player:Of} from left to right are {relics:Prize+}")
def sees_relics(table: OathTable, player: str, relics: list[str | Banner]) -> None:
    expect(table.state.player(player).relics, relics, f"relics of {player}")


@then("{player:Player} has {secrets:d} (secret|secrets) turned over")
def sees_turned_secrets(table: OathTable, player: str, secrets: int) -> None:
    expect(table.state.player(player).turned_secrets, secrets, f"secrets of {player} turned over")


@then("the relics and banners {player:Of} are {prizes:Prize+}")
def sees_prizes(table: OathTable, player: str, prizes: list[str | Banner]) -> None:
    expect_set(table.state.player(player).prizes, prizes, f"relics and banners of {player}")


@then("the relics and banners {player:Of} include {prizes:Prize+}")
def sees_some_prizes(table: OathTable, player: str, prizes: list[str | Banner]) -> None:
    expect_among(table.state.player(player).prizes, prizes, f"relics and banners of {player}")


@then("{player:Player} has neither relics nor banners")
def sees_no_prizes(table: OathTable, player: str) -> None:
    sees_prizes(table, player, [])


@then("it is the turn {player:Of}")
def sees_turn(table: OathTable, player: str) -> None:
    table.state.player(player)
    turn = table.state.turn
    expect(None if turn is None else turn.player, player, "whose turn it is")


@then("it is round {number:d}")
def sees_round(table: OathTable, number: int) -> None:
    expect(table.state.round, number, "the round")
