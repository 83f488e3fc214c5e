"""The Champion on the Challenge Board: where it may go, what its space gives, and what it cannot do there."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal
from ruleproof.games.night_parade.names import Clan, Icon, IslandName
from ruleproof.games.night_parade.rules.flow import require_icon
from ruleproof.games.night_parade.rules.throne import has_left_board, reach_throne
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import NightTable


def move_champion(table: NightTable, clan: Clan, number: int) -> Act[None]:
    """Move to an adjacent space; its action comes next, then the Change of the Champion Card."""
    turn = require_icon(table, clan, Icon.CHAMPION)
    if refusal := why_not_enter(table, clan, number):
        raise refusal
    player = table.state.player(clan)
    table.trace.applied(
        "board.arrows", "an arrow leads from {origin} to {space}", origin=player.champion_space, space=number
    )
    player.champion_space = number
    table.trace.applied("champion.move", "the Champion of {clan} moves to space {space}", clan=clan, space=number)
    if others := [other for other in table.state.players if other is not clan and champion_on(table, other, number)]:
        table.trace.applied("champion.share", "{others} being there changes nothing", others=others)
    turn.on_space, turn.change_due, turn.started = True, True, True
    if number == table.state.throne_space:
        turn.icons = turn.icons[1:]
        yield from reach_throne(table, clan)
        yield from go_on(table)
        return
    action = table.state.space(number).action
    turn.icons = [*action, *turn.icons[1:]]
    if action and table.readings["C11"] == "a":
        table.trace.applied("champion.action", "space {space} gives {icons}, at once", space=number, icons=action)
    yield from go_on(table)


def champion_on(table: NightTable, clan: Clan, number: int) -> bool:
    return table.state.player(clan).champion_space == number


def why_not_enter(table: NightTable, clan: Clan, number: int) -> Refusal | None:
    """The rule against moving the clan's Champion to this space, if there is one."""
    table.state.space(number)
    if has_left_board(table, clan):
        return Refusal("throne.return", "the Champion of {clan} has left the Challenge Board", clan=clan)
    here = champion_space(table, clan)
    if number in table.state.space(here).leads_to:
        return None
    if here in table.state.space(number).leads_to:
        return Refusal("board.arrows", "the arrow leads from {space} to {origin} only", space=number, origin=here)
    return Refusal("champion.move", "space {space} is not adjacent to space {origin}", space=number, origin=here)


def champion_space(table: NightTable, clan: Clan) -> int:
    space = table.state.player(clan).champion_space
    if space is None:
        raise InputError(f"the Champion of {clan} is not on the Challenge Board.", todo="Say where it stands.")
    return space


def spaces_to_enter(table: NightTable, clan: Clan) -> list[int]:
    require_icon(table, clan, Icon.CHAMPION)
    return [number for number in table.state.board if not why_not_enter(table, clan, number)]


def use_with_champion(table: NightTable, clan: Clan, icon: Icon) -> None:
    """Use an icon of the islands with the Champion while it stands on the Challenge Board: never allowed."""
    if icon not in (Icon.MOVE, Icon.FIGHT, Icon.HIDE):
        raise InputError(f"{icon} is not used with a piece.", todo="Say what the player does.")
    require_icon(table, clan, icon)
    if has_left_board(table, clan):
        raise InputError(
            f"the Champion of {clan} has left the Challenge Board.", todo="Say what it does on the islands."
        )
    space = champion_space(table, clan)
    raise Refusal("champion.board-limits", "the Champion is on the Challenge Board, on space {space}", space=space)


def use_on_space(table: NightTable, clan: Clan, icon: Icon, number: int) -> None:
    """Use an icon of the islands with the Champion on this space."""
    table.state.space(number)
    require_icon(table, clan, icon)
    if not champion_on(table, clan, number):
        raise Refusal(
            "champion.board-limits", "the Champion of {clan} is not on space {space}", clan=clan, space=number
        )
    use_with_champion(table, clan, icon)


def fight_on_space(table: NightTable, clan: Clan, enemy: Clan, number: int) -> None:
    """Fight a Champion that stands on the Challenge Board."""
    require_icon(table, clan, Icon.FIGHT)
    if not champion_on(table, enemy, number):
        raise Refusal(
            "champion.board-limits", "the Champion of {clan} is not on space {space}", clan=enemy, space=number
        )
    use_on_space(table, clan, Icon.FIGHT, number)


def move_off_board(table: NightTable, clan: Clan, number: int, target: IslandName) -> None:
    """Leave the Challenge Board by a Move icon."""
    table.state.island(target)
    use_on_space(table, clan, Icon.MOVE, number)


def keep(table: NightTable, clan: Clan, icon: Icon) -> Act[None]:
    """Put off an icon of the space entered, which only one reading of the Gamanoke example allows."""
    turn = require_icon(table, clan, icon)
    if not turn.on_space or table.readings["C11"] == "a":
        raise Refusal("champion.action", "{icon} is used now or not at all", icon=icon)
    turn.icons.pop(0)
    turn.kept.append(icon)
    table.trace.applied("champion.action", "{clan} keeps {icon} for later", clan=clan, icon=icon)
    yield from go_on(table)
