"""An enemy's attack on a vulnerable element or on a character, once its target is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import Act, Table
from ruleproof.games.harakiri.names import CHARACTERS, AbilityKind, CreatureState, Name, Outcome, Side
from ruleproof.games.harakiri.rules import abilities, blows, states
from ruleproof.games.harakiri.rules.attacks import counterattacks
from ruleproof.games.harakiri.rules.blows import Blow, outcome_of
from ruleproof.games.harakiri.rules.defeat import defeat
from ruleproof.games.harakiri.rules.enemy_attacks.damage import strike_by_enemy
from ruleproof.games.harakiri.state import Attack, Effect, Fight, Harakiri, Skill


def more_targets(table: Table[Harakiri], enemy: Name, deed: Attack | Skill) -> int:
    """How many targets besides the first the abilities of an attack allow."""
    if not isinstance(deed, Attack):
        return 0
    counting = abilities.in_attack(table, enemy, deed.ability, _kinds(table, enemy))
    return sum(ability.effect.more_targets for ability in counting.values())


def resolve(table: Table[Harakiri], enemy: Name, targets: Sequence[Name], deed: Attack) -> Act[None]:
    """Resolve an attack. Against a character it needs dice, which boards print in pictures: scenarios state them."""
    if states.misses_blindly(table, enemy):
        for target in targets:
            blows.record(table, Fight(attacker=enemy, target=target, outcome=Outcome.BLIND))
        return
    elements = [target for target in targets if table.state.side_of(target) is Side.NEITHER]
    for element in elements:
        attack_element(table, enemy, element)
    creatures = [target for target in targets if target not in elements]
    if creatures and table.state.board_of(enemy).dice:
        yield from attack_creatures(table, enemy, creatures, deed)


def attack_element(table: Table[Harakiri], enemy: Name, element: Name) -> None:
    """Take a resistance token from a vulnerable element; without any it is defeated."""
    creature = table.state.creature(element)
    creature.resistance -= 1
    table.trace.applied(
        "element.attacked", "resistance tokens left on {element}: {n}", element=element, n=creature.resistance
    )
    blows.record(table, Fight(attacker=enemy, target=element, outcome=Outcome.HIT))
    if creature.resistance == 0:
        defeat(table, element)


def attack_creatures(table: Table[Harakiri], enemy: Name, targets: Sequence[Name], deed: Attack) -> Act[None]:
    """Roll the dice of the board against characters, or against wanderers or allies: once for all of them."""
    pool = table.state.board_of(enemy).dice
    dice = blows.roll(table, pool)
    table.trace.applied("enemy-attack.dice", "{enemy} rolls {dice}", enemy=enemy, dice=dice)
    face = None
    if deed.concentrated:
        face = blows.roll_concentrated(table)
        table.trace.applied("enemy-attack.dice", "the sequence adds the concentrated die: {face}", face=face)
    if len(targets) > 1:
        table.trace.applied("golden.one-roll", "{dice} hold for {targets}", dice=dice, targets=targets)
    outcome, effect = outcome_of(face), Effect()
    if outcome is Outcome.MISS:
        table.trace.applied("enemy-attack.miss", "the attack of {enemy} ends", enemy=enemy)
    elif outcome is Outcome.CRITICAL_FAILURE:
        table.trace.applied("enemy-attack.critical-failure", "the attack of {enemy} ends", enemy=enemy)
    else:
        table.trace.applied("enemy-attack.hit", "the attack of {enemy} hits", enemy=enemy)
        effect = abilities.enemy_effects(table, enemy, deed.ability, _kinds(table, enemy))
    for target in targets:
        damage = 0
        if outcome is Outcome.HIT:
            damage = yield from _hit(table, Blow(enemy, target, dice, effect, face))
        fight = Fight(attacker=enemy, target=target, pool=pool, outcome=outcome, damage=damage)
        fight.concentrated = deed.concentrated
        blows.record(table, fight)
    if outcome is Outcome.CRITICAL_FAILURE:
        for target in targets:
            if target.kind in CHARACTERS and enemy in table.state.places:
                yield from counterattacks.by_character(table, target, enemy)


def _hit(table: Table[Harakiri], blow: Blow) -> Act[int]:
    damage = yield from strike_by_enemy(table, blow)
    if damage:
        _bar_kami(table, blow.attacker, blow.target)
    return damage


def _kinds(table: Table[Harakiri], enemy: Name) -> tuple[AbilityKind, ...]:
    """The abilities that count in its attack: while it is knocked down, only passives."""
    if table.state.creature(enemy).has(CreatureState.KNOCKED_DOWN):
        return (AbilityKind.PASSIVE,)
    return (AbilityKind.PASSIVE, AbilityKind.ATTACK)


def _bar_kami(table: Table[Harakiri], enemy: Name, target: Name) -> None:
    """What abilities like Growing Hatred do to a character that was damaged."""
    for name, ability in table.state.board_of(enemy).abilities.items():
        if ability.bars_kami and target in table.state.heroes:
            table.state.heroes[target].kami_barred = True
            table.trace.applied(
                "enemy-attack.ability", "by {ability} {target} can use no Kami abilities", ability=name, target=target
            )
