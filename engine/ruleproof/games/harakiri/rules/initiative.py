"""The initiative: making the queue, what changes it, and newcomers. Following it is in `flow`."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import PLAYERS, Act, Refusal, Table, choose
from ruleproof.games.harakiri.names import CHARACTERS, ELECTS, MINIATURES, SERVANTS, WANDERERS, Name, Part
from ruleproof.games.harakiri.rules import abilities, flow
from ruleproof.games.harakiri.rules.naming import require_different, require_miniature
from ruleproof.games.harakiri.state import Harakiri, Queue, Shift

CARDS = "pile of initiative cards"
SERVANT_PLACES = 3
SERVANT_SHIFT = "coming forward"


# --- making the queue -------------------------------------------------------------------------------------------------


def lay_out(table: Table[Harakiri]) -> None:
    """The second part of a round begins, with its first step."""
    flow.begin_part(table, Part.INITIATIVE)
    lay(table)


def determine(table: Table[Harakiri]) -> Act[None]:
    """The second part of a round, whole; the players may still swap two characters afterwards."""
    lay(table)
    yield from settle(table)
    yield from place_elects(table)


def lay(table: Table[Harakiri]) -> None:
    """Shuffle the cards of all miniatures in play but the elects', and lay them in a row."""
    queue = table.state.queue
    table.state.queue = Queue(shifts=queue.shifts, granted=queue.granted, laid=True)
    cards = [name for name in table.state.places if name.kind in MINIATURES - ELECTS]
    table.state.initiative = tuple(table.chance.shuffle(CARDS, cards))
    table.trace.applied("queue.lay", "the row is {cards}", cards=table.state.initiative)


def settle(table: Table[Harakiri]) -> Act[None]:
    """Apply what changes the queue: events, then characters' abilities, then those of enemies and wanderers."""
    _require_unsettled(table)
    shifts = [*table.state.queue.shifts, *_servant_shifts(table.state)]
    kinds = {
        "events": [one for one in shifts if one.owner is None],
        "abilities of characters": [one for one in shifts if one.owner and one.owner.kind in CHARACTERS],
        "abilities of enemies and wanderers": [one for one in shifts if one.owner and one.owner.kind not in CHARACTERS],
    }
    for kind, listed in kinds.items():
        waiting = [one for one in listed if _works(table, one)]
        if waiting:
            table.trace.applied("queue.effects", f"now the {kind}: {{effects}}", effects=[one.name for one in waiting])
        while waiting:
            labels = [_label(one, waiting) for one in waiting]
            picked = yield from choose(
                PLAYERS, "the effect to resolve next", labels, rule="queue.choose", why_not=lambda one: _not_its_turn()
            )
            yield from _apply(table, waiting.pop(labels.index(picked)))
    table.state.queue.settled = True


def _not_its_turn() -> Refusal:
    return Refusal("queue.effects", "effects of another kind, or none of that name, are resolved now")


def _require_unsettled(table: Table[Harakiri]) -> None:
    """Effects are resolved once a round, on the row just laid."""
    flow.require_running(table)
    queue = table.state.queue
    if queue.joined:
        raise Refusal("queue.join-plain", "newcomers have changed the queue")
    if queue.settled:
        raise Refusal("queue.effects", "the effects on the queue are resolved")
    if not queue.laid:
        raise Refusal("queue.lay", "no cards are laid in a row")


def _servant_shifts(state: Harakiri) -> list[Shift]:
    return [
        Shift(name=SERVANT_SHIFT, owner=name, cards=(name,), places=SERVANT_PLACES)
        for name in state.initiative
        if name.kind in SERVANTS | WANDERERS
    ]


def _label(shift: Shift, among: Sequence[Shift]) -> str | Name:
    """What the players pick an effect by: its owner, or its name if it is an event or one of several of its owner."""
    several = sum(one.owner == shift.owner for one in among) > 1
    return shift.name if shift.owner is None or several else shift.owner


def _works(table: Table[Harakiri], shift: Shift) -> bool:
    """Whether the effect applies: a character's ability must meet its requirements."""
    if shift.owner is None:
        return table.state.event_works(shift.name)
    hero = table.state.heroes.get(shift.owner)
    if hero is None or shift.name not in hero.abilities:
        return True
    assert shift.owner is not None
    fault = abilities.unmet(table, shift.owner, shift.name)
    if fault:
        table.trace.rejected("ability.passive", "{ability} of {who}", because=fault.because, **fault.values)
    return fault is None


def _apply(table: Table[Harakiri], shift: Shift) -> Act[None]:
    forward = shift.places > 0
    present = [name for name in table.state.initiative if name in shift.cards]
    if shift.owner is None and len(present) > 1:
        order = "from left to right" if forward else "from right to left"
        table.trace.applied("queue.direction", f"{{event}} is applied {order}", event=shift.name)
    for name in present if forward else reversed(present):
        places = shift.places
        if shift.name == SERVANT_SHIFT and shift.owner == name:
            places = yield from _servant_places(table, name)
        _move_card(table, name, places)


