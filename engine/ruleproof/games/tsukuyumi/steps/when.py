"""When: the Oni attack, and the players choose where the rules leave it to them."""

from __future__ import annotations

from ruleproof.core import PLAYERS, InputError, Table
from ruleproof.games.tsukuyumi.oni_attack import attack_area, oni_attacks
from ruleproof.games.tsukuyumi.oni_attack.movers import Mover
from ruleproof.games.tsukuyumi.oni_attack.resolve import NOBODY, Answer
from ruleproof.games.tsukuyumi.state import Board, Faction, Oni
from ruleproof.games.tsukuyumi.steps.kinds import area_named, vocabulary


@vocabulary.when("the Oni make their attacks")
def attacks(table: Table[Board]) -> None:
    """All that are left before the player who is due."""
    table.do(oni_attacks)


@vocabulary.when("the Oni make {number:d} (attack|attacks)")
def so_many_attacks(table: Table[Board], number: int) -> None:
    """So many of those that are left before the player who is due."""
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
    table.pick(PLAYERS, area, rule="tie.players")


@vocabulary.when("the players send a {oni:Oni} from {area:Area}")
def choose_mover(table: Table[Board], oni: Oni, area: str) -> None:
    area_named(table, area)
    table.pick(PLAYERS, Mover(oni, area), rule="oni.smallest")


@vocabulary.when("the {faction:Faction} answer with {counterattack:text}")
def choose_counterattack(table: Table[Board], faction: Faction, counterattack: str) -> None:
    table.pick(faction, Answer(faction, counterattack), rule="defend.counterattack")


@vocabulary.when("the {faction:Faction} choose no counterattack", was=["nobody counterattacks"])
def no_counterattack(table: Table[Board], faction: Faction | None = None) -> None:
    table.pick(faction, NOBODY, rule="defend.counterattack")


@vocabulary.when("the players choose no counterattack")
def no_counterattack_at_all(table: Table[Board]) -> None:
    table.pick(PLAYERS, NOBODY, rule="defend.one")


@vocabulary.when("the {faction:Faction} give up a unit {unit:text}")
def choose_unit(table: Table[Board], faction: Faction, unit: str) -> None:
    table.pick(faction, unit, rule="resolve.units")
