"""What the six solo arenas share: whose arena it is, its own goal beside the Versus Arena, and no Ultimate on Day 3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ruleproof.core import Act, InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, Mode, Result
from ruleproof.games.champions_of_hara.rules.flow.game import OWNERS, finish, require_setup
from ruleproof.games.champions_of_hara.rules.worlds.player import arena_condition, player, take_character
from ruleproof.games.champions_of_hara.state import Hara

ULTIMATE_DAY = 3


@dataclass(frozen=True)
class Arena:
    """One solo arena. Each chapter enters its own in ARENAS."""

    goal_reached: Callable[[Table[Hara]], bool]
    """The goal of the arena, without the Versus Arena condition."""
    turn_ends: Callable[[Table[Hara]], Act[None]] | None = None
    """What the arena does at the end of the player's turn, after the Monsters."""
    after_turn: Callable[[Table[Hara]], None] | None = None
    """What the arena does once the turn is over."""


ARENAS: dict[Mode, Arena] = {}
GOALS: dict[Mode, Callable[[Table[Hara]], bool]] = {}
"""The goals of modes that are no arena, beside the Versus Arena condition."""
OPEN_TO_ALL: dict[Mode, str] = {}
"""The modes for any character, each with the rule that says so."""


def why_not_play(state: Hara, champion: Champion) -> Refusal | None:
    if state.mode is Mode.CORRUPTED_CHAMPION:
        return Refusal("corrupted.ophion", "the player plays Ophion, not {champion}", champion=champion)
    if state.phantom.character is champion:
        return Refusal("phantom.character", "the Phantom uses the cards of {champion}", champion=champion)
    owner, rule = OWNERS.get(state.mode, (champion, "")) if state.mode else (champion, "")
    if champion is not owner:
        return Refusal(rule, "{mode} is for {champion}", mode=state.mode, champion=owner)
    return None


def play(table: Table[Hara], champion: Champion) -> None:
    """The player takes a character for the mode."""
    if refusal := why_not_play(table.state, champion):
        raise refusal
    require_setup(table, "solo.one")
    take_character(table, champion)
    mode = table.state.mode
    if mode in OPEN_TO_ALL:
        table.trace.applied(OPEN_TO_ALL[mode], "{mode} is for any character", mode=mode)
    if mode in OWNERS:
        table.trace.applied(OWNERS[mode][1], "{mode} is for {champion}", mode=mode, champion=champion)


def decided_by_mode(table: Table[Hara], subject: str) -> bool:
    """Whether the rule on this subject stands in the mode; else it stands in Versus Arena."""
    state = table.state
    rule = "arena.precedence" if state.mode in ARENAS else "solo.base"
    if subject in state.mode_rules:
        table.trace.applied(rule, "the mode has its own rule on {subject}", subject=subject)
        return True
    if subject in state.base_rules:
        table.trace.applied(rule, "the mode leaves {subject} as in Versus Arena", subject=subject)
        return False
    raise InputError(f"neither the mode nor Versus Arena has a rule on {subject!r}.", todo="State where it stands.")


def goal_reached(table: Table[Hara]) -> bool:
    """The mode's own goal; a mode without one asks for nothing more than the Versus Arena condition."""
    mode = table.state.mode
    if mode in ARENAS:
        return ARENAS[mode].goal_reached(table)
    return mode not in GOALS or GOALS[mode](table)


def check_victory(table: Table[Hara]) -> None:
    """At the end of the player's turn: the mode's own goal and the Versus Arena condition, both."""
    in_arena = table.state.mode in ARENAS
    condition, goal = arena_condition(table), goal_reached(table)
    if condition and goal:
        finish(table, Result.WON, "arena.goal" if in_arena else "arena.condition")
        if in_arena:
            table.trace.applied("arena.goal", "goal and Versus Arena condition are both met: the game is won")
    elif in_arena and (condition or goal):
        table.trace.rejected("arena.goal", "the game goes on", because="only one of the two is met")


def take_ultimate(table: Table[Hara]) -> None:
    """At the start of Dusk on Day 3 the Versus Arena rules give the Ultimate; the solo arenas do not."""
    champion, figure = player(table)
    if table.state.mode in ARENAS:
        because = "no solo arena gives it on Day 3"
        table.trace.rejected("arena.no-ultimate", "no Ultimate for {champion}", because=because, champion=champion)
        return
    figure.ultimate = True
    table.trace.applied("arena.no-ultimate", "{champion} takes the Ultimate, as in Versus Arena", champion=champion)
