"""The Gambler's die: what his card does once, when he comes into play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import PLAYERS, Act, InputError, Table, Worded, choose
from ruleproof.games.tsukuyumi.names import Faction
from ruleproof.games.tsukuyumi.rules.moments import STATE_ORDER
from ruleproof.games.tsukuyumi.rules.momentum.counters import draw_counter_card
from ruleproof.games.tsukuyumi.state import Board, CounterInForce, OwnUnit

DIE = "Gambler's die"


@dataclass(frozen=True)
class Struck(Worded):
    """A player's unit that the Gambler could strike."""

    template: ClassVar[str] = "{unit} of {faction} in {area}"
    faction: Faction
    unit: str
    area: str


def roll_die(table: Table[Board]) -> Act[None]:
    face = table.chance.roll(DIE, range(1, 7))
    table.state.special.gambler = face
    table.trace.applied("gambler.roll", "the Gambler's die shows {face}", face=face)
    if face == 1:
        yield from _strike_unit(table)
    elif face == 6:
        _draw_counter(table)


def _strike_unit(table: Table[Board]) -> Act[None]:
    board = table.state
    units = [Struck(group.faction, group.name, name) for name, area in board.areas.items() for group in area.units]
    if not units:
        table.trace.applied("gambler.one", "there is no player unit to strike")
        return
    unit = yield from choose(PLAYERS, "the unit that the Gambler strikes", units, rule="gambler.one")
    chosen = OwnUnit(faction=unit.faction, unit=unit.unit, area=unit.area)
    table.state.special.struck = [*table.state.special.struck, chosen]
    table.trace.applied("gambler.one", "the Gambler strikes {unit}", unit=unit)


def _draw_counter(table: Table[Board]) -> None:
    board = table.state
    if not board.initiative:
        raise InputError("the initiative order is not stated.", todo=STATE_ORDER)
    card = draw_counter_card(table)
    if card is None:
        table.trace.applied("gambler.six", "no counter card is left to draw")
        return
    last = board.initiative[-1]
    struck = list(board.initiative) if card.name in board.special.for_all else [last]
    board.special.counter_strikes = {**board.special.counter_strikes, card.name: struck}
    table.trace.applied("gambler.six", "{card} strikes {factions}", card=card.name, factions=struck)
    if card.permanent:
        board.counters_in_force = [*board.counters_in_force, CounterInForce(faction=last, card=card)]
    else:
        board.counters_resolved = [*board.counters_resolved, card.name]
        board.discarded_counters = [*board.discarded_counters, card]
