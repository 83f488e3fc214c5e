"""The Cursed Throne, the Throne Cards and Champions on islands."""

from __future__ import annotations

from ruleproof.core import InputError, expect, expect_among, expect_set
from ruleproof.games.night_parade.names import Clan, IslandName, Verdict
from ruleproof.games.night_parade.rules import throne
from ruleproof.games.night_parade.state import Meeple, NightTable
from ruleproof.games.night_parade.steps.champion import stays_on_throne
from ruleproof.games.night_parade.steps.common import asked, expect_none_of, given, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("the Cursed Throne is space {space:Space}")
def throne_space(table: NightTable, space: int) -> None:
    if table.state.space(space).action:
        raise InputError(f"space {space} has an action.", todo="The Throne gives a choice instead; take it away.")
    for clan, player in table.state.players.items():
        if player.champion_space == space:
            raise stays_on_throne(clan)
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


# --- what happens ---------------------------------------------------------------------------------------------------


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


# --- what can be seen -----------------------------------------------------------------------------------------------


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
