"""The Prince's turn: its phases, the Threat and the action markers, and his Wake."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath import flow
from ruleproof.games.oath.names import PRINCE, Banner, Quadrant, Role, Threat
from ruleproof.games.oath.prince_ties import earlier_player
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_prince_turn import Phase

# --- phases -------------------------------------------------------------------------------------------------------


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
    if _prince_is(table, Role.EXILE) and table.readings["C59"] == "b":
        show_usurper(table)
    if table.readings["C35"] == "a":
        wake(table)
    else:
        table.trace.rejected("prince-turn.first", "the Prince does not wake", because=because)


def show_usurper(table: OathTable) -> None:
    """Without assessing anything, the threat marker of an Exile Prince shows the Usurper, or No Threat if he is it."""
    board, turn = table.state.board(), table.state.prince_turn
    if is_usurper(table, PRINCE):
        board.threat, turn.threat_goal = Threat.NONE, None
    else:
        board.threat, turn.threat_goal = Threat.USURPER, _oath_goal(table)
    table.trace.applied("prince-exile.threat", "the threat marker shows: {threat}", threat=board.threat)


def clean_up(table: OathTable) -> None:
    """The fourth phase, of which the source has only the name."""
    flow.begin_phase(table, Phase.CLEANUP)
    raise Refusal("prince-cleanup.missing", "what happens in the Cleanup is missing from the text")


# --- Threat -------------------------------------------------------------------------------------------------------


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


def _successor(table: OathTable) -> str | None:
    """Condition 1."""
    rule, text = "threat.successor", "condition 1 is not true"
    if not _prince_is(table, Role.CHANCELLOR):
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
    if _prince_is(table, Role.EXILE):
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


def is_usurper(table: OathTable, player: str) -> bool:
    return table.state.usurper and table.state.oathkeeper == player


def _exile_oathkeeper(table: OathTable) -> str | None:
    keeper = table.state.oathkeeper
    return keeper if keeper in _players(table, Role.EXILE) else None


def _players(table: OathTable, role: Role) -> list[str]:
    return [name for name, player in table.state.players.items() if player.role is role]


def _prince_is(table: OathTable, role: Role) -> bool:
    return table.state.player(PRINCE).role is role


def _oath_goal(table: OathTable) -> str:
    if table.state.goal is None:
        raise InputError("the Oathkeeper goal is not known.", todo="State the goal of this game.")
    return table.state.goal


# --- action markers -----------------------------------------------------------------------------------------------


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


# --- Wake ---------------------------------------------------------------------------------------------------------


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
