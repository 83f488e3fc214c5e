"""The card reference: playing a card, using its power, paying for it, and the Conspiracy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ruleproof.core import InputError, Refusal, Worded
from ruleproof.games.oath import flow
from ruleproof.games.oath.advisers import adviser_suits
from ruleproof.games.oath.names import PRINCE, Banner, Cost, MajorAction, Region, Restriction, Suit, Token, Way
from ruleproof.games.oath.state import OathTable

PLACED = {Cost.PLACE_FAVOR: Token.FAVOR, Cost.PLACE_SECRET: Token.SECRET}
BURNED = {Cost.BURN_FAVOR: Token.FAVOR, Cost.BURN_SECRET: Token.SECRET}
MATCHES_NEEDED = 2

# --- what a card shows --------------------------------------------------------------------------------------------


def suits(table: OathTable) -> list[Suit]:
    table.trace.applied("suit.six", "the suits are {suits}", suits=list(Suit))
    return list(Suit)


def why_no_exchange(table: OathTable, card: str, action: MajorAction) -> Refusal | None:
    """The rule against using a card to Trade or Muster, if there is one."""
    if action not in (MajorAction.TRADE, MajorAction.MUSTER):
        raise InputError(f"a card is not used to {action}.", todo="Write Trade or Muster.")
    if table.state.card(card).shown_suit is None:
        return Refusal("suit.none", "{card} has no suit", card=card)
    return None


def exchange_with(table: OathTable, player: str, card: str, action: MajorAction) -> None:
    """Take the card for a Trade or Muster. What comes of it is in the base rules."""
    flow.require(why_no_exchange(table, card, action))
    flow.begin_action(table, player, action).card = card


def cards_to_exchange_with(table: OathTable, site: str, action: MajorAction) -> list[str]:
    fit = []
    for card in table.state.site(site).cards:
        if refusal := why_no_exchange(table, card, action):
            table.trace.rejected(refusal.rule, "{card}: no {action}", because=refusal.text, card=card, action=action)
        else:
            fit.append(card)
    return fit


# --- playing ------------------------------------------------------------------------------------------------------


def why_not_play(table: OathTable, card: str, way: Way) -> Refusal | None:
    """The restriction against playing the card this way, if there is one."""
    restrictions = table.state.card(card).restrictions
    if way is Way.TO_ADVISERS and Restriction.SITE_ONLY in restrictions:
        return Refusal("restriction.site-only", "{card} goes face up to a site only", card=card)
    if way is Way.AT_A_SITE and Restriction.ADVISERS_ONLY in restrictions:
        return Refusal("restriction.advisers-only", "{card} goes face up to advisers only", card=card)
    return None


def ways_to_play(table: OathTable, card: str) -> list[Way]:
    return [way for way in Way if not why_not_play(table, card, way)]


def play_at_site(table: OathTable, player: str, card: str, site: str) -> None:
    there = table.state.site(site)
    _take_from_hand(table, player, card, Way.AT_A_SITE)
    there.cards.append(card)
    table.state.card(card).faceup = True
    if Restriction.SITE_ONLY in table.state.card(card).restrictions:
        table.trace.applied(
            "restriction.site-only", "{player} plays {card} at {site}", player=player, card=card, site=site
        )


def play_to_advisers(table: OathTable, player: str, card: str) -> None:
    _take_from_hand(table, player, card, Way.TO_ADVISERS)
    table.state.player(player).advisers.append(card)
    table.state.card(card).faceup = True
    if Restriction.ADVISERS_ONLY in table.state.card(card).restrictions:
        table.trace.applied(
            "restriction.advisers-only", "{player} plays {card} to the advisers", player=player, card=card
        )


def play_facedown(table: OathTable, player: str, card: str) -> None:
    _take_from_hand(table, player, card, Way.FACEDOWN)
    table.state.player(player).advisers.append(card)
    table.state.card(card).faceup = False
    table.trace.applied("restriction.facedown", "{player} plays {card} facedown", player=player, card=card)


def _take_from_hand(table: OathTable, player: str, card: str, way: Way) -> None:
    """From the hand in one's own turn; the Prince plays only what his search brings."""
    if player == PRINCE:
        raise Refusal("prince-card.quadrant", "the Prince plays only the card that his search brings")
    flow.require(why_not_play(table, card, way))
    flow.in_turn(table, player, "restriction.facedown")
    if card not in table.state.player(player).hand:
        raise Refusal("restriction.facedown", "{card} is not in the hand of {player}", card=card, player=player)
    table.state.take_card(card)


# --- locked cards -------------------------------------------------------------------------------------------------


def why_not_remove(table: OathTable, card: str) -> Refusal | None:
    """The rule against discarding, moving or swapping a card in play, if there is one."""
    here = table.state.card(card)
    if table.state.site_of_card(card) is None and table.state.adviser_of(card) is None:
        return Refusal("restriction.locked", "{card} is not in play", card=card)
    if Restriction.LOCKED in here.restrictions and here.faceup:
        return Refusal("restriction.locked", "{card} is locked", card=card)
    return None


def discard(table: OathTable, card: str, region: Region) -> None:
    _require_removable(table, card)
    table.state.take_card(card)
    table.state.discards[region].insert(0, card)


