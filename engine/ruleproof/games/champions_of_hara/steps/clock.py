"""Dawn, the end of a round and World Shift: what a mode does at these moments."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect
from ruleproof.games.champions_of_hara import clock
from ruleproof.games.champions_of_hara.state import Hara, WorldShift
from ruleproof.games.champions_of_hara.steps.kinds import vocabulary
from ruleproof.games.champions_of_hara.words import Round, World


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
        else:
            cards.append(WorldShift(name=row["card"], swaps=pairs, energy=row["for all players"] or []))
    table.state.shift_deck = cards


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


@vocabulary.then("it is {round:Round} of Day {day:d}")
def time_is(table: Table[Hara], round: Round, day: int) -> None:
    expect((table.state.round.value, table.state.day), (round.value, day), "round and Day")


@vocabulary.then("the Worlds lie clockwise around the Dojo: {order:World+}")
def worlds_around(table: Table[Hara], order: list[World]) -> None:
    """From the upper left."""
    expect([world.value for world in table.state.ring], [world.value for world in order], "the Worlds clockwise")
