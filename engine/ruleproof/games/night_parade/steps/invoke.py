"""Shikigami: called, held and played."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, expect, expect_among, expect_set
from ruleproof.games.night_parade.names import CardName, Clan
from ruleproof.games.night_parade.rules import invoke
from ruleproof.games.night_parade.rules.turn import resolving
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.steps.common import asked, expect_none_of, given, read_card, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given(
    "{clan:Clan}'s Shikigami",
    Columns({"card": "Card", "element": "Element", "icons": "Icon+?", "level": "d"}),
)
def shikigami(table: NightTable, clan: Clan, rows: list[dict[str, Any]]) -> None:
    table.state.player(clan).hand += [read_card(row) for row in rows]


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} invokes {card:Card}")
def invokes(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(invoke.invoke, clan, card)


@when("{clan:Clan} plays the Shikigami {card:Card}")
def plays(table: NightTable, clan: Clan, card: CardName) -> None:
    table.do(invoke.play_shikigami, clan, card)


@when("{clan:Clan} goes on to {card:Card}")
def goes_on(table: NightTable, clan: Clan, card: CardName) -> None:
    """Only where a Shikigami could be played before a card that has nothing to use: exiled, or with only Change."""
    table.do(resolving.go_to_card, clan, card)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan} holds the Shikigami {cards:Card+}")
def holds(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_set([card.name for card in table.state.player(clan).hand], cards, f"{clan}'s Shikigami")


@then("{clan:Clan} holds the Shikigami {cards:Card+}, among others")
def holds_too(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_among([card.name for card in table.state.player(clan).hand], cards, f"{clan}'s Shikigami")


@then("{clan:Clan} holds {count:d} Shikigami")
def holds_so_many(table: NightTable, clan: Clan, count: int) -> None:
    expect(len(table.state.player(clan).hand), count, f"the number of {clan}'s Shikigami")


@then("{clan:Clan} holds no Shikigami")
def holds_none(table: NightTable, clan: Clan) -> None:
    holds_so_many(table, clan, 0)


@then("{clan:Clan} may invoke {cards:Card+}")
def may_invoke(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_set(asked(invoke.cards_to_invoke, table, clan), cards, "cards to invoke")


@then("{clan:Clan} may invoke {cards:Card+}, among others")
def may_invoke_too(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_among(asked(invoke.cards_to_invoke, table, clan), cards, "cards to invoke")


@then("{clan:Clan} cannot invoke {cards:Card+}")
def cannot_invoke(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    for card in cards:
        table.state.require_card(card)
    expect_none_of(asked(invoke.cards_to_invoke, table, clan), cards, "cards to invoke")


@then("{clan:Clan} may invoke no card")
def may_invoke_nothing(table: NightTable, clan: Clan) -> None:
    may_invoke(table, clan, [])


@then("{clan:Clan} may play the Shikigami {cards:Card+}")
def may_play(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    expect_set(asked(invoke.shikigami_to_play, table, clan), cards, "Shikigami to play")


@then("{clan:Clan} cannot play the Shikigami {cards:Card+}")
def cannot_play(table: NightTable, clan: Clan, cards: list[CardName]) -> None:
    for card in cards:
        table.state.require_card(card)
    expect_none_of(asked(invoke.shikigami_to_play, table, clan), cards, "Shikigami to play")


@then("{clan:Clan} may play no Shikigami")
def may_play_nothing(table: NightTable, clan: Clan) -> None:
    may_play(table, clan, [])
