"""The Cursed Throne, the Throne Cards and Champions on islands."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Mismatch, expect, expect_among, expect_set
from ruleproof.games.night_parade import reign, throne
from ruleproof.games.night_parade.state import CardName, Clan, IslandName, Meeple, NightTable, Piece, Verdict
from ruleproof.games.night_parade.steps.base import asked, counted, expect_none_of, given, then, when

# --- the table ----------------------------------------------------------------------------------------------------


@given("the Cursed Throne is space {space:Space}")
def throne_space(table: NightTable, space: int) -> None:
    if table.state.space(space).action:
        raise InputError(f"space {space} has an action.", todo="The Throne gives a choice instead; take it away.")
    table.state.throne_space = space


@given("the Throne pile is {cards:Throne+}")
def throne_pile(table: NightTable, cards: list[int]) -> None:
    """Throne Cards from the top."""
    table.state.throne_pile = cards


@given("{clan:Clan} has rescued Throne Card {card:Throne}")
def has_rescued(table: NightTable, clan: Clan, card: int) -> None:
    table.state.player(clan).rescued.append(card)


@given("{clan:Clan} has betrayed Throne Card {card:Throne}")
def has_betrayed(table: NightTable, clan: Clan, card: int) -> None:
    table.state.player(clan).betrayed.append(card)


@given("{clan:Clan}'s Champion is in the supply")
def champion_in_supply(table: NightTable, clan: Clan) -> None:
    table.state.player(clan).champion_in_supply = True


@given("{clan:Clan}'s Champion is on {island:Island}")
def champion_on(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).meeples.append(Meeple(clan=clan, champion=True))


@given("{clan:Clan}'s Champion is hidden on {island:Island}")
def champion_hidden(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).meeples.append(Meeple(clan=clan, champion=True, hidden=True))


# --- what happens -------------------------------------------------------------------------------------------------


@when("{clan:Clan} rescues the King")
def rescues(table: NightTable, clan: Clan) -> None:
    decide(table, clan, Verdict.RESCUE)


@when("{clan:Clan} betrays the King")
def betrays(table: NightTable, clan: Clan) -> None:
    decide(table, clan, Verdict.BETRAY)


def decide(table: NightTable, clan: Clan, verdict: Verdict) -> None:
    table.pick(clan, verdict, rule="throne.choice")


@when("{clan:Clan} places the Champion on {island:Island}")
def places_champion(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.do(throne.place_champion, clan, island)


@when("{clan:Clan} reigns with Throne Card {card:Throne}")
def reigns(table: NightTable, clan: Clan, card: int) -> None:
    """Throne Cards 3, 5, 8 and 9."""
    table.do(reign.reign, clan, card)


@when("{clan:Clan} reigns with Throne Card {card:Throne} on {island:Island}")
def reigns_on(table: NightTable, clan: Clan, card: int, island: IslandName) -> None:
    """Throne Cards 1 and 7."""
    table.do(reign.reign_on, clan, card, island)


@when("{clan:Clan} reigns with Throne Card {card:Throne} from {origin:Island} to {target:Island}")
def reigns_from(table: NightTable, clan: Clan, card: int, origin: IslandName, target: IslandName) -> None:
    """Throne Card 2."""
    table.do(reign.reign_from, clan, card, origin, target)


@when(
    "{clan:Clan} reigns with Throne Card {card:Throne} and moves {count:d} (Meeple|Meeples) "
    "from {origin:Island} to {target:Island}"
)
def reigns_from_some(
    table: NightTable, clan: Clan, card: int, count: int, origin: IslandName, target: IslandName
) -> None:
    """Throne Card 2, with the number of Meeples that are to go."""
    table.do(reign.reign_from_some, clan, card, counted(count), origin, target)


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
    own = reign.Standing(clan, piece, origin)
    table.do(reign.reign_swapping, clan, card, own, reign.Standing(enemy, other, target))


@when("{clan:Clan} reigns with Throne Card {card:Throne} and discards {cards:Card+}")
def reigns_discarding(table: NightTable, clan: Clan, card: int, cards: list[CardName]) -> None:
    """Throne Card 6."""
    table.do(reign.reign_discarding, clan, card, cards)


@when("{clan:Clan} reigns with Throne Card {card:Throne} and discards nothing")
def reigns_discarding_nothing(table: NightTable, clan: Clan, card: int) -> None:
    table.do(reign.reign_discarding, clan, card, [])


@when("{clan:Clan} chooses {piece:Piece} of {enemy:Clan}")
def chooses_piece(table: NightTable, clan: Clan, piece: Piece, enemy: Clan) -> None:
    table.pick(clan, reign.PieceOf(piece, enemy), rule="reign.card-1")


@when("{clan:Clan} declines")
def declines(table: NightTable, clan: Clan) -> None:
    """Leave the benefit of another player's Throne Card."""
    table.pick(clan, reign.Decline(clan), rule="reign.others")


# --- what can be seen ---------------------------------------------------------------------------------------------


@then("{clan:Clan} must rescue or betray the King")
def must_decide(table: NightTable, clan: Clan) -> None:
    table.expect_choice(clan, list(Verdict))


@then("the Throne pile is {cards:Throne+}")
def sees_throne_pile(table: NightTable, cards: list[int]) -> None:
    expect(table.state.throne_pile, cards, "the Throne pile from the top")


