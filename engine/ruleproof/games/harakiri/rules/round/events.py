"""Events of the zones, and the malice that rises where none is left."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.harakiri.names import (
    MINIATURES,
    EventColour,
    Name,
    PhaseEnd,
)
from ruleproof.games.harakiri.rules.ending import outcome
from ruleproof.games.harakiri.rules.round.golden_rules import is_creature
from ruleproof.games.harakiri.state import LAST_MALICE, EventCard, Harakiri, InForce, Zone


def resolve_events(table: Table[Harakiri]) -> Act[None]:
    """One event for each zone with a miniature, in the order that the players choose."""
    waiting = []
    for name, zone in table.state.zones.items():
        if zone.eventless:
            continue
        if miniatures := [who for who in _inside(table.state, zone) if who.kind in MINIATURES]:
            table.trace.applied("event.zones", "miniatures in the zone {zone}: {who}", who=miniatures, zone=name)
            waiting.append(name)
        else:
            because = "no miniature is in it"
            table.trace.rejected("event.zones", "an event of the zone {zone}", because=because, zone=name)
    while waiting and not table.state.phase_end:
        name = yield from choose(
            PLAYERS, "the zone whose event comes next", waiting, rule="golden.tie", why_not=_no_event
        )
        waiting.remove(name)
        resolve_event(table, name)


def _no_event(zone: object) -> Refusal:
    """Why a zone is not offered: it has no miniature, or had its event."""
    return Refusal("event.zones", "the zone {zone} has no event to resolve now", zone=zone)


def resolve_event(table: Table[Harakiri], name: str) -> None:
    """The next event of a zone, or malice if none is left."""
    state = table.state
    zone = state.zones[name]
    card = next_card(table, zone)
    if card is None or not card.hidden:
        table.trace.applied("malice.rises", "the zone {zone} has no event left", zone=name)
        raise_malice(table)
        return
    event, *rest = card.hidden
    card.hidden, card.revealed = tuple(rest), (*card.revealed, event)
    table.trace.applied(
        "event.one-by-one", "{event} is revealed; still hidden on its card: {n}", event=event, n=len(rest)
    )
    affected = [who for who in _inside(state, zone) if is_creature(table, who)]
    state.round.resolved += ((name, event),)
    state.round.in_force += (InForce(event=event, zone=name, affected=tuple(affected)),)
    table.trace.applied("event.affected", "{event} applies to {who}", event=event, who=affected)


def next_card(table: Table[Harakiri], zone: Zone) -> EventCard | None:
    """The card whose turn it is: by the colour of the oracle card, or the next purple one."""
    if zone.scripted:
        table.trace.applied("event.scripted", "the events are scripted, whatever the oracle card")
        return next((card for card in zone.cards if card.hidden), None)
    oracle = table.state.oracle
    assert oracle is not None
    colour = EventColour(oracle.value)
    table.trace.applied("event.random", "the next {colour} event is due", colour=colour)
    return next((card for card in zone.cards if card.colour is colour), None)


def end_events(table: Table[Harakiri]) -> None:
    """Events of the last round end, unless they say otherwise."""
    lasting = table.state.chapter.lasting
    now = table.state.round
    ended = [one.event for one in now.in_force if one.event not in lasting]
    if ended:
        table.trace.applied("event.lasting", "over with the round: {events}", events=ended)
    kept = tuple(one for one in now.in_force if one.event in lasting)
    if kept:
        table.trace.applied("event.lasting", "going on, as it says: {events}", events=[one.event for one in kept])
    now.in_force, now.resolved = kept, ()
    for who, creature in table.state.creatures.items():
        if creature.event_hits:
            table.trace.applied("event.lasting", "over with the round: what an event added for {who}", who=who)
            creature.event_hits = 0


def affected_by(table: Table[Harakiri], event: str) -> list[Name]:
    """The creatures in play to which an event in force applies now, wherever they are."""
    _require_known(table.state, event)
    found = []
    for one in table.state.round.in_force:
        if one.event == event:
            inside = _inside(table.state, table.state.zones[one.zone]) if one.zone in table.state.zones else []
            present = [who for who in one.affected if who in table.state.places]
            if outside := [who for who in present if who not in inside]:
                text = "{event} still applies to {who} outside the zone"
                table.trace.applied("event.leaving", text, event=event, who=outside)
            found += present
    return found


def _require_known(state: Harakiri, event: str) -> None:
    """Fail for an event that nobody has spoken of."""
    zones = [*state.zones.values(), *state.chapter.zones.values()]
    printed = [one for zone in zones for card in zone.cards for one in (*card.hidden, *card.revealed)]
    known = [*printed, *(one.event for one in state.round.in_force)]
    if event not in known:
        raise InputError(f"there is no event {event!r}.", todo=nearest(event, known) or "Put it on a card.")


def _inside(state: Harakiri, zone: Zone) -> list[Name]:
    return [who for who in state.places if not zone.squares.isdisjoint(state.squares_of(who))]


# --- malice -----------------------------------------------------------------------------------------------------------


def raise_malice(table: Table[Harakiri]) -> None:
    """The token goes up; the phase fails when it gets to the end of the track."""
    now = table.state.round
    now.malice += 1
    table.trace.applied("malice.rises", "malice goes up to {malice}", malice=now.malice)
    if effect := table.state.chapter.malice_effects.get(now.malice):
        now.applied += (effect,)
        table.trace.applied("malice.extra", "the chapter adds: {effect}", effect=effect)
    if now.malice >= (LAST_MALICE if table.readings["C27"] == "a" else LAST_MALICE - 1):
        table.trace.applied("malice.six", "malice is at {malice}: the phase ends in failure", malice=now.malice)
        table.trace.applied("end.condition", "malice has reached its last position")
        outcome.finish(table, PhaseEnd.FAILURE, "malice.six")
