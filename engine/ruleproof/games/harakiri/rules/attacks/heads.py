"""The heads that enemies leave when they are defeated."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import FOLLOWERS, MINIONS, WANDERERS, Name, Square
from ruleproof.games.harakiri.rules.geometry import adjacent
from ruleproof.games.harakiri.state import Harakiri


def leave_head(table: Table[Harakiri], enemy: Name, square: Square, by: Name | None) -> None:
    """A minion leaves a head, a servant or elect a boss head; a character next to it takes it."""
    if enemy.kind in WANDERERS:
        table.trace.applied("wanderer.no-head", "{enemy} is a wanderer and leaves no head", enemy=enemy)
        return
    if enemy.kind not in FOLLOWERS:
        return
    boss = enemy.kind not in MINIONS
    text = "{enemy} leaves a boss head on {square}" if boss else "{enemy} leaves a head on {square}"
    table.trace.applied("head.left", text, enemy=enemy, square=square)
    if by is not None and enemy in table.state.decisive:
        table.trace.applied("head.last", "that ends it, so {who} takes the head", who=by)
    elif by is not None and adjacent(table.state, table.state.square_of(by), square):
        table.trace.applied("head.taken", "{who} is adjacent and takes it", who=by)
    else:
        because = "no active character is adjacent"
        table.trace.rejected("head.taken", "taking the head on {square}", because=because, square=square)
        lying = table.state.boss_heads if boss else table.state.heads
        lying[square] = lying.get(square, 0) + 1
        return
    hero = table.state.heroes[by]
    if boss:
        hero.boss_heads += 1
    else:
        hero.heads += 1
