"""Steps about the initiative: what changes the queue, how it is made, who joins it and who is next."""

from __future__ import annotations

from ruleproof.core import PLAYERS, InputError, Mismatch, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import MINIATURES, Name, Part, Square
from ruleproof.games.harakiri.rules import flow, initiative
from ruleproof.games.harakiri.rules.round import parts
from ruleproof.games.harakiri.state import Creature, Ground, Shift
from ruleproof.games.harakiri.steps.common import HarakiriTable, begun, pick, vocabulary


@vocabulary.given("these miniatures are in play: {creatures:Creature+}")
def in_play(table: HarakiriTable, creatures: list[Name]) -> None:
    """Where squares do not matter: they stand in a row, in a zone of their own."""
    if table.state.zone:
        raise InputError("there is a zone already.", todo="Draw these creatures on it.")
    squares = [Square(column, 1) for column in range(1, len(creatures) + 1)]
    rows = {name: Creature(sign=f"{index}", life=1, full_life=1) for index, name in enumerate(creatures)}
    table.state.creatures = {**rows, **table.state.creatures}
    table.state.zone = {square: Ground() for square in squares}
    table.state.places = dict(zip(creatures, squares, strict=True))


@vocabulary.given("the event {name:text} moves the (card|cards) of {cards:Creature+} {places:d} (place|places) forward")
def event_forward(table: HarakiriTable, name: str, cards: list[Name], places: int) -> None:
    _shift(table, name, None, cards, places)


@vocabulary.given("the event {name:text} moves the (card|cards) of {cards:Creature+} {places:d} (place|places) back")
def event_back(table: HarakiriTable, name: str, cards: list[Name], places: int) -> None:
    _shift(table, name, None, cards, -places)


@vocabulary.given(
    "the ability {name:text} of {owner:Creature} moves the (card|cards) of {cards:Creature+} {places:d} (place|places) "
    "forward"
)
def ability_forward(table: HarakiriTable, name: str, owner: Name, cards: list[Name], places: int) -> None:
    _shift(table, name, owner, cards, places)


@vocabulary.given(
    "the ability {name:text} of {owner:Creature} moves the (card|cards) of {cards:Creature+} {places:d} (place|places) "
    "back"
)
def ability_back(table: HarakiriTable, name: str, owner: Name, cards: list[Name], places: int) -> None:
    _shift(table, name, owner, cards, -places)


def _shift(table: HarakiriTable, name: str, owner: Name | None, cards: list[Name], places: int) -> None:
    queue = table.state.queue
    queue.shifts += (Shift(name=name, owner=owner, cards=tuple(cards), places=places),)


@vocabulary.given("the initiative cards are shuffled into the order {order:Creature+}")
def shuffled(table: HarakiriTable, order: list[Name]) -> None:
    table.chance.state_order(initiative.CARDS, order)


@vocabulary.given("the initiative queue is {order:Creature+}")
def queue_is(table: HarakiriTable, order: list[Name]) -> None:
    """A queue that is ready: from now on activations follow it."""
    queue, now = table.state.queue, table.state.round
    table.state.initiative = tuple(order)
    queue.laid = queue.settled = queue.followed = True
    if now.part in (None, Part.ORACLE):
        begun(table, Part.INITIATIVE)


@vocabulary.given("{cards:Creature+} (has|have) been activated this round")
def activated(table: HarakiriTable, cards: list[Name]) -> None:
    table.state.queue.turned += tuple(cards)
    begun(table, Part.ACTIVATIONS)


@vocabulary.given("the rules of the zone give {who:Creature} an activation")
def granted(table: HarakiriTable, who: Name) -> None:
    if who.kind in MINIATURES:
        raise InputError(f"{who} activates by its card.", todo="Name a vulnerable element or an ally.")
    table.state.queue.granted += (who,)


@vocabulary.when("the initiative is determined")
def determined(table: HarakiriTable) -> None:
    table.do(parts.play, Part.INITIATIVE)


@vocabulary.when("the initiative cards are laid in a row")
def laid(table: HarakiriTable) -> None:
    table.do(initiative.lay_out)


@vocabulary.when("the effects on the queue are resolved")
def settled(table: HarakiriTable) -> None:
    table.do(initiative.settle)


@vocabulary.when("the elects are put in front")
def elects_in_front(table: HarakiriTable) -> None:
    table.do(initiative.place_elects)


@vocabulary.when("the players swap {one:Creature} and {other:Creature}")
def swapped(table: HarakiriTable, one: Name, other: Name) -> None:
    table.do(initiative.swap, one, other)


@vocabulary.when("{newcomers:Creature+} (joins|join) the initiative")
def joined(table: HarakiriTable, newcomers: list[Name]) -> None:
    table.do(initiative.join, newcomers)


@vocabulary.when("{who:Creature} activates by the rules of the zone")
def activates_by_zone(table: HarakiriTable, who: Name) -> None:
    table.do(flow.activate_by_zone, who)


@vocabulary.when("the players choose the effect {name:text}")
def choose_effect(table: HarakiriTable, name: str) -> None:
    pick(table, PLAYERS, name, "queue.choose")


@vocabulary.when("the players choose {places:d} (place|places)")
def choose_places(table: HarakiriTable, places: int) -> None:
    pick(table, PLAYERS, places, "queue.servants")


@vocabulary.then("the players choose between the effects {names:text+}")
def effects_offered(table: HarakiriTable, names: list[str]) -> None:
    table.expect_choice(PLAYERS, names)


@vocabulary.then("the players choose between {numbers:d+} places")
def places_offered(table: HarakiriTable, numbers: list[int]) -> None:
    table.expect_choice(PLAYERS, numbers)


@vocabulary.then("the initiative queue is {order:Creature+}")
def queue_should_be(table: HarakiriTable, order: list[Name]) -> None:
    expect(table.state.initiative, tuple(order), "the queue")


@vocabulary.then("the (card|cards) of {cards:Creature+} (is|are) turned")
def turned(table: HarakiriTable, cards: list[Name]) -> None:
    expect_set(table.state.queue.turned, cards, "the cards that are turned")


@vocabulary.then("the (card|cards) of {cards:Creature+} (is|are) turned, among others")
def turned_among(table: HarakiriTable, cards: list[Name]) -> None:
    expect_among(table.state.queue.turned, cards, "the cards that are turned")


@vocabulary.then("no card is turned")
def none_turned(table: HarakiriTable) -> None:
    expect_set(table.state.queue.turned, [], "the cards that are turned")


@vocabulary.then("the next to activate is {who:Creature}")
def next_is(table: HarakiriTable, who: Name) -> None:
    if not table.state.queue.followed:
        raise Mismatch("the queue is not ready")
    expect(flow.next_card(table.state), who, "the next card of the queue")


@vocabulary.then("the activations of the round are over")
def over(table: HarakiriTable) -> None:
    expect(flow.unturned(table.state), None, "whose card is not turned")


@vocabulary.then("{who:Creature} has activated by the rules of the zone")
def activated_by_zone(table: HarakiriTable, who: Name) -> None:
    expect(who in table.state.queue.grants_used, True, f"the activation of {who} by the rules of the zone")
