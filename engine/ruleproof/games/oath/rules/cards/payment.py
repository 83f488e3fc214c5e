"""Paying for a power: tokens placed or burned, cards that are exhausted, payment outside one's turn."""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.oath.names import Cost, Token
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import OathTable

PLACED = {Cost.PLACE_FAVOR: Token.FAVOR, Cost.PLACE_SECRET: Token.SECRET}
BURNED = {Cost.BURN_FAVOR: Token.FAVOR, Cost.BURN_SECRET: Token.SECRET}


def token_of(cost: Cost) -> Token:
    return PLACED[cost] if cost in PLACED else BURNED[cost]


# --- exhaustion -------------------------------------------------------------------------------------------------------


def why_exhausted(table: OathTable, player: str, card: str) -> Refusal | None:
    """The rule against paying on a card that already holds tokens, if there is one."""
    here = table.state.card(card)
    if not here.holds_tokens:
        return None
    places = any(cost in PLACED for cost in here.power.costs)
    if here.power.battle_plan and here.power.costs:
        table.trace.applied("battle-plan.exhausted", "{card} holds tokens and is paid again", card=card)
        return None
    if places and not (pays_outside_turn(table, player, card) and table.readings["C56"] == "b"):
        return Refusal("exhaustion.no-more", "{card} already holds tokens", card=card)
    if here.power.costs and not places and table.readings["C24"] == "b":
        return Refusal("exhaustion.free", "{card} holds tokens and has a cost", card=card)
    table.trace.applied("exhaustion.free", "{card} holds tokens, but nothing is placed on it", card=card)
    return None


def place_on(table: OathTable, player: str, token: Token, card: str) -> None:
    """Place a token on a card for some other reason than its power."""
    holder = table.state.player(player)
    flow.during_game(table, "exhaustion.no-more")
    if table.state.card(card).holds_tokens:
        raise Refusal("exhaustion.no-more", "{card} already holds tokens", card=card)
    if not holder.has(token):
        raise Refusal("cost.place", "{player} lacks this: {token}", player=player, token=token)
    holder.spend(token)
    table.state.card(card).add(token)


# --- payment ----------------------------------------------------------------------------------------------------------


def why_not_pay(table: OathTable, player: str, card: str) -> Refusal | None:
    holder, costs = table.state.player(player), table.state.card(card).power.costs
    have = {Token.FAVOR: holder.favor, Token.SECRET: holder.secrets}
    for cost in costs:
        token = token_of(cost)
        have[token] -= 1
        if have[token] < 0:
            rule = "cost.place" if cost in PLACED else "cost.burn"
            return Refusal(rule, "{player} lacks this for {card}: {cost}", player=player, card=card, cost=cost)
    return None


def burn(table: OathTable, player: str, token: Token, rule: str) -> None:
    """Return a token of the player to the shared bank."""
    table.state.player(player).spend(token)
    if token is Token.FAVOR:
        table.state.shared.favor += 1
    else:
        table.state.shared.secrets += 1
    table.trace.applied(rule, "{player} burns 1 {token}", player=player, token=token)


def pays_outside_turn(table: OathTable, player: str, card: str) -> bool:
    """Whether the rules of paying outside one's turn hold. Reading b of C57 lets battle plans break them too."""
    if flow.is_own_turn(table.state, player):
        return False
    if table.state.card(card).power.battle_plan and table.readings["C57"] == "b":
        table.trace.applied("battle-plan.exception", "{card} is paid as in one's own turn", card=card)
        return False
    return True


def pay_outside_turn(table: OathTable, player: str, card: str, token: Token) -> None:
    """Favor to the bank of the card's suit, a secret turned over: nothing stays on the card."""
    holder, suit = table.state.player(player), table.state.card(card).shown_suit
    holder.spend(token)
    if token is Token.SECRET:
        holder.turned_secrets += 1
        table.trace.applied("payment.secret", "{player} turns over 1 secret", player=player)
    elif suit is None:
        table.state.shared.favor += 1
        table.trace.applied("payment.favor", "{card} has no suit: the favor goes to the shared bank", card=card)
    else:
        table.state.add_to_bank(suit, 1)
        table.trace.applied("payment.favor", "{player} pays 1 favor to the {suit} bank", player=player, suit=suit)
