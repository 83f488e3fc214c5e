"""Islands, the Meeples and the Torii on them, and what icons give."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, expect, expect_among, expect_set
from ruleproof.games.night_parade.names import Amount, Clan, Icon, IslandName, Piece
from ruleproof.games.night_parade.rules import icons
from ruleproof.games.night_parade.rules.reign import others
from ruleproof.games.night_parade.rules.scoring import ending
from ruleproof.games.night_parade.rules.turn import optional
from ruleproof.games.night_parade.state import Island, Meeple, NightTable
from ruleproof.games.night_parade.steps.common import asked, choices_of, counted, expect_none_of, given, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given(
    "the islands",
    Columns({"island": "Island", "next to": "Island+?", "first builder": "Amount+?", "Torii limit": "d?"}),
)
def islands(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """Islands, added to those already there; being next to each other is written down once for each pair."""
    names = [island.name for island in table.state.islands] + [row["island"] for row in rows]
    if doubled := [name for name in names if names.count(name) > 1]:
        raise InputError(f"there are two islands {doubled[0]}.", todo="Add a letter to one: Earth 3b.")
    if alone := [row["island"] for row in rows if row["island"] in (row["next to"] or [])]:
        raise InputError(f"{alone[0]} is next to itself.", todo="Name its neighbours.")
    table.state.islands += [
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
    table.state.island(island).meeples += [Meeple(clan=clan) for _ in range(counted(count))]


@given("{clan:Clan} has the Meeple {label:text} on {island:Island}")
def labelled_meeple(table: NightTable, clan: Clan, label: str, island: IslandName) -> None:
    table.state.player(clan)
    if any(one.clan is clan and one.label == label for place in table.state.islands for one in place.meeples):
        raise InputError(f"{clan} has two Meeples {label!r}.", todo="Give one of them another name.")
    table.state.island(island).meeples.append(Meeple(clan=clan, label=label))


@given("{clan:Clan} has placed a Meeple on {island:Island} this turn")
def has_placed(table: NightTable, clan: Clan, island: IslandName) -> None:
    """The Meeple is there, and the island is closed for another."""
    turn = table.state.current()
    if turn.clan is not clan:
        raise InputError(f"it is not the turn of {clan}.", todo="Say first whose turn it is.")
    meeples(table, clan, 1, island)
    turn.placed_on.append(island)


@given("{clan:Clan} has a Torii on {island:Island}")
def torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).torii.append(clan)
    ending.count_torii(table, clan)


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} places a Meeple on {island:Island}")
def places(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.do(icons.place, clan, island)


@when("{clan:Clan} moves {piece:Piece} from {origin:Island} to {target:Island}")
def moves(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, target: IslandName) -> None:
    """By a Move icon, or as the benefit of a Throne Card."""
    if others.benefit_is_open(table):
        table.pick(clan, others.Move(clan, piece, origin, target), rule="reign.others")
    else:
        table.do(icons.move, clan, origin, target, piece)


@when("{clan:Clan} moves {count:d} (Meeple|Meeples) from {origin:Island} to {target:Island}")
def moves_several(table: NightTable, clan: Clan, count: int, origin: IslandName, target: IslandName) -> None:
    """By as many Move icons in a row."""
    table.do(icons.move_several, clan, counted(count, least=1), origin, target)


@when("{clan:Clan} moves the Meeple {label:text} to {target:Island}")
def moves_labelled(table: NightTable, clan: Clan, label: str, target: IslandName) -> None:
    """By a Move icon, or as the benefit of a Throne Card."""
    if others.benefit_is_open(table):
        piece, origin = icons.take_up(table, clan, label)
        table.pick(clan, others.Move(clan, piece, origin, target), rule="reign.others")
    else:
        table.do(icons.move_labelled, clan, label, target)


@when("{clan:Clan} takes {amount:Amount}")
def takes(table: NightTable, clan: Clan, amount: Amount) -> None:
    """By an icon of a card, or as the benefit of a Throne Card."""
    if amount.count < 1:
        raise InputError("nothing is taken.", todo="Take at least 1, or skip the icon.")
    if others.benefit_is_open(table):
        table.pick(clan, others.Take(clan, amount), rule="reign.others")
    else:
        table.do(icons.take, clan, amount)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} may place a Meeple on {islands:Island+}")
def may_place(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    expect_set(asked(icons.islands_to_place_on, table, clan), islands, "islands to place on")


@then("{clan:Clan} may place a Meeple on {islands:Island+}, among others")
def may_place_too(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    expect_among(asked(icons.islands_to_place_on, table, clan), islands, "islands to place on")


@then("{clan:Clan} cannot place a Meeple on {islands:Island+}")
def cannot_place(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    for island in islands:
        table.state.island(island)
    expect_none_of(asked(icons.islands_to_place_on, table, clan), islands, "islands to place on")


@then("{clan:Clan} may place a Meeple on no island")
def may_place_nowhere(table: NightTable, clan: Clan) -> None:
    may_place(table, clan, [])


@then("{clan:Clan} may move {piece:Piece} from {origin:Island} to {islands:Island+}")
def may_move(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, islands: list[IslandName]) -> None:
    expect_set(islands_to_enter(table, clan, piece, origin), islands, f"islands next to {origin}")


@then("{clan:Clan} may move {piece:Piece} from {origin:Island} to {islands:Island+}, among others")
def may_move_too(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, islands: list[IslandName]) -> None:
    expect_among(islands_to_enter(table, clan, piece, origin), islands, f"islands next to {origin}")


def islands_to_enter(table: NightTable, clan: Clan, piece: Piece, origin: IslandName) -> list[IslandName]:
    """By a Move icon, or as the benefit of a Throne Card."""
    if not others.benefit_is_open(table):
        return asked(icons.islands_to_move_to, table, clan, origin, piece)
    moves = [one for one in choices_of(table, clan) if isinstance(one, others.Move)]
    return [one.target for one in moves if (one.piece, one.origin) == (piece, origin)]


@then("{clan:Clan} may move {piece:Piece} from {origin:Island} to no island")
def may_move_nowhere(table: NightTable, clan: Clan, piece: Piece, origin: IslandName) -> None:
    may_move(table, clan, piece, origin, [])


@then("{clan:Clan} has {count:d} (way|ways) to use {icon:Icon}")
def ways_to_use(table: NightTable, clan: Clan, count: int, icon: Icon) -> None:
    """Of Reign, the Throne Cards that can be used."""
    expect(len(asked(optional.ways_to_use, table, clan, icon)), count, f"{clan}'s ways to use {icon}")


@then("{clan:Clan} has {count:d} (Meeple|Meeples) on {island:Island}")
def sees_meeples(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    table.state.player(clan)
    expect(table.state.island(island).meeples_of(clan), count, f"{clan}'s Meeples on {island}")


@then("{clan:Clan} has a Torii on {island:Island}")
def sees_torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    expect(table.state.island(island).torii.count(clan), 1, f"{clan}'s Torii on {island}")


@then("{clan:Clan} has no Torii on {island:Island}")
def sees_no_torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    expect(table.state.island(island).torii.count(clan), 0, f"{clan}'s Torii on {island}")


@then("{clan:Clan}'s Torii are on {islands:Island+}")
def sees_all_torii(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    """On these and on no other."""
    table.state.player(clan)
    found = [island.name for island in table.state.islands if clan in island.torii]
    expect_set(found, islands, f"the islands with a Torii of {clan}")


@then("{clan:Clan} has no Torii")
def sees_no_torii_at_all(table: NightTable, clan: Clan) -> None:
    sees_all_torii(table, clan, [])


@then("{clan:Clan}'s pieces are", Columns({"piece": "Piece", "island": "Island", "count": "d"}))
def sees_pieces(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    """All that the clan has on the islands."""
    table.state.player(clan)
    found = [(one.piece, island.name) for island in table.state.islands for one in island.meeples if one.clan is clan]
    expected = [(row["piece"], row["island"]) for row in rows for _ in range(counted(row["count"], least=1))]
    expect_set(found, expected, f"{clan}'s pieces")


@then("on {island:Island} are", Columns({"clan": "Clan", "piece": "Piece", "count": "d"}))
def sees_island(table: NightTable, island: IslandName, rows: list[dict[str, Any]]) -> None:
    """All that stands or lies there."""
    found = [(one.clan, one.piece) for one in table.state.island(island).meeples]
    expected = [(row["clan"], row["piece"]) for row in rows for _ in range(counted(row["count"], least=1))]
    expect_set(found, expected, f"what is on {island}")


@then("{clan:Clan}'s Meeple {label:text} is on {island:Island}")
def sees_labelled(table: NightTable, clan: Clan, label: str, island: IslandName) -> None:
    expect(labelled(table, clan, label, island).hidden, False, f"the Meeple {label} hidden")


@then("{clan:Clan}'s Meeple {label:text} is hidden on {island:Island}")
def sees_labelled_hidden(table: NightTable, clan: Clan, label: str, island: IslandName) -> None:
    expect(labelled(table, clan, label, island).hidden, True, f"the Meeple {label} hidden")


def labelled(table: NightTable, clan: Clan, label: str, island: IslandName) -> Meeple:
    for meeple in table.state.island(island).meeples:
        if meeple.clan is clan and meeple.label == label:
            return meeple
    raise Mismatch(f"the Meeple {label} of {clan} is not on {island}")
