"""The flow of the game: mode, Day, round, turn and phase. Every act asks here whether its moment has come.

Where a scenario has set no moment, the first act takes its own for granted and says so in the trace; from then on the
flow is enforced. The Corrupted Champion has a turn of its own, whose five steps are counted in corrupted_turn.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from ruleproof.core import Act, Refusal, Table
from ruleproof.games.champions_of_hara.state import Figure, Hara
from ruleproof.games.champions_of_hara.state_flow import DayStep, Flow, Phase, Side
from ruleproof.games.champions_of_hara.state_phantom import PlayerTurn
from ruleproof.games.champions_of_hara.words import Champion, Mode, Result, Round

OWNERS = {
    Mode.HOMECOMING: (Champion.ORIC, "oric.champion"),
    Mode.NIGHTMARE: (Champion.LEAF, "leaf.champion"),
    Mode.ONEROI_ASSAULT: (Champion.PERSEPHONE, "persephone.champion"),
    Mode.DANCE_WITH_THE_DEMON: (Champion.SOFF, "soff.champion"),
    Mode.SEPARATION: (Champion.KAORU, "kaoru.champion"),
    Mode.FLOOD_OF_RIFTS: (Champion.THOMAS, "thomas.champion"),
}
"""Whose arena it is, and the rule that says so."""
SETUPS = {
    Mode.ARTIFACT_HUNT: "hunt.deal",
    Mode.HOMECOMING: "oric.tokens",
    Mode.NIGHTMARE: "leaf.others",
    Mode.SEPARATION: "clue.tokens",
    Mode.FLOOD_OF_RIFTS: "thomas.deck",
    Mode.PHANTOM_CHAMPION: "phantom.hand-deck",
}
"""The rule of each mode that has something to lay out before Dawn of Day 1."""
WELL_RESTED = 2
TURNS = {Round.DAWN: DayStep.DAWN_TURNS, Round.DUSK: DayStep.DUSK_TURNS}
AT_DUSK = (DayStep.DUSK, DayStep.DUSK_TURNS)
LATE = (DayStep.SHIFT, DayStep.SWAP, DayStep.ADVANCED, DayStep.END)
"""What comes after Dusk, with the Day marker on Dawn of the next Day already."""

# --- the game and its mode -----------------------------------------------------------------------------------------


def finish(table: Table[Hara], result: Result, rule: str) -> None:
    """The game ends, by this rule."""
    table.state.result, table.state.ended_by = result, rule


def require_game(table: Table[Hara]) -> None:
    """Nothing more happens once the game is won or lost."""
    state = table.state
    if state.result is not None:
        raise Refusal(state.ended_by or "day.rounds", "the game is over: it is {result}", result=state.result)


def require_mode(table: Table[Hara], mode: Mode, rule: str) -> None:
    """What `rule` speaks of belongs to this mode only."""
    require_game(table)
    state = table.state
    if state.mode is None:
        state.mode = mode
        table.assume(rule, "the mode is {mode}", mode=mode)
    elif state.mode is not mode:
        raise Refusal(rule, "this belongs to {mode}", mode=mode)


def require_phases(table: Table[Hara]) -> None:
    """A game that goes on, in a mode with Dawns, Dusks and ordinary turns; a Scenario Effect does not wait."""
    require_game(table)
    if table.state.mode is Mode.CORRUPTED_CHAMPION:
        raise Refusal("corrupted.replaces", "this mode has none of the phases of the base game")
    if table.state.enoki.effect_due:
        raise Refusal("effect.roll", "the Scenario Effect is rolled first")


def require_player(table: Table[Hara], champion: Champion) -> None:
    """Only the player's own character acts."""
    state = table.state
    owner = OWNERS.get(state.mode) if state.mode else None
    if owner is not None and champion is not owner[0]:
        raise Refusal(owner[1], "{mode} is for {champion}", mode=state.mode, champion=owner[0])
    if state.player is None:
        state.player = champion
        state.champions.setdefault(champion, Figure())
        table.assume("solo.one", "the player plays {champion}", champion=champion)
    if champion is not state.player:
        raise Refusal("solo.one", "the player plays {champion}", champion=state.player)


# --- setup ---------------------------------------------------------------------------------------------------------


def require_setup(table: Table[Hara], rule: str) -> None:
    """Only before the first Dawn."""
    require_phases(table)
    flow = table.state.flow
    if flow.step is None and not flow.timed:
        flow.step = DayStep.SETUP
        table.assume("solo.base", "the game is being set up")
    if flow.step is not DayStep.SETUP:
        raise Refusal(rule, "the setup is over")


