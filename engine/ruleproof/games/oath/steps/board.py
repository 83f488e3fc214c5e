"""Cards, sites and banks: what is on the table outside the players' areas."""

from __future__ import annotations

from typing import Any

from ruleproof.core import Columns, InputError, expect
from ruleproof.games.oath.names import CardKind, MajorAction, Region, Suit
from ruleproof.games.oath.state import OathTable
from ruleproof.games.oath.state_cards import Card, Power
from ruleproof.games.oath.state_map import Site
from ruleproof.games.oath.steps.base import given, then

# --- what is on the table -----------------------------------------------------------------------------------------


@given(
    "the cards",
    table=Columns(
        {
            "card": "text",
            "kind": "CardKind?",
            "suit": "Suit?",
            "restrictions": "Restriction+?",
            "cost": "Cost+?",
            "modifies": "Action?",
            "battle plan": "Mark?",
            "site": "text?",
            "adviser": "Player?",
            "hand": "Player?",
            "facedown": "Mark?",
        }
    ),
)
def cards(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """What the cards show, and where they lie. A card without a kind is a denizen."""
    for row in rows:
        add_card(table, row)


def add_card(table: OathTable, row: dict[str, Any]) -> None:
    name = row["card"]
    known = table.state.cards.get(name)
    if known is not None and not (known.kind is row["kind"] is CardKind.VISION and known.goal is not None):
        raise InputError(f"the card {name!r} is stated twice.", todo="Give every card a name of its own.")
    if sum(row[place] is not None for place in ("site", "adviser", "hand")) > 1:
        raise InputError(f"the card {name!r} is stated in two places.", todo="Leave all but one out.")
    if row["battle plan"] and row["modifies"] not in (None, MajorAction.CAMPAIGN):
        raise InputError(f"{name!r} is a battle plan and modifies a Campaign.", todo="Leave the other action out.")
    action = MajorAction.CAMPAIGN if row["battle plan"] else row["modifies"]
    table.state.cards[name] = Card(
        kind=row["kind"] or CardKind.DENIZEN,
        suit=row["suit"],
        restrictions=set(row["restrictions"] or ()),
        power=Power(costs=row["cost"] or [], action=action, battle_plan=bool(row["battle plan"])),
        faceup=not row["facedown"],
        goal=None if known is None else known.goal,
    )
    if row["site"]:
        table.state.site(row["site"]).cards.append(name)
    if row["adviser"]:
        table.state.player(row["adviser"]).advisers.append(name)
    if row["hand"]:
        table.state.player(row["hand"]).hand.append(name)


@given("the map", table=Columns({"region": "Region", "site": "text?", "capacity": "d?", "ruler": "Player?"}))
def world(table: OathTable, rows: list[dict[str, Any]]) -> None:
    """The sites of each region from top to bottom; a row without a site is an empty slot."""
    for row in rows:
        name = row["site"]
        if name in table.state.sites:
            raise InputError(f"the site {name!r} is stated twice.", todo="Give every site a name of its own.")
        if name is not None:
            if row["ruler"]:
                table.state.player(row["ruler"])
            table.state.sites[name] = Site(capacity=row["capacity"], ruler=row["ruler"])
        table.state.map[Region(row["region"])].append(name)


@given("the favor banks", table=Columns({"suit": "Suit", "favor": "d"}))
def favor_banks(table: OathTable, rows: list[dict[str, Any]]) -> None:
    table.state.favor_banks = {**table.state.favor_banks, **{row["suit"]: row["favor"] for row in rows}}


@given("the shared bank has {favor:d} favor and {secrets:d} (secret|secrets)")
def shared_bank(table: OathTable, favor: int, secrets: int) -> None:
    table.state.shared.favor, table.state.shared.secrets = favor, secrets


@given("{card:text} holds {favor:d} favor and {secrets:d} (secret|secrets)")
def tokens_on_card(table: OathTable, card: str, favor: int, secrets: int) -> None:
    table.state.card(card).favor, table.state.card(card).secrets = favor, secrets


# --- what can be seen ---------------------------------------------------------------------------------------------


@then("the {suit:Suit} favor bank has {favor:d} favor")
def sees_favor_bank(table: OathTable, suit: Suit, favor: int) -> None:
    expect(table.state.favor_banks[suit], favor, f"favor in the {suit} bank")


@then("the shared bank has {favor:d} favor and {secrets:d} (secret|secrets)")
def sees_shared_bank(table: OathTable, favor: int, secrets: int) -> None:
    expect((table.state.shared.favor, table.state.shared.secrets), (favor, secrets), "favor and secrets in the bank")


@then("{card:text} holds {favor:d} favor and {secrets:d} (secret|secrets)")
def sees_tokens_on_card(table: OathTable, card: str, favor: int, secrets: int) -> None:
    here = table.state.card(card)
    expect((here.favor, here.secrets), (favor, secrets), f"favor and secrets on {card}")


@then("{card:text} lies at {site:text}")
def sees_card_at(table: OathTable, card: str, site: str) -> None:
    table.state.site(site)
    table.state.card(card)
    expect(table.state.site_of_card(card), site, f"where {card} lies")


@then("{card:text} lies face up among the advisers {player:Of}")
def sees_faceup_adviser(table: OathTable, card: str, player: str) -> None:
    expect(table.state.adviser_of(card), player, f"whose adviser {card} is")
    expect(table.state.card(card).faceup, True, f"whether {card} lies face up")


@then("{card:text} lies facedown among the advisers {player:Of}")
def sees_facedown_adviser(table: OathTable, card: str, player: str) -> None:
    expect(table.state.adviser_of(card), player, f"whose adviser {card} is")
    expect(table.state.card(card).faceup, False, f"whether {card} lies face up")


@then("the top card of the {region:Region} discard pile is {card:text}")
def sees_discard(table: OathTable, region: Region, card: str) -> None:
    table.state.card(card)
    expect(table.state.discards[region][:1], [card], f"the top of the {region} discard pile")
