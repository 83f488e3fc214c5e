"""What the six solo arenas share: whose arena it is, its own goal beside the Versus Arena, and no Ultimate on Day 3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ruleproof.core import Refusal, Table
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.words import Champion, Mode, Result, Round
from ruleproof.games.champions_of_hara.worlds import arena_condition, player, take_character

ULTIMATE_DAY = 3


@dataclass(frozen=True)
class Arena:
    """One solo arena. Each chapter enters its own in ARENAS."""

    champion: Champion
    only: str
    """The rule that says who can be played."""
    goal_reached: Callable[[Table[Hara]], bool]
    """The goal of the arena, without the Versus Arena condition."""


ARENAS: dict[Mode, Arena] = {}


def why_not_play(state: Hara, champion: Champion) -> Refusal | None:
    arena = ARENAS.get(state.mode) if state.mode else None
    if arena is not None and champion is not arena.champion:
        return Refusal(arena.only, "{mode} is for {champion}", mode=state.mode, champion=arena.champion)
    return None


def play(table: Table[Hara], champion: Champion) -> None:
    """The player takes a character for the mode."""
    if refusal := why_not_play(table.state, champion):
        raise refusal
    take_character(table, champion)
    mode = table.state.mode
    if mode in ARENAS:
        table.trace.applied(ARENAS[mode].only, "{mode} is for {champion}", mode=mode, champion=champion)


def check_victory(table: Table[Hara]) -> None:
    """At the end of the player's turn: the arena's own goal and the Versus Arena condition, both."""
    mode = table.state.mode
    arena = ARENAS.get(mode) if mode else None
    condition = arena_condition(table)
    goal = arena is None or arena.goal_reached(table)
    if condition and goal:
        table.state.result = Result.WON
        if arena is not None:
            table.trace.applied("arena.goal", "goal and Versus Arena are both met: the game is won")
    elif arena is not None and (condition or goal):
        table.trace.rejected("arena.goal", "the game goes on", because="only one of the two is met")


def dusk_begins(table: Table[Hara]) -> None:
    """At the start of Dusk on Day 3 the Versus Arena rules give the Ultimate; the solo arenas do not."""
    if table.state.day != ULTIMATE_DAY or table.state.round is not Round.DUSK:
        return
    champion, figure = player(table)
    if table.state.mode in ARENAS:
        table.trace.rejected(
            "arena.no-ultimate",
            "{champion} does not take the Ultimate",
            because="no solo arena gives it on Day 3",
            champion=champion,
        )
        return
    figure.ultimate = True
    table.trace.applied("arena.no-ultimate", "{champion} takes the Ultimate, as in Versus Arena", champion=champion)
