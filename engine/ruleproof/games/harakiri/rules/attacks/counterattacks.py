"""Counterattacks: how the target of a critical failure strikes back."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import PLAYERS, Act, Table, choose
from ruleproof.games.harakiri.names import AbilityKind, AttackKind, CreatureState, Decision, Name, Outcome
from ruleproof.games.harakiri.rules import abilities, blows
from ruleproof.games.harakiri.rules.attacks.damage import reroll, strike_by_character
from ruleproof.games.harakiri.rules.blows import Blow
from ruleproof.games.harakiri.rules.enemy_attacks.damage import strike_by_enemy
from ruleproof.games.harakiri.rules.geometry import View, closest
from ruleproof.games.harakiri.rules.heroes import equipped, hero_of
from ruleproof.games.harakiri.state import Fight, Harakiri, Weapon


def by_enemies(table: Table[Harakiri], enemies: Sequence[Name], who: Name) -> Act[None]:
    """All targets of a critical failure strike back, in the order that the players choose."""
    waiting = list(enemies)
    while waiting and who in table.state.places:
        able = [enemy for enemy in waiting if not _out_of_reach(table, enemy, who, _reach(table, enemy))]
        enemy = yield from choose(PLAYERS, "who counterattacks next", able or waiting[:1], rule="counter.enemy")
        waiting.remove(enemy)
        yield from by_enemy(table, enemy, who)


def _reach(table: Table[Harakiri], enemy: Name) -> int:
    """How far an enemy counterattacks: knocked down, only to adjacent squares."""
    down = table.state.creature(enemy).has(CreatureState.KNOCKED_DOWN)
    return 1 if down else max(table.state.board_of(enemy).ranges)


def by_enemy(table: Table[Harakiri], enemy: Name, who: Name) -> Act[None]:
    """An enemy strikes back at the active character."""
    board = table.state.board_of(enemy)
    down = table.state.creature(enemy).has(CreatureState.KNOCKED_DOWN)
    if len(board.ranges) > 1:
        table.trace.applied("counter.enemy-range", "of {ranges} the greatest counts", ranges=board.ranges)
    reach = _reach(table, enemy)
    if why := _out_of_reach(table, enemy, who, reach):
        table.trace.rejected(
            "counter.enemy", "a counterattack by {who}", because=why, who=enemy, target=who, range=reach
        )
    else:
        table.trace.applied("counter.enemy", "{enemy} counterattacks {who}", enemy=enemy, who=who)
        dice = blows.roll(table, board.dice)
        table.trace.applied("counter.enemy-dice", "{enemy} rolls {dice}", enemy=enemy, dice=dice)
        techniques = table.readings["C53"] == "a" and not down
        kinds = (AbilityKind.PASSIVE, AbilityKind.TECHNIQUE) if techniques else (AbilityKind.PASSIVE,)
        for name, ability in board.abilities.items():
            if ability.kind not in kinds:
                because = "it does not count in a counterattack"
                table.trace.rejected("counter.enemy-dice", "{ability}", because=because, ability=name)
        effect = abilities.enemy_effects(table, enemy, None, kinds)
        damage = yield from strike_by_enemy(table, Blow(enemy, who, dice, effect))
        fight = Fight(attacker=enemy, target=who, counter=True, pool=board.dice, outcome=Outcome.HIT, damage=damage)
        blows.record(table, fight)
    if who in table.state.places:
        table.trace.applied("counter.continue", "the activation of {who} goes on", who=who)


def by_character(table: Table[Harakiri], who: Name, enemy: Name) -> Act[None]:
    """A character may strike back at the active enemy."""
    weapon = equipped(table, who)
    why = "{who} has no weapon" if weapon is None else _out_of_reach(table, who, enemy, weapon.range)
    if weapon is None or why:
        values = {"who": who, "target": enemy, "range": weapon.range if weapon else 0}
        table.trace.rejected("counter.character", "a counterattack by {who}", because=why or "", **values)
        return
    if not weapon.quick:
        because = "{weapon} has no dice for a {kind} attack"
        values = {"who": who, "weapon": weapon.name, "kind": AttackKind.QUICK}
        table.trace.rejected("counter.quick", "a counterattack by {who}", because=because, **values)
        return
    answer = yield from choose(who, "whether to counterattack", list(Decision), rule="counter.character")
    if answer is Decision.YES:
        yield from _strike_back(table, who, enemy, weapon)
    if enemy in table.state.places:
        table.trace.applied("counter.continue", "the activation of {who} goes on", who=enemy)


def _strike_back(table: Table[Harakiri], who: Name, enemy: Name, weapon: Weapon) -> Act[None]:
    table.trace.applied("counter.character", "{who} counterattacks {enemy}", who=who, enemy=enemy)
    dice = blows.roll(table, weapon.quick)
    table.trace.applied("counter.quick", "{who} rolls {dice}", who=who, dice=dice)
    for name, ability in hero_of(table.state, who).abilities.items():
        if ability.kind is not AbilityKind.PASSIVE:
            because = "no ability is used in a counterattack"
            table.trace.rejected("counter.no-abilities", "{ability}", because=because, ability=name)
    effect = weapon.effect + abilities.passives(table, who)
    table.trace.applied(
        "counter.power", "attribute and passives count, {hits} by passives and weapon", hits=effect.hits
    )
    dice = yield from reroll(table, who, dice, effect.rerolls)
    damage = yield from strike_by_character(table, Blow(who, enemy, dice, effect), weapon, active=False)
    fight = Fight(attacker=who, target=enemy, counter=True, pool=weapon.quick, outcome=Outcome.HIT, damage=damage)
    blows.record(table, fight)


def _out_of_reach(table: Table[Harakiri], attacker: Name, target: Name, reach: int) -> str:
    """Why the attacker cannot strike back at the target; empty where it can."""
    start, end = closest(table.state, attacker, table.state.square_of(attacker), target)
    view = View(table.state, table.state.side_of(attacker), table.readings, mover=attacker)
    if view.out_of_range(start, end, reach):
        return "{target} is out of range {range}"
    return "" if view.sight(start, end).clear else "there is no line of sight to {target}"
