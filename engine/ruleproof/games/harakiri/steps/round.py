"""Steps about the round: its parts, oracle cards, events, malice, and who is whose enemy."""

from __future__ import annotations

from ruleproof.core import PLAYERS, InputError, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import WANDERERS, Adventure, Colour, EventColour, Name, Part, Side
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.dice import TEST_DIE
from ruleproof.games.harakiri.rules.round import events, golden_rules, parts
from ruleproof.games.harakiri.rules.round.oracle import ORACLE
from ruleproof.games.harakiri.rules.setup import zones
from ruleproof.games.harakiri.state import EventCard, OracleCards, Queue
from ruleproof.games.harakiri.steps.common import HarakiriTable, begun, pick, rolling, vocabulary

# --- oracle cards -----------------------------------------------------------------------------------------------------


@vocabulary.given("the zone {zone:text} adds {green:d} green and {red:d} red oracle cards")
def adds(table: HarakiriTable, zone: str, green: int, red: int) -> None:
    _adds(table, zone, None, green, red)


@vocabulary.given(
    "after a {adventure:Adventure} the zone {zone:text} adds {green:d} green and {red:d} red oracle cards"
)
def adds_after(table: HarakiriTable, adventure: Adventure, zone: str, green: int, red: int) -> None:
    _adds(table, zone, adventure, green, red)


def _adds(table: HarakiriTable, zone: str, adventure: Adventure | None, green: int, red: int) -> None:
    found = zones.zone_named(table.state, zone)
    found.oracle = {**found.oracle, adventure: OracleCards(green=green, red=red)}


@vocabulary.given("the adventure phase was a {adventure:Adventure}")
def adventure(table: HarakiriTable, adventure: Adventure) -> None:
    table.state.chapter.adventure = adventure


@vocabulary.given("the oracle deck is {cards:Colour+}")
def oracle_deck(table: HarakiriTable, cards: list[Colour]) -> None:
    """The top card first."""
    table.state.oracle_deck.deck = tuple(cards)


@vocabulary.given("the oracle deck is empty")
def empty_oracle_deck(table: HarakiriTable) -> None:
    table.state.oracle_deck.deck = ()


@vocabulary.given("the oracle cards {cards:Colour+} have been revealed")
def revealed_cards(table: HarakiriTable, cards: list[Colour]) -> None:
    """The last of them is the one in play."""
    table.state.oracle_deck.revealed = tuple(cards)
    table.state.oracle = cards[-1]


@vocabulary.given("the oracle deck is shuffled into {cards:Colour+}")
def oracle_order(table: HarakiriTable, cards: list[Colour]) -> None:
    """The next shuffle; the top card first."""
    table.chance.state_order(ORACLE, cards)


@vocabulary.then("the oracle card is {colour:Colour}")
def oracle_card(table: HarakiriTable, colour: Colour) -> None:
    expect(table.state.oracle, colour, "the oracle card")


@vocabulary.then("the oracle deck holds {cards:Colour+}")
def deck_holds(table: HarakiriTable, cards: list[Colour]) -> None:
    """The top card first."""
    expect(list(table.state.oracle_deck.deck), cards, "the oracle deck")


@vocabulary.then("the oracle deck holds nothing")
def deck_holds_nothing(table: HarakiriTable) -> None:
    expect(list(table.state.oracle_deck.deck), [], "the oracle deck")


@vocabulary.then("the revealed oracle cards are {cards:Colour+}")
def revealed_are(table: HarakiriTable, cards: list[Colour]) -> None:
    expect(list(table.state.oracle_deck.revealed), cards, "the revealed cards")


# --- rounds -----------------------------------------------------------------------------------------------------------


@vocabulary.given("part {number:d} of the round has been played")
def played(table: HarakiriTable, number: int) -> None:
    """Whole: after the third, everybody has been activated."""
    part = _part(number)
    begun(table, part)
    table.state.turn, table.state.queue.current = None, None
    table.state.queue.all_turned = part in (Part.ACTIVATIONS, Part.KI)


