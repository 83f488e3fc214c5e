"""What an enemy does in a sequence: it moves, attacks, and uses abilities."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.core import PLAYERS, Act, Table, choose
from ruleproof.games.harakiri.names import Name, Priority, Square
from ruleproof.games.harakiri.rules.enemies.outlook import CONDITION_RULES, Outlook
from ruleproof.games.harakiri.rules.enemies.targets import choose_target, reject, why_not
from ruleproof.games.harakiri.rules.enemy_attacks import attack
from ruleproof.games.harakiri.state import Activation, AnyDeed, Attack, Harakiri, Move, Skill, Strike, Whom

# --- movement ---------------------------------------------------------------------------------------------------------


def move(table: Table[Harakiri], enemy: Name, deed: Move, rest: Sequence[AnyDeed], priority: Priority) -> Act[None]:
    """Choose the target, then the square, then go there."""
    at = table.state.square_of(enemy)
    outlook = Outlook(table.state, enemy, table.readings)
    candidates = outlook.whom(deed.whom)
    for name in candidates:
        if fault := outlook.move_fault(at, deed, name, rest):
            reject(table, name, fault)
    possible = outlook.move_targets(at, deed, rest)
    if not possible:
        return  # an attack of the same sequence has just defeated the only target
    icon = priority if deed.whom is Whom.ENEMY else Priority.NOBODY
    target = yield from choose_target(table, enemy, candidates, possible, icon)
    table.trace.applied("move.target", "{enemy} moves for {target}", enemy=enemy, target=target)
    activation_of(table).headed_for += (target,)
    rule = CONDITION_RULES[deed.condition]
    squares = outlook.useful(at, deed, target, rest)
    table.trace.applied("move.condition", "the condition holds on {squares}", squares=sorted(squares))
    table.trace.applied(rule, "{squares} will do", squares=sorted(squares))
    nearest = sorted(one for one, cost in squares.items() if cost == min(squares.values()))
    if len(nearest) < len(squares):
        table.trace.applied(
            "move.shortest",
            "the fewest points, {points}, lead to {squares}",
            points=squares[nearest[0]],
            squares=nearest,
        )
    text = "the fewest points, {points}, lead to {squares}"
    why = why_not(squares, "move.shortest", text, points=squares[nearest[0]], squares=nearest)
    square = yield from choose(PLAYERS, "the square", nearest, rule="move.tie", why_not=why)
    _go(table, enemy, square, squares[square])


def move_to(table: Table[Harakiri], enemy: Name, square: Square) -> None:
    """Go to a square that the sequence names."""
    stops = Outlook(table.state, enemy, table.readings).stops(table.state.square_of(enemy))
    _go(table, enemy, square, stops[square])


def _go(table: Table[Harakiri], enemy: Name, square: Square, points: int) -> None:
    activation_of(table).spent += points
    table.state.place(enemy, square)
    table.trace.applied(
        "move.steps",
        "{enemy} goes to {square} for {points} of its {movement} movement points",
        enemy=enemy,
        square=square,
        points=points,
        movement=table.state.board_of(enemy).movement,
    )


# --- attacks and abilities --------------------------------------------------------------------------------------------


def strike(table: Table[Harakiri], enemy: Name, deed: Attack | Skill, priority: Priority) -> Act[None]:
    """Choose the target of an attack or ability, from where the enemy stands now."""
    at = table.state.square_of(enemy)
    outlook = Outlook(table.state, enemy, table.readings)
    candidates = outlook.whom(deed.whom)
    for name in candidates:
        if fault := outlook.strike_fault(at, deed, name):
            reject(table, name, fault)
    possible = outlook.strike_targets(at, deed)
    if not possible:
        return  # an ability that the reading in force does not require
    icon = priority if deed.whom is Whom.ENEMY else Priority.NOBODY
    target = yield from choose_target(table, enemy, candidates, possible, icon)
    targets = [target]
    for _ in range(attack.more_targets(table, enemy, deed)):
        if left := [name for name in possible if name not in targets]:
            targets.append((yield from choose_target(table, enemy, candidates, left, icon)))
    for one in targets:
        activation_of(table).strikes += (Strike(target=one, ability=deed.ability, attack=isinstance(deed, Attack)),)
    if isinstance(deed, Attack):
        for one in targets:
            table.trace.applied("attack.reach", "{target} is within reach of {enemy}", target=one, enemy=enemy)
            table.trace.applied("attack.sight", "{enemy} sees {target} and attacks", enemy=enemy, target=one)
        yield from attack.resolve(table, enemy, targets, deed)


def activation_of(table: Table[Harakiri]) -> Activation:
    assert table.state.activation is not None
    return table.state.activation
