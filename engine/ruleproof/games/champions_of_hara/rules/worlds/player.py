"""One character for the player, and the Versus Arena condition."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, Table
from ruleproof.games.champions_of_hara.names import Champion, Space
from ruleproof.games.champions_of_hara.state import GAUGE, Figure, Hara


def take_character(table: Table[Hara], champion: Champion) -> None:
    """The player takes the one character of the game."""
    if table.state.player is not None:
        raise Refusal("solo.one", "the player plays {champion} already", champion=table.state.player)
    table.state.player = champion
    table.state.champions.setdefault(champion, Figure())
    table.trace.applied("solo.one", "the player plays {champion}", champion=champion)


def player(table: Table[Hara]) -> tuple[Champion, Figure]:
    """The player's character."""
    champion = table.state.player
    if champion is None:
        raise InputError("nobody plays yet.", todo="State whom the player plays.")
    return champion, table.state.champions[champion]


def arena_condition(table: Table[Hara]) -> bool:
    """Whether the player stands in the Dojo with full gauges."""
    champion, figure = player(table)
    low = [colour for colour in table.state.gauges if figure.energy.get(colour, 0) < GAUGE]
    rule = "arena.condition"
    if figure.space is not Space.DOJO:
        table.trace.rejected(
            rule, "no Versus Arena victory for {champion}", because="{champion} is not in the Dojo", champion=champion
        )
        return False
    if low:
        table.trace.rejected(
            rule,
            "no Versus Arena victory for {champion}",
            because="these gauges are below 10: {low}",
            champion=champion,
            low=low,
        )
        return False
    table.trace.applied(rule, "{champion} is in the Dojo with 10 Energy of each colour", champion=champion)
    return True
