"""Abilities: what they require, and what they add to a fight."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import InputError, Refusal, Table, nearest
from ruleproof.games.harakiri.names import AbilityKind, AbilitySource, Name
from ruleproof.games.harakiri.rules.faults import Fault
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Ability, Effect, EnemyAbility, Harakiri, Hero

IZANAMI = "Izanami"


def ability_of(table: Table[Harakiri], who: Name, name: str) -> Ability:
    """A character's ability by name."""
    known = hero_of(table.state, who).abilities
    if name not in known:
        raise InputError(f"{who} has no ability {name!r}.", todo=nearest(name, known) or "State it.")
    return known[name]


# --- requirements -----------------------------------------------------------------------------------------------------


def unmet(table: Table[Harakiri], who: Name, name: str) -> Fault | None:
    """Why a character does not meet the requirements of an ability."""
    hero, ability = hero_of(table.state, who), ability_of(table, who, name)
    values = {"who": who, "ability": name}
    if ability.source is AbilitySource.CHARACTER:
        if ability.die is None:
            return Fault("ability.ki", "no ki die is in the slot of {ability}", values)
        if ability.die < ability.ki:
            because = "the ki die in the slot of {ability} shows {die} and it asks for {ki}"
            return Fault("ability.ki", because, {**values, "die": ability.die, "ki": ability.ki})
        return None
    if ability.kami_level == 1 and not known_path(hero, ability):
        return Fault("kami.level-one", "{ability} is a Kami ability of level 1", values)
    if hero.kami_barred:
        return Fault("ability.requirements", "{who} is kept from using Kami abilities", values)
    if hero.affinity < ability.affinity:
        because = "{ability} asks for affinity {affinity} and {who} has {has}"
        return Fault("ability.affinity", because, {**values, "affinity": ability.affinity, "has": hero.affinity})
    limited = ability.kind is not AbilityKind.PASSIVE or table.readings["C29"] == "b"
    if limited and ability.used:
        return Fault("ability.kami-once", "{who} has used {ability} in this phase", values)
    return None


def known_path(hero: Hero, ability: Ability) -> bool:
    """Whether it is Izanami's passive of level 1, the one such ability that applies in this phase."""
    return hero.kami == IZANAMI and ability.kind is AbilityKind.PASSIVE


def usable(table: Table[Harakiri], who: Name) -> list[str]:
    """The abilities of a character whose requirements are met, with where it has each from."""
    found = []
    for name, ability in hero_of(table.state, who).abilities.items():
        if fault := unmet(table, who, name):
            table.trace.rejected(fault.rule, "{ability}", because=fault.because, **fault.values)
        else:
            text = "{ability} is an ability of the {source}"
            table.trace.applied("ability.sources", text, ability=name, source=ability.source)
            found.append(name)
    return found


def require(table: Table[Harakiri], who: Name, name: str, kind: AbilityKind) -> None:
    """Refuse an ability of another kind, or one whose requirements are not met."""
    ability = ability_of(table, who, name)
    if ability.kind is not kind:
        raise Refusal("ability.kinds", "{ability} is {kind}", ability=name, kind=ability.kind)
    if fault := unmet(table, who, name):
        raise Refusal(fault.rule, fault.because, **fault.values)
    rule = "ability.ki" if ability.source is AbilitySource.CHARACTER else "ability.affinity"
    for cited in (rule, "ability.requirements"):
        table.trace.applied(cited, "{who} meets the requirements of {ability}", who=who, ability=name)


def mark_used(table: Table[Harakiri], who: Name, name: str) -> None:
    """Remember that a Kami ability was used in this phase."""
    ability = ability_of(table, who, name)
    if ability.source is AbilitySource.KAMI:
        ability.used = True
        table.trace.applied(
            "ability.kami-once", "{who} cannot use {ability} again in this phase", who=who, ability=name
        )


# --- effects ----------------------------------------------------------------------------------------------------------


