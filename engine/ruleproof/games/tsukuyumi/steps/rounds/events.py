"""Steps of a round: event cards and what they are used for."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Table, expect
from ruleproof.games.tsukuyumi.names import Faction, Way
from ruleproof.games.tsukuyumi.rules.map import Point
from ruleproof.games.tsukuyumi.rules.rounds.events import DECK, use_event_action
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.steps.common import vocabulary


@vocabulary.given("the event cards {cards:text+} lie face up")
def events_face_up(table: Table[Board], cards: list[str]) -> None:
    table.state.cards.event_display = cards


@vocabulary.given("the event deck is, from the top, {cards:text+}")
def event_deck(table: Table[Board], cards: list[str]) -> None:
    table.state.cards.event_deck = cards


@vocabulary.when("the {faction:Faction} use an event card")
def uses_event(table: Table[Board], faction: Faction) -> None:
    table.do(use_event_action, faction)


@vocabulary.when("the {faction:Faction} use it to {way:Way}")
def picks_way(table: Table[Board], faction: Faction, way: Way) -> None:
    table.pick(faction, way, rule="event.options")


@vocabulary.when("the {faction:Faction} take the event card {card:text}")
def picks_event(table: Table[Board], faction: Faction, card: str) -> None:
    table.pick(faction, card, rule="event.discard")


@vocabulary.when("the {faction:Faction} take the top event card of the deck")
def picks_top(table: Table[Board], faction: Faction) -> None:
    table.pick(faction, DECK, rule="event.discard")


@vocabulary.when("the {faction:Faction} send the Moon Princess between {areas:Area+}")
def sends_princess(table: Table[Board], faction: Faction, areas: list[str]) -> None:
    table.pick(faction, Point(tuple(sorted(areas))), rule="event.princess")


@vocabulary.then("the {faction:Faction} can use it to {ways:Way+}")
def choice_of_way(table: Table[Board], faction: Faction, ways: list[Way]) -> None:
    table.expect_choice(faction, ways)


@vocabulary.then("the {faction:Faction} can take the event cards {cards:text+}")
def choice_of_event(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    table.expect_choice(faction, cards)


@vocabulary.then("the {faction:Faction} can take the event cards {cards:text+} or the top one of the deck")
def choice_of_event_or_deck(table: Table[Board], faction: Faction, cards: list[str]) -> None:
    table.expect_choice(faction, [*cards, DECK])


@vocabulary.then("the {faction:Faction} can send the Moon Princess", Columns({"areas": "Area+"}))
def choice_of_place(table: Table[Board], faction: Faction, rows: list[dict[str, Any]]) -> None:
    table.expect_choice(faction, [Point(tuple(sorted(row["areas"]))) for row in rows])


@vocabulary.then("the discarded event cards are {cards:text+}")
def events_discarded(table: Table[Board], cards: list[str]) -> None:
    expect(table.state.cards.event_discards, cards, "the discarded event cards")


@vocabulary.then("the event cards played for their effect are {cards:text+}")
def events_played(table: Table[Board], cards: list[str]) -> None:
    expect(table.state.cards.events_played, cards, "the event cards played")


@vocabulary.then("no event card was played for its effect")
def no_event_played(table: Table[Board]) -> None:
    expect(table.state.cards.events_played, [], "the event cards played")
