"""The Threat: the first true condition of the list."""

from __future__ import annotations

from ruleproof.core import InputError
from ruleproof.games.oath.names import PRINCE, Role, Threat
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.prince_setup.ties import earlier_player
from ruleproof.games.oath.state import OathTable


def current_threat(table: OathTable) -> tuple[Threat, str | None]:
    """The first true condition of the list, with the goal behind it."""
    state = table.state
    if state.player(PRINCE).role is Role.EXILE and is_usurper(table, PRINCE) and table.readings["C30"] == "a":
        because = "the Prince is the Usurper"
        table.trace.rejected("threat.exile-prince", "condition 2 is not true", because=because)
        table.trace.applied("prince-exile.usurper", "No Threat: the Prince himself is the Usurper")
        return Threat.NONE, None
    for threat, condition in (
        (Threat.SUCCESSOR, _successor),
        (Threat.USURPER, _usurper),
        (Threat.VISION, _vision),
        (Threat.OATHKEEPER, _oathkeeper),
    ):
        goal = condition(table)
        if goal is not None:
            table.trace.applied("threat.first", "the threat marker shows: {threat}", threat=threat)
            return threat, goal
    table.trace.applied("threat.none", "no condition is true: No Threat")
    return Threat.NONE, None


def show_usurper(table: OathTable) -> None:
    """Without assessing anything, the threat marker of an Exile Prince shows the Usurper, or No Threat if he is it."""
    board, turn = table.state.board(), table.state.prince_turn
    if is_usurper(table, PRINCE):
        board.threat, turn.threat_goal = Threat.NONE, None
    else:
        board.threat, turn.threat_goal = Threat.USURPER, _oath_goal(table)
    table.trace.applied("prince-exile.threat", "the threat marker shows: {threat}", threat=board.threat)


# --- the conditions ---------------------------------------------------------------------------------------------------


def _successor(table: OathTable) -> str | None:
    """Condition 1."""
    rule, text = "threat.successor", "condition 1 is not true"
    if not table.state.prince_is(Role.CHANCELLOR):
        table.trace.rejected(rule, text, because="the Prince is not the Chancellor")
        return None
    goals = table.state.prince_turn.successors
    citizens = [name for name in _players(table, Role.CITIZEN) if name in goals]
    if not citizens:
        table.trace.rejected(rule, text, because="no Citizen meets the Successor goal")
        return None
    citizen = earlier_player(table, citizens)
    table.trace.applied(rule, "condition 1: {player} meets the Successor goal", player=citizen)
    return goals[citizen]


def _usurper(table: OathTable) -> str | None:
    """Condition 2, which reads differently for a Chancellor and for an Exile."""
    if table.state.prince_is(Role.EXILE):
        if is_usurper(table, PRINCE):
            because = "the Prince is the Usurper"
            table.trace.rejected("threat.exile-prince", "condition 2 is not true", because=because)
            return None
        table.trace.applied("threat.exile-prince", "condition 2: the Prince is an Exile and not the Usurper")
        table.trace.applied("prince-exile.threat", "the Prince acts as if the Usurper threatened him")
        return _oath_goal(table)
    keeper = _exile_oathkeeper(table)
    if keeper is not None and is_usurper(table, keeper):
        table.trace.applied("threat.usurper", "condition 2: {player} is the Usurper", player=keeper)
        return _oath_goal(table)
    table.trace.rejected("threat.usurper", "condition 2 is not true", because="no Exile is the Usurper")
    if keeper is not None and flow.round_now(table) == flow.LAST_ROUND:
        text = "condition 2: {player}, an Exile, is the Oathkeeper in round {round}"
        table.trace.applied("threat.eighth-round", text, player=keeper, round=flow.LAST_ROUND)
        return _oath_goal(table)
    because = "it is not round {round} with an Exile as the Oathkeeper"
    table.trace.rejected("threat.eighth-round", "condition 2 is not true", because=because, round=flow.LAST_ROUND)
    return None


def _vision(table: OathTable) -> str | None:
    """Condition 3."""
    exiles = [name for name in _players(table, Role.EXILE) if _has_fulfilled(table, name)]
    if not exiles:
        because = "no Exile has revealed and fulfilled a Vision"
        table.trace.rejected("threat.vision", "condition 3 is not true", because=because)
        return None
    exile = earlier_player(table, exiles)
    table.trace.applied("threat.vision", "condition 3: {player} has fulfilled the Vision revealed", player=exile)
    return _vision_goal(table, exile)


def _has_fulfilled(table: OathTable, player: str) -> bool:
    """Whether a player has revealed a Vision and fulfilled it."""
    return table.state.player(player).vision is not None and player in table.state.prince_turn.fulfilled


def _vision_goal(table: OathTable, player: str) -> str:
    """The goal of the Vision that a player has revealed."""
    vision = table.state.player(player).vision
    goal = None if vision is None else table.state.card(vision).goal
    if goal is None:
        raise InputError(f"the goal of the Vision of {player} is not known.", todo="State the Vision with its goal.")
    return goal


def _oathkeeper(table: OathTable) -> str | None:
    """Condition 4."""
    keeper = _exile_oathkeeper(table)
    if keeper is None:
        because = "no Exile is the Oathkeeper"
        table.trace.rejected("threat.oathkeeper", "condition 4 is not true", because=because)
        return None
    table.trace.applied("threat.oathkeeper", "condition 4: {player}, an Exile, is the Oathkeeper", player=keeper)
    return _oath_goal(table)


# --- titles and goals -------------------------------------------------------------------------------------------------


def is_usurper(table: OathTable, player: str) -> bool:
    return table.state.usurper and table.state.oathkeeper == player


def _exile_oathkeeper(table: OathTable) -> str | None:
    keeper = table.state.oathkeeper
    return keeper if keeper in _players(table, Role.EXILE) else None


def _players(table: OathTable, role: Role) -> list[str]:
    return [name for name, player in table.state.players.items() if player.role is role]


def _oath_goal(table: OathTable) -> str:
    if table.state.goal is None:
        raise InputError("the Oathkeeper goal is not known.", todo="State the goal of this game.")
    return table.state.goal
