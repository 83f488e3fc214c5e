"""Steps about a character's attacks and about counterattacks: weapons, what is rolled, and what comes of it."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, expect, expect_set, nearest
from ruleproof.games.harakiri.names import CHARACTERS, AttackDie, AttackKind, ConcentratedFace, Decision, Name, Outcome
from ruleproof.games.harakiri.rules import blows
from ruleproof.games.harakiri.rules.attacks.attack import attack
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Fight, ShownDie, Weapon
from ruleproof.games.harakiri.steps.common import (
    BLOW,
    EFFECT,
    HarakiriTable,
    board,
    effect_in,
    pick,
    vocabulary,
)

# --- weapons, and what is rolled --------------------------------------------------------------------------------------


@vocabulary.given(
    "these weapons",
    Columns(
        {
            "character": "Creature",
            "weapon": "text",
            "range": "d?",
            "quick": "AttackDie+?",
            "strong": "AttackDie+?",
            **EFFECT,
        }
    ),
)
def weapons(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """The first weapon of a character is the equipped one; its range is 1 unless stated. Stated again, it changes."""
    for row in rows:
        hero = hero_of(table.state, row["character"])
        weapon = Weapon(
            name=row["weapon"],
            range=1 if row["range"] is None else row["range"],
            quick=tuple(row["quick"] or ()),
            strong=tuple(row["strong"] or ()),
            effect=effect_in(row),
        )
        known = {one.name: one for one in hero.weapons}
        hero.weapons = tuple({**known, weapon.name: weapon}.values())


@vocabulary.given(
    "the yin-yang effect of {weapon:text} is",
    Columns({"from damage": "d?", **BLOW, "action points": "d?"}),
)
def yin_yang(table: HarakiriTable, weapon: str, rows: list[dict[str, Any]]) -> None:
    """`from damage` is the damage that the weapon asks for, if it does."""
    known = {one.name: one for hero in table.state.heroes.values() for one in hero.weapons}
    if weapon not in known or len(rows) != 1:
        raise InputError(f"nobody carries {weapon!r}, or it has other than 1 effect.", todo=nearest(weapon, known))
    known[weapon].yin_yang = effect_in(rows[0])
    known[weapon].yin_yang_from = rows[0]["from damage"] or 0


@vocabulary.given("the attack (die shows|dice show) {dice:ShownDie+}")
def dice_show(table: HarakiriTable, dice: list[ShownDie | ConcentratedFace]) -> None:
    """Dice of one colour are rolled in the order stated."""
    for die in dice:
        name = blows.CONCENTRATED if isinstance(die, ConcentratedFace) else blows.die_name(die.die)
        table.chance.state_roll(name, die)


@vocabulary.given("the board of {enemy:Creature} shows the (range|ranges) {ranges:d+}")
def board_ranges(table: HarakiriTable, enemy: Name, ranges: list[int]) -> None:
    board(table, enemy).ranges = tuple(ranges)


@vocabulary.given("{who:Creature} has {tokens:d} -1 armour (token|tokens)")
def given_minus_armour(table: HarakiriTable, who: Name, tokens: int) -> None:
    if who.kind in CHARACTERS:
        raise InputError(f"the armour of {who} goes down on its board.", todo="State the armour that it has.")
    table.state.creature(who).minus_armour = tokens


@vocabulary.given("the defeat of {enemy:Creature} ends the zone or the phase")
def decisive(table: HarakiriTable, enemy: Name) -> None:
    table.state.decisive |= {enemy}


# --- attacking --------------------------------------------------------------------------------------------------------


@vocabulary.when("{who:Creature} makes a {kind:AttackKind} attack on {target:Creature}")
def attacks(table: HarakiriTable, who: Name, kind: AttackKind, target: Name) -> None:
    table.do(attack, who, target, kind)


@vocabulary.when("{who:Creature} makes a {kind:AttackKind} attack on {target:Creature} with the concentrated die")
def attacks_concentrated(table: HarakiriTable, who: Name, kind: AttackKind, target: Name) -> None:
    table.do(attack, who, target, kind, concentrated=True)


@vocabulary.when("{who:Creature} makes a {kind:AttackKind} attack on {target:Creature} using {abilities:text+}")
def attacks_using(table: HarakiriTable, who: Name, kind: AttackKind, target: Name, abilities: list[str]) -> None:
    table.do(attack, who, target, kind, using=abilities)


@vocabulary.when(
    "{who:Creature} makes a {kind:AttackKind} attack on {target:Creature} using {abilities:text+} "
    "and the concentrated die"
)
def attacks_using_concentrated(
    table: HarakiriTable, who: Name, kind: AttackKind, target: Name, abilities: list[str]
) -> None:
    table.do(attack, who, target, kind, using=abilities, concentrated=True)


@vocabulary.when("{who:Creature} makes a {kind:AttackKind} attack on {target:Creature} and also on {others:Creature+}")
def attacks_several(table: HarakiriTable, who: Name, kind: AttackKind, target: Name, others: list[Name]) -> None:
    table.do(attack, who, target, kind, also=others)


@vocabulary.when(
    "{who:Creature} makes a {kind:AttackKind} attack on {target:Creature} and also on {others:Creature+} "
    "with the concentrated die"
)
def attacks_several_concentrated(
    table: HarakiriTable, who: Name, kind: AttackKind, target: Name, others: list[Name]
) -> None:
    table.do(attack, who, target, kind, also=others, concentrated=True)


@vocabulary.when(
    "{who:Creature} makes a {kind:AttackKind} attack on {target:Creature} and also on {others:Creature+} "
    "using {abilities:text+}"
)
def attacks_several_using(
    table: HarakiriTable, who: Name, kind: AttackKind, target: Name, others: list[Name], abilities: list[str]
) -> None:
    table.do(attack, who, target, kind, also=others, using=abilities)


# --- what the attacker or the target decides --------------------------------------------------------------------------


@vocabulary.when("{who:Creature} applies the yin-yang effect")
def applies(table: HarakiriTable, who: Name) -> None:
    pick(table, who, Decision.YES, "yin-yang.effect")


@vocabulary.when("{who:Creature} does without the yin-yang effect")
def does_without(table: HarakiriTable, who: Name) -> None:
    pick(table, who, Decision.NO, "yin-yang.effect")


@vocabulary.when("{who:Creature} counterattacks")
def counterattacks(table: HarakiriTable, who: Name) -> None:
    pick(table, who, Decision.YES, "counter.character")


@vocabulary.when("{who:Creature} does not counterattack")
def does_not_counterattack(table: HarakiriTable, who: Name) -> None:
    pick(table, who, Decision.NO, "counter.character")


@vocabulary.when("{who:Creature} rerolls {die:ShownDie}")
def rerolls(table: HarakiriTable, who: Name, die: ShownDie) -> None:
    pick(table, who, die, "yin-yang.reroll")


@vocabulary.when("{who:Creature} rerolls no more attack dice")
def rerolls_no_more(table: HarakiriTable, who: Name) -> None:
    pick(table, who, Decision.NO, "yin-yang.reroll")


def _require_offer(table: HarakiriTable, rule: str) -> None:
    if table.pending is None or table.pending.rule != rule:
        raise Mismatch("there is no such choice now")


@vocabulary.then("{who:Creature} may apply the yin-yang effect")
def may_apply(table: HarakiriTable, who: Name) -> None:
    _require_offer(table, "yin-yang.effect")
    table.expect_choice(who, list(Decision))


@vocabulary.then("{who:Creature} may counterattack")
def may_counterattack(table: HarakiriTable, who: Name) -> None:
    _require_offer(table, "counter.character")
    table.expect_choice(who, list(Decision))


@vocabulary.then("{who:Creature} may reroll one of {dice:ShownDie+}")
def may_reroll(table: HarakiriTable, who: Name, dice: list[ShownDie]) -> None:
    _require_offer(table, "yin-yang.reroll")
    table.expect_choice(who, [*dice, Decision.NO])


# --- what came of it --------------------------------------------------------------------------------------------------


@vocabulary.then("the attack {outcome:Outcome}")
def outcome_is(table: HarakiriTable, outcome: Outcome) -> None:
    expect(_last(table, counter=False).outcome, outcome, "what came of the attack")


@vocabulary.then("the attack does {damage:d} damage")
def damage_is(table: HarakiriTable, damage: int) -> None:
    expect(_last(table, counter=False).damage, damage, "the damage of the attack")


@vocabulary.then("the attack does {damage:d} damage to {target:Creature}")
def damage_to(table: HarakiriTable, damage: int, target: Name) -> None:
    """Of an attack on several targets."""
    found = [one.damage for one in table.state.fights if not one.counter and one.target == target]
    expect(found, [damage], f"the damage of the attack to {target}")


@vocabulary.then("{who:Creature} counterattacks and does {damage:d} damage")
def counter_damage_is(table: HarakiriTable, who: Name, damage: int) -> None:
    fight = _last(table, counter=True)
    expect((fight.attacker, fight.damage), (who, damage), "who counterattacks, and the damage")


@vocabulary.then("nobody counterattacks")
def nobody_counterattacks(table: HarakiriTable) -> None:
    _last(table, counter=False)
    expect_set([one.attacker for one in table.state.fights if one.counter], [], "who counterattacks")


@vocabulary.then("the dice pool is {dice:AttackDie+}")
def pool_is(table: HarakiriTable, dice: list[AttackDie]) -> None:
    fight = _last(table, counter=False)
    expect_set(fight.pool, dice, "the dice pool")
    expect(fight.concentrated, False, "the concentrated die in the pool")


@vocabulary.then("the dice pool is {dice:AttackDie+} with the concentrated die")
def pool_with_concentrated(table: HarakiriTable, dice: list[AttackDie]) -> None:
    fight = _last(table, counter=False)
    expect_set(fight.pool, dice, "the dice pool")
    expect(fight.concentrated, True, "the concentrated die in the pool")


@vocabulary.then("{who:Creature} has {tokens:d} damage (token|tokens)")
def damage_tokens(table: HarakiriTable, who: Name, tokens: int) -> None:
    if who.kind in CHARACTERS:
        raise InputError(f"the life of {who} is on its board.", todo="Ask for the life that it has.")
    creature = table.state.creature(who)
    expect(creature.full_life - creature.life, tokens, f"the damage tokens of {who}")


@vocabulary.then("{who:Creature} has {tokens:d} -1 armour (token|tokens)")
def minus_armour(table: HarakiriTable, who: Name, tokens: int) -> None:
    if who.kind in CHARACTERS:
        raise InputError(f"the armour of {who} goes down on its board.", todo="Ask for the armour that it has.")
    expect(table.state.creature(who).minus_armour, tokens, f"the -1 armour tokens of {who}")


def _last(table: HarakiriTable, *, counter: bool) -> Fight:
    found = [one for one in table.state.fights if one.counter is counter]
    if not found:
        raise Mismatch("there was no counterattack" if counter else "there was no attack")
    return found[-1]
