"""Cards, Parades with their Scrolls, and the Spirit Dimension."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect, expect_among, expect_set
from ruleproof.games.night_parade import turn as turns
from ruleproof.games.night_parade.spirit_dimension import offered
from ruleproof.games.night_parade.state import (
    LEVELS,
    PARADES,
    SCROLLS,
    Card,
    CardName,
    Clan,
    Element,
    Icon,
    NightTable,
    Scroll,
    Token,
)
from ruleproof.games.night_parade.steps.base import asked, counted, expect_none_of, given, then, when


@given(
    "{clan:Clan}'s {parade:Element} Parade",
    Columns({"card": "Card", "element": "Element?", "icons": "Icon+?", "level": "d?", "kind": "CardKind?"}),
)
def parade_cards(table: NightTable, clan: Clan, parade: Element, rows: list[dict[str, Any]]) -> None:
    """The cards from left to right; a card without an element of its own is of its Parade's."""
    for row in rows:
        name: CardName = row["card"]
        if name.champion:
            add_card(table, clan, parade, Card(name=name, element=None, icons=[Icon.CHAMPION]))
        else:
            add_card(table, clan, parade, read_card({**row, "element": row["element"] or parade}))


def read_card(row: dict[str, Any]) -> Card:
    """The Yokai of a row."""
    if row["card"].champion or row["element"] is Element.FIRE:
        raise InputError(f"{row['card']} is no Yokai of a Parade.", todo="Write a Yokai of Earth, Water or Wood.")
    level = row.get("level")
    if level is not None and level not in LEVELS:
        raise InputError(f"no Yokai is of level {level}.", todo="Levels are 1, 2 and 3.")
    price = row.get("price") or []
    if unfit := [part for part in price if part.token not in (Token.SPIRIT, Token.TALISMAN)]:
        raise InputError(f"no Yokai costs {unfit[0]}.", todo="A price is of Spirits and Talismans.")
    return Card(
        name=row["card"],
        element=row["element"],
        icons=row["icons"] or [],
        level=level,
        kind=row.get("kind"),
        price=price,
    )


@given("{clan:Clan}'s {parade:Element} Parade has {count:d} more (card|cards) without icons")
def more_cards(table: NightTable, clan: Clan, parade: Element, count: int) -> None:
    known = sum(len(row) for row in table.state.player(clan).parades.values())
    for number in range(known + 1, known + counted(count) + 1):
        add_card(table, clan, parade, Card(name=CardName(f"+{number}"), element=parade, icons=[]))


def add_card(table: NightTable, clan: Clan, parade: Element, card: Card) -> None:
    cards, turn = cards_of(table, clan, parade), table.state.turn
    if turn is not None and turn.clan is clan and turn.parade is parade:
        raise InputError(f"{clan} has activated the {parade} Parade.", todo="Put its cards down before that.")
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


YOKAI = Columns({"card": "Card", "element": "Element", "icons": "Icon+?", "level": "d?", "price": "Amount+?"})


@given("the Spirit Dimension", YOKAI)
def spirit_dimension(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """The face-up cards, from top to bottom."""
    table.state.spirit_dimension += [read_card(row) for row in rows]


@given("the decks", Columns({**YOKAI.kinds, "level": "d"}))
def decks(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """The face-down cards of each level, from the top."""
    for row in rows:
        card = read_card(row)
        assert card.level is not None
        table.state.decks[card.level].append(card)


@when("{clan:Clan} flips the {scroll:Scroll} Scroll")
def flips(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    table.do(turns.flip_scroll, clan, scroll)


@when("{clan:Clan} activates the {parade:Element} Parade")
def activates(table: NightTable, clan: Clan, parade: Element) -> None:
    cards_of(table, clan, parade)
    table.do(turns.activate, clan, parade)


@when("{clan:Clan} chooses the {parade:Element} Parade")
def chooses_parade(table: NightTable, clan: Clan, parade: Element) -> None:
    table.pick(clan, parade, rule="change.tie")


@when("{clan:Clan} recruits {card:Card}")
def recruits(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(turns.recruit, clan, card)


@then("{clan:Clan} may recruit {cards:Card+}")
def may_recruit(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_set(asked(turns.cards_to_recruit, table, clan), cards, "cards to recruit")


@then("{clan:Clan} cannot recruit {cards:Card+}")
def cannot_recruit(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    for card in cards:
        offered(table, card)
    expect_none_of(asked(turns.cards_to_recruit, table, clan), cards, "cards to recruit")


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


@then("{clan:Clan}'s {scroll:Scroll} Scroll is flipped")
def sees_flipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    expect(SCROLLS[scroll] in table.state.player(clan).flipped, True, f"the {scroll} Scroll flipped")


@then("{clan:Clan}'s {scroll:Scroll} Scroll is not flipped")
def sees_unflipped(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    expect(SCROLLS[scroll] in table.state.player(clan).flipped, False, f"the {scroll} Scroll flipped")


@then("the Spirit Dimension is {cards:Card+}")
def sees_spirit_dimension(table: NightTable, cards: list[CardName]) -> None:
    expect([card.name for card in table.state.spirit_dimension], cards, "the Spirit Dimension from top to bottom")


@then("the Spirit Dimension has {count:d} (card|cards)")
def sees_so_many_open(table: NightTable, count: int) -> None:
    expect(len(table.state.spirit_dimension), count, "the number of cards in the Spirit Dimension")


@then("{cards:Card+} (is|are) in the Spirit Dimension")
def sees_open(table: NightTable, cards: list[CardName]) -> None:
    """Among others."""
    expect_among([card.name for card in table.state.spirit_dimension], cards, "the Spirit Dimension")


@then("{cards:Card+} (is|are) not in the Spirit Dimension")
def sees_not_open(table: NightTable, cards: list[CardName]) -> None:
    expect_none_of([card.name for card in table.state.spirit_dimension], cards, "the Spirit Dimension")


@then("the Spirit Dimension is empty")
def sees_no_spirit_dimension(table: NightTable) -> None:
    sees_spirit_dimension(table, [])


@then("the deck of level {level:d} is {cards:Card+}")
def sees_deck(table: NightTable, level: int, cards: list[CardName]) -> None:
    expect(deck(table, level), cards, f"the deck of level {level} from the top")


def deck(table: NightTable, level: int) -> list[CardName]:
    if level not in LEVELS:
        raise InputError(f"there is no deck of level {level}.", todo="Levels are 1, 2 and 3.")
    return [card.name for card in table.state.decks[level]]


@then("the deck of level {level:d} has {count:d} (card|cards)")
def sees_so_many_in_deck(table: NightTable, level: int, count: int) -> None:
    expect(len(deck(table, level)), count, f"the number of cards in the deck of level {level}")


@then("the deck of level {level:d} is empty")
def sees_no_deck(table: NightTable, level: int) -> None:
    sees_deck(table, level, [])
