"""Exiled cards."""

from __future__ import annotations

from ruleproof.core import InputError, expect, expect_among, expect_set
from ruleproof.games.night_parade.names import CardName, Clan
from ruleproof.games.night_parade.rules import exile
from ruleproof.games.night_parade.state import NightTable
from ruleproof.games.night_parade.steps.common import asked, expect_none_of, given, then, when

# --- the table ------------------------------------------------------------------------------------------------------


@given("{clan:Clan}'s {card:Card} is exiled")
def exiled(table: NightTable, clan: Clan, card: CardName) -> None:
    found = exile.parade_card(table, clan, card)
    if card.champion or found.kind is not None:
        raise InputError(f"{card} cannot be exiled.", todo="Exile another card.")
    found.exiled = True


# --- what happens ---------------------------------------------------------------------------------------------------


@when("{clan:Clan} exiles {card:Card} of {enemy:Clan}")
def exiles(table: NightTable, clan: Clan, card: CardName, enemy: Clan) -> None:
    table.do(exile.exile, clan, enemy, card)


# --- what can be seen -----------------------------------------------------------------------------------------------


@then("{clan:Clan}'s {card:Card} is exiled")
def sees_exiled(table: NightTable, clan: Clan, card: CardName) -> None:
    expect(exile.parade_card(table, clan, card).exiled, True, f"{card} exiled")


@then("{clan:Clan}'s {card:Card} is face up")
def sees_face_up(table: NightTable, clan: Clan, card: CardName) -> None:
    expect(exile.parade_card(table, clan, card).exiled, False, f"{card} exiled")


@then("{clan:Clan} may exile {cards:Card+} of {enemy:Clan}")
def may_exile(table: NightTable, clan: Clan, cards: list[CardName], enemy: Clan) -> None:
    expect_set(asked(exile.cards_to_exile, table, clan, enemy), cards, f"cards of {enemy} to exile")


@then("{clan:Clan} may exile {cards:Card+} of {enemy:Clan}, among others")
def may_exile_too(table: NightTable, clan: Clan, cards: list[CardName], enemy: Clan) -> None:
    expect_among(asked(exile.cards_to_exile, table, clan, enemy), cards, f"cards of {enemy} to exile")


@then("{clan:Clan} cannot exile {cards:Card+} of {enemy:Clan}")
def cannot_exile(table: NightTable, clan: Clan, cards: list[CardName], enemy: Clan) -> None:
    for card in cards:
        exile.parade_card(table, enemy, card)
    expect_none_of(asked(exile.cards_to_exile, table, clan, enemy), cards, f"cards of {enemy} to exile")


@then("{clan:Clan} may exile no card of {enemy:Clan}")
def may_exile_nothing(table: NightTable, clan: Clan, enemy: Clan) -> None:
    may_exile(table, clan, [], enemy)
