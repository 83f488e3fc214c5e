"""When: the Oni attack, and the players choose where the rules leave it to them."""

from __future__ import annotations

from ruleproof.core import InputError, Mismatch, Table
from ruleproof.games.tsukuyumi.oni_attack import attack_area, oni_attacks
from ruleproof.games.tsukuyumi.oni_attack.movers import Mover
from ruleproof.games.tsukuyumi.oni_attack.resolve import NOBODY, Answer
from ruleproof.games.tsukuyumi.state import Board, Faction, Oni
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


@vocabulary.when("the Oni make their attacks")
def attacks(table: Table[Board]) -> None:
    table.do(oni_attacks)


@vocabulary.when("the Oni make {number:d} (attack|attacks)")
def so_many_attacks(table: Table[Board], number: int) -> None:
    if number < 1:
        raise InputError(f"the Oni cannot make {number} attacks.", todo="State at least 1.")
    table.do(oni_attacks, number)


@vocabulary.when("somebody wants the Oni to attack {area:Area}")
def wants_attack(table: Table[Board], area: str) -> None:
    area_named(table, area)
    table.do(attack_area, area)


@vocabulary.when("the players choose {area:Area}")
def choose_area(table: Table[Board], area: str) -> None:
    area_named(table, area)
    table.pick(None, area)


@vocabulary.when("the players send a {oni:Oni} from {area:Area}")
def choose_mover(table: Table[Board], oni: Oni, area: str) -> None:
    area_named(table, area)
    table.pick(None, Mover(oni, area))


@vocabulary.when("the {faction:Faction} answer with {counterattack:text}")
def choose_counterattack(table: Table[Board], faction: Faction, counterattack: str) -> None:
    table.pick(faction, Answer(faction, counterattack))


@vocabulary.when("nobody counterattacks")
def no_counterattack(table: Table[Board]) -> None:
    table.pick(None, NOBODY)


@vocabulary.when("the {faction:Faction} give up a unit {unit:text}")
def choose_unit(table: Table[Board], faction: Faction, unit: str) -> None:
    if table.pending is not None and table.pending.by is not faction:
        raise Mismatch(f"it is not for the {faction.value} to choose")
    table.pick(faction, unit)
