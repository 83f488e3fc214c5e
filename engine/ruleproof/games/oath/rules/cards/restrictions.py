"""Where a card may be played, and what locks it in place."""

from __future__ import annotations

from ruleproof.core import InputError, Refusal
from ruleproof.games.oath.names import PRINCE, Region, Restriction, Way
from ruleproof.games.oath.rules import flow
from ruleproof.games.oath.state import OathTable

# --- playing ----------------------------------------------------------------------------------------------------------


def why_not_play(table: OathTable, card: str, way: Way) -> Refusal | None:
    """The rule against playing the card this way, if there is one."""
    restrictions = table.state.card(card).restrictions
    if refusal := flow.why_over(table.state):
        return refusal
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


# --- locked cards -----------------------------------------------------------------------------------------------------


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
