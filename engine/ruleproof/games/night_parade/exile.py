"""Exile: Yokai in an opponent's Parade are turned face down for a while."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal, nearest
from ruleproof.games.night_parade.flow import require_phase
from ruleproof.games.night_parade.state import (
    Amount,
    Card,
    CardKind,
    CardName,
    Clan,
    NightTable,
    Phase,
    Token,
)


def exile(table: NightTable, clan: Clan, enemy: Clan, name: CardName) -> None:
    """Pay Exile tokens and turn the card face down."""
    turn = require_phase(table, clan, Phase.RECRUIT)
    card = parade_card(table, enemy, name)
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
    cards = {str(card.name): card for row in table.state.player(clan).parades.values() for card in row}
    if str(name) not in cards:
        raise InputError(f"{clan} has no card {name}.", todo=nearest(str(name), cards))
    return cards[str(name)]
