"""Steps about the watch."""

from lighthouse.state import LighthouseTable
from lighthouse.steps.common import vocabulary
from ruleproof.core import expect


@vocabulary.given("the keepers are {keepers:Keeper+}")
def the_keepers_are(table: LighthouseTable, keepers: list[str]) -> None:
    table.state.keepers = keepers


@vocabulary.then("it is the turn of {keeper:Keeper}")
def it_is_the_turn_of(table: LighthouseTable, keeper: str) -> None:
    expect(table.state.turn, keeper, "whose turn it is")
