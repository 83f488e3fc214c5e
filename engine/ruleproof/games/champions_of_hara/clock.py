"""Moments of a Day on which a mode has something to do: Dawn, the end of a round, World Shift."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import Act, Table
from ruleproof.games.champions_of_hara.arenas import ARENAS
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.words import Mode, Round
from ruleproof.games.champions_of_hara.world_shifts import draw_shift, move_tiles
from ruleproof.games.champions_of_hara.worlds import gain_energy, next_round, player

Moment = Callable[[Table[Hara]], Act[None]]

AT_DAWN: dict[Mode, Moment] = {}
"""What a mode does when Dawn begins. Each chapter enters its own."""
AT_END_OF_ROUND: dict[Mode, Moment] = {}
"""What a mode does at the end of Dawn and of Dusk."""
AT_WORLD_SHIFT: dict[Mode, Moment] = {}
"""What a mode does in the World Shift phase, or in its place."""


def dawn_begins(table: Table[Hara], day: int) -> Act[None]:
    """The Day marker stands on Dawn of this Day."""
    table.state.day, table.state.round = day, Round.DAWN
    yield from _moment(table, AT_DAWN)


def round_ends(table: Table[Hara]) -> Act[None]:
    """What happens at the end of the round; then the Day marker moves on."""
    yield from _moment(table, AT_END_OF_ROUND)
    next_round(table)


def world_shift(table: Table[Hara]) -> Act[None]:
    """The World Shift phase comes; a mode that does not replace it plays it as in Versus Arena."""
    if table.state.mode in AT_WORLD_SHIFT:
        yield from _moment(table, AT_WORLD_SHIFT)
    else:
        yield from resolve_world_shift(table, "solo.base")


def resolve_world_shift(table: Table[Hara], rule: str) -> Act[None]:
    """Draw a World Shift card, move the tiles it names and gain what it gives to every player."""
    if not (table.state.shift_deck or table.state.shift_discard):
        table.trace.rejected(rule, "no World Shift card", because="the World Shift deck is empty")
        return
    card = draw_shift(table)
    table.trace.applied(rule, "World Shift: {card}", card=card.name)
    move_tiles(table, card, rule)
    if card.energy:
        champion, _ = player(table)
        for energy in card.energy:
            yield from gain_energy(table, champion, energy)


def _moment(table: Table[Hara], modes: dict[Mode, Moment]) -> Act[None]:
    mode = table.state.mode
    if mode in ARENAS:
        player(table)
    if mode in modes:
        yield from modes[mode](table)
