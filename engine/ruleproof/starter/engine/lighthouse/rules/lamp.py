"""The lamp: lighting it, guiding a ship, fetching oil."""

from lighthouse.names import JAR, LIGHT
from lighthouse.rules.watch import begin_turn, end_turn
from lighthouse.state import LighthouseTable
from ruleproof.core import Act, Refusal, choose


def oil_to_burn(table: LighthouseTable) -> int | None:
    """The drops that a light would burn now; None if there are too few. The last drop is disputed."""
    oil = table.state.oil
    if oil >= LIGHT:
        return LIGHT
    if oil and table.readings["C1"] == "b":
        return oil
    return None


def why_not_light(table: LighthouseTable) -> Refusal | None:
    """The rule against lighting the lamp now, if there is one: asking and doing use the same function."""
    if oil_to_burn(table) is None:
        return Refusal("light.dark", "drops left: {oil}", oil=table.state.oil)
    return None


def light(table: LighthouseTable, keeper: str) -> Act[None]:
    begin_turn(table, keeper)
    if refusal := why_not_light(table):
        raise refusal
    burned = oil_to_burn(table) or 0
    table.state.oil -= burned
    table.trace.applied("light.cost", "drops burned: {burned}, left: {oil}", burned=burned, oil=table.state.oil)
    if table.state.in_sight:
        ship = yield from choose(keeper, "the ship to guide", table.state.in_sight, rule="light.ship")
        table.state.in_sight = [one for one in table.state.in_sight if one is not ship]
        table.state.home = [*table.state.home, ship]
        table.trace.applied("light.ship", "{ship} comes home", ship=ship)
    end_turn(table)


def fetch(table: LighthouseTable, keeper: str) -> None:
    begin_turn(table, keeper)
    if table.state.oil == JAR:
        raise Refusal("fetch.full", "the jar holds {oil} drops", oil=JAR)
    table.state.oil += 1
    table.trace.applied("fetch.oil", "{keeper} fetches 1 drop", keeper=keeper)
    end_turn(table)
