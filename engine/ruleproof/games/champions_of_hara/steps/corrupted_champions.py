"""The Champions against Ophion: their cards, what they do, and what becomes of them."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.names import (
    OPHION,
    CardSide,
    Champion,
    Chooser,
    DreamstoneUse,
    Space,
    World,
    space_of,
)
from ruleproof.games.champions_of_hara.rules.against_ophion import in_play, ophion_of
from ruleproof.games.champions_of_hara.rules.champion_cards import ATTACK_CARDS, HOMES
from ruleproof.games.champions_of_hara.rules.corrupted_champions.harm import recover_in_dojo
from ruleproof.games.champions_of_hara.rules.corrupted_setup import START
from ruleproof.games.champions_of_hara.rules.corrupted_turn import steps
from ruleproof.games.champions_of_hara.state import Figure, Hand, Hara
from ruleproof.games.champions_of_hara.steps.common import figure_of, vocabulary

CHAMPION_COLUMNS = {
    "Champion": "Champion",
    "space": "Space?",
    "Health": "d?",
    "Spirit": "d?",
    "Dash": "CardSide?",
    "Attack card": "CardSide?",
    "Turn Order cards": "d+?",
}

# --- Given -----------------------------------------------------------------------------------------------------------


@vocabulary.given("these Champions are in the game", Columns(CHAMPION_COLUMNS))
def champions_in_game(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """What is left out: space 5 at home, 5 Health, 3 Spirit, cards In Hand, no Turn Order card."""
    corrupted = table.state.corrupted
    for row in rows:
        champion = row["Champion"]
        if champion in table.state.champions:
            raise InputError(f"{champion} is in the game already.", todo="Name each Champion once.")
        if row["Health"] == 0:
            raise InputError(f"{champion} has no Health left.", todo="Leave a defeated Champion out.")
        table.state.champions[champion] = Figure(
            space=row["space"] or space_of(HOMES[champion], START),
            health=5 if row["Health"] is None else row["Health"],
            spirit=3 if row["Spirit"] is None else row["Spirit"],
        )
        corrupted.hands[champion] = Hand(
            attack_card=ATTACK_CARDS[champion],
            dash=row["Dash"] or CardSide.IN_HAND,
            attack=row["Attack card"] or CardSide.IN_HAND,
        )
        for card in row["Turn Order cards"] or []:
            if card not in corrupted.turn_cards or card in corrupted.holders:
                raise InputError(
                    f"Turn Order card {card} is not in the game, or belongs to somebody already.",
                    todo="Give each card that is in the game once.",
                )
            corrupted.give(card, champion)
    corrupted.defeated = [champion for champion in Champion if champion not in table.state.champions]


@vocabulary.given("Ophion stands on {space:Space}")
def ophion_stands(table: Table[Hara], space: Space) -> None:
    ophion_of(table).space = space


@vocabulary.given("Dreamstones lie in {worlds:World+}")
def dreamstones(table: Table[Hara], worlds: list[World]) -> None:
    table.state.corrupted.dreamstones = set(worlds)


# --- When ------------------------------------------------------------------------------------------------------------


@vocabulary.when("{champion:Champion} activates", was=["{champion:Champion} activates in step 3"])
def activates(table: Table[Hara], champion: Champion) -> None:
    """In step 3 of the turn, when its Turn Order card comes up."""
    table.do(steps.champion_activates, champion)


@vocabulary.when("{chooser:Chooser} says of the Dreamstone: {use:DreamstoneUse}")
def says_of_dreamstone(table: Table[Hara], chooser: Chooser, use: DreamstoneUse) -> None:
    table.pick(chooser.who, use, rule="dreamstone.bonus")


@vocabulary.when("{champion:Champion} wants to recover in the Dojo")
def wants_to_recover(table: Table[Hara], champion: Champion) -> None:
    table.do(recover_in_dojo, champion)


# --- Then ------------------------------------------------------------------------------------------------------------


@vocabulary.then("these Champions are in the game", Columns(CHAMPION_COLUMNS))
def champions_are(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """All who are not defeated, with what the columns name."""
    expect_set([one.value for one in in_play(table.state)], [row["Champion"].value for row in rows], "the Champions")
    _compare(table, rows)


@vocabulary.then("these Champions are in the game, among others", Columns(CHAMPION_COLUMNS))
def champions_among(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """With what the columns name."""
    expect_among([one.value for one in in_play(table.state)], [row["Champion"].value for row in rows], "the Champions")
    _compare(table, rows)


def _compare(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    for row in rows:
        champion = row["Champion"]
        figure, hand = figure_of(table, champion), table.state.corrupted.hands[champion]
        found = {
            "space": figure.space,
            "Health": figure.health,
            "Spirit": figure.spirit,
            "Dash": hand.dash,
            "Attack card": hand.attack,
            "Turn Order cards": table.state.corrupted.cards_of(champion),
        }
        for column, value in found.items():
            if row[column] is not None:
                expect(_shown(value), _shown(row[column]), f"{champion}, {column}")


def _shown(value: Any) -> object:
    return value.value if isinstance(value, (Space, CardSide)) else value


@vocabulary.then("{champions:Champion+} (has|have) left the game for good")
def have_left(table: Table[Hara], champions: list[Champion]) -> None:
    """Nobody else."""
    found = [champion.value for champion in table.state.corrupted.defeated]
    expect_set(found, [champion.value for champion in champions], "the defeated Champions")


@vocabulary.then("{champions:Champion+} (has|have) left the game, among others")
def have_left_among(table: Table[Hara], champions: list[Champion]) -> None:
    expect_among(table.state.corrupted.defeated, champions, "the defeated Champions")


@vocabulary.then("Ophion has {health:d} Health")
def ophion_is_at(table: Table[Hara], health: int) -> None:
    expect(ophion_of(table).health, health, "Ophion's Health")


@vocabulary.then("Dreamstones lie in {worlds:World+}")
def dreamstones_lie(table: Table[Hara], worlds: list[World]) -> None:
    """Nowhere else."""
    found = [world.value for world in table.state.corrupted.dreamstones]
    expect_set(found, [world.value for world in worlds], "the Dreamstones")


@vocabulary.then("no Dreamstone is left")
def no_dreamstone(table: Table[Hara]) -> None:
    expect([world.value for world in table.state.corrupted.dreamstones], [], "the Dreamstones")


@vocabulary.then("Ophion may say of the Dreamstone: {uses:DreamstoneUse+}")
def ophion_may_say(table: Table[Hara], uses: list[DreamstoneUse]) -> None:
    table.expect_choice(OPHION, uses)