def move(table: OathTable, card: str, site: str) -> None:
    _require_removable(table, card)
    there = table.state.site(site)
    table.state.take_card(card)
    there.cards.append(card)


def swap(table: OathTable, card: str, other: str) -> None:
    """Exchange the places of two cards in play."""
    _require_removable(table, card)
    _require_removable(table, other)
    if card == other:
        raise InputError("a card is not swapped with itself.", todo="Name two cards.")
    table.state.swap_cards(card, other)


def _require_removable(table: OathTable, card: str) -> None:
    flow.during_game(table, "restriction.locked")
    flow.require(why_not_remove(table, card))


# --- who may use a power ------------------------------------------------------------------------------------------


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
        return (
            None if ruled else Refusal("battle-plan.ruled", "{player} does not rule {card}", player=player, card=card)
        )
    if ruled:
        table.trace.applied("access.ruled", "{player} has access to {card}", player=player, card=card)
        return None
    if site is not None and site == pawn:
        table.trace.applied(
            "access.site", "{player} is at {site}, where {card} lies", player=player, card=card, site=site
        )
        return None
    return Refusal("access.site", "{player} neither rules {card} nor is at its site", player=player, card=card)


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


# --- exhaustion and payment ---------------------------------------------------------------------------------------


def pays_outside_turn(table: OathTable, player: str, card: str) -> bool:
    """Whether the rules of paying outside one's turn hold. Reading b of C57 lets battle plans break them too."""
    if flow.is_own_turn(table.state, player):
        return False
    if table.state.card(card).power.battle_plan and table.readings["C57"] == "b":
        table.trace.applied("battle-plan.exception", "{card} is paid as in one's own turn", card=card)
        return False
    return True


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


def burn(table: OathTable, player: str, token: Token, rule: str) -> None:
    """Return a token of the player to the shared bank."""
    table.state.player(player).spend(token)
    if token is Token.FAVOR:
        table.state.shared.favor += 1
    else:
        table.state.shared.secrets += 1
    table.trace.applied(rule, "{player} burns 1 {token}", player=player, token=token)


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


def token_of(cost: Cost) -> Token:
    return PLACED[cost] if cost in PLACED else BURNED[cost]


# --- the Conspiracy -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Theft(Worded):
    """One thing that the Conspiracy could take."""

    template: ClassVar[str] = "{prize} ({victim})"
    victim: str
    prize: str | Banner


def why_no_conspiracy(table: OathTable, player: str, victim: str) -> Refusal | None:
    """The rule against using the Conspiracy on this player, if there is one."""
    plotter, other = table.state.player(player), table.state.player(victim)
    if refusal := flow.why_not_turn(table.state, player, "conspiracy.take"):
        return refusal
    if not plotter.conspiracy:
        return Refusal("conspiracy.take", "{player} does not have the Conspiracy", player=player)
    if victim == player:
        return Refusal("conspiracy.take", "{player} is no other player", player=player)
    if not plotter.has(Token.SECRET):
        return Refusal("conspiracy.secret", "{player} has no secret to burn", player=player)
    if plotter.pawn is None or plotter.pawn != other.pawn:
        return Refusal("conspiracy.site", "{player} is not at the site of {victim}", player=player, victim=victim)
    if table.readings["C27"] == "b" and not table.state.has_travelled(player):
        return Refusal("conspiracy.site", "{player} has not travelled there this turn", player=player)
    if (count := matching_advisers(table, player, victim)) < MATCHES_NEEDED:
        return Refusal("conspiracy.match", "advisers of {player} that match: {count}", player=player, count=count)
    return None


def matching_advisers(table: OathTable, player: str, victim: str) -> int:
    """How many of the player's advisers have the suit of any adviser of the victim."""
    all_count = table.readings["C28"] == "b"
    theirs = adviser_suits(table, victim, facedown=all_count)
    return sum(suit in theirs for suit in adviser_suits(table, player, facedown=all_count))


def thefts(table: OathTable, player: str) -> list[Theft]:
    """Everything the player could take with the Conspiracy now."""
    found: list[Theft] = []
    for victim, other in table.state.players.items():
        if refusal := why_no_conspiracy(table, player, victim):
            values = {**refusal.values, "victim": victim}
            table.trace.rejected(refusal.rule, "against {victim}", because=refusal.text, **values)
        else:
            found += [Theft(victim, prize) for prize in other.prizes]
    return found


def use_conspiracy(table: OathTable, player: str, victim: str, prize: str | Banner) -> None:
    """Burn a secret and take one banner or relic."""
    plotter, other = table.state.player(player), table.state.player(victim)
    flow.require(why_no_conspiracy(table, player, victim))
    if prize not in other.prizes:
        raise Refusal("conspiracy.take", "{victim} does not have this: {prize}", victim=victim, prize=prize)
    flow.in_turn(table, player, "conspiracy.take")
    table.trace.applied("conspiracy.site", "{player} is at the site of {victim}", player=player, victim=victim)
    count = matching_advisers(table, player, victim)
    table.trace.applied("conspiracy.match", "advisers of {player} that match: {count}", player=player, count=count)
    burn(table, player, Token.SECRET, "conspiracy.secret")
    other.lose(prize)
    plotter.gain(prize)
    table.trace.applied("conspiracy.take", "{player} takes this: {prize}", player=player, prize=prize)
