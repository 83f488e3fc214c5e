"""Which Throne Cards a clan may use, and what using one costs."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.night_parade.names import Amount, Clan, Icon, IslandName, Token
from ruleproof.games.night_parade.rules.flow import require_icon, use_icon
from ruleproof.games.night_parade.rules.icons import ways_to_move
from ruleproof.games.night_parade.state import Island, NightTable, Turn

COST_A_TALISMAN = (1, 2, 8)


def card_rule(card: int) -> str:
    return f"reign.card-{card}"


def abilities(table: NightTable, clan: Clan) -> list[int]:
    """The Throne Cards the clan may use now: that on the Throne and its own rescued one, if it can pay."""
    require_icon(table, clan, Icon.REIGN)
    within_reach = [*table.state.throne_pile[:1], *table.state.player(clan).rescued]
    return [card for card in within_reach if not why_not_reign(table, clan, card) and can_use_card(table, clan, card)]


def why_not_reign(table: NightTable, clan: Clan, card: int) -> Refusal | None:
    """The rule against using this Throne Card, if there is one."""
    player = table.state.player(clan)
    if card not in (*table.state.throne_pile[:1], *player.rescued):
        for other, theirs in table.state.players.items():
            if card in theirs.rescued:
                return Refusal("reign.own-only", "Throne Card {card} belongs to {other}", card=card, other=other)
        return Refusal("reign.effect", "Throne Card {card} is not on the Throne", card=card)
    if card in COST_A_TALISMAN and not player.tokens[Token.TALISMAN]:
        return Refusal(card_rule(card), "{clan} has no Talisman", clan=clan)
    return None


def use_throne_card(table: NightTable, clan: Clan, card: int) -> Turn:
    """Spend the Reign icon, and a Talisman where the card costs one."""
    turn = require_icon(table, clan, Icon.REIGN)
    if refusal := why_not_reign(table, clan, card):
        raise refusal
    use_icon(table, turn, Icon.REIGN)
    if card in table.state.throne_pile[:1]:
        table.trace.applied("reign.effect", "{clan} uses Throne Card {card} on the Throne", clan=clan, card=card)
    else:
        table.trace.applied("reign.rescued", "{clan} uses the rescued Throne Card {card}", clan=clan, card=card)
    if card in COST_A_TALISMAN:
        paid = Amount(1, Token.TALISMAN)
        table.state.player(clan).tokens[Token.TALISMAN] -= 1
        table.trace.applied(card_rule(card), "{clan} discards {paid}", clan=clan, paid=paid)
    return turn


def can_use_card(table: NightTable, clan: Clan, card: int) -> bool:
    """Whether there is something on the islands that the card can be used on."""
    if card in (1, 7):
        return bool(islands_for(table, clan, card))
    if card == 2:
        return bool(ways_to_move(table, clan))
    if card == 4:
        return any(
            one.meeples_of(clan) and any(theirs is not clan for theirs in owners(other))
            for one in table.state.islands
            for other in table.state.islands
            if other is not one
        )
    return True


def owners(island: Island) -> list[Clan]:
    return [meeple.clan for meeple in island.meeples]


def require_one_island(card: int) -> None:
    if card not in (1, 7):
        raise InputError(f"Throne Card {card} does not work on one island.", todo="Say what it is used on.")


def islands_to_reign_on(table: NightTable, clan: Clan, card: int) -> list[IslandName]:
    """Where Throne Card 1 or 7 can be used now."""
    require_one_island(card)
    require_icon(table, clan, Icon.REIGN)
    if refusal := why_not_reign(table, clan, card):
        raise refusal
    return islands_for(table, clan, card)


def islands_for(table: NightTable, clan: Clan, card: int) -> list[IslandName]:
    """Where the clan stands, for card 1 beside an enemy."""
    return [
        island.name
        for island in table.state.islands
        if island.meeples_of(clan) and (card == 7 or island.meeples_of(clan) < len(island.meeples))
    ]
