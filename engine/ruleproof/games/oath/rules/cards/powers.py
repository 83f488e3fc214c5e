"""Who may use the power of a card, and when."""

from __future__ import annotations

from ruleproof.core import Refusal
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.rules.cards.payment import (
    BURNED,
    PLACED,
    burn,
    pay_outside_turn,
    pays_outside_turn,
    token_of,
    why_exhausted,
    why_not_pay,
)
from ruleproof.games.oath.state import OathTable

# --- access -----------------------------------------------------------------------------------------------------------


def rules_card(table: OathTable, player: str, card: str) -> bool:
    """Whether the player rules a card: own advisers, and the cards at the sites they rule."""
    site = table.state.site_of_card(card)
    if table.state.adviser_of(card) == player:
        table.trace.applied("ruled.cards", "{player} rules the adviser {card}", player=player, card=card)
        return True
    if site is not None and table.state.site(site).ruler == player:
        table.trace.applied("ruled.cards", "{player} rules {site} and so {card}", player=player, card=card, site=site)
        return True
    return False


def why_no_access(table: OathTable, player: str, card: str) -> Refusal | None:
    site, pawn = table.state.site_of_card(card), table.state.player(player).pawn
    if not table.state.card(card).faceup:
        return Refusal("access.ruled", "{card} lies facedown", card=card)
    ruled = rules_card(table, player, card)
    if table.state.card(card).power.battle_plan:
        table.trace.applied("battle-plan.exception", "{card} is a battle plan", card=card)
        if ruled:
            return None
        return Refusal("battle-plan.ruled", "{player} does not rule {card}", player=player, card=card)
    if ruled:
        table.trace.applied("access.ruled", "{player} has access to {card}", player=player, card=card)
        return None
    if site is not None and site == pawn:
        table.trace.applied(
            "access.site", "{player} is at {site}, where {card} lies", player=player, card=card, site=site
        )
        return None
    return Refusal("access.site", "{player} neither rules {card} nor is at its site", player=player, card=card)


# --- use --------------------------------------------------------------------------------------------------------------


def why_not_use(table: OathTable, player: str, card: str) -> Refusal | None:
    """The rule against using the card's power now, if there is one."""
    power = table.state.card(card).power
    if refusal := flow.why_over(table.state) or why_no_access(table, player, card):
        return refusal
    if power.action is not None:
        if flow.action_under_way(table.state) is not power.action:
            return Refusal("power.modifier", "{card} modifies only {action}", card=card, action=power.action)
        table.trace.applied("power.modifier", "{card} modifies {action}", card=card, action=power.action)
    return why_exhausted(table, player, card) or why_not_pay(table, player, card)


def usable_cards(table: OathTable, player: str) -> list[str]:
    """The cards in play whose power the player may use now."""
    in_play = [name for name in table.state.cards if table.state.site_of_card(name) or table.state.adviser_of(name)]
    return [card for card in in_play if not why_not_use(table, player, card)]


def use_power(table: OathTable, player: str, card: str) -> None:
    """Use the power of a card and pay for it. What it does is on the card."""
    flow.require(why_not_use(table, player, card))
    flow.any_turn(table, player, "cost.place")
    outside = pays_outside_turn(table, player, card)
    for cost in table.state.card(card).power.costs:
        if outside and (cost in PLACED or table.readings["C55"] == "b"):
            pay_outside_turn(table, player, card, token_of(cost))
        elif cost in BURNED:
            burn(table, player, token_of(cost), "cost.burn")
        else:
            table.state.player(player).spend(token_of(cost))
            table.state.card(card).add(token_of(cost))
            table.trace.applied("cost.place", "{player} pays for {card}: {cost}", player=player, card=card, cost=cost)
