"""What ends the phase, and how it then ends."""

from __future__ import annotations

from ruleproof.core import InputError, Table, nearest
from ruleproof.games.harakiri.names import CHARACTERS, PhaseEnd
from ruleproof.games.harakiri.rules import flow
from ruleproof.games.harakiri.rules.heroes import only_kami_stands
from ruleproof.games.harakiri.state import Harakiri


def finish(table: Table[Harakiri], outcome: PhaseEnd, because: str) -> None:
    """The phase ends at once, by the rule named."""
    table.state.phase_end = outcome
    table.state.ending.because = because
    rule = "end.victory" if outcome is PhaseEnd.VICTORY else "end.failure"
    table.trace.applied(rule, "the phase ends: {outcome}", outcome=outcome)


def check_standing(table: Table[Harakiri]) -> None:
    """End the phase if no character is left."""
    state = table.state
    characters = [who for who in state.creatures if who.kind in CHARACTERS]
    if state.phase_end is None and characters and all(who in state.defeated for who in characters):
        table.trace.applied("end.all-defeated", "{characters}: nobody is left", characters=characters)
        finish(table, PhaseEnd.FAILURE, "end.all-defeated")


def reach_objective(table: Table[Harakiri]) -> None:
    """The objective of the chapter is reached: a victory, unless only somebody in Kami mode is left to enjoy it."""
    flow.require_running(table)
    table.trace.applied("end.objective", "the objective is reached")
    last = only_kami_stands(table.state)
    if last is not None:
        table.trace.applied("kami.last-standing", "only {who} is left, in Kami mode", who=last)
        finish(table, PhaseEnd.FAILURE, "kami.last-standing")
    else:
        finish(table, PhaseEnd.VICTORY, "end.objective")


def meet_condition(table: Table[Harakiri], condition: str) -> None:
    """An ending condition of the setup is met."""
    flow.require_running(table)
    conditions = table.state.ending.conditions
    if condition not in conditions:
        raise InputError(
            f"the setup has no ending condition {condition!r}.", todo=nearest(condition, conditions) or "State it."
        )
    table.trace.applied("end.condition", "this is met: {condition}", condition=condition)
    finish(table, conditions[condition], "end.condition")
