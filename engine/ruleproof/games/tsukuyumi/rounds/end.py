"""The end of a round: the round objective, and the action cards for the next one."""

from __future__ import annotations

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.tsukuyumi.legendary_oni import objectives_barred
from ruleproof.games.tsukuyumi.rounds import happened
from ruleproof.games.tsukuyumi.scoring import reach_objective
from ruleproof.games.tsukuyumi.setup.cards import DEALT_FEW, choose_action_cards, drafting, draw_hands
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.state_round import Course, Event, Stage


def check_objective(table: Table[Board], met: bool) -> None:
    """Note the victory points at once if the players have met the objective."""
    board = table.state
    if board.course.stage is not Stage.END:
        raise Refusal("end.objective", "the round is not at its end yet")
    objective = board.course.objective
    points = objective.points if objective is not None and objective.points else 0
    if met and objectives_barred(board):
        because = "the Gambler is in play"
        table.trace.rejected("gambler.three", "the round objective is not reached", because=because)
    elif met and points:
        reach_objective(table, points)
        table.trace.applied("end.objective", "the round objective is reached, victory points: {points}", points=points)
    else:
        table.trace.rejected("end.objective", "no points", because="the round objective is not reached")
    happened(board, Event.OBJECTIVE)
    board.course.effect = None
    board.course.stage = Stage.OVER
    table.trace.applied("turn.effect", "the turn effect ends with the round")


def choose_new_cards(table: Table[Board]) -> Act[None]:
    """After the objective: everybody chooses an action card for the next round. After the last round nobody does."""
    board = table.state
    if board.course.stage is not Stage.OVER:
        raise Refusal("round.steps", "the round objective is checked first")
    if board.round >= board.rounds:
        raise Refusal("round.steps", "after the last round nobody chooses an action card")
    rule = "end.choose" if drafting(board) else "end.few"
    if not drafting(board):
        for faction in board.seats:
            old = [*board.cards.hands.get(faction, []), board.cards.chosen.pop(faction, None)]
            board.cards.action_discards = [*board.cards.action_discards, *(card for card in old if card)]
            board.cards.hands[faction] = []
        table.trace.applied(rule, "everybody discards all action cards")
        draw_hands(table, DEALT_FEW, rule)
    yield from choose_action_cards(table, rule)


def next_round(table: Table[Board]) -> None:
    board = table.state
    if board.course.stage is not Stage.OVER:
        raise Refusal("round.steps", "the round is not over yet")
    if board.round >= board.rounds:
        raise Refusal("round.steps", "the last round is over")
    board.round += 1
    board.finished = set()
    board.course = Course(log=board.course.log)
    table.trace.applied("round.steps", "round {number} begins", number=board.round)
