"""Leaving an icon unused: what may be skipped, and what may not."""

from __future__ import annotations

from ruleproof.core import Act, Refusal
from ruleproof.games.night_parade.hide import pieces_to_hide, targets_to_fight, ways_to_move_hidden
from ruleproof.games.night_parade.icons import islands_to_place_on, ways_to_move
from ruleproof.games.night_parade.reign import can_reign
from ruleproof.games.night_parade.state import Clan, Icon, NightTable, Phase
from ruleproof.games.night_parade.turn import go_on, require_icon, require_phase, use_icon


def skip(table: NightTable, clan: Clan, icon: Icon) -> Act[None]:
    turn = require_phase(table, clan, Phase.RESOLVE)
    if icon is Icon.CHANGE and turn.change_due:
        rule = "champion.change" if turn.on_space else "change.mandatory"
        raise Refusal(rule, "{card} must Change", card=turn.card)
    require_icon(table, clan, icon)
    if turn.shikigami:
        if can_use(table, clan, icon):
            raise Refusal("invoke.all-icons", "{icon} of {card} can be resolved", icon=icon, card=turn.card)
        table.trace.rejected(
            "invoke.all-icons", "{icon} not resolved", because="{clan} cannot use it", icon=icon, clan=clan
        )
    if icon is Icon.REIGN:
        table.trace.applied("reign.decline", "{clan} does not reign, and the others get nothing", clan=clan)
    use_icon(table, turn, icon)
    table.trace.applied("turn.optional", "{clan} skips {icon}", clan=clan, icon=icon)
    yield from go_on(table)


def can_use(table: NightTable, clan: Clan, icon: Icon) -> bool:
    """Whether the next icon, this one, can be resolved at all."""
    if icon is Icon.PLACE:
        return bool(islands_to_place_on(table, clan))
    if icon is Icon.MOVE:
        return bool(ways_to_move(table, clan))
    if icon is Icon.FIGHT:
        return bool(targets_to_fight(table, clan))
    if icon is Icon.HIDE:
        return bool(pieces_to_hide(table, clan) or ways_to_move_hidden(table, clan))
    if icon is Icon.REIGN:
        return can_reign(table, clan)
    return True
