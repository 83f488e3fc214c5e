"""What a character's attack does: rerolls, damage, the yin-yang effect, and the wounds of its target."""

from __future__ import annotations

from ruleproof.core import Act, Table, choose
from ruleproof.games.harakiri.names import MINIONS, Decision, Name, Protection, Sign
from ruleproof.games.harakiri.rules import states
from ruleproof.games.harakiri.rules.blows import BREAKS_ARMOUR, Blow, from_above, is_critical, protection_against, roll
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.defeat import defeat
from ruleproof.games.harakiri.state import Harakiri, ShownDie, Weapon


def reroll(table: Table[Harakiri], who: Name, dice: tuple[ShownDie, ...], times: int) -> Act[tuple[ShownDie, ...]]:
    """Let a character reroll up to so many of its attack dice."""
    kept = list(dice)
    for _ in range(times):
        options: list[ShownDie | Decision] = [*dict.fromkeys(kept), Decision.NO]
        picked = yield from choose(who, "the attack die to reroll", options, rule="yin-yang.reroll")
        if not isinstance(picked, ShownDie):
            break
        kept.remove(picked)
        kept.extend(roll(table, [picked.die]))
        table.trace.applied("yin-yang.reroll", "{who} rerolls {die} and has {dice}", who=who, die=picked, dice=kept)
    return tuple(kept)


def damage_by_character(table: Table[Harakiri], blow: Blow) -> int:
    """Hits, attribute and effects, minus defence and armour."""
    creature = table.state.creature(blow.attacker)
    attribute = creature.power if table.readings["C3"] == "a" else creature.dexterity
    hits = blow.hits + attribute + creature.event_hits
    above = from_above(table, blow)
    if above and table.readings["C14"] == "a":
        hits += 1
        table.trace.applied("damage.high", "from above: 1 more hit, {hits}", hits=hits)
    hits = max(0, hits - states.poison(table, blow.attacker))
    taken = 0 if is_critical(table, blow, "damage.critical") else protection_against(table, blow, tuple(Protection))
    damage = max(0, hits - taken)
    if above and table.readings["C14"] == "b":
        damage += 1
        table.trace.applied("damage.high", "from above: 1 more damage, {damage}", damage=damage)
    table.trace.applied(
        "damage.formula",
        "hits: {hits}, {attribute} of them by attribute; protection: {taken}; damage: {damage}",
        hits=hits,
        attribute=attribute,
        taken=taken,
        damage=damage,
    )
    return damage


def strike_by_character(table: Table[Harakiri], blow: Blow, weapon: Weapon, *, active: bool) -> Act[int]:
    """The damage, the yin-yang effect and the consequences for an enemy. `active`: no counterattack."""
    who = blow.attacker
    damage = damage_by_character(table, blow)
    if (yield from _applies_yin_yang(table, who, blow, weapon, damage)):
        assert weapon.yin_yang is not None
        blow = blow.with_effect(weapon.yin_yang)
        if weapon.yin_yang.hits or weapon.yin_yang.ignores:
            damage = damage_by_character(table, blow)
        if weapon.yin_yang.action_points:
            action_points.gain(table, who, weapon.yin_yang.action_points)
            table.trace.applied(
                "yin-yang.effect", "action points for {who}: {n} more", who=who, n=weapon.yin_yang.action_points
            )
    yield from wound_enemy(table, blow, damage, by=who if active else None)
    return damage


def _applies_yin_yang(table: Table[Harakiri], who: Name, blow: Blow, weapon: Weapon, damage: int) -> Act[bool]:
    if weapon.yin_yang is None:
        return False
    if len(blow.signs) < len(Sign):
        because = "the dice do not show both a yin and a yang"
        table.trace.rejected("yin-yang.effect", "the effect of {weapon}", because=because, weapon=weapon.name)
        return False
    if damage < weapon.yin_yang_from:
        because = "{damage} damage is less than {wanted}"
        values = {"weapon": weapon.name, "damage": damage, "wanted": weapon.yin_yang_from}
        table.trace.rejected("yin-yang.effect", "the effect of {weapon}", because=because, **values)
        return False
    answer = yield from choose(who, "whether to apply the yin-yang effect", list(Decision), rule="yin-yang.effect")
    return answer is Decision.YES


def wound_enemy(table: Table[Harakiri], blow: Blow, damage: int, *, by: Name | None) -> Act[None]:
    """Damage tokens, states and a -1 armour token for an enemy, or its defeat."""
    target, creature = blow.target, table.state.creature(blow.target)
    if damage >= creature.life:
        creature.life = 0
        defeat(table, target, by=by)
        return
    if damage:
        creature.life -= damage
        where = "in the section of its ring" if target.kind in MINIONS else "on its board"
        table.trace.applied(
            "damage.tokens", "damage tokens for {target}: {n} more, {where}", target=target, n=damage, where=where
        )
    if blow.effect.leaves:
        table.trace.applied("damage.states", "the attack leaves {states}", states=blow.effect.leaves)
        yield from states.receive_from_attack(table, target, blow.effect.leaves, damage)
    if blow.face in BREAKS_ARMOUR:
        if creature.minus_armour >= creature.armour:
            because = "it has no armour"
            table.trace.rejected("armour.none", "a -1 armour token for {target}", because=because, target=target)
        else:
            creature.minus_armour += 1
            table.trace.applied("armour.break", "{target} gets a -1 armour token", target=target)
