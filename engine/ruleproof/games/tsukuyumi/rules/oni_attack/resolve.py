"""What an Oni attack does to the area: token and new Oni, or damage, counterattack and token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import PLAYERS, Act, InputError, Table, Worded, choose
from ruleproof.games.tsukuyumi.names import ONI, Faction, Oni
from ruleproof.games.tsukuyumi.rules.moments import STATE_ORDER
from ruleproof.games.tsukuyumi.rules.oni_attack.target import damage_of
from ruleproof.games.tsukuyumi.state import Area, Attack, Board

NOBODY = "nobody"


@dataclass(frozen=True)
class Answer(Worded):
    """A counterattack that a defender could choose."""

    template: ClassVar[str] = "{faction}: {counterattack}"
    faction: Faction
    counterattack: str


def conquer_empty(table: Table[Board], attack: Attack) -> None:
    """An area without player units: a token, then at once the smallest available Oni."""
    area = table.state.areas[attack.area]
    _place_token(table, attack.area, area)
    table.trace.applied("resolve.empty", "{area} is conquered without a fight", area=attack.area)
    for oni in Oni:
        if table.state.available[oni]:
            table.state.available[oni] -= 1
            area.add_oni(oni, 1)
            text = "the smallest available Oni, a {oni}, is placed in {area}"
            table.trace.applied("resolve.empty", text, oni=oni, area=attack.area)
            return
    table.trace.applied("resolve.empty", "no Oni is available, so none is placed in {area}", area=attack.area)
    because = "it never counts as available"
    table.trace.rejected("legendary.never-available", "no legendary Oni is placed instead", because=because)


def conquer_defended(table: Table[Board], attack: Attack) -> Act[None]:
    """An area with player units: damage is dealt, a token placed, then comes the counterattack. No new Oni come."""
    area = table.state.areas[attack.area]
    defenders = attack.defenders = damage_order(table, area)
    damage = damage_of(table.state, attack.area)
    text = "the Oni conquer {area} and deal {damage} damage in a single attack"
    table.trace.applied("attack.single", text, area=attack.area, damage=damage)
    late = bool(table.state.counterattacks) and table.readings["C52"] == "b"
    if late:
        yield from take_damage(table, attack, defenders, damage, None)
    _place_token(table, attack.area, area)
    table.trace.applied("resolve.units", "{area} is conquered after the damage", area=attack.area)
    table.trace.applied("resolve.no-new-oni", "no new Oni comes to {area}", area=attack.area)
    answer = yield from _counterattack(table, defenders)
    attack.answered = answer is not None
    if not late:
        yield from take_damage(table, attack, defenders, damage, answer)


def _place_token(table: Table[Board], name: str, area: Area) -> None:
    tokens = table.state.oni_tokens
    area.token = ONI
    if tokens is None:
        return
    if tokens:
        table.state.oni_tokens = tokens - 1
    else:
        area.borrowed = True
        text = "no Oni territory token is left: {area} gets a token of an unused faction"
        table.trace.applied("resolve.tokens", text, area=name)


def damage_order(table: Table[Board], area: Area) -> list[Faction]:
    """The defenders in the order in which they take damage."""
    defenders = area.defenders
    if len(defenders) == 1:
        return defenders
    initiative = table.state.initiative
    for faction in defenders:
        if faction not in initiative:
            raise InputError(f"where the {faction} stand in the initiative order is not stated.", todo=STATE_ORDER)
    last_first = table.readings["C69"] == "a"
    order = sorted(defenders, key=initiative.index, reverse=last_first)
    table.trace.applied("defend.damage-order", "the damage goes to {factions}, in this order", factions=order)
    return order


def _counterattack(table: Table[Board], defenders: list[Faction]) -> Act[Answer | None]:
    """One defender at most may choose a counterattack."""
    if not table.state.counterattacks:
        return None
    options: list[Answer | str] = [
        Answer(faction, name) for faction in sorted(defenders, key=_name) for name in table.state.counterattacks
    ]
    if len(defenders) > 1:
        table.trace.applied("defend.one", "only one of {factions} may counterattack", factions=defenders)
    table.trace.applied("attack.counterattack", "both parts of the attack stand: now the counterattack")
    several = len(defenders) > 1
    chooser, rule = (PLAYERS, "defend.one") if several else (defenders[0], "defend.counterattack")
    answer = yield from choose(chooser, "the counterattack", [*options, NOBODY], rule=rule)
    if not isinstance(answer, Answer):
        return None
    table.trace.applied("defend.counterattack", "the counterattack is {answer}", answer=answer)
    return answer


def _name(faction: Faction) -> str:
    return faction.value


def take_damage(
    table: Table[Board], attack: Attack, defenders: list[Faction], damage: int, answer: Answer | None
) -> Act[None]:
    """Each defender in turn; damage passes on once a defender has no unit left in the area."""
    area = table.state.areas[attack.area]
    for place, faction in enumerate(defenders):
        arriving = damage
        if answer and answer.faction is faction:
            damage -= min(damage, table.state.counterattacks[answer.counterattack])
        damage = yield from _lose_units(area, faction, damage)
        passes_on = not area.units_of(faction) and place + 1 < len(defenders)
        taken = arriving - damage if passes_on else arriving
        attack.damage = {**attack.damage, faction: taken}
        text = "the {faction} in {area} take {damage} damage"
        table.trace.applied("resolve.units", text, faction=faction, area=attack.area, damage=taken)
        if not passes_on:
            return
        text = "the {faction} have no unit left: {damage} damage passes on"
        table.trace.applied("defend.damage-order", text, faction=faction, damage=damage)


def _lose_units(area: Area, faction: Faction, damage: int) -> Act[int]:
    """Units fall while the damage covers one; their player chooses among them. Gives the damage that is left."""
    while options := {group.name: group for group in area.units_of(faction) if group.life <= damage}:
        name = yield from choose(faction, "the unit that falls", list(options), rule="resolve.units")
        damage -= options[name].life
        area.remove_unit(options[name])
    return damage
