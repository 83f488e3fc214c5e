"""The course of a round: the Oni turn card, the phases in initiative order, the end of the round."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi import flow
from ruleproof.games.tsukuyumi.legendary_oni import start_of_round
from ruleproof.games.tsukuyumi.momentum import reveal_cards
from ruleproof.games.tsukuyumi.moon_princess import follow_card, put_back
from ruleproof.games.tsukuyumi.oni_attack import oni_attacks
from ruleproof.games.tsukuyumi.rounds.princess import princess_action
from ruleproof.games.tsukuyumi.rounds.turn_card import carry_out
from ruleproof.games.tsukuyumi.state import Board, Faction
from ruleproof.games.tsukuyumi.state_round import Event, Stage


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
    flow.happened(board, Event.TURN_CARD)
    start_of_round(table)
    yield from carry_out(table, card)
    table.state.course.stage = Stage.WHITE
    table.trace.applied("round.phases", "the card is carried out, the white phase begins")


def begin_phase(table: Table[Board], faction: Faction) -> Act[None]:
    """A player's phase: the Moon Princess acts or the Oni attack, then it is for the player to act."""
    flow.players_in_order(table.state)
    flow.require_due(table, faction)
    table.trace.applied("round.initiative", "now it is for the {faction}", faction=faction)
    course = table.state.course
    if course.stage is Stage.WHITE and not course.princess_done:
        flow.require_princess_due(table)
        flow.happened(table.state, Event.PRINCESS, faction)
        table.trace.applied("round.oni", "the Moon Princess acts before the {faction}", faction=faction)
        yield from princess_action(table)
    elif course.stage is Stage.BLACK and course.attacks_left != 0:
        flow.happened(table.state, Event.ONI_ATTACKS, faction)
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


def princess_card(table: Table[Board], card: str) -> Act[None]:
    """The Moon Princess acts before a player, and this is the card drawn."""
    flow.require_princess_due(table)
    cards = table.state.cards
    if table.state.moon_princess is None:
        raise Refusal("white.absent", "the Moon Princess is not on the board: no card is drawn")
    if cards.princess_deck:
        if cards.princess_deck[0] != card:
            top = cards.princess_deck[0]
            raise Refusal("white.princess", "the top card of the deck is {top}, not {card}", top=top, card=card)
        cards.princess_deck = cards.princess_deck[1:]
    cards.princess_discards = [*cards.princess_discards, card]
    table.trace.applied("white.princess", "the Moon Princess card is {card}", card=card)
    yield from follow_card(table, card)


def princess_comes_back(table: Table[Board]) -> Act[None]:
    """The Moon Princess is due to act and not on the board."""
    flow.require_princess_due(table)
    if table.state.moon_princess is not None:
        raise Refusal("white.absent", "the Moon Princess is on the board")
    yield from put_back(table)


def command_oni(table: Table[Board], faction: Faction) -> None:
    raise Refusal("round.own-will", "the {faction} cannot command the Oni", faction=faction)
