"""A character's attack: what it pays, its dice, and what the concentrated die makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.harakiri import abilities, action_points, blows, counterattacks, states
from ruleproof.games.harakiri.blows import Blow
from ruleproof.games.harakiri.effects import AttackKind, ConcentratedFace
from ruleproof.games.harakiri.geometry import View, closest
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.state import Harakiri, Side
from ruleproof.games.harakiri.state_fight import Fight, Outcome
from ruleproof.games.harakiri.state_hero import Weapon
from ruleproof.games.harakiri.state_turn import Action

COST = {AttackKind.QUICK: 1, AttackKind.STRONG: 2}


def attack(
    table: Table[Harakiri],
    who: Name,
    target: Name,
    kind: AttackKind,
    *,
    concentrated: bool = False,
    using: Sequence[str] = (),
) -> Act[None]:
    """The attack action: choose a target and a kind of attack, pay, roll, and see what comes of it."""
    weapon = wielded(table, who)
    require_target(table, who, target, weapon)
    pool = weapon.quick if kind is AttackKind.QUICK else weapon.strong
    if not pool:
        raise Refusal("attack.allowed", "{weapon} has no dice for a {kind} attack", weapon=weapon.name, kind=kind)
    abilities.require_for_attack(table, who, using)
    action_points.take(table, who, Action.ATTACK, COST[kind], "attack.kinds")
    table.state.fights = ()
    if states.misses_blindly(table, who):
        blows.record(table, Fight(attacker=who, target=target, outcome=Outcome.BLIND))
        return
    effect = weapon.effect + abilities.passives(table, who) + abilities.use_in_attack(table, who, using)
    dice = blows.roll(table, pool)
    table.trace.applied("attack.pool", "{who} rolls {dice}", who=who, dice=dice)
    face = None
    if concentrated:
        face = blows.roll_concentrated(table)
        table.trace.applied("attack.concentrated", "{who} adds the concentrated die: {face}", who=who, face=face)
    outcome, damage = outcome_of(face), 0
    if outcome is Outcome.MISS:
        table.trace.applied("attack.miss", "the attack of {who} ends", who=who)
    elif outcome is Outcome.CRITICAL_FAILURE:
        table.trace.applied("attack.critical-failure", "the attack of {who} ends", who=who)
    else:
        table.trace.applied("attack.hit", "the attack of {who} hits", who=who)
        dice = yield from blows.reroll(table, who, dice, effect.rerolls)
        damage = yield from blows.strike_by_character(table, Blow(who, target, dice, effect, face), weapon, active=True)
    blows.record(
        table,
        Fight(attacker=who, target=target, pool=pool, concentrated=concentrated, outcome=outcome, damage=damage),
    )
    if outcome is Outcome.CRITICAL_FAILURE:
        yield from counterattacks.by_enemy(table, target, who)


def outcome_of(face: ConcentratedFace | None) -> Outcome:
    """What the concentrated die makes of an attack; without it, an attack hits."""
    if face is ConcentratedFace.BLANK:
        return Outcome.MISS
    return Outcome.CRITICAL_FAILURE if face is ConcentratedFace.CRITICAL_FAILURE else Outcome.HIT


def wielded(table: Table[Harakiri], who: Name) -> Weapon:
    """The equipped weapon, without which there is no attack."""
    weapon = counterattacks.equipped(table, who)
    if weapon is None:
        raise Refusal("attack.target", "{who} has no weapon", who=who)
    table.trace.applied("weapon.card", "{weapon} has range {range}", weapon=weapon.name, range=weapon.range)
    return weapon


def require_target(table: Table[Harakiri], who: Name, target: Name, weapon: Weapon) -> None:
    """Refuse a target that is no enemy, out of range or out of sight."""
    here = table.state.square_of(who)
    start, end = closest(table.state, who, here, target)
    view = View(table.state, Side.CHARACTERS, table.readings, mover=who)
    if view.inside(who, here):
        raise Refusal("spectral.no-attack", "{who} is inside an occupied square", who=who)
    if view.inside(target, table.state.square_of(target)):
        raise Refusal("spectral.no-target", "{target} is inside an occupied square", target=target)
    if table.state.side_of(target) is not Side.SHOGUN:
        raise Refusal("attack.target", "{target} is no enemy", target=target)
    if rule := view.out_of_range(start, end, weapon.range):
        refusing = "attack.target" if rule == "range.count" else rule
        raise Refusal(refusing, "{target} is out of range {range}", target=target, range=weapon.range)
    if not view.sight(start, end).clear:
        raise Refusal("attack.target", "there is no line of sight to {target}", target=target)
    table.trace.applied("attack.target", "{target} is in range {range} and in sight", target=target, range=weapon.range)
