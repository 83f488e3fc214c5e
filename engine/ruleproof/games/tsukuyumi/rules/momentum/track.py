"""The momentum marker on its track, and the cards that its special spaces bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import PLAYERS, Act, Refusal, Table, Worded, choose
from ruleproof.games.tsukuyumi.names import Faction, Legendary
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.legendary_oni.cards import enter
from ruleproof.games.tsukuyumi.rules.momentum.counters import draw_counter_card
from ruleproof.games.tsukuyumi.state import Board, CounterCard, CounterInForce, DrawnCard

NONE = "none"


@dataclass(frozen=True)
class Discard(Worded):
    """A permanent counter card that the players could discard."""

    template: ClassVar[str] = "{card} of {faction}"
    card: str
    faction: Faction


def advance(table: Table[Board], faction: Faction, steps: int) -> None:
    """Move the marker forward. The player draws a card at once for each special space on the way."""
    board = table.state
    start = board.momentum
    end = start + steps if board.track is None else min(start + steps, max(start, board.track.last))
    table.trace.applied("momentum.track", "the marker moves from {start} to {end}", start=start, end=end)
    table.trace.applied("momentum.instead", "the Oni do not answer the attack themselves")
    board.momentum = end
    if board.track is None:
        return
    for space in range(start + 1, end + 1):
        if space != end and space in board.track.counter | board.track.legendary and table.readings["C79"] == "b":
            because = "the marker does not stop there"
            table.trace.rejected("space.reached", "no card for space {space}", because=because, space=space)
            continue
        if space in board.track.counter:
            _draw_counter(table, faction, space)
        if space in board.track.legendary:
            _draw_legendary(table, faction, space)


def _draw_counter(table: Table[Board], faction: Faction, space: int) -> None:
    board = table.state
    table.trace.applied("space.kinds", "space {space} is a counter space", space=space)
    card = draw_counter_card(table)
    if card is None:
        table.trace.applied("space.reached", "no counter card is left to draw")
        return
    _keep_face_down(table, faction, card, space)
    if space in board.counters_drawn_for:
        text = "space {space} is reached again, so another counter card is drawn"
        table.trace.applied("counter.again", text, space=space)
    board.counters_drawn_for = {*board.counters_drawn_for, space}


def _draw_legendary(table: Table[Board], faction: Faction, space: int) -> None:
    board = table.state
    table.trace.applied("space.kinds", "space {space} is a legendary Oni space", space=space)
    if not board.legendary_pile:
        table.trace.applied("space.reached", "no legendary Oni card is left to draw")
        return
    card = board.legendary_pile[0]
    board.legendary_pile = board.legendary_pile[1:]
    _keep_face_down(table, faction, card, space)
    if space in board.legendary_drawn_for:
        text = "space {space} is reached again, so a new legendary Oni comes"
        table.trace.applied("legendary-space.again", text, space=space)
    board.legendary_drawn_for = {*board.legendary_drawn_for, space}


def _keep_face_down(table: Table[Board], faction: Faction, card: CounterCard | Legendary, space: int) -> None:
    board = table.state
    board.drawn_cards = [*board.drawn_cards, DrawnCard(faction=faction, card=card)]
    table.trace.applied("space.reached", "a card is drawn at once for space {space}", space=space)
    table.trace.applied("space.drawer", "the {faction} draw it: they moved the marker", faction=faction)
    table.trace.applied("space.revealed", "it stays face down until the phase of the {faction} ends", faction=faction)


def reveal_cards(table: Table[Board], faction: Faction) -> Act[None]:
    """At the end of a player's phase: all cards they drew in it, in that order."""
    board = table.state
    mine = [drawn for drawn in board.drawn_cards if drawn.faction is faction]
    board.drawn_cards = [drawn for drawn in board.drawn_cards if drawn.faction is not faction]
    for drawn in mine:
        if isinstance(drawn.card, Legendary):
            table.trace.applied("space.revealed", "the {faction} reveal {card}", faction=faction, card=drawn.card)
            text = "{legendary} comes into play at the end of the phase"
            table.trace.applied("legendary-space.placed", text, legendary=drawn.card)
            yield from enter(table, drawn.card)
        else:
            card = drawn.card.name
            table.trace.applied("space.revealed", "the {faction} reveal {card}", faction=faction, card=card)
            _resolve_counter(table, faction, drawn.card)


def reveal_now(table: Table[Board], faction: Faction) -> None:
    """Somebody wants to look at a card before the phase is over."""
    flow.require_own_phase(table, faction)
    raise Refusal("space.revealed", "the phase of the {faction} is not over", faction=faction)


def _resolve_counter(table: Table[Board], faction: Faction, card: CounterCard) -> None:
    board = table.state
    if card.permanent:
        board.counters_in_force = [*board.counters_in_force, CounterInForce(faction=faction, card=card)]
        text = "{card} stays face up in front of the {faction}"
        table.trace.applied("counter.permanent", text, card=card.name, faction=faction)
    else:
        board.counters_resolved = [*board.counters_resolved, card.name]
        board.discarded_counters = [*board.discarded_counters, card]
        table.trace.applied("counter.once", "{card} is resolved at once and discarded", card=card.name)


def lower_momentum(table: Table[Board], faction: Faction, steps: int) -> Act[None]:
    """The active player lowers momentum, by whatever lets them do it."""
    flow.require_own_phase(table, faction)
    yield from lower(table, faction, steps)


def lower(table: Table[Board], faction: Faction, steps: int = 1) -> Act[None]:
    """Move the marker back, never below 1. Cards are drawn on the way forward only."""
    board = table.state
    start, end = board.momentum, max(1, board.momentum - steps)
    board.momentum = end
    table.trace.applied("momentum.track", "the marker moves from {start} to {end}", start=start, end=end)
    if board.track is None:
        return
    for space in range(start, end, -1):
        if space in board.track.counter:
            yield from _may_discard_counter(table, faction, space)
        if space in board.track.legendary:
            text = "momentum falls below space {space}, the legendary Oni stays in play"
            table.trace.applied("legendary-space.stays", text, space=space)


def _may_discard_counter(table: Table[Board], faction: Faction, space: int) -> Act[None]:
    board = table.state
    options: list[Discard | str] = [Discard(one.card.name, one.faction) for one in board.counters_in_force]
    text = "momentum falls below the counter space {space}"
    table.trace.applied("counter.discard", text, space=space)
    if not options:
        return
    chooser = PLAYERS if table.readings["C78"] == "a" else faction
    about = "the counter card to discard"
    choice = yield from choose(chooser, about, [*dict.fromkeys(options), NONE], rule="counter.discard")
    for one in board.counters_in_force:
        if choice == Discard(one.card.name, one.faction):
            board.counters_in_force = [other for other in board.counters_in_force if other is not one]
            board.discarded_counters = [*board.discarded_counters, one.card]
            table.trace.applied("counter.discard", "{card} is discarded", card=one.card.name)
            return
