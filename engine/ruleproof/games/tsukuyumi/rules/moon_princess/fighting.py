"""Fighting the Moon Princess: her standard counter, and her own attack in three areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import Act, InputError, Table, Worded, choose
from ruleproof.games.tsukuyumi.names import Faction, Oni
from ruleproof.games.tsukuyumi.rules.flow import require_set_up
from ruleproof.games.tsukuyumi.rules.moments import STATE_ORDER
from ruleproof.games.tsukuyumi.rules.oni_attack.resolve import NOBODY, Answer, damage_order, take_damage
from ruleproof.games.tsukuyumi.state import Attack, Board, Counterattack, Units


@dataclass(frozen=True)
class Replaced(Worded):
    """A unit that could become an Oni."""

    template: ClassVar[str] = "{unit} in {area}"
    unit: str
    area: str


def answer_combat(table: Table[Board], faction: Faction, name: str) -> Act[None]:
    """The standard counter: half of the attacker's units, rounded up, become Oni."""
    board = table.state
    everywhere = table.readings["C42"] == "b"
    places = list(board.areas) if everywhere else [name]
    mine = {Replaced(unit.name, place): unit for place in places for unit in board.areas[place].units_of(faction)}
    total = sum(unit.number for unit in mine.values())
    number = -(-total // 2)
    text = "the Moon Princess answers; units of the {faction} that become Oni: {number} of {total}"
    table.trace.applied("princess.counter", text, number=number, total=total, faction=faction)
    for _ in range(number):
        oni = next((oni for oni in reversed(Oni) if board.available[oni]), None)
        if oni is None:
            table.trace.applied("princess.counter-oni", "no Oni is available: the other units stay")
            table.trace.applied("legendary.never-available", "a legendary Oni does not take their place")
            return
        mine = {one: unit for one in mine if (unit := _still_there(board, faction, one))}
        about = "the unit that becomes an Oni"
        chosen = yield from choose(faction, about, list(mine), rule="princess.counter")
        board.areas[chosen.area].remove_unit(mine[chosen])
        board.available[oni] -= 1
        board.areas[chosen.area].add_oni(oni, 1)
        text = "a unit in {area} becomes a {oni}, the largest available"
        table.trace.applied("princess.counter-oni", text, area=chosen.area, oni=oni)


def _still_there(board: Board, faction: Faction, one: Replaced) -> Units | None:
    return next((unit for unit in board.areas[one.area].units_of(faction) if unit.name == one.unit), None)


def princess_attacks(table: Table[Board]) -> Act[None]:
    """All 3 areas at once; then counterattacks in initiative order; then the losses."""
    require_set_up(table)
    board = table.state
    if board.moon_princess is None or board.princess_values is None:
        raise InputError("where the Moon Princess stands and what she is worth is not stated.", todo="State it.")
    damage = board.princess_values.damage
    areas = [name for name in board.areas if name in board.moon_princess]
    board.special.princess_answers = []
    attacked = [name for name in areas if board.areas[name].units]
    text = "the Moon Princess attacks {areas} at the same time, {damage} damage in each"
    table.trace.applied("princess.attack", text, areas=areas, damage=damage)
    orders = {name: damage_order(table, board.areas[name]) for name in attacked}
    board.special.princess_attacks = [Attack(area=name, defenders=orders[name]) for name in attacked]
    late = bool(board.counterattacks) and table.readings["C52"] == "b"
    answers: dict[str, Answer] = {}
    if not late:
        answers = yield from _counterattacks(table, orders)
    for attack in board.special.princess_attacks:
        attack.answered = attack.area in answers
        yield from take_damage(table, attack, orders[attack.area], damage, answers.get(attack.area))
    if late:
        yield from _counterattacks(table, orders)


def _counterattacks(table: Table[Board], orders: dict[str, list[Faction]]) -> Act[dict[str, Answer]]:
    """Each player attacked, in initiative order; in each area 1 player at most."""
    board = table.state
    answers: dict[str, Answer] = {}
    defenders = {faction for order in orders.values() for faction in order}
    if not board.counterattacks or not defenders:
        return answers
    missing = [faction.value for faction in defenders if faction not in board.initiative]
    if missing and len(defenders) > 1:
        raise InputError(f"the initiative of {', '.join(sorted(missing))} is not stated.", todo=STATE_ORDER)
    for faction in [one for one in board.initiative if one in defenders] or list(defenders):
        for area in (name for name, order in orders.items() if faction in order and name not in answers):
            options: list[Answer | str] = [*(Answer(faction, name) for name in board.counterattacks), NOBODY]
            text = "the {faction} may counterattack in {area}"
            table.trace.applied("princess.attack", text, faction=faction, area=area)
            answer = yield from choose(faction, "the counterattack", options, rule="princess.attack")
            if isinstance(answer, Answer):
                answers[area] = answer
                done = Counterattack(faction=faction, name=answer.counterattack, area=area)
                board.special.princess_answers = [*board.special.princess_answers, done]
    return answers
