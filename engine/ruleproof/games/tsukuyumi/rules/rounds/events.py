"""The event card action: an event card is played, or discarded for one of three other effects."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose
from ruleproof.games.tsukuyumi.names import ActionKind, Faction, Way
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.map import Point
from ruleproof.games.tsukuyumi.rules.momentum.track import lower
from ruleproof.games.tsukuyumi.rules.moon_princess.border import move_to, places_after
from ruleproof.games.tsukuyumi.rules.rounds.actions import actions_of, current_phase, use_action
from ruleproof.games.tsukuyumi.state import Board

STEPS = 2
DECK = "the deck"


def use_event_action(table: Table[Board], faction: Faction) -> Act[None]:
    """1 event card of the action: first what for, then which card, then the details."""
    _use_a_card(table, faction)
    if table.readings["C95"] == "a":
        _play(table, (yield from _choose_card(table, faction)))
        others = [one for one in _ways(table.state) if one is not Way.PLAY]
        yield from _use_for(table, faction, [*others, Way.NOTHING])
    else:
        yield from _use_for(table, faction, _ways(table.state))


def _use_for(table: Table[Board], faction: Faction, ways: list[Way]) -> Act[None]:
    """Say what for, then take a card; by the other reading take a card, look at it, then say what for."""
    card: str | None = None
    if table.readings["C104"] == "b":
        card = yield from _choose_card(table, faction)
    way = yield from choose(faction, "what the event card is for", ways, rule="event.options", why_not=_why_not)
    table.trace.applied("event.options", "the {faction}: {way}", faction=faction, way=way)
    if way is Way.NOTHING:
        return
    if card is None:
        card = yield from _choose_card(table, faction)
    if way is Way.PLAY:
        _play(table, card)
    else:
        yield from _discard_for(table, faction, way, card)


def _why_not(option: object) -> Refusal | None:
    """The rule of a way that would change nothing."""
    rules = {Way.PRINCESS: "event.princess", Way.MOMENTUM: "event.momentum", Way.PRIORITY: "event.priority"}
    for way, rule in rules.items():
        if option is way:
            return Refusal(rule, "{way}: that would change nothing", way=way)
    return None


def _choose_card(table: Table[Board], faction: Faction) -> Act[str]:
    """A face-up card or the top one of the deck, which is on the discards from now on."""
    card = yield from choose(faction, "the event card", _cards(table.state), rule="event.discard")
    return _take(table, card)


def _play(table: Table[Board], card: str) -> None:
    """For its own effect, which is a matter of the base game."""
    table.state.cards.events_played = [*table.state.cards.events_played, card]
    table.trace.applied("event.options", "{card} is played", card=card)


def _discard_for(table: Table[Board], faction: Faction, way: Way, card: str) -> Act[None]:
    """Without its effect; then comes what it is discarded for."""
    table.trace.applied("event.discard", "{card} is discarded without its effect", card=card)
    if way is Way.PRINCESS:
        places = [Point(tuple(sorted(point))) for point in places_after(table.state, STEPS)]
        place = yield from choose(faction, "where the Moon Princess goes", places, rule="event.princess")
        move_to(table, frozenset(place.areas))
        table.trace.applied("event.princess", "steps of the Moon Princess: {steps}", steps=STEPS)
    elif way is Way.MOMENTUM:
        table.trace.applied("event.momentum", "momentum falls by 1")
        yield from lower(table, faction)
    else:
        areas = [area for area, found in table.state.areas.items() if found.priority]
        area = yield from choose(faction, "the priority token", areas, rule="event.priority")
        table.state.areas[area].priority = False
        table.trace.applied("event.priority", "the priority token of {area} is removed", area=area)


def _use_a_card(table: Table[Board], faction: Faction) -> None:
    """Pay with 1 point of an event card action of this phase."""
    flow.require_own_phase(table, faction)
    phase = current_phase(table.state)
    actions = [action for action in actions_of(table.state, faction) if action.kind is ActionKind.EVENT_CARDS]
    fitting = [action for action in actions if action.phase is phase]
    if not actions:
        raise InputError("the action card has no event card action.", todo="State one.")
    use_action(table, faction, (fitting or actions)[0].name)


def _ways(board: Board) -> list[Way]:
    """The ways that can be carried out as the table is."""
    possible = {
        Way.PLAY: True,
        Way.NOTHING: False,
        Way.PRINCESS: bool(places_after(board, STEPS)),
        Way.MOMENTUM: board.momentum > 1,
        Way.PRIORITY: any(area.priority for area in board.areas.values()),
    }
    return [way for way in Way if possible[way]]


def _cards(board: Board) -> list[str]:
    """Every face-up event card, and the top one of the deck."""
    cards = [*board.cards.event_display, *([DECK] if board.cards.event_deck else [])]
    if not cards:
        raise Refusal("event.discard", "there is no event card to discard")
    return cards


def _take(table: Table[Board], card: str) -> str:
    cards = table.state.cards
    if card == DECK:
        card, cards.event_deck = cards.event_deck[0], cards.event_deck[1:]
    else:
        cards.event_display = [one for one in cards.event_display if one != card]
    cards.event_discards = [*cards.event_discards, card]
    return card