def effect_of(table: Table[Harakiri], who: Name, name: str) -> Effect:
    """What a character's ability does, by the ki die in its slot."""
    ability = ability_of(table, who, name)
    met = [line for line in ability.lines if line.from_ki <= (ability.die or 0)]
    if len(ability.lines) < 2:
        return sum((line.effect for line in met), Effect())
    if ability.accumulates:
        table.trace.applied("ability.accumulate", "effects of {ability} that add up: {n}", n=len(met), ability=name)
        return sum((line.effect for line in met), Effect())
    best = max(met, key=lambda line: line.from_ki, default=None)
    if best is None:
        return Effect()
    table.trace.applied(
        "ability.blue", "of {ability} the effect for a ki die of {n} or more applies", ability=name, n=best.from_ki
    )
    return best.effect


def passives(table: Table[Harakiri], who: Name) -> Effect:
    """What the passive abilities of a character add, as far as their requirements are met."""
    total = Effect()
    for name, ability in hero_of(table.state, who).abilities.items():
        if ability.kind is not AbilityKind.PASSIVE:
            continue
        if fault := unmet(table, who, name):
            for rule in dict.fromkeys((fault.rule, "ability.requirements", "ability.passive")):
                table.trace.rejected(rule, "the passive {ability}", because=fault.because, **fault.values)
            continue
        table.trace.applied("ability.passive", "{ability} of {who} applies at no cost", ability=name, who=who)
        total += effect_of(table, who, name)
        if table.readings["C29"] == "b":
            mark_used(table, who, name)
    return total


def require_for_attack(table: Table[Harakiri], who: Name, names: Sequence[str]) -> None:
    """Refuse attack abilities that are too many, mixed, or whose requirements are not met."""
    for name in names:
        require(table, who, name, AbilityKind.ATTACK)
    sources = {ability_of(table, who, name).source for name in names}
    if len(sources) > 1:
        raise Refusal("ability.not-both", "an ability of the character and one of the Kami")
    if len(names) > 1 and table.readings["C31"] == "a":
        raise Refusal("ability.attack", "{n} attack abilities are more than 1", n=len(names))


def use_in_attack(table: Table[Harakiri], who: Name, names: Sequence[str]) -> Effect:
    """What the attack abilities chosen for an attack add to it."""
    total = Effect()
    for name in names:
        for rule in ("attack.ability", "ability.attack"):
            table.trace.applied(rule, "{who} attacks with {ability}", who=who, ability=name)
        total += effect_of(table, who, name)
        mark_used(table, who, name)
    return total


def use_technique(table: Table[Harakiri], who: Name, name: str) -> None:
    """Whether a technique may be used; what it costs and does is the action's."""
    require(table, who, name, AbilityKind.TECHNIQUE)
    table.trace.applied("ability.technique", "{who} uses {ability}", who=who, ability=name)
    mark_used(table, who, name)


# --- enemies ----------------------------------------------------------------------------------------------------------


def in_attack(
    table: Table[Harakiri], enemy: Name, named: str | None, kinds: Sequence[AbilityKind]
) -> dict[str, EnemyAbility]:
    """An enemy's abilities of these kinds that count in its attack: of attack abilities, the one that is named."""
    return {
        name: ability
        for name, ability in table.state.board_of(enemy).abilities.items()
        if ability.kind in kinds and (ability.kind is not AbilityKind.ATTACK or name == named)
    }


def enemy_effects(table: Table[Harakiri], enemy: Name, named: str | None, kinds: Sequence[AbilityKind]) -> Effect:
    """What an enemy's abilities of these kinds add to its attack."""
    total = Effect()
    for name, ability in in_attack(table, enemy, named, kinds).items():
        total += ability.effect
        table.trace.applied("ability.sources", "{ability} is on the board of {enemy}", ability=name, enemy=enemy)
        rule = "ability.enemy-passive" if ability.kind is AbilityKind.PASSIVE else "enemy-attack.ability"
        table.trace.applied(rule, "{ability} of {enemy} applies", ability=name, enemy=enemy)
        table.trace.applied("ability.enemy-free", "{enemy} needs nothing for {ability}", enemy=enemy, ability=name)
        if ability.kind is AbilityKind.ATTACK:
            table.trace.applied("ability.enemy-attack", "{enemy} attacks with {ability}", enemy=enemy, ability=name)
    return total
