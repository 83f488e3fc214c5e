"""The momentum track, its spaces, and the cards they bring."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Table, Words, expect, expect_set
from ruleproof.games.tsukuyumi.momentum import NONE, Discard, lower_momentum, reveal_now
from ruleproof.games.tsukuyumi.state import Board, CounterCard, CounterInForce, Faction, Track
from ruleproof.games.tsukuyumi.steps.kinds import vocabulary


class Special(Enum):
    COUNTER = "counter space"
    LEGENDARY = "legendary Oni space"


class Effect(Enum):
    """How long a counter card has its effect."""

    PERMANENT = "permanent"
    ONCE = "at once"


vocabulary.add_kind(Words("Special", Special, {Special.COUNTER: "counter-space", Special.LEGENDARY: "legendary-space"}))
vocabulary.add_kind(Words("Effect", Effect))


@vocabulary.given("the momentum track", Columns({"space": "d", "kind": "Special?", "victory points": "d?"}))
def momentum_track(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Spaces that are not listed are ordinary ones. The last one listed is the last of the track."""
    spaces = [row["space"] for row in rows]
    if min(spaces) < 1:
        raise InputError("the momentum track begins at 1.", todo="Number the spaces from 1.")
    table.state.track = Track(
        last=max(spaces),
        counter={row["space"] for row in rows if row["kind"] is Special.COUNTER},
        legendary={row["space"] for row in rows if row["kind"] is Special.LEGENDARY},
        points={row["space"]: row["victory points"] for row in rows if row["victory points"] is not None},
    )


@vocabulary.given("momentum is {space:d}")
def momentum_is(table: Table[Board], space: int) -> None:
    if space < 1:
        raise InputError("momentum cannot be less than 1.", todo="State 1 or more.")
    table.state.momentum = space


@vocabulary.given("the counter cards from the top", Columns({"card": "text", "effect": "Effect"}))
def counter_cards(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.state.counter_deck = [_card(row, last_round=False) for row in rows]


@vocabulary.given("the last-round counter cards from the top", Columns({"card": "text", "effect": "Effect"}))
def last_round_cards(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    table.state.last_round_counter_deck = [_card(row, last_round=True) for row in rows]


def _card(row: dict[str, Any], *, last_round: bool) -> CounterCard:
    return CounterCard(name=row["card"], permanent=row["effect"] is Effect.PERMANENT, last_round=last_round)


@vocabulary.given("the discarded counter cards are shuffled into {cards:text+}")
def shuffled(table: Table[Board], cards: list[str]) -> None:
    """The order of the new deck, from the top."""
    table.chance.state_order("counter cards", cards)


@vocabulary.given("the permanent counter card {card:text} lies in front of the {faction:Faction}")
def lies_in_front(table: Table[Board], card: str, faction: Faction) -> None:
    force = CounterInForce(faction=faction, card=CounterCard(name=card, permanent=True))
    table.state.counters_in_force = [*table.state.counters_in_force, force]


@vocabulary.when("the {faction:Faction} lower momentum by {steps:d}")
def lowers(table: Table[Board], faction: Faction, steps: int) -> None:
    if steps < 1:
        raise InputError(f"momentum cannot be lowered by {steps}.", todo="State at least 1.")
    table.do(lower_momentum, faction, steps)


@vocabulary.when("the {faction:Faction} want to reveal a card during the phase")
def reveal_too_soon(table: Table[Board], faction: Faction) -> None:
    table.do(reveal_now, faction)


@vocabulary.when("the players discard the counter card {card:text} of the {faction:Faction}")
def discard(table: Table[Board], card: str, faction: Faction) -> None:
    table.pick(PLAYERS, Discard(card, faction), rule="counter.discard")


@vocabulary.when("the {chooser:Faction} discard the counter card {card:text} of the {faction:Faction}")
def one_discards(table: Table[Board], chooser: Faction, card: str, faction: Faction) -> None:
    table.pick(chooser, Discard(card, faction), rule="counter.discard")


@vocabulary.when("the players discard no counter card")
def discard_none(table: Table[Board]) -> None:
    table.pick(PLAYERS, NONE, rule="counter.discard")


@vocabulary.when("the {chooser:Faction} discard no counter card")
def one_discards_none(table: Table[Board], chooser: Faction) -> None:
    table.pick(chooser, NONE, rule="counter.discard")


@vocabulary.then("momentum is {space:d}")
def has_momentum(table: Table[Board], space: int) -> None:
    expect(table.state.momentum, space, "momentum")


@vocabulary.then("the reason for no momentum is {rule:Rule}")
def no_momentum(table: Table[Board], rule: str) -> None:
    """Of the last act that could have given some."""
    rules = [entry.rule for entry in table.trace.entries if entry.outcome == "rejected" and entry.text == "no momentum"]
    expect(rules[-1] if rules else None, rule, "the reason for no momentum")


@vocabulary.then("the {faction:Faction} hold {number:d} (card|cards) face down")
def holds(table: Table[Board], faction: Faction, number: int) -> None:
    held = [drawn for drawn in table.state.drawn_cards if drawn.faction is faction]
    expect(len(held), number, f"the cards that the {faction.value} hold face down")


@vocabulary.then("these counter cards are in force", Columns({"card": "text", "faction": "Faction"}))
def in_force(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    found = [(one.card.name, one.faction.value) for one in table.state.counters_in_force]
    expect_set(found, [(row["card"], row["faction"].value) for row in rows], "the counter cards in force")


@vocabulary.then("no counter card is in force")
def none_in_force(table: Table[Board]) -> None:
    expect([one.card.name for one in table.state.counters_in_force], [], "the counter cards in force")


@vocabulary.then("these counter cards have been resolved: {cards:text+}")
def resolved(table: Table[Board], cards: list[str]) -> None:
    """Those without a permanent effect, in this order."""
    expect(table.state.counters_resolved, cards, "the counter cards resolved")


@vocabulary.then("no counter card has been resolved")
def none_resolved(table: Table[Board]) -> None:
    expect(table.state.counters_resolved, [], "the counter cards resolved")


@vocabulary.then("these counter cards are discarded: {cards:text+}")
def discarded(table: Table[Board], cards: list[str]) -> None:
    expect_set([card.name for card in table.state.discarded_counters], cards, "the discarded counter cards")


@vocabulary.then("{number:d} counter (card|cards) and {last:d} last-round counter (card|cards) (is|are) left to draw")
def left_to_draw(table: Table[Board], number: int, last: int) -> None:
    found = (len(table.state.counter_deck), len(table.state.last_round_counter_deck))
    expect(found, (number, last), "the counter cards and last-round counter cards left")


@vocabulary.then("the players may discard a counter card", Columns({"card": "text", "faction": "Faction"}))
def may_discard(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Or none of them."""
    table.expect_choice(PLAYERS, [*_discards(rows), NONE])


@vocabulary.then("the {chooser:Faction} may discard a counter card", Columns({"card": "text", "faction": "Faction"}))
def one_may_discard(table: Table[Board], chooser: Faction, rows: list[dict[str, Any]]) -> None:
    """Or none of them."""
    table.expect_choice(chooser, [*_discards(rows), NONE])


def _discards(rows: list[dict[str, Any]]) -> list[Discard]:
    return [Discard(row["card"], row["faction"]) for row in rows]
