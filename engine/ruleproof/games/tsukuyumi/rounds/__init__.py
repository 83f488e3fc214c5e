"""The course of a round: the Oni turn card, the phases in initiative order, the end of the round."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.tsukuyumi.legendary_oni import start_of_round
from ruleproof.games.tsukuyumi.momentum import reveal_cards
from ruleproof.games.tsukuyumi.oni_attack import oni_attacks
from ruleproof.games.tsukuyumi.rounds.princess import princess_action
from ruleproof.games.tsukuyumi.rounds.turn_card import carry_out
from ruleproof.games.tsukuyumi.state import Board, Faction
from ruleproof.games.tsukuyumi.state_round import Event, Happened, Stage


def players_in_order(board: Board) -> list[Faction]:
    if not board.initiative:
        raise InputError("the initiative order is not stated.", todo="State it.")
    return board.initiative


def happened(board: Board, event: Event, player: Faction | None = None) -> None:
    board.course.log = [*board.course.log, Happened(event=event, player=player)]


def turn_over_card(table: Table[Board]) -> Act[None]:
    """The start of a round: the top Oni turn card is turned over and carried out."""
    board = table.state
    course = board.course
    if course.stage in (Stage.END, Stage.OVER):
        raise Refusal("end.no-card", "the next card is turned over at the start of the next round")
    if course.stage is not Stage.START:
        raise Refusal("turn.card", "the card of this round lies face up already")
    if not board.cards.turn_deck:
        raise InputError("the deck of Oni turn cards is not stated.", todo="Name its cards from the top.")
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
    _require_their_turn(table, faction)
    board = table.state
    board.course.active = faction
    board.course.used = []
    table.trace.applied("round.initiative", "now it is for the {faction}", faction=faction)
    if board.course.stage is Stage.WHITE:
        happened(board, Event.PRINCESS, faction)
        table.trace.applied("round.oni", "the Moon Princess acts before the {faction}", faction=faction)
        yield from princess_action(table)
    else:
        happened(board, Event.ONI_ATTACKS, faction)
        table.trace.applied("round.oni", "the Oni attack before the {faction}", faction=faction)
        table.trace.applied("black.attacks", "the attacks come before the actions of the {faction}", faction=faction)
        yield from oni_attacks(table)
        table.state.course.oni_attacks += len(table.state.attacks)
    happened(table.state, Event.PLAYER, faction)


def skip_attacks(table: Table[Board], faction: Faction) -> None:
    """Somebody wants to act without the Oni attacks before."""
    _require_their_turn(table, faction)
    if table.state.course.stage is Stage.BLACK:
        raise Refusal("black.attacks", "the Oni attacks before the {faction} have to be resolved", faction=faction)
    raise Refusal("white.princess", "the Moon Princess acts before the {faction}", faction=faction)


def end_phase(table: Table[Board], faction: Faction) -> Act[None]:
    """The active player ends the phase and reveals cards drawn in it; after the last player the next phase begins."""
    require_active(table, faction)
    if any(drawn.faction is faction for drawn in table.state.drawn_cards):
        yield from reveal_cards(table, faction)
    board = table.state
    course = board.course
    course.active = None
    course.done = [*course.done, faction]
    if course.stage is Stage.BLACK:
        board.finished = {*board.finished, faction}
    if set(course.done) != set(players_in_order(board)):
        return
    course.done = []
    if course.stage is Stage.WHITE:
        course.stage = Stage.BLACK
        table.trace.applied("round.phases", "everybody has ended the white phase, the black phase begins")
    else:
        course.stage = Stage.END
        table.trace.applied("round.steps", "everybody has ended the black phase, the round ends")


def command_oni(table: Table[Board], faction: Faction) -> None:
    raise Refusal("round.own-will", "the {faction} cannot command the Oni", faction=faction)


def require_active(table: Table[Board], faction: Faction) -> None:
    """Refuse what this player wants to do while it is not for them to act."""
    course = table.state.course
    if course.active is faction:
        return
    if course.active is not None:
        values = {"faction": faction, "active": course.active}
        raise Refusal("black.active", "the {faction} cannot act during the phase of the {active}", **values)
    _require_their_turn(table, faction)
    skip_attacks(table, faction)


def _require_their_turn(table: Table[Board], faction: Faction) -> None:
    board = table.state
    course = board.course
    order = players_in_order(board)
    if faction not in order:
        raise InputError(
            f"the {faction.value} are not in the initiative order.", todo="State the order of all players."
        )
    if course.active is not None and course.active is not faction:
        values = {"faction": faction, "active": course.active}
        raise Refusal("black.active", "the {faction} cannot act during the phase of the {active}", **values)
    if course.stage is Stage.START:
        raise Refusal("round.phases", "the Oni turn card has not been carried out yet")
    if course.stage in (Stage.END, Stage.OVER):
        raise Refusal("black.one-turn", "the {faction} have had their turn in this round", faction=faction)
    if course.active is faction or faction in course.done:
        if course.stage is Stage.BLACK:
            raise Refusal("black.one-turn", "the {faction} have had their turn in this round", faction=faction)
        raise Refusal("round.phases", "the white phase of the {faction} is over", faction=faction)
    due = next(one for one in order if one not in course.done)
    if due is not faction:
        raise Refusal("round.initiative", "before the {faction} it is for the {due}", faction=faction, due=due)
