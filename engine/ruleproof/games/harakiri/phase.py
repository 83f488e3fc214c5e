"""What ends the exploration phase."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.harakiri.names import CHARACTERS
from ruleproof.games.harakiri.state import Harakiri
from ruleproof.games.harakiri.state_campaign import PhaseEnd


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
