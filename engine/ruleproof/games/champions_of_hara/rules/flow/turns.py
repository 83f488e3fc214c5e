"""Whose turn it is, and the phases of the player's turn."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, DayStep, Mode, Phase, Round, Side
from ruleproof.games.champions_of_hara.rules.flow.day import not_now, reach, turns_rule
from ruleproof.games.champions_of_hara.rules.flow.game import (
    OWNERS,
    carried_out,
    require_mode,
    require_phases,
    require_player,
)
from ruleproof.games.champions_of_hara.rules.worlds.player import player
from ruleproof.games.champions_of_hara.state import Hara, PlayerTurn

WELL_RESTED = 2
TURNS = {Round.DAWN: DayStep.DAWN_TURNS, Round.DUSK: DayStep.DUSK_TURNS}

# --- turns -----------------------------------------------------------------------------------------------------------


def sides(state: Hara) -> list[Side]:
    """Who takes turns in this mode."""
    return list(Side) if state.mode is Mode.PHANTOM_CHAMPION else [Side.PLAYER]


def why_not_turn(state: Hara, side: Side) -> Refusal | None:
    """What stands against this side taking its turn now."""
    flow, rule = state.flow, turns_rule(state)
    if flow.step not in (DayStep.DAWN_TURNS, DayStep.DUSK_TURNS):
        return not_now(state, rule)
    if flow.phase is not None:
        return Refusal(rule, "the turn of the player is not over")
    if state.phantom.hand is not None and side is Side.PLAYER:
        return Refusal("phantom.activation", "{card} is carried out first", card=state.phantom.hand.name)
    if side is Side.PHANTOM:
        rule = "phantom.once-a-round"
    if side in flow.taken:
        return Refusal(rule, "this turn has been taken already in this round: {side}", side=side)
    order = state.phantom.turn_order
    if order and order[side] > order[side.other] and side.other not in flow.taken:
        return Refusal(rule, "first to take a turn: {side}", side=side.other)
    return None


def require_side(table: Table[Hara], side: Side) -> None:
    """It is this side's turn."""
    require_phases(table)
    state = table.state
    if state.flow.step is None:
        state.flow.step, state.flow.timed = TURNS[state.round], True
        text = "it is time for turns: {round} of Day {day}"
        table.assume(turns_rule(state), text, round=state.round, day=state.day)
    if refusal := why_not_turn(state, side):
        raise refusal


def turn_taken(table: Table[Hara], side: Side) -> None:
    flow = table.state.flow
    flow.phase, flow.taken = None, [*flow.taken, side]
    text = "turn {number} of this round is over: {side}"
    table.trace.applied(turns_rule(table.state), text, number=len(flow.taken), side=side)


def require_turns_over(table: Table[Hara], step: DayStep, rule: str) -> None:
    """The round can end: everybody has taken the turn of this round."""
    state = table.state
    unset = state.flow.step is None and state.flow.phase is None and not state.flow.taken
    reach(table, step, rule)
    if unset:
        state.flow.taken = sides(state)
    if state.flow.phase is not None:
        raise not_now(state, rule)
    if missing := [side for side in sides(state) if side not in state.flow.taken]:
        raise Refusal(rule, "these have not taken their turn: {missing}", missing=missing)


# --- the player's turn -----------------------------------------------------------------------------------------------


def begin_turn(table: Table[Hara]) -> None:
    """The Adventure phase begins."""
    require_side(table, Side.PLAYER)
    champion, figure = player(table)
    state, turn = table.state, table.state.player_turn
    state.flow.phase = Phase.ADVENTURE
    turn.activations = 0
    turn.used, turn.resolved, turn.attackers, turn.ended = [], [], [], []
    if state.phantom.turn_order.get(Side.PLAYER) == WELL_RESTED:
        figure.health, figure.spirit = figure.health + 1, figure.spirit + 1
        text = "with card 2 {champion} gains 1 Health and 1 Spirit"
        table.trace.applied("phantom.turn-order", text, champion=champion)


def require_turn(table: Table[Hara], champion: Champion) -> PlayerTurn:
    """It is the turn of the player, who plays this character: whoever acts begins the turn that is due."""
    require_phases(table)
    require_player(table, champion)
    state = table.state
    if state.flow.phase is None:
        begin_turn(table)
    elif state.flow.step is None:
        state.flow.step, state.flow.timed = TURNS[state.round], True
    return state.player_turn


def require_adventure(table: Table[Hara], champion: Champion) -> PlayerTurn:
    """What is done freely belongs to the Adventure phase."""
    turn = require_turn(table, champion)
    if table.state.flow.phase is Phase.ATTACKS:
        raise Refusal("player-turn.nothing-else", "this cannot be done while Monsters attack")
    require_undefeated(table, champion)
    return turn


def require_undefeated(table: Table[Hara], champion: Champion) -> None:
    """A defeated character does nothing until the scenario has it back."""
    if table.state.champions[champion].defeated:
        raise Refusal("health.damage", "{champion} is defeated", champion=champion)


def in_adventure(table: Table[Hara], champion: Champion, act: Callable[..., object], *args: object) -> Act[None]:
    """An act of the player's own, in the Adventure phase."""
    require_adventure(table, champion)
    yield from carried_out(act(table, *args))


def require_arena(table: Table[Hara], mode: Mode, rule: str) -> None:
    """What an arena gives its character belongs to the Adventure phase."""
    require_mode(table, mode, rule)
    require_adventure(table, OWNERS[mode][0])


def in_arena(table: Table[Hara], mode: Mode, rule: str, act: Callable[..., object], *args: object) -> Act[None]:
    """An act that one arena gives its character."""
    require_arena(table, mode, rule)
    yield from carried_out(act(table, *args))


def may_act(table: Table[Hara], mode: Mode, rule: str) -> bool:
    """Whether the character of an arena could act now, for somebody who asks: the same checks, on a copy."""
    before, entries = table.state, len(table.trace.entries)
    table.state = before.model_copy(deep=True)
    try:
        require_arena(table, mode, rule)
    except Refusal:
        return False
    finally:
        table.state = before
        table.trace.rewind(entries)
    return True


def at_any_time(table: Table[Hara], champion: Champion, act: Callable[..., object], *args: object) -> Act[None]:
    """Something that happens to the player's character, whatever the cause."""
    require_phases(table)
    require_player(table, champion)
    yield from carried_out(act(table, *args))
