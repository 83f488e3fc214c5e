"""A character's attack: its targets, what it pays, its dice, and what the concentrated die makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.harakiri.names import Action, AttackDie, AttackKind, ConcentratedFace, Name, Outcome, Side
from ruleproof.games.harakiri.rules import abilities, blows, flow, heroes, states
from ruleproof.games.harakiri.rules.attacks import counterattacks
from ruleproof.games.harakiri.rules.attacks.damage import reroll, strike_by_character
from ruleproof.games.harakiri.rules.blows import Blow, outcome_of
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.faults import Fault
from ruleproof.games.harakiri.rules.geometry import View, closest
from ruleproof.games.harakiri.rules.naming import require_different
from ruleproof.games.harakiri.state import Effect, Fight, Harakiri, ShownDie, Weapon

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
    targets = (target, *also)
    require_different(targets)
    require_different(using)
    weapon = require_possible(table, who, targets, kind)
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
    dice, face = roll_pool(table, who, _pool(weapon, kind), concentrated)
    outcome = outcome_of(face)
    say_outcome(table, who, outcome)
    if outcome is Outcome.HIT:
        dice = yield from reroll(table, who, dice, effect.rerolls)
    if len(targets) > 1:
        table.trace.applied("golden.one-roll", "{dice} hold for {targets}", dice=dice, targets=targets)
    for one in targets:
        fight = Fight(attacker=who, target=one, pool=_pool(weapon, kind), concentrated=concentrated, outcome=outcome)
        if outcome is Outcome.HIT:
            blow = Blow(who, one, dice, effect, face)
            fight.damage = yield from strike_by_character(table, blow, weapon, active=True)
            weapon = weapon.model_copy(update={"yin_yang": None})  # applied once in an attack
        blows.record(table, fight)
    if outcome is Outcome.CRITICAL_FAILURE:
        yield from counterattacks.by_enemies(table, targets, who)


def roll_pool(
    table: Table[Harakiri], who: Name, pool: Sequence[AttackDie], concentrated: bool
) -> tuple[tuple[ShownDie, ...], ConcentratedFace | None]:
    """Roll the dice of the attack, and the concentrated die if the player adds it."""
    dice = blows.roll(table, pool)
    table.trace.applied("attack.pool", "{who} rolls {dice}", who=who, dice=dice)
    if not concentrated:
        return dice, None
    face = blows.roll_concentrated(table)
    table.trace.applied("attack.concentrated", "{who} adds the concentrated die: {face}", who=who, face=face)
    return dice, face


def say_outcome(table: Table[Harakiri], who: Name, outcome: Outcome) -> None:
    """Record what the concentrated die made of the attack."""
    if outcome is Outcome.MISS:
        table.trace.applied("attack.miss", "the attack of {who} ends", who=who)
    elif outcome is Outcome.CRITICAL_FAILURE:
        table.trace.applied("attack.critical-failure", "the attack of {who} ends", who=who)
    else:
        table.trace.applied("attack.hit", "the attack of {who} hits", who=who)


def _pool(weapon: Weapon, kind: AttackKind) -> tuple[AttackDie, ...]:
    return weapon.quick if kind is AttackKind.QUICK else weapon.strong


# --- targets ----------------------------------------------------------------------------------------------------------


def require_possible(table: Table[Harakiri], who: Name, targets: Sequence[Name], kind: AttackKind) -> Weapon:
    """The weapon with which the targets can be attacked so; refuse what cannot be aimed at or has no dice."""
    for one in targets:
        flow.require_standing(table, one)
    weapon = wielded(table, who)
    for one in targets:
        require_target(table, who, one, weapon)
    if not _pool(weapon, kind):
        raise Refusal("attack.allowed", "{weapon} has no dice for a {kind} attack", weapon=weapon.name, kind=kind)
    return weapon


def require_more_targets(number: int, effects: Sequence[Effect]) -> None:
    """Refuse more targets than the effects let an attack have."""
    most = 1 + sum(effect.more_targets for effect in effects)
    if number > most:
        raise Refusal("attack.target", "{n} targets are more than {most}", n=number, most=most)


def wielded(table: Table[Harakiri], who: Name) -> Weapon:
    """The equipped weapon, without which there is no attack."""
    weapon = heroes.equipped(table, who)
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
