"""The phases of the Prince's turn, the first of them, and his Wake."""

from __future__ import annotations

from ruleproof.games.oath.names import PRINCE, Banner, Phase, Role
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.prince_turn.action_markers import markers_move, threat_space
from ruleproof.games.oath.rules.prince_turn.threat import current_threat, show_usurper
from ruleproof.games.oath.state import OathTable


def enter(table: OathTable, phase: Phase) -> None:
    """Begin a phase, if it is the one that comes now."""
    skipped = flow.assessment_is_skipped(table.state)
    flow.begin_phase(table, phase)
    if skipped:
        _skip_first_assessment(table)
    table.trace.applied("prince-turn.phases", "phase: {phase}", phase=phase)


def _skip_first_assessment(table: OathTable) -> None:
    because = "it is the Prince's first turn"
    table.trace.rejected("prince-turn.first", "the Threat is not assessed", because=because)
    if table.state.prince_is(Role.EXILE) and table.readings["C59"] == "b":
        show_usurper(table)
    if table.readings["C35"] == "a":
        wake(table)
    else:
        table.trace.rejected("prince-turn.first", "the Prince does not wake", because=because)


def assess_threat(table: OathTable) -> None:
    """Phase 1: move the threat marker, then the action markers if need be, and wake."""
    enter(table, Phase.ASSESS)
    threat, goal = current_threat(table)
    board, turn = table.state.board(), table.state.prince_turn
    if markers_move(table, threat, goal):
        assert goal is not None
        space = threat_space(table, goal)
        board.current, board.start = space, space
        text = "both action markers go to the Threat space {space} of the goal {goal}"
        table.trace.applied("action-markers.space", text, space=space, goal=goal)
    board.threat, turn.threat_goal = threat, goal
    wake(table)
    turn.phase = Phase.SEARCH


def wake(table: OathTable) -> None:
    """Favor from the Ambition box goes on the People's Favor, if the Prince has both."""
    state, board = table.state, table.state.board()
    nothing = "no favor goes on the People's Favor"
    if Banner.PEOPLES_FAVOR not in state.player(PRINCE).banners:
        table.trace.rejected("wake.favor", nothing, because="the Prince does not hold it")
        return
    amount = min(board.ambition, 1) if table.readings["C36"] == "a" else board.ambition
    if amount == 0:
        table.trace.rejected("wake.favor", nothing, because="the Ambition box is empty")
        return
    board.ambition -= amount
    state.prince_turn.peoples_favor += amount
    table.trace.applied("wake.favor", "{amount} favor goes on the People's Favor", amount=amount)
