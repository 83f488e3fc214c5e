"""Where a card goes that changes its Parade."""

from __future__ import annotations

from ruleproof.core import expect
from ruleproof.games.night_parade.names import PARADES, CardName, Clan, Element
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.steps.common import cards_of, then, when

# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} chooses the {parade:Element} Parade")
def chooses_parade(table: NightTable, clan: Clan, parade: Element) -> None:
    table.pick(clan, parade, rule="change.tie")


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} must choose between the Parades {parades:Element+}")
def must_choose(table: NightTable, clan: Clan, parades: list[Element]) -> None:
    table.expect_choice(clan, parades)


@then("{clan:Clan}'s Parades have {earth:d} Earth, {water:d} Water and {wood:d} Wood cards")
def sizes(table: NightTable, clan: Clan, earth: int, water: int, wood: int) -> None:
    found = [len(table.state.player(clan).parades[element]) for element in PARADES]
    expect(found, [earth, water, wood], f"the cards of {clan}'s Earth, Water and Wood Parades")


@then("{clan:Clan}'s {parade:Element} Parade is {cards:Card+}")
def parade_is(table: NightTable, clan: Clan, parade: Element, cards: list[CardName]) -> None:
    found = [card.name for card in cards_of(table, clan, parade)]
    expect(found, cards, f"{clan}'s {parade} Parade from left to right")


@then("{clan:Clan}'s {parade:Element} Parade has {count:d} (card|cards)")
def parade_has(table: NightTable, clan: Clan, parade: Element, count: int) -> None:
    expect(len(cards_of(table, clan, parade)), count, f"the number of cards in {clan}'s {parade} Parade")


@then("{clan:Clan}'s {parade:Element} Parade ends with {card:Card}")
def parade_ends(table: NightTable, clan: Clan, parade: Element, card: CardName) -> None:
    cards = cards_of(table, clan, parade)
    expect(cards[-1].name if cards else None, card, f"the right end of the {parade} Parade")
