"""What changes where the Prince is the Chancellor, and where he is an Exile."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import PRINCE, Role
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import OathTable


def why_not_become_exile(table: OathTable, player: str) -> Refusal | None:
    """The rule against a Citizen's becoming an Exile during the game, if there is one."""
    if refusal := flow.why_over(table.state):
        return refusal
    if table.state.player(player).role is not Role.CITIZEN:
        return Refusal("prince-chancellor.citizens", "{player} is no Citizen", player=player)
    if not table.state.prince_is(Role.CHANCELLOR):
        return None
    table.trace.applied("prince.override", "the base rules let a Citizen leave, those of the Prince prevail")
    return Refusal("prince-chancellor.citizens", "the Prince is the Chancellor")


def become_exile(table: OathTable, player: str) -> None:
    flow.require(why_not_become_exile(table, player))
    flow.during_game(table, "prince-chancellor.citizens")
    table.state.player(player).role = Role.EXILE


def refresh_supply(table: OathTable, player: str) -> None:
    """A Citizen of the Prince refreshes Supply by the Prince's warbands."""
    flow.in_turn(table, player, "prince-chancellor.supply")
    if player == PRINCE:
        raise Refusal("prince.no-supply", "the Prince has no Supply")
    if table.state.player(player).role is not Role.CITIZEN or not table.state.prince_is(Role.CHANCELLOR):
        text = "{player} is no Citizen of the Prince: the base rules hold"
        raise Refusal("prince-chancellor.supply", text, player=player)
    warbands = table.state.player(PRINCE).warbands
    steps = [least for least in table.state.board().supply_track if least <= warbands]
    if not steps:
        raise InputError(f"the Supply track says nothing about {warbands} warbands.", todo="Begin it with 0.")
    supply = table.state.board().supply_track[max(steps)]
    table.state.player(player).supply = supply
    text = "{warbands} warbands in the Prince's bank: {player} has {supply} Supply"
    table.trace.applied("prince-chancellor.supply", text, warbands=warbands, player=player, supply=supply)


def accept_citizenship(table: OathTable, player: str) -> None:
    """During the game."""
    flow.during_game(table, "prince-exile.citizenship")
    if table.state.player(player).role is not Role.EXILE:
        raise Refusal("citizenship.offer", "{player} is no Exile", player=player)
    if player == PRINCE:
        raise Refusal("prince-exile.citizenship", "the Prince stays an Exile")
    table.state.player(player).role = Role.CITIZEN
