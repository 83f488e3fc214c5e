"""Who can act now: every act asks here before it does anything.

Setup, then rounds of these stages: start (the Oni turn card), white phase (before each player the Moon Princess), black
phase (before each player the Oni attacks), end (the round objective), over (new action cards). Where a scenario has set
no moment, the first act sets the one it takes for granted, and the trace says so.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Concatenate, ParamSpec

from ruleproof.core import Act, InputError, Refusal, Table, plain
from ruleproof.games.tsukuyumi.names import Event, Faction, Mode, Stage
from ruleproof.games.tsukuyumi.rules.moments import (
    ATTACKS,
    attacks_due,
    before,
    due,
    happened,
    players,
    players_in_order,
    stage,
    waiting,
)
from ruleproof.games.tsukuyumi.state import Board

P = ParamSpec("P")
STATE_PHASE = "State it, with: Given the white phase has begun, or: Given the black phase has begun"


def require_game_on(table: Table[Board]) -> None:
    """Nothing happens after the final score, and a regular game is not played by these rules."""
    if table.state.preparation.mode is Mode.REGULAR:
        raise Refusal("scope.regular", "this is a regular game, and these rules are for other games")
    _require_no_score(table)


def _require_no_score(table: Table[Board]) -> None:
    if table.state.score is not None:
        raise Refusal("length.end", "the game is over")
    table.state.course.played = True


def require_set_up(table: Table[Board]) -> None:
    """Nobody attacks and no legendary Oni comes while the game is being set up."""
    require_game_on(table)
    if stage(table.state) is Stage.SETUP:
        raise Refusal("round.steps", "the game is still being set up")


def require_player(board: Board, faction: Faction) -> None:
    """Only who plays can act: the initiative order, or else the order of seats, names everybody."""
    known = players(board)
    if known and faction not in known:
        raise InputError(f"nobody plays the {faction}.", todo=f"State all players, not just {plain(known)}.")


def set_up(
    table: Table[Board],
    rule: str,
    act: Callable[Concatenate[Table[Board], P], object],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Act[None]:
    """Carry out something that belongs to the setup by this rule: only before the first round."""
    _require_no_score(table)
    if stage(table.state) not in (None, Stage.SETUP):
        raise Refusal(rule, "this belongs to the setup, and the game has begun")
    if table.state.course.stage is None:
        _assume(table, Stage.SETUP)
        table.assume("round.steps", "the game is being set up")
    outcome = act(table, *args, **kwargs)
    if isinstance(outcome, Generator):
        yield from outcome


def require_start(table: Table[Board]) -> None:
    """The Oni turn card comes first in a round, once everybody has an action card."""
    require_game_on(table)
    board = table.state
    now = stage(board)
    if now in (Stage.END, Stage.OVER):
        raise Refusal("end.no-card", "the next card is turned over at the start of the next round")
    if now in (Stage.WHITE, Stage.BLACK):
        raise Refusal("turn.card", "the card of this round lies face up already")
    without = [one for one in board.seats if one not in board.cards.chosen]
    if without and board.cards.action_deck:
        raise Refusal("round.steps", "{factions} have not chosen an action card yet", factions=without)
    if now is None:
        table.assume("turn.card", "the round is at its start")
    board.course.stage = Stage.START


def require_due(table: Table[Board], faction: Faction) -> None:
    """It is for this player next, and their phase has not begun."""
    require_game_on(table)
    board = table.state
    course = board.course
    now = stage(board)
    require_player(board, faction)
    if now is None:
        raise InputError("where the round stands is not stated.", todo=STATE_PHASE)
    if course.active is not None and course.active is not faction:
        values = {"faction": faction, "active": course.active}
        raise Refusal("black.active", "the {faction} cannot act during the phase of the {active}", **values)
    if now in (Stage.SETUP, Stage.START):
        raise Refusal("round.phases", "the Oni turn card has not been carried out yet")
    if now in (Stage.END, Stage.OVER):
        raise Refusal("black.one-turn", "the {faction} have had their turn in this round", faction=faction)
    if course.active is faction or faction in course.done:
        if now is Stage.BLACK:
            raise Refusal("black.one-turn", "the {faction} have had their turn in this round", faction=faction)
        raise Refusal("round.phases", "the white phase of the {faction} is over", faction=faction)
    first = due(board)
    if first is not None and first is not faction:
        raise Refusal("round.initiative", "before the {faction} it is for the {due}", faction=faction, due=first)


def require_own_phase(table: Table[Board], faction: Faction) -> None:
    """It is for this player to act: their phase is under way, or what comes before it is done and it begins now."""
    require_game_on(table)
    board = table.state
    course = board.course
    require_player(board, faction)
    if course.stage is None:
        _assume(table, Stage.BLACK)
        course.active, course.attacks_left, course.abyssal_done = faction, 0, True
        course.done = before(board, faction)
        table.assume("black.attacks", "it is the black phase of the {faction}, after the Oni attacks", faction=faction)
    if course.active is faction:
        return
    require_due(table, faction)
    require_oni_done(table, faction)
    enter_phase(table, faction)


def require_oni_done(table: Table[Board], faction: Faction) -> None:
    """The Oni, or the Moon Princess, come before each player."""
    board = table.state
    if stage(board) is Stage.WHITE and not board.course.princess_done:
        raise Refusal("white.princess", "the Moon Princess acts before the {faction}", faction=faction)
    if attacks_due(board):
        raise Refusal("black.attacks", "the Oni attacks before the {faction} have to be resolved", faction=faction)


def enter_phase(table: Table[Board], faction: Faction) -> None:
    """From now on it is for this player to act."""
    course = table.state.course
    course.active, course.used = faction, []
    happened(table.state, Event.PLAYER, faction)


def require_active_player(table: Table[Board]) -> Faction | None:
    """Somebody acts whom the scenario does not name: the player whose phase it is. None where none is known."""
    active = table.state.course.active
    if active is not None:
        require_own_phase(table, active)
        return active
    require_game_on(table)
    if stage(table.state) is not None:
        raise Refusal("black.active", "no player's phase is under way")
    return None


def leave_phase(table: Table[Board], faction: Faction) -> None:
    """The player is done; after the last one the next phase begins."""
    board = table.state
    course = board.course
    if not players(board) and board.preparation.players <= 1:
        board.initiative = [faction]
        table.assume("round.initiative", "nobody but the {faction} plays", faction=faction)
    order = players_in_order(board)
    course.active = None
    course.done = [*course.done, faction]
    course.attacks_left, course.tie, course.abyssal_done, course.princess_done = None, None, False, False
    if not set(order) <= set(course.done):
        return
    course.done = []
    if course.stage is Stage.WHITE:
        course.stage = Stage.BLACK
        table.trace.applied("round.phases", "everybody has ended the white phase, the black phase begins")
    else:
        course.stage = Stage.END
        table.trace.applied("round.steps", "everybody has ended the black phase, the round ends")


def require_attacks_due(table: Table[Board]) -> None:
    """The Oni attack in the black phase, before a player acts, and no more than they have attacks."""
    require_game_on(table)
    board = table.state
    course = board.course
    if course.stage is None:
        _assume(table, Stage.BLACK)
        table.assume("black.attacks", "it is the black phase, before a player acts")
    if stage(board) is not Stage.BLACK:
        raise Refusal("round.oni", "the Oni attack only in the black phase, before each player")
    if course.active is not None:
        values = {"faction": course.active}
        raise Refusal("black.attacks", "the {faction} are acting, the Oni have attacked before", **values)
    if course.attacks_left is None:
        course.attacks_left = ATTACKS
        board.attacks, board.special.princess_attacks = [], []


def require_princess_due(table: Table[Board]) -> None:
    """The Moon Princess acts in the white phase, 1 time before each player."""
    require_game_on(table)
    course = table.state.course
    if course.stage is None:
        _assume(table, Stage.WHITE)
        table.assume("white.princess", "it is the white phase, before a player acts")
    if stage(table.state) is not Stage.WHITE:
        raise Refusal("round.oni", "the Moon Princess acts only in the white phase, before each player")
    if course.active is not None or course.princess_done:
        raise Refusal("white.princess", "the Moon Princess has acted before this player already")
    course.princess_done = True


def require_end(table: Table[Board]) -> None:
    """The round objective is checked 1 time, when everybody has ended the black phase."""
    require_game_on(table)
    board = table.state
    if board.course.stage is None:
        _assume(table, Stage.END)
        table.assume("end.objective", "everybody has ended the black phase")
    if stage(board) is Stage.OVER:
        raise Refusal("end.objective", "the round objective has been checked")
    if stage(board) is not Stage.END:
        raise Refusal("end.objective", "the round is not at its end yet")


def require_over(table: Table[Board], text: str) -> None:
    """What follows the objective: new action cards and the next round, but not after the last one."""
    require_game_on(table)
    board = table.state
    if stage(board) is not Stage.OVER:
        raise Refusal("round.steps", text)
    if board.round >= board.rounds:
        raise Refusal("round.steps", "the last round is over")


def require_game_end(table: Table[Board]) -> None:
    """The last round is played to its end."""
    require_game_on(table)
    board = table.state
    if board.course.stage is None and not players(board):
        _assume(table, Stage.OVER)
        table.assume("length.end", "the last turn is finished and the objective is checked")
    if left := waiting(board):
        raise Refusal("length.end", "{factions} have not finished their last turn", factions=left)
    if stage(board) not in (Stage.END, Stage.OVER):
        raise Refusal("length.end", "the round is not at its end yet")
    unchecked = stage(board) is Stage.END and board.course.objective is not None
    if unchecked and table.readings["C20"] == "a":
        raise Refusal("length.end", "the round objective is still to be checked")


def _assume(table: Table[Board], now: Stage) -> None:
    table.state.course.stage = now
