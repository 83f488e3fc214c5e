"""Steps of the map: areas and their ground, who lies next to whom, Blocks and protection."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Table, expect_set
from ruleproof.games.tsukuyumi.state import Area, Board
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.given("the areas", Columns({"area": "Area", "ground": "Ground", "next to": "Area+?", "value": "d?"}))
def the_areas(table: Table[Board], rows: list[dict[str, Any]]) -> None:
    """Neighbours are neighbours both ways: one of the two rows may say it."""
    for row in rows:
        if row["area"] in table.state.areas:
            raise InputError(f"the area {row['area']} is on the map already.", todo="Give each area its own name.")
        table.state.areas[row["area"]] = Area(kind=row["ground"], value=row["value"] or 0)
    for row in rows:
        for near in row["next to"] or ():
            if near == row["area"]:
                raise InputError(f"the area {near} lies next to itself.", todo="Name its neighbours only.")
            area_named(table, near).neighbours.add(row["area"])
            area_named(table, row["area"]).neighbours.add(near)


@vocabulary.given("a Block separates {one:Area} from {other:Area}")
def block(table: Table[Board], one: str, other: str) -> None:
    if other not in area_named(table, one).neighbours:
        raise InputError(f"{one} and {other} are not adjacent.", todo="Put the Block between neighbours.")
    table.state.blocks.add(frozenset((one, other)))


@vocabulary.given("the protection of {area:Area} is worth {points:d} conquest points")
def protection(table: Table[Board], area: str, points: int) -> None:
    area_named(table, area).protection = points


@vocabulary.given("{area:Area} is worth {points:d} victory (point|points) to the Oni")
def worth(table: Table[Board], area: str, points: int) -> None:
    """Where the base game prints another value than the book gives."""
    area_named(table, area).worth = points


@vocabulary.then("{one:Area} lies next to {areas:Area+}")
def lies_next_to(table: Table[Board], one: str, areas: list[str]) -> None:
    """All its neighbours."""
    expect_set(area_named(table, one).neighbours, areas, f"the neighbours of {one}")
