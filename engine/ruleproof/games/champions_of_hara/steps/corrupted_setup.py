"""The setup of the Corrupted Champion, and the game it begins."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_set
from ruleproof.games.champions_of_hara.names import Champion, Mode, Power, Slot, Space, World
from ruleproof.games.champions_of_hara.rules import corrupted_setup
from ruleproof.games.champions_of_hara.rules.against_ophion import in_play, ophion_of
from ruleproof.games.champions_of_hara.rules.corrupted_setup import tokens_for
from ruleproof.games.champions_of_hara.rules.world_shifts import SHIFT_DECK
from ruleproof.games.champions_of_hara.rules.worlds.board import neighbours
from ruleproof.games.champions_of_hara.state import Hara, Ophion, Printed
from ruleproof.games.champions_of_hara.steps.common import (
    figure_of,
    legal_character,
    sample_board,
    vocabulary,
)
from ruleproof.games.champions_of_hara.steps.corrupted_champions import CHAMPION_COLUMNS, champions_in_game

SAMPLE_SHEET = dict(zip(World, [power for power in Power for _ in range(2)], strict=True))
"""Two symbols for each ability: the real sheet is in a picture only."""

# --- Given -----------------------------------------------------------------------------------------------------------


@vocabulary.given("a game of the Corrupted Champion")
def corrupted_game(table: Table[Hara]) -> None:
    """In progress, on the sample board: Ophion in the Dojo with 16 Health and a sample sheet with all its cubes.

    Of that sheet Oakenmoor and The Baiyu mark Bleak Ultimatum, Lunaridge and Arechi Wastes Shatter Will, The Drear and
    Oppenheim Sleepwalk. No Dreamstones; the scenario states where they lie.
    """
    if not table.state.places:
        sample_board(table)
    table.state.mode = Mode.CORRUPTED_CHAMPION
    legal_character(table)
    table.state.corrupted.ophion = Ophion(symbols=SAMPLE_SHEET, cubes=set(World))


@vocabulary.given("the Champions in the game are {champions:Champion+}")
def only_champions(table: Table[Hara], champions: list[Champion]) -> None:
    """Each on space 5 at home with 5 Health, 3 Spirit, cards In Hand and no Turn Order card."""
    champions_in_game(table, [{**dict.fromkeys(CHAMPION_COLUMNS), "Champion": champion} for champion in champions])


@vocabulary.given("Ophion has {health:d} Health")
def ophion_has(table: Table[Hara], health: int) -> None:
    if health == 0:
        raise InputError("Ophion has no Health left.", todo="A game with a defeated Ophion is over: give him Health.")
    ophion_of(table).health = health


@vocabulary.given("the symbols on Ophion's sheet belong to", Columns({"symbol": "World", "ability": "Power"}))
def sheet(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Instead of the sample sheet; all six."""
    if len(rows) != len(World) or {row["symbol"] for row in rows} != set(World):
        raise InputError("the sheet shows the symbol of each World once.", todo="Name each World once.")
    if table.state.corrupted.ophion is None:
        table.state.corrupted.ophion = Ophion()
    ophion_of(table).symbols = {row["symbol"]: row["ability"] for row in rows}


@vocabulary.given("the World Shift deck will be shuffled into the order {names:text+}")
def shift_order(table: Table[Hara], names: list[str]) -> None:
    table.chance.state_order(SHIFT_DECK, names)


@vocabulary.given("the symbols on the Dojo are, clockwise from the upper left, {order:World+}")
def dojo_symbols(table: Table[Hara], order: list[World]) -> None:
    if len(order) != len(World) or set(order) != set(World):
        raise InputError("the Dojo shows each World once.", todo="Name each World once.")
    table.state.corrupted.dojo_symbols = dict(zip(Slot, order, strict=True))


@vocabulary.given("the cards of the Champions show", Columns({"Champion": "Champion", "Health": "d", "Spirit": "d"}))
def cards_show(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    table.state.corrupted.printed = {
        row["Champion"]: Printed(health=row["Health"], spirit=row["Spirit"]) for row in rows
    }


# --- When ------------------------------------------------------------------------------------------------------------


@vocabulary.when("the Corrupted Champion is set up")
def is_set_up(table: Table[Hara]) -> None:
    table.do(corrupted_setup.set_up)


@vocabulary.when("{world:World} is placed at the {slot:Slot} of the Dojo, its spaces {spaces:d+} against it")
def is_placed(table: Table[Hara], world: World, slot: Slot, spaces: list[int]) -> None:
    table.do(corrupted_setup.place_tile, world, slot, set(spaces))


# --- Then ------------------------------------------------------------------------------------------------------------


@vocabulary.then("no Champion is in the game")
def no_champions(table: Table[Hara]) -> None:
    expect(in_play(table.state), [], "the Champions")


@vocabulary.then("Turn Order card {card:d} belongs to {champion:Champion}")
def card_belongs(table: Table[Hara], card: int, champion: Champion) -> None:
    holder = table.state.corrupted.holders.get(card)
    expect(holder and holder.value, champion.value, f"who has card {card}")


@vocabulary.then("the Dojo is next to {spaces:Space+}")
def dojo_is_next_to(table: Table[Hara], spaces: list[Space]) -> None:
    """Nothing else."""
    found = [space.value for space in neighbours(table.state, Space.DOJO)]
    expect_set(found, [space.value for space in spaces], "the spaces next to the Dojo")


@vocabulary.then(
    "the Health of {champion:Champion} takes {doom:d} Doom (token|tokens) and {charge:d} Charge (token|tokens)"
)
def health_tokens(table: Table[Hara], champion: Champion, doom: int, charge: int) -> None:
    expect(tokens_for(figure_of(table, champion).health), (doom, charge), "the tokens")


@vocabulary.then(
    "the Spirit of {champion:Champion} takes {scenario:d} Scenario (token|tokens) and {charge:d} Charge (token|tokens)"
)
def spirit_tokens(table: Table[Hara], champion: Champion, scenario: int, charge: int) -> None:
    expect(tokens_for(figure_of(table, champion).spirit), (scenario, charge), "the tokens")


@vocabulary.then("neither the Dusk deck nor a World deck is in use")
def no_decks(table: Table[Hara]) -> None:
    left = [card.name for card in table.state.dusk_deck]
    left += [card.name for deck in table.state.world_decks.values() for card in deck]
    expect(left, [], "the cards of these decks")


@vocabulary.then("the Champions have these cards", Columns({"Champion": "Champion", "card": "AttackCard"}))
def attack_cards(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Besides Dash, one Attack card each."""
    found = {champion.value: hand.attack_card.value for champion, hand in table.state.corrupted.hands.items()}
    expect_set(found.items(), [(row["Champion"].value, row["card"].value) for row in rows], "the Attack cards")
