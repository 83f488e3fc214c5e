"""Special terrain: what the chapter says of it."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import Square, Terrain
from ruleproof.games.harakiri.rules.geometry import ground
from ruleproof.games.harakiri.state import Harakiri


def rule_of_square(table: Table[Harakiri], square: Square) -> str:
    """What the chapter says of a square because it is special terrain; nothing for any other."""
    if ground(table.state, square).terrain is not Terrain.SPECIAL:
        because = "it is not special terrain"
        table.trace.rejected("terrain.special", "a rule of the chapter for {square}", because=because, square=square)
        return ""
    special = table.state.scenery.special
    table.trace.applied("terrain.special", "the chapter says of {square}: {words}", square=square, words=special)
    return special
