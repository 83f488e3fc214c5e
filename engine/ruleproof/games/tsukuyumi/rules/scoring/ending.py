"""How long the game lasts, what is kept for its end, and who wins."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Refusal, Table
from ruleproof.games.tsukuyumi.names import ONI, Team
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import objectives_barred
from ruleproof.games.tsukuyumi.rules.scoring.points import all_lines
from ruleproof.games.tsukuyumi.state import Board, Earned

NORMAL_ROUNDS = 3
VARIANT_ROUNDS = 4


def agree_rounds(table: Table[Board], rounds: int) -> None:
    """The players say how long the game lasts."""
    flow.require_game_on(table)
    if rounds < table.state.round:
        raise Refusal("length.rounds", "round {round} is being played already", round=table.state.round)
    if rounds == VARIANT_ROUNDS:
        table.trace.applied("length.variant", "the game lasts {rounds} rounds", rounds=rounds)
    elif rounds != NORMAL_ROUNDS:
        raise Refusal("length.rounds", "a game of {rounds} rounds is not allowed", rounds=rounds)
    table.state.rounds = rounds


def reach_objective(table: Table[Board], points: int) -> None:
    """The players reach the objective of this round: keep its points for the end of the game."""
    board = table.state
    if objectives_barred(board):
        raise Refusal("gambler.three", "the Gambler is in play: no round objective can be reached")
    board.objectives = {**board.objectives, board.round: points}
    text = "tokens that the players put on the victory board: {points}"
    table.trace.applied("objectives.tokens", text, points=points)


def oni_claim_objective(table: Table[Board]) -> None:
    raise Refusal("objectives.players-only", "a round objective is for the players only")


def earn(table: Table[Board], earned: Earned) -> None:
    """One side gains victory points in another way; whether they count is seen at the end."""
    flow.require_game_on(table)
    table.state.earned = [*table.state.earned, earned]


def end_game(table: Table[Board]) -> None:
    """Count the victory points of both sides once the last round is over."""
    flow.require_game_on(table)
    board = table.state
    if board.round < board.rounds:
        rule = "length.variant" if board.rounds == VARIANT_ROUNDS else "length.rounds"
        text = "round {round} of {rounds} is not the last"
        raise Refusal(rule, text, round=board.round, rounds=board.rounds)
    flow.require_game_end(table)
    rule = "length.variant" if board.rounds == VARIANT_ROUNDS else "length.rounds"
    table.trace.applied(rule, "round {round} of {rounds} is the last", round=board.round, rounds=board.rounds)
    table.trace.applied("length.end", "every player has finished the last turn: the game ends")
    board.score = [line for line in all_lines(table) if line.points]
    _record_winner(table)


def total(board: Board, side: Team) -> int:
    """The points of one side; those of all players are added up."""
    return sum(line.points for line in board.score or () if (line.side == ONI) == (side == ONI))


def winner(board: Board) -> Team | None:
    """The side with more points. With equal points nobody wins."""
    oni, together = total(board, ONI), total(board, PLAYERS)
    if oni == together:
        return None
    return ONI if oni > together else PLAYERS


def _record_winner(table: Table[Board]) -> None:
    values = {"oni": total(table.state, ONI), "players": total(table.state, PLAYERS)}
    table.trace.applied("win.together", "victory points of all players together: {players}", **values)
    text = "the Oni have {oni} victory points, the players {players}"
    table.trace.applied("win.most", text, **values)
