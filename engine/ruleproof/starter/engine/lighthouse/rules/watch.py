"""The watch: whose turn it is."""

from lighthouse.state import LighthouseTable
from ruleproof.core import Refusal


def begin_turn(table: LighthouseTable, keeper: str) -> None:
    """Every act begins here. Where the scenario has not said whose turn it is, it is the turn of whoever acts."""
    state = table.state
    if keeper not in state.keepers:
        raise Refusal("turn.order", "{keeper} keeps no watch here", keeper=keeper)
    if state.turn is None:
        table.assume("turn.order", "it is the turn of {keeper}", keeper=keeper)
        state.turn = keeper
    if state.turn != keeper:
        raise Refusal("turn.order", "it is the turn of {other}, not of {keeper}", other=state.turn, keeper=keeper)


def end_turn(table: LighthouseTable) -> None:
    state = table.state
    assert state.turn is not None
    following = state.keepers[(state.keepers.index(state.turn) + 1) % len(state.keepers)]
    table.trace.applied("turn.order", "the turn passes to {keeper}", keeper=following)
    state.turn = following
