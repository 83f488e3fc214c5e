"""Cards, Parades with their Scrolls, and the Spirit Dimension."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect
from ruleproof.games.night_parade import turn as turns
from ruleproof.games.night_parade.state import (
    PARADES,
    SCROLLS,
    Card,
    CardName,
    Clan,
    Element,
    Icon,
    NightTable,
    Offer,
    Scroll,
    Token,
)
from ruleproof.games.night_parade.steps.base import given, then, when


@given("{clan:Clan}'s {parade:Element} Parade", Columns({"card": "Card", "element": "Element?", "icons": "Icon+?"}))
def parade_cards(table: NightTable, clan: Clan, parade: Element, rows: list[dict[str, Any]]) -> None:
    """The cards from left to right; a card without an element of its own is of its Parade's."""
    for row in rows:
        name: CardName = row["card"]
        if name.champion:
            add_card(table, clan, parade, Card(name=name, element=None, icons=[Icon.CHAMPION]))
        else:
            element = row["element"] or parade
            add_card(table, clan, parade, Card(name=name, element=element, icons=row["icons"] or []))


@given("{clan:Clan}'s {parade:Element} Parade has {count:d} more (card|cards) without icons")
def more_cards(table: NightTable, clan: Clan, parade: Element, count: int) -> None:
    known = sum(len(row) for row in table.state.player(clan).parades.values())
    for number in range(known + 1, known + count + 1):
        add_card(table, clan, parade, Card(name=CardName(f"+{number}"), element=parade, icons=[]))


def add_card(table: NightTable, clan: Clan, parade: Element, card: Card) -> None:
    cards = cards_of(table, clan, parade)
    known = {one.name for row in table.state.player(clan).parades.values() for one in row}
    if card.name in known:
        raise InputError(f"{clan} has two cards {card.name}.", todo="Give one of them another name.")
    cards.append(card)


def cards_of(table: NightTable, clan: Clan, parade: Element) -> list[Card]:
    if parade not in PARADES:
        raise InputError("there is no Fire Parade.", todo="A Parade is of Earth, Water or Wood.")
    return table.state.player(clan).parades[parade]


@given("{clan:Clan}'s {scroll:Scroll} Scroll is flipped")
def scroll_flipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    table.state.player(clan).flipped.add(SCROLLS[scroll])


@given("the Spirit Dimension", Columns({"card": "Card", "element": "Element", "icons": "Icon+?", "price": "Amount+"}))
def spirit_dimension(table: NightTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if row["card"].champion or row["element"] is Element.FIRE:
            raise InputError(f"{row['card']} cannot be recruited.", todo="Write a Yokai of Earth, Water or Wood.")
        if unfit := [part for part in row["price"] if part.token not in (Token.SPIRIT, Token.TALISMAN)]:
            raise InputError(f"no Yokai costs {unfit[0]}.", todo="A price is of Spirits and Talismans.")
        card = Card(name=row["card"], element=row["element"], icons=row["icons"] or [])
        table.state.spirit_dimension.append(Offer(card=card, price=row["price"]))


@when("{clan:Clan} flips the {scroll:Scroll} Scroll")
def flips(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    table.do(turns.flip_scroll, clan, scroll)


@when("{clan:Clan} activates the {parade:Element} Parade")
def activates(table: NightTable, clan: Clan, parade: Element) -> None:
    cards_of(table, clan, parade)
    table.do(turns.activate, clan, parade)


@when("{clan:Clan} chooses the {parade:Element} Parade")
def chooses_parade(table: NightTable, clan: Clan, parade: Element) -> None:
    if table.pending is not None:
        expect(table.pending.by, clan, "who chooses")
    table.pick(parade)


@when("{clan:Clan} recruits {card:Card}")
def recruits(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(turns.recruit, clan, card)


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


@then("{clan:Clan}'s {parade:Element} Parade ends with {card:Card}")
def parade_ends(table: NightTable, clan: Clan, parade: Element, card: CardName) -> None:
    cards = cards_of(table, clan, parade)
    expect(cards[-1].name if cards else None, card, f"the right end of the {parade} Parade")


@then("{clan:Clan}'s {scroll:Scroll} Scroll is flipped")
def sees_flipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    expect(SCROLLS[scroll] in table.state.player(clan).flipped, True, f"the {scroll} Scroll flipped")


@then("{clan:Clan}'s {scroll:Scroll} Scroll is not flipped")
def sees_unflipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    expect(SCROLLS[scroll] in table.state.player(clan).flipped, False, f"the {scroll} Scroll flipped")
