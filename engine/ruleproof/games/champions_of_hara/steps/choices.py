"""Choices that the rules leave to a character's player: the options, and the pick."""

from __future__ import annotations

from ruleproof.core import Table
from ruleproof.games.champions_of_hara.state import Hara
from ruleproof.games.champions_of_hara.steps.kinds import vocabulary
from ruleproof.games.champions_of_hara.words import Champion, Energy, Space, World


@vocabulary.when("{champion:Champion} chooses {space:Space}")
def chooses_space(table: Table[Hara], champion: Champion, space: Space) -> None:
    table.pick(champion, space)


@vocabulary.when("{champion:Champion} chooses {world:World}")
def chooses_world(table: Table[Hara], champion: Champion, world: World) -> None:
    table.pick(champion, world)


@vocabulary.when("{champion:Champion} chooses {colour:Energy}")
def chooses_colour(table: Table[Hara], champion: Champion, colour: Energy) -> None:
    table.pick(champion, colour)


@vocabulary.when("{champion:Champion} chooses {name:text}")
def chooses_name(table: Table[Hara], champion: Champion, name: str) -> None:
    """A card or an item by its name."""
    table.pick(champion, name)


@vocabulary.then("{champion:Champion} may choose {spaces:Space+}")
def may_choose_spaces(table: Table[Hara], champion: Champion, spaces: list[Space]) -> None:
    table.expect_choice(champion, spaces)


@vocabulary.then("{champion:Champion} may choose {worlds:World+}")
def may_choose_worlds(table: Table[Hara], champion: Champion, worlds: list[World]) -> None:
    table.expect_choice(champion, worlds)


@vocabulary.then("{champion:Champion} may choose {colours:Energy+}")
def may_choose_colours(table: Table[Hara], champion: Champion, colours: list[Energy]) -> None:
    table.expect_choice(champion, colours)


@vocabulary.then("{champion:Champion} may choose {names:text+}")
def may_choose_names(table: Table[Hara], champion: Champion, names: list[str]) -> None:
    """Cards or items by their names."""
    table.expect_choice(champion, names)
