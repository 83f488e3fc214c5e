"""Who plays, and what lies in each player's area."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_set
from ruleproof.games.oath.names import PRINCE, Banner, MajorAction, Role
from ruleproof.games.oath.state import OathTable, Turn
from ruleproof.games.oath.state_players import Player
from ruleproof.games.oath.state_prince import PrinceBoard
from ruleproof.games.oath.steps.base import given, then

# --- what is on the table -----------------------------------------------------------------------------------------


@given("the players in turn order", table=Columns({"player": "Player", "role": "Role"}))
def players(table: OathTable, rows: list[dict[str, Any]]) -> None:
    names = [row["player"] for row in rows]
    if len(set(names)) != len(names):
        raise InputError("a player is named twice.", todo="Give every player a name of their own.")
    table.state.players = {row["player"]: Player(role=row["role"]) for row in rows}
    if PRINCE in names and table.state.prince is None:
        table.state.prince = PrinceBoard()


@given("{player:Player} plays as {role:Role}")
def role(table: OathTable, player: str, role: Role) -> None:
    table.state.player(player).role = role


@given("it is the turn {player:Of}")
def turn(table: OathTable, player: str) -> None:
    table.state.player(player)
    table.state.turn = Turn(player=player)


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
    table.state.turn = Turn(player=player, action=action)


@given("{player:Player} has travelled to {site:text} this turn")
def has_travelled(table: OathTable, player: str, site: str) -> None:
    pawn(table, player, site)
    table.state.turn = Turn(player=player, travelled=True)


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


@then("{player:Player} has neither relics nor banners")
def sees_no_prizes(table: OathTable, player: str) -> None:
    sees_prizes(table, player, [])
