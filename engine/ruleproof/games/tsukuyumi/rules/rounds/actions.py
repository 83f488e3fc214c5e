"""Player actions: what the action card offers, how much of it, and in which order."""

from __future__ import annotations

from ruleproof.core import Act, InputError, Refusal, Table, choose, nearest
from ruleproof.games.tsukuyumi.names import ActionKind, Faction, Phase, Stage
from ruleproof.games.tsukuyumi.rules import flow
from ruleproof.games.tsukuyumi.rules.legendary_oni.effects import points_left
from ruleproof.games.tsukuyumi.state import Ability, Board, CardAction, Use

DIFFERENT = 2
"""So many different actions may be used in the white phase."""
COLOURS = {Phase.BLUE, Phase.GREEN, Phase.RED}
UNBROKEN = {ActionKind.MOVEMENT, ActionKind.COMBAT}


def use_action(table: Table[Board], faction: Faction, name: str, points: int = 1) -> None:
    """The active player uses so many points of an action."""
    flow.require_own_phase(table, faction)
    board = table.state
    action = _offered(table, faction, name)
    left = _left(table, faction, action)
    used = _used(board, name)
    _require_in_order(table, action.kind, name)
    if points > left:
        rule = _limit_rule(table, action, used + points)
        values = {"action": name, "offered": used + left, "used": used}
        raise Refusal(rule, "{action} is worth {offered}, {used} used already", **values)
    board.course.used = [*board.course.used, Use(action=name, kind=action.kind, points=points)]
    rule = "white.actions" if board.course.stage is Stage.WHITE else "black.actions"
    text = "the {faction} use {points} of {action}"
    table.trace.applied(rule, text, faction=faction, points=points, action=name)


def points_unused(table: Table[Board], faction: Faction, name: str) -> int:
    """What the active player can still use of an action of this phase."""
    return _left(table, faction, _offered(table, faction, name))


def _left(table: Table[Board], faction: Faction, action: CardAction) -> int:
    """Of this action, and no more than is left of all actions of its kind: bonuses and losses come once for a kind."""
    board = table.state
    bonus = bonus_points(table, faction, action.kind)
    alike = [one for one in actions_of(board, faction) if (one.phase, one.kind) == (action.phase, action.kind)]
    shown = sum(one.points for one in alike)
    offered = shown + bonus
    if board.course.stage is Stage.BLACK:
        offered = points_left(table, action.kind, shown, offered)
    used = sum(_used(board, one.name) for one in alike)
    return min(action.points + bonus - _used(board, action.name), offered - used)


def _used(board: Board, name: str) -> int:
    return sum(use.points for use in board.course.used if use.action == name)


def _limit_rule(table: Table[Board], action: CardAction, wanted: int) -> str:
    """The rule that refuses so many points: what the card shows, or who takes some of them away."""
    if table.state.course.stage is Stage.WHITE:
        return "white.actions"
    takers = {ActionKind.PRODUCTION: "merchant.production", ActionKind.COMBAT: "gambler.four"}
    return takers[action.kind] if action.kind in takers and wanted <= action.points else "black.actions"


def bonus_points(table: Table[Board], faction: Faction, kind: ActionKind) -> int:
    """What abilities of the faction add to actions of a kind in this phase."""
    bonus = 0
    for ability in abilities_in_force(table.state, faction):
        if ability.kind is kind:
            bonus += ability.points
            if ability.phase in COLOURS:
                text = "{ability} of the {phase} phase applies in the black phase"
                table.trace.applied("phases.colours", text, ability=ability.name, phase=ability.phase)
    return bonus


def abilities_in_force(board: Board, faction: Faction) -> list[Ability]:
    """Abilities bound to the phase that is being played; the black phase counts as blue, green and red too."""
    phase = current_phase(board)
    phases = {phase, *COLOURS} if phase is Phase.BLACK else {phase}
    return [ability for ability in board.abilities if ability.faction is faction and ability.phase in phases]


def current_phase(board: Board) -> Phase | None:
    return {Stage.WHITE: Phase.WHITE, Stage.BLACK: Phase.BLACK}.get(board.course.stage or Stage.SETUP)


def actions_of(board: Board, faction: Faction) -> list[CardAction]:
    """Everything on the player's action card, of both phases."""
    card = board.cards.chosen.get(faction)
    if card is None or card not in board.cards.actions:
        raise InputError(f"what the action card of the {faction} offers is not stated.", todo="State the card.")
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


def spend(table: Table[Board], faction: Faction, kind: ActionKind) -> Act[None]:
    """Pay a movement or a combat with 1 point of the action card; where no card is stated nobody counts them."""
    flow.require_own_phase(table, faction)
    board = table.state
    if board.cards.chosen.get(faction) not in board.cards.actions:
        _require_in_order(table, kind, kind.value)
        board.course.used = [*board.course.used, Use(action=kind.value, kind=kind, points=1)]
        return
    names = [action.name for action in actions_of(board, faction) if action.kind is kind]
    if not names:
        rule = "white.actions" if board.course.stage is Stage.WHITE else "black.actions"
        raise Refusal(rule, "the action card offers no {kind}", kind=kind)
    open_ = [name for name in names if _can_use(table, faction, name)]
    name = names[-1]
    if open_:
        name = yield from choose(faction, "which action it belongs to", open_, rule="black.actions")
    use_action(table, faction, name)


def _can_use(table: Table[Board], faction: Faction, name: str) -> bool:
    """Whether 1 more point of the action can be used, as `use_action` would say."""
    state, entries = table.state.model_copy(deep=True), len(table.trace.entries)
    try:
        use_action(table, faction, name)
    except Refusal:
        return False
    finally:
        table.state.course = state.course
        table.trace.rewind(entries)
    return True


def _require_in_order(table: Table[Board], kind: ActionKind, name: str) -> None:
    """White: 2 different actions. Movement and combat stay in one piece, and movement comes before combat."""
    used = table.state.course.used
    earlier = [use.action for use in used]
    if table.state.course.stage is Stage.WHITE:
        different = list(dict.fromkeys(earlier))
        if name not in different and len(different) >= DIFFERENT:
            raise Refusal("white.actions", "{actions} are used already", actions=different)
        if table.readings["C103"] == "b":
            return
    if kind is ActionKind.MOVEMENT and any(use.kind is ActionKind.COMBAT for use in used):
        raise Refusal("black.movement-first", "{action} cannot follow a combat", action=name)
    if kind in UNBROKEN and name in earlier and earlier[-1] != name:
        raise Refusal("black.unbroken", "{action} was interrupted and cannot be taken up again", action=name)
