"""The board, the Day, movement, Energy, and attacks by and on Monsters."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.names import Champion, DayStep, Energy, Mode, Round, Slot, Space, World
from ruleproof.games.champions_of_hara.rules import clock
from ruleproof.games.champions_of_hara.rules.corrupted_champions import harm
from ruleproof.games.champions_of_hara.rules.flow import turns
from ruleproof.games.champions_of_hara.rules.worlds import board, dice, gauges, monsters, moves
from ruleproof.games.champions_of_hara.state import Hara, WorldShift
from ruleproof.games.champions_of_hara.steps.common import (
    card_named,
    figure_of,
    require_amount,
    vocabulary,
)

# --- Given -----------------------------------------------------------------------------------------------------------


@vocabulary.given("the Worlds lie clockwise around the Dojo: {order:World+}")
def worlds_around(table: Table[Hara], order: list[World]) -> None:
    """From the upper left; all six."""
    if sorted(world.value for world in order) != sorted(world.value for world in World):
        raise InputError("the six Worlds lie around the Dojo, each once.", todo="Name each World once.")
    table.state.places = dict(zip(Slot, order, strict=True))


@vocabulary.given("these spaces are adjacent", Columns({"space": "Space", "next to": "Space+"}))
def adjacent_spaces(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Instead of those of the sample board. Each pair is adjacent both ways."""
    pairs = {frozenset((row["space"], near)) for row in rows for near in row["next to"]}
    if any(len(pair) == 1 for pair in pairs):
        raise InputError("a space lies next to itself.", todo="Name its neighbours only.")
    table.state.paths = pairs


@vocabulary.given("{champion:Champion} has {points:d} movement (point|points)")
def has_movement(table: Table[Hara], champion: Champion, points: int) -> None:
    figure_of(table, champion).movement = points


@vocabulary.given("{champion:Champion} has {number:d} Energy of each colour")
def has_energy_of_each(table: Table[Hara], champion: Champion, number: int) -> None:
    for colour in table.state.gauges:
        figure_of(table, champion).set_energy(colour, number)


@vocabulary.given("{champion:Champion} has {number:d} {colour:Energy} Energy")
def has_energy(table: Table[Hara], champion: Champion, number: int, colour: Energy) -> None:
    if colour not in table.state.gauges:
        raise InputError(f"there is no gauge for {colour} Energy.", todo="Name the colour of a gauge.")
    figure_of(table, champion).set_energy(colour, number)


@vocabulary.given("the Energy gauges are, from left to right, {colours:Energy+}")
def gauges_are(table: Table[Hara], colours: list[Energy]) -> None:
    if Energy.GOLD in colours or len(set(colours)) != len(colours):
        raise InputError("each gauge has a colour of its own, and none is Gold.", todo="Name the colours.")
    table.state.gauges = colours


@vocabulary.given(
    "the World Shift deck holds, from the top",
    Columns({"card": "text", "World": "World?", "with": "World?", "for all players": "Energy+?"}),
)
def shift_deck(table: Table[Hara], rows: list[dict[str, Any]]) -> None:
    """Each card makes two Worlds change places, or none; one that moves more has several rows, one after the other."""
    cards: list[WorldShift] = []
    for row in rows:
        if (row["World"] is None) != (row["with"] is None):
            raise InputError(f"{row['card']} moves one World only.", todo="Name both Worlds, or none.")
        pairs = [(row["World"], row["with"])] if row["World"] else []
        if cards and cards[-1].name == row["card"]:
            cards[-1].swaps = [*cards[-1].swaps, *pairs]
            cards[-1].energy = [*cards[-1].energy, *(row["for all players"] or [])]
        else:
            cards.append(WorldShift(name=row["card"], swaps=pairs, energy=row["for all players"] or []))
    table.state.shift_deck = cards


@vocabulary.given("the Monster {name:text} has taken {damage:d} damage")
def has_taken(table: Table[Hara], name: str, damage: int) -> None:
    monster = card_named(table, name)
    if not 0 <= damage < monsters.health_of(table, monster) + monster.damage:
        raise InputError(f"{name} cannot have taken {damage} damage.", todo="It must have Health left.")
    monster.damage = damage


@vocabulary.given("the World die will show {faces:World+}")
def world_die(table: Table[Hara], faces: list[World]) -> None:
    table.chance.state_roll(dice.WORLD_DIE, *faces)


@vocabulary.given("the D6 will show {faces:d+}")
def d6(table: Table[Hara], faces: list[int]) -> None:
    table.chance.state_roll(dice.D6, *faces)


# --- When ------------------------------------------------------------------------------------------------------------


@vocabulary.when("{champion:Champion} moves to {space:Space}")
def moves_to(table: Table[Hara], champion: Champion, space: Space) -> None:
    table.do(turns.in_adventure, champion, moves.move, champion, space)


@vocabulary.when("{champion:Champion} transports to {space:Space}")
def transports_to(table: Table[Hara], champion: Champion, space: Space) -> None:
    table.do(turns.in_adventure, champion, moves.transport, champion, space)


@vocabulary.when("somebody measures the range from {one:Space} to {other:Space}")
def measures(table: Table[Hara], one: Space, other: Space) -> None:
    table.do(board.measure, one, other)


@vocabulary.when("Dawn of Day {day:d} begins")
def dawn_begins(table: Table[Hara], day: int) -> None:
    table.do(clock.dawn_begins, _day(day))


@vocabulary.when("Dusk of Day {day:d} begins")
def dusk_of_day_begins(table: Table[Hara], day: int) -> None:
    table.do(clock.dusk_begins, _day(day))