@vocabulary.given("part {number:d} of the next round has been played")
def played_next(table: HarakiriTable, number: int) -> None:
    """The round before is over, and nobody has been activated in this one before its third part."""
    state = table.state
    state.round.number += 1
    state.initiative, state.queue = (), Queue(shifts=state.queue.shifts, granted=state.queue.granted)
    played(table, number)


@vocabulary.when("part {number:d} of the round is played")
def play(table: HarakiriTable, number: int) -> None:
    """In part 3 the activations begin; the last of them ends it."""
    table.do(parts.play, _part(number))


@vocabulary.then("part {number:d} of the round comes next")
def next_part(table: HarakiriTable, number: int) -> None:
    expect(list(Part).index(flow.next_part(table.state)) + 1, number, "the next part of the round")


@vocabulary.then("it is round {number:d}")
def round_number(table: HarakiriTable, number: int) -> None:
    expect(table.state.round.number, number, "the round")


def _part(number: int) -> Part:
    if not 1 <= number <= len(Part):
        raise InputError(f"a round has no part {number}.", todo="Write a part from 1 to 4.")
    return list(Part)[number - 1]


# --- events -----------------------------------------------------------------------------------------------------------


@vocabulary.given("the zone {zone:text} has a {colour:EventColour} event card with {events:text+}")
def event_card(table: HarakiriTable, zone: str, colour: EventColour, events: list[str]) -> None:
    """The events of the card in the order in which they come."""
    found = zones.zone_named(table.state, zone)
    found.cards = (*found.cards, EventCard(colour=colour, hidden=tuple(events)))


@vocabulary.given("the zone {zone:text} has an empty {colour:EventColour} event card")
def used_event_card(table: HarakiriTable, zone: str, colour: EventColour) -> None:
    """All its events have been revealed."""
    found = zones.zone_named(table.state, zone)
    found.cards = (*found.cards, EventCard(colour=colour))


@vocabulary.given("the setup of the zone {zone:text} says that it has no events")
def no_events(table: HarakiriTable, zone: str) -> None:
    zones.zone_named(table.state, zone).eventless = True


@vocabulary.when("a {colour:EventColour} event card is added to the zone {zone:text}")
def card_added(table: HarakiriTable, colour: EventColour, zone: str) -> None:
    table.do(zones.add_event_card, zone, colour)


@vocabulary.then("the zone {zone:text} has {number:d} event (card|cards) in omamori")
def omamori(table: HarakiriTable, zone: str, number: int) -> None:
    expect(len(zones.zone_named(table.state, zone).cards), number, f"the event cards of the zone {zone!r}")


@vocabulary.given("the event {event:text} says that it lasts")
def lasts(table: HarakiriTable, event: str) -> None:
    table.state.chapter.lasting |= {event}


@vocabulary.when("the players choose the zone {zone:text}")
def choose_zone(table: HarakiriTable, zone: str) -> None:
    pick(table, PLAYERS, zone, "golden.tie")


@vocabulary.then("the players choose between the zones {zones:text+}")
def zones_offered(table: HarakiriTable, zones: list[str]) -> None:
    table.expect_choice(PLAYERS, zones)


@vocabulary.then("the zone {zone:text} resolves {event:text}")
def resolves(table: HarakiriTable, zone: str, event: str) -> None:
    """The one event of the zone in this round."""
    expect(_resolved(table, zone), [event], f"the events that the zone {zone!r} resolves")


@vocabulary.then("the zone {zone:text} resolves no event")
def resolves_none(table: HarakiriTable, zone: str) -> None:
    expect(_resolved(table, zone), [], f"the events that the zone {zone!r} resolves")


def _resolved(table: HarakiriTable, zone: str) -> list[str]:
    found = [event for where, event in table.state.round.resolved if where == zone]
    if not found:
        zones.zone_named(table.state, zone)
    return found


@vocabulary.then("the events are resolved in the order {events:text+}")
def order(table: HarakiriTable, events: list[str]) -> None:
    expect([event for _, event in table.state.round.resolved], events, "the events resolved")


