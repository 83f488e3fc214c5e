"""The engine of Lantern: the state, one act, and the steps that describe them."""

from pydantic import NonNegativeInt

from ruleproof.core import Game, Refusal, State, Table, Vocabulary, expect


class Lantern(State):
    oil: NonNegativeInt = 0


def light(table: Table[Lantern]) -> None:
    if table.state.oil < 2:
        raise Refusal("light.dark", "{oil} is less than 2", oil=table.state.oil)
    table.state.oil -= 2
    table.trace.applied("light.cost", "2 drops burn, {oil} left", oil=table.state.oil)


vocabulary = Vocabulary()


@vocabulary.given("the lantern holds {oil:d} drops")
def holds(table: Table[Lantern], oil: int) -> None:
    table.state.oil = oil


@vocabulary.when("somebody lights it")
def lights(table: Table[Lantern]) -> None:
    table.do(light)


@vocabulary.then("{oil:d} drops are left")
def left(table: Table[Lantern], oil: int) -> None:
    expect(table.state.oil, oil, "oil")


GAME = Game(lambda trace, chance, readings: Table(Lantern(), trace, chance, readings), vocabulary)
