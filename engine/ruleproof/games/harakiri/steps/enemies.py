"""Steps about an enemy's activation: what its board or AI card reads, what it rolls or draws, and what it did."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, expect, expect_among
from ruleproof.games.harakiri.names import ELECTS, MINIONS, Colour, Name, Priority
from ruleproof.games.harakiri.rules.dice import TEST_DIE
from ruleproof.games.harakiri.rules.enemies.activation import activate
from ruleproof.games.harakiri.rules.naming import require_elect
from ruleproof.games.harakiri.state import Activation, Behaviour, EnemySequence, Strike
from ruleproof.games.harakiri.steps.common import HarakiriTable, board, rolling, vocabulary

# --- boards -----------------------------------------------------------------------------------------------------------


SEQUENCES = Columns({"sequence": "d", "does": "Deed+", "priority": "Priority?"})


@vocabulary.given("{enemy:Creature} has a movement of {movement:d}")
def movement(table: HarakiriTable, enemy: Name, movement: int) -> None:
    board(table, enemy).movement = movement


@vocabulary.given("on a {roll:d} {enemy:Creature} prefers {priority:Priority} and reads", SEQUENCES)
def reads(table: HarakiriTable, roll: int, enemy: Name, priority: Priority, rows: list[dict[str, Any]]) -> None:
    """For a minion, whatever the oracle card."""
    colours: tuple[Colour | None, ...] = tuple(Colour) if enemy.kind in MINIONS else (None,)
    for colour in colours:
        _list(table, enemy, colour, roll, priority, rows)


@vocabulary.given(
    "on a {roll:d} with a {colour:Colour} oracle card {enemy:Creature} prefers {priority:Priority} and reads", SEQUENCES
)
def reads_by_colour(
    table: HarakiriTable, roll: int, colour: Colour, enemy: Name, priority: Priority, rows: list[dict[str, Any]]
) -> None:
    if enemy.kind not in MINIONS:
        raise InputError(f"{enemy} has one behaviour for both colours.", todo="Leave the oracle card out.")
    _list(table, enemy, colour, roll, priority, rows)


def _list(
    table: HarakiriTable,
    enemy: Name,
    colour: Colour | None,
    roll: int,
    priority: Priority,
    rows: list[dict[str, Any]],
) -> None:
    known = board(table, enemy)
    known.tables = {**known.tables, colour: {**known.tables.get(colour, {}), roll: listed(priority, rows)}}


def listed(priority: Priority, rows: list[dict[str, Any]]) -> Behaviour:
    """What the rows of a behaviour or an AI card say."""
    sequences = tuple(
        EnemySequence(number=row["sequence"], deeds=tuple(row["does"]), priority=row["priority"]) for row in rows
    )
    if [one.number for one in sequences] != list(range(1, len(sequences) + 1)):
        raise InputError("the sequences are not numbered 1, 2, 3 ….", todo="Number them in order.")
    return Behaviour(priority=priority, sequences=sequences)


@vocabulary.given("the initiative is {order:Creature+}")
def initiative(table: HarakiriTable, order: list[Name]) -> None:
    table.state.initiative = tuple(order)


# --- AI cards ---------------------------------------------------------------------------------------------------------


@vocabulary.given("the AI cards of {elect:Creature} are {cards:text+}")
def ai_cards(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    require_elect(elect)
    table.state.ai_decks[elect.kind] = tuple(cards)


@vocabulary.given("on the AI card {card:text} {elect:Creature} prefers {priority:Priority} and reads", SEQUENCES)
def card_reads(table: HarakiriTable, card: str, elect: Name, priority: Priority, rows: list[dict[str, Any]]) -> None:
    board(table, elect).cards[card] = listed(priority, rows)


@vocabulary.given("the AI card {card:text} of {elect:Creature} stays in play")
def stays(table: HarakiriTable, card: str, elect: Name) -> None:
    board(table, elect).lasting_cards |= {card}


@vocabulary.given("the discards of {elect:Creature} are {cards:text+}")
def given_discards(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    table.state.ai_discards[elect.kind] = tuple(cards)


# --- the activation ---------------------------------------------------------------------------------------------------


@vocabulary.when("{enemy:Creature} activates and rolls {roll:d}")
def activates_and_rolls(table: HarakiriTable, enemy: Name, roll: int) -> None:
    if enemy.kind in ELECTS:
        raise InputError(f"{enemy} draws a card and does not roll.", todo=f"Write: {enemy} activates.")
    table.do(rolling(activate, TEST_DIE, roll), enemy)


@vocabulary.when("{enemy:Creature} activates")
def activates(table: HarakiriTable, enemy: Name) -> None:
    """For an elect, which draws a card; and for an enemy that does not get to roll."""
    table.do(activate, enemy)


# --- what it did ------------------------------------------------------------------------------------------------------


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
    expect(list(_of(table, enemy).headed_for)[-1:], [target], f"whom {enemy} moves for")


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
    expect([one.target for one in _strikes(table, enemy, True)], [], f"whom {enemy} attacks")


@vocabulary.then("{enemy:Creature} uses {ability:text} on {target:Creature}")
def uses(table: HarakiriTable, enemy: Name, ability: str, target: Name) -> None:
    found = [(one.target, one.ability) for one in _strikes(table, enemy, False)]
    expect(found, [(target, ability)], f"the ability that {enemy} uses, and its target")


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


@vocabulary.then("{elect:Creature} draws {card:text}")
def drew(table: HarakiriTable, elect: Name, card: str) -> None:
    activation = table.state.activation
    expect(activation and (activation.enemy, activation.card), (elect, card), "who draws, and the AI card")


@vocabulary.then("the discards of {elect:Creature} are {cards:text+}")
def discards_are(table: HarakiriTable, elect: Name, cards: list[str]) -> None:
    expect(list(table.state.ai_discards.get(elect.kind, ())), cards, f"the discards of {elect}")


@vocabulary.then("{elect:Creature} has no discards")
def no_discards(table: HarakiriTable, elect: Name) -> None:
    require_elect(elect)
    expect(list(table.state.ai_discards.get(elect.kind, ())), [], f"the discards of {elect}")
