"""An enemy's attack on a vulnerable element or on a character, once its target is chosen."""

from __future__ import annotations

from ruleproof.core import Act, Table
from ruleproof.games.harakiri import abilities, blows, counterattacks, states
from ruleproof.games.harakiri.attacks import outcome_of
from ruleproof.games.harakiri.blows import Blow
from ruleproof.games.harakiri.boards import Attack
from ruleproof.games.harakiri.defeat import defeat
from ruleproof.games.harakiri.effects import CreatureState
from ruleproof.games.harakiri.names import CHARACTERS, Name
from ruleproof.games.harakiri.state import Harakiri, Side
from ruleproof.games.harakiri.state_fight import Fight, Outcome
from ruleproof.games.harakiri.state_hero import AbilityKind


def resolve(table: Table[Harakiri], enemy: Name, target: Name, deed: Attack) -> Act[None]:
    """Resolve an attack. Against a character it needs dice, which boards print in pictures: scenarios state them."""
    if states.misses_blindly(table, enemy):
        blows.record(table, Fight(attacker=enemy, target=target, outcome=Outcome.BLIND))
    elif table.state.side_of(target) is Side.NEITHER:
        attack_element(table, enemy, target)
    elif table.state.board_of(enemy).dice:
        yield from attack_creature(table, enemy, target, deed)


def attack_element(table: Table[Harakiri], enemy: Name, element: Name) -> None:
    """Take a resistance token from a vulnerable element; without any it is defeated."""
    creature = table.state.creatures[element]
    creature.resistance -= 1
    table.trace.applied(
        "element.attacked", "resistance tokens left on {element}: {n}", element=element, n=creature.resistance
    )
    blows.record(table, Fight(attacker=enemy, target=element, outcome=Outcome.HIT))
    if creature.resistance == 0:
        defeat(table, element)


def attack_creature(table: Table[Harakiri], enemy: Name, target: Name, deed: Attack) -> Act[None]:
    """Roll the dice of the board against a character, or against a wanderer or ally."""
    pool = table.state.board_of(enemy).dice
    dice = blows.roll(table, pool)
    table.trace.applied("enemy-attack.dice", "{enemy} rolls {dice}", enemy=enemy, dice=dice)
    face = None
    if deed.concentrated:
        face = blows.roll_concentrated(table)
        table.trace.applied("enemy-attack.dice", "the sequence adds the concentrated die: {face}", face=face)
    outcome, damage = outcome_of(face), 0
    if outcome is Outcome.MISS:
        table.trace.applied("enemy-attack.miss", "the attack of {enemy} ends", enemy=enemy)
    elif outcome is Outcome.CRITICAL_FAILURE:
        table.trace.applied("enemy-attack.critical-failure", "the attack of {enemy} ends", enemy=enemy)
    else:
        table.trace.applied("enemy-attack.hit", "the attack of {enemy} hits", enemy=enemy)
        effect = abilities.enemy_effects(table, enemy, deed.ability, _kinds(table, enemy))
        damage = yield from blows.strike_by_enemy(table, Blow(enemy, target, dice, effect, face))
        if damage:
            _bar_kami(table, enemy, target)
    blows.record(
        table,
        Fight(attacker=enemy, target=target, pool=pool, concentrated=deed.concentrated, outcome=outcome, damage=damage),
    )
    if outcome is Outcome.CRITICAL_FAILURE and target.kind in CHARACTERS:
        yield from counterattacks.by_character(table, target, enemy)


def _kinds(table: Table[Harakiri], enemy: Name) -> tuple[AbilityKind, ...]:
    """The abilities that count in its attack: while it is knocked down, only passives."""
    if table.state.creatures[enemy].has(CreatureState.KNOCKED_DOWN):
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
