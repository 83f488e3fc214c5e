"""Setting up: the table, the characters, zones revealed and travelled to, and the enemies in them."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.harakiri import flow, limits
from ruleproof.games.harakiri import round as rounds
from ruleproof.games.harakiri.initiative import welcome
from ruleproof.games.harakiri.names import (
    CHARACTERS,
    ELECTS,
    ELEMENTS,
    MINIATURES,
    MINIONS,
    SERVANTS,
    Kind,
    Name,
    Square,
)
from ruleproof.games.harakiri.state import Creature, Harakiri, Side
from ruleproof.games.harakiri.state_hero import KI_DIE, Hero
from ruleproof.games.harakiri.state_setup import KEPT, Save, SmithyCard, SmithyKind
from ruleproof.games.harakiri.state_zones import CARDS_OF_A_ZONE, Arrival, EventCard, EventColour, Zone

TOKENS_OF_A_CHARACTER = 4


# --- before you start ---------------------------------------------------------------------------------------------


def clear_table(table: Table[Harakiri]) -> None:
    """Put away what the adventure phase needed, except the market deck and three supplies of tokens."""
    flow.setting_up(table, "setup.table")
    setup = table.state.setup
    kept = setup.on_table & KEPT
    away = sorted(setup.on_table - KEPT, key=lambda one: one.value)
    setup.on_table = kept
    table.trace.applied("setup.table", "put away: {components}", components=away)


# --- the characters -----------------------------------------------------------------------------------------------


def set_up_character(table: Table[Harakiri], who: Name) -> None:
    """Lay out a character's board, Kami card and reserve, unless it comes straight from an adventure phase."""
    if who.kind not in CHARACTERS:
        raise InputError(f"{who} is no character.", todo="Name Akira, Hattori, Hikaru or Tomoe.")
    flow.setting_up(table, "character.ki")
    if who in table.state.setup.ready:
        raise Refusal("character.ki", "{who} is set up", who=who)
    table.state.setup.ready += (who,)
    if table.state.setup.straight:
        if who not in table.state.heroes:
            raise InputError(f"nothing of {who} is on the table.", todo="State what it has, or its save tray.")
        table.trace.applied("character.straight", "{who} stays as the adventure phase left it", who=who)
    else:
        lay_out(table, who, _save(table, who))
    roll_ki_dice(table, who)


def lay_out(table: Table[Harakiri], who: Name, save: Save) -> None:
    """Everything but the ki dice, as the last phase left it."""
    state, hero = table.state, save.hero.model_copy(deep=True)
    known = state.creatures.get(who)
    state.creatures[who] = Creature(
        sign=known.sign if known else who.kind.value[0],
        life=save.life,
        full_life=save.full_life,
        armour=save.armour,
        power=save.power,
        knowledge=save.knowledge,
        dexterity=save.dexterity,
        spirit=save.spirit,
    )
    state.heroes[who] = hero
    table.trace.applied("character.board", "{who} has {life} life and its attributes", who=who, life=save.life)
    table.trace.applied("character.kami", "the affinity of {who} is {affinity}", who=who, affinity=hero.affinity)
    state.setup.decks[str(who)] = smithy_deck(table, hero)
    table.trace.applied(
        "character.smithy",
        "cards of its class, up to its level, in the smithy deck of {who}: {cards}",
        who=who,
        cards=len(state.setup.decks[str(who)]),
    )
    table.trace.applied(
        "character.abilities", "ability tokens in the board of {who}: {tokens}", who=who, tokens=len(hero.abilities)
    )
    table.trace.applied("character.reserve", "what {who} owns goes into its reserve", who=who)
    if len(hero.weapons) == 2:
        turned = hero.weapons[1].name
        table.trace.applied("character.two-weapons", "{weapon} of {who} lies turned", who=who, weapon=turned)
    table.trace.applied(
        "character.armour", "the armour of {who} starts at {armour}", who=who, armour=state.creatures[who].armour
    )
    _give_action_points(table, who, hero)


def _give_action_points(table: Table[Harakiri], who: Name, hero: Hero) -> None:
    if table.readings["C28"] == "a":
        hero.action_points = 0
        table.state.setup.set_aside[str(who)] = TOKENS_OF_A_CHARACTER
        text = "{n} action point tokens are set aside for {who}"
    else:
        hero.action_points = TOKENS_OF_A_CHARACTER
        text = "{who} starts with {n} action points"
    table.trace.applied("character.action-points", text, n=TOKENS_OF_A_CHARACTER, who=who)


