"""Fighting and hiding."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, expect, expect_among, expect_set
from ruleproof.games.night_parade.names import Clan, IslandName, Piece
from ruleproof.games.night_parade.rules import hide, icons
from ruleproof.games.night_parade.rules.reign import others
from ruleproof.games.night_parade.state import Meeple, NightTable
from ruleproof.games.night_parade.steps.common import asked, choices_of, counted, given, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("{clan:Clan} has {count:d} hidden (Meeple|Meeples) on {island:Island}")
def hidden_meeples(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).meeples += [Meeple(clan=clan, hidden=True) for _ in range(counted(count))]


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} fights {piece:Piece} of {enemy:Clan} on {island:Island}")
def fights(table: NightTable, clan: Clan, piece: Piece, enemy: Clan, island: IslandName) -> None:
    table.do(hide.fight, clan, enemy, piece, island)


@when("{clan:Clan} hides {piece:Piece} on {island:Island}")
def hides(table: NightTable, clan: Clan, piece: Piece, island: IslandName) -> None:
    """By a Hide icon, or as the benefit of a Throne Card."""
    if others.benefit_is_open(table):
        table.pick(clan, others.Hide(clan, piece, island), rule="reign.others")
    else:
        table.do(hide.hide, clan, piece, island)


@when("{clan:Clan} fights the Meeple {label:text} of {enemy:Clan}")
def fights_labelled(table: NightTable, clan: Clan, label: str, enemy: Clan) -> None:
    table.do(hide.fight_labelled, clan, enemy, label)


@when("{clan:Clan} hides the Meeple {label:text}")
def hides_labelled(table: NightTable, clan: Clan, label: str) -> None:
    """By a Hide icon, or as the benefit of a Throne Card."""
    if others.benefit_is_open(table):
        table.pick(clan, others.Hide(clan, *icons.take_up(table, clan, label)), rule="reign.others")
    else:
        table.do(hide.hide_labelled, clan, label)


@when("{clan:Clan} uses Hide to move {piece:Piece} from {origin:Island} to {target:Island}")
def moves_hidden(table: NightTable, clan: Clan, piece: Piece, origin: IslandName, target: IslandName) -> None:
    table.do(hide.move_hidden, clan, piece, origin, target)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} has {count:d} hidden (Meeple|Meeples) on {island:Island}")
def sees_hidden(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    table.state.player(clan)
    found = [one for one in table.state.island(island).meeples if one.clan is clan and one.hidden]
    expect(len(found), count, f"{clan}'s hidden Meeples on {island}")


@then("{clan:Clan} may fight", Columns({"piece": "Piece", "clan": "Clan", "island": "Island"}))
def may_fight(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    expected = [(row["clan"], row["piece"], row["island"]) for row in rows]
    expect_set(asked(hide.targets_to_fight, table, clan), expected, "pieces to fight")


@then("{clan:Clan} may fight {piece:Piece} of {enemy:Clan} on {island:Island}")
def may_fight_too(table: NightTable, clan: Clan, piece: Piece, enemy: Clan, island: IslandName) -> None:
    """Among others."""
    expect_among(asked(hide.targets_to_fight, table, clan), [(enemy, piece, island)], "pieces to fight")


@then("{clan:Clan} may fight nobody")
def may_fight_nobody(table: NightTable, clan: Clan) -> None:
    may_fight(table, clan, [])


@then("{clan:Clan} may hide", Columns({"piece": "Piece", "island": "Island"}))
def may_hide(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    expected = [(row["piece"], row["island"]) for row in rows]
    expect_set(pieces_to_hide(table, clan), expected, "pieces to hide")


@then("{clan:Clan} may hide {piece:Piece} on {island:Island}")
def may_hide_too(table: NightTable, clan: Clan, piece: Piece, island: IslandName) -> None:
    """Among others."""
    expect_among(pieces_to_hide(table, clan), [(piece, island)], "pieces to hide")


def pieces_to_hide(table: NightTable, clan: Clan) -> list[tuple[Piece, IslandName]]:
    """By a Hide icon, or as the benefit of a Throne Card."""
    if not others.benefit_is_open(table):
        return asked(hide.pieces_to_hide, table, clan)
    return [(one.piece, one.island) for one in choices_of(table, clan) if isinstance(one, others.Hide)]


@then("{clan:Clan} may hide no Meeple")
def may_hide_nothing(table: NightTable, clan: Clan) -> None:
    may_hide(table, clan, [])


@then("{clan:Clan} may use Hide to move", Columns({"piece": "Piece", "from": "Island", "to": "Island"}))
def may_move_hidden(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    expected = [(row["piece"], row["from"], row["to"]) for row in rows]
    expect_set(asked(hide.ways_to_move_hidden, table, clan), expected, "moves of hidden pieces")
