"""What gives momentum and what gives none."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.tsukuyumi.names import PRINCESS, Faction, Legendary, Means, Oni, Piece
from ruleproof.games.tsukuyumi.state import Board

RANGED_CARDS = {str(means): means for means in (Means.SNIPE,)}
"""Combat cards that attack from afar, by name."""
NO_MOMENTUM = {
    Means.TARGET_FINDER_MISSILE: "momentum.ranged",
    Means.SNIPE: "momentum.ranged",
    Means.BLOCK: "momentum.blocks-events",
    Means.EVENT: "momentum.blocks-events",
    Means.CLEANSING: "momentum.faction-actions",
    Means.REPLACED_AREA: "momentum.faction-actions",
    Means.ROTATED_AREA: "momentum.faction-actions",
    Means.SENTINELS_ABILITY: "momentum.sentinels",
}
"""The rule for each of the means; for all others it is `momentum.no-card`."""


def momentum_of_card(
    table: Table[Board], faction: Faction, area: str, present: list[Piece], destroyed: list[Piece]
) -> int:
    """The momentum of an attack with a combat card, by the Oni that were in the area and those destroyed."""
    if not present:
        table.trace.rejected("momentum.no-oni", "no momentum", because="there are no Oni in {area}", area=area)
        return 0
    if faction is Faction.SENTINELS and table.readings["C76"] == "a":
        table.trace.rejected("momentum.sentinels", "no momentum", because="the Sentinels attack")
        return 0
    table.trace.applied("momentum.card", "+1: a combat card is played in {area} with Oni", area=area)
    gained = 1
    if _counts_as_destroyed(table, faction, present, destroyed):
        table.trace.applied("momentum.destroyed", "+1: the attack destroys {number} Oni", number=len(destroyed))
        gained += 1
    if any(piece == PRINCESS or isinstance(piece, Legendary) for piece in present):
        table.trace.applied("momentum.legendary", "+1: a legendary Oni or the Moon Princess is in {area}", area=area)
        gained += 1
    return gained


def _counts_as_destroyed(table: Table[Board], faction: Faction, present: list[Piece], destroyed: list[Piece]) -> bool:
    if not destroyed:
        return False
    if faction is Faction.SENTINELS and table.readings["C76"] == "b":
        table.trace.rejected("momentum.sentinels", "no +1 for Oni destroyed", because="the Sentinels attack")
        return False
    if not any(isinstance(piece, Oni) for piece in destroyed) and table.readings["C77"] == "b":
        because = "no other Oni than a legendary one is destroyed"
        table.trace.rejected("momentum.destroyed", "no +1 for Oni destroyed", because=because)
        return False
    return True


def momentum_of_means(table: Table[Board], means: Means) -> None:
    """Nothing, whatever is destroyed."""
    rule = NO_MOMENTUM.get(means, "momentum.no-card")
    table.trace.rejected(rule, "no momentum", because="{means} gives none", means=means)
