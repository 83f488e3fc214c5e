"""Steps of distributing damage: who takes it, and who is left."""

from __future__ import annotations

from ruleproof.core import PLAYERS, Table, expect
from ruleproof.games.tsukuyumi.names import FIGURES, FigureName, Oni
from ruleproof.games.tsukuyumi.state import Board
from ruleproof.games.tsukuyumi.steps.common import area_named, vocabulary


@vocabulary.when("the players give the damage to {figure:Figure}")
def choose_figure(table: Table[Board], figure: FigureName) -> None:
    table.pick(PLAYERS, FIGURES[figure], rule="damage.larger")


@vocabulary.then("the players choose who takes the damage: {figures:Figure+}")
def choice_of_figure(table: Table[Board], figures: list[FigureName]) -> None:
    table.expect_choice(PLAYERS, [FIGURES[figure] for figure in figures])


@vocabulary.then("{large:d} Large Oni and {small:d} Small Oni are left in {area:Area}")
def large_and_small_left(table: Table[Board], large: int, small: int, area: str) -> None:
    """Of these two sizes; others may be there as well."""
    found = area_named(table, area).oni
    expect((found.get(Oni.LARGE, 0), found.get(Oni.SMALL, 0)), (large, small), f"the Large and Small Oni in {area}")
