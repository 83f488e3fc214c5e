"""The steps of a Day, in their order."""

from __future__ import annotations

from ruleproof.core import Refusal, Table
from ruleproof.games.champions_of_hara.names import DayStep, Mode, Round
from ruleproof.games.champions_of_hara.rules.flow.game import AT_DUSK, LATE, SETUPS, require_phases
from ruleproof.games.champions_of_hara.state import Flow, Hara


def reach(table: Table[Hara], step: DayStep, rule: str, day: int | None = None) -> None:
    """Refuse what is not due yet, or no more: what is due now comes first."""
    require_phases(table)
    state, flow = table.state, table.state.flow
    if flow.step is None:
        _take_for_granted(table, step, rule, day)
    elif step is DayStep.DAWN and flow.step is DayStep.SETUP:
        _leave_setup(table)
    if flow.step is not step:
        raise not_now(state, rule)
    if day is not None and day != state.day:
        text = "the Day marker is on {round} of Day {day}"
        raise Refusal("day.rounds", text, round=state.round, day=state.day)


def not_now(state: Hara, rule: str) -> Refusal:
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


def turns_rule(state: Hara) -> str:
    """The rule that gives turns in this round."""
    if state.mode is not Mode.PHANTOM_CHAMPION:
        return "day.rounds"
    return "flow.dawn-turns" if state.round is Round.DAWN else "flow.dusk-turns"


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
        raise not_now(state, SETUPS[state.mode])
    flow.step, flow.timed = DayStep.DAWN, True


def go_on(table: Table[Hara], step: DayStep) -> None:
    """The Day comes to this step; nobody has taken a turn in the round that begins."""
    table.state.flow = Flow(step=step, timed=True, laid_out=table.state.flow.laid_out)