@vocabulary.when("Dusk begins")
def dusk_begins(table: Table[Hara]) -> None:
    """Of the Day that the Day marker shows."""
    table.do(clock.dusk_begins)


def _day(day: int) -> int:
    if not 1 <= day <= 6:
        raise InputError(f"there is no Day {day}.", todo="The Days are 1 to 6.")
    return day


@vocabulary.when("the round ends")
def round_ends(table: Table[Hara]) -> None:
    table.do(clock.round_ends)


@vocabulary.when("it is time for World Shift")
def world_shift(table: Table[Hara]) -> None:
    table.do(clock.world_shift)


@vocabulary.when("{champion:Champion} attacks {name:text} for {damage:d} damage at range {reach:d}")
def attacks(table: Table[Hara], champion: Champion, name: str, damage: int, reach: int) -> None:
    """The damage and the range of the attack, with every bonus, as the Ability card has them."""
    require_amount(damage, "damage")
    require_amount(reach, "range")
    table.do(turns.in_adventure, champion, monsters.attack, champion, name, damage, reach)


@vocabulary.when("{champion:Champion} gains {colour:Energy} Energy")
def gains(table: Table[Hara], champion: Champion, colour: Energy) -> None:
    table.do(turns.at_any_time, champion, gauges.gain_energy, champion, colour)


@vocabulary.when("{champion:Champion} takes {damage:d} damage")
def takes_damage(table: Table[Hara], champion: Champion, damage: int) -> None:
    require_amount(damage, "damage")
    if table.state.mode is Mode.CORRUPTED_CHAMPION:
        table.do(harm.suffer, champion, damage)
    else:
        table.do(turns.at_any_time, champion, gauges.hurt, champion, damage)


# --- Then ------------------------------------------------------------------------------------------------------------


@vocabulary.then("{champion:Champion} has {health:d} Health and {spirit:d} Spirit")
def health_and_spirit_are(table: Table[Hara], champion: Champion, health: int, spirit: int) -> None:
    figure = figure_of(table, champion)
    expect((figure.health, figure.spirit), (health, spirit), f"Health and Spirit of {champion}")


@vocabulary.then("{champion:Champion} has {number:d} {colour:Energy} Energy")
def energy_is(table: Table[Hara], champion: Champion, number: int, colour: Energy) -> None:
    expect(figure_of(table, champion).energy.get(colour, 0), number, f"{colour} Energy of {champion}")


@vocabulary.then("{champion:Champion} is defeated")
def is_defeated(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).defeated, True, f"{champion} is defeated")


@vocabulary.then("{champion:Champion} is not defeated")
def is_not_defeated(table: Table[Hara], champion: Champion) -> None:
    expect(figure_of(table, champion).defeated, False, f"{champion} is defeated")


@vocabulary.then("{champion:Champion} stands on {space:Space}")
def is_on(table: Table[Hara], champion: Champion, space: Space) -> None:
    expect(figure_of(table, champion).space.value, space.value, f"where {champion} stands")


@vocabulary.then("the range from {one:Space} to {other:Space} is {reach:d}")
def range_is(table: Table[Hara], one: Space, other: Space, reach: int) -> None:
    expect(board.measure(table, one, other), reach, f"the range from {one} to {other}")


@vocabulary.then("the spaces adjacent to {space:Space} are {spaces:Space+}")
def adjacent_to(table: Table[Hara], space: Space, spaces: list[Space]) -> None:
    found = board.look_around(table, space)
    expect_set([one.value for one in found], [one.value for one in spaces], f"the spaces adjacent to {space}")


@vocabulary.then("the Worlds adjacent to {world:World} are {others:World+}")
def worlds_beside(table: Table[Hara], world: World, others: list[World]) -> None:
    found = board.look_beside(table, world)
    expect_set([one.value for one in found], [one.value for one in others], f"the Worlds adjacent to {world}")


@vocabulary.then("the dice give {space:Space}")
def dice_give(table: Table[Hara], space: Space) -> None:
    expect(dice.roll_space(table).value, space.value, "the random space")


@vocabulary.then("it is {round:Round} of Day {day:d}")
def time_is_now(table: Table[Hara], round: Round, day: int) -> None:
    expect((table.state.round.value, table.state.day), (round.value, day), "round and Day")


@vocabulary.then("the Worlds lie clockwise around the Dojo: {order:World+}")
def worlds_lie(table: Table[Hara], order: list[World]) -> None:
    """From the upper left."""
    expect([world.value for world in table.state.ring], [world.value for world in order], "the Worlds clockwise")


@vocabulary.then(
    "the Day is at this step: {step:DayStep}", was=["the Day against the Phantom is at this step: {step:DayStep}"]
)
def step_is(table: Table[Hara], step: DayStep) -> None:
    found = table.state.flow.step
    expect(found.value if found else None, step.value, "the step of the Day")


@vocabulary.then("it is not the turn of the player")
def no_phase(table: Table[Hara]) -> None:
    found = table.state.flow.phase
    expect(found.value if found else None, None, "the phase of the player's turn")


@vocabulary.then("these have attacked the player, among others: {monsters:text+}")
def attacked_among(table: Table[Hara], monsters: list[str]) -> None:
    expect_among(table.state.player_turn.attackers, monsters, "what has attacked")


@vocabulary.then("{champion:Champion} has {points:d} movement (point|points)")
def movement_is(table: Table[Hara], champion: Champion, points: int) -> None:
    expect(figure_of(table, champion).movement, points, f"movement points of {champion}")
