"""The parts of the round: playing the one whose turn it is, and starting anew after travelling."""

from __future__ import annotations

from ruleproof.core import Act, Table
from ruleproof.games.harakiri.names import (
    Part,
)
from ruleproof.games.harakiri.rules import flow, initiative
from ruleproof.games.harakiri.rules.characters import ki
from ruleproof.games.harakiri.rules.round.events import end_events, resolve_events
from ruleproof.games.harakiri.rules.round.oracle import reveal_oracle_card
from ruleproof.games.harakiri.state import Harakiri


def play(table: Table[Harakiri], part: Part) -> Act[None]:
    """Play the part of the round whose turn it is; in the third, the activations of the queue begin."""
    flow.begin_part(table, part)
    if part is Part.ORACLE:
        yield from oracle_and_events(table)
    elif part is Part.INITIATIVE:
        yield from initiative.determine(table)
    elif part is Part.KI:
        ki.reduce(table)


def restart(table: Table[Harakiri]) -> Act[None]:
    """A new round after travelling: oracle and events, then the initiative of everybody in play."""
    order = (Part.ORACLE, Part.INITIATIVE) if table.readings["C24"] == "a" else (Part.INITIATIVE, Part.ORACLE)
    table.state.round.part = None
    for part in order:
        if table.state.phase_end:
            return
        if part is Part.ORACLE:
            yield from oracle_and_events(table)
        else:
            table.trace.applied("zone.restart", "the cards of all creatures in play are shuffled")
            yield from initiative.determine(table)
    table.state.round.part = Part.INITIATIVE


def oracle_and_events(table: Table[Harakiri]) -> Act[None]:
    """The first part: what lasted for a round ends, the oracle card is revealed, each zone has its event."""
    end_events(table)
    table.state.round.number += 1
    reveal_oracle_card(table)
    yield from resolve_events(table)
