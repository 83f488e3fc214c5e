"""The Challenge Board and the Champions on it."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.night_parade.names import Arrow, Clan, Icon, IslandName
from ruleproof.games.night_parade.rules import champion
from ruleproof.games.night_parade.state import NightTable, Space
from ruleproof.games.night_parade.steps.common import asked, given, once, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("the Challenge Board", Columns({"from": "Space", "arrow": "Arrow", "to": "Space"}))
def board(table: NightTable, rows: list[dict[str, Any]]) -> None:
    if alone := [row["from"] for row in rows if row["from"] == row["to"]]:
        raise InputError(f"an arrow leads from space {alone[0]} to itself.", todo="Name the space it leads to.")
    for row in rows:
        draw_arrow(table, row["from"], row["to"])
        if row["arrow"] is Arrow.TWO_WAY:
            draw_arrow(table, row["to"], row["from"])


def draw_arrow(table: NightTable, origin: int, target: int) -> None:
    board = table.state.board
    if target in board.setdefault(origin, Space()).leads_to:
        raise InputError(f"an arrow from space {origin} to space {target} is drawn twice.", todo="Draw it once.")
    board.setdefault(target, Space())
    board[origin].leads_to.append(target)


@given("the actions of the Challenge Board", Columns({"space": "Space", "action": "Icon+"}))
def board_actions(table: NightTable, rows: list[dict[str, Any]]) -> None:
    once([row["space"] for row in rows], "each space")
    for row in rows:
        if not_on_a_space := [icon for icon in row["action"] if icon in (Icon.CHANGE, Icon.CHAMPION)]:
            raise InputError(f"{not_on_a_space[0]} is no action of a space.", todo="Write another icon.")
        if row["space"] == table.state.throne_space:
            raise InputError(f"space {row['space']} is the Throne.", todo="It gives a choice instead of an action.")
        table.state.space(row["space"]).action = row["action"]


@given("{clan:Clan}'s Champion is on space {space:Space}")
def champion_stands(table: NightTable, clan: Clan, space: int) -> None:
    table.state.space(space)
    if space == table.state.throne_space:
        raise stays_on_throne(clan)
    table.state.player(clan).champion_space = space


def stays_on_throne(clan: Clan) -> InputError:
    return InputError(f"the Champion of {clan} does not stay on the Throne.", todo="Say that it is in the supply.")


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} moves the Champion to space {space:Space}")
def moves_champion(table: NightTable, clan: Clan, space: int) -> None:
    table.do(champion.move_champion, clan, space)


@when("{clan:Clan} uses {icon:Icon} with the Champion")
def uses_with_champion(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(champion.use_with_champion, clan, icon)


@when("{clan:Clan} fights the Champion of {enemy:Clan} on space {space:Space}")
def fights_on_space(table: NightTable, clan: Clan, enemy: Clan, space: int) -> None:
    table.do(champion.fight_on_space, clan, enemy, space)


@when("{clan:Clan} hides the Champion on space {space:Space}")
def hides_on_space(table: NightTable, clan: Clan, space: int) -> None:
    table.do(champion.use_on_space, clan, Icon.HIDE, space)


@when("{clan:Clan} moves the Champion from space {space:Space} to {island:Island}")
def moves_off_board(table: NightTable, clan: Clan, space: int, island: IslandName) -> None:
    table.do(champion.move_off_board, clan, space, island)


@when("{clan:Clan} keeps {icon:Icon} for later")
def keeps(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(champion.keep, clan, icon)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} may move the Champion to (space|spaces) {spaces:Space+}")
def may_move_champion(table: NightTable, clan: Clan, spaces: list[int]) -> None:
    expect_set(asked(champion.spaces_to_enter, table, clan), spaces, "spaces to enter")


@then("{clan:Clan} may move the Champion to (space|spaces) {spaces:Space+}, among others")
def may_move_champion_too(table: NightTable, clan: Clan, spaces: list[int]) -> None:
    expect_among(asked(champion.spaces_to_enter, table, clan), spaces, "spaces to enter")


@then("{clan:Clan} may move the Champion to no space")
def may_not_move_champion(table: NightTable, clan: Clan) -> None:
    may_move_champion(table, clan, [])


@then("{clan:Clan}'s Champion is on space {space:Space}")
def sees_champion(table: NightTable, clan: Clan, space: int) -> None:
    expect(table.state.player(clan).champion_space, space, f"the space of {clan}'s Champion")


@then("{clan:Clan}'s next icon is {icon:Icon} on space {space:Space}")
def next_icon_on_space(table: NightTable, clan: Clan, icon: Icon, space: int) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(turn.on_space, True, "an action of a space being resolved")
    expect(table.state.player(clan).champion_space, space, f"the space of {clan}'s Champion")
    expect(turn.icons[0] if turn.icons else None, icon, "the next icon")
