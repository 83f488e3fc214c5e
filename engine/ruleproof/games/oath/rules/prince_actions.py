"""Phase 3 of the Prince's turn: how many actions he takes, and the path of his marker on the Mind guide."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import Colour, Phase
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.prince_search import is_top, space_of
from ruleproof.games.oath.rules.prince_setup.ties import leftmost
from ruleproof.games.oath.rules.prince_turn.phases import enter
from ruleproof.games.oath.state import Arrow, OathTable

TOP_ACTIONS = 5

# --- how many ---------------------------------------------------------------------------------------------------------


def number_of_actions(table: OathTable) -> int:
    """The number shown at the space of the marker that advanced, or could not for being at the top."""
    suit = table.state.prince_turn.suit
    if suit is None:
        because = "no card was played or discarded"
        table.trace.rejected("prince-actions.number", "no action", because=because)
        return 0
    space = space_of(table, suit)
    if is_top(table, space):
        table.trace.applied("prince-actions.top", "actions at the top: {number}", number=TOP_ACTIONS)
        return TOP_ACTIONS
    if space.actions is None:
        raise InputError(f"nobody knows the number of actions where {suit} stands.", todo="State it.")
    table.trace.applied("prince-actions.number", "actions shown: {number}", number=space.actions)
    return space.actions


def take_actions(table: OathTable) -> None:
    """The whole phase."""
    take_next_action(table)
    while table.state.prince_turn.phase is not Phase.CLEANUP:
        take_next_action(table)


def take_next_action(table: OathTable) -> None:
    """Follow arrows to the next action that can be performed; after the last one the phase is over."""
    turn = table.state.prince_turn
    flow.require(flow.why_not_phase(table.state, Phase.ACTIONS))
    if turn.actions is None:
        enter(table, Phase.ACTIONS)
        turn.actions = number_of_actions(table)
    flow.leave_action(table)
    if turn.actions > len(turn.taken):
        _perform_next(table)
    if turn.stuck or len(turn.taken) >= turn.actions:
        turn.phase = Phase.CLEANUP


def _perform_next(table: OathTable) -> None:
    turn, board = table.state.prince_turn, table.state.board()
    passed: set[str] = set()
    while (arrow := arrow_to_follow(table)) is not None:
        if arrow.end in passed:
            because = "the arrows lead back to {space} and every action on the way is skipped"
            table.trace.rejected("prince-actions.move", "no further action", because=because, space=arrow.end)
            break
        board.current = arrow.end
        if arrow.end not in turn.impossible:
            turn.taken = [*turn.taken, arrow.end]
            table.trace.applied("prince-actions.move", "the action of {space} is performed", space=arrow.end)
            text = "the start-of-action marker stays on {space}"
            table.trace.applied("prince-actions.start-marker", text, space=board.start)
            return
        passed.add(arrow.end)
        turn.skipped = [*turn.skipped, arrow.end]
        because = "it cannot be performed"
        table.trace.rejected(
            "prince-actions.skipped", "the action of {space} does not count", because=because, space=arrow.end
        )
    turn.stuck = True


# --- arrows -----------------------------------------------------------------------------------------------------------


def arrow_to_follow(table: OathTable) -> Arrow | None:
    """Red before orange before black, of two orange ones the Priority one; None if none can be followed."""
    possible = followable(table)
    if not possible:
        because = "no arrow can be followed"
        table.trace.rejected("prince-actions.move", "no further action", because=because)
        return None
    best = next(colour for colour in Colour if any(arrow.colour is colour for arrow in possible))
    alike = [arrow for arrow in possible if arrow.colour is best]
    for arrow in possible:
        if arrow.colour is not best:
            table.trace.rejected(
                "arrows.colour",
                "{colour} arrow to {space}",
                because="{best} comes first",
                colour=arrow.colour,
                space=arrow.end,
                best=best,
            )
    arrow = _one_of(table, alike)
    table.trace.applied("arrows.colour", "the {colour} arrow to {space} is followed", colour=best, space=arrow.end)
    return arrow


def _one_of(table: OathTable, alike: list[Arrow]) -> Arrow:
    """Of arrows of one colour the one marked Priority, else the leftmost."""
    marked = [arrow for arrow in alike if arrow.priority]
    if marked and len(alike) > 1:
        table.trace.applied("arrows.priority", "the arrow marked Priority is followed")
    ends = [arrow.end for arrow in marked or alike]
    return (marked or alike)[ends.index(leftmost(table, "tie.leftmost", ends))]


def followable(table: OathTable) -> list[Arrow]:
    """The arrows from the current space whose condition is met, from left to right."""
    turn, here = table.state.prince_turn, table.state.board().current
    if here is None:
        raise InputError("the action markers are not on the Mind guide.", todo="Say where they are.")
    possible = []
    for arrow in turn.mind.arrows:
        if arrow.start != here:
            continue
        if arrow.condition is None or arrow.condition in turn.met:
            possible.append(arrow)
        else:
            table.trace.rejected(
                "arrows.condition",
                "{colour} arrow to {space}",
                because="its condition is not met: {condition}",
                colour=arrow.colour,
                space=arrow.end,
                condition=arrow.condition,
            )
    return possible


# --- what is not done -------------------------------------------------------------------------------------------------


def move_start_marker(table: OathTable) -> None:
    """Nobody moves the start-of-action marker while the Prince takes actions."""
    flow.begin_phase(table, Phase.ACTIONS)
    raise Refusal("prince-actions.start-marker", "the start-of-action marker stays during the actions")


def mark_supply(table: OathTable) -> None:
    """Nobody marks Supply for the Prince's actions."""
    flow.require(flow.why_no_princes_action(table.state))
    raise Refusal("prince-actions.supply", "the Prince's actions use no Supply")


def clean_up(table: OathTable) -> None:
    """The fourth phase, of which the source has only the name."""
    flow.begin_phase(table, Phase.CLEANUP)
    raise Refusal("prince-cleanup.missing", "what happens in the Cleanup is missing from the text")
