"""Exile: Yokai in an opponent's Parade are turned face down for a while."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, nearest
from ruleproof.games.night_parade.names import Amount, CardKind, CardName, Clan, Phase, Token
from ruleproof.games.night_parade.rules.flow import require_phase
from ruleproof.games.night_parade.rules.supply import gain
from ruleproof.games.night_parade.state import Card, NightTable

# --- turning a card down --------------------------------------------------------------------------------------------


def exile(table: NightTable, clan: Clan, enemy: Clan, name: CardName) -> None:
    """Pay Exile tokens and turn the card face down."""
    turn = require_phase(table, clan, Phase.RECRUIT)
    table.state.require_card(name)
    card = find_card(table, enemy, name)
    if card is None:
        raise Refusal("exile.use", "{card} is in no Parade of {enemy}", card=name, enemy=enemy)
    if refusal := why_not_exile(table, clan, enemy, card):
        raise refusal
    assert card.level is not None
    paid = Amount(card.level, Token.EXILE)
    table.state.player(clan).tokens[Token.EXILE] -= paid.count
    card.exiled = True
    turn.exiled_from.append(enemy)
    table.trace.applied("exile.price", "{clan} pays {paid}", clan=clan, paid=paid)
    table.trace.applied("exile.use", "{card} of {enemy} is turned face down", card=name, enemy=enemy)


def why_not_exile(table: NightTable, clan: Clan, enemy: Clan, card: Card) -> Refusal | None:
    """The rule against exiling this card, if there is one."""
    if enemy is clan:
        return Refusal("exile.use", "{card} is the player's own", card=card.name)
    if card.kind is CardKind.WHISPER:
        return Refusal("exile.never", "{card} is a Moonlight Whisper card", card=card.name)
    if card.kind is CardKind.STARTING:
        return Refusal("exile.never", "{card} is a Starting Yokai", card=card.name)
    if card.level is None:
        return Refusal("exile.never", "{card} has no level", card=card.name)
    if card.exiled:
        return Refusal("exile.use", "{card} is already face down", card=card.name)
    before = [other for other in table.state.current().exiled_from if other is not enemy]
    if before and table.readings["C83"] == "b":
        return Refusal("exile.use", "cards of {others} were exiled this turn", others=before)
    if table.state.player(clan).tokens[Token.EXILE] < card.level:
        price = Amount(card.level, Token.EXILE)
        return Refusal("exile.price", "{card} costs {price}", card=card.name, price=price)
    return None


def cards_to_exile(table: NightTable, clan: Clan, enemy: Clan) -> list[CardName]:
    require_phase(table, clan, Phase.RECRUIT)
    rows = table.state.player(enemy).parades.values()
    return [card.name for row in rows for card in row if not why_not_exile(table, clan, enemy, card)]


def parade_card(table: NightTable, clan: Clan, name: CardName) -> Card:
    if (card := find_card(table, clan, name)) is None:
        known = [one.name.text for row in table.state.player(clan).parades.values() for one in row]
        raise InputError(f"{clan} has no card {name}.", todo=nearest(name.text, known) or "Name one that it has.")
    return card


def find_card(table: NightTable, clan: Clan, name: CardName) -> Card | None:
    """The card of this name in one of the clan's Parades."""
    rows = table.state.player(clan).parades.values()
    return next((card for row in rows for card in row if card.name == name), None)


# --- turning it up --------------------------------------------------------------------------------------------------


def end_exile(table: NightTable, clan: Clan, card: Card) -> None:
    """Turn an exiled card face up: none of its icons, but a Talisman."""
    card.exiled = False
    table.trace.applied("exile.end", "{card} is turned face up", card=card.name)
    if card.icons:
        table.trace.rejected(
            "exile.no-icons", "{icons} not resolved", because="{card} was exiled", icons=card.icons, card=card.name
        )
    amount = Amount(1, Token.TALISMAN)
    if not gain(table, clan, amount):
        return
    table.trace.applied("exile.talisman", "{clan} takes {amount} instead", clan=clan, amount=amount)
