"""Islands, the Meeples and the Torii on them."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_set
from ruleproof.games.night_parade import ending, icons, reign
from ruleproof.games.night_parade.state import Clan, Island, IslandName, Meeple, NightTable, Piece
from ruleproof.games.night_parade.steps.base import given, then, when


@given(
    "the islands",
    Columns({"island": "Island", "next to": "Island+?", "first builder": "Amount+?", "Torii limit": "d?"}),
)
def islands(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """Every island on the table; being next to each other is written down once for each pair."""
    names = [row["island"] for row in rows]
    if doubled := [name for name in names if names.count(name) > 1]:
        raise InputError(f"there are two islands {doubled[0]}.", todo="Add a letter to one: Earth 3b.")
    table.state.islands = [
        Island(name=row["island"], bonus=row["first builder"] or [], torii_limit=row["Torii limit"]) for row in rows
    ]
    for row in rows:
        for neighbour in row["next to"] or []:
            for one, other in ((row["island"], neighbour), (neighbour, row["island"])):
                if other not in table.state.island(one).next_to:
                    table.state.island(one).next_to.append(other)


@given("{clan:Clan} has {count:d} (Meeple|Meeples) on {island:Island}")
def meeples(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).meeples += [Meeple(clan=clan) for _ in range(count)]


@given("{clan:Clan} has a Torii on {island:Island}")
def torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).torii.append(clan)
    ending.count_torii(table, clan)


@when("{clan:Clan} places a Meeple on {island:Island}")
def places(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.do(icons.place, clan, island)


@when("{clan:Clan} moves {piece:Piece} from {origin:Island} to {target:Island}")
def moves(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, target: IslandName) -> None:
    """By a Move icon, or as the benefit of a Throne Card."""
    if table.pending is not None:
        table.pick(clan, reign.Move(clan, piece, origin, target))
    else:
        table.do(icons.move, clan, origin, target, piece)


@then("{clan:Clan} may place a Meeple on {islands:Island+}")
def may_place(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    expect_set(icons.islands_to_place_on(table, clan), islands, "islands to place on")


@then("{clan:Clan} may place a Meeple on no island")
def may_place_nowhere(table: NightTable, clan: Clan) -> None:
    may_place(table, clan, [])


@then("{clan:Clan} may move {piece:Piece} from {origin:Island} to {islands:Island+}")
def may_move(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, islands: list[IslandName]) -> None:
    expect_set(icons.islands_to_move_to(table, clan, origin, piece), islands, f"islands to move to from {origin}")


@then("{clan:Clan} may move {piece:Piece} from {origin:Island} to no island")
def may_move_nowhere(table: NightTable, clan: Clan, piece: Piece, origin: IslandName) -> None:
    may_move(table, clan, piece, origin, [])


@then("{clan:Clan} has {count:d} (Meeple|Meeples) on {island:Island}")
def sees_meeples(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    expect(table.state.island(island).meeples_of(clan), count, f"{clan}'s Meeples on {island}")


@then("{clan:Clan} has a Torii on {island:Island}")
def sees_torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    expect(table.state.island(island).torii.count(clan), 1, f"{clan}'s Torii on {island}")


@then("{clan:Clan} has no Torii on {island:Island}")
def sees_no_torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    expect(table.state.island(island).torii.count(clan), 0, f"{clan}'s Torii on {island}")
