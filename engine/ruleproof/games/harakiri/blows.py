"""The dice of an attack, the damage it does, and what that does to its target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from ruleproof.core import Act, Table, choose
from ruleproof.games.harakiri import action_points, states
from ruleproof.games.harakiri.defeat import defeat
from ruleproof.games.harakiri.effects import (
    AttackDie,
    ConcentratedFace,
    CreatureState,
    Effect,
    Protection,
    ShownDie,
    Sign,
)
from ruleproof.games.harakiri.geometry import closest, ground
from ruleproof.games.harakiri.names import CHARACTERS, MINIONS, Name
from ruleproof.games.harakiri.state import Harakiri
from ruleproof.games.harakiri.state_fight import Fight
from ruleproof.games.harakiri.state_hero import Weapon

CONCENTRATED = "concentrated die"
BREAKS_ARMOUR = (ConcentratedFace.CRITICAL, ConcentratedFace.ARMOUR_BREAK)
_HITS = range(10)
_SIGNS = [frozenset(some) for size in range(3) for some in combinations(Sign, size)]


class Decision(Enum):
    """The answer to an offer."""

    YES = "yes"
    NO = "no"


@dataclass(frozen=True)
class Blow:
    """An attack that hits: who strikes whom, what the dice show and what is added to it."""

    attacker: Name
    target: Name
    dice: tuple[ShownDie, ...]
    effect: Effect
    face: ConcentratedFace | None = None

    @property
    def hits(self) -> int:
        return sum(die.hits for die in self.dice) + self.effect.hits

    @property
    def signs(self) -> frozenset[Sign]:
        return frozenset(sign for die in self.dice for sign in die.signs)

    def with_effect(self, effect: Effect) -> Blow:
        return Blow(self.attacker, self.target, self.dice, self.effect + effect, self.face)


# --- dice ---------------------------------------------------------------------------------------------------------


def roll(table: Table[Harakiri], dice: Sequence[AttackDie]) -> tuple[ShownDie, ...]:
    """Roll attack dice. What their faces can show is only in pictures: hits, and perhaps a yin or a yang."""
    return tuple(
        table.chance.roll(f"{die.value} die", [ShownDie(die, hits, signs) for hits in _HITS for signs in _SIGNS])
        for die in dice
    )


def roll_concentrated(table: Table[Harakiri]) -> ConcentratedFace:
    return table.chance.roll(CONCENTRATED, tuple(ConcentratedFace))


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


# --- damage -------------------------------------------------------------------------------------------------------


def damage_by_character(table: Table[Harakiri], blow: Blow) -> int:
    """Hits, attribute and effects, minus defence and armour."""
    creature = table.state.creatures[blow.attacker]
    attribute = creature.power if table.readings["C3"] == "a" else creature.dexterity
    hits = blow.hits + attribute + creature.event_hits
    above = _above(table, blow)
    if above and table.readings["C14"] == "a":
        hits += 1
        table.trace.applied("damage.high", "from above: 1 more hit, {hits}", hits=hits)
    hits = max(0, hits - states.poison(table, blow.attacker))
    taken = 0 if _critical(table, blow, "damage.critical") else _protection(table, blow, tuple(Protection))
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


def damage_by_enemy(table: Table[Harakiri], blow: Blow) -> int:
    """Hits minus the armour of a character."""
    events = _hits_by_events(table, blow.attacker)
    bonus, hits = blow.effect.hits + events, blow.hits + events
    if bonus:
        table.trace.applied(
            "enemy-damage.effects", "effects change the hits by {bonus} to {hits}", bonus=bonus, hits=hits
        )
    if _above(table, blow):
        hits += 1
        table.trace.applied("enemy-damage.high", "from above: 1 more hit, {hits}", hits=hits)
    hits = max(0, hits - states.poison(table, blow.attacker))
    which = Protection.ARMOUR if table.readings["C17"] == "a" else Protection.DEFENCE
    counted = (which,) if blow.target.kind in CHARACTERS else tuple(Protection)
    taken = 0 if _critical(table, blow, "enemy-damage.critical") else _protection(table, blow, counted)
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
    creature = table.state.creatures[enemy]
    if creature.event_hits and creature.has(CreatureState.KNOCKED_DOWN):
        because = "{enemy} is knocked down"
        table.trace.rejected("state.knocked-down-enemy", "the effects of events", because=because, enemy=enemy)
        return 0
    return creature.event_hits


def _above(table: Table[Harakiri], blow: Blow) -> bool:
    start, end = closest(table.state, blow.attacker, table.state.square_of(blow.attacker), blow.target)
    return ground(table.state, start).level > ground(table.state, end).level


def _critical(table: Table[Harakiri], blow: Blow, rule: str) -> bool:
    if blow.face is not ConcentratedFace.CRITICAL:
        return False
    table.trace.applied(rule, "a critical: nothing of {target} is subtracted", target=blow.target)
    return True


def _protection(table: Table[Harakiri], blow: Blow, which: Sequence[Protection]) -> int:
    counted = [one for one in which if one not in blow.effect.ignores]
    return sum(states.protection(table, blow.target, one) for one in counted)


# --- consequences -------------------------------------------------------------------------------------------------


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
    target, creature = blow.target, table.state.creatures[blow.target]
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


def wound_character(table: Table[Harakiri], blow: Blow, damage: int) -> Act[None]:
    """The loss of life, states and armour of a character, or its defeat."""
    target, creature = blow.target, table.state.creatures[blow.target]
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


def strike_by_enemy(table: Table[Harakiri], blow: Blow) -> Act[int]:
    """The damage and its consequences for whoever an enemy strikes."""
    damage = damage_by_enemy(table, blow)
    if blow.target.kind in CHARACTERS:
        yield from wound_character(table, blow, damage)
    else:
        yield from wound_enemy(table, blow, damage, by=None)
    return damage


def record(table: Table[Harakiri], fight: Fight) -> None:
    """Keep what came of an attack."""
    table.state.fights += (fight,)
