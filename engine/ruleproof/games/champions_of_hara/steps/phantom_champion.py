"""The Phantom: its cards, gauges and turns, and what others try to do to it."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, Table, expect, expect_set
from ruleproof.games.champions_of_hara.names import Champion, Energy, Result, Side, Space
from ruleproof.games.champions_of_hara.rules.phantom_champion import limits, setup, turn
from ruleproof.games.champions_of_hara.state import AbilityCard, Hara
from ruleproof.games.champions_of_hara.steps.common import (
    legal_character,
    require_amount,
    vocabulary,
)

PILE = Columns({"card": "text", "colour": "Colour"})


def _pile(rows: list[dict[str, Any]]) -> list[AbilityCard]:
    return [AbilityCard(name=row["card"], colour=row["colour"]) for row in rows]


# --- Given ---------------------------------------------------------------------------------------------------------


@vocabulary.given(
    "the Ability cards of {champion:Champion} are", Columns({"card": "text", "colour": "Colour", "mark": "Mark"})
)
def ability_cards(table: Table[Hara], champion: Champion, rows: list[dict[str, Any]]) -> None:
    cards = [AbilityCard(name=row["card"], colour=row["colour"], mark=row["mark"]) for row in rows]
    table.state.phantom.box = {**table.state.phantom.box, champion: cards}


@vocabulary.given("the Phantom uses the cards of {champion:Champion}")
def uses_cards(table: Table[Hara], champion: Champion) -> None:
    table.state.phantom.character = champion
    legal_character(table)


@vocabulary.given("the Hand deck of the Phantom holds, from the top", PILE)
def hand_deck(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.phantom.hand_deck = _pile(rows)


@vocabulary.given("the discard pile of the Phantom holds, from the top", PILE)
def discard_pile(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """The card on top is also the last one that the Phantom has played."""
    cards = _pile(rows)
    table.state.phantom.discard = cards[::-1]
    table.state.phantom.last_played = cards[0]


@vocabulary.given("the Advanced Abilities deck of the Phantom holds, from the top", PILE)
def advanced_deck(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.phantom.advanced_deck = _pile(rows)


@vocabulary.given("the Hand deck of the Phantom will be shuffled into the order {cards:text+}")
def hand_order(table: Table[Hara], cards: list[str]) -> None:
    table.chance.state_order(setup.HAND_DECK, cards)


@vocabulary.given("the Advanced Abilities deck of the Phantom will be shuffled into the order {cards:text+}")
def advanced_order(table: Table[Hara], cards: list[str]) -> None:
    table.chance.state_order(setup.ADVANCED_DECK, cards)


@vocabulary.given("the player will be dealt Turn Order card {number:d}")
def will_be_dealt(table: Table[Hara], number: int) -> None:
    table.chance.state_roll(setup.DEAL, number)


@vocabulary.given("the gauges of the Phantom are at {values:d+}")
def phantom_gauges(table: Table[Hara], values: list[int]) -> None:
    """From left to right."""
    state = table.state
    if len(values) != len(state.gauges):
        raise InputError(f"{len(values)} gauges are stated.", todo=f"The board has {len(state.gauges)}.")
    state.phantom.energy = dict(zip(state.gauges, values, strict=True))


@vocabulary.given("the Phantom has Turn Order card {number:d}")
def phantom_has(table: Table[Hara], number: int) -> None:
    """The player has the other one."""
    if number not in setup.TURN_ORDER:
        raise InputError(f"Turn Order card {number} is not used.", todo="There are cards 1 and 2.")
    other = next(card for card in setup.TURN_ORDER if card != number)
    table.state.phantom.turn_order = {Side.PHANTOM: number, Side.PLAYER: other}


@vocabulary.given("{side:Side} has taken a turn in this round")
def has_taken(table: Table[Hara], side: Side) -> None:
    flow = table.state.flow
    flow.taken = [*flow.taken, side]


# --- When ----------------------------------------------------------------------------------------------------------


@vocabulary.when("the player takes {champion:Champion} against the Phantom")
def takes_character(table: Table[Hara], champion: Champion) -> None:
    table.do(setup.choose_character, champion)


@vocabulary.when("the Phantom is set up with the cards of {champion:Champion}")
def sets_up(table: Table[Hara], champion: Champion) -> None:
    table.do(setup.prepare_phantom, champion)


@vocabulary.when("the Phantom takes its turn")
def takes_turn(table: Table[Hara]) -> None:
    table.do(turn.phantom_turn)


@vocabulary.when("the Phantom reveals a card")
def reveals(table: Table[Hara]) -> None:
    """The first half of its turn."""
    table.do(turn.reveal_card)


@vocabulary.when("the Phantom carries out its revealed card")
def carries_out(table: Table[Hara]) -> None:
    """The second half of its turn."""
    table.do(turn.carry_out_card)


@vocabulary.when("an effect deals {damage:d} damage to the Phantom")
def damages(table: Table[Hara], damage: int) -> None:
    require_amount(damage, "damage")
    table.do(limits.damage_phantom, damage)


@vocabulary.when("an effect moves the Phantom to {space:Space}")
def moves(table: Table[Hara], space: Space) -> None:
    table.do(limits.move_phantom, space)


@vocabulary.when("an effect targets the Phantom")
def targets(table: Table[Hara]) -> None:
    table.do(limits.target_phantom)


@vocabulary.when("an effect discards the top card of the Hand deck of the Phantom")
def discards_card(table: Table[Hara]) -> None:
    table.do(limits.discard_phantom_card)


@vocabulary.when("the Phantom is given the item {item:text}")
def gives_item(table: Table[Hara], item: str) -> None:
    table.do(limits.give_phantom_item, item)


@vocabulary.when("the Phantom takes on the Challenge of {card:text}")
def takes_challenge(table: Table[Hara], card: str) -> None:
    table.do(limits.phantom_challenge, card)


@vocabulary.when("an effect gives every player {energies:Energy+}")
def gives_everybody(table: Table[Hara], energies: list[Energy]) -> None:
    table.do(limits.everybody_gains, energies)


# --- Then ----------------------------------------------------------------------------------------------------------


@vocabulary.then("the game counts {number:d} (player|players)")
def counts_players(table: Table[Hara], number: int) -> None:
    expect(setup.players(table.state), number, "the number of players")


@vocabulary.then("the Hand of the Phantom is {card:text}")
def hand_is(table: Table[Hara], card: str) -> None:
    hand = table.state.phantom.hand
    expect(hand.name if hand else None, card, "the Hand of the Phantom")


@vocabulary.then("no card of the Phantom lies revealed")
def no_hand(table: Table[Hara]) -> None:
    hand = table.state.phantom.hand
    expect(hand.name if hand else None, None, "the Hand of the Phantom")


@vocabulary.then("the Hand deck of the Phantom holds, from the top, {cards:text+}")
def hand_deck_is(table: Table[Hara], cards: list[str]) -> None:
    expect([card.name for card in table.state.phantom.hand_deck], cards, "the Hand deck of the Phantom")


@vocabulary.then("the Hand deck of the Phantom is empty")
def hand_deck_empty(table: Table[Hara]) -> None:
    expect([card.name for card in table.state.phantom.hand_deck], [], "the Hand deck of the Phantom")


@vocabulary.then("the discard pile of the Phantom holds, from the top, {cards:text+}")
def discard_is(table: Table[Hara], cards: list[str]) -> None:
    expect([card.name for card in table.state.phantom.discard[::-1]], cards, "the discard pile of the Phantom")


@vocabulary.then("the discard pile of the Phantom is empty")
def discard_empty(table: Table[Hara]) -> None:
    expect([card.name for card in table.state.phantom.discard], [], "the discard pile of the Phantom")


@vocabulary.then("the Advanced Abilities deck of the Phantom holds, from the top, {cards:text+}")
def advanced_deck_is(table: Table[Hara], cards: list[str]) -> None:
    found = [card.name for card in table.state.phantom.advanced_deck]
    expect(found, cards, "the Advanced Abilities deck of the Phantom")


@vocabulary.then("the gauges of the Phantom are at {values:d+}")
def gauges_at(table: Table[Hara], values: list[int]) -> None:
    """From left to right."""
    energy = table.state.phantom.energy
    expect([energy.get(colour, 0) for colour in table.state.gauges], values, "the gauges of the Phantom")


@vocabulary.then("only the Energy gauges of the Phantom have cubes")
def only_energy_cubes(table: Table[Hara]) -> None:
    phantom = table.state.phantom
    expect_set(list(phantom.energy), table.state.gauges, "the gauges of the Phantom with a cube")
    expect((phantom.health, phantom.spirit), (None, None), "the cubes for Health and Spirit")


@vocabulary.then("the Phantom has Turn Order card {number:d}")
def phantom_card(table: Table[Hara], number: int) -> None:
    expect(table.state.phantom.turn_order.get(Side.PHANTOM), number, "the Turn Order card of the Phantom")


@vocabulary.then("the player has Turn Order card {number:d}")
def player_card(table: Table[Hara], number: int) -> None:
    expect(table.state.phantom.turn_order.get(Side.PLAYER), number, "the Turn Order card of the player")


@vocabulary.then("the Phantom has carried out {number:d} (Activation|Activations)")
def activations(table: Table[Hara], number: int) -> None:
    """In its current or last turn."""
    expect(table.state.phantom.activations, number, "the Activations of the Phantom")


@vocabulary.then("the Phantom has revealed {number:d} (card|cards) in all")
def revealed(table: Table[Hara], number: int) -> None:
    expect(table.state.phantom.reveals, number, "the cards that the Phantom has revealed")


@vocabulary.then("nothing comes of it: {rule:Rule}")
def nothing_comes(table: Table[Hara], rule: str) -> None:
    """The rule was considered in the last act, and ruled something out."""
    rules = dict.fromkeys(entry.rule for entry in table.last_act if entry.outcome == "rejected")
    if rule not in rules:
        name = table.trace.name
        others = ", ".join(name(one) for one in rules) or "nothing"
        raise Mismatch(f"{name(rule)} ruled nothing out; what did: {others}")


@vocabulary.then("the Phantom wins the game")
def phantom_wins(table: Table[Hara]) -> None:
    expect((table.state.phantom.won, table.state.result), (True, Result.LOST), "the victory of the Phantom")


@vocabulary.then("the player wins the game")
def player_wins(table: Table[Hara]) -> None:
    expect((table.state.phantom.won, table.state.result), (False, Result.WON), "the victory of the player")


@vocabulary.then("the game ends without a winner")
def no_winner(table: Table[Hara]) -> None:
    expect((table.state.phantom.won, table.state.result), (False, Result.LOST), "the end of the game")


@vocabulary.then("nobody has won yet")
def goes_on(table: Table[Hara]) -> None:
    expect((table.state.phantom.won, table.state.result), (False, None), "the end of the game")
