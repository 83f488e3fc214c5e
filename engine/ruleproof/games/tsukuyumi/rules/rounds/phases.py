"""The course of a round: the Oni turn card, then the phases in initiative order."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Table
from ruleproof.games.tsukuyumi.names import Event, Faction, Stage
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import start_of_round
from ruleproof.games.tsukuyumi.rules.moments import attacks_due, happened, players_in_order
from ruleproof.games.tsukuyumi.rules.momentum.track import reveal_cards
from ruleproof.games.tsukuyumi.rules.oni_attack.attacks import oni_attacks
from ruleproof.games.tsukuyumi.rules.rounds.princess import princess_action
from ruleproof.games.tsukuyumi.rules.rounds.turn_card import carry_out
from ruleproof.games.tsukuyumi.state import Board


def turn_over_card(table: Table[Board]) -> Act[None]:
    """The start of a round: the top Oni turn card is turned over and carried out."""
    flow.require_start(table)
    board = table.state
    if not board.cards.turn_deck:
        raise InputError("the deck of Oni turn cards is not stated.", todo="Say what its cards say.")
    card, board.cards.turn_deck = board.cards.turn_deck[0], board.cards.turn_deck[1:]
    board.cards.turn_card = card
    table.trace.applied("turn.card", "the Oni turn card is {card}", card=card)
    table.trace.applied("round.oni", "the Oni act at the start of the round")
    happened(board, Event.TURN_CARD)
    start_of_round(table)
    yield from carry_out(table, card)
    table.state.course.stage = Stage.WHITE
    table.trace.applied("round.phases", "the card is carried out, the white phase begins")


def begin_phase(table: Table[Board], faction: Faction) -> Act[None]:
    """A player's phase: the Moon Princess acts or the Oni attack, then it is for the player to act."""
    players_in_order(table.state)
    flow.require_due(table, faction)
    table.trace.applied("round.initiative", "now it is for the {faction}", faction=faction)
    course = table.state.course
    if course.stage is Stage.WHITE and not course.princess_done:
        flow.require_princess_due(table)
        happened(table.state, Event.PRINCESS, faction)
        table.trace.applied("round.oni", "the Moon Princess acts before the {faction}", faction=faction)
        yield from princess_action(table)
    elif attacks_due(table.state):
        happened(table.state, Event.ONI_ATTACKS, faction)
        table.trace.applied("round.oni", "the Oni attack before the {faction}", faction=faction)
        table.trace.applied("black.attacks", "the attacks come before the actions of the {faction}", faction=faction)
        yield from oni_attacks(table)
    flow.enter_phase(table, faction)


def act_without_waiting(table: Table[Board], faction: Faction) -> None:
    """Somebody wants to act at once, whatever comes before."""
    flow.require_due(table, faction)
    flow.require_oni_done(table, faction)
    flow.enter_phase(table, faction)


def end_phase(table: Table[Board], faction: Faction) -> Act[None]:
    """The active player ends the phase and reveals cards drawn in it; after the last player the next phase begins."""
    flow.require_own_phase(table, faction)
    yield from reveal_cards(table, faction)
    flow.leave_phase(table, faction)


def pass_phase(table: Table[Board], faction: Faction) -> Act[None]:
    """The active player uses no more actions."""
    flow.require_own_phase(table, faction)
    rule = "white.actions" if table.state.course.stage is Stage.WHITE else "black.actions"
    table.trace.applied(rule, "the {faction} use no more actions", faction=faction)
    yield from end_phase(table, faction)
