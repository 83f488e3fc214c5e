"""What players do to the Oni: combat cards and other means, conquest, and who takes the damage."""

from __future__ import annotations

from enum import Enum

from ruleproof.core import PLAYERS, InputError, Table, Words, expect
from ruleproof.games.tsukuyumi.combat import conquer_without_fight, move_oni, play_combat_card, remove_oni, use_means
from ruleproof.games.tsukuyumi.damage import PRINCESS, Piece
from ruleproof.games.tsukuyumi.momentum import Means
from ruleproof.games.tsukuyumi.state import Board, Faction, Legendary, Oni
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


class Figure(Enum):
    """Everything that counts as Oni, by name."""

    SMALL = Oni.SMALL.value
    MEDIUM = Oni.MEDIUM.value
    LARGE = Oni.LARGE.value
    RONIN = Legendary.RONIN.value
    DARK_OBSERVER = Legendary.DARK_OBSERVER.value
    THREE_SHADOWS = Legendary.THREE_SHADOWS.value
    MERCHANT = Legendary.MERCHANT.value
    ABYSSAL = Legendary.ABYSSAL.value
    GAMBLER = Legendary.GAMBLER.value
    SKYBOUND = Legendary.SKYBOUND.value
    DEFILER = Legendary.DEFILER.value
    MOON_PRINCESS = PRINCESS


FIGURES: dict[Figure, Piece] = {
    Figure.MOON_PRINCESS: PRINCESS,
    **{Figure(oni.value): oni for oni in Oni},
    **{Figure(legendary.value): legendary for legendary in Legendary},
}

vocabulary.add_kind(Words("Means", Means))
vocabulary.add_kind(
    Words("Figure", Figure, {Figure.SMALL: "small-oni", Figure.MEDIUM: "medium-oni", Figure.LARGE: "large-oni"})
)


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


@vocabulary.when("the players give the damage to {figure:Figure}")
def choose_figure(table: Table[Board], figure: Figure) -> None:
    table.pick(PLAYERS, FIGURES[figure], rule="damage.larger")


@vocabulary.then("the players choose who takes the damage: {figures:Figure+}")
def choice_of_figure(table: Table[Board], figures: list[Figure]) -> None:
    table.expect_choice(PLAYERS, [FIGURES[figure] for figure in figures])


@vocabulary.then("{large:d} Large Oni and {small:d} Small Oni are left in {area:Area}")
def large_and_small_left(table: Table[Board], large: int, small: int, area: str) -> None:
    """Of these two sizes; others may be there as well."""
    found = area_named(table, area).oni
    expect((found.get(Oni.LARGE, 0), found.get(Oni.SMALL, 0)), (large, small), f"the Large and Small Oni in {area}")


def _damage(damage: int) -> int:
    if damage < 0:
        raise InputError("damage cannot be less than 0.", todo="State 0 or more.")
    return damage
