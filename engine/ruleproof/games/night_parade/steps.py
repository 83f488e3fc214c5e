"""The steps that describe a table of Night Parade, what happens on it, and what can be seen then."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, Vocabulary, expect, expect_set
from ruleproof.games.night_parade import champion, icons
from ruleproof.games.night_parade import turn as turns
from ruleproof.games.night_parade.state import (
    PARADES,
    SCROLLS,
    Amount,
    Card,
    CardName,
    Clan,
    Element,
    Icon,
    Island,
    IslandName,
    Meeple,
    NightTable,
    Offer,
    Player,
    Scroll,
    Space,
    Token,
    Turn,
)
from ruleproof.games.night_parade.words import KINDS, Arrow

vocabulary = Vocabulary()
for kind in KINDS:
    vocabulary.add_kind(kind)

given, when, then = vocabulary.given, vocabulary.when, vocabulary.then


# --- the table ----------------------------------------------------------------------------------------------------


@given("the players are {clans:Clan+}")
def players(table: NightTable, clans: list[Clan]) -> None:
    if len(set(clans)) != len(clans):
        raise InputError("a clan is named twice.", todo="Every player has a clan of their own.")
    table.state.players = {clan: Player() for clan in clans}
    table.state.turn = Turn(clan=clans[0])


@given("the game is played without Cursed Throne")
def without_cursed_throne(table: NightTable) -> None:
    table.state.cursed_throne = False


@given(
    "the islands",
    Columns({"island": "Island", "next to": "Island+?", "first builder": "Amount+?", "Torii limit": "d?"}),
)
def islands(table: NightTable, rows: list[dict[str, Any]]) -> None:
    """Every island on the table; being next to each other is written down once for each pair."""
    names = [row["island"] for row in rows]
    if doubled := [name for name in names if names.count(name) > 1]:
        raise InputError(f"there are two islands {doubled[0]}.", todo="Add a letter to one: Earth 3b.")
    table.state.islands = [
        Island(name=row["island"], bonus=row["first builder"] or [], torii_limit=row["Torii limit"]) for row in rows
    ]
    for row in rows:
        for neighbour in row["next to"] or []:
            for one, other in ((row["island"], neighbour), (neighbour, row["island"])):
                if other not in table.state.island(one).next_to:
                    table.state.island(one).next_to.append(other)


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


@given("{clan:Clan} has {amounts:Amount+}")
def tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    for amount in amounts:
        table.state.player(clan).tokens[amount.token] = amount.count


@given("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def supply(table: NightTable, clan: Clan, count: int) -> None:
    table.state.player(clan).supply = count


@given("{clan:Clan} has {count:d} (Meeple|Meeples) on {island:Island}")
def meeples(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).meeples += [Meeple(clan=clan) for _ in range(count)]


@given("{clan:Clan} has a Torii on {island:Island}")
def torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.state.player(clan)
    table.state.island(island).torii.append(clan)


@given("the Challenge Board", Columns({"from": "Space", "arrow": "Arrow", "to": "Space"}))
def board(table: NightTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        origin, target = (table.state.board.setdefault(row[end], Space()) for end in ("from", "to"))
        origin.leads_to.append(row["to"])
        if row["arrow"] is Arrow.TWO_WAY:
            target.leads_to.append(row["from"])


@given("the actions of the Challenge Board", Columns({"space": "Space", "action": "Icon+"}))
def board_actions(table: NightTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if not_on_a_space := [icon for icon in row["action"] if icon in (Icon.CHANGE, Icon.CHAMPION)]:
            raise InputError(f"{not_on_a_space[0]} is no action of a space.", todo="Write another icon.")
        table.state.space(row["space"]).action = row["action"]


@given("{clan:Clan}'s Champion is on space {space:Space}")
def champion_stands(table: NightTable, clan: Clan, space: int) -> None:
    table.state.space(space)
    table.state.player(clan).champion_space = space


@given("the Spirit Dimension", Columns({"card": "Card", "element": "Element", "icons": "Icon+?", "price": "Amount+"}))
def spirit_dimension(table: NightTable, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if row["card"].champion or row["element"] is Element.FIRE:
            raise InputError(f"{row['card']} cannot be recruited.", todo="Write a Yokai of Earth, Water or Wood.")
        if unfit := [part for part in row["price"] if part.token not in (Token.SPIRIT, Token.TALISMAN)]:
            raise InputError(f"no Yokai costs {unfit[0]}.", todo="A price is of Spirits and Talismans.")
        card = Card(name=row["card"], element=row["element"], icons=row["icons"] or [])
        table.state.spirit_dimension.append(Offer(card=card, price=row["price"]))


# --- what happens -------------------------------------------------------------------------------------------------


@when("{clan:Clan} flips the {scroll:Scroll} Scroll")
def flips(table: NightTable, clan: Clan, scroll: Scroll) -> None:
    table.do(turns.flip_scroll, clan, scroll)


@when("{clan:Clan} activates the {parade:Element} Parade")
def activates(table: NightTable, clan: Clan, parade: Element) -> None:
    cards_of(table, clan, parade)
    table.do(turns.activate, clan, parade)


@when("{clan:Clan} places a Meeple on {island:Island}")
def places(table: NightTable, clan: Clan, island: IslandName) -> None:
    table.do(icons.place, clan, island)


@when("{clan:Clan} moves a Meeple from {origin:Island} to {target:Island}")
def moves(table: NightTable, clan: Clan, origin: IslandName, target: IslandName) -> None:
    table.do(icons.move, clan, origin, target)


@when("{clan:Clan} takes {amount:Amount}")
def takes(table: NightTable, clan: Clan, amount: Amount) -> None:
    if amount.count < 1:
        raise InputError("nothing is taken.", todo="Take at least 1, or skip the icon.")
    table.do(icons.take, clan, amount)


@when("{clan:Clan} skips {icon:Icon}")
def skips(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(turns.skip, clan, icon)


@when("{clan:Clan} moves the Champion to space {space:Space}")
def moves_champion(table: NightTable, clan: Clan, space: int) -> None:
    table.do(champion.move_champion, clan, space)


@when("{clan:Clan} uses {icon:Icon} with the Champion")
def uses_with_champion(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(champion.use_with_champion, clan, icon)


@when("{clan:Clan} keeps {icon:Icon} for later")
def keeps(table: NightTable, clan: Clan, icon: Icon) -> None:
    table.do(champion.keep, clan, icon)


@when("{clan:Clan} chooses the {parade:Element} Parade")
def chooses_parade(table: NightTable, clan: Clan, parade: Element) -> None:
    if table.pending is not None:
        expect(table.pending.by, clan, "who chooses")
    table.pick(parade)


@when("{clan:Clan} recruits {card:Card}")
def recruits(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(turns.recruit, clan, card)


@when("{clan:Clan} ends the turn")
def ends_turn(table: NightTable, clan: Clan) -> None:
    table.do(turns.end_turn, clan)


# --- what can be seen ---------------------------------------------------------------------------------------------


@then("it is {clan:Clan}'s turn, phase {phase:d}")
def turn_is(table: NightTable, clan: Clan, phase: int) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(int(turn.phase), phase, "the phase")


@then("{clan:Clan}'s next icon is {icon:Icon} on {card:Card}")
def next_icon(table: NightTable, clan: Clan, icon: Icon, card: CardName) -> None:
    turn = table.state.current()
    expect(turn.clan, clan, "whose turn it is")
    expect(turn.card, card, "the card being resolved")
    expect(turn.icons[0] if turn.icons else None, icon, "the next icon")


@then("{clan:Clan} may place a Meeple on {islands:Island+}")
def may_place(table: NightTable, clan: Clan, islands: list[IslandName]) -> None:
    expect_set(icons.islands_to_place_on(table, clan), islands, "islands to place on")


@then("{clan:Clan} may place a Meeple on no island")
def may_place_nowhere(table: NightTable, clan: Clan) -> None:
    may_place(table, clan, [])


@then("{clan:Clan} may move a Meeple from {origin:Island} to {islands:Island+}")
def may_move(table: NightTable, clan: Clan, origin: IslandName, islands: list[IslandName]) -> None:
    expect_set(icons.islands_to_move_to(table, clan, origin), islands, f"islands to move to from {origin}")


@then("{clan:Clan} may move a Meeple from {origin:Island} to no island")
def may_move_nowhere(table: NightTable, clan: Clan, origin: IslandName) -> None:
    may_move(table, clan, origin, [])


@then("{clan:Clan} may move the Champion to (space|spaces) {spaces:Space+}")
def may_move_champion(table: NightTable, clan: Clan, spaces: list[int]) -> None:
    expect_set(champion.spaces_to_enter(table, clan), spaces, "spaces to enter")


@then("{clan:Clan} may move the Champion to no space")
def may_not_move_champion(table: NightTable, clan: Clan) -> None:
    may_move_champion(table, clan, [])


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


@then("{clan:Clan} has {amounts:Amount+}")
def sees_tokens(table: NightTable, clan: Clan, amounts: list[Amount]) -> None:
    for amount in amounts:
        expect(table.state.player(clan).tokens[amount.token], amount.count, f"{clan}'s {amount.token}s")


@then("{clan:Clan} has {count:d} (Meeple|Meeples) in the supply")
def sees_supply(table: NightTable, clan: Clan, count: int) -> None:
    expect(table.state.player(clan).supply, count, f"{clan}'s Meeples in the supply")


@then("{clan:Clan} has {count:d} (Meeple|Meeples) on {island:Island}")
def sees_meeples(table: NightTable, clan: Clan, count: int, island: IslandName) -> None:
    expect(table.state.island(island).meeples_of(clan), count, f"{clan}'s Meeples on {island}")


@then("{clan:Clan} has a Torii on {island:Island}")
def sees_torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    expect(table.state.island(island).torii.count(clan), 1, f"{clan}'s Torii on {island}")


@then("{clan:Clan} has no Torii on {island:Island}")
def sees_no_torii(table: NightTable, clan: Clan, island: IslandName) -> None:
    expect(table.state.island(island).torii.count(clan), 0, f"{clan}'s Torii on {island}")


@then("{clan:Clan}'s Champion is on space {space:Space}")
def sees_champion(table: NightTable, clan: Clan, space: int) -> None:
    expect(table.state.player(clan).champion_space, space, f"the space of {clan}'s Champion")
