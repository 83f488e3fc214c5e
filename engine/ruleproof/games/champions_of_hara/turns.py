"""The end of the player's turn: the Monsters attack, effects end, and the player may have won."""

from __future__ import annotations

from ruleproof.core import Act, Table
from ruleproof.games.champions_of_hara.arenas import ARENAS, check_victory
from ruleproof.games.champions_of_hara.monsters import end_of_turn
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.worlds import player


def end_turn(table: Table[Hara]) -> Act[None]:
    champion, _ = player(table)
    yield from end_of_turn(table, champion)
    arena = ARENAS.get(table.state.mode) if table.state.mode else None
    if arena is not None and arena.turn_ends is not None:
        yield from arena.turn_ends(table)
    check_victory(table)