def lay_out(table: Table[Hara], mode: Mode, act: Callable[[Table[Hara]], object]) -> Act[None]:
    """The setup of a mode, once."""
    rule = SETUPS[mode]
    require_mode(table, mode, rule)
    if mode in OWNERS:
        require_player(table, OWNERS[mode][0])
    require_setup(table, rule)
    if table.state.flow.laid_out:
        raise Refusal(rule, "this has been laid out already")
    yield from carried_out(act(table))
    table.state.flow.laid_out = True


def carried_out(outcome: object) -> Act[None]:
    """What an act has left to do: the choices of one that has some."""
    if isinstance(outcome, Generator):
        yield from outcome


# --- the Day -------------------------------------------------------------------------------------------------------


def reach(table: Table[Hara], step: DayStep, rule: str, day: int | None = None) -> None:
    """Refuse what is not due yet, or no more: what is due now comes first."""
    require_phases(table)
    state, flow = table.state, table.state.flow
    if flow.step is None:
        _take_for_granted(table, step, rule, day)
    elif step is DayStep.DAWN and flow.step is DayStep.SETUP:
        _leave_setup(table)
    if flow.step is not step:
        raise _not_now(state, rule)
    if day is not None and day != state.day:
        text = "the Day marker is on {round} of Day {day}"
        raise Refusal("day.rounds", text, round=state.round, day=state.day)


def _not_now(state: Hara, rule: str) -> Refusal:
    assert state.flow.step is not None
    due = due_rule(state)
    refusal = Refusal(due, "not now: the Day is at this step: {step}", step=state.flow.step)
    refusal.also = rule
    return refusal


def due_rule(state: Hara) -> str:
    """The rule of what the Day has come to."""
    against_phantom = state.mode is Mode.PHANTOM_CHAMPION
    match state.flow.step:
        case DayStep.SETUP if state.mode in SETUPS and not state.flow.laid_out:
            return SETUPS[state.mode]
        case DayStep.DAWN:
            return dawn_rule(state)
        case DayStep.DAWN_TURNS | DayStep.DUSK_TURNS:
            return "monster.attack" if state.flow.phase is not None and not against_phantom else turns_rule(state)
        case DayStep.DUSK:
            return dusk_rule(state)
        case DayStep.SHIFT:
            return shift_rule(state)
        case DayStep.SWAP | DayStep.ADVANCED:
            return "flow.after-shift"
        case DayStep.END:
            return "flow.end-of-day"
        case _:
            return "day.rounds"


def dawn_rule(state: Hara) -> str:
    """What the mode does at the start of Dawn."""
    match state.mode:
        case Mode.ARTIFACT_HUNT:
            return "dawn.roll"
        case Mode.ONEROI_ASSAULT:
            return "scientist.arrival"
        case Mode.PHANTOM_CHAMPION:
            return "flow.dawn-cards"
        case _:
            return "day.rounds"


def dusk_rule(state: Hara) -> str:
    return "flow.dusk-cards" if state.mode is Mode.PHANTOM_CHAMPION else "day.rounds"


def shift_rule(state: Hara) -> str:
    """What the mode does at the end of the Day."""
    match state.mode:
        case Mode.NIGHTMARE:
            return "leaf.swap"
        case Mode.SEPARATION:
            return "clue.move"
        case Mode.PHANTOM_CHAMPION:
            return "flow.world-shift"
        case _:
            return "solo.base"


def _take_for_granted(table: Table[Hara], step: DayStep, rule: str, day: int | None) -> None:
    """The scenario has set no step: the act takes place at its own. Day and round are those stated, if they are."""
    state, flow = table.state, table.state.flow
    flow.step = step
    table.assume(rule, "the Day is at this step: {step}", step=step)
    if not flow.timed:
        state.round = Round.DUSK if step in AT_DUSK else Round.DAWN
        state.day = day or (2 if step in LATE else state.day)
        flow.timed = True
    elif step in LATE and state.round is Round.DUSK and state.day < 6:
        state.day, state.round = state.day + 1, Round.DAWN
    elif (state.round is Round.DUSK) != (step in AT_DUSK):
        text = "the Day marker is on {round} of Day {day}"
        raise Refusal("day.rounds", text, round=state.round, day=state.day)


