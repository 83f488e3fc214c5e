"""Leaf's arena: connected and disconnected Worlds."""

from __future__ import annotations

from ruleproof.core import InputError, Table, expect, expect_among, expect_set
from ruleproof.games.champions_of_hara.names import Chooser, Mode, Slot, World
from ruleproof.games.champions_of_hara.rules import leaf
from ruleproof.games.champions_of_hara.rules.flow import game, turns
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.common import vocabulary


@vocabulary.given("{worlds:World+} (is|are) disconnected")
def disconnected(table: Table[Hara], worlds: list[World]) -> None:
    if fast := next((world for world in worlds if world in leaf.FAST), None):
        raise InputError(f"{fast} is always connected.", todo="Name another World.")
    table.state.disconnected = {*table.state.disconnected, *worlds}


@vocabulary.when("Leaf's board is laid out")
def laid_out(table: Table[Hara]) -> None:
    table.do(game.lay_out, Mode.NIGHTMARE, leaf.lay_out)


@vocabulary.when("Leaf reconnects {world:World}")
def reconnects(table: Table[Hara], world: World) -> None:
    table.do(turns.in_arena, Mode.NIGHTMARE, "leaf.reconnect", leaf.reconnect, world)


@vocabulary.when("{chooser:Chooser} picks the place {slot:Slot}")
def picks_slot(table: Table[Hara], chooser: Chooser, slot: Slot) -> None:
    table.pick(chooser.who, slot, rule="leaf.others")


@vocabulary.then("{chooser:Chooser} may pick the place {slots:Slot+}")
def may_pick_slot(table: Table[Hara], chooser: Chooser, slots: list[Slot]) -> None:
    table.expect_choice(chooser.who, slots)


@vocabulary.then("the connected Worlds are {worlds:World+}")
def connected_are(table: Table[Hara], worlds: list[World]) -> None:
    expect_set(leaf.connected_worlds(table.state), worlds, "the connected Worlds")


@vocabulary.then("the connected Worlds are, among others, {worlds:World+}")
def connected_among(table: Table[Hara], worlds: list[World]) -> None:
    expect_among(leaf.connected_worlds(table.state), worlds, "the connected Worlds")


@vocabulary.then("{world:World} lies {slot:Slot}")
def lies(table: Table[Hara], world: World, slot: Slot) -> None:
    found = table.state.places.get(slot)
    expect(found.value if found else None, world.value, f"the World {slot}")
