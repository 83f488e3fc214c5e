"""Zones: setting them up, revealing them, travelling, and their event cards."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.harakiri.names import CHARACTERS, MINIATURES, EventColour, Kind, Name, Square
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.heroes import characters_of
from ruleproof.games.harakiri.rules.initiative import welcome
from ruleproof.games.harakiri.rules.round import oracle, parts
from ruleproof.games.harakiri.rules.setup.enemies import put_in_play
from ruleproof.games.harakiri.state import CARDS_OF_A_ZONE, EventCard, Harakiri, Zone


def begin_phase(table: Table[Harakiri], name: str) -> Act[None]:
    """Set up the first zone, with the oracle deck it gives; the characters go to its start squares, if it has some."""
    flow.setting_up(table, "zone.setup")
    if table.state.setup.first_zone is not None:
        raise Refusal("zone.setup", "the phase begins in the zone {zone}", zone=table.state.setup.first_zone)
    table.state.setup.first_zone = name
    set_up_zone(table, name)
    oracle.first_oracle_deck(table, name)
    if table.state.zones[name].start:
        flow.require_set_up(table)
        places = yield from arrange(table, name, characters_of(table.state))
        for who, square in places.items():
            table.state.place(who, square)


def reveal(table: Table[Harakiri], name: str) -> Act[None]:
    """Set up a zone found in play. The group travels to one with start squares; any other joins those in play."""
    flow.require_begun(table)
    newcomers = set_up_zone(table, name)
    oracle.add_oracle_cards(table, name)
    if table.state.zones[name].start and table.readings["C23"] == "a":
        yield from travel(table, name)
        return
    if newcomers:
        queued = bool(table.state.initiative)
        text = "the initiative is updated" if queued else "their cards will be laid with the others"
        table.trace.applied("zone.newcomers", f"new in play: {{who}}; {text}", who=newcomers)
        welcome(table, newcomers)
    if turn := table.state.turn:
        table.trace.applied("zone.continue", "the activation of {who} goes on", who=turn.who)
        if turn.points:
            text = "{who} still has {points} movement points"
            table.trace.applied("zone.continue", text, who=turn.who, points=turn.points)


def enter(table: Table[Harakiri], who: Name, name: str) -> Act[None]:
    """A character goes into a zone in play that has start squares."""
    if name not in table.state.zones:
        raise InputError(f"the zone {name!r} is not in play.", todo=nearest(name, table.state.zones))
    if not table.state.zones[name].start:
        raise InputError(f"the zone {name!r} has no start squares.", todo="State them.")
    flow.turn_of(table, who, "turn.actions")
    if table.state.square_of(who) in table.state.zones[name].squares:
        raise Refusal("zone.travel", "{who} is in the zone {zone}", who=who, zone=name)
    table.trace.applied("zone.travel", "{who} enters the zone {zone}", who=who, zone=name)
    yield from travel(table, name)


def set_up_zone(table: Table[Harakiri], name: str) -> list[Name]:
    """Lay out a zone of the campaign book as it says. Returns the miniatures it brings."""
    state = table.state
    if name not in state.chapter.zones:
        known = nearest(name, state.chapter.zones)
        raise InputError(f"the campaign book has no zone {name!r} to reveal.", todo=known or "State it.")
    zone = state.chapter.zones.pop(name)
    state.zones[name] = zone
    state.zone = {**state.zone, **{square: state.unrevealed.pop(square) for square in zone.squares}}
    table.trace.applied("zone.parts", "tiles of the zone {zone}: {tiles}", zone=name, tiles=tuple(zone.tiles))
    if zone.cards:
        table.trace.applied("zone.events", "event cards that go into omamori: {n}", n=len(zone.cards), zone=name)
    for arrival in zone.arrivals:
        put_in_play(table, arrival)
        table.trace.applied("zone.setup", "{who} is put on {square}", who=arrival.who, square=arrival.square)
    for point, square in zone.spawn_points.items():
        state.scenery.spawn_points[point] = square
        table.trace.applied("spawn.setup", "the spawn point {point} is put on {square}", point=point, square=square)
    return [arrival.who for arrival in zone.arrivals if arrival.who.kind in MINIATURES]


def travel(table: Table[Harakiri], name: str) -> Act[None]:
    """All characters go to the start squares, everything else is left behind, and a new round begins."""
    state = table.state
    travellers = [who for who in characters_of(state) if who in state.places]
    arrangement = yield from arrange(table, name, travellers)
    table.trace.applied("zone.travel", "all characters go to the zone {zone}", zone=name)
    leave_behind(table, name, arrangement)
    table.trace.applied("zone.restart", "the round ends here and another begins")
    state.turn, state.activation, state.round.part = None, None, None
    yield from parts.restart(table)


def arrange(table: Table[Harakiri], name: str, characters: list[Name]) -> Act[dict[Name, Square]]:
    """On which start square of the zone each character goes, as the players like."""
    state = table.state
    taken = {square for who, square in state.places.items() if who not in characters}
    free = [square for square in state.zones[name].start if square not in taken]
    if len(free) < len(characters):
        raise InputError(f"the zone {name!r} has {len(free)} start squares free.", todo="List one for each character.")
    arrangement: dict[Name, Square] = {}
    for who in characters:
        table.trace.applied("zone.start", "{who} may start on {squares}", who=who, squares=tuple(free))
        square = yield from choose(PLAYERS, "the start square", free, rule="zone.start")
        arrangement[who] = square
        free.remove(square)
    return arrangement


def leave_behind(table: Table[Harakiri], name: str, arrangement: dict[Name, Square]) -> None:
    """Remove every other zone with whatever is in it."""
    state = table.state
    zone = state.zones[name]
    left = [who for who, square in state.places.items() if who not in arrangement and square not in zone.squares]
    state.places = {**{who: at for who, at in state.places.items() if who not in left}, **arrangement}
    state.creatures = {who: one for who, one in state.creatures.items() if who not in left}
    state.keep_only(zone.squares)
    gone = [other for other in state.zones if other != name]
    state.zones = {name: zone}
    state.initiative = tuple(who for who in state.initiative if who not in left)
    if left:
        table.trace.applied("zone.remove", "removed with everything else left behind: {who}", who=left)
    else:
        table.trace.applied("zone.remove", "everything left behind is removed")
    for other in gone:
        table.trace.applied("zone.remove", "the zone {zone} has no more events", zone=other)


def add_event_card(table: Table[Harakiri], name: str, colour: EventColour) -> None:
    """Put one more event card with a zone."""
    flow.require_running(table)
    zone = zone_named(table.state, name)
    if len(zone.cards) == CARDS_OF_A_ZONE:
        raise Refusal("zone.events", "the zone already has {n} event cards", n=len(zone.cards))
    present = {card.colour for card in zone.cards}
    scripted = colour is EventColour.PURPLE
    if present and (scripted != zone.scripted or (not scripted and colour in present)):
        raise Refusal("event.colours", "a {colour} card does not go with those of the zone", colour=colour)
    zone.cards = (*zone.cards, EventCard(colour=colour))
    table.trace.applied("event.colours", "a {colour} card may go with those of the zone", colour=colour)


def zone_named(state: Harakiri, name: str) -> Zone:
    """A zone, in play or still in the campaign book."""
    known = {**state.chapter.zones, **state.zones}
    if name not in known:
        raise InputError(f"there is no zone {name!r}.", todo=nearest(name, known) or "State it.")
    return known[name]


def tile_of(table: Table[Harakiri], square: Square) -> tuple[str, str]:
    """The zone and the tile that a square in play belongs to."""
    for name, zone in table.state.zones.items():
        for tile, squares in zone.tiles.items():
            if square in squares:
                table.trace.applied("zone.parts", "{square} is a square of the tile {tile}", square=square, tile=tile)
                return name, tile
    raise InputError(f"{square} belongs to no zone in play.", todo="State the tile it is on.")


def boards_beside(table: Table[Harakiri], name: str) -> list[Kind]:
    """The enemy and wanderer boards that lie beside a zone: one for each kind in it."""
    squares = table.state.zones[name].squares if name in table.state.zones else zone_named(table.state, name).squares
    kinds = {who.kind for who, square in table.state.places.items() if square in squares}
    boards = sorted(kinds & (MINIATURES - CHARACTERS), key=list(Kind).index)
    table.trace.applied("enemy.board", "boards beside the zone {zone}: {n}", n=len(boards), zone=name)
    return boards
