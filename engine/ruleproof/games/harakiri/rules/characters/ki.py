"""Ki dice: placing and withdrawing them, rolling them again, and the end of the round."""

from __future__ import annotations

from dataclasses import dataclass

from ruleproof.core import InputError, Refusal, Table, nearest
from ruleproof.games.harakiri.names import AbilitySource, Action, KiPlace, Name
from ruleproof.games.harakiri.rules.characters import action_points
from ruleproof.games.harakiri.rules.dice import roll_ki_dice
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.state import Ability, Harakiri, Hero

REROLL_COST = 2


@dataclass(frozen=True)
class Taken:
    """A ki die picked up to be rolled: by its face in the reserve, or by the ability of its slot."""

    place: KiPlace
    face: int | None = None
    ability: str | None = None


def slot_of(hero: Hero, who: Name, ability: str) -> Ability:
    """The slot of an ability. Raises InputError for one that the character does not have."""
    slots = {name: one for name, one in hero.abilities.items() if one.source is AbilitySource.CHARACTER}
    if ability not in slots:
        known = ", ".join(slots) or "none"
        raise InputError(
            f"{who} has no ability {ability!r} with a slot.", todo=nearest(ability, slots) or f"Its slots: {known}."
        )
    return slots[ability]


# --- free actions -----------------------------------------------------------------------------------------------------


def place(table: Table[Harakiri], who: Name, face: int, ability: str) -> None:
    """Put a die of the reserve into an empty slot whose requirement it meets."""
    action_points.take_free(table, who)
    hero = hero_of(table.state, who)
    slot = slot_of(hero, who, ability)
    if face not in hero.ki_reserve:
        raise Refusal("ki.place", "{who} has no {face} in the reserve", who=who, face=face)
    if slot.die is not None:
        raise Refusal("ki.slot-empty", "a {die} is in the slot of {ability}", die=slot.die, ability=ability)
    table.trace.applied("ki.slot-empty", "the slot of {ability} is empty", ability=ability)
    if face < slot.ki:
        raise Refusal(
            "ki.requirement", "{ability} asks for {ki}, more than {face}", ability=ability, ki=slot.ki, face=face
        )
    table.trace.applied("ki.requirement", "{ability} asks for {ki}", ability=ability, ki=slot.ki)
    _take_from_reserve(hero, face)
    slot.die = face
    table.trace.applied("ki.place", "{who} places a {face} on {ability}", who=who, face=face, ability=ability)


def withdraw(table: Table[Harakiri], who: Name, ability: str) -> None:
    """Exhaust a die in a slot, at most as many in an activation as the character's spirit."""
    turn = action_points.take_free(table, who)
    hero = hero_of(table.state, who)
    slot = slot_of(hero, who, ability)
    if slot.die is None:
        raise Refusal("ki.withdraw", "no die is in the slot of {ability}", ability=ability)
    limit = table.state.creature(who).spirit if who in table.state.creatures else 0
    if turn.withdrawn >= limit:
        raise Refusal("ki.withdraw-limit", "{who} has {spirit} spirit", who=who, spirit=limit)
    turn.withdrawn += 1
    table.trace.applied("ki.withdraw-limit", "withdrawal {n} of {spirit} by spirit", n=turn.withdrawn, spirit=limit)
    table.trace.applied("ki.withdraw", "{who} withdraws the {die} of {ability}", who=who, die=slot.die, ability=ability)
    _exhaust(table, hero, slot)
    if table.readings["C32"] == "a":
        refresh(table, who)


# --- rolling again ----------------------------------------------------------------------------------------------------


def reroll(table: Table[Harakiri], who: Name, dice: list[Taken]) -> None:
    """The action: roll any dice again, from wherever they are, into the reserve."""
    action_points.take(table, who, Action.REROLL, REROLL_COST, "ki.reroll")
    hero = hero_of(table.state, who)
    for die in dice:
        _pick_up(hero, who, die)
    table.trace.applied("ki.reroll-any", "{who} picks up {n} dice", who=who, n=len(dice))
    rolled = roll_ki_dice(table, len(dice))
    hero.ki_reserve += rolled
    table.trace.applied("ki.reroll", "{who} rolls {faces} into the reserve", who=who, faces=rolled)


def _pick_up(hero: Hero, who: Name, die: Taken) -> None:
    if die.place is KiPlace.RESERVE:
        if die.face is None or die.face not in hero.ki_reserve:
            raise Refusal("ki.reroll-any", "{who} has no {face} in the reserve", who=who, face=die.face)
        _take_from_reserve(hero, die.face)
    elif die.place is KiPlace.SLOT:
        slot = slot_of(hero, who, die.ability or "")
        if slot.die is None:
            raise Refusal("ki.reroll-any", "no die is in the slot of {ability}", ability=die.ability)
        slot.die = None
    else:
        if hero.ki_exhausted == 0:
            raise Refusal("ki.reroll-any", "{who} has no exhausted die left", who=who)
        hero.ki_exhausted -= 1


def refresh(table: Table[Harakiri], who: Name) -> None:
    """When all dice of a character are exhausted, it rolls them into the reserve."""
    hero = hero_of(table.state, who)
    if not _all_exhausted(hero):
        return
    rolled = roll_ki_dice(table, hero.ki_exhausted)
    hero.ki_exhausted = 0
    hero.ki_reserve = rolled
    table.trace.applied("ki.all-exhausted", "{who} rolls {faces} into the reserve", who=who, faces=rolled)


# --- the end of the round ---------------------------------------------------------------------------------------------


def reduce(table: Table[Harakiri]) -> None:
    """The last part of a round: every die in a slot drops by 1."""
    playing = [who for who in table.state.heroes if who not in table.state.defeated]
    for who in playing:
        hero = table.state.heroes[who]
        for ability, slot in hero.abilities.items():
            if slot.die is None:
                continue
            left = slot.die - 1
            table.trace.applied("ki.reduce", "the die of {ability} drops to {left}", ability=ability, left=left)
            if left:
                slot.die = left
            else:
                table.trace.applied("ki.zero", "the die of {ability} is exhausted", ability=ability)
                _exhaust(table, hero, slot)
    if table.readings["C32"] == "c" and not all(_all_exhausted(table.state.heroes[who]) for who in playing):
        return
    for who in playing:
        refresh(table, who)


# --- dice -------------------------------------------------------------------------------------------------------------


def _all_exhausted(hero: Hero) -> bool:
    return hero.ki_exhausted > 0 and not hero.ki_reserve and not hero.ki_active


def _exhaust(table: Table[Harakiri], hero: Hero, slot: Ability) -> None:
    slot.die = None
    hero.ki_exhausted += 1
    table.trace.applied("ki.where", "{n} ki dice are exhausted", n=hero.ki_exhausted)


def _take_from_reserve(hero: Hero, face: int) -> None:
    left = list(hero.ki_reserve)
    left.remove(face)
    hero.ki_reserve = tuple(left)