@then("the Throne pile has {count:d} (card|cards)")
def sees_so_many_throne_cards(table: NightTable, count: int) -> None:
    expect(len(table.state.throne_pile), count, "the number of cards in the Throne pile")


@then("Throne (Card|Cards) {cards:Throne+} (is|are) not in the Throne pile")
def sees_not_in_pile(table: NightTable, cards: list[int]) -> None:
    expect_none_of(table.state.throne_pile, cards, "the Throne pile")


@then("{clan:Clan} has rescued Throne Card {card:Throne}")
def sees_rescued(table: NightTable, clan: Clan, card: int) -> None:
    """Among others."""
    expect_among(table.state.player(clan).rescued, [card], f"{clan}'s Throne Cards face up")


@then("{clan:Clan} has betrayed Throne Card {card:Throne}")
def sees_betrayed(table: NightTable, clan: Clan, card: int) -> None:
    """Among others."""
    expect_among(table.state.player(clan).betrayed, [card], f"{clan}'s Throne Cards face down")


@then("{clan:Clan}'s Throne Cards are worth {points:d} (point|points)")
def sees_throne_points(table: NightTable, clan: Clan, points: int) -> None:
    expect(throne.throne_points(table, table.state.player(clan)), points, f"{clan}'s points for Throne Cards")


@then("{clan:Clan}'s Champion is in the supply")
def sees_champion_in_supply(table: NightTable, clan: Clan) -> None:
    player = table.state.player(clan)
    expect(player.champion_in_supply and player.champion_space is None, True, f"{clan}'s Champion in the supply")


@then("{clan:Clan}'s Champion is on {island:Island}")
def sees_champion_on(table: NightTable, clan: Clan, island: IslandName) -> None:
    expect(table.state.island(island).meeples.count(Meeple(clan=clan, champion=True)), 1, f"{clan}'s Champion there")


@then("{clan:Clan}'s Champion is hidden on {island:Island}")
def sees_champion_hidden(table: NightTable, clan: Clan, island: IslandName) -> None:
    hidden = Meeple(clan=clan, champion=True, hidden=True)
    expect(table.state.island(island).meeples.count(hidden), 1, f"{clan}'s hidden Champion there")


@then("{clan:Clan} may place the Champion on {islands:Island+}")
def may_place_champion(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    expect_set(asked(throne.islands_for_champion, table, clan), islands, "islands for the Champion")


@then("{clan:Clan} may place the Champion on {islands:Island+}, among others")
def may_place_champion_too(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    expect_among(asked(throne.islands_for_champion, table, clan), islands, "islands for the Champion")


@then("{clan:Clan} may place the Champion on no island")
def may_not_place_champion(table: NightTable, clan: Clan) -> None:
    may_place_champion(table, clan, [])


@then("{clan:Clan} may reign with (Throne Card|Throne Cards) {cards:Throne+}")
def may_reign(table: NightTable, clan: Clan, cards: list[int]) -> None:
    expect_set(asked(reign.abilities, table, clan), cards, "Throne Cards to use")


@then("{clan:Clan} cannot reign with (Throne Card|Throne Cards) {cards:Throne+}")
def cannot_reign(table: NightTable, clan: Clan, cards: list[int]) -> None:
    expect_none_of(asked(reign.abilities, table, clan), cards, "Throne Cards to use")


@then("{clan:Clan} may reign with no Throne Card")
def may_not_reign(table: NightTable, clan: Clan) -> None:
    may_reign(table, clan, [])


@then("{clan:Clan} may reign with Throne Card {card:Throne} on {islands:Island+}")
def may_reign_on(table: NightTable, clan: Clan, card: int, islands: list[IslandName]) -> None:
    """Throne Cards 1 and 7."""
    expect_set(asked(reign.islands_to_reign_on, table, clan, card), islands, f"islands for Throne Card {card}")


@then("{clan:Clan} may take {amount:Amount} or decline")
def may_take(table: NightTable, clan: Clan, amount: Any) -> None:
    table.expect_choice(clan, [reign.Take(clan, amount), reign.Decline(clan)])


@then("{clan:Clan} may decline")
def may_decline(table: NightTable, clan: Clan) -> None:
    """Whatever else there is to take."""
    if table.pending is None:
        raise Mismatch("there is nothing to decline")
    expect(table.pending.by, clan, "who chooses")
    expect_among(table.pending.options, [reign.Decline(clan)], "the choices")
    table.expect_choice(clan, table.pending.options)


@then("{clan:Clan} may decline or move", Columns({"piece": "Piece", "from": "Island", "to": "Island"}))
def may_move_or_decline(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    moves = [reign.Move(clan, row["piece"], row["from"], row["to"]) for row in rows]
    table.expect_choice(clan, [*moves, reign.Decline(clan)])


@then("{clan:Clan} may decline or hide", Columns({"piece": "Piece", "island": "Island"}))
def may_hide_or_decline(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    pieces = [reign.Hide(clan, row["piece"], row["island"]) for row in rows]
    table.expect_choice(clan, [*pieces, reign.Decline(clan)])


@then("{clan:Clan} must choose", Columns({"piece": "Piece", "clan": "Clan"}))
def must_choose_piece(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    table.expect_choice(clan, [reign.PieceOf(row["piece"], row["clan"]) for row in rows])
