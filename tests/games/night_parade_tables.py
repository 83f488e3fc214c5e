"""What the property tests of Night Parade share: a table from a state, islands side by side, a plan played out."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from ruleproof.books import load_project
from ruleproof.core import InputError, Table
from ruleproof.games.night_parade.state import Icon, Island, IslandName, NightParade
from ruleproof.scenarios import BookRunner

PROJECT = load_project(Path(__file__).parents[2], ["night-parade"])
RUNNER = BookRunner(PROJECT, PROJECT.book("night-parade"))
ON_CARDS = tuple(icon for icon in Icon if icon is not Icon.CHAMPION)

ReadyTable = Table[NightParade]
Attempt = tuple[Any, tuple[Any, ...]]
"""An act and its arguments."""
Plan = list[Attempt | int]
"""A number stands for something helpful, or for an option of the open choice."""


def new_table(state: NightParade, **readings: str) -> ReadyTable:
    table: ReadyTable = RUNNER.new_table(readings)
    table.state = state.model_copy(deep=True)
    return table


def islands_side_by_side(draw: st.DrawFn, names: Iterable[IslandName]) -> list[Island]:
    """These islands, any two of them neighbours or not."""
    islands = [Island(name=name) for name in names]
    neighbours = list(itertools.combinations(islands, 2))
    drawn = draw(st.integers(0, 2 ** len(neighbours) - 1))
    for bit, (one, other) in enumerate(neighbours):
        if drawn >> bit & 1:
            one.next_to.append(other.name)
            other.next_to.append(one.name)
    return islands


def played(state: NightParade, plan: Plan, attempt: Callable[[ReadyTable, Attempt | int], None]) -> ReadyTable:
    """The table after the plan; what makes no sense in its place is left out."""
    table = new_table(state)
    for one in plan:
        try:
            attempt(table, one)
        except InputError:
            continue
    return table
