"""Leaf's arena: connected and disconnected Worlds."""

from __future__ import annotations

from ruleproof.core import Table, expect, expect_set
from ruleproof.games.champions_of_hara import leaf
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import figure_of, vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Slot, World


@vocabulary.given("{worlds:World+} (is|are) disconnected")
def disconnected(table: Table[Hara], worlds: list[World]) -> None:
    table.state.disconnected = {*table.state.disconnected, *worlds}


@vocabulary.when("Leaf's board is laid out")
def laid_out(table: Table[Hara]) -> None:
    table.do(leaf.lay_out)


@vocabulary.when("Leaf reconnects {world:World}")
def reconnects(table: Table[Hara], world: World) -> None:
    figure_of(table, Champion.LEAF)
    table.do(leaf.reconnect, world)


@vocabulary.when("Leaf picks the place {slot:Slot}")
def picks_slot(table: Table[Hara], slot: Slot) -> None:
    table.pick(None, slot)


@vocabulary.then("Leaf may pick the place {slots:Slot+}")
def may_pick_slot(table: Table[Hara], slots: list[Slot]) -> None:
    table.expect_choice(Champion.LEAF, slots)


@vocabulary.then("the connected Worlds are {worlds:World+}")
def connected_are(table: Table[Hara], worlds: list[World]) -> None:
    found = [world.value for world in table.state.ring if world not in table.state.disconnected]
    expect_set(found, [world.value for world in worlds], "the connected Worlds")


@vocabulary.then("{world:World} lies {slot:Slot}")
def lies(table: Table[Hara], world: World, slot: Slot) -> None:
    found = table.state.places.get(slot)
    expect(found.value if found else None, world.value, f"the World {slot.value}")
