"""Steps that ask about squares: adjacency, range, line of sight, what is occupied, and how far one gets."""

from __future__ import annotations

from ruleproof.core import expect, expect_among, expect_set
from ruleproof.games.harakiri import questions
from ruleproof.games.harakiri.names import Name, Square
from ruleproof.games.harakiri.steps.words import HarakiriTable, vocabulary

_FAR = 1000


@vocabulary.then("{one:Square} is adjacent to {other:Square}")
def adjacent(table: HarakiriTable, one: Square, other: Square) -> None:
    expect(questions.are_adjacent(table, one, other), True, f"{one} adjacent to {other}")


@vocabulary.then("{one:Square} is not adjacent to {other:Square}")
def not_adjacent(table: HarakiriTable, one: Square, other: Square) -> None:
    expect(questions.are_adjacent(table, one, other), False, f"{one} adjacent to {other}")


@vocabulary.then("the range from {start:Square} to {end:Square} is {range:d}")
def range_is(table: HarakiriTable, start: Square, end: Square, range: int) -> None:
    expect(questions.range_from(table, start, end), range, f"the range from {start} to {end}")


@vocabulary.then("{square:Square} is occupied for {who:Creature}: {rule:Rule}")
def occupied(table: HarakiriTable, square: Square, who: Name, rule: str) -> None:
    expect(questions.occupied_for(table, square, who), rule, f"the rule that makes {square} occupied for {who}")


@vocabulary.then("{square:Square} is not occupied for {who:Creature}")
def not_occupied(table: HarakiriTable, square: Square, who: Name) -> None:
    expect(questions.occupied_for(table, square, who), None, f"the rule that makes {square} occupied for {who}")


@vocabulary.then("{viewer:Creature} sees {target:Creature}")
def sees(table: HarakiriTable, viewer: Name, target: Name) -> None:
    expect(questions.sees(table, viewer, target), True, f"line of sight from {viewer} to {target}")


@vocabulary.then("{viewer:Creature} does not see {target:Creature}")
def does_not_see(table: HarakiriTable, viewer: Name, target: Name) -> None:
    expect(questions.sees(table, viewer, target), False, f"line of sight from {viewer} to {target}")


@vocabulary.then("an attack of range {range:d} by {attacker:Creature} can be aimed at {target:Creature}")
def can_attack(table: HarakiriTable, attacker: Name, target: Name, range: int) -> None:
    fault = questions.attack_fault(table, attacker, target, range)
    expect(fault and fault.rule, None, f"the rule that keeps {attacker} from attacking {target}")


@vocabulary.then(
    "an attack of range {range:d} by {attacker:Creature} cannot be aimed at {target:Creature}: {rule:Rule}"
)
def cannot_attack(table: HarakiriTable, attacker: Name, target: Name, range: int, rule: str) -> None:
    fault = questions.attack_fault(table, attacker, target, range)
    expect(fault and fault.rule, rule, f"the rule that keeps {attacker} from attacking {target}")


@vocabulary.then(
    "{who:Creature} can stop on {squares:Square+} with {points:d} movement (point|points)",
    was=["with {points:d} movement (point|points) {who:Creature} can stop on {squares:Square+}"],
)
def can_stop(table: HarakiriTable, points: int, who: Name, squares: list[Square]) -> None:
    expect_set(questions.stops_of(table, who, points), squares, f"where {who} can stop")


@vocabulary.then("{who:Creature} can stop on {squares:Square+}, among others, with {points:d} movement (point|points)")
def can_stop_among(table: HarakiriTable, points: int, who: Name, squares: list[Square]) -> None:
    expect_among(questions.stops_of(table, who, points), squares, f"where {who} can stop")


@vocabulary.then("{who:Creature} needs {points:d} movement (point|points) to get to {square:Square}")
def needs(table: HarakiriTable, who: Name, points: int, square: Square) -> None:
    expect(questions.stops_of(table, who, _FAR).get(square), points, f"the points that {who} needs to {square}")


@vocabulary.then("{who:Creature} cannot get to {square:Square}")
def cannot_get(table: HarakiriTable, who: Name, square: Square) -> None:
    expect(questions.stops_of(table, who, _FAR).get(square), None, f"the points that {who} needs to {square}")