def _servant_places(table: Table[Harakiri], servant: Name) -> Act[int]:
    ahead = table.state.initiative.index(servant)
    most = min(SERVANT_PLACES, ahead)
    if table.readings["C21"] == "b":
        most = yield from choose(PLAYERS, "how many places it comes forward", range(most + 1), rule="queue.servants")
    table.trace.applied("queue.servants", "{servant} comes forward {places} places", servant=servant, places=most)
    return most


def _move_card(table: Table[Harakiri], name: Name, places: int) -> None:
    """Take the card out and put it back that many places to the left, as far as the row goes."""
    cards = list(table.state.initiative)
    at = cards.index(name)
    cards.remove(name)
    cards.insert(max(0, min(len(cards), at - places)), name)
    table.state.initiative = tuple(cards)
    table.trace.applied("queue.effects", "{who} moves: {cards}", who=name, cards=table.state.initiative)


def swap(table: Table[Harakiri], one: Name, other: Name) -> None:
    """The players swap the cards of two characters, once a round, after the effects and before the activations."""
    flow.require_running(table)
    require_different([one, other])
    queue = table.state.queue
    if not queue.settled:
        raise Refusal("queue.swap", "the effects on the queue are not resolved yet")
    if queue.swapped:
        raise Refusal("queue.swap", "two cards were swapped this round")
    if queue.turned or queue.current:
        raise Refusal("queue.swap", "the activations have begun")
    for name in (one, other):
        if name not in table.state.initiative:
            raise Refusal("queue.swap", "{who} has no card in the queue", who=name)
        if name.kind not in CHARACTERS:
            raise Refusal("queue.swap-characters", "{name} is no character", name=name)
    table.trace.applied("queue.swap-characters", "{one} and {other} are characters", one=one, other=other)
    exchanged = {one: other, other: one}
    table.state.initiative = tuple(exchanged.get(name, name) for name in table.state.initiative)
    queue.swapped = True
    table.trace.applied("queue.swap", "the queue is {cards}", cards=table.state.initiative)


def place_elects(table: Table[Harakiri]) -> Act[None]:
    """Put the cards of elects at the front; from now on activations follow the queue."""
    flow.require_running(table)
    if not table.state.queue.settled:
        raise Refusal("queue.effects", "the effects on the queue are not resolved yet")
    if table.state.queue.followed:
        raise Refusal("queue.elects", "the queue is ready")
    elects = [name for name in table.state.places if name.kind in ELECTS and name not in table.state.initiative]
    front: list[Name] = []
    while elects:
        name = yield from choose(PLAYERS, "the next elect of the queue", elects, rule="queue.elects")
        elects.remove(name)
        front.append(name)
    if front:
        table.state.initiative = (*front, *table.state.initiative)
        table.trace.applied("queue.elects", "{elects} stand in front", elects=front)
    table.state.queue.followed = True


# --- newcomers --------------------------------------------------------------------------------------------------------


def welcome(table: Table[Harakiri], newcomers: list[Name]) -> None:
    """Those who have just come into play join the queue of the round, once its cards lie in a row."""
    if table.state.initiative:
        join(table, [who for who in newcomers if who.kind in MINIATURES])


def join(table: Table[Harakiri], newcomers: list[Name]) -> None:
    """New miniatures: their cards are shuffled with those not yet activated, behind the one being activated."""
    flow.require_running(table)
    require_different(newcomers)
    for who in newcomers:
        require_miniature(who)
    queue = table.state.queue
    if not table.state.initiative:
        raise Refusal("queue.join", "no cards are laid in a row")
    for who in newcomers:
        flow.require_standing(table, who)
        if table.state.zone:  # a queue may be stated without one
            table.state.square_of(who)
        if who in table.state.initiative:
            raise Refusal("queue.join", "{who} has a card in the queue", who=who)
    queue.joined = queue.settled
    done = [name for name in table.state.initiative if name in queue.turned or name == queue.current]
    pending = [name for name in table.state.initiative if name not in done]
    shuffled = table.chance.shuffle(CARDS, [*pending, *newcomers])
    table.state.initiative = (*done, *shuffled)
    table.trace.applied("queue.join", "the rest of the queue is {cards}", cards=shuffled)
    shifts = [*queue.shifts, *_servant_shifts(table.state)]
    if unused := [_label(one, shifts) for one in shifts]:
        because = "the cards came by a newly revealed zone"
        table.trace.rejected("queue.join-plain", "effects of {effects}", because=because, effects=unused)
    if queue.current:
        table.trace.applied("queue.updated", "{who} goes on, then the new queue", who=queue.current)
