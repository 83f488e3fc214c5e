"""How the Prince breaks ties: always the leftmost option."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ruleproof.core import Refusal
from ruleproof.games.oath.names import Region, Suit
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import OathTable

T = TypeVar("T")


def break_tie(table: OathTable, choice: Callable[[OathTable], Region | Suit | str]) -> None:
    """A tie in which the Prince chooses, whenever it comes up in the game."""
    flow.during_game(table, "tie.leftmost")
    table.state.board().chosen = choice(table)


def leftmost(table: OathTable, rule: str, options: Sequence[T]) -> T:
    """The first of the options, which stand from left to right."""
    if not options:
        raise Refusal(rule, "the Prince has nothing to choose from")
    if len(options) > 1:
        table.trace.applied("tie.leftmost", "tied, from left to right: {options}", options=list(options))
        table.trace.applied(rule, "the Prince chooses: {option}", option=options[0])
    return options[0]


def first_region(table: OathTable, regions: Sequence[Region]) -> Region:
    return leftmost(table, "tie.region", [region for region in Region if region in regions])


def first_drawn(table: OathTable, cards: Sequence[str]) -> str:
    """The leftmost of drawn cards; if he has drawn none in this scenario, they stand in the order of drawing."""
    drawn = table.state.prince_turn.revealed
    for card in cards:
        if drawn and card not in drawn:
            raise Refusal("tie.card", "the Prince has not drawn {card}", card=card)
    return leftmost(table, "tie.card", [card for card in drawn if card in cards] or cards)


def earlier_player(table: OathTable, players: Sequence[str]) -> str:
    for player in players:
        table.state.player(player)
    return leftmost(table, "tie.player", [name for name in table.state.players if name in players])


def closest_relic(table: OathTable, site: str) -> str:
    return leftmost(table, "tie.recover", table.state.site(site).relics)


def first_taken_relic(table: OathTable, player: str) -> str:
    return leftmost(table, "tie.target", table.state.player(player).relics)


def first_entered_suit(table: OathTable, suits: Sequence[Suit]) -> Suit:
    """Of suits on the same relationship space, the one that entered it first."""
    spaces = [space for space in table.state.board().relationships if set(suits) & set(space.markers)]
    if len(spaces) != 1 or not set(suits) <= set(spaces[0].markers):
        raise Refusal("tie.suit", "these suits do not stand in the same row of a column: {suits}", suits=list(suits))
    return leftmost(table, "tie.suit", [suit for suit in spaces[0].markers if suit in suits])