@vocabulary.then("the zone {zone:text} still hides {events:text+}")
def hides(table: HarakiriTable, zone: str, events: list[str]) -> None:
    cards = zones.zone_named(table.state, zone).cards
    expect_set([event for card in cards for event in card.hidden], events, f"the hidden events of the zone {zone!r}")


@vocabulary.then("{event:text} applies to {creatures:Creature+}")
def applies(table: HarakiriTable, event: str, creatures: list[Name]) -> None:
    expect_set(events.affected_by(table, event), creatures, f"whom {event} applies to")


@vocabulary.then("{event:text} applies to {creatures:Creature+}, among others")
def applies_among(table: HarakiriTable, event: str, creatures: list[Name]) -> None:
    expect_among(events.affected_by(table, event), creatures, f"whom {event} applies to")


@vocabulary.then("{event:text} applies to nobody")
def applies_to_nobody(table: HarakiriTable, event: str) -> None:
    expect(events.affected_by(table, event), [], f"whom {event} applies to")


# --- malice -----------------------------------------------------------------------------------------------------------


@vocabulary.given("malice is at {malice:d}")
def malice(table: HarakiriTable, malice: int) -> None:
    table.state.round.malice = malice


@vocabulary.given("at malice {malice:d} the chapter adds {effect:text}")
def malice_effect(table: HarakiriTable, malice: int, effect: str) -> None:
    table.state.chapter.malice_effects[malice] = effect


@vocabulary.then("malice is at {malice:d}")
def malice_is(table: HarakiriTable, malice: int) -> None:
    expect(table.state.round.malice, malice, "malice")


@vocabulary.then("the effect {effect:text} of malice applies")
def malice_applies(table: HarakiriTable, effect: str) -> None:
    expect(effect in table.state.round.applied, True, f"the effect {effect} of malice")


@vocabulary.then("no effect of malice applies")
def no_malice_applies(table: HarakiriTable) -> None:
    expect(list(table.state.round.applied), [], "the effects of malice")


# --- golden rules -----------------------------------------------------------------------------------------------------


@vocabulary.given("{wanderer:Creature} fights the characters")
def fights_characters(table: HarakiriTable, wanderer: Name) -> None:
    _side(table, wanderer, Side.SHOGUN)


@vocabulary.given("{wanderer:Creature} fights the followers of the Shōgun")
def fights_followers(table: HarakiriTable, wanderer: Name) -> None:
    _side(table, wanderer, Side.CHARACTERS)


def _side(table: HarakiriTable, wanderer: Name, side: Side) -> None:
    if wanderer.kind not in WANDERERS:
        raise InputError(f"{wanderer} is no wanderer.", todo="Name Landolfo or Sedik.")
    table.state.wanderers[wanderer] = side


@vocabulary.when("an effect takes the test die from the life of {creatures:Creature+}, and it shows {roll:d}")
def life_by_roll(table: HarakiriTable, creatures: list[Name], roll: int) -> None:
    table.do(rolling(golden_rules.lose_life_by_roll, TEST_DIE, roll), creatures)


@vocabulary.then("{who:Creature} is a creature")
def is_creature(table: HarakiriTable, who: Name) -> None:
    expect(golden_rules.is_creature(table, who), True, f"{who} as a creature")


@vocabulary.then("{who:Creature} is no creature")
def is_no_creature(table: HarakiriTable, who: Name) -> None:
    expect(golden_rules.is_creature(table, who), False, f"{who} as a creature")


@vocabulary.then("the enemies of {who:Creature} are {creatures:Creature+}")
def enemies(table: HarakiriTable, who: Name, creatures: list[Name]) -> None:
    expect_set(golden_rules.enemies_of(table, who), creatures, f"the enemies of {who}")


@vocabulary.then("the enemies of {who:Creature} are {creatures:Creature+}, among others")
def enemies_among(table: HarakiriTable, who: Name, creatures: list[Name]) -> None:
    expect_among(golden_rules.enemies_of(table, who), creatures, f"the enemies of {who}")


@vocabulary.then("in an event the enemies are {creatures:Creature+}")
def event_enemies(table: HarakiriTable, creatures: list[Name]) -> None:
    expect_set(golden_rules.enemies_in_events(table), creatures, "the enemies in an event")
