"""Where the game stands: who plays, which stage of the round it is, whose phase comes next, what is still due."""

from __future__ import annotations

from ruleproof.core import InputError
from ruleproof.games.tsukuyumi.names import Event, Faction, Legendary, Stage
from ruleproof.games.tsukuyumi.rules.figures import is_in_play
from ruleproof.games.tsukuyumi.state import Board, Happened

STATE_ORDER = "State it, with: Given the initiative order is …"
STATE_SEATS = "State it, with: Given the players are, clockwise, …"
ATTACKS = 2
"""Oni attacks before each player."""


def players(board: Board) -> list[Faction]:
    """Everybody who plays: in initiative order where it is stated, else as they sit."""
    return board.initiative or board.seats


def players_in_order(board: Board) -> list[Faction]:
    if not board.initiative:
        raise InputError("the initiative order is not stated.", todo=STATE_ORDER)
    return board.initiative


def number_of_players(board: Board) -> int:
    number = len(players(board)) or board.preparation.players
    if not number:
        raise InputError("how many people play is not stated.", todo=STATE_ORDER)
    return number


def stage(board: Board) -> Stage | None:
    """The black phase is over once everybody known to play has ended it, also where the scenario only says so."""
    course = board.course
    everybody = players(board)
    if course.stage is Stage.BLACK and course.active is None and everybody and set(everybody) <= set(course.done):
        return Stage.END
    return course.stage


def waiting(board: Board) -> list[Faction]:
    """The players who have not ended their black phase of this round, in order."""
    now = stage(board)
    if now in (Stage.END, Stage.OVER):
        return []
    return [one for one in players(board) if now is not Stage.BLACK or one not in board.course.done]


def due(board: Board) -> Faction | None:
    """The next player whose phase begins; None while one is under way, where none is left or none is known."""
    course = board.course
    if course.active is not None or stage(board) not in (Stage.WHITE, Stage.BLACK):
        return None
    return next((one for one in board.initiative if one not in course.done), None)


def over(board: Board, faction: Faction) -> bool:
    """Whether this player has ended the last phase that was theirs to play."""
    now = stage(board)
    if now in (Stage.END, Stage.OVER):
        return True
    course = board.course
    if now not in (Stage.WHITE, Stage.BLACK) or course.active is faction:
        return False
    return faction in course.done or (now is Stage.BLACK and course.active is None and not course.done)


def happened(board: Board, event: Event, player: Faction | None = None) -> None:
    board.course.log = [*board.course.log, Happened(event=event, player=player)]


def before(board: Board, faction: Faction) -> list[Faction]:
    """The players who come before this one in initiative order."""
    return board.initiative[: board.initiative.index(faction)] if faction in board.initiative else []


def attacks_due(board: Board) -> int:
    """How many attacks the Oni still make before the player who is due; in other phases they make none."""
    course = board.course
    if stage(board) not in (None, Stage.BLACK) or course.active is not None:
        return 0
    left = ATTACKS if course.attacks_left is None else course.attacks_left
    return left + (is_in_play(board, Legendary.ABYSSAL) and not course.abyssal_done)
