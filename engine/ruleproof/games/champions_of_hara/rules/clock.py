"""Moments of a Day on which a mode has something to do: Dawn, the end of a round, World Shift."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import Act, Table
from ruleproof.games.champions_of_hara.names import DayStep, Mode, Round
from ruleproof.games.champions_of_hara.rules.arenas import ARENAS, ULTIMATE_DAY, take_ultimate
from ruleproof.games.champions_of_hara.rules.flow.day import dawn_rule, dusk_rule, go_on, reach, shift_rule
from ruleproof.games.champions_of_hara.rules.flow.turns import TURNS, require_turns_over
from ruleproof.games.champions_of_hara.rules.world_shifts import draw_shift, move_tiles
from ruleproof.games.champions_of_hara.rules.worlds.days import next_round
from ruleproof.games.champions_of_hara.rules.worlds.gauges import gain_energy
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import Hara

Moment = Callable[[Table[Hara]], Act[None]]


AT_DAWN: dict[Mode, Moment] = {}
"""What a mode does when Dawn begins. Each chapter enters its own."""
AT_END_OF_ROUND: dict[Mode, Moment] = {}
"""What a mode does at the end of Dawn and of Dusk."""
AT_WORLD_SHIFT: dict[Mode, Moment] = {}
"""What a mode does in the World Shift phase, or in its place."""
AT_DUSK: dict[Mode, Moment] = {}
"""What a mode does when Dusk begins, where it does not follow Versus Arena."""
ROUND_ENDS: dict[Mode, Moment] = {}
"""How a round ends in a mode that moves the Day marker in its own way."""


def dawn_begins(table: Table[Hara], day: int | None = None) -> Act[None]:
    """Dawn of this Day, or of the one that the Day marker shows."""
    reach(table, DayStep.DAWN, dawn_rule(table.state), day)
    yield from _moment(table, AT_DAWN)
    go_on(table, DayStep.DAWN_TURNS)


def dusk_begins(table: Table[Hara], day: int | None = None) -> Act[None]:
    """Dusk of this Day; on Day 3 the Versus Arena rules give the Ultimate."""
    reach(table, DayStep.DUSK, dusk_rule(table.state), day)
    if table.state.mode in AT_DUSK:
        yield from _moment(table, AT_DUSK)
    elif table.state.day == ULTIMATE_DAY:
        take_ultimate(table)
    go_on(table, DayStep.DUSK_TURNS)


def round_ends(table: Table[Hara]) -> Act[None]:
    """After the turn of this round: what the mode does then; the Day marker moves on."""
    if table.state.mode in ROUND_ENDS:
        yield from ROUND_ENDS[table.state.mode](table)
        return
    dawn = table.state.round is Round.DAWN
    require_turns_over(table, TURNS[table.state.round], "day.rounds")
    yield from _moment(table, AT_END_OF_ROUND)
    next_round(table)
    if table.state.result is None:
        go_on(table, DayStep.DUSK if dawn else DayStep.SHIFT)


def world_shift(table: Table[Hara]) -> Act[None]:
    """The World Shift phase comes; a mode that does not replace it plays it as in Versus Arena."""
    reach(table, DayStep.SHIFT, shift_rule(table.state))
    if table.state.mode in AT_WORLD_SHIFT:
        yield from _moment(table, AT_WORLD_SHIFT)
    else:
        yield from resolve_world_shift(table, "solo.base")
    if table.state.flow.step is DayStep.SHIFT:
        go_on(table, DayStep.DAWN)


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
