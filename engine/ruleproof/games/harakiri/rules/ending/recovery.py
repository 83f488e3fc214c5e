"""Recovering life and repairing armour, as the end of a phase and Yomi mode ask for."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Harakiri


def recover(table: Table[Harakiri], who: Name, rule: str) -> None:
    """All life, up to the maximum."""
    creature = table.state.creature(who)
    creature.life = creature.full_life
    table.trace.applied(rule, "{who} has {life} life again", who=who, life=creature.life)


def repair(table: Table[Harakiri], who: Name, rule: str) -> None:
    """Armour, up to the value of the equipped card."""
    card = hero_of(table.state, who).armour_card
    creature = table.state.creature(who)
    creature.armour = card.armour if card else 0
    table.trace.applied(rule, "{who} has {armour} armour again", who=who, armour=creature.armour)