def _leave_setup(table: Table[Hara]) -> None:
    """Dawn of Day 1 comes when all is laid out."""
    state, flow = table.state, table.state.flow
    if state.mode in SETUPS and not flow.laid_out:
        raise _not_now(state, SETUPS[state.mode])
    flow.step, flow.timed = DayStep.DAWN, True


def go_on(table: Table[Hara], step: DayStep) -> None:
    """The Day comes to this step; nobody has taken a turn in the round that begins."""
    table.state.flow = Flow(step=step, timed=True, laid_out=table.state.flow.laid_out)


# --- turns ---------------------------------------------------------------------------------------------------------


def turns_rule(state: Hara) -> str:
    """The rule that gives turns in this round."""
    if state.mode is not Mode.PHANTOM_CHAMPION:
        return "day.rounds"
    return "flow.dawn-turns" if state.round is Round.DAWN else "flow.dusk-turns"


def sides(state: Hara) -> list[Side]:
    """Who takes turns in this mode."""
    return list(Side) if state.mode is Mode.PHANTOM_CHAMPION else [Side.PLAYER]


def why_not_turn(state: Hara, side: Side) -> Refusal | None:
    """What stands against this side taking its turn now."""
    flow, rule = state.flow, turns_rule(state)
    if flow.step not in (DayStep.DAWN_TURNS, DayStep.DUSK_TURNS):
        return _not_now(state, rule)
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
        raise _not_now(state, rule)
    if missing := [side for side in sides(state) if side not in state.flow.taken]:
        raise Refusal(rule, "these have not taken their turn: {missing}", missing=missing)


# --- the player's turn ---------------------------------------------------------------------------------------------


def begin_turn(table: Table[Hara]) -> None:
    """The Adventure phase begins."""
    require_side(table, Side.PLAYER)
    state, turn = table.state, table.state.player_turn
    assert state.player is not None
    state.flow.phase = Phase.ADVENTURE
    turn.activations = 0
    turn.used, turn.resolved, turn.attackers, turn.ended = [], [], [], []
    if state.phantom.turn_order.get(Side.PLAYER) == WELL_RESTED:
        figure = state.champions[state.player]
        figure.health, figure.spirit = figure.health + 1, figure.spirit + 1
        text = "with card 2 {champion} gains 1 Health and 1 Spirit"
        table.trace.applied("phantom.turn-order", text, champion=state.player)


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
    return turn


def may_act(table: Table[Hara], champion: Champion) -> bool:
    """Whether the character could act freely now, for somebody who asks: the same checks, on a copy of the table."""
    before, entries = table.state, len(table.trace.entries)
    table.state = before.model_copy(deep=True)
    try:
        require_adventure(table, champion)
    except Refusal:
        return False
    finally:
        table.state = before
        table.trace.rewind(entries)
    return True


def in_adventure(table: Table[Hara], champion: Champion, act: Callable[..., object], *args: object) -> Act[None]:
    """An act of the player's own, in the Adventure phase."""
    require_adventure(table, champion)
    yield from carried_out(act(table, *args))


def in_arena(table: Table[Hara], mode: Mode, rule: str, act: Callable[..., object], *args: object) -> Act[None]:
    """An act that one arena gives its character, in the Adventure phase."""
    require_mode(table, mode, rule)
    yield from in_adventure(table, OWNERS[mode][0], act, *args)


def at_any_time(table: Table[Hara], champion: Champion, act: Callable[..., object], *args: object) -> Act[None]:
    """Something that happens to the player's character, whatever the cause."""
    require_phases(table)
    require_player(table, champion)
    yield from carried_out(act(table, *args))


# --- choices -------------------------------------------------------------------------------------------------------


def space_rule(state: Hara) -> str:
    """The rule of the mode that leaves a choice of space to the player."""
    match state.mode:
        case Mode.ONEROI_ASSAULT:
            return "scientist.approach"
        case Mode.CORRUPTED_CHAMPION:
            return "ophion.bleak-transport"
        case _:
            return "enoki.whirling-axes"


def world_rule(state: Hara) -> str:
    return "clue.next" if state.mode is Mode.SEPARATION else "leaf.swap"


def colour_rule(state: Hara) -> str:
    return "effect.energy" if state.mode is Mode.DANCE_WITH_THE_DEMON else "energy.gold"


def name_rule(state: Hara) -> str:
    """Of items, Events and cards, which are chosen by name."""
    return "thomas.item" if state.mode is Mode.FLOOD_OF_RIFTS else "player-turn.events"
