"""Nobody commands the Oni or the Moon Princess."""

from __future__ import annotations

from ruleproof.core import Refusal, Table
from ruleproof.games.tsukuyumi.names import Faction
from ruleproof.games.tsukuyumi.rules.map import intersections
from ruleproof.games.tsukuyumi.state import Board


def command_oni(table: Table[Board], faction: Faction, area: str) -> None:
    """A player wants to move the Oni of an area, or to make them attack."""
    raise Refusal("round.own-will", "the {faction} cannot command the Oni in {area}", faction=faction, area=area)


def move_at_will(table: Table[Board], areas: list[str]) -> None:
    """Somebody wants to move her without a card."""
    if frozenset(areas) not in intersections(table.state):
        raise Refusal("princess.three-areas", "{areas} do not meet on the purple border", areas=sorted(areas))
    raise Refusal("round.own-will", "nobody moves the Moon Princess without a card that says so")
