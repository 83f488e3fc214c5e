"""The moment of the game, in one place: setup, turns with the Prince's phases, and the Chronicle after the win.

Every act asks here whether it may happen now. Where the scenario has set no moment, the first act sets the one it takes
for granted, and the trace says so.
"""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.oath.names import PRINCE, MajorAction, Phase
from ruleproof.games.oath.state import Chronicle, Oath, OathTable, Turn

LAST_ROUND = 8
LAST_STEP = 8


def require(refusal: Refusal | None) -> None:
    """Go on only if there is nothing against it."""
    if refusal is not None:
        raise refusal


# --- before, during and after the game --------------------------------------------------------------------------------


def has_begun(state: Oath) -> bool:
    return state.under_way or state.turn is not None


def why_over(state: Oath) -> Refusal | None:
    """Why nobody plays any more."""
    if state.chronicle.winner is None:
        return None
    text = "{winner} has won: only the Chronicle is left"
    return Refusal("chronicle.steps", text, winner=state.chronicle.winner)


def why_not_setup(state: Oath) -> Refusal | None:
    """Why nothing is set up any more."""
    if refusal := why_over(state):
        return refusal
    return Refusal("prince-setup.normal", "the game has begun") if has_begun(state) else None


def during_game(table: OathTable, rule: str) -> None:
    """For what may happen in anybody's turn; `rule` speaks of the game under way."""
    require(why_over(table.state))
    if not has_begun(table.state):
        table.assume(rule, "the game is under way")
        table.state.under_way = True


def round_now(table: OathTable) -> int:
    """The round; the first one where nobody has said which it is."""
    if table.state.round is None:
        table.assume("threat.eighth-round", "it is round {round}", round=1)
        table.state.round = 1
    return table.state.round


# --- turns ------------------------------------------------------------------------------------------------------------


def why_not_turn(state: Oath, player: str, rule: str) -> Refusal | None:
    """Why it is not the player's turn; `rule` asks for it."""
    if refusal := why_over(state):
        return refusal
    if state.turn is None or state.turn.player == player:
        return None
    return Refusal(rule, "it is the turn of {other}, not of {player}", other=state.turn.player, player=player)


def in_turn(table: OathTable, player: str, rule: str) -> Turn:
    """The player's own turn, for what nobody does in the turn of another."""
    table.state.player(player)
    require(why_not_turn(table.state, player, rule))
    return any_turn(table, player, rule)


def any_turn(table: OathTable, player: str, rule: str) -> Turn:
    """The turn under way, whosever it is; if none is stated, the player's own."""
    require(why_over(table.state))
    if table.state.turn is None:
        table.assume(rule, "it is the turn of {player}", player=player)
        table.state.turn = Turn(player=player)
    return table.state.turn


def is_own_turn(state: Oath, player: str) -> bool:
    return state.turn is None or state.turn.player == player


def action_under_way(state: Oath) -> MajorAction | None:
    return None if state.turn is None else state.turn.action


def begin_action(table: OathTable, player: str, action: MajorAction) -> Turn:
    """A major action, which ends the one before it. Those of the Prince come from his Mind guide."""
    if player == PRINCE:
        act_as_prince(table)
    turn = in_turn(table, player, "power.modifier")
    leave_action(table)
    turn.action = action
    turn.travelled = turn.travelled or action is MajorAction.TRAVEL
    return turn


def leave_action(table: OathTable) -> None:
    """The action under way is over, and a campaign with it."""
    if table.state.turn is not None:
        table.state.turn.action, table.state.turn.card = None, None
    if table.state.prince is not None:
        table.state.prince.campaign = None


def end_turn(table: OathTable, player: str) -> None:
    """The next player in turn order comes, after the last one the next round."""
    state = table.state
    in_turn(table, player, "tie.player")
    if player == PRINCE:
        _end_princes_turn(table)
    order = list(state.players)
    following = order[(order.index(player) + 1) % len(order)]
    if following == order[0]:
        if round_now(table) == LAST_ROUND:
            raise Refusal("threat.eighth-round", "no round comes after round {round}", round=LAST_ROUND)
        state.round = round_now(table) + 1
    leave_action(table)
    state.turn = Turn(player=following)
    table.trace.applied(
        "tie.player", "in turn order {following} comes after {player}", following=following, player=player
    )
    if following == PRINCE:
        state.prince_turn.begin()


