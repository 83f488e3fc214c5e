"""What an enemy's attack or counterattack does: its damage, and the wounds of a character."""

from __future__ import annotations

from ruleproof.core import Act, Table
from ruleproof.games.harakiri.names import CHARACTERS, CreatureState, Name, Protection
from ruleproof.games.harakiri.rules import states
from ruleproof.games.harakiri.rules.attacks.damage import wound_enemy
from ruleproof.games.harakiri.rules.blows import BREAKS_ARMOUR, Blow, from_above, is_critical, protection_against
from ruleproof.games.harakiri.rules.defeat import defeat
from ruleproof.games.harakiri.state import Harakiri


def strike_by_enemy(table: Table[Harakiri], blow: Blow) -> Act[int]:
    """The damage and its consequences for whoever an enemy strikes."""
    damage = damage_by_enemy(table, blow)
    if blow.target.kind in CHARACTERS:
        yield from wound_character(table, blow, damage)
    else:
        yield from wound_enemy(table, blow, damage, by=None)
    return damage


def damage_by_enemy(table: Table[Harakiri], blow: Blow) -> int:
    """Hits minus the armour of a character."""
    events = _hits_by_events(table, blow.attacker)
    bonus, hits = blow.effect.hits + events, blow.hits + events
    if bonus:
        table.trace.applied(
            "enemy-damage.effects", "effects change the hits by {bonus} to {hits}", bonus=bonus, hits=hits
        )
    if from_above(table, blow):
        hits += 1
        table.trace.applied("enemy-damage.high", "from above: 1 more hit, {hits}", hits=hits)
    hits = max(0, hits - states.poison(table, blow.attacker))
    which = Protection.ARMOUR if table.readings["C17"] == "a" else Protection.DEFENCE
    counted = (which,) if blow.target.kind in CHARACTERS else tuple(Protection)
    taken = 0 if is_critical(table, blow, "enemy-damage.critical") else protection_against(table, blow, counted)
    damage = max(0, hits - taken)
    table.trace.applied(
        "enemy-damage.formula",
        "hits: {hits}; protection: {taken}; damage: {damage}",
        hits=hits,
        taken=taken,
        damage=damage,
    )
    return damage


def _hits_by_events(table: Table[Harakiri], enemy: Name) -> int:
    """What events add to the hits of an enemy: nothing while it is knocked down."""
    creature = table.state.creature(enemy)
    if creature.event_hits and creature.has(CreatureState.KNOCKED_DOWN):
        because = "{enemy} is knocked down"
        table.trace.rejected("state.knocked-down-enemy", "the effects of events", because=because, enemy=enemy)
        return 0
    return creature.event_hits


def wound_character(table: Table[Harakiri], blow: Blow, damage: int) -> Act[None]:
    """The loss of life, states and armour of a character, or its defeat."""
    target, creature = blow.target, table.state.creature(blow.target)
    creature.life = max(0, creature.life - damage)
    if damage:
        table.trace.applied("enemy-damage.life", "{target} has {life} life left", target=target, life=creature.life)
    if creature.life == 0:
        defeat(table, target)
        return
    if blow.effect.leaves:
        table.trace.applied("enemy-damage.states", "the attack leaves {states}", states=blow.effect.leaves)
        yield from states.receive_from_attack(table, target, blow.effect.leaves, damage)
    if blow.face in BREAKS_ARMOUR:
        if creature.armour == 0:
            because = "it has no armour"
            table.trace.rejected("armour.none", "less armour for {target}", because=because, target=target)
        else:
            creature.armour -= 1
            table.trace.applied(
                "enemy-damage.armour", "{target} has {armour} armour left", target=target, armour=creature.armour
            )
