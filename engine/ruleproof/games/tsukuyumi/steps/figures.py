"""Legendary Oni and the Moon Princess on the board, with the values that only their cards show."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, Words, expect
from ruleproof.games.tsukuyumi.state import Board, Legendary, OniValues
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary

vocabulary.add_kind(Words("Legendary", Legendary))


@vocabulary.given(
    "these legendary Oni are in play", Columns({"area": "Area", "legendary Oni": "Legendary", "number": "d?"})
)
def legendary_in_play(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Only the Three Shadows can be several figures."""
    for row in rows:
        area, legendary, number = area_named(table, row["area"]), row["legendary Oni"], row["number"] or 1
        if number < 1 or (legendary is not Legendary.THREE_SHADOWS and number > 1):
            raise InputError(
                f"{number} figures of the {legendary.value} cannot be in play.", todo="Leave the number out."
            )
        area.legendary = {**area.legendary, legendary: area.legendary.get(legendary, 0) + number}


@vocabulary.given(
    "the legendary Oni are worth",
    Columns({"legendary Oni": "Legendary", "conquest points": "d", "damage": "d", "life": "d?"}),
)
def legendary_are_worth(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    for row in rows:
        values = OniValues(points=row["conquest points"], damage=row["damage"], life=row["life"])
        table.state.legendary_values[row["legendary Oni"]] = values


@vocabulary.given("the Moon Princess stands between {areas:Area+}")
def princess_stands(table: Table[Board], areas: list[str]) -> None:
    for name in areas:
        others = {other for other in areas if other != name}
        if len(set(areas)) != 3 or not others <= area_named(table, name).neighbours:
            raise InputError("she stands where 3 areas meet.", todo="Name 3 areas that are next to each other.")
    table.state.moon_princess = set(areas)


@vocabulary.given("the Moon Princess is worth {points:d} conquest points and {damage:d} damage, and has {life:d} life")
def princess_is_worth(table: Table[Board], points: int, damage: int, life: int) -> None:
    table.state.princess_values = OniValues(points=points, damage=damage, life=life)


@vocabulary.given("the legendary Oni cards from the top are {legendary:Legendary+}")
def legendary_pile(table: Table[Board], legendary: list[Legendary]) -> None:
    table.state.legendary_pile = legendary


@vocabulary.then("the legendary Oni left to draw are {legendary:Legendary+}")
def legendary_left(table: Table[Board], legendary: list[Legendary]) -> None:
    found = [one.value for one in table.state.legendary_pile]
    expect(found, [one.value for one in legendary], "the legendary Oni cards from the top")


@vocabulary.then("these legendary Oni are in {area:Area}: {legendary:Legendary+}")
def legendary_in_area(table: Table[Board], area: str, legendary: list[Legendary]) -> None:
    """Each figure named once."""
    wanted = {one: legendary.count(one) for one in legendary}
    expect(_named(area_named(table, area).legendary), _named(wanted), f"the legendary Oni in {area}")


@vocabulary.then("no legendary Oni are in {area:Area}")
def no_legendary_in_area(table: Table[Board], area: str) -> None:
    expect(_named(area_named(table, area).legendary), [], f"the legendary Oni in {area}")


def _named(figures: dict[Legendary, int]) -> list[str]:
    return sorted(legendary.value for legendary, number in figures.items() for _ in range(number))


@vocabulary.then("the Moon Princess stands between {areas:Area+}")
def princess_is_between(table: Table[Board], areas: list[str]) -> None:
    expect(sorted(table.state.moon_princess or ()), sorted(areas), "the areas of the Moon Princess")


@vocabulary.then("the Moon Princess is not on the board")
def princess_is_away(table: Table[Board]) -> None:
    expect(table.state.moon_princess, None, "the areas of the Moon Princess")
