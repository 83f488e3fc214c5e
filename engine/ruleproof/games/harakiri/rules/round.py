"""The round: its parts, the golden rules, the oracle deck, events and malice."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELEMENTS,
    FOLLOWERS,
    MINIATURES,
    WANDERERS,
    Colour,
    EventColour,
    Kind,
    Name,
    Part,
    PhaseEnd,
    Ring,
    Side,
)
from ruleproof.games.harakiri.rules import flow, initiative
from ruleproof.games.harakiri.rules.characters import ki
from ruleproof.games.harakiri.rules.defeat import defeat
from ruleproof.games.harakiri.rules.dice import roll_test_die
from ruleproof.games.harakiri.rules.ending import outcome
from ruleproof.games.harakiri.rules.naming import require_alive, require_different
from ruleproof.games.harakiri.state import LAST_MALICE, EventCard, Harakiri, InForce, Zone

ORACLE = "oracle deck"
LIVING_ELEMENTS = frozenset({Kind.CIVILIAN})


# --- parts of the round -----------------------------------------------------------------------------------------------


def play(table: Table[Harakiri], part: Part) -> Act[None]:
    """Play the part of the round whose turn it is; in the third, the activations of the queue begin."""
    flow.begin_part(table, part)
    if part is Part.ORACLE:
        yield from oracle_and_events(table)
    elif part is Part.INITIATIVE:
        yield from initiative.determine(table)
    elif part is Part.KI:
        ki.reduce(table)


def restart(table: Table[Harakiri]) -> Act[None]:
    """A new round after travelling: oracle and events, then the initiative of everybody in play."""
    order = (Part.ORACLE, Part.INITIATIVE) if table.readings["C24"] == "a" else (Part.INITIATIVE, Part.ORACLE)
    table.state.round.part = None
    for part in order:
        if table.state.phase_end:
            return
        if part is Part.ORACLE:
            yield from oracle_and_events(table)
        else:
            table.trace.applied("zone.restart", "the cards of all creatures in play are shuffled")
            yield from initiative.determine(table)
    table.state.round.part = Part.INITIATIVE


def oracle_and_events(table: Table[Harakiri]) -> Act[None]:
    """The first part: what lasted for a round ends, the oracle card is revealed, each zone has its event."""
    end_events(table)
    table.state.round.number += 1
    reveal_oracle_card(table)
    yield from resolve_events(table)


# --- golden rules -----------------------------------------------------------------------------------------------------


def is_creature(table: Table[Harakiri], who: Name) -> bool:
    """Doors and mechanisms are vulnerable elements too, but not alive."""
    if who.kind in ELEMENTS - LIVING_ELEMENTS:
        table.trace.rejected("creature.who", "{who} as a creature", because="it is not alive", who=who)
        return False
    table.trace.applied("creature.who", "{who} is a creature", who=who)
    return True


def enemies_of(table: Table[Harakiri], active: Name) -> list[Name]:
    """The creatures in play that the active one is fighting."""
    state = table.state
    others = [who for who in state.places if who != active]
    if active.kind in WANDERERS:
        rule, found = "enemy.of-wanderer", _opposed(state, state.side_of(active), others)
    elif active.kind in FOLLOWERS:
        rule, found = "enemy.of-follower", _opposed(state, Side.SHOGUN, others)
        if table.readings["C39"] == "a":
            found = [who for who in others if who in found or who.kind in LIVING_ELEMENTS]
        else:
            found = [who for who in found if who.kind is not Kind.ALLY]
    elif active.kind in CHARACTERS:
        rule, found = "enemy.of-character", _opposed(state, Side.CHARACTERS, others)
    else:
        raise InputError(f"{active} has no activation of its own.", todo="Name a character, an enemy or a wanderer.")
    table.trace.applied("enemy.relative", "{active} is the active creature", active=active)
    table.trace.applied(rule, "the enemies are {enemies}", enemies=found)
    return found


def enemies_in_events(table: Table[Harakiri]) -> list[Name]:
    """Whom an event calls enemies: those that the characters fight."""
    found = _opposed(table.state, Side.CHARACTERS, table.state.places)
    table.trace.applied("enemy.in-events", "the enemies are {enemies}", enemies=found)
    return found


def _opposed(state: Harakiri, side: Side, others: Iterable[Name]) -> list[Name]:
    """Those on the other of the two sides."""
    return [who for who in others if state.side_of(who) not in (side, Side.NEITHER)]


def lose_life_by_roll(table: Table[Harakiri], targets: list[Name]) -> None:
    """An effect takes what the test die shows from the life of each target: one roll for all of them."""
    flow.require_running(table)
    require_different(targets)
    for who in targets:
        require_alive(who)
        flow.require_standing(table, who)
    active = table.state.turn.who if table.state.turn else None
    roll = roll_test_die(table)
    for who in targets:
        creature = table.state.creature(who)
        creature.life = max(0, creature.life - roll)
        if isinstance(who.mark, Ring):
            table.trace.applied("minion.ring-use", "the damage is that of {who} alone", who=who)
        if creature.life == 0:
            defeat(table, who, by=active)
    table.trace.applied("golden.one-roll", "the {roll} holds for {targets}", roll=roll, targets=targets)


# --- the oracle deck --------------------------------------------------------------------------------------------------


def oracle_cards(table: Table[Harakiri], zone: Zone) -> tuple[Colour, ...]:
    """The cards that a zone adds, by how the adventure phase ended where that matters."""
    adventure = table.state.chapter.adventure
    found = zone.oracle.get(adventure) or zone.oracle.get(None)
    if found is None:
        if zone.oracle:
            raise InputError("nobody said how the adventure phase ended.", todo="State a success or a failure.")
        return ()
    if adventure in zone.oracle and adventure is not None:
        table.trace.applied("oracle.amounts", "after a {outcome}: {cards}", outcome=adventure, cards=found.cards)
    else:
        table.trace.applied("oracle.amounts", "the zone adds {cards}", cards=found.cards)
    return found.cards


def first_oracle_deck(table: Table[Harakiri], name: str) -> None:
    """The deck at the start: the cards of the first zone."""
    cards = oracle_cards(table, table.state.zones[name])
    table.state.oracle_deck.deck = tuple(table.chance.shuffle(ORACLE, cards))
    table.trace.applied("oracle.first", "cards in the first oracle deck: {n}", n=len(cards))


def add_oracle_cards(table: Table[Harakiri], name: str) -> None:
    """A zone revealed adds its cards to those not yet revealed."""
    cards = oracle_cards(table, table.state.zones[name])
    if not cards:
        return
    oracle = table.state.oracle_deck
    oracle.deck = tuple(table.chance.shuffle(ORACLE, (*oracle.deck, *cards)))
    table.trace.applied("oracle.added", "shuffled into the oracle deck: {cards}", cards=cards)
    if oracle.revealed:
        table.trace.applied("oracle.left-out", "revealed cards that stay out: {n}", n=len(oracle.revealed))


def reveal_oracle_card(table: Table[Harakiri]) -> None:
    """Turn up the top card; an empty deck is made anew of all cards revealed."""
    oracle = table.state.oracle_deck
    if not oracle.deck:
        if not oracle.revealed:
            raise InputError("there are no oracle cards.", todo="State the oracle deck.")
        oracle.deck = tuple(table.chance.shuffle(ORACLE, oracle.revealed))
        oracle.revealed = ()
        table.trace.applied("oracle.empty", "revealed cards that become the deck: {n}", n=len(oracle.deck))
    card, *rest = oracle.deck
    oracle.deck = tuple(rest)
    oracle.revealed += (card,)
    table.state.oracle = card
    table.trace.applied("oracle.reveal", "the oracle card is {card}", card=card)


# --- events -----------------------------------------------------------------------------------------------------------


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
