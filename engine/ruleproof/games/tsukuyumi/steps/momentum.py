"""Steps of momentum: what players do to the Oni, the track, its spaces, and the cards they bring."""

from __future__ import annotations

from typing import Any

from ruleproof.core import PLAYERS, Columns, InputError, Mismatch, Table, expect, expect_set
from ruleproof.games.tsukuyumi.names import Faction, Lasting, Means, Oni, SpaceKind
from ruleproof.games.tsukuyumi.rules.momentum.fighting import (
    conquer_without_fight,
    move_oni,
    play_combat_card,
    remove_oni,
    use_means,
)
from ruleproof.games.tsukuyumi.rules.momentum.track import NONE, Discard, lower_momentum, reveal_now
from ruleproof.games.tsukuyumi.state import Board, CounterCard, CounterInForce, Track
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.given("the momentum track", Columns({"space": "d", "kind": "Special?", "victory points": "d?"}))
def momentum_track(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Spaces that are not listed are ordinary ones. The last one listed is the last of the track."""
    spaces = [row["space"] for row in rows]
    if min(spaces) < 1:
        raise InputError("the momentum track begins at 1.", todo="Number the spaces from 1.")
    if len(set(spaces)) < len(spaces):
        raise InputError("a space of the momentum track stands in two rows.", todo="Describe each space once.")
    table.state.track = Track(
        last=max(spaces),
        counter={row["space"] for row in rows if row["kind"] is SpaceKind.COUNTER},
        legendary={row["space"] for row in rows if row["kind"] is SpaceKind.LEGENDARY},
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
    return CounterCard(name=row["card"], permanent=row["effect"] is Lasting.PERMANENT, last_round=last_round)


@vocabulary.given("the discarded counter cards are shuffled into {cards:text+}")
def shuffled(table: Table[Board], cards: list[str]) -> None:
    """The order of the new deck, from the top."""
    table.chance.state_order("counter cards", cards)


@vocabulary.given("the permanent counter card {card:text} lies in front of the {faction:Faction}")
def lies_in_front(table: Table[Board], card: str, faction: Faction) -> None:
    force = CounterInForce(faction=faction, card=CounterCard(name=card, permanent=True))
    table.state.counters_in_force = [*table.state.counters_in_force, force]


@vocabulary.when("the {faction:Faction} play the combat card {card:text} in {area:Area}")
def plays_card(table: Table[Board], faction: Faction, card: str, area: str) -> None:
    """Nothing is damaged or conquered, as the base game or the scenario has it."""
    area_named(table, area)
    table.do(play_combat_card, faction, card, area)


@vocabulary.when("the {faction:Faction} play the combat card {card:text} in {area:Area} and deal {damage:d} damage")
def plays_card_with_damage(table: Table[Board], faction: Faction, card: str, area: str, damage: int) -> None:
    area_named(table, area)
    table.do(play_combat_card, faction, card, area, _damage(damage))


@vocabulary.when("the {faction:Faction} play the combat card {card:text} in {area:Area} and conquer it")
def plays_card_and_conquers(table: Table[Board], faction: Faction, card: str, area: str) -> None:
    area_named(table, area)
    table.do(play_combat_card, faction, card, area, conquers=True)


@vocabulary.when("the {faction:Faction} use {means:Means} in {area:Area}")
def uses(table: Table[Board], faction: Faction, means: Means, area: str) -> None:
    area_named(table, area)
    table.do(use_means, faction, means, area)


@vocabulary.when("the {faction:Faction} use {means:Means} in {area:Area} and deal {damage:d} damage")
def uses_with_damage(table: Table[Board], faction: Faction, means: Means, area: str, damage: int) -> None:
    area_named(table, area)
    table.do(use_means, faction, means, area, _damage(damage))


@vocabulary.when("the {faction:Faction} conquer {area:Area} without a fight")
def conquers(table: Table[Board], faction: Faction, area: str) -> None:
    area_named(table, area)
    table.do(conquer_without_fight, faction, area)


@vocabulary.when(
    "the {faction:Faction} move {number:d} {oni:Oni} from {start:Area} to {end:Area}",
    was=["a player moves {number:d} {oni:Oni} from {start:Area} to {end:Area}"],
)
def moves_oni(table: Table[Board], number: int, oni: Oni, start: str, end: str, faction: Faction | None = None) -> None:
    """By an effect that lets them; of themselves players do not command the Oni."""
    area_named(table, start)
    area_named(table, end)
    table.do(move_oni, faction, oni, number, start, end)


@vocabulary.when(
    "the {faction:Faction} remove {number:d} {oni:Oni} from {area:Area}",
    was=["a player removes {number:d} {oni:Oni} from {area:Area}"],
)
def removes_oni(table: Table[Board], number: int, oni: Oni, area: str, faction: Faction | None = None) -> None:
    """By an effect that lets them."""
    area_named(table, area)
    table.do(remove_oni, faction, oni, number, area)


def _damage(damage: int) -> int:
    if damage < 0:
        raise InputError("damage cannot be less than 0.", todo="State 0 or more.")
    return damage


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
    name = table.trace.name
    for entry in reversed(table.trace.entries):
        if entry.rule == "momentum.instead":
            raise Mismatch("momentum has risen since")
        if entry.outcome == "rejected" and entry.text == "no momentum":
            expect(name(entry.rule), name(rule), "the reason for no momentum")
            return
    raise Mismatch("nothing has happened that could have given momentum")


@vocabulary.then("the {faction:Faction} hold {number:d} (card|cards) face down")
def holds(table: Table[Board], faction: Faction, number: int) -> None:
    held = [drawn for drawn in table.state.drawn_cards if drawn.faction is faction]
    expect(len(held), number, f"the cards that the {faction} hold face down")


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
