"""Phase 3: Yokai of the Spirit Dimension are bought."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.night_parade.names import Amount, CardName, Clan, Phase, Token
from ruleproof.games.night_parade.rules.flow import require_phase
from ruleproof.games.night_parade.rules.spirit_dimension import offered, take_away
from ruleproof.games.night_parade.state import Card, NightTable, Player


def recruit(table: NightTable, clan: Clan, name: CardName) -> None:
    """Buy a card of the Spirit Dimension at the price shown there."""
    require_phase(table, clan, Phase.RECRUIT)
    card, player = offered(table, name, "turn.recruit"), table.state.player(clan)
    if refusal := why_not_recruit(table, clan, card):
        raise refusal
    paid = payment(table, player, card.price)
    for part in paid:
        player.tokens[part.token] -= part.count
    table.trace.applied("turn.recruit", "{clan} recruits {card} for {paid}", clan=clan, card=name, paid=paid)
    take_away(table, card)
    assert card.element is not None
    player.parades[card.element].append(card)


def why_not_recruit(table: NightTable, clan: Clan, card: Card) -> Refusal | None:
    """The rule against recruiting this card, if there is one."""
    if not card.price:
        raise InputError(f"the price of {card.name} is not stated.", todo="Write it in the column price.")
    player = table.state.player(clan)
    if not can_pay(player, payment(table, player, card.price)):
        return Refusal("turn.recruit", "{card} costs {price}", card=card.name, price=card.price)
    return None


def cards_to_recruit(table: NightTable, clan: Clan) -> list[CardName]:
    require_phase(table, clan, Phase.RECRUIT)
    return [card.name for card in table.state.spirit_dimension if not why_not_recruit(table, clan, card)]


def can_pay(player: Player, price: list[Amount]) -> bool:
    return all(player.tokens[part.token] >= part.count for part in price)


def payment(table: NightTable, player: Player, price: list[Amount]) -> list[Amount]:
    """What is paid: the price as printed; where Talismans and Spirits add up, one can make up for the other."""
    if table.readings["C7"] == "a" or can_pay(player, price):
        return price
    total = sum(part.count for part in price)
    talismans = min(total, player.tokens[Token.TALISMAN])
    return [Amount(total - talismans, Token.SPIRIT), Amount(talismans, Token.TALISMAN)]
