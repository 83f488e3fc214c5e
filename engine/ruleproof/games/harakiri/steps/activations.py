"""Steps about an enemy's activation: what it rolls, what the players choose, what it did."""

from __future__ import annotations

from ruleproof.core import PLAYERS, InputError, Mismatch, expect, expect_among
from ruleproof.games.harakiri.enemies import activate
from ruleproof.games.harakiri.names import ELECTS, Name, Square
from ruleproof.games.harakiri.state import Activation, Strike
from ruleproof.games.harakiri.steps.words import HarakiriTable, pick, rolling, vocabulary

CHOICES_OF_CREATURES = ("target.tie", "target.element", "queue.choose", "queue.elects", "counter.enemy")


@vocabulary.when("{enemy:Creature} activates and rolls {roll:d}")
def activates(table: HarakiriTable, enemy: Name, roll: int) -> None:
    if enemy.kind in ELECTS:
        raise InputError(f"{enemy} draws a card and does not roll.", todo=f"Write: {enemy} activates.")
    table.do(rolling(activate, "test die", roll), enemy)


@vocabulary.when("the players choose {square:Square}")
def choose_square(table: HarakiriTable, square: Square) -> None:
    pick(table, PLAYERS, square, "golden.tie", "move.tie", "spawn.tie", "zone.start")


@vocabulary.when("the players choose {who:Creature}")
def choose_creature(table: HarakiriTable, who: Name) -> None:
    pick(
        table,
        PLAYERS,
        who,
        "golden.tie",
        "target.tie",
        "target.element",
        "queue.choose",
        "queue.elects",
        "counter.enemy",
    )


@vocabulary.then("the players choose between {squares:Square+}")
def squares_offered(table: HarakiriTable, squares: list[Square]) -> None:
    table.expect_choice(PLAYERS, squares)


@vocabulary.then("the players choose between {creatures:Creature+}")
def creatures_offered(table: HarakiriTable, creatures: list[Name]) -> None:
    table.expect_choice(PLAYERS, creatures)


@vocabulary.then("(sequence|sequences) {numbers:d+} (is|are) skipped")
def skipped(table: HarakiriTable, numbers: list[int]) -> None:
    expect(list(_activation(table).skipped), numbers, "the sequences skipped")


@vocabulary.then("(sequence|sequences) {numbers:d+} (is|are) skipped, among others")
def skipped_among(table: HarakiriTable, numbers: list[int]) -> None:
    expect_among(_activation(table).skipped, numbers, "the sequences skipped")


@vocabulary.then("sequence {number:d} is resolved")
def resolved(table: HarakiriTable, number: int) -> None:
    expect(_activation(table).resolved, number, "the sequence resolved")


@vocabulary.then("no sequence is resolved")
def none_resolved(table: HarakiriTable) -> None:
    expect(_activation(table).resolved, None, "the sequence resolved")


@vocabulary.then("{enemy:Creature} heads for {target:Creature}")
def heads_for(table: HarakiriTable, enemy: Name, target: Name) -> None:
    expect([str(one) for one in _of(table, enemy).headed_for][-1:], [str(target)], f"whom {enemy} moves for")


@vocabulary.then("{enemy:Creature} spends {points:d} movement (point|points)")
def spends(table: HarakiriTable, enemy: Name, points: int) -> None:
    expect(_of(table, enemy).spent, points, f"the movement points of {enemy}")


@vocabulary.then("{enemy:Creature} attacks {targets:Creature+}")
def attacks(table: HarakiriTable, enemy: Name, targets: list[Name]) -> None:
    """Exactly these, in this order: each as often as it is named."""
    expect([one.target for one in _strikes(table, enemy, True)], targets, f"whom {enemy} attacks")


@vocabulary.then("{enemy:Creature} attacks {targets:Creature+}, among others")
def attacks_among(table: HarakiriTable, enemy: Name, targets: list[Name]) -> None:
    expect_among([one.target for one in _strikes(table, enemy, True)], targets, f"whom {enemy} attacks")


@vocabulary.then("{enemy:Creature} attacks {targets:Creature+} with {ability:text}")
def attacks_with(table: HarakiriTable, enemy: Name, targets: list[Name], ability: str) -> None:
    found = [(one.target, one.ability) for one in _strikes(table, enemy, True)]
    expect(found, [(one, ability) for one in targets], f"whom {enemy} attacks, and how")


@vocabulary.then("{enemy:Creature} attacks {targets:Creature+} with {ability:text}, among others")
def attacks_with_among(table: HarakiriTable, enemy: Name, targets: list[Name], ability: str) -> None:
    found = [(one.target, one.ability) for one in _strikes(table, enemy, True)]
    expect_among(found, [(one, ability) for one in targets], f"whom {enemy} attacks, and how")


@vocabulary.then("{enemy:Creature} attacks nobody")
def attacks_nobody(table: HarakiriTable, enemy: Name) -> None:
    expect([str(one.target) for one in _strikes(table, enemy, True)], [], f"whom {enemy} attacks")


@vocabulary.then("{enemy:Creature} uses {ability:text} on {target:Creature}")
def uses(table: HarakiriTable, enemy: Name, ability: str, target: Name) -> None:
    found = [(str(one.target), one.ability) for one in _strikes(table, enemy, False)]
    expect(found, [(str(target), ability)], f"the ability that {enemy} uses, and its target")


@vocabulary.then("{enemy:Creature} gains {effect:text}")
def gains(table: HarakiriTable, enemy: Name, effect: str) -> None:
    expect(list(_of(table, enemy).effects), [effect], f"what {enemy} gains")


def _activation(table: HarakiriTable) -> Activation:
    if table.state.activation is None:
        raise Mismatch("no enemy has activated")
    return table.state.activation


def _of(table: HarakiriTable, enemy: Name) -> Activation:
    activation = _activation(table)
    expect(activation.enemy, enemy, "the enemy that activated")
    return activation


def _strikes(table: HarakiriTable, enemy: Name, attack: bool) -> list[Strike]:
    return [one for one in _of(table, enemy).strikes if one.attack is attack]
