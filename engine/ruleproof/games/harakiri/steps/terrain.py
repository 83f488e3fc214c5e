"""Steps about terrain, special movements and spawn points, about attribute tests, and what characters can carry."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, expect, expect_among, expect_set
from ruleproof.games.harakiri.names import Attribute, Motion, Name, Square
from ruleproof.games.harakiri.rules import questions
from ruleproof.games.harakiri.rules.dice import TEST_DIE
from ruleproof.games.harakiri.rules.heroes import hero_of
from ruleproof.games.harakiri.rules.naming import require_element
from ruleproof.games.harakiri.rules.terrain import attribute_tests, limits, spawn_points, special
from ruleproof.games.harakiri.state import Armour, Base, TestResult, Thing, Weapon
from ruleproof.games.harakiri.steps.common import HarakiriTable, pick, rolling, vocabulary

# --- terrain and movement ---------------------------------------------------------------------------------------------


@vocabulary.given("(there is a stair|there are stairs) on {squares:Square+}")
def stairs(table: HarakiriTable, squares: list[Square]) -> None:
    """They lead up from their own level."""
    for square in squares:
        if square not in table.state.zone:
            raise InputError(f"{square} is not part of the zone.", todo="Draw the zone first.")
        table.state.zone[square].stairs = True


@vocabulary.given("the chapter says of special terrain {rule:text}")
def special_terrain(table: HarakiriTable, rule: str) -> None:
    table.state.scenery.special = rule


@vocabulary.given("{who:Creature} has {motion:Motion} movement")
def motion(table: HarakiriTable, who: Name, motion: Motion) -> None:
    """Said before the zone is drawn if it stands where others could not."""
    table.state.creature(who).motion = motion


@vocabulary.given("{who:Creature} takes {columns:d} by {rows:d} squares")
def base(table: HarakiriTable, who: Name, columns: int, rows: int) -> None:
    """So many columns and rows; its sign is drawn on the upper left one. Said before the zone is drawn."""
    table.state.creature(who).base = Base(columns=columns, rows=rows)


@vocabulary.then("the chapter says of {square:Square} {rule:text}")
def special_rule(table: HarakiriTable, square: Square, rule: str) -> None:
    expect(special.rule_of_square(table, square) or None, rule, f"what the chapter says of {square}")


@vocabulary.then("the chapter says nothing of {square:Square}")
def no_special_rule(table: HarakiriTable, square: Square) -> None:
    expect(special.rule_of_square(table, square), "", f"what the chapter says of {square}")


_FAR = 1000


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


# --- spawn points -----------------------------------------------------------------------------------------------------


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
    table.do(spawn_points.interact, who, point)


@vocabulary.when("{who:Creature} appears at the spawn point {point:text}")
def spawns(table: HarakiriTable, who: Name, point: str) -> None:
    """Somebody listed among the creatures who is not on the zone yet."""
    table.do(spawn_points.spawn, who, point)


@vocabulary.then("nothing appears at the spawn point {point:text}")
def nothing_appears(table: HarakiriTable, point: str) -> None:
    expect(table.state.scenery.ignored[-1:], (point,), "the spawn point at which nothing appeared")


@vocabulary.then("the spawn point {point:text} is on {square:Square}")
def spawn_point_is(table: HarakiriTable, point: str, square: Square) -> None:
    expect(spawn_points.spawn_point(table, point), square, f"the square of the spawn point {point}")


@vocabulary.then("{element:Creature} has {tokens:d} resistance (token|tokens)")
def resistance(table: HarakiriTable, element: Name, tokens: int) -> None:
    require_element(element)
    expect(table.state.creature(element).resistance, tokens, f"the resistance tokens of {element}")


# --- attribute tests --------------------------------------------------------------------------------------------------


@vocabulary.when("{who:Creature} takes a test of {attribute:Attribute} ({difficulty:d}) and rolls {roll:d}")
def tests(table: HarakiriTable, who: Name, attribute: Attribute, difficulty: int, roll: int) -> None:
    table.do(rolling(attribute_tests.take, TEST_DIE, roll), who, attribute, difficulty)


@vocabulary.when(
    "{who:Creature} takes a test of {attribute:Attribute} ({difficulty:d}), success {success:text}, failure"
    " {failure:text}, and rolls {roll:d}"
)
def tests_with_consequences(
    table: HarakiriTable, who: Name, attribute: Attribute, difficulty: int, success: str, failure: str, roll: int
) -> None:
    """What follows the icons of success and failure; empty quotation marks where there is no icon."""
    table.do(rolling(attribute_tests.take, TEST_DIE, roll), who, attribute, difficulty, success, failure)


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
    expect([one.who for one in table.state.ending.tests], [], "those who took a test")


def _test(table: HarakiriTable, who: Name | None = None) -> TestResult:
    """The last test, of this character if one is named."""
    found = [one for one in table.state.ending.tests if who in (None, one.who)]
    if not found:
        raise Mismatch(f"{who} took no test" if who else "nobody took a test")
    return found[-1]


# --- limits -----------------------------------------------------------------------------------------------------------


@vocabulary.given("{names:text+} (is a permanent object|are permanent objects)")
def permanent(table: HarakiriTable, names: list[str]) -> None:
    for thing in _owned(table, names):
        thing.permanent = True


@vocabulary.given("{names:text+} (is a special object|are special objects)")
def special_objects(table: HarakiriTable, names: list[str]) -> None:
    for thing in _owned(table, names):
        thing.special = True


def _owned(table: HarakiriTable, names: list[str]) -> list[Thing]:
    owned = [thing for hero in table.state.heroes.values() for thing in hero.objects]
    for name in names:
        if all(thing.name != name for thing in owned):
            raise InputError(f"nobody has an object {name!r}.", todo="List it among the objects first.")
    return [thing for thing in owned if thing.name in names]


@vocabulary.given("these armour cards", Columns({"character": "Creature", "armour card": "text", "armour": "d"}))
def armour_cards(table: HarakiriTable, rows: list[dict[str, Any]]) -> None:
    """The equipped ones, with what they give when whole."""
    for row in rows:
        hero_of(table.state, row["character"]).armour_card = Armour(name=row["armour card"], armour=row["armour"])


@vocabulary.when("an effect gives {who:Creature} the weapon {name:text}")
def gains_weapon(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Weapon(name=name))


@vocabulary.when("an effect gives {who:Creature} the armour card {name:text} of {armour:d} armour")
def gains_armour(table: HarakiriTable, who: Name, name: str, armour: int) -> None:
    table.do(limits.gain, who, Armour(name=name, armour=armour))


@vocabulary.when("an effect gives {who:Creature} the object {name:text}")
def gains_object(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Thing(name=name))


@vocabulary.when("an effect gives {who:Creature} the permanent object {name:text}")
def gains_permanent(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Thing(name=name, permanent=True))


@vocabulary.when("an effect gives {who:Creature} the special object {name:text}")
def gains_special(table: HarakiriTable, who: Name, name: str) -> None:
    table.do(limits.gain, who, Thing(name=name, special=True))


@vocabulary.then("{who:Creature} chooses between the cards {names:text+}")
def cards_offered(table: HarakiriTable, who: Name, names: list[str]) -> None:
    table.expect_choice(who, names)


@vocabulary.when("{who:Creature} gives back {name:text}")
def gives_back(table: HarakiriTable, who: Name, name: str) -> None:
    pick(table, who, name, "limit.objects-back", "limit.equipment-back")
