"""Steps about ki dice: where they are, what they show, and what is done with them."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Words, expect, expect_set
from ruleproof.games.harakiri import ki
from ruleproof.games.harakiri import round as rounds
from ruleproof.games.harakiri.action_points import hero_of
from ruleproof.games.harakiri.ki import KiPlace, Taken
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.state_zones import Part
from ruleproof.games.harakiri.steps.words import HarakiriTable, rolling, vocabulary

vocabulary.add_kind(Words("KiPlace", KiPlace))


@vocabulary.given("the next ki (die|dice) rolled (shows|show) {faces:d+}")
def next_rolls(table: HarakiriTable, faces: list[int]) -> None:
    table.chance.state_roll(ki.DIE, *faces)


@vocabulary.when("{who:Creature} places a {face:d} on {ability:text}")
def places(table: HarakiriTable, who: Name, face: int, ability: str) -> None:
    table.do(ki.place, who, face, ability)


@vocabulary.when("{who:Creature} withdraws the ki die of {ability:text}")
def withdraws(table: HarakiriTable, who: Name, ability: str) -> None:
    table.do(ki.withdraw, who, ability)


@vocabulary.when(
    "{who:Creature} rerolls these ki dice", Columns({"from": "KiPlace", "shows": "d?", "slot": "text?", "rolls": "d?"})
)
def rerolls(table: HarakiriTable, who: Name, rows: list[dict[str, Any]]) -> None:
    """A die of the reserve is told by what it shows, one in a slot by the ability of the slot."""
    for row in rows:
        told_by = {KiPlace.RESERVE: {"shows"}, KiPlace.SLOT: {"slot"}, KiPlace.EXHAUSTED: set()}[row["from"]]
        if {column for column in ("shows", "slot") if row[column] is not None} != told_by:
            raise InputError(
                f"a die from {row['from'].value} is told by other columns.",
                todo="Tell one of the reserve by what it shows, one in a slot by its slot, one exhausted by neither.",
            )
    dice = [Taken(row["from"], row["shows"], row["slot"]) for row in rows]
    rolls = [row["rolls"] for row in rows if row["rolls"] is not None]
    table.do(rolling(ki.reroll, ki.DIE, *rolls), who, dice)


@vocabulary.when("the ki dice drop")
def drop(table: HarakiriTable) -> None:
    table.do(rounds.play, Part.KI)


@vocabulary.then("the reserve of {who:Creature} holds the ki dice {faces:d+}")
def reserve_holds(table: HarakiriTable, who: Name, faces: list[int]) -> None:
    expect_set(hero_of(table.state, who).ki_reserve, faces, f"the ki dice in the reserve of {who}")


@vocabulary.then("the reserve of {who:Creature} holds no ki dice")
def reserve_empty(table: HarakiriTable, who: Name) -> None:
    expect_set(hero_of(table.state, who).ki_reserve, [], f"the ki dice in the reserve of {who}")


@vocabulary.then("the slot of {ability:text} of {who:Creature} holds a {face:d}")
def slot_holds(table: HarakiriTable, ability: str, who: Name, face: int) -> None:
    expect(ki.slot_of(hero_of(table.state, who), who, ability).die, face, f"the die in the slot of {ability}")


@vocabulary.then("the slot of {ability:text} of {who:Creature} is empty")
def slot_empty(table: HarakiriTable, ability: str, who: Name) -> None:
    expect(ki.slot_of(hero_of(table.state, who), who, ability).die, None, f"the die in the slot of {ability}")


@vocabulary.then("{who:Creature} has {number:d} exhausted ki (die|dice)")
def has_exhausted(table: HarakiriTable, who: Name, number: int) -> None:
    expect(hero_of(table.state, who).ki_exhausted, number, f"the exhausted ki dice of {who}")
