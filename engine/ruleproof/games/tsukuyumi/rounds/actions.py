"""Player actions: what the action card offers, how much of it, and in which order."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table, nearest
from ruleproof.games.tsukuyumi.legendary_oni import points_left
from ruleproof.games.tsukuyumi.rounds import require_active
from ruleproof.games.tsukuyumi.state import Board, Faction
from ruleproof.games.tsukuyumi.state_round import Ability, ActionKind, CardAction, Phase, Stage, Use

DIFFERENT = 2
"""So many different actions may be used in the white phase."""
COLOURS = {Phase.BLUE, Phase.GREEN, Phase.RED}
UNBROKEN = {ActionKind.MOVEMENT, ActionKind.COMBAT}


def use_action(table: Table[Board], faction: Faction, name: str, points: int = 1) -> None:
    """The active player uses so many points of an action."""
    require_active(table, faction)
    board = table.state
    action = _offered(table, faction, name)
    offered = points_offered(table, faction, action)
    used = sum(use.points for use in board.course.used if use.action == name)
    if board.course.stage is Stage.WHITE:
        _require_different(board, name)
    _require_unbroken(board, action)
    if used + points > offered:
        rule = _limit_rule(table, action, used + points)
        values = {"action": name, "offered": offered, "used": used}
        raise Refusal(rule, "{action} is worth {offered}, {used} used already", **values)
    board.course.used = [*board.course.used, Use(action=name, kind=action.kind, points=points)]
    rule = "white.actions" if board.course.stage is Stage.WHITE else "black.actions"
    text = "the {faction} use {points} of {action}"
    table.trace.applied(rule, text, faction=faction, points=points, action=name)


def _limit_rule(table: Table[Board], action: CardAction, wanted: int) -> str:
    """The rule that refuses so many points: what the card shows, or who takes some of them away."""
    if table.state.course.stage is Stage.WHITE:
        return "white.actions"
    takers = {ActionKind.PRODUCTION: "merchant.production", ActionKind.COMBAT: "gambler.four"}
    return takers[action.kind] if action.kind in takers and wanted <= action.points else "black.actions"


def points_offered(table: Table[Board], faction: Faction, action: CardAction) -> int:
    """What the card shows, and what abilities of the faction add in this phase."""
    bonus = 0
    for ability in abilities_in_force(table.state, faction):
        if ability.kind is action.kind:
            bonus += ability.points
            if ability.phase in COLOURS:
                text = "{ability} of the {phase} phase applies in the black phase"
                table.trace.applied("phases.colours", text, ability=ability.name, phase=ability.phase)
    offered = action.points + bonus
    return points_left(table, action, offered) if table.state.course.stage is Stage.BLACK else offered


def abilities_in_force(board: Board, faction: Faction) -> list[Ability]:
    """Abilities bound to the phase that is being played; the black phase counts as blue, green and red too."""
    phase = current_phase(board)
    phases = {phase, *COLOURS} if phase is Phase.BLACK else {phase}
    return [ability for ability in board.abilities if ability.faction is faction and ability.phase in phases]


def current_phase(board: Board) -> Phase | None:
    return {Stage.WHITE: Phase.WHITE, Stage.BLACK: Phase.BLACK}.get(board.course.stage)


def actions_of(board: Board, faction: Faction) -> list[CardAction]:
    """Everything on the player's action card, of both phases."""
    card = board.cards.chosen.get(faction)
    if card is None or card not in board.cards.actions:
        raise InputError(f"what the action card of the {faction.value} offers is not stated.", todo="State the card.")
    return board.cards.actions[card]


def _offered(table: Table[Board], faction: Faction, name: str) -> CardAction:
    board = table.state
    actions = {action.name: action for action in actions_of(board, faction)}
    if name not in actions:
        raise InputError(f"the action card has no action {name!r}.", todo=nearest(name, actions) or ", ".join(actions))
    action = actions[name]
    if action.phase is not current_phase(board):
        values = {"action": name, "phase": action.phase}
        raise Refusal("phases.two", "{action} belongs to the {phase} phase", **values)
    table.trace.applied("phases.two", "{action} belongs to this phase", action=name)
    return action


def _require_different(board: Board, name: str) -> None:
    different = list(dict.fromkeys(use.action for use in board.course.used))
    if name not in different and len(different) >= DIFFERENT:
        raise Refusal("white.actions", "{actions} are used already", actions=different)


def _require_unbroken(board: Board, action: CardAction) -> None:
    """Movement and combat stay in one piece, and movement comes before combat."""
    used = board.course.used
    if action.kind is ActionKind.MOVEMENT and any(use.kind is ActionKind.COMBAT for use in used):
        raise Refusal("black.movement-first", "{action} cannot follow a combat", action=action.name)
    earlier = [use.action for use in used]
    if action.kind in UNBROKEN and action.name in earlier and earlier[-1] != action.name:
        raise Refusal("black.unbroken", "{action} was interrupted and cannot be taken up again", action=action.name)
