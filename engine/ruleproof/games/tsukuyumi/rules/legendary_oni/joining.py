"""Legendary Oni that take part in an attack of the Oni, and what they change about it."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import Legendary
from ruleproof.games.tsukuyumi.rules.figures import is_in_play
from ruleproof.games.tsukuyumi.rules.legendary_oni.skybound import idle
from ruleproof.games.tsukuyumi.rules.map import distances
from ruleproof.games.tsukuyumi.rules.oni_attack.target import RANGE, Plan, figures_fighting
from ruleproof.games.tsukuyumi.state import Board, Move


def record_legendary(table: Table[Board], plan: Plan, moves: list[Move]) -> None:
    """Say what legendary Oni have to do with the attack."""
    board = table.state
    figures = [*(move.oni for move in moves), *figures_fighting(board, plan.area)]
    for legendary in dict.fromkeys(figure for figure in figures if isinstance(figure, Legendary)):
        text = "{legendary} takes part in the attack like any other Oni"
        table.trace.applied("legendary.are-oni", text, legendary=legendary)
    for move in moves:
        way = distances(board, table.readings, plan.area)[move.start]
        if way > RANGE:
            table.trace.applied("ronin.range", "{oni} moves {distance} areas", oni=move.oni, distance=way)
    if [move.oni for move in moves] == [Legendary.SKYBOUND]:
        table.trace.applied("skybound.preferred", "the Skybound alone is enough for {area}", area=plan.area)
    if is_in_play(board, Legendary.SKYBOUND) and idle(board):
        because = "the Dark Observer is in play"
        table.trace.rejected("skybound.observer", "the Skybound is not activated", because=because)
