"""The end of a round: the round objective, and the action cards for the next one."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.names import Event, Stage
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import objectives_barred
from ruleproof.games.tsukuyumi.rules.moments import happened
from ruleproof.games.tsukuyumi.rules.scoring.ending import reach_objective
from ruleproof.games.tsukuyumi.rules.setup.cards import DEALT_FEW, choose_action_cards, drafting, draw_hands
from ruleproof.games.tsukuyumi.state import Board, Course


def check_objective(table: Table[Board], met: bool, worth: int | None = None) -> None:
    """Note the victory points at once if the players have met the objective; `worth` where no card is stated."""
    flow.require_end(table)
    board = table.state
    points = _worth(board, worth)
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


def _worth(board: Board, stated: int | None) -> int:
    """What the objective of this round is worth: as the card says, else as the scenario does."""
    objective = board.course.objective
    printed = objective.points if objective is not None else None
    if stated is not None and printed is not None and stated != printed:
        raise InputError(f"the objective of this round is worth {printed}.", todo="Leave out what it is worth.")
    return printed or stated or 0


def choose_new_cards(table: Table[Board]) -> Act[None]:
    """After the objective: everybody chooses an action card for the next round. After the last round nobody does."""
    flow.require_over(table, "the round objective is checked first")
    board = table.state
    if board.course.cards_chosen:
        raise Refusal("round.steps", "everybody has chosen the action card of the next round")
    rule = "end.choose" if drafting(board) else "end.few"
    if not drafting(board):
        for faction in board.seats:
            old = [*board.cards.hands.get(faction, []), board.cards.chosen.pop(faction, None)]
            board.cards.action_discards = [*board.cards.action_discards, *(card for card in old if card)]
            board.cards.hands[faction] = []
        table.trace.applied(rule, "everybody discards all action cards")
        draw_hands(table, DEALT_FEW, rule)
    yield from choose_action_cards(table, rule)
    board.course.cards_chosen = True


def next_round(table: Table[Board]) -> None:
    flow.require_over(table, "the round is not over yet")
    board = table.state
    if board.seats and not board.course.cards_chosen:
        rule = "end.choose" if drafting(board) else "end.few"
        raise Refusal(rule, "the action cards of the next round are still to be chosen")
    board.round += 1
    board.course = Course(stage=Stage.START, played=True, log=board.course.log)
    table.trace.applied("round.steps", "round {number} begins", number=board.round)
