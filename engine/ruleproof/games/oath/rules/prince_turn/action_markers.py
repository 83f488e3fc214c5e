"""The action markers: whether they move to the Threat space, and where they stand."""

from __future__ import annotations

from ruleproof.core import InputError
from ruleproof.games.oath.names import Quadrant, Threat
from ruleproof.games.oath.state import OathTable


def markers_move(table: OathTable, threat: Threat, goal: str | None) -> bool:
    """Whether the action markers move to the Threat space."""
    stay, move = "the action markers stay", "the action markers move"
    if goal is None:
        table.trace.applied("action-markers.no-threat", stay)
        return False
    if not same_threat(table, threat, goal):
        table.trace.applied("action-markers.new", move)
        return True
    quadrant = table.state.board().mind[threat_space(table, goal)].quadrant
    if current_quadrant(table) == quadrant:
        table.trace.applied("action-markers.same", stay)
        return False
    table.trace.applied("action-markers.elsewhere", move)
    return True


def same_threat(table: OathTable, threat: Threat, goal: str) -> bool:
    """Whether the Threat is that of the turn before. Reading b looks at the threat marker only."""
    if table.state.board().threat is not threat:
        return False
    before = table.state.prince_turn.threat_goal
    return table.readings["C32"] == "b" or before in (goal, None)


def threat_space(table: OathTable, goal: str) -> str:
    """The Threat space of the Mind guide that shows the goal."""
    found = [name for name, space in table.state.board().mind.items() if space.goal == goal]
    if len(found) != 1:
        fault = "no Threat space" if not found else "several Threat spaces"
        raise InputError(
            f"the Mind guide has {fault} for the goal {goal!r}.", todo="State the spaces of the Mind guide."
        )
    return found[0]


def current_quadrant(table: OathTable) -> Quadrant:
    """The Mind quadrant of the current action marker."""
    board = table.state.board()
    if board.current is None:
        raise InputError("the action markers are not on the Mind guide.", todo="Say where they are.")
    return board.mind[board.current].quadrant
