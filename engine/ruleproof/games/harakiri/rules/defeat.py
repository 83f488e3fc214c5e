"""What happens to those who are defeated: they leave the zone, and enemies leave their heads."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import CHARACTERS, Name, Side
from ruleproof.games.harakiri.rules.attacks.heads import leave_head
from ruleproof.games.harakiri.rules.ending import outcome
from ruleproof.games.harakiri.state import Harakiri


def defeat(table: Table[Harakiri], who: Name, *, by: Name | None = None) -> None:
    """Take somebody defeated off the zone. `by` is the active character, if one did it."""
    square = table.state.square_of(who)
    table.state.leave(who)
    if who.kind in CHARACTERS:
        table.state.creature(who).life = 0
        table.trace.applied("defeat.character", "{who} has no life left and is defeated", who=who)
        table.trace.applied("defeat.character", "the miniature of {who} is removed", who=who)
        outcome.check_standing(table)
    elif table.state.side_of(who) is Side.NEITHER:
        table.trace.applied("element.defeated", "{who} leaves play", who=who)
    else:
        table.state.creature(who).life = 0
        table.trace.applied("defeat.enemy", "{who} is defeated", who=who)
        leave_head(table, who, square, by)
