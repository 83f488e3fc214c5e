"""Steps that ask about squares: adjacency, range, line of sight, what is occupied, and whom one can aim at."""

from __future__ import annotations

from ruleproof.core import expect
from ruleproof.games.harakiri.names import Name, Square
from ruleproof.games.harakiri.rules import geometry, questions
from ruleproof.games.harakiri.steps.common import HarakiriTable, vocabulary


def _expect_rule(table: HarakiriTable, found: str | None, expected: str | None, what: str) -> None:
    """Compare rules, and tell them as messages call them."""
    name = table.trace.name
    expect(found and name(found), expected and name(expected), f"the rule that {what}")


@vocabulary.then("{one:Square} is adjacent to {other:Square}")
def adjacent(table: HarakiriTable, one: Square, other: Square) -> None:
    expect(geometry.are_adjacent(table, one, other), True, f"{one} adjacent to {other}")


@vocabulary.then("{one:Square} is not adjacent to {other:Square}")
def not_adjacent(table: HarakiriTable, one: Square, other: Square) -> None:
    expect(geometry.are_adjacent(table, one, other), False, f"{one} adjacent to {other}")


@vocabulary.then("the range from {start:Square} to {end:Square} is {range:d}")
def range_is(table: HarakiriTable, start: Square, end: Square, range: int) -> None:
    expect(geometry.range_from(table, start, end), range, f"the range from {start} to {end}")


@vocabulary.then("{square:Square} is occupied for {who:Creature}: {rule:Rule}")
def occupied(table: HarakiriTable, square: Square, who: Name, rule: str) -> None:
    _expect_rule(table, geometry.occupied_for(table, square, who), rule, f"makes {square} occupied for {who}")


@vocabulary.then("{square:Square} is not occupied for {who:Creature}")
def not_occupied(table: HarakiriTable, square: Square, who: Name) -> None:
    _expect_rule(table, geometry.occupied_for(table, square, who), None, f"makes {square} occupied for {who}")


@vocabulary.then("{viewer:Creature} sees {target:Creature}")
def sees(table: HarakiriTable, viewer: Name, target: Name) -> None:
    expect(geometry.sees(table, viewer, target), True, f"line of sight from {viewer} to {target}")


@vocabulary.then("{viewer:Creature} does not see {target:Creature}")
def does_not_see(table: HarakiriTable, viewer: Name, target: Name) -> None:
    expect(geometry.sees(table, viewer, target), False, f"line of sight from {viewer} to {target}")


@vocabulary.then("an attack of range {range:d} by {attacker:Creature} can be aimed at {target:Creature}")
def can_attack(table: HarakiriTable, attacker: Name, target: Name, range: int) -> None:
    fault = questions.attack_fault(table, attacker, target, range)
    _expect_rule(table, fault.rule if fault else None, None, f"keeps {attacker} from attacking {target}")


@vocabulary.then(
    "an attack of range {range:d} by {attacker:Creature} cannot be aimed at {target:Creature}: {rule:Rule}"
)
def cannot_attack(table: HarakiriTable, attacker: Name, target: Name, range: int, rule: str) -> None:
    fault = questions.attack_fault(table, attacker, target, range)
    _expect_rule(table, fault.rule if fault else None, rule, f"keeps {attacker} from attacking {target}")
