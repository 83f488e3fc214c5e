"""The Prince's turn: what the players have achieved, the Threat, the action markers, and his Wake."""

from __future__ import annotations

from ruleproof.core import InputError, expect
from ruleproof.games.oath.names import PRINCE, CardKind, Role, Threat
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.prince_turn.phases import assess_threat
from ruleproof.games.oath.rules.prince_turn.visions import reveal_vision
from ruleproof.games.oath.rules.prince_turn.whole_turn import take_turn
from ruleproof.games.oath.state import Card, OathTable
from ruleproof.games.oath.steps.common import given, space_named, then, turn_of, when

# --- goals and titles -------------------------------------------------------------------------------------------------


@given("{player:Player} is the Oathkeeper")
def is_oathkeeper(table: OathTable, player: str) -> None:
    table.state.player(player)
    still = table.state.usurper and table.state.oathkeeper == player
    table.state.oathkeeper, table.state.usurper = player, still


@given("nobody is the Oathkeeper")
def no_oathkeeper(table: OathTable) -> None:
    table.state.oathkeeper, table.state.usurper = None, False


@given("{player:Player} is the Usurper")
def is_usurper(table: OathTable, player: str) -> None:
    """And so the Oathkeeper too."""
    if table.state.player(player).role is not Role.EXILE:
        raise InputError(f"{player} is no Exile.", todo="Only an Exile can be the Usurper.")
    table.state.oathkeeper, table.state.usurper = player, True


@given("{player:Player} meets the Successor goal {goal:Goal}")
def meets_successor_goal(table: OathTable, player: str, goal: str) -> None:
    table.state.player(player)
    table.state.prince_turn.successors[player] = goal


@given("{player:Player} no longer meets the Successor goal")
def misses_successor_goal(table: OathTable, player: str) -> None:
    table.state.player(player)
    table.state.prince_turn.successors.pop(player, None)


@given("{player:Player} has revealed a Vision with the goal {goal:Goal}")
def has_revealed(table: OathTable, player: str, goal: str) -> None:
    """Not yet fulfilled."""
    if player == PRINCE:
        raise InputError("the Prince reveals no Vision.", todo="Name another player.")
    name = f"Vision of {player}"
    table.state.cards[name] = Card(kind=CardKind.VISION, goal=goal)
    table.state.player(player).vision = name
    table.state.prince_turn.fulfilled.discard(player)


@given("{player:Player} has fulfilled the Vision")
def has_fulfilled(table: OathTable, player: str) -> None:
    if table.state.player(player).vision is None:
        raise InputError(f"{player} has revealed no Vision.", todo="State the Vision first.")
    table.state.prince_turn.fulfilled.add(player)


@given("it is round {number:d}")
def round_number(table: OathTable, number: int) -> None:
    if not 1 <= number <= flow.LAST_ROUND:
        raise InputError(f"there is no round {number}.", todo=f"Write 1 to {flow.LAST_ROUND}.")
    table.state.round = number


# --- markers ----------------------------------------------------------------------------------------------------------


@given("last turn the threat marker showed {threat:Threat} for the goal {goal:Goal}")
def last_threat(table: OathTable, threat: Threat, goal: str) -> None:
    if threat is Threat.NONE:
        raise InputError("No Threat has no goal.", todo='Write "last turn there was No Threat".')
    table.state.board().threat, table.state.prince_turn.threat_goal = threat, goal


@given("last turn there was No Threat")
def no_last_threat(table: OathTable) -> None:
    table.state.board().threat, table.state.prince_turn.threat_goal = Threat.NONE, None


@given("both action markers are on {space:text}")
def both_markers(table: OathTable, space: str) -> None:
    table.state.board().current = table.state.board().start = space_named(table, space)


@given("the current action marker is on {current:text} and the start-of-action marker on {start:text}")
def two_markers(table: OathTable, current: str, start: str) -> None:
    table.state.board().current = space_named(table, current)
    table.state.board().start = space_named(table, start)


@given("it is the Prince's first turn")
def first_turn(table: OathTable) -> None:
    turn_of(table, PRINCE)
    table.state.prince_turn.first = True


@given("the Ambition box holds {favor:d} favor")
def ambition(table: OathTable, favor: int) -> None:
    table.state.board().ambition = favor


@given("the People's Favor holds {favor:d} favor")
def on_peoples_favor(table: OathTable, favor: int) -> None:
    table.state.prince_turn.peoples_favor = favor


# --- what happens -----------------------------------------------------------------------------------------------------


@when("the Prince assesses the Threat")
def assesses(table: OathTable) -> None:
    table.do(assess_threat)


@when("the Prince takes his turn")
def whole_turn(table: OathTable) -> None:
    """Up to the cleanup."""
    table.do(take_turn)


@when("{player:Player} reveals the Vision {card:text}")
def reveals(table: OathTable, player: str, card: str) -> None:
    table.do(reveal_vision, player, card)


# --- what can be seen -------------------------------------------------------------------------------------------------


@then("the revealed Vision {player:Of} is {card:text}")
def sees_vision(table: OathTable, player: str, card: str) -> None:
    expect(table.state.player(player).vision, card, f"the Vision {player} has revealed")


@then("it is round {number:d}")
def sees_round(table: OathTable, number: int) -> None:
    expect(table.state.round, number, "the round")


@then("the threat marker shows {threat:Threat}")
def sees_threat(table: OathTable, threat: Threat) -> None:
    expect(table.state.board().threat, threat, "the threat marker")


@then("both action markers are on {space:text}")
def sees_both_markers(table: OathTable, space: str) -> None:
    sees_two_markers(table, space, space)


@then("the current action marker is on {current:text} and the start-of-action marker on {start:text}")
def sees_two_markers(table: OathTable, current: str, start: str) -> None:
    found = (table.state.board().current, table.state.board().start)
    expect(found, (space_named(table, current), space_named(table, start)), "the current and the start marker")


@then("the People's Favor holds {favor:d} favor")
def sees_peoples_favor(table: OathTable, favor: int) -> None:
    expect(table.state.prince_turn.peoples_favor, favor, "favor on the People's Favor")
