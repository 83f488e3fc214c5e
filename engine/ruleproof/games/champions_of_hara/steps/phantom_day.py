"""A Day against the Phantom and the player's turn in it."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.names import EndStep, Energy, Mark, Phase, Where, YesNo
from ruleproof.games.champions_of_hara.rules.flow import turns
from ruleproof.games.champions_of_hara.rules.phantom_day import day, player_turn, turn_end
from ruleproof.games.champions_of_hara.state import AbilityCard, Hara, Text, Threshold
from ruleproof.games.champions_of_hara.steps.common import vocabulary


@vocabulary.given(
    "the player has these Ability cards",
    Columns({"card": "text", "colour": "Colour", "where": "Where", "mark": "Mark?", "while Monsters attack": "YesNo?"}),
)
def player_cards(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """The last column says whether the text of the card allows it while Monsters attack."""
    turn = table.state.player_turn
    for row in rows:
        card = AbilityCard(
            name=row["card"],
            colour=row["colour"],
            mark=row["mark"] or Mark.ADVANCED,
            any_phase=row["while Monsters attack"] is YesNo.YES,
        )
        match row["where"]:
            case Where.HAND:
                turn.hand = [*turn.hand, card]
            case Where.TABLE:
                turn.on_board = [*turn.on_board, card]
            case Where.DECK:
                turn.deck = [*turn.deck, card]


@vocabulary.given("the thresholds of the gauges are", Columns({"gauge": "Energy", "threshold": "d"}))
def thresholds(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    found = [Threshold(colour=row["gauge"], value=row["threshold"]) for row in rows]
    if any(one.colour not in table.state.gauges for one in found):
        raise InputError("a threshold is stated for a gauge that the board does not have.", todo="Name a gauge.")
    table.state.player_turn.thresholds = found


@vocabulary.given("the player has reached the threshold {value:d} of the {colour:Energy} gauge before")
def reached_before(table: Table[Hara], value: int, colour: Energy) -> None:
    turn = table.state.player_turn
    turn.levels = [*turn.levels, Threshold(colour=colour, value=value)]


@vocabulary.given("the main colour of the player is {colour:Energy}")
def main_colour(table: Table[Hara], colour: Energy) -> None:
    table.state.player_turn.main_colour = colour


@vocabulary.given(
    "this is printed",
    Columns(
        {
            "on": "text",
            "damage": "d?",
            "range": "d?",
            "movement points": "d?",
            "Health": "d?",
            "Spirit": "d?",
            "Energy": "Energy+?",
        }
    ),
)
def printed(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """On Ability cards, items, free effects and Events. What is below 0 is lost, not gained."""
    if idle := next((row["on"] for row in rows if row["range"] is not None and row["damage"] is None), None):
        raise InputError(f"{idle} has a range, but deals no damage.", todo="State the damage, or leave the range out.")
    texts = {
        row["on"]: Text(
            damage=row["damage"],
            range=row["range"] or 0,
            movement=row["movement points"] or 0,
            health=row["Health"] or 0,
            spirit=row["Spirit"] or 0,
            energy=row["Energy"] or [],
        )
        for row in rows
    }
    table.state.player_turn.texts = {**table.state.player_turn.texts, **texts}


@vocabulary.given("the effect {effect:text} waits for the end of the turn")
def end_effect(table: Table[Hara], effect: str) -> None:
    turn = table.state.player_turn
    turn.end_effects = [*turn.end_effects, effect]


@vocabulary.given("the text of {effect:text} allows it while Monsters attack")
def any_phase(table: Table[Hara], effect: str) -> None:
    turn = table.state.player_turn
    turn.any_phase = {*turn.any_phase, effect}


@vocabulary.given("the player is in the Adventure phase")
def in_adventure(table: Table[Hara]) -> None:
    table.state.flow.phase = Phase.ADVENTURE


@vocabulary.given("the player is in the Monster Attacks phase")
def in_attacks(table: Table[Hara]) -> None:
    table.state.flow.phase = Phase.ATTACKS


# --- When: the Day -------------------------------------------------------------------------------------------------


@vocabulary.when("the Dawn cards are placed")
def dawn_cards(table: Table[Hara]) -> None:
    table.do(day.begin_dawn)


@vocabulary.when("the marker moves to Dusk")
def to_dusk(table: Table[Hara]) -> None:
    table.do(day.end_dawn)


@vocabulary.when("Dusk ends")
def dusk_ends(table: Table[Hara]) -> None:
    table.do(day.end_dusk)


@vocabulary.when("the World Shift card is drawn")
def shift_drawn(table: Table[Hara]) -> None:
    table.do(day.draw_shift_card)


@vocabulary.when("the Turn Order cards are swapped")
def swapped(table: Table[Hara]) -> None:
    table.do(day.swap_turn_order)


@vocabulary.when("the Phantom receives its Advanced Ability")
def receives(table: Table[Hara]) -> None:
    table.do(day.add_advanced)


@vocabulary.when("the Day ends")
def day_ends(table: Table[Hara]) -> None:
    table.do(day.end_day)


@vocabulary.when("the Day is finished from World Shift on")
def finished(table: Table[Hara]) -> None:
    """World Shift card, swap, Advanced Ability, end of the Day."""
    table.do(day.finish_day)


@vocabulary.when("both take their turns, the player without doing anything")
def both_turns(table: Table[Hara]) -> None:
    table.do(day.both_turns)


@vocabulary.when("a whole Day passes on which the player does nothing")
def idle_day(table: Table[Hara]) -> None:
    table.do(day.idle_day)


# --- When: the player's turn ---------------------------------------------------------------------------------------


@vocabulary.when("the player begins a turn")
def begins_turn(table: Table[Hara]) -> None:
    table.do(turns.begin_turn)


@vocabulary.when("the player uses the card {card:text}")
def uses_card(table: Table[Hara], card: str) -> None:
    """From hand, or from the table if its On Board side can be read."""
    table.do(player_turn.use_card, card)


@vocabulary.when("the player uses the free effect {effect:text}")
def uses_free(table: Table[Hara], effect: str) -> None:
    table.do(player_turn.use_free, effect)


@vocabulary.when("the player uses the item {item:text}")
def uses_item(table: Table[Hara], item: str) -> None:
    """What it does, and what it costs, is on the item only."""
    table.do(player_turn.use_item, item)


@vocabulary.when("the player uses the card {card:text} against {target:text}")
def uses_card_against(table: Table[Hara], card: str, target: str) -> None:
    """A Monster by its name, or "Enoki"."""
    table.do(player_turn.use_card, card, target)


@vocabulary.when("the player uses the item {item:text} against {target:text}")
def uses_item_against(table: Table[Hara], item: str, target: str) -> None:
    """A Monster by its name, or "Enoki"."""
    table.do(player_turn.use_item, item, target)


@vocabulary.when("the player resolves an Event")
def resolves(table: Table[Hara]) -> None:
    table.do(player_turn.resolve_event)


@vocabulary.when("the Monsters attack the player")
def attack(table: Table[Hara]) -> None:
    table.do(player_turn.attacks)


@vocabulary.when("the player takes a turn without doing anything")
def passes(table: Table[Hara]) -> None:
    """The Monsters attack all the same."""
    table.do(day.pass_turn)


@vocabulary.when("the player ends the turn", was=["the player's turn ends"])
def ends_turn(table: Table[Hara]) -> None:
    """The Monsters attack first if they have not yet."""
    table.do(turn_end.end_turn)


@vocabulary.then("the player is in the {phase:Phase} phase")
def phase_is(table: Table[Hara], phase: Phase) -> None:
    found = table.state.flow.phase
    expect(found.value if found else None, phase.value, "the phase of the player's turn")


@vocabulary.then("the player has used {number:d} (Activation|Activations)")
def used_activations(table: Table[Hara], number: int) -> None:
    expect(table.state.player_turn.activations, number, "the Activations of the player")


@vocabulary.then("the player has used, in this order, {names:text+}")
def used(table: Table[Hara], names: list[str]) -> None:
    """In this turn."""
    expect(table.state.player_turn.used, names, "what the player has used")


@vocabulary.then("the player has used, among others, {names:text+}")
def used_among(table: Table[Hara], names: list[str]) -> None:
    """In this turn, in any order."""
    expect_among(table.state.player_turn.used, names, "what the player has used")


@vocabulary.then("the player has used nothing")
def used_nothing(table: Table[Hara]) -> None:
    expect(table.state.player_turn.used, [], "what the player has used")


@vocabulary.then("the player has resolved {events:text+}")
def resolved(table: Table[Hara], events: list[str]) -> None:
    expect(table.state.player_turn.resolved, events, "the Events resolved")


@vocabulary.then("these have attacked the player: {monsters:text+}")
def attacked(table: Table[Hara], monsters: list[str]) -> None:
    expect_set(table.state.player_turn.attackers, monsters, "what has attacked")


@vocabulary.then("nothing has attacked the player")
def not_attacked(table: Table[Hara]) -> None:
    expect_set(table.state.player_turn.attackers, [], "what has attacked")


@vocabulary.then("the end of the turn has brought, in this order, {steps:EndStep+}")
def end_order(table: Table[Hara], steps: list[EndStep]) -> None:
    found = [step.value for step in table.state.player_turn.ended]
    expect(found, [step.value for step in steps], "the end of the turn")


@vocabulary.then("the player has in hand {cards:text+}")
def in_hand(table: Table[Hara], cards: list[str]) -> None:
    expect_set([card.name for card in table.state.player_turn.hand], cards, "the cards in hand")


@vocabulary.then("the player has in hand, among others, {cards:text+}")
def in_hand_among(table: Table[Hara], cards: list[str]) -> None:
    expect_among([card.name for card in table.state.player_turn.hand], cards, "the cards in hand")


@vocabulary.then("the player has no card in hand")
def no_hand(table: Table[Hara]) -> None:
    expect_set([card.name for card in table.state.player_turn.hand], [], "the cards in hand")


@vocabulary.then("the player has On Board {cards:text+}")
def on_board(table: Table[Hara], cards: list[str]) -> None:
    """Cards whose On Board side can be read."""
    expect_set([card.name for card in table.state.player_turn.on_board], cards, "the cards On Board")


@vocabulary.then("the player has no card On Board")
def none_on_board(table: Table[Hara]) -> None:
    expect_set([card.name for card in table.state.player_turn.on_board], [], "the cards On Board")


@vocabulary.then("{cards:text+} (is|are) left to gain")
def left_to_gain(table: Table[Hara], cards: list[str]) -> None:
    expect_set([card.name for card in table.state.player_turn.deck], cards, "the cards left to gain")