def roll_ki_dice(table: Table[Harakiri], who: Name) -> None:
    """As many ki dice as the level, rolled into the reserve."""
    hero = table.state.heroes[who]
    for ability in hero.abilities.values():
        ability.die = None
    hero.ki_exhausted = 0
    hero.ki_reserve = tuple(table.chance.roll("ki die", KI_DIE) for _ in range(hero.level))
    table.trace.applied("character.ki", "{who} rolls {dice} into its reserve", who=who, dice=hero.ki_reserve)


def smithy_deck(table: Table[Harakiri], hero: Hero) -> tuple[str, ...]:
    """The smithy cards that a character may buy: of its class and up to its level, except those it has."""
    owned = {weapon.name for weapon in hero.weapons} | ({hero.armour_card.name} if hero.armour_card else set())
    return tuple(
        card.name
        for card in table.state.setup.smithy
        if card.of_class == hero.of_class and card.level <= hero.level and card.name not in owned
    )


def smithy_card(table: Table[Harakiri], name: str) -> SmithyCard:
    """What a card of the smithy shows."""
    found = next((card for card in table.state.setup.smithy if card.name == name), None)
    if found is None:
        raise InputError(f"no smithy card is called {name!r}.", todo="List it among the smithy cards.")
    if found.kind is SmithyKind.ARMOUR:
        table.trace.applied(
            "character.armour-card",
            "{card} gives {armour} armour for {cost} coins, to the class {of_class} from level {level}",
            card=found.name,
            armour=found.armour,
            cost=found.cost,
            of_class=found.of_class,
            level=found.level,
        )
    return found


def share(table: Table[Harakiri], giver: Name, receiver: Name, name: str) -> Act[None]:
    """Hand an object to another character, before the first round. The receiver keeps to the limits."""
    flow.setting_up(table, "character.share")
    hero = _hero(table, giver)
    thing = next((one for one in hero.objects if one.name == name), None)
    if thing is None:
        raise InputError(f"{giver} has no {name!r}.", todo="Name an object of its reserve.")
    hero.objects = tuple(one for one in hero.objects if one is not thing)
    _hero(table, receiver).objects += (thing,)
    table.trace.applied(
        "character.share", "{giver} gives {thing} to {receiver}", giver=giver, thing=name, receiver=receiver
    )
    yield from limits.keep_within(table, receiver)


def _hero(table: Table[Harakiri], who: Name) -> Hero:
    if who not in table.state.heroes:
        raise InputError(f"nothing of {who} is on the table.", todo="State what it has.")
    return table.state.heroes[who]


def _save(table: Table[Harakiri], who: Name) -> Save:
    if str(who) not in table.state.setup.saves:
        raise InputError(f"{who} has no save tray.", todo="State what it holds.")
    return table.state.setup.saves[str(who)]


# --- zones --------------------------------------------------------------------------------------------------------


def begin_phase(table: Table[Harakiri], name: str) -> None:
    """Set up the first zone, with the oracle deck it gives."""
    flow.setting_up(table, "zone.setup")
    if table.state.setup.first_zone is not None:
        raise Refusal("zone.setup", "the phase begins in the zone {zone}", zone=table.state.setup.first_zone)
    table.state.setup.first_zone = name
    set_up_zone(table, name)
    rounds.first_oracle_deck(table, name)


def reveal(table: Table[Harakiri], name: str) -> Act[None]:
    """Set up a zone found in play. The group travels to one with start squares; any other joins those in play."""
    flow.require_running(table)
    newcomers = set_up_zone(table, name)
    rounds.add_oracle_cards(table, name)
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
    zone = state.zones[name]
    travellers = [who for who in state.places if who.kind in CHARACTERS]
    taken = {square for who, square in state.places.items() if who not in travellers}
    free = [square for square in zone.start if square not in taken]
    if len(free) < len(travellers):
        raise InputError(f"the zone {name!r} has {len(free)} start squares free.", todo="List one for each character.")
    arrangement: dict[Name, Square] = {}
    for who in sorted(travellers, key=lambda one: list(Kind).index(one.kind)):
        table.trace.applied("zone.start", "{who} may start on {squares}", who=who, squares=tuple(free))
        square = yield from choose(PLAYERS, "the start square", free, rule="zone.start")
        arrangement[who] = square
        free.remove(square)
    table.trace.applied("zone.travel", "all characters go to the zone {zone}", zone=name)
    leave_behind(table, name, arrangement)
    table.trace.applied("zone.restart", "the round ends here and another begins")
    state.turn, state.activation, state.round.part = None, None, None
    yield from rounds.restart(table)


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


