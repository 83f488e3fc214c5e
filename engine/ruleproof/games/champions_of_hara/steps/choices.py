"""Choices that the rules leave to a character's player: the options, and the pick."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara import flow
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Chooser, Energy, Space, World


@vocabulary.when("{chooser:Chooser} chooses {space:Space}", was=["{chooser:Chooser} chooses the space {space:Space}"])
def chooses_space(table: Table[Hara], chooser: Chooser, space: Space) -> None:
    table.pick(chooser.who, space, rule=flow.space_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {world:World}")
def chooses_world(table: Table[Hara], chooser: Chooser, world: World) -> None:
    table.pick(chooser.who, world, rule=flow.world_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {colour:Energy}")
def chooses_colour(table: Table[Hara], chooser: Chooser, colour: Energy) -> None:
    table.pick(chooser.who, colour, rule=flow.colour_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {name:text}")
def chooses_name(table: Table[Hara], chooser: Chooser, name: str) -> None:
    """A card, an item or an enemy by its name."""
    table.pick(chooser.who, name, rule=flow.name_rule(table.state))


@vocabulary.when("{chooser:Chooser} chooses {champion:Champion}")
def chooses_champion(table: Table[Hara], chooser: Chooser, champion: Champion) -> None:
    """One of the Champions against Ophion."""
    table.pick(chooser.who, champion, rule="ophion.bleak-champion")


@vocabulary.then(
    "{chooser:Chooser} may choose {spaces:Space+}",
    was=["{chooser:Chooser} may choose between the spaces {spaces:Space+}"],
)
def may_choose_spaces(table: Table[Hara], chooser: Chooser, spaces: list[Space]) -> None:
    table.expect_choice(chooser.who, spaces)


@vocabulary.then("{chooser:Chooser} may choose {worlds:World+}")
def may_choose_worlds(table: Table[Hara], chooser: Chooser, worlds: list[World]) -> None:
    table.expect_choice(chooser.who, worlds)


@vocabulary.then("{chooser:Chooser} may choose {colours:Energy+}")
def may_choose_colours(table: Table[Hara], chooser: Chooser, colours: list[Energy]) -> None:
    table.expect_choice(chooser.who, colours)


@vocabulary.then("{chooser:Chooser} may choose {names:text+}")
def may_choose_names(table: Table[Hara], chooser: Chooser, names: list[str]) -> None:
    """Cards, items or enemies by their names."""
    table.expect_choice(chooser.who, names)


@vocabulary.then(
    "{chooser:Chooser} may choose {champions:Champion+}",
    was=["{chooser:Chooser} may choose between {champions:Champion+}"],
)
def may_choose_champions(table: Table[Hara], chooser: Chooser, champions: list[Champion]) -> None:
    """Among the Champions against Ophion."""
    table.expect_choice(chooser.who, champions)
