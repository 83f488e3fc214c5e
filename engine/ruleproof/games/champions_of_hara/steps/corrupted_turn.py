"""A turn of the Corrupted Champion: its five steps, the Turn Order cards and Ophion's abilities."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_set
from ruleproof.games.champions_of_hara.names import OPHION, Champion, Chooser, IgnoredAbility, Space, World
from ruleproof.games.champions_of_hara.rules.against_ophion import ophion_of
from ruleproof.games.champions_of_hara.rules.corrupted_champions import attacks
from ruleproof.games.champions_of_hara.rules.corrupted_turn import ophion, steps
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import figure_of, vocabulary

# --- Given -----------------------------------------------------------------------------------------------------------


@vocabulary.given("{champion:Champion} keeps the bonus of Morning Meditation")
def keeps_bonus(table: Table[Hara], champion: Champion) -> None:
    """From an earlier activation."""
    figure_of(table, champion)
    attacks.hand(table, champion).meditation = True


@vocabulary.given("it is step {step:d} of the turn")
def turn_step(table: Table[Hara], step: int) -> None:
    """What comes before it has been made in this turn, and nothing of what comes after."""
    corrupted = table.state.corrupted
    corrupted.step, corrupted.activated, corrupted.played = step, [], []


@vocabulary.given("{champions:Champion+} (has|have) activated in this turn")
def activated_before(table: Table[Hara], champions: list[Champion]) -> None:
    """In step 3."""
    corrupted = table.state.corrupted
    for champion in champions:
        if not (cards := corrupted.cards_of(champion)):
            raise InputError(f"{champion} has no Turn Order card.", todo="State first who holds which card.")
        corrupted.activated = [*corrupted.activated, champion]
        corrupted.played = [*corrupted.played, *cards]
    corrupted.step = steps.CHAMPIONS_ACT


@vocabulary.given("the cubes left on Ophion's sheet lie on {worlds:World+}")
def cubes_left(table: Table[Hara], worlds: list[World]) -> None:
    ophion_of(table).cubes = set(worlds)


@vocabulary.given("no cube is left on Ophion's sheet")
def no_cubes(table: Table[Hara]) -> None:
    ophion_of(table).cubes = set()


@vocabulary.given("the Turn Order cards in the game are {cards:d+}")
def turn_cards(table: Table[Hara], cards: list[int]) -> None:
    corrupted = table.state.corrupted
    if len(set(cards)) != len(cards):
        raise InputError("a Turn Order card is named twice.", todo="Name each card once.")
    for card, holder in corrupted.holders.items():
        if card not in cards:
            raise InputError(f"card {card} belongs to {holder}.", todo="Name each card that belongs to somebody.")
    corrupted.turn_cards = cards


@vocabulary.given("for ties the Champions are numbered, from 1, {champions:Champion+}")
def numbered(table: Table[Hara], champions: list[Champion]) -> None:
    """Instead of the order in which the book lists them."""
    if len(champions) != len(Champion) or set(champions) != set(Champion):
        raise InputError("all six Champions get a number.", todo="Name each of them once.")
    table.state.corrupted.numbers = champions


# --- When ------------------------------------------------------------------------------------------------------------


@vocabulary.when("Ophion wants to use his {ability:IgnoredAbility} ability")
def wants_ability(table: Table[Hara], ability: IgnoredAbility) -> None:
    table.do(ophion.use_ignored, ability)


@vocabulary.when("the turn is played")
def turn_is_played(table: Table[Hara]) -> None:
    table.do(steps.play_turn)


@vocabulary.when("the Turn Order cards are dealt")
def cards_are_dealt(table: Table[Hara]) -> None:
    table.do(steps.deal_cards)


@vocabulary.when("Ophion activates")
def ophion_activates(table: Table[Hara]) -> None:
    table.do(steps.ophion_step)


@vocabulary.when("the Champions activate")
def champions_activate(table: Table[Hara]) -> None:
    table.do(steps.champions_step)


@vocabulary.when("step 4 of the turn is played")
def step_4(table: Table[Hara]) -> None:
    table.do(steps.recovery_step)


@vocabulary.when("step 5 of the turn is played")
def step_5(table: Table[Hara]) -> None:
    table.do(steps.clock_step)


@vocabulary.when("{chooser:Chooser} removes the cube of {world:World}")
def removes_cube(table: Table[Hara], chooser: Chooser, world: World) -> None:
    table.pick(chooser.who, world, rule="ophion.cube")


@vocabulary.when("Ophion stays where he is")
def ophion_stays(table: Table[Hara]) -> None:
    """He does not use the transport of Bleak Ultimatum."""
    table.pick(OPHION, ophion_of(table).space, rule="ophion.bleak-transport")


# --- Then ------------------------------------------------------------------------------------------------------------


@vocabulary.then("it is step {step:d} of the turn")
def step_is(table: Table[Hara], step: int) -> None:
    """The step that is due."""
    expect(table.state.corrupted.step, step, "the step of the turn")


@vocabulary.then("{champion:Champion} keeps the bonus of Morning Meditation")
def bonus_kept(table: Table[Hara], champion: Champion) -> None:
    kept = attacks.hand(table, champion).meditation
    expect(kept, True, f"whether Morning Meditation still waits for {champion}")


@vocabulary.then("{champion:Champion} has no bonus of Morning Meditation left")
def bonus_gone(table: Table[Hara], champion: Champion) -> None:
    kept = attacks.hand(table, champion).meditation
    expect(kept, False, f"whether Morning Meditation still waits for {champion}")


@vocabulary.then("Ophion stands on {space:Space}")
def ophion_is_on(table: Table[Hara], space: Space) -> None:
    expect(ophion_of(table).space.value, space.value, "where Ophion stands")


@vocabulary.then("the cubes left on Ophion's sheet lie on {worlds:World+}")
def cubes_lie(table: Table[Hara], worlds: list[World]) -> None:
    expect_set([world.value for world in ophion_of(table).cubes], [world.value for world in worlds], "the cubes")


@vocabulary.then("no cube is left on Ophion's sheet")
def cubes_gone(table: Table[Hara]) -> None:
    expect([world.value for world in ophion_of(table).cubes], [], "the cubes")


@vocabulary.then("the Turn Order cards in the game are {cards:d+}")
def turn_cards_are(table: Table[Hara], cards: list[int]) -> None:
    expect_set(table.state.corrupted.turn_cards, cards, "the Turn Order cards")


@vocabulary.then("the Turn Order cards belong to", Columns({"card": "d", "Champion": "Champion"}))
def cards_belong(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """No other card belongs to anybody."""
    found = [(card, holder.value) for card, holder in table.state.corrupted.holders.items()]
    expect_set(found, [(row["card"], row["Champion"].value) for row in rows], "who has which card")


@vocabulary.then("the Champions have activated in the order {champions:Champion+}")
def have_activated(table: Table[Hara], champions: list[Champion]) -> None:
    """In step 3 of this turn."""
    found = [champion.value for champion in table.state.corrupted.activated]
    expect(found, [champion.value for champion in champions], "who has activated")


@vocabulary.then("Ophion may remove the cube of {worlds:World+}")
def may_remove(table: Table[Hara], worlds: list[World]) -> None:
    table.expect_choice(OPHION, worlds)


@vocabulary.then("the World Shift cards are, from the top, {names:text+}")
def shift_cards_are(table: Table[Hara], names: list[str]) -> None:
    expect([card.name for card in table.state.shift_deck], names, "the World Shift deck")
