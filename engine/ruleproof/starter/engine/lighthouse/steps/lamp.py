"""Steps about the lamp."""

from lighthouse.names import Ship
from lighthouse.rules.lamp import fetch, light, why_not_light
from lighthouse.state import LighthouseTable
from lighthouse.steps.common import vocabulary
from ruleproof.core import Mismatch, expect, expect_set


@vocabulary.given("the jar holds {oil:d} (drop|drops) of oil")
def the_jar_holds(table: LighthouseTable, oil: int) -> None:
    table.state.oil = oil


@vocabulary.given("{ships:Ship+} (is|are) in sight")
def are_in_sight(table: LighthouseTable, ships: list[Ship]) -> None:
    table.state.in_sight = ships


@vocabulary.when("{keeper:Keeper} lights the lamp")
def lights(table: LighthouseTable, keeper: str) -> None:
    table.do(light, keeper)


@vocabulary.when("{keeper:Keeper} guides {ship:Ship}")
def guides(table: LighthouseTable, keeper: str, ship: Ship) -> None:
    table.pick(keeper, ship, rule="light.ship")


@vocabulary.when("{keeper:Keeper} fetches oil")
def fetches(table: LighthouseTable, keeper: str) -> None:
    table.do(fetch, keeper)


@vocabulary.then("the lamp can be lit")
def can_be_lit(table: LighthouseTable) -> None:
    if refusal := why_not_light(table):
        raise Mismatch(f"the lamp cannot be lit: {table.trace.name(refusal.rule)}")


@vocabulary.then("{keeper:Keeper} must choose between {ships:Ship+}")
def must_choose(table: LighthouseTable, keeper: str, ships: list[Ship]) -> None:
    table.expect_choice(keeper, ships)


@vocabulary.then("{oil:d} (drop|drops) of oil (is|are) left")
def is_left(table: LighthouseTable, oil: int) -> None:
    expect(table.state.oil, oil, "the oil left")


@vocabulary.then("{ships:Ship+} (is|are) home")
def are_home(table: LighthouseTable, ships: list[Ship]) -> None:
    expect_set(table.state.home, ships, "the ships at home")
