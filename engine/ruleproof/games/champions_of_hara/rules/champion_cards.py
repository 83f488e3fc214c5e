"""What the Champions' cards say in the Corrupted Champion: home Worlds, Attack cards, Dash."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.games.champions_of_hara.names import AttackCard, CardSide, Champion, World

HOMES = {
    Champion.SOFF: World.LUNARIDGE,
    Champion.THOMAS: World.ARECHI_WASTES,
    Champion.KAORU: World.BAIYU,
    Champion.LEAF: World.OAKENMOOR,
    Champion.PERSEPHONE: World.DREAR,
    Champion.ORIC: World.OPPENHEIM,
}
ATTACK_CARDS = dict(zip(Champion, AttackCard, strict=True))
RULES = {
    Champion.SOFF: "attack-card.soff",
    Champion.THOMAS: "attack-card.thomas",
    Champion.KAORU: "attack-card.kaoru",
    Champion.LEAF: "attack-card.leaf",
    Champion.PERSEPHONE: "attack-card.persephone",
    Champion.ORIC: "attack-card.oric",
}
"""Where a Champion's home World and Attack card stand in the book."""


@dataclass(frozen=True)
class Blow:
    """One side of an Attack card: damage and range, and nothing else that the card may show."""

    damage: int
    reach: int
    all_others: bool = False
    """Whether it strikes every other figure in range instead of a single target."""
    heals: bool = False
    """Whether the Champion gains as much Health as the damage."""


BLOWS = {
    (AttackCard.SUN_LANCE, CardSide.IN_HAND): Blow(2, 1),
    (AttackCard.SUN_LANCE, CardSide.ON_BOARD): Blow(3, 4),
    (AttackCard.UNSTABLE_DISINTEGRATOR, CardSide.IN_HAND): Blow(3, 2),
    (AttackCard.UNSTABLE_DISINTEGRATOR, CardSide.ON_BOARD): Blow(2, 2),
    (AttackCard.AVALANCHE, CardSide.IN_HAND): Blow(1, 3),
    (AttackCard.AVALANCHE, CardSide.ON_BOARD): Blow(3, 1, all_others=True),
    (AttackCard.GRAPPLING_ROOTS, CardSide.IN_HAND): Blow(2, 3),
    (AttackCard.GRAPPLING_ROOTS, CardSide.ON_BOARD): Blow(2, 1, all_others=True),
    (AttackCard.CLAWS_OF_THE_NETHERBEAST, CardSide.IN_HAND): Blow(3, 1),
    (AttackCard.CLAWS_OF_THE_NETHERBEAST, CardSide.ON_BOARD): Blow(1, 1),
    (AttackCard.ART_OF_WAR, CardSide.IN_HAND): Blow(1, 2),
    (AttackCard.ART_OF_WAR, CardSide.ON_BOARD): Blow(2, 1, heals=True),
}
DASH_MOVE = {CardSide.IN_HAND: 2, CardSide.ON_BOARD: 1}
"""How many spaces Dash moves at most."""
DASH_DAMAGE = 1
DASH_REACH = 1
