"""Leaving an icon unused: what may be skipped, and what may not; and in how many ways an icon can be used."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, Refusal
from ruleproof.games.night_parade.names import CardName, Clan, Icon, Phase
from ruleproof.games.night_parade.rules.champion import spaces_to_enter
from ruleproof.games.night_parade.rules.flow import require_icon, require_phase, use_icon
from ruleproof.games.night_parade.rules.hide import pieces_to_hide, targets_to_fight, ways_to_move_hidden
from ruleproof.games.night_parade.rules.icons import islands_to_place_on, ways_to_move
from ruleproof.games.night_parade.rules.reign.usable import abilities
from ruleproof.games.night_parade.rules.throne import islands_for_champion
from ruleproof.games.night_parade.rules.turn.resolving import go_on
from ruleproof.games.night_parade.state import NightTable


def skip(table: NightTable, clan: Clan, icon: Icon) -> Act[None]:
    if refusal := why_not_skip(table, clan, icon):
        raise refusal
    turn = require_icon(table, clan, icon)
    if turn.shikigami:
        table.trace.rejected(
            "invoke.all-icons", "{icon} not resolved", because="{clan} cannot use it", icon=icon, clan=clan
        )
    if icon is Icon.REIGN:
        table.trace.applied("reign.decline", "{clan} does not reign, and the others get nothing", clan=clan)
    use_icon(table, turn, icon)
    table.trace.applied("turn.optional", "{clan} skips {icon}", clan=clan, icon=icon)
    yield from go_on(table)


def why_not_skip(table: NightTable, clan: Clan, icon: Icon) -> Refusal | None:
    """The rule against leaving this icon, the next one, unused, if there is one."""
    turn = require_phase(table, clan, Phase.RESOLVE)
    if icon is Icon.CHANGE and turn.change_due:
        rule = "champion.change" if turn.on_space else "change.mandatory"
        return Refusal(rule, "{card} must Change", card=turn.card)
    require_icon(table, clan, icon)
    if turn.shikigami and ways_to_use(table, clan, icon):
        return Refusal("invoke.all-icons", "{icon} of {card} can be resolved", icon=icon, card=turn.card)
    return None


def skip_rest(table: NightTable, clan: Clan, name: CardName) -> Act[None]:
    """Leave every icon that a card still has."""
    table.state.require_card(name)
    turn = require_phase(table, clan, Phase.RESOLVE)
    if turn.card != name or not turn.icons:
        raise Refusal("turn.cards", "{card} is not the card being resolved", card=name)
    while turn.card == name and turn.icons:
        yield from skip(table, clan, turn.icons[0])


def ways_to_use(table: NightTable, clan: Clan, icon: Icon) -> Sequence[object]:
    """Every way to resolve the next icon, this one; of Reign, the Throne Cards that can be used."""
    require_icon(table, clan, icon)
    if icon is Icon.PLACE:
        return islands_to_place_on(table, clan)
    if icon is Icon.MOVE:
        return ways_to_move(table, clan)
    if icon is Icon.FIGHT:
        return targets_to_fight(table, clan)
    if icon is Icon.HIDE:
        return [*pieces_to_hide(table, clan), *ways_to_move_hidden(table, clan)]
    if icon is Icon.CHAMPION:
        return champion_ways(table, clan)
    if icon is Icon.REIGN:
        return abilities(table, clan)
    return [icon]


def champion_ways(table: NightTable, clan: Clan) -> Sequence[object]:
    """Spaces to enter while the Champion is on the Challenge Board, islands where it may be put."""
    on_board = table.state.player(clan).champion_space is not None
    spaces = spaces_to_enter(table, clan) if on_board else []
    return [*spaces, *islands_for_champion(table, clan)]
