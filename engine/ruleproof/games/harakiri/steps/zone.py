"""Steps that lay out the zone: its squares, who stands where, and who comes when."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, Grid, InputError, expect, nearest
from ruleproof.games.harakiri.boards import Colour
from ruleproof.games.harakiri.names import ELEMENTS, Name, Square
from ruleproof.games.harakiri.state import Creature, Ground, Terrain
from ruleproof.games.harakiri.steps.words import HarakiriTable, vocabulary

_TERRAIN = {
    ".": Terrain.NORMAL,
    "*": Terrain.OBSTACLE,
    "#": Terrain.INACCESSIBLE,
    "~": Terrain.DIFFICULT,
    "%": Terrain.SPECIAL,
}

SYMBOLS = (
    ". normal, * obstacle, # inaccessible, ~ difficult, % special, empty: no square;"
    " a creature's sign alone or behind these"
)


_OF_ELEMENTS = ("resistance", "full_life")


@vocabulary.given(
    "these creatures",
    Columns(
        {
            "sign": "Sign",
            "creature": "Creature",
            "life": "d?",
            "full life": "d?",
            "armour": "d?",
            "defence": "d?",
            "power": "d?",
            "knowledge": "d?",
            "dexterity": "d?",
            "spirit": "d?",
            "resistance": "d?",
        }
    ),
)
def creatures(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """Life is 1 and full where it does not matter; what else is left out is 0."""
    known = dict(table.state.creatures)
    for row in rows:
        numbers = {name.replace(" ", "_"): value for name, value in row.items() if isinstance(value, int)}
        if row["creature"].kind not in ELEMENTS:
            numbers.setdefault("life", 1)
        numbers.setdefault("full_life", numbers.get("life", 0))
        if "resistance" in numbers and row["creature"].kind not in ELEMENTS:
            raise InputError(f"{row['creature']} has no resistance tokens.", todo="State them of vulnerable elements.")
        if strange := [name for name in numbers if row["creature"].kind in ELEMENTS and name not in _OF_ELEMENTS]:
            raise InputError(f"{row['creature']} has no {strange[0]}.", todo="State its resistance tokens.")
        if row["creature"] in known or any(one.sign == row["sign"] for one in known.values()):
            raise InputError(f"{row['creature']} or the sign {row['sign']!r} is listed twice.", todo="Keep one.")
        known[row["creature"]] = Creature(sign=row["sign"], **numbers)
    table.state.creatures = known


@vocabulary.given(
    "the zone",
    Grid(SYMBOLS),
)
def zone(table: HarakiriTable, grid: dict[str, str]) -> None:
    """Drawn again, it is another zone: whoever is not on it is in play no more."""
    squares: dict[Square, Ground] = {}
    places: dict[Name, Square] = {}
    for text, cell in grid.items():
        if not cell:
            continue
        square = Square.named(text)
        terrain, who = read_cell(table, cell)
        squares[square] = Ground(terrain=terrain)
        if who:
            if who in places:
                raise InputError(f"{who} stands twice on the zone.", todo="Keep one.")
            places[who] = square
    table.state.places = {}
    table.state.zone = squares
    table.state.places = places


def read_cell(table: HarakiriTable, cell: str) -> tuple[Terrain, Name | None]:
    """What a square of a drawn zone is made of, and who stands on it."""
    terrain, sign = (cell[0], cell[1:]) if cell[0] in _TERRAIN else (".", cell)
    if not sign:
        return _TERRAIN[terrain], None
    signs = {creature.sign: name for name, creature in table.state.creatures.items()}
    if sign not in signs:
        hint = nearest(sign, signs) or f"Known signs: {', '.join(signs) or 'none'}."
        raise InputError(f"no creature has the sign {sign!r}.", todo=hint)
    return _TERRAIN[terrain], signs[sign]


@vocabulary.given("its levels", Grid("the height of each square, a whole number"))
def levels(table: HarakiriTable, grid: dict[str, str]) -> None:
    for text, cell in grid.items():
        square = Square.named(text)
        if square not in table.state.zone:
            raise InputError(f"{square} is not part of the zone.", todo="Draw the same squares as the zone has.")
        if not cell.lstrip("-").isdigit():
            raise InputError(f"{cell!r} is no level.", todo="Write a whole number.")
        table.state.zone[square].level = int(cell)


@vocabulary.given("a {colour:Colour} oracle card is in play")
def oracle(table: HarakiriTable, colour: Colour) -> None:
    table.state.oracle = colour


@vocabulary.given("the initiative is {order:Creature+}")
def initiative(table: HarakiriTable, order: list[Name]) -> None:
    table.state.initiative = tuple(order)


@vocabulary.then("{who:Creature} stands on {square:Square}")
def stands(table: HarakiriTable, who: Name, square: Square) -> None:
    expect(table.state.square_of(who), square, f"the square of {who}")


@vocabulary.then("{who:Creature} has {life:d} life")
def has_life(table: HarakiriTable, who: Name, life: int) -> None:
    if who not in table.state.creatures:
        raise InputError(f"{who} is not in play.", todo="List it among the creatures.")
    expect(table.state.creatures[who].life, life, f"the life of {who}")
