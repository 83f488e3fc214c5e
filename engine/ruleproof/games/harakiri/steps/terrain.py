"""Steps about terrain, special movements and spawn points, and about attribute tests."""

from __future__ import annotations

from ruleproof.core import InputError, Mismatch, Words, expect
from ruleproof.games.harakiri import attribute_tests, terrain
from ruleproof.games.harakiri.names import Name, Square
from ruleproof.games.harakiri.state import Creature
from ruleproof.games.harakiri.state_campaign import TestResult
from ruleproof.games.harakiri.state_hero import Attribute
from ruleproof.games.harakiri.state_terrain import Base, Motion
from ruleproof.games.harakiri.steps.words import HarakiriTable, rolling, vocabulary

vocabulary.add_kind(Words("Motion", Motion))


# --- terrain and movement -----------------------------------------------------------------------------------------


@vocabulary.given("(there is a stair|there are stairs) on {squares:Square+}")
def stairs(table: HarakiriTable, squares: list[Square]) -> None:
    """They lead up from their own level."""
    for square in squares:
        if square not in table.state.zone:
            raise InputError(f"{square} is not part of the zone.", todo="Draw the zone first.")
        table.state.zone[square].stairs = True


@vocabulary.given("the chapter says of special terrain {rule:text}")
def special(table: HarakiriTable, rule: str) -> None:
    table.state.scenery.special = rule


@vocabulary.given("{who:Creature} has {motion:Motion} movement")
def motion(table: HarakiriTable, who: Name, motion: Motion) -> None:
    """Said before the zone is drawn if it stands where others could not."""
    _creature(table, who).motion = motion


@vocabulary.given("{who:Creature} takes {columns:d} by {rows:d} squares")
def base(table: HarakiriTable, who: Name, columns: int, rows: int) -> None:
    """So many columns and rows; its sign is drawn on the upper left one. Said before the zone is drawn."""
    _creature(table, who).base = Base(columns=columns, rows=rows)


def _creature(table: HarakiriTable, who: Name) -> Creature:
    if who not in table.state.creatures:
        raise InputError(f"{who} is not in play.", todo="List it among the creatures.")
    return table.state.creatures[who]


@vocabulary.then("the chapter says of {square:Square} {rule:text}")
def special_rule(table: HarakiriTable, square: Square, rule: str) -> None:
    expect(terrain.rule_of_square(table, square), rule, f"what the chapter says of {square}")


@vocabulary.then("the chapter says nothing of {square:Square}")
def no_special_rule(table: HarakiriTable, square: Square) -> None:
    expect(terrain.rule_of_square(table, square), "", f"what the chapter says of {square}")


# --- spawn points -------------------------------------------------------------------------------------------------


@vocabulary.given("the spawn point {point:text} is on {square:Square}")
def spawn_point(table: HarakiriTable, point: str, square: Square) -> None:
    if square not in table.state.zone:
        raise InputError(f"{square} is not part of the zone.", todo="Name one of its squares.")
    table.state.scenery.spawn_points[point] = square


@vocabulary.given("the setup of the zone {zone:text} puts the spawn point {point:text} on {square:Square}")
def zone_spawn_point(table: HarakiriTable, zone: str, point: str, square: Square) -> None:
    """Of a zone that is not revealed yet."""
    found = table.state.chapter.zones.get(zone)
    if found is None or square not in found.squares:
        raise InputError(f"{square} is not part of a zone {zone!r} to be revealed.", todo="Draw the zone first.")
    found.spawn_points[point] = square


@vocabulary.when("{who:Creature} interacts with the spawn point {point:text}")
def interacts(table: HarakiriTable, who: Name, point: str) -> None:
    table.do(terrain.interact, who, point)


@vocabulary.when("{who:Creature} appears at the spawn point {point:text}")
def spawns(table: HarakiriTable, who: Name, point: str) -> None:
    """Somebody listed among the creatures who is not on the zone yet."""
    table.do(terrain.spawn, who, point)


@vocabulary.then("nothing appears at the spawn point {point:text}")
def nothing_appears(table: HarakiriTable, point: str) -> None:
    expect(table.state.scenery.ignored[-1:], (point,), "the spawn point at which nothing appeared")


@vocabulary.then("the spawn point {point:text} is on {square:Square}")
def spawn_point_is(table: HarakiriTable, point: str, square: Square) -> None:
    expect(terrain.spawn_point(table, point), square, f"the square of the spawn point {point}")


# --- attribute tests ----------------------------------------------------------------------------------------------


@vocabulary.when("{who:Creature} takes a test of {attribute:Attribute} ({difficulty:d}) and rolls {roll:d}")
def tests(table: HarakiriTable, who: Name, attribute: Attribute, difficulty: int, roll: int) -> None:
    table.do(rolling(attribute_tests.take, "test die", roll), who, attribute, difficulty)


@vocabulary.when(
    "{who:Creature} takes a test of {attribute:Attribute} ({difficulty:d}), success {success:text}, failure"
    " {failure:text}, and rolls {roll:d}"
)
def tests_with_consequences(
    table: HarakiriTable, who: Name, attribute: Attribute, difficulty: int, success: str, failure: str, roll: int
) -> None:
    """What follows the icons of success and failure; empty quotation marks where there is no icon."""
    table.do(rolling(attribute_tests.take, "test die", roll), who, attribute, difficulty, success, failure)


@vocabulary.then("{who:Creature} succeeds in the test with {total:d}")
def succeeds(table: HarakiriTable, who: Name, total: int) -> None:
    result = _test(table, who)
    expect((result.passed, result.total), (True, total), f"success and total of {who}")


@vocabulary.then("{who:Creature} fails the test with {total:d}")
def fails(table: HarakiriTable, who: Name, total: int) -> None:
    result = _test(table, who)
    expect((result.passed, result.total), (False, total), f"success and total of {who}")


@vocabulary.then("of the test follows {consequence:text}")
def follows(table: HarakiriTable, consequence: str) -> None:
    expect(_test(table).consequence, consequence, "the consequence of the test")


@vocabulary.then("nothing follows of the test")
def nothing_follows(table: HarakiriTable) -> None:
    expect(_test(table).consequence, "", "the consequence of the test")


@vocabulary.then("nobody takes a test")
def no_test(table: HarakiriTable) -> None:
    expect([str(one.who) for one in table.state.ending.tests], [], "those who took a test")


def _test(table: HarakiriTable, who: Name | None = None) -> TestResult:
    """The last test, of this character if one is named."""
    found = [one for one in table.state.ending.tests if who in (None, one.who)]
    if not found:
        raise Mismatch(f"{who or 'nobody'} took no test")
    return found[-1]