# --- enemies ------------------------------------------------------------------------------------------------------


def put_in_play(table: Table[Harakiri], arrival: Arrival) -> None:
    """Put a creature on its square, by the rules for creatures of its kind."""
    state, who = table.state, arrival.who
    if who in state.places:
        if who.kind in MINIONS:
            raise Refusal("minion.rings", "{who} is already in play", who=who)
        if who.kind in SERVANTS:
            raise Refusal("servant.unique", "{who} is already in play", who=who)
        raise InputError(f"{who} is already in play.", todo="Bring somebody else.")
    if who.kind in MINIONS:
        if others := [other for other in state.places if other.kind is who.kind]:
            table.trace.applied("minion.rings", "{who} wears another ring than {others}", who=who, others=others)
        use_version(table, who, arrival.improved)
    elif who.kind in SERVANTS:
        table.trace.applied("servant.unique", "{who} is the only one of its kind", who=who)
    elif who.kind in ELECTS:
        shuffle_ai_deck(table, who)
    if who.kind in ELEMENTS:
        state.creatures[who] = Creature(sign=arrival.sign, resistance=arrival.resistance)
        text = "{who} is put on {square} with {n} resistance tokens"
        table.trace.applied("element.setup", text, who=who, square=arrival.square, n=arrival.resistance)
    else:
        state.creatures[who] = Creature(sign=arrival.sign, life=arrival.life, full_life=arrival.life)
    state.defeated = tuple(other for other in state.defeated if other != who)
    state.place(who, arrival.square)


def use_version(table: Table[Harakiri], who: Name, improved: bool) -> None:
    """A minion's normal or improved board, for it and all of its kind."""
    state = table.state
    if improved:
        state.improved |= {who.kind}
        table.trace.applied("minion.version", "a + beside {who}: the improved version", who=who)
    elif who.kind in state.improved:
        table.trace.applied("minion.improved", "{who} uses the improved version too", who=who)
        return
    else:
        table.trace.applied("minion.version", "no + beside {who}: the normal version", who=who)
        return
    if others := [other for other in state.places if other.kind is who.kind]:
        table.trace.applied("minion.improved", "improved from now on: {others}", others=others)


def shuffle_ai_deck(table: Table[Harakiri], elect: Name) -> None:
    """The AI cards of an elect, face down on its board."""
    cards = table.state.ai_decks.get(elect.kind, ())
    table.state.ai_decks[elect.kind] = tuple(table.chance.shuffle("AI deck", cards))
    table.trace.applied("elect.deck", "AI cards of {elect}, shuffled: {n}", n=len(cards), elect=elect)


def arrive(table: Table[Harakiri], arrival: Arrival) -> None:
    """Somebody comes into play in the course of a round: by an event, an interaction or another effect."""
    flow.require_running(table)
    listed = table.state.creatures.get(arrival.who)
    put_in_play(table, arrival)
    if listed is not None:
        table.state.creatures[arrival.who] = fresh(listed)
    if arrival.who.kind in MINIONS:
        text = "{who} comes into play on {square}"
        table.trace.applied("minion.arrival", text, who=arrival.who, square=arrival.square)
    welcome(table, [arrival.who])


def fresh(creature: Creature) -> Creature:
    """As it comes into play: one that was defeated before has its life again and no tokens."""
    if creature.life or not creature.full_life:
        return creature
    return creature.model_copy(update={"life": creature.full_life, "states": {}, "minus_armour": 0})


def boards_beside(table: Table[Harakiri], name: str) -> list[Kind]:
    """The enemy and wanderer boards that lie beside a zone: one for each kind in it."""
    squares = table.state.zones[name].squares if name in table.state.zones else zone_named(table.state, name).squares
    kinds = {who.kind for who, square in table.state.places.items() if square in squares}
    boards = sorted(kinds & (MINIATURES - CHARACTERS), key=list(Kind).index)
    table.trace.applied("enemy.board", "boards beside the zone {zone}: {n}", n=len(boards), zone=name)
    return boards


def fights_beside(table: Table[Harakiri], who: Name, other: Name) -> bool:
    """Whether two creatures are on the same side."""
    sides = {one: table.state.side_of(one) for one in (who, other)}
    for one, side in sides.items():
        if one in table.state.wanderers:
            table.trace.applied("wanderer.either", "{who} is on the side of {side}", who=one, side=side)
    return sides[who] is sides[other] is not Side.NEITHER
