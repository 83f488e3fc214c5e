"""Reigning with a Throne Card, and what the others get from it."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, expect_among, expect_set
from ruleproof.games.night_parade.names import CardName, Clan, IslandName, Piece
from ruleproof.games.night_parade.rules.reign import others, throne_cards, usable
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.steps.common import asked, choices_of, counted, expect_none_of, then, when

# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} reigns with Throne Card {card:Throne}")
def reigns(table: NightTable, clan: Clan, card: int) -> None:
    """Throne Cards 3, 5, 8 and 9."""
    table.do(throne_cards.reign, clan, card)


@when("{clan:Clan} reigns with Throne Card {card:Throne} on {island:Island}")
def reigns_on(table: NightTable, clan: Clan, card: int, island: IslandName) -> None:
    """Throne Cards 1 and 7."""
    table.do(throne_cards.reign_on, clan, card, island)


@when("{clan:Clan} reigns with Throne Card {card:Throne} from {origin:Island} to {target:Island}")
def reigns_from(table: NightTable, clan: Clan, card: int, origin: IslandName, target: IslandName) -> None:
    """Throne Card 2."""
    table.do(throne_cards.reign_from, clan, card, origin, target)


@when(
    "{clan:Clan} reigns with Throne Card {card:Throne} and moves {count:d} (Meeple|Meeples) "
    "from {origin:Island} to {target:Island}"
)
def reigns_from_some(
    table: NightTable, clan: Clan, card: int, count: int, origin: IslandName, target: IslandName
) -> None:
    """Throne Card 2, with the number of Meeples that are to go."""
    table.do(throne_cards.reign_from_some, clan, card, counted(count), origin, target)


@when(
    "{clan:Clan} reigns with Throne Card {card:Throne} and swaps {piece:Piece} on {origin:Island} "
    "with {other:Piece} of {enemy:Clan} on {target:Island}"
)
def reigns_swapping(
    table: NightTable,
    clan: Clan,
    card: int,
    piece: Piece,
    origin: IslandName,
    other: Piece,
    enemy: Clan,
    target: IslandName,
) -> None:
    """Throne Card 4."""
    own = throne_cards.Standing(clan, piece, origin)
    table.do(throne_cards.reign_swapping, clan, card, own, throne_cards.Standing(enemy, other, target))


@when("{clan:Clan} reigns with Throne Card {card:Throne} and discards {cards:Card+}")
def reigns_discarding(table: NightTable, clan: Clan, card: int, cards: list[CardName]) -> None:
    """Throne Card 6."""
    table.do(throne_cards.reign_discarding, clan, card, cards)


@when("{clan:Clan} reigns with Throne Card {card:Throne} and discards nothing")
def reigns_discarding_nothing(table: NightTable, clan: Clan, card: int) -> None:
    table.do(throne_cards.reign_discarding, clan, card, [])


@when("{clan:Clan} chooses {piece:Piece} of {enemy:Clan}")
def chooses_piece(table: NightTable, clan: Clan, piece: Piece, enemy: Clan) -> None:
    table.pick(clan, throne_cards.PieceOf(piece, enemy), rule="reign.card-1")


@when("{clan:Clan} declines")
def declines(table: NightTable, clan: Clan) -> None:
    """Leave the benefit of another player's Throne Card."""
    table.pick(clan, others.Decline(clan), rule="reign.others")


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} may reign with (Throne Card|Throne Cards) {cards:Throne+}")
def may_reign(table: NightTable, clan: Clan, cards: list[int]) -> None:
    expect_set(asked(usable.abilities, table, clan), cards, "Throne Cards to use")


@then("{clan:Clan} cannot reign with (Throne Card|Throne Cards) {cards:Throne+}")
def cannot_reign(table: NightTable, clan: Clan, cards: list[int]) -> None:
    expect_none_of(asked(usable.abilities, table, clan), cards, "Throne Cards to use")


@then("{clan:Clan} may reign with no Throne Card")
def may_not_reign(table: NightTable, clan: Clan) -> None:
    may_reign(table, clan, [])


@then("{clan:Clan} may reign with Throne Card {card:Throne} on {islands:Island+}")
def may_reign_on(table: NightTable, clan: Clan, card: int, islands: list[IslandName]) -> None:
    """Throne Cards 1 and 7."""
    expect_set(asked(usable.islands_to_reign_on, table, clan, card), islands, f"islands for Throne Card {card}")


@then("{clan:Clan} may take {amount:Amount} or decline")
def may_take(table: NightTable, clan: Clan, amount: Any) -> None:
    table.expect_choice(clan, [others.Take(clan, amount), others.Decline(clan)])


@then("{clan:Clan} may decline")
def may_decline(table: NightTable, clan: Clan) -> None:
    """Whatever else there is to take."""
    expect_among(choices_of(table, clan), [others.Decline(clan)], "the choices")


@then("{clan:Clan} may decline or move", Columns({"piece": "Piece", "from": "Island", "to": "Island"}))
def may_move_or_decline(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    moves = [others.Move(clan, row["piece"], row["from"], row["to"]) for row in rows]
    table.expect_choice(clan, [*moves, others.Decline(clan)])


@then("{clan:Clan} may decline or hide", Columns({"piece": "Piece", "island": "Island"}))
def may_hide_or_decline(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    pieces = [others.Hide(clan, row["piece"], row["island"]) for row in rows]
    table.expect_choice(clan, [*pieces, others.Decline(clan)])


@then("{clan:Clan} must choose", Columns({"piece": "Piece", "clan": "Clan"}))
def must_choose_piece(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    table.expect_choice(clan, [throne_cards.PieceOf(row["piece"], row["clan"]) for row in rows])
