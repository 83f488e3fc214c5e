"""A character's attack: what it pays, its dice, and what the concentrated die makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.harakiri import abilities, action_points, blows, counterattacks, flow, states
from ruleproof.games.harakiri.blows import Blow
from ruleproof.games.harakiri.effects import AttackKind, ConcentratedFace, Effect
from ruleproof.games.harakiri.geometry import View, closest
from ruleproof.games.harakiri.names import Name
from ruleproof.games.harakiri.state import Harakiri, Side
from ruleproof.games.harakiri.state_fight import Fight, Outcome
from ruleproof.games.harakiri.state_hero import Weapon
from ruleproof.games.harakiri.state_turn import Action
from ruleproof.games.harakiri.targets import Fault

COST = {AttackKind.QUICK: 1, AttackKind.STRONG: 2}


def attack(
    table: Table[Harakiri],
    who: Name,
    target: Name,
    kind: AttackKind,
    *,
    concentrated: bool = False,
    using: Sequence[str] = (),
    also: Sequence[Name] = (),
) -> Act[None]:
    """The attack action: choose a target and a kind of attack, pay, roll, and see what comes of it.

    `also` are further targets, which only an effect allows; the one roll holds for all of them.
    """
    flow.turn_of(table, who, "turn.actions")
    targets = tuple(dict.fromkeys((target, *also)))
    for one in targets:
        flow.require_standing(table, one)
    weapon = wielded(table, who)
    for one in targets:
        require_target(table, who, one, weapon)
    pool = weapon.quick if kind is AttackKind.QUICK else weapon.strong
    if not pool:
        raise Refusal("attack.allowed", "{weapon} has no dice for a {kind} attack", weapon=weapon.name, kind=kind)
    abilities.require_for_attack(table, who, using)
    always = weapon.effect + abilities.passives(table, who)
    if len(targets) > 1:
        require_more_targets(len(targets), [always, *(abilities.effect_of(table, who, name) for name in using)])
    action_points.take(table, who, Action.ATTACK, COST[kind], "attack.kinds")
    table.state.fights = ()
    if states.misses_blindly(table, who):
        for one in targets:
            blows.record(table, Fight(attacker=who, target=one, outcome=Outcome.BLIND))
        return
    effect = always + abilities.use_in_attack(table, who, using)
    dice = blows.roll(table, pool)
    table.trace.applied("attack.pool", "{who} rolls {dice}", who=who, dice=dice)
    face = None
    if concentrated:
        face = blows.roll_concentrated(table)
        table.trace.applied("attack.concentrated", "{who} adds the concentrated die: {face}", who=who, face=face)
    outcome = outcome_of(face)
    if outcome is Outcome.MISS:
        table.trace.applied("attack.miss", "the attack of {who} ends", who=who)
    elif outcome is Outcome.CRITICAL_FAILURE:
        table.trace.applied("attack.critical-failure", "the attack of {who} ends", who=who)
    else:
        table.trace.applied("attack.hit", "the attack of {who} hits", who=who)
        dice = yield from blows.reroll(table, who, dice, effect.rerolls)
    if len(targets) > 1:
        table.trace.applied("golden.one-roll", "{dice} hold for {targets}", dice=dice, targets=targets)
    for one in targets:
        damage = 0
        if outcome is Outcome.HIT:
            blow = Blow(who, one, dice, effect, face)
            damage = yield from blows.strike_by_character(table, blow, weapon, active=True)
            weapon = weapon.model_copy(update={"yin_yang": None})  # applied once in an attack
        fight = Fight(attacker=who, target=one, pool=pool, concentrated=concentrated, outcome=outcome, damage=damage)
        blows.record(table, fight)
    if outcome is Outcome.CRITICAL_FAILURE:
        yield from counterattacks.by_enemies(table, targets, who)


def require_more_targets(number: int, effects: Sequence[Effect]) -> None:
    """Refuse more targets than the effects let an attack have."""
    most = 1 + sum(effect.more_targets for effect in effects)
    if number > most:
        raise Refusal("attack.target", "{n} targets are more than {most}", n=number, most=most)


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
    if fault := target_fault(table, who, target, weapon.range):
        raise Refusal(fault.rule, fault.because, **fault.values)
    table.trace.applied("attack.target", "{target} is in range {range} and in sight", target=target, range=weapon.range)


def target_fault(table: Table[Harakiri], who: Name, target: Name, reach: int) -> Fault | None:
    """Why a character cannot attack the target with a weapon of this range."""
    here = table.state.square_of(who)
    start, end = closest(table.state, who, here, target)
    view = View(table.state, Side.CHARACTERS, table.readings, mover=who)
    values = {"who": who, "target": target, "range": reach}
    if view.inside(who, here):
        return Fault("spectral.no-attack", "{who} is inside an occupied square", values)
    if view.inside(target, table.state.square_of(target)):
        return Fault("spectral.no-target", "{target} is inside an occupied square", values)
    if table.state.side_of(target) is not Side.SHOGUN:
        return Fault("attack.target", "{target} is no enemy", values)
    if rule := view.out_of_range(start, end, reach):
        return Fault("attack.target" if rule == "range.count" else rule, "{target} is out of range {range}", values)
    if not view.sight(start, end).clear:
        return Fault("attack.target", "there is no line of sight to {target}", values)
    return None