# --- the Prince's phases ----------------------------------------------------------------------------------------------


def assessment_is_skipped(state: Oath) -> bool:
    """Whether the Prince's first turn has yet to pass over its first phase."""
    return state.prince_turn.first and state.prince_turn.phase in (None, Phase.ASSESS)


def due_phase(state: Oath) -> Phase | None:
    """The phase that the Prince carries out next; None while nobody has said how far the turn has come."""
    return Phase.SEARCH if assessment_is_skipped(state) else state.prince_turn.phase


def why_not_phase(state: Oath, phase: Phase) -> Refusal | None:
    """Why the Prince cannot carry out this phase now."""
    if refusal := why_not_turn(state, PRINCE, "prince-turn.phases"):
        return refusal
    if phase is Phase.ASSESS and state.prince_turn.first:
        return Refusal("prince-turn.first", "the Threat is not assessed on the first turn")
    return None if due_phase(state) in (None, phase) else _another_phase(state)


def begin_phase(table: OathTable, phase: Phase) -> None:
    state = table.state
    require(why_not_phase(state, phase))
    in_turn(table, PRINCE, "prince-turn.phases")
    if due_phase(state) is None:
        table.assume("prince-turn.phases", "the Prince has come to this phase: {phase}", phase=phase)
    state.prince_turn.phase = phase


def why_no_princes_action(state: Oath) -> Refusal | None:
    """Why the Prince cannot attack or recover now. What his last action does may follow it."""
    if refusal := why_not_turn(state, PRINCE, "prince-turn.phases"):
        return refusal
    due = due_phase(state)
    if due in (None, Phase.ACTIONS) or (due is Phase.CLEANUP and state.prince_turn.taken):
        return None
    return _another_phase(state)


def act_as_prince(table: OathTable) -> None:
    """What the Prince does in one of his actions."""
    require(why_no_princes_action(table.state))
    if due_phase(table.state) is not Phase.CLEANUP:
        begin_phase(table, Phase.ACTIONS)


def _another_phase(state: Oath) -> Refusal:
    return Refusal("prince-turn.phases", "the phase that comes now is: {due}", due=due_phase(state))


def _end_princes_turn(table: OathTable) -> None:
    begin_phase(table, Phase.CLEANUP)
    table.trace.applied("prince-cleanup.missing", "how the next turn begins is left to the table")
    table.state.prince_turn.begin()


# --- the Chronicle ----------------------------------------------------------------------------------------------------


def due_step(state: Oath) -> int | None:
    """The step of the Chronicle that comes next; None before somebody has won, and after the last one."""
    chronicle = state.chronicle
    return None if chronicle.winner is None or chronicle.done == LAST_STEP else chronicle.done + 1


def why_not_step(state: Oath, number: int) -> Refusal | None:
    """Why this step of the Chronicle cannot be done now."""
    if state.chronicle.winner is None:
        return Refusal("chronicle.steps", "nobody has won yet")
    due = due_step(state)
    if number == due:
        return None
    if due is None:
        return Refusal("chronicle.steps", "all steps of the Chronicle are done")
    return Refusal("chronicle.steps", "step {due} comes next, not step {number}", due=due, number=number)


def begin_step(table: OathTable, number: int) -> Chronicle:
    require(why_not_step(table.state, number))
    table.trace.applied("chronicle.steps", "step {number} of the Chronicle comes next", number=number)
    return table.state.chronicle


def why_not_decide(state: Oath, player: str, refusal: Refusal) -> Refusal | None:
    """The refusal, unless the player has won or decides for the Prince who has."""
    if state.chronicle.winner != PRINCE:
        return None if player == state.chronicle.winner else refusal
    if player == PRINCE:
        return Refusal(refusal.rule, "the other players decide for the Prince")
    return None if player in state.people() else refusal
